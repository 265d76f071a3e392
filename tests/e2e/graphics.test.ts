import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, question } from './parts';
import { sitDown, step, usePhones } from './phones';
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

/** Counts the bytes that are sent to the graphics card, of pictures that it knows. */
function weighPictures(): void {
  const BYTES = 4;
  let sent = 0;
  Object.defineProperty(window, 'sent', { get: () => sent });
  const send = WebGL2RenderingContext.prototype.texSubImage2D;
  Object.defineProperty(WebGL2RenderingContext.prototype, 'texSubImage2D', {
    value(this: WebGL2RenderingContext, ...given: readonly unknown[]) {
      const picture = given.at(-1);
      // With nine arguments a size is given; with seven it is all of the picture.
      if (given.length > 7) sent += Number(given[4]) * Number(given[5]) * BYTES;
      else if (picture instanceof HTMLCanvasElement) sent += picture.width * picture.height * BYTES;
      return Reflect.apply(send, this, given);
    },
  });
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

test('a counter that moves sends to the graphics card what it changed, not the page it is drawn on', async () => {
  const { page, problems } = await phones.device({}, { paints: true });
  await page.addInitScript(weighPictures);
  const sent = () => page.evaluate<number>('window.sent');
  await sitDown(page, phones.address, 'lost-valley', {}, 'graphics');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await painted(page);
  const atFirst = await sent();
  const DECISIONS = 6;
  for (let i = 0; i < DECISIONS; i++) await step(page);
  await painted(page);
  // A page is two megabytes, and several decisions draw on more than one.
  const each = ((await sent()) - atFirst) / DECISIONS;
  expect(each).toBeGreaterThan(0);
  expect(each).toBeLessThan(1_000_000);
  // What was sent in parts looks as what is sent anew; without its pieces the picture would be far smaller.
  await awake(page);
  const now = await atRest(() => seen(page));
  await page.reload();
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await painted(page);
  await expect.poll(async () => Math.abs((await seen(page)) / now - 1)).toBeLessThan(0.1);
  expect(problems).toEqual([]);
});
