import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unreadable } from '../robot/cut';
import { question } from './parts';
import { sitDown, usePhones } from './phones';
import { awake, press } from './strong';

const phones = usePhones();

/** Sits down to week 1 of the campaign with dice that are known. */
async function begin(seats: Readonly<Record<string, string>>) {
  const { page, problems } = await phones.device();
  await sitDown(page, phones.address, 'vallee', seats);
  return { page, problems };
}

const asked = (page: Page, words: string) => question(page).filter({ hasText: words }).waitFor();

test('what sets out overland is filled in: a count is changed, kept as a plan, and sent with one press', async () => {
  const { page, problems } = await begin({ french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Viet Minh set-up');
  await press(page);
  await asked(page, 'Send what overland?');
  await awake(page);
  const run = page.locator('.acts .strong[data-run]');
  const all = Number(await run.getAttribute('data-run'));
  await page.locator('[data-planned]').first().tap();
  await expect.poll(() => run.getAttribute('data-run')).toBe(`${all - 1}`);
  await page.locator('.plan-save').tap();
  await expect.poll(() => unreadable(page)).toEqual([]);
  await press(page);
  await asked(page, 'Choose a battery and its target.');
  expect(problems).toEqual([]);
});

test('a place that guns see is shelled by all of them, with supply before and after', async () => {
  const { page, problems } = await begin({ french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Viet Minh set-up');
  await press(page);
  await asked(page, 'Send what overland?');
  await press(page);
  await asked(page, 'Choose a battery and its target.');
  await page.locator('[data-place="gabrielle"]').first().dispatchEvent('click');
  await page.locator('.plan-outlook').filter({ hasText: 'Supply 50 →' }).waitFor();
  await page.locator('[data-brake]').tap();
  await page.locator('.acts .strong[data-run]').waitFor();
  await press(page);
  await asked(page, 'Choose a battery and its target. Supply 4');
  expect(problems).toEqual([]);
});
