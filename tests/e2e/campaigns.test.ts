import { readFileSync } from 'node:fs';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { Table } from '../../src/kernel/table';
import { saveOf, writeSave } from '../../src/storage';
import {
  expectAccessible,
  expectNothingCut,
  home,
  launch,
  openPage,
  openPhone,
  type Phone,
  type Server,
  serve,
  smallPhone,
} from './harness';

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

type Settings = Readonly<Record<string, string>>;

/** A phone of its own, with nothing stored. */
async function device(settings: Settings = {}, options: Parameters<typeof openPhone>[1] = {}) {
  const context = await openPhone(browser, options);
  contexts.push(context);
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', text);
  }, stored);
  return { context, ...(await openPage(context)) };
}

async function begin(page: Page, seed = 'campaigns', taps = 3): Promise<void> {
  await page.goto(`${server.address}#/new/lost-valley`);
  await page.locator('input[name="dice"]').last().check();
  await page.locator('.seed input').fill(seed);
  await page.locator('.begin .button').tap();
  await question(page).waitFor();
  for (let i = 0; i < taps; i++) await step(page);
}

const question = (page: Page) => page.locator('.dock .question p').first();
/** What is asked, without the number of the rule. */
const asked = async (page: Page) => (await question(page).innerText()).replace(/\s[\d.]+$/, '');

/** Makes some choice, if need be out of the list of all choices. */
async function choice(page: Page): Promise<void> {
  const offered = page.locator('button[data-choice]:visible');
  if ((await offered.count()) === 0) await page.getByRole('button', { name: 'All choices' }).tap();
  await offered.last().dispatchEvent('click');
}

/** One choice further, on the disk and on the screen. */
async function step(page: Page): Promise<void> {
  const before = await journal(page);
  await choice(page);
  await expect.poll(() => journal(page)).not.toBe(before);
}

/** How many choices are on the disk, in all campaigns. */
const journal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const count = opening.result.transaction('choices').objectStore('choices').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

async function exported(page: Page): Promise<string> {
  await page.locator('.strip-buttons .icon-button').last().tap();
  await page.getByRole('button', { name: 'Export this game' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File', exact: true }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^valley-lost-valley-turn-\d\d\.json$/);
  const text = await textOf(download);
  await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
  return text;
}

const choose = (page: Page, text: string) =>
  page.setInputFiles('input[type=file]', {
    name: 'save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

test('a start returns to the open campaign; from home it starts at home, where the campaign lies with its picture', async () => {
  const { context, page, problems } = await device();
  await begin(page);
  const before = await asked(page);
  await page.close();

  const next = await openPage(context);
  await next.page.goto(server.address);
  await next.page.locator('.sheet[data-topic="resume"]').waitFor();
  expect(await next.page.locator('.where > div').count()).toBe(3);
  expect(await asked(next.page)).toBe(before);

  await next.page.goto(`${server.address}#/`);
  const hero = next.page.locator('.hero');
  await hero.locator('img.picture').waitFor();
  await expect.poll(() => hero.innerText()).toMatch(/Turn \d+ · \S[\s\S]*Campaign, /);
  await next.page.reload();
  await home(next.page);
  await hero.getByRole('link', { name: 'Resume campaign' }).tap();
  expect(await asked(next.page)).toBe(before);
  expect([problems, next.problems]).toEqual([[], []]);
});

test('a deleted campaign comes back by undo, and later from among the deleted', async () => {
  const { page } = await device();
  await begin(page, 'deleted', 1);
  await page.goto(`${server.address}#/`);
  const remove = async () => {
    await page.getByRole('button', { name: /^Export or delete/ }).tap();
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await page.getByText('was deleted').waitFor();
    expect(await page.getByRole('link', { name: 'Resume campaign' }).count()).toBe(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('link', { name: 'Resume campaign' }).waitFor();
  await remove();
  await page.reload();
  await page.getByText('Deleted (1)').tap();
  await page.getByRole('button', { name: 'Bring back' }).tap();
  await page.getByRole('link', { name: 'Resume campaign' }).waitFor();
});

test('a campaign goes to another device as a file, and a twin is replaced only when asked', async () => {
  const one = await device();
  await begin(one.page, 'file');
  const text = await exported(one.page);
  const before = await asked(one.page);

  const two = await device();
  await two.page.goto(server.address);
  await choose(two.page, text);
  await two.page.getByText('Replayed and verified').waitFor();
  expect(await two.page.locator('.taken').innerText()).toMatch(
    /Scenario[\s\S]*Campaign[\s\S]*Turn \d+ · [\s\S]*Decisions/,
  );
  await two.page.getByRole('button', { name: 'Take in and play' }).tap();
  await question(two.page).waitFor();
  expect(await asked(two.page)).toBe(before);

  // It went on there: the file is now older than what is on the device.
  await step(two.page);
  const later = await asked(two.page);
  await two.page.goto(`${server.address}#/settings`);
  await choose(two.page, text);
  await two.page.getByText('A campaign that began the same way is here already').waitFor();
  expect(await two.page.getByRole('radio', { name: 'Keep both' }).isChecked()).toBe(true);
  await two.page.getByRole('radio', { name: 'Replace the one here' }).check();
  await two.page.getByRole('button', { name: 'Take in and play' }).tap();
  await question(two.page).waitFor();
  expect(await asked(two.page)).toBe(before);
  await two.page.goto(`${server.address}#/`);
  await two.page.getByText('Deleted (1)').tap();
  await two.page.getByRole('button', { name: 'Bring back' }).tap();
  await two.page.locator('.campaign-row').waitFor();
  await two.page.locator('.campaign-row .row').tap();
  await question(two.page).waitFor();
  expect([before, later]).toContain(await asked(two.page));
  expect([one.problems, two.problems]).toEqual([[], []]);
});

test('a campaign goes to another device as a link, which is a QR code too', async () => {
  const one = await device();
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(one.page, 'link');
  const before = await asked(one.page);
  await one.page.locator('.strip-buttons .icon-button').last().tap();
  await one.page.getByRole('button', { name: 'Export this game' }).tap();
  await one.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectAccessible(one.page);
  await one.page.getByRole('button', { name: 'Copy link' }).tap();
  await one.page.getByText('The link is copied').waitFor();
  const link = await one.page.evaluate(() => navigator.clipboard.readText());

  const two = await device();
  await two.page.goto(link);
  await two.page.getByText('Replayed and verified').waitFor();
  await two.page.getByRole('button', { name: 'Take in and play' }).tap();
  await question(two.page).waitFor();
  expect(await asked(two.page)).toBe(before);

  // The same link once more: the very same campaign is left out unless the player wants it twice.
  await two.page.goto(`${server.address}#/`);
  await home(two.page);
  await paste(two.page, `Look: ${link} !`);
  await two.page.getByText('The very same campaign is here already.').waitFor();
  expect(await two.page.getByRole('button', { name: 'Nothing to take in' }).isDisabled()).toBe(true);
  expect([one.problems, two.problems]).toEqual([[], []]);
});

test('everything goes out in one file and comes in with the settings', async () => {
  const one = await device({ theme: 'dark' });
  await begin(one.page, 'first', 1);
  await begin(one.page, 'second', 1);
  await one.page.goto(`${server.address}#/settings`);
  const [download] = await Promise.all([
    one.page.waitForEvent('download'),
    one.page.getByRole('button', { name: 'Export everything' }).tap(),
  ]);
  const text = await textOf(download);
  await expect.poll(() => one.page.locator('.facts').first().innerText()).not.toContain('Never');

  const two = await device({ theme: 'light' });
  await two.page.goto(server.address);
  await choose(two.page, text);
  await two.page.getByText('It holds 2 campaigns.').waitFor();
  await two.page.getByLabel('Take over the settings too').check();
  await two.page.getByRole('button', { name: 'Take in' }).tap();
  await two.page.locator('.campaign-row').waitFor();
  expect(await two.page.locator('.campaign-row').count()).toBe(1);
  expect(await two.page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('what is not a campaign is refused with its reason, and nothing in it becomes markup', async () => {
  const one = await device();
  await begin(one.page, 'bad', 1);
  const text = await exported(one.page);
  const { page, problems } = await device();
  await page.goto(server.address);
  await home(page);
  const refused = page.locator('.notice[role=alert]');
  const tries: readonly (readonly [string, RegExp])[] = [
    ['<img src=x onerror="document.title=1">', /not a file of The Valley/],
    [text.slice(0, 400), /cut short/],
    [text.replace('"rewinds": 0', '"rewinds": 3'), /changed or damaged/],
    [`${server.address}#/take/abcdef`, /The link is damaged/],
    ['{"format": 99}', /newer version/],
  ];
  for (const [bad, reason] of tries) {
    await paste(page, bad);
    await expect.poll(() => refused.innerText()).toMatch(reason);
    expect(await page.locator('.page img, .page script').count()).toBe(0);
  }
  await expectAccessible(page);
  await page.goto(`${server.address}#/`);
  await page.getByRole('link', { name: /Play/ }).first().waitFor();
  expect(problems).toEqual([]);
});

test('two windows: the second watches, follows, and plays when asked; the first then watches', async () => {
  const { context, page: first } = await device();
  await begin(first, 'windows');
  const { page: second, problems } = await openPage(context);
  await second.goto(first.url());
  await second.getByText('You are watching.').waitFor();
  expect(await second.locator('[data-choice]').count()).toBe(0);
  await step(first);
  await expect.poll(() => asked(second)).toBe(await asked(first));
  await expectAccessible(second);

  await second.getByRole('button', { name: 'Play here' }).tap();
  await first.getByText('You are watching.').waitFor();
  await second.locator('.button.undo').waitFor();
  await step(second);
  await expect.poll(() => asked(first)).toBe(await asked(second));
  expect(problems).toEqual([]);
});

test('a browser that keeps nothing says so, lets play go on and lets the campaign out', async () => {
  const { context, page } = await device();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto(server.address);
  await page.getByText('everything is lost when this window closes').waitFor();
  await page.goto(`${server.address}#/new/lost-valley`);
  await page.locator('.begin .button').tap();
  const line = page.locator('.trouble-line');
  await line.getByText('everything is lost when this window closes').waitFor();
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Export' }).tap();
  await page.locator('.send').getByRole('button', { name: 'File', exact: true }).waitFor();
  await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
  await line.getByRole('button', { name: 'Dismiss' }).tap();
  const undo = page.locator('.button.undo');
  const before = `${await asked(page)} ${await undo.innerText()}`;
  await choice(page);
  await expect.poll(async () => `${await asked(page)} ${await undo.innerText()}`).not.toBe(before);
});

test('a full device says so with an export at hand, and the decision is there after a reload', async () => {
  const { page } = await device();
  await begin(page, 'full', 1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await choice(page);
  const line = page.locator('.trouble-line');
  await line.getByText('There is no room left on this device.').waitFor();
  const after = await asked(page);
  await line.getByRole('button', { name: 'Export' }).tap();
  await page.locator('.send').getByRole('button', { name: 'File', exact: true }).waitFor();
  await page.reload();
  await page.getByText('brought back from an emergency copy').waitFor();
  expect(await asked(page)).toBe(after);
});

test('the browser is asked to keep our storage after the first turn, and settings show the answer', async () => {
  const { page } = await device();
  await begin(page, 'turn', 0);
  const turn = page.locator('.turn b');
  for (let i = 0; i < 80 && (await turn.textContent()) === 'T1'; i++) await step(page);
  expect(await turn.textContent()).toBe('T2');
  await page.goto(`${server.address}#/settings`);
  await expect
    .poll(() => page.locator('.facts').first().innerText())
    .toMatch(/Asked after your first turn\s+The browser (agreed|did not agree)/);
});

test('a finished campaign stands in the hall with its result, its turn and its marks', async () => {
  const table = new Table(lostValley, { scenario: 'campaign', options: [], seed: 'sfc32:hall' });
  while (table.prompt) table.choose(lostValley.bot(table.state, table.prompt).choice);
  table.hints = [0, 3];
  const { page, problems } = await device();
  await page.goto(server.address);
  await choose(page, writeSave(saveOf(table, { french: 'person' })));
  await page.getByRole('button', { name: 'Take in and play' }).tap();
  await page.locator('.sheet[data-topic="report"]').waitFor();
  await page.goto(`${server.address}#/`);
  await page.getByRole('heading', { name: 'Past campaigns' }).waitFor();
  const row = page.locator('.campaign-row');
  await expect.poll(() => row.innerText()).toMatch(/\S+ · Turn \d+\s+.+ · 2 hints/);
  expect(await page.getByRole('link', { name: 'Resume campaign' }).count()).toBe(0);
  await expectAccessible(page);
  // A finished campaign is not what the next start returns to.
  await row.locator('.row').tap();
  await page.locator('.sheet[data-topic="report"]').waitFor();
  await page.goto(server.address);
  await home(page);
  expect(problems).toEqual([]);
});

test.each(['en', 'fr', 'vi'])('home, import and export with campaigns are legible: %s', async (language) => {
  const { page } = await device({ language, text: '130' }, { viewport: smallPhone });
  await begin(page, 'one', 1);
  await begin(page, 'two', 1);
  await page.goto(`${server.address}#/`);
  await page.locator('.hero .icon-button').tap();
  await page.locator('.campaign-row .icon-button').tap();
  await page.locator('.campaign-acts').nth(1).waitFor();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('.campaign-row .campaign-acts .button').first().tap();
  await page.locator('.send .qr').waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.send .primary').tap()]);
  const text = await textOf(download);
  await page.locator('.send .icon-button').tap();
  await choose(page, text);
  await page.locator('.taken fieldset').waitFor();
  await expectNothingCut(page);
  await expectAccessible(page);
});
