import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export { launch, launchProfile, openPhone, type Phone, phone, smallPhone } from './browser';
export { type Server, serve } from './server';

/** A page that remembers everything that went wrong on it: script errors, console errors, policy violations. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.text()} (${message.location().url})`);
  });
  return { page, problems };
}

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
  await page.evaluate(() => document.fonts.ready);
}

/** The service worker keeps every file: the server may go. */
export async function savedForOffline(page: Page): Promise<void> {
  await page.getByText('Ready offline').first().waitFor();
}

/** No violation of any rule axe knows, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found).toEqual([]);
}

/** No word is cut: nothing is wider than the screen, and no text overflows a box that hides it. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
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
  expect(cut).toEqual([]);
}
