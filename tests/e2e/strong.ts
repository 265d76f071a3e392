/** The strong button: whatever commits goes through it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { RESTLESS } from './hand';

/** All that belongs to what is asked is there and listens, and stays so for some frames: what is drawn may ask for more. */
export async function awake(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ quiet: 0 }));
  await page.waitForFunction(
    ({ seen, restless }) => {
      seen.quiet = document.querySelector(restless) ? 0 : seen.quiet + 1;
      return seen.quiet > 3;
    },
    { seen, restless: RESTLESS },
  );
}

/** What is seen once it no longer changes from one look to the next. */
export async function atRest<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  let last = await look();
  const stands = async () => {
    const before = JSON.stringify(last);
    last = await look();
    return JSON.stringify(last) === before;
  };
  await expect.poll(stands, { interval: 200 }).toBe(true);
  return last;
}

/** The button once it listens: for a moment after its words change it does not. */
export const strong = (page: Page) => page.locator('.acts .strong:enabled:not([data-asleep])').last();

/** What leaves much is asked about once: the second tap means it. */
export async function press(page: Page): Promise<void> {
  await awake(page);
  await strong(page).tap();
  await awake(page);
  const sure = page.locator('.acts .strong[data-sure]');
  for (; (await sure.count()) > 0; await awake(page)) await strong(page).tap();
}

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

const ROWS = '.sheet [data-choice], .targets [data-choice], .above [data-choice]';

/** What is nearest at hand: the strong button of this kind, or a row where it still waits for one. */
async function nearest(page: Page, button: string): Promise<Locator> {
  await page.locator(`${button}, ${ROWS}`).first().waitFor({ state: 'attached' });
  await awake(page);
  const buttons = page.locator(button);
  return (await buttons.count()) > 0 ? buttons.last() : page.locator(ROWS).first();
}

/** One tap on what is nearest at hand, and all that comes of it is drawn. */
export async function tapOn(page: Page): Promise<void> {
  const next = await nearest(page, '.acts .strong:enabled');
  const before = await standing(page);
  await next.tap();
  await expect.poll(() => standing(page)).not.toBe(before);
  await awake(page);
}

/** One tap that decides, whatever comes of it. */
export async function decide(page: Page): Promise<void> {
  const next = await nearest(page, '.acts .strong[data-choice]:enabled');
  await next.tap();
}

/** One decision further, in as many taps as that takes. */
export async function goOn(page: Page): Promise<void> {
  const before = await decisions(page);
  for (let i = 0; i < 12 && (await decisions(page)) === before; i++) await tapOn(page);
  expect(await decisions(page)).not.toBe(before);
}
