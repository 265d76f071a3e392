/** What the tests of stored campaigns do again and again: phones of their own, campaigns on them, looks at the disk. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { Table } from '../../src/kernel/table';
import { saveOf, writeEverything } from '../../src/storage';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { openMenu, question } from './parts';
import { goOn } from './strong';

type Settings = Readonly<Record<string, string>>;
type Seats = Readonly<Record<string, string>>;

/** One browser and one server for a file of tests; every test has phones of its own. */
export function usePhones() {
  let browser: Phone;
  let server: Server;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  return {
    get address() {
      return server.address;
    },
    /** With nothing stored. What is kept for offline is looked at elsewhere and costs time here. */
    async device(settings: Settings = {}, options: Parameters<typeof openPhone>[1] = {}) {
      const context = await openPhone(browser, options);
      contexts.push(context);
      const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant', ...settings });
      await context.addInitScript((text) => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', text);
      }, stored);
      return { context, ...(await openPage(context)) };
    },
  };
}

const newTable = (seed: string) => new Table(lostValley, { scenario: 'campaign', options: [], seed: `sfc32:${seed}` });
type ValleyTable = ReturnType<typeof newTable>;

/** A campaign played by a sensible player, as far as it holds; but for some decisions, made as they come. */
export function played(
  seed: string,
  holds: (table: ValleyTable) => boolean,
  isThoughtless: (made: number) => boolean = () => false,
): ValleyTable {
  const table = newTable(seed);
  while (table.prompt && holds(table)) {
    const { choices } = table.prompt;
    const made = table.entries.length;
    const any = isThoughtless(made) ? choices[(made * 7) % choices.length] : undefined;
    table.choose(any ?? lostValley.mind.bot(table.state, table.prompt).choice);
  }
  return table;
}

export const fewChoices = (seed: string, count = 5) => played(seed, ({ entries }) => entries.length < count);
export const asSave = (table: ValleyTable) => saveOf(table, { french: 'person' });

/** Puts two campaigns on the shelf without opening a table. */
export async function shelve(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await choose(page, writeEverything([asSave(fewChoices('first')), asSave(fewChoices('second'))], {}));
  await page.locator('.taken').nth(1).waitFor();
  await page.locator('main > .button.primary, .page .button.primary').last().tap();
  await page.locator('.campaign-row').waitFor();
}

/** Sits down to a game of two sides whose dice are known. */
export async function sitDown(page: Page, address: string, game: string, seats: Seats, seed = 'e2e'): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  for (const [side, seat] of Object.entries(seats)) {
    await page.locator(`.seat[data-side="${side}"] input[value="${seat}"]`).check();
  }
  await page.locator('input[name="dice"]').last().check();
  await page.locator('.seed input').fill(seed);
  await page.locator('.begin .button').tap();
}

export async function begin(page: Page, address: string, seed: string, taps = 1): Promise<void> {
  await sitDown(page, address, 'lost-valley', {}, seed);
  await question(page).waitFor();
  for (let i = 0; i < taps; i++) await step(page);
}

/** What is asked, without the number of the rule. */
export const asked = async (page: Page) => (await question(page).innerText()).replace(/\s[\d.]+$/, '');

/** One choice further, on the disk and on the screen. */
export async function step(page: Page): Promise<void> {
  const before = await journal(page);
  await goOn(page);
  await expect.poll(() => journal(page)).not.toBe(before);
}

/** Everything in a store, read without the help of the app. */
export const rowsOf = (page: Page, store: 'campaigns' | 'choices' | 'misc') =>
  page.evaluate(
    (name) =>
      new Promise<readonly { readonly key: string; readonly value: unknown }[]>((resolve) => {
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const rows = opening.result.transaction(name).objectStore(name);
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map((key, i) => ({ key: String(key), value: values.result[i] })));
          };
        };
      }),
    store,
  );

/** How many choices are on the disk, in all campaigns. */
export const journal = async (page: Page) => (await rowsOf(page, 'choices')).length;

/** The campaigns on the disk: their positions, and how many decisions led there. */
export const positions = async (page: Page) =>
  (await rowsOf(page, 'campaigns')).map(({ value }) => {
    const { hash, count } = value as { readonly hash: string; readonly count: number };
    return { hash, count };
  });

export const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

export async function exported(page: Page): Promise<string> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Export this campaign' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File', exact: true }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^valley-lost-valley-turn-\d\d\.json$/);
  const text = await textOf(download);
  await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
  return text;
}

export const choose = (page: Page, text: string) =>
  page.setInputFiles('input[type=file]', {
    name: 'save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** Lets a file fall on the page, as a hand with a mouse does, as soon as somebody is there to catch it. */
export async function drop(page: Page, text: string): Promise<void> {
  await page.waitForFunction((dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([dropped], 'save.json', { type: 'application/json' }));
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.waitForFunction((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    return !document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
