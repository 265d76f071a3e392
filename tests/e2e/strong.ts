/** The strong button: whatever commits goes through it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The button once it listens: for a moment after its words change it does not. */
export const strong = (page: Page) => page.locator('.acts .strong:enabled:not([data-asleep])').last();

export const press = (page: Page) => strong(page).tap();

export const decisions = (page: Page) => page.locator('.table').getAttribute('data-decisions');

/** What changes when a tap has done its work: decisions, the sheet that lies open, what is planned, what is offered. */
export const standing = (page: Page) =>
  page.locator('.table').evaluate((table) => {
    const sheet = table.querySelector<HTMLElement>('.sheet')?.dataset.topic;
    const planned = [...table.querySelectorAll('[aria-pressed="true"]')].map((one) => one.textContent);
    const acts = table.querySelector('.acts')?.textContent;
    return JSON.stringify([
      table.getAttribute('data-decisions'),
      table.getAttribute('data-meant'),
      sheet,
      planned,
      acts,
    ]);
  });

/** What has just been asked sleeps for a moment; by the end of it all that belongs to the question is drawn. */
export const awake = (page: Page) => page.waitForFunction(() => document.querySelector('[data-asleep]') === null);

/** One tap on what is nearest at hand: the strong button, or a row where it still waits for one. */
export async function tapOn(page: Page): Promise<void> {
  await awake(page);
  const before = await standing(page);
  const rows = page.locator('.sheet [data-choice], .targets [data-choice], .above [data-choice]');
  if ((await page.locator('.acts .strong:enabled').count()) > 0) await press(page);
  else await rows.first().tap();
  await expect.poll(() => standing(page)).not.toBe(before);
}

/** One tap that decides, whatever comes of it. */
export async function decide(page: Page): Promise<void> {
  await awake(page);
  if ((await page.locator('.acts .strong[data-choice]:enabled').count()) > 0) await press(page);
  else await page.locator('.sheet [data-choice], .targets [data-choice], .above [data-choice]').first().tap();
}

/** One decision further, in as many taps as that takes. */
export async function goOn(page: Page): Promise<void> {
  const before = await decisions(page);
  for (let i = 0; i < 12 && (await decisions(page)) === before; i++) await tapOn(page);
  expect(await decisions(page)).not.toBe(before);
}
