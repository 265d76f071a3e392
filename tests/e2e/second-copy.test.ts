/** The browser throws its database away under the app, which comes back all the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, begin, journal, positions, rowsOf, shelve, step, usePhones } from './phones';

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
  await loseDatabase(page);

  await page.goto(phones.address);
  await page.getByText('The browser had lost its storage. 3 campaigns were restored').waitFor();
  await page.waitForURL(`${phones.address}#/play/${open}`);
  await expect.poll(() => asked(page)).toBe(question);
  expect(await journal(page)).toBe(choices);
  expect(await positions(page)).toEqual(expect.arrayContaining([...before]));
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
