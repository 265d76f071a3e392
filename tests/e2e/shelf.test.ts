import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillShelf } from './full-shelf';
import { home } from './harness';
import { shelve, usePhones } from './phones';

const phones = usePhones();

/** Home by itself, as heavy as it stays. */
async function weigh(page: Page): Promise<{ readonly nodes: number; readonly heap: number }> {
  await page.reload();
  await home(page);
  await page.locator('img.picture').nth(3).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const look = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
  };
  let last = await look();
  const isSame = async () => {
    const { nodes } = last;
    last = await look();
    return last.nodes === nodes;
  };
  await expect.poll(isSame).toBe(true);
  return last;
}

test('a thousand campaigns weigh less than twice what fifty do, and all of them can be reached', async () => {
  const { page, problems } = await phones.device();
  await shelve(page, phones.address);
  await page.goto(`${phones.address}#/`);
  await home(page);
  await fillShelf(page, 50);
  const fifty = await weigh(page);
  await fillShelf(page, 1000);
  const thousand = await weigh(page);
  expect(thousand.nodes, JSON.stringify({ fifty, thousand })).toBeLessThan(fifty.nodes * 2);
  expect(thousand.heap, JSON.stringify({ fifty, thousand })).toBeLessThan(fifty.heap * 2);
  // The first one is the hero.
  await page.getByRole('heading', { name: '(999)' }).waitFor();
  const rows = page.locator('.campaign-row');
  await expect.poll(() => rows.count()).toBe(20);
  await page.locator('.rows + .button').first().press('Enter');
  await expect.poll(() => rows.count()).toBe(40);
  expect(await page.locator('.campaign-row img.picture').count()).toBeLessThan(40);
  await rows.nth(39).scrollIntoViewIfNeeded();
  await rows.nth(39).locator('img.picture').waitFor();
  expect(problems).toEqual([]);
});
