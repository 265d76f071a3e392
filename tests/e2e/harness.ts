import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsInEveryTheme } from './page';

export { launch, launchProfile, openPhone, type Phone, smallPhone } from './browser';
export { openPage, violations, withoutWebGL } from './page';
export { type Server, serve } from './server';

/** The first screen is drawn. */
export async function home(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'The Valley' }).waitFor();
}

/** Opens the screen of a hash route and waits until it is drawn. */
export async function openScreen(page: Page, address: string, screen: string): Promise<void> {
  await page.goto(`${address}#/${screen}`);
  await page.locator('h1').waitFor();
  // Within one document the old screen is still there when the address has changed: two frames later it is not.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // One that looks something up first has no heading until it has found it.
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The service worker keeps every file: the server may go. */
export async function savedForOffline(page: Page): Promise<void> {
  await page.getByText('Available offline').first().waitFor();
}

/** Axe finds nothing in light, dark and high contrast. The page must follow the phone's theme. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  await expect.poll(() => violationsInEveryTheme(page), { message: what ?? '' }).toEqual([]);
}

/** No word is cut: nothing is wider than the screen, and no text overflows a box that hides it. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => cut(page)).toEqual([]);
}

const cut = (page: Page) =>
  page.evaluate(() => {
    const tooWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.textContent?.trim() || element.closest('svg')) return false;
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(element);
      const clipped =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        ((overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 1);
      return clipped || left < -1 || right > innerWidth + 1;
    });
    return [
      ...(tooWide ? ['the page scrolls sideways'] : []),
      ...boxes.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
