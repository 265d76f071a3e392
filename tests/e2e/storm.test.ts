import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { unreadable } from '../robot/cut';
import { letTimeGo, stopTime } from './clock';
import { type Hand, handOn } from './hand';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { violations, violationsInEveryTheme } from './page';
import { openMenu, question } from './parts';
import { sitDown } from './phones';
import { awake, press } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Sits down to a battle whose dice are known. */
async function begin(seats: Readonly<Record<string, string>>, speed = 'instant') {
  const context = await openPhone(browser, { viewport: { width: 360, height: 740 } });
  const settings = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed });
  await context.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
  await context.clock.install();
  const { page, problems } = await openPage(context);
  await sitDown(page, server.address, 'storm', seats, 'e2e');
  return { context, page, problems, hand: await handOn(page) };
}

const curtain = (page: Page, side: string) => page.locator(`.curtain[data-side="${side}"]`);
const cards = (page: Page) => page.locator('.strip-buttons .badge');

/** Holds the ring until the curtain has gone. */
async function lift(page: Page, hand: Hand): Promise<void> {
  const box = await page.locator('.hold svg').first().boundingBox();
  if (!box) throw new Error('nothing to hold');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand.hold(at, () => page.locator('.curtain').waitFor({ state: 'detached' }));
  await question(page).waitFor();
}

/** A busy phone draws late: what is given the focus with the next frame must not take it from whoever has it by then. */
function lateFrames(): void {
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => Number(setTimeout(() => draw(act), 400));
  window.cancelAnimationFrame = (waiting) => clearTimeout(waiting);
}

test('two persons with one phone: a curtain before each hand, which nothing crosses, not even a reload', async () => {
  const { context, page, problems, hand } = await begin({ french: 'person', 'viet-minh': 'person' });
  await curtain(page, 'viet-minh').waitFor();
  await expect.poll(() => page.locator('.table').getAttribute('inert')).not.toBeNull();
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
  await expect.poll(() => cards(page).count()).toBe(0);
  await expect.poll(() => violationsInEveryTheme(page)).toEqual([]);
  await expect.poll(() => unreadable(page)).toEqual([]);

  // A tap is not enough.
  await page.locator('.hold').tap();
  await curtain(page, 'viet-minh').waitFor();
  await lift(page, hand);
  await expect.poll(() => cards(page).textContent()).toBe('7');
  // What gives something up is outlined, and says what follows.
  await expect
    .poll(() => page.locator('.acts .strong.outlined[data-choice="pass"]').innerText())
    .toMatch(/pass\n.*turn/i);
  await press(page);

  await curtain(page, 'french').waitFor();
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
  await page.addInitScript(lateFrames);
  await page.reload();
  await curtain(page, 'french').waitFor();
  // Those who cannot hold: one button to be there, a second to open.
  await page.getByRole('button', { name: 'I am the French player' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue as the French', exact: true }).press('Enter');
  await question(page).waitFor();
  await expect.poll(() => cards(page).textContent()).toBe('6');
  expect(await page.locator('.button.undo:enabled').count()).toBe(0);
  await page.keyboard.press('u');
  await curtain(page, 'viet-minh').waitFor({ state: 'detached' });
  await expect.poll(() => question(page).textContent()).toContain('The Viet Minh pass.');
  // Nor does the table as it lay wait for whoever starts next.
  await page.addInitScript(() => Object.assign(window, { left: localStorage.getItem('the-valley/glance') }));
  await page.reload();
  await curtain(page, 'french').waitFor();
  expect(await page.evaluate('window.left')).toBe(null);
  expect(problems).toEqual([]);
  await context.close();
});

test('against the computer its move is told on cards, then the person is asked, with no curtain', async () => {
  const { context, page, problems } = await begin({ french: 'person', 'viet-minh': 'hasty' }, '4');
  await stopTime(page);
  await letTimeGo(page, page.locator('.told-card'));
  expect(await page.locator('.curtain').count()).toBe(0);
  expect(await page.locator('[data-choice]').count()).toBe(0);
  await page.getByRole('button', { name: 'Skip all' }).tap();
  await letTimeGo(page, question(page));
  await page.clock.resume();
  await expect.poll(() => cards(page).textContent()).toBe('6');
  await openMenu(page);
  await awake(page);
  // What is told again goes on by itself, too.
  await stopTime(page);
  await page.getByText('Opponent’s last moves').tap();
  await letTimeGo(page, page.locator('.told-card h2'));
  await expect.poll(() => page.locator('.told-card h2').first().textContent()).not.toBe('');
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
  await page.clock.resume();
  await expect.poll(() => violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
