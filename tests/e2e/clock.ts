/** The browser's clock, where a test says how time passes. It must be installed before the page is opened. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** From now on time stands still, and frames with it. */
export async function stopTime(page: Page): Promise<void> {
  // The moment at which it stops must still lie ahead when the browser hears of it.
  for (let ahead = 100; ; ahead *= 2) {
    const stopped = await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead).then(
      () => true,
      (error: unknown) => {
        if (ahead > 60_000) throw error;
        return false;
      },
    );
    if (stopped) return;
  }
}

/** Lets time go on only until something is there: what goes on by itself does so no further meanwhile. */
export async function letTimeGo(page: Page, until: Locator, step = 50): Promise<void> {
  const there = async () => {
    if ((await until.count()) > 0) return true;
    await page.clock.runFor(step);
    return false;
  };
  await expect.poll(there).toBe(true);
}
