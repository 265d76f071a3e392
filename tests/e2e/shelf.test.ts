import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from './harness';
import { shelve, usePhones } from './phones';

const phones = usePhones();

/** Puts the first campaign on the disk again until there are so many, each with a picture of thirty thousand letters. */
const fill = (page: Page, many: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['campaigns', 'pictures'], 'readwrite');
          const [campaigns, pictures] = [tx.objectStore('campaigns'), tx.objectStore('pictures')];
          const first = campaigns.getAll();
          first.onsuccess = () => {
            const [row] = first.result;
            for (let i = first.result.length; i < count; i++) {
              campaigns.put({ ...row, id: `copy-${i}`, updated: row.updated - i }, `copy-${i}`);
              pictures.put(`data:image/png;base64,${String.fromCharCode(65 + (i % 26)).repeat(30_000)}`, `copy-${i}`);
            }
          };
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
          tx.onerror = () => failed(tx.error);
        };
      }),
    many,
  );

/** Home by itself, as heavy as it stays. */
async function weigh(page: Page): Promise<{ readonly nodes: number; readonly heap: number }> {
  await page.reload();
  await home(page);
  await page.locator('img.picture').nth(3).waitFor();
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
}

test('a thousand campaigns weigh less than twice what fifty do, and all of them can be reached', async () => {
  const { page, problems } = await phones.device();
  await shelve(page, phones.address);
  await page.goto(`${phones.address}#/`);
  await home(page);
  await fill(page, 50);
  const fifty = await weigh(page);
  await fill(page, 1000);
  const thousand = await weigh(page);
  expect(thousand.nodes, JSON.stringify({ fifty, thousand })).toBeLessThan(fifty.nodes * 2);
  expect(thousand.heap, JSON.stringify({ fifty, thousand })).toBeLessThan(fifty.heap * 2);
  // The first one is the hero.
  await page.getByRole('heading', { name: '(999)' }).waitFor();
  const rows = page.locator('.campaign-row');
  expect(await rows.count()).toBe(20);
  await page.locator('.rows + .button').first().press('Enter');
  await expect.poll(() => rows.count()).toBe(40);
  expect(await page.locator('.campaign-row img.picture').count()).toBeLessThan(40);
  await rows.nth(39).scrollIntoViewIfNeeded();
  await rows.nth(39).locator('img.picture').waitFor();
  expect(problems).toEqual([]);
});
