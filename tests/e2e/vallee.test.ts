import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { unreadable } from '../robot/cut';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { strong } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const settings = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant' });

/** Sits down to week 1 of the campaign with dice that are known. */
async function begin(context: BrowserContext, seats: Readonly<Record<string, string>>) {
  await context.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
  const { page, problems } = await openPage(context);
  await page.goto(`${server.address}#/new/vallee`);
  for (const [side, seat] of Object.entries(seats)) {
    await page.locator(`.seat[data-side="${side}"] input[value="${seat}"]`).check();
  }
  await page.locator('input[name="dice"]').last().check();
  await page.locator('.seed input').fill('e2e');
  await page.locator('.begin .button').tap();
  return { page, problems };
}

const asked = (page: Page, words: string) => page.locator('.dock div.question p').filter({ hasText: words }).waitFor();

test('what sets out overland is filled in: a count is changed, kept as a plan, and sent with one press', async () => {
  const context = await openPhone(browser);
  const { page, problems } = await begin(context, { french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Viet Minh set-up');
  await strong(page).tap();
  await asked(page, 'What sets out overland?');
  const run = page.locator('.acts .strong[data-run]:not([data-asleep])');
  const all = Number(await run.getAttribute('data-run'));
  await page.locator('[data-planned]').first().tap();
  await expect.poll(() => run.getAttribute('data-run')).toBe(`${all - 1}`);
  await page.locator('.plan-save').tap();
  expect(await unreadable(page)).toEqual([]);
  await run.tap();
  await asked(page, 'Which battery bombards what?');
  expect(problems).toEqual([]);
  await context.close();
});

test('a place that guns see is shelled by all of them, with supply before and after', async () => {
  const context = await openPhone(browser);
  const { page, problems } = await begin(context, { french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Viet Minh set-up');
  await strong(page).tap();
  await asked(page, 'What sets out overland?');
  await strong(page).tap();
  await asked(page, 'Which battery bombards what?');
  await page.locator('[data-place="gabrielle"]').first().dispatchEvent('click');
  await page.locator('.plan-outlook').filter({ hasText: 'Supply 50 →' }).waitFor();
  await page.locator('.plan-brake').tap();
  await page.locator('.acts .strong[data-run]:not([data-asleep])').tap();
  await asked(page, 'Which battery bombards what? Supply 4');
  expect(problems).toEqual([]);
  await context.close();
});
