/** The buttons of a question stay where they are: a thumb that goes back meets nothing else. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown, usePhones } from './phones';
import { awake, decisions, goOn, press, standing, strong } from './strong';

const phones = usePhones();

const sat: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lost-valley': {},
  storm: { french: 'person', 'viet-minh': 'hasty' },
  season: { french: 'hasty', 'viet-minh': 'person' },
  vallee: { french: 'person', 'viet-minh': 'hasty' },
};

/** Undo, redo and what commits, as they lie in the window; null while something is told or somebody else decides. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const found = ['.undo', '.redo', '.commits'].map((slot) => document.querySelector(`.slots > ${slot}`));
    return found.every((one) => one !== null)
      ? found.map((one) => {
          const { left, right, bottom } = one.getBoundingClientRect();
          return [left, right, bottom].map(Math.round).join(' ');
        })
      : null;
  });

const QUESTIONS = 8;

test.each(Object.entries(sat))(
  '%s: undo, redo and the strong button stand in the same places at every question',
  async (game, seats) => {
    const { page, problems } = await phones.device();
    await sitDown(page, phones.address, game, seats);
    const seen = new Set<string>();
    let looked = 0;
    for (let i = 0; i < QUESTIONS; i++) {
      await page.locator('.slots').waitFor();
      await awake(page);
      const at = await boxes(page);
      if (at) {
        looked++;
        seen.add(at.join(' | '));
      }
      await goOn(page);
    }
    expect([...seen]).toHaveLength(1);
    expect(looked).toBeGreaterThan(QUESTIONS / 2);
    expect(problems).toEqual([]);
  },
);

test('undo tapped again and again on one spot is undo and nothing else', async () => {
  const { page, problems } = await phones.device();
  await sitDown(page, phones.address, 'season', sat.season ?? {});
  await press(page);
  for (const [n, zone] of ['ZC', 'ZC', 'ZD'].entries()) {
    await page.locator('.dock .question', { hasText: `Digging points left: ${12 - n}` }).waitFor();
    await page.locator(`[data-place="${zone}"]`).first().dispatchEvent('click');
  }
  await page.locator('.dock .question', { hasText: 'Digging points left: 9' }).waitFor();
  const undo = await page.getByRole('button', { name: /^Undo: / }).boundingBox();
  if (!undo) throw new Error('there is nothing to undo');
  const [x, y] = [undo.x + undo.width / 2, undo.y + undo.height / 2];
  const before = await decisions(page);
  for (const left of [10, 11, 12]) {
    await page.touchscreen.tap(x, y);
    await page.locator('.dock .question', { hasText: `Digging points left: ${left}` }).waitFor();
  }
  expect(await decisions(page)).toBe(before);
  // Nothing is left to undo: one tap more does nothing at all.
  const now = await standing(page);
  await page.touchscreen.tap(x, y);
  expect(await standing(page)).toBe(now);
  expect(problems).toEqual([]);
});

test('what leaves much is asked about once: another tap turns it back, the second in a row means it', async () => {
  const { page, problems } = await phones.device();
  await sitDown(page, phones.address, 'season', sat.season ?? {});
  await strong(page).tap();
  const digging = page.locator('.dock .question', { hasText: 'Digging points left: 12' });
  await digging.waitFor();
  const before = await decisions(page);
  const sure = page.locator('.acts .strong[data-sure]');
  await strong(page).tap();
  await sure.waitFor();
  expect(await sure.textContent()).toMatch(/gives up 12, tap again/);
  await digging.tap();
  await sure.waitFor({ state: 'detached' });
  await strong(page).tap();
  await sure.waitFor();
  expect(await decisions(page)).toBe(before);
  await strong(page).tap();
  await expect.poll(() => decisions(page)).not.toBe(before);
  expect(problems).toEqual([]);
});
