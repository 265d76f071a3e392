import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, question } from './parts';
import { sitDown, usePhones } from './phones';
import { atRest, awake } from './strong';

const phones = usePhones();

/** The process that draws for the browser ends, as on a phone that runs out of memory. */
async function endGraphics(page: Page): Promise<void> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
  const drawing = processInfo.find(({ type }) => type === 'GPU');
  if (!drawing) throw new Error('no process draws');
  process.kill(drawing.id, 'SIGKILL');
  await devtools?.detach();
}

/** Counts how often a map is told that its graphics are gone: it may be back before anybody can look. */
function countLosses(): void {
  let losses = 0;
  for (const gone of ['webglcontextlost', 'contextlost']) addEventListener(gone, () => losses++, { capture: true });
  Object.defineProperty(window, 'losses', { get: () => losses });
}

/** How much there is to be seen: a map without its pieces or its areas is a smaller picture. */
const seen = async (page: Page) => (await page.locator('.map').screenshot()).length;

test('a map whose graphics are lost is drawn again as it was, twice', async () => {
  const { page, problems } = await phones.device({}, { paints: true });
  await page.addInitScript(countLosses);
  await sitDown(page, phones.address, 'season', {}, 'graphics');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await painted(page);
  await awake(page);
  const before = await atRest(() => seen(page));
  for (let loss = 1; loss <= 2; loss++) {
    await endGraphics(page);
    await expect.poll(() => page.evaluate<number>('window.losses')).toBeGreaterThanOrEqual(loss);
    // The second time the browser may draw without its graphics card, a shade differently.
    await expect.poll(async () => Math.abs((await seen(page)) / before - 1)).toBeLessThan(0.03);
  }
  // The browser's own word for it is no fault of the page.
  expect(problems.filter((problem) => !problem.includes('CONTEXT_LOST'))).toEqual([]);
});
