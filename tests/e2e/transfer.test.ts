import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { storm } from '../../src/games/storm';
import { Table } from '../../src/kernel/table';
import { readFile, saveOf, writeEverything, writeSave } from '../../src/storage';
import { expectAccessible, expectNothingCut, home, smallPhone } from './harness';
import { question } from './parts';
import { asSave, choose, drop, fewChoices, paste, positions, shelve, step, textOf, usePhones } from './phones';

const phones = usePhones();

test('a deleted campaign comes back by undo, and later from among the deleted', async () => {
  const { page } = await phones.device();
  await shelve(page, phones.address);
  const row = page.locator('.campaign-row');
  const remove = async () => {
    await row.getByRole('button', { name: /^Export or delete/ }).tap();
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await page.getByText('was deleted').waitFor();
    await row.waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await row.waitFor();
  await remove();
  await page.reload();
  await page.getByText('Recently deleted (1)').tap();
  await page.getByRole('button', { name: 'Restore' }).tap();
  await row.waitFor();
});

test('a file dropped on the page is taken in, and a twin is replaced only when asked', async () => {
  const table = fewChoices('twin');
  const text = writeSave(asSave(table));
  const taken = { hash: table.hash(), count: table.entries.length };
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  await drop(page, text);
  await page.getByText('Replayed and verified').waitFor();
  await expect
    .poll(() => page.locator('.taken').innerText())
    .toMatch(/Scenario[\s\S]*Campaign[\s\S]*Turn \d+ · [\s\S]*Decisions/);
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await question(page).waitFor();
  await expect.poll(() => positions(page)).toEqual([taken]);
  await step(page);

  // It went on here: the file is now older than what is on the device.
  await page.goto(`${phones.address}#/settings`);
  await choose(page, text);
  await page.getByText('A campaign with the same start is already on this device').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Keep both' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Replace the existing one' }).check();
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await page.locator(`.table[data-decisions="${taken.count}"]`).waitFor();
  const both = await positions(page);
  expect(both).toContainEqual(taken);
  expect(both.map(({ count }) => count).sort()).not.toEqual([taken.count, taken.count]);
  await page.goto(`${phones.address}#/`);
  await page.getByText('Recently deleted (1)').tap();
  await page.getByRole('button', { name: 'Restore' }).tap();
  await page.locator('.campaign-row').waitFor();
  expect(problems).toEqual([]);
});

test('on an iPhone it is said that campaigns begun in Safari do not come along, before and after', async () => {
  const { context, page } = await phones.device();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' });
    Object.defineProperty(navigator, 'standalone', { get: () => location.search === '?installed' });
  });
  await page.goto(`${phones.address}#/settings`);
  await page.getByText('Campaigns started in Safari are not carried over').waitFor();
  await page.goto(`${phones.address}?installed`);
  await page.getByText('Campaigns started in Safari stay there.').waitFor();
});

/** What a camera reads off the screen. */
async function readCode(page: Page): Promise<string> {
  const picture = await page.locator('.send .qr').screenshot();
  const { width, height, dark } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    let dark = '';
    for (let i = 0; i < pixels.length; i += 4) dark += (pixels[i] ?? 0) < 128 ? '1' : '0';
    return { width, height, dark };
  }, picture.toString('base64'));
  const data = Uint8ClampedArray.from({ length: dark.length * 4 }, (_, i) =>
    i % 4 === 3 || dark[Math.floor(i / 4)] === '0' ? 255 : 0,
  );
  return decodeQR({ width, height, data });
}

test('a campaign goes out by the share sheet, as a link and as a QR code, and comes in elsewhere', async () => {
  const one = await phones.device();
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The one thing that this browser lacks: a share sheet.
  await one.context.addInitScript(() => {
    const out: { name: string; type: string; text: string }[] = [];
    Object.defineProperty(globalThis, 'handedOut', { value: out });
    Object.defineProperty(navigator, 'canShare', { value: ({ files }: ShareData) => files?.length === 1 });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [] }: ShareData) => {
        for (const file of files) out.push({ name: file.name, type: file.type, text: await file.text() });
      },
    });
  });
  await shelve(one.page, phones.address);
  await one.page.locator('.campaign-row .icon-button').tap();
  await one.page.getByRole('button', { name: 'Export', exact: true }).tap();
  await one.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectAccessible(one.page);
  await one.page.getByRole('button', { name: 'Copy link' }).tap();
  await one.page.getByText('The link is copied').waitFor();
  const link = await one.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(() => readCode(one.page)).toBe(link);
  await one.page.getByRole('button', { name: 'File', exact: true }).tap();
  const handedOut = () =>
    one.page.evaluate(() => Reflect.get(globalThis, 'handedOut') as { name: string; type: string; text: string }[]);
  await expect
    .poll(async () => (await handedOut()).map(({ name, type }) => `${name} ${type}`))
    .toEqual(['valley-lost-valley-turn-01.txt text/plain']);
  const [handed] = await handedOut();
  const file = readFile(handed?.text ?? '');
  if (!file.ok || file.value.kind !== 'campaign') throw new Error('not one campaign');
  const { hash, choices } = file.value.save;

  const two = await phones.device();
  await two.page.goto(link);
  await two.page.getByText('Replayed and verified').waitFor();
  await two.page.getByRole('button', { name: 'Import and play' }).tap();
  await question(two.page).waitFor();
  await expect.poll(() => positions(two.page)).toEqual([{ hash, count: choices.length }]);
  // The same link once more: the very same campaign is left out unless the player wants it twice.
  await two.page.goto(`${phones.address}#/`);
  await home(two.page);
  await paste(two.page, `Look: ${link} !`);
  await two.page.getByText('This campaign is already on this device.').waitFor();
  await expect.poll(() => two.page.getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true);
  expect([one.problems, two.problems]).toEqual([[], []]);
});

test('a long battle of two sides says what it gives away and that its link is long; it goes in numbered codes', async () => {
  const table = new Table(storm, { scenario: 'battle', options: [], seed: 'sfc32:codes' });
  while (table.prompt && table.entries.length < 900) table.choose(storm.mind.bot(table.state, table.prompt).choice);
  const one = await phones.device();
  await one.page.goto(phones.address);
  const save = saveOf(table, { french: 'person', 'viet-minh': 'person' });
  await choose(one.page, writeEverything([save, save], {}));
  await one.page.getByRole('button', { name: 'Import', exact: true }).tap();
  await one.page
    .getByRole('button', { name: /^Export or delete/ })
    .first()
    .tap();
  await one.page.getByRole('button', { name: 'Export', exact: true }).tap();
  await one.page.getByText('both hands, hidden units and the dice to come').waitFor();
  await one.page.getByText(/The link is \d{4} characters long/).waitFor();
  const label = await one.page.getByRole('img', { name: /^Code 1 of/ }).getAttribute('aria-label');
  const of = Number(label?.split(' ').at(-1));
  const links = [await readCode(one.page)];
  for (let at = 2; at <= of; at++) {
    await one.page.getByRole('button', { name: 'Next code' }).tap();
    await one.page.getByRole('img', { name: `Code ${at} of ${of}` }).waitFor();
    links.push(await readCode(one.page));
  }

  // Each is scanned alone.
  const two = await phones.device();
  for (const [i, link] of links.entries()) {
    await two.page.goto(link);
    const missing = Array.from({ length: of - i - 1 }, (_, left) => i + 2 + left);
    if (missing.length > 0) await two.page.getByText(`${missing.join(', ')} of ${of} `).waitFor();
  }
  await two.page.getByText('Replayed and verified').waitFor();
  expect([one.problems, two.problems]).toEqual([[], []]);
});

test('everything goes out in one file and comes in with the settings; deleting all leaves no drawn ground', async () => {
  const one = await phones.device({ theme: 'dark' });
  await shelve(one.page, phones.address);
  await one.page.goto(`${phones.address}#/settings`);
  const [download] = await Promise.all([
    one.page.waitForEvent('download'),
    one.page.getByRole('button', { name: 'Export everything' }).tap(),
  ]);
  const text = await textOf(download);
  await expect.poll(() => one.page.locator('.facts').first().innerText()).not.toContain('Never');

  const two = await phones.device({ theme: 'light' });
  await two.page.goto(phones.address);
  await choose(two.page, text);
  await two.page.getByText('It contains 2 campaigns.').waitFor();
  await two.page.getByLabel('Import settings too').check();
  await two.page.getByRole('button', { name: 'Import' }).tap();
  await two.page.locator('.campaign-row').waitFor();
  await expect.poll(() => two.page.locator('.campaign-row').count()).toBe(1);
  await two.page.locator('html[data-theme=dark]').waitFor();

  await two.page.goto(`${phones.address}#/settings`);
  await two.page.evaluate(async () => (await caches.open('valley-ground')).put('/sheet.png', new Response('drawn')));
  await two.page.getByRole('button', { name: 'Delete all campaigns' }).tap();
  await two.page.getByRole('button', { name: 'Tap again' }).tap();
  await two.page.getByText('2 campaigns deleted').waitFor();
  await expect.poll(() => two.page.evaluate(() => caches.has('valley-ground'))).toBe(false);
});

test('what is not a campaign is refused with its reason, and nothing in it becomes markup', async () => {
  const text = writeSave(asSave(fewChoices('bad')));
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  const refused = page.locator('.notice[role=alert]');
  const tries: readonly (readonly [string, RegExp])[] = [
    ['<img src=x onerror="document.title=1">', /not a file of The Valley/],
    [text.slice(0, -100), /incomplete/],
    [text.replace('"rewinds": 0', '"rewinds": 3'), /changed or damaged/],
    [`${phones.address}#/take/abcdef`, /incomplete: its end is missing/],
    ['{"format": 99}', /newer version/],
  ];
  for (const [bad, reason] of tries) {
    await paste(page, bad);
    await expect.poll(() => refused.innerText()).toMatch(reason);
    expect(await page.locator('.page img, .page script').count()).toBe(0);
  }
  await expectAccessible(page);
  await page.goto(`${phones.address}#/`);
  await page.getByRole('link', { name: /Play/ }).first().waitFor();
  expect(problems).toEqual([]);
});

test.each(['en', 'fr', 'vi'])('home, import and export with campaigns are legible: %s', async (language) => {
  const { page } = await phones.device({ language, text: '130' }, { viewport: smallPhone });
  await shelve(page, phones.address);
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
