import { expect, test } from 'vitest';
import { writeSave } from '../../src/storage';
import { expectAccessible } from './harness';
import { question } from './parts';
import { asSave, choose, played, rowsOf, usePhones } from './phones';

const phones = usePhones();

/** Every third decision is made without a thought. */
const third = (made: number) => made % 3 === 0;

test('a finished campaign is gone through: left and gone on with, kept, and played on from', async () => {
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await choose(page, writeSave(asSave(played('b', () => true, third))));
  await page.getByRole('button', { name: 'Import and play' }).tap();
  const review = page.locator('.review');
  await review.getByRole('button', { name: 'Review the battle' }).tap();
  await review.locator('svg.chart').waitFor();
  await review.getByRole('button', { name: 'Pause' }).tap();
  await review.getByRole('button', { name: 'Continue the review' }).tap();
  await review.getByRole('heading', { name: 'Costliest decisions' }).waitFor();
  await expect
    .poll(async () => (await rowsOf(page, 'misc')).some((row) => JSON.stringify(row).includes('confirmed')))
    .toBe(true);
  await expectAccessible(page);
  // A look at a decision shows the map of then, and the report is where it was left.
  await review.getByRole('button', { name: 'Look' }).first().tap();
  await page.locator('.looking-back').waitFor();
  await review.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Return to game' }).tap();
  await review.getByRole('button', { name: 'Play on from here' }).first().tap();
  await question(page).waitFor();
  await expect.poll(() => rowsOf(page, 'campaigns')).toHaveLength(2);
  expect(problems).toEqual([]);
});
