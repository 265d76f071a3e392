/** The browser throws its database away under the app, which comes back all the same. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Save } from '../../src/storage';
import { sealed } from '../../src/storage/save';
import { launchProfile, openPage } from './harness';
import {
  asked,
  asSave,
  begin,
  fewChoices,
  journal,
  positions,
  rowsOf,
  shelve,
  step,
  textOf,
  usePhones,
} from './phones';

const phones = usePhones();

/** What lies in the second copy, by campaign. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('valley-second-copy');
    const held = (await cache.keys())
      .map(({ url }) => new URL(url).pathname.split('/'))
      .filter(({ length }) => length > 3);
    return held.map(([, , id]) => id ?? '').sort();
  });

/** Every campaign on the disk lies in the second copy as far as it was played: the copy is written a moment after it. */
async function allCopied(page: Page): Promise<void> {
  const lengths = () =>
    page.evaluate(async () => {
      const cache = await caches.open('valley-second-copy');
      const texts = await Promise.all((await cache.matchAll()).map((response) => response.text()));
      return texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text).save.choices.length);
    });
  const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b);
  const counts = async () => sorted((await positions(page)).map(({ count }) => count));
  await expect.poll(async () => sorted(await lengths()).join(' ') === (await counts()).join(' ')).toBe(true);
}

/** As the browser does it after a crash: everything is gone, and nobody has said so. */
async function loseDatabase(page: Page): Promise<void> {
  await page.goto(`${phones.address}licences.txt`);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('the-valley');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
        deleting.onblocked = reject;
      }),
  );
}

test('a lost database comes back from the second copy: the open campaign at its question, the others on the shelf', async () => {
  const { page, problems } = await phones.device();
  await shelve(page, phones.address);
  await begin(page, phones.address, 'second', 2);
  const [question, choices, before] = [await asked(page), await journal(page), await positions(page)];
  const open = (await rowsOf(page, 'misc')).find(({ key }) => key === 'open')?.value;
  await expect.poll(() => copies(page)).toHaveLength(3);
  await allCopied(page);
  await loseDatabase(page);

  await page.goto(phones.address);
  await page.getByText('The browser had lost its storage. 3 campaigns were restored').waitFor();
  await page.waitForURL(`${phones.address}#/play/${open}`);
  await expect.poll(() => asked(page)).toBe(question);
  await expect.poll(() => journal(page)).toBe(choices);
  await expect.poll(() => positions(page)).toEqual(expect.arrayContaining([...before]));
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await page.getByText('The browser had lost its storage').waitFor({ state: 'detached' });
  await step(page);

  // Said once.
  await page.reload();
  await expect.poll(() => journal(page)).toBe(choices + 1);
  await expect.poll(() => asked(page)).not.toBe('');
  expect(await page.getByText('The browser had lost its storage').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('what was deleted does not come back with the others; what was restored does', async () => {
  const { page } = await phones.device();
  await shelve(page, phones.address);
  await expect.poll(() => copies(page)).toHaveLength(2);
  const all = await copies(page);
  const more = page.getByRole('button', { name: /^Export or delete/ }).first();
  const bin = page.locator('.campaign-acts .button').last();
  await more.tap();
  await bin.tap();
  await expect.poll(() => copies(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => copies(page)).toEqual(all);
  await more.tap();
  await bin.tap();
  await expect.poll(() => copies(page)).toHaveLength(1);
  const kept = await copies(page);
  await loseDatabase(page);
  await page.goto(phones.address);
  await page.getByText('The browser had lost its storage. One campaign was restored').waitFor();
  expect((await rowsOf(page, 'campaigns')).map(({ key }) => key)).toEqual(kept);
});

/** A phone whose profile lies in a folder, so that parts of it can be put back as they were. */
async function onProfile(profile: string, what: (page: Page) => Promise<void>): Promise<void> {
  const context = await launchProfile(profile);
  try {
    await context.addInitScript(() => {
      const settings = { version: 1, language: 'en', motion: 'none', speed: 'instant' };
      if (!localStorage.getItem('the-valley/settings')) {
        localStorage.setItem('the-valley/settings', JSON.stringify(settings));
      }
    });
    const { page } = await openPage(context);
    await what(page);
  } finally {
    await context.close();
  }
}

test('a database that comes back older gets back what its copy has more, and says how much', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-older-'));
  const [database, older] = [join(profile, 'Default', 'IndexedDB'), join(profile, 'older')];
  let choices = 0;
  let question = '';
  await onProfile(profile, (page) => begin(page, phones.address, 'older', 3));
  cpSync(database, older, { recursive: true });
  await onProfile(profile, async (page) => {
    await page.goto(phones.address);
    await expect.poll(() => asked(page)).not.toBe('');
    for (let i = 0; i < 4; i++) await step(page);
    await allCopied(page);
    [choices, question] = [await journal(page), await asked(page)];
  });
  rmSync(database, { recursive: true });
  cpSync(older, database, { recursive: true });
  await onProfile(profile, async (page) => {
    await page.goto(phones.address);
    await page.getByText('This device had lost the last 4 decisions of The Lost Valley').waitFor();
    await expect.poll(() => asked(page)).toBe(question);
    await expect.poll(() => journal(page)).toBe(choices);
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await step(page);
    await expect.poll(() => journal(page)).toBe(choices + 1);
  });
  rmSync(profile, { recursive: true, force: true });
});

/** Puts copies of campaigns where the browser has lost their database; the first lay open. */
const holdCopies = (page: Page, saves: readonly Save[]) =>
  page.evaluate(
    async (texts) => {
      const cache = await caches.open('valley-second-copy');
      for (const [i, text] of texts.entries()) {
        await cache.put(`/second-copy/held-${i}/${1000 + i}/900`, new Response(text));
      }
      await cache.put('/second-copy/open', new Response('held-0'));
    },
    saves.map((save, i) => {
      const row = { id: `held-${i}`, created: 1000, updated: 1000 + i, writer: 'before', written: 900 };
      return JSON.stringify({ ...row, save: sealed({ ...save }) });
    }),
  );

/** Keeps every line that counts, with the question that stands under it: it may be over before anybody can look. */
function watchRestoring(): void {
  const restoring: string[] = [];
  Object.assign(window, { restoring });
  new MutationObserver(() => {
    const [line] = /Restoring your campaigns: \d+ of \d+/.exec(document.body?.textContent ?? '') ?? [];
    const asked = document.querySelector('.dock .question p')?.textContent ?? '';
    if (line) restoring.push(`${line} over ${asked}`);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('the open campaign comes back first, the others behind it with a line that counts', async () => {
  const { page, problems } = await phones.device();
  const table = fewChoices('many', 120);
  await page.goto(`${phones.address}licences.txt`);
  await holdCopies(
    page,
    Array.from({ length: 30 }, () => asSave(table)),
  );
  await page.addInitScript(watchRestoring);
  await page.goto(phones.address);
  await page.getByText('30 campaigns were restored').waitFor();
  // It was at its question already, while the others came.
  const seen = await page.evaluate<readonly string[]>('window.restoring');
  expect(seen).toContainEqual(expect.stringMatching(/^Restoring your campaigns: \d+ of 29.* over \S/));
  expect(page.url()).toBe(`${phones.address}#/play/held-0`);
  await expect
    .poll(() => positions(page))
    .toEqual(Array.from({ length: 30 }, () => ({ hash: table.hash(), count: 120 })));
  expect(problems).toEqual([]);
});

test('a copy that this version cannot follow is named on the shelf, exported and deleted there', async () => {
  const { page } = await phones.device();
  await shelve(page, phones.address);
  await expect.poll(() => copies(page)).toHaveLength(2);
  const [newer] = await copies(page);
  await loseDatabase(page);
  // As a newer version of the app would have written it.
  await page.evaluate(async (id) => {
    const cache = await caches.open('valley-second-copy');
    for (const request of await cache.keys()) {
      if (!request.url.includes(id ?? '')) continue;
      const copy = await (await cache.match(request))?.json();
      await cache.put(request, new Response(JSON.stringify({ ...copy, save: { ...copy.save, format: 99 } })));
    }
  }, newer);
  await page.goto(phones.address);
  await page.getByText('One campaign was restored').waitFor();
  await page.getByText('One campaign could not be restored by this version').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await page.reload();
  await page.getByText('Cannot be read (1)').tap();
  await page.getByText('It was written by a newer version of The Valley').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as it is' }).tap(),
  ]);
  expect(JSON.parse(await textOf(download))).toMatchObject({ format: 99, game: 'lost-valley' });
  await page.getByRole('button', { name: 'Delete for good' }).tap();
  await page.getByRole('button', { name: 'Tap again: delete for good' }).tap();
  await page.getByText('Cannot be read (1)').waitFor({ state: 'detached' });
  await expect.poll(() => copies(page)).toHaveLength(1);
});
