import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted } from './parts';
import { sitDown, usePhones } from './phones';
import { atRest } from './strong';

const phones = usePhones();
const VISITS = 3;
/** The shelf may have a line more than at first; a table has several hundred nodes. */
const FEW = 50;

/** Whatever waits for later waits for good: what it holds until then is held whenever anybody looks. */
function stretchTime(): void {
  const { setTimeout: wait } = window;
  const LONG_MS = 1000;
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0, ...given: unknown[]) => wait(act, ms < LONG_MS ? ms : 1000 * ms, ...given),
  });
}

/** What is alive after everything that nobody holds is gone. */
async function alive(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

/** The same once the page has come to rest: what it looks up comes a moment after it. */
const settled = (devtools: CDPSession) => atRest(() => alive(devtools));

async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.hero').waitFor();
}

test.each(['lost-valley', 'storm', 'season', 'vallee'])('a table that was left is held by nobody: %s', async (game) => {
  const { context, page, problems } = await phones.device();
  await page.addInitScript(stretchTime);
  await sitDown(page, phones.address, game, {}, 'memory');
  await page.locator('.table').waitFor();
  const campaign = page.url();
  // A new page, and one that does not go back to the table by itself.
  await page.goto(`${phones.address}#/settings`);
  await page.reload();
  await goHome(page);
  const devtools = await context.newCDPSession(page);
  const visit = async (isWhole = true) => {
    await page.goto(campaign);
    await page.locator('.table').waitFor();
    if (isWhole) {
      await painted(page);
      for (const key of ['Escape', 'n', 'Escape', 'c', 'Escape', 'l', 'Escape']) await page.keyboard.press(key);
    }
    await goHome(page);
  };
  await visit();
  await visit();
  // What is followed for good, such as a wide screen, is followed by now, and the shelf has its picture.
  const before = await settled(devtools);
  const kept = async () => {
    const now = await alive(devtools);
    return now.nodes - before.nodes < FEW && now.listeners - before.listeners < VISITS;
  };
  for (let i = 0; i < VISITS; i++) await visit();
  await expect.poll(kept).toBe(true);
  // Nor is one that was left before its map was there.
  await visit(false);
  await expect.poll(kept).toBe(true);
  expect(problems).toEqual([]);
});
