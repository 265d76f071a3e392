import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { storm } from '../../src/games/storm';
import type { Game } from '../../src/kernel/game';
import { canonical, hashText } from '../../src/kernel/hash';
import { Table } from '../../src/kernel/table';
import { linkTo, packed, readFile, type Save, saveOf, writeEverything, writeSave } from '../../src/storage';
import { DATABASE_VERSION } from '../../src/storage/db';
import { FORMAT } from '../../src/storage/migrations';
import { sealed } from '../../src/storage/save';
import { expectAccessible, expectNothingCut, home } from './harness';
import { question } from './parts';
import { asSave, choose, fewChoices, played, positions, rowsOf, step, textOf, usePhones } from './phones';

const phones = usePhones();

const refused = (page: Page) => page.locator('.notice[role=alert]');
const stored = async (page: Page) => (await rowsOf(page, 'campaigns')).length;

/** A save that brings a state of its own, with something changed in it, and right hashes. */
function hostile(game: Game, scenario: string, change: (state: Record<string, unknown>) => object): Save {
  const table = new Table(game, { scenario, options: [], seed: 'sfc32:hostile' });
  while (table.prompt && table.entries.length < 40) table.choose(game.mind.bot(table.state, table.prompt).choice);
  const save = saveOf(table, Object.fromEntries(game.sides.map((side) => [side, 'person'])));
  if (!save.checkpoint) throw new Error('a checkpoint is needed');
  const state = { ...save.checkpoint.state, ...change(save.checkpoint.state) };
  const hash = hashText(canonical(state));
  const { at } = save.checkpoint;
  return { ...save, choices: save.choices.slice(0, at), base: { at, hash, state }, checkpoint: null, hash };
}

const loaded = (state: Record<string, unknown>) => ({
  chance: { ...(state.chance as object), forced: new Array(1_400_000).fill(6) },
});

/** As if its first choice had been made under other rules. */
const unfollowed = (save: Save): Save => ({ ...save, choices: ['other rules', ...save.choices.slice(1)] });

test('links that bring a state of their own are refused in words, and nothing is stored', async () => {
  const links = [
    // Everything can be replayed from the set-up: the state is not believed, and it is not where that leads.
    [hostile(lostValley, 'campaign', () => ({ scenario: 'nowhere' })), /does not reach the position it records/],
    [hostile(lostValley, 'campaign', loaded), /does not reach the position it records/],
    // Nothing can: the state is looked at field by field.
    [unfollowed(hostile(lostValley, 'campaign', () => ({ scenario: 'nowhere' }))), /cannot be replayed from any/],
    [unfollowed(hostile(lostValley, 'campaign', loaded)), /cannot be replayed from any/],
    [unfollowed(hostile(storm, 'battle', () => ({ turn: -1_000_000 }))), /cannot be replayed from any/],
  ] as const;
  for (const [save, why] of links) {
    const { page, problems } = await phones.device();
    await page.goto(linkTo(phones.address, (await packed(save)) ?? ''));
    await page.locator('.taken .notice').waitFor();
    await expect.poll(() => page.locator('.taken').innerText()).toMatch(why);
    expect(await page.getByText('verified').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true);
    await page.goto(`${phones.address}#/`);
    await home(page);
    expect(await stored(page)).toBe(0);
    expect(problems).toEqual([]);
  }
});

test('a file of plain text, as a phone shares it, is chosen and taken in', async () => {
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  const table = fewChoices('plain');
  const input = page.locator('input[type=file]');
  expect(await input.getAttribute('accept')).toMatch(/\.txt\b.*text\/plain/);
  await input.setInputFiles({
    name: 'valley-lost-valley-turn-01.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(writeSave(asSave(table))),
  });
  await page.getByText('Replayed and verified').waitFor();
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await question(page).waitFor();
  await expect.poll(() => positions(page)).toEqual([{ hash: table.hash(), count: table.entries.length }]);
  expect(problems).toEqual([]);
});

test('what a newer version has written is told from what is damaged, and what to do about it is said', async () => {
  const save = asSave(fewChoices('newer'));
  const told = [
    [
      { ...save, format: FORMAT + 1 },
      'It was written by a newer version of The Valley. Update this app, then try again.',
    ],
    [{ ...save, rules: 99 }, 'It was played under newer rules. Update this app, then try again.'],
  ] as const;
  for (const [newer, sentence] of told) {
    const { page, problems } = await phones.device();
    await page.goto(phones.address);
    await home(page);
    await choose(page, JSON.stringify(sealed(newer)));
    await page.getByText(sentence).waitFor();
    expect(await stored(page)).toBe(0);
    expect(problems).toEqual([]);
  }
  // A database that a newer version has written: nothing of it is touched.
  const { page } = await phones.device();
  await page.goto(`${phones.address}licences.txt`);
  await page.evaluate(
    (version) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('the-valley', version);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    DATABASE_VERSION + 1,
  );
  await page.goto(phones.address);
  await page.getByText('Your campaigns were written by a newer version of The Valley. Update the app').waitFor();
});

/** A file with so many campaigns that nobody waits for the last of them here. */
function many(count: number): string {
  const save = { ...asSave(played('many', ({ entries }) => entries.length < 120)), checkpoint: null };
  return writeEverything(
    Array.from({ length: count }, () => save),
    {},
  );
}

test('a long check says how far it is, can be stopped, and stores nothing then', async () => {
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  await choose(page, many(400));
  await page.getByText(/^Replaying campaign \d+ of 400…$/).waitFor();
  const share = () => page.locator('progress').evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0));
  const first = await share();
  await expect.poll(share).toBeGreaterThan(first);
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByText('You stopped the check.').waitFor();
  await expectAccessible(page);
  expect(await stored(page)).toBe(0);
  // And the next file is looked at as if nothing had been.
  await choose(page, writeSave(asSave(fewChoices('after'))));
  await page.getByText('Replayed and verified').waitFor();
  expect(problems).toEqual([]);
});

test.each(['no workers at all', 'a worker that cannot be loaded'])(
  '%s: checked on the page, and it is said',
  async (kind) => {
    const { context, page } = await phones.device();
    if (kind === 'no workers at all') {
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    } else await context.route(/check\.worker-/, (route) => route.abort());
    await page.goto(phones.address);
    await home(page);
    await choose(page, many(20));
    await page.getByText('This browser checks on the page itself').waitFor();
    await page.getByText('It contains 20 campaigns.').waitFor();
    await expect.poll(() => page.getByText('Replayed and verified').count()).toBe(20);
    // What the page could not read without standing still is refused.
    await page.goto(`${phones.address}#/`);
    await home(page);
    await choose(page, many(400));
    await page.getByText('too large to be checked in this browser').waitFor();
  },
);

/** Changes a row behind the back of the app. */
async function tamper(page: Page, store: 'campaigns' | 'choices', key: unknown, value: unknown): Promise<void> {
  await page.evaluate(
    ({ name, text }) =>
      new Promise<void>((resolve, reject) => {
        const { at, row } = JSON.parse(text);
        const opening = indexedDB.open('the-valley');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).put(row, at);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { name: store, text: JSON.stringify({ at: key, row: value }) },
  );
}

test('what the rules cannot follow is told before anybody decides, set aside with the decision, and brought back', async () => {
  const { page, problems } = await phones.device();
  const table = played('shortened', ({ entries }) => entries.length < 30);
  await page.goto(phones.address);
  await home(page);
  await choose(page, writeSave({ ...asSave(table), checkpoint: null }));
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await question(page).waitFor();
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  await page.goto(`${phones.address}#/`);
  await home(page);
  // Behind its last checkpoint, so that something is lost: as if a release had renamed a choice.
  await tamper(page, 'choices', [id, 20], 'a choice of other rules');
  const before = [await rowsOf(page, 'choices')];
  await page.goto(`${phones.address}#/play/${id}`);
  await page.getByRole('heading', { name: 'This version cannot replay the whole campaign' }).waitFor();
  await expect.poll(() => refused(page).innerText()).toMatch(/up to decision \d+ of 30/);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export as it was' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File', exact: true }).tap(),
  ]);
  const file = readFile(await textOf(download));
  expect(file.ok && file.value.kind === 'campaign' && file.value.save.choices.length).toBe(30);
  await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Continue from here' }).tap();
  await question(page).waitFor();
  expect([await rowsOf(page, 'choices')]).toEqual(before);

  await step(page);
  await page.goto(`${phones.address}#/`);
  await page.getByText('Recently deleted (1)').tap();
  await page.getByText('Set aside as it was').waitFor();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('.bin').getByRole('button', { name: 'Restore' }).tap();
  await page.locator('.campaign-row').waitFor();
  const counts = (await rowsOf(page, 'campaigns')).map(({ value }) => (value as { readonly count: number }).count);
  expect(counts).toContain(30);
  expect(problems).toEqual([]);
});

test('a stored campaign that cannot be read is named, comes out as it is, and can be deleted', async () => {
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  await tamper(page, 'campaigns', 'strange', { id: 'strange', game: 'storm', turn: -995_992 });
  await page.reload();
  await page.getByText('One stored campaign cannot be read.').waitFor();
  await page.getByText('Cannot be read (1)').tap();
  await expectNothingCut(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as it is' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('valley-unreadable-strange.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).rows.campaign.turn).toBe(-995_992);
  await page.getByRole('button', { name: 'Delete for good' }).tap();
  await page.getByRole('button', { name: 'Tap again: delete for good' }).tap();
  await page.getByText('Cannot be read (1)').waitFor({ state: 'detached' });
  await expect.poll(() => stored(page)).toBe(0);
  expect(problems).toEqual([]);
});
