import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storm } from '../../src/games/storm';
import type { Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { saveOf, writeSave } from '../../src/storage';
import { unreadable } from '../robot/cut';
import { violations } from './page';
import { allChoices } from './parts';
import { choose, usePhones } from './phones';
import { awake, press } from './strong';

const phones = usePhones();
const large = { text: '130' };
const shortPhone = { viewport: { width: 360, height: 640 } };

const begin = () => new Table(storm, { scenario: 'battle', options: [], seed: 'a' });
type Battle = ReturnType<typeof begin>;

/** A battle by the bot up to a question that fits, with a person where it is asked. */
function battleAt(fits: (prompt: Prompt, state: Battle['state']) => boolean): string {
  const table = begin();
  // The first impulse goes to the trenches, so that the cards for an assault are still there at the second.
  table.choose(table.prompt?.choices.find((choice) => choice.do === 'sap') ?? { do: 'pass' });
  while (table.prompt && !(table.entries.length > 0 && fits(table.prompt, table.state))) {
    table.choose(storm.mind.bot(table.state, table.prompt).choice);
  }
  const side = table.prompt?.side ?? '';
  const seats = Object.fromEntries(storm.sides.map((one) => [one, one === side ? 'person' : 'hasty'] as const));
  return writeSave(saveOf(table, seats));
}

async function sitDown(page: Page, save: string): Promise<void> {
  await page.goto(phones.address);
  await choose(page, save);
  await page.locator('.taken').waitFor();
  await page.locator('button.primary').last().tap();
  await page.locator('.sheet[data-topic="resume"] .icon-button').tap();
  await sheet(page, 'resume').waitFor({ state: 'detached' });
  // What is said to a newcomer is looked at elsewhere.
  await awake(page);
  const tip = page.locator('.guide-line .icon-button');
  if ((await tip.count()) > 0) await tip.first().tap();
}

const sheet = (page: Page, topic: string) => page.locator(`.sheet[data-topic^="${topic}"]`);

test('from an open area to a declared assault: units picked, odds weighed, a card added and taken away', async () => {
  const { page, problems } = await phones.device();
  const nightAssaults = ['v24', 'v25', 'v26', 'v27'];
  const ready = ({ ask, side, choices }: Prompt, { cards }: Battle['state']) =>
    ask === 'impulse' &&
    side === 'viet-minh' &&
    choices.some((choice) => choice.do === 'assault') &&
    cards['viet-minh'].hand.some((card) => nightAssaults.includes(card));
  await sitDown(page, battleAt(ready));
  await allChoices(page).tap();
  await page.locator('.choice-row', { hasText: 'Fire, Assault' }).first().tap();
  await sheet(page, 'place').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  // Only what is legal can be done, the rest says why.
  await expect.poll(() => page.locator('.deed[aria-disabled="true"]:not(:has(span))').count()).toBe(0);
  await page.getByRole('button', { name: 'All fresh' }).tap();
  const picked = () => page.locator('.unit-toggle[aria-pressed="true"]').count();
  await expect.poll(picked).toBeGreaterThan(0);
  await awake(page);
  const units = await picked();
  await expect.poll(() => page.locator('.totals').innerText()).toContain(`${units} selected`);
  await page.locator('.deed.primary').tap();

  await sheet(page, 'compose assault').waitFor();
  await expect.poll(() => picked()).toBe(units);
  await page.locator('.split-bar').waitFor();
  const all = await page.locator('.totals').innerText();
  await page.locator('.unit-toggle[aria-pressed="true"]').first().tap();
  await expect.poll(picked).toBe(units - 1);
  await expect.poll(() => page.locator('.totals').innerText()).not.toBe(all);
  const card = page.locator('.card-marks .choice-row').first();
  await card.tap();
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  await card.tap();
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => violations(page)).toEqual([]);

  await press(page);
  await expect.poll(() => sheet(page, 'compose assault').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('an answer from the hand on a short phone with large letters, in French', async () => {
  const { page, problems } = await phones.device({ language: 'fr', ...large }, shortPhone);
  await sitDown(
    page,
    battleAt(({ ask, choices }) => ask === 'react-assault' && choices.length > 1),
  );
  await sheet(page, 'compose react').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await expect.poll(() => unreadable(page)).toEqual([]);
  const locked = page.locator('.answer[data-locked]');
  const hand = await page.locator('.answer').count();
  await expect.poll(() => locked.count()).toBeLessThan(hand);
  await page.locator('.answer .choice-row[data-choice]').first().tap();
  await page.locator('.figure-was').waitFor();
  await press(page);
  await expect.poll(() => page.locator('.answer').count()).toBeLessThan(hand);
  expect(problems).toEqual([]);
});

test('points shared out by taps, taken back, and confirmed when all are placed, in Vietnamese', async () => {
  const { page, problems } = await phones.device({ language: 'vi', ...large }, shortPhone);
  await sitDown(
    page,
    battleAt(({ ask, choices }) => ask === 'damage' && choices.length > 5),
  );
  await sheet(page, 'damage').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await expect.poll(() => unreadable(page)).toEqual([]);
  const left = () => page.locator('.points-left b').innerText().then(Number);
  const all = await left();
  await expect.poll(() => page.locator('.acts .primary').isDisabled()).toBe(true);
  await page.locator('.lot[data-lot="spend"][data-choice]').first().tap();
  await expect.poll(left).toBe(all - 1);
  await page.locator('.lot[data-lot="spend"][aria-pressed="true"]').first().tap();
  await expect.poll(left).toBe(all);
  for (let i = 0; i < 40 && (await page.locator('.acts .primary:enabled').count()) === 0; i++) {
    const before = await left();
    await page.locator('.lot[data-choice]').last().tap();
    await expect.poll(left).toBeLessThan(before);
  }
  expect(
    await page
      .locator('.lot')
      .first()
      .evaluate((one) => one.clientHeight),
  ).toBeGreaterThanOrEqual(49);
  await press(page);
  await expect.poll(() => sheet(page, 'damage').count()).toBe(0);
  expect(problems).toEqual([]);
});
