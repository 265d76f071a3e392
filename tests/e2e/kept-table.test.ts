import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMenu, painted, question, sheet } from './parts';
import { sitDown, usePhones } from './phones';

const phones = usePhones();

/** The table now mounted is known again by this. */
const mark = (page: Page) =>
  page.locator('.table').evaluate((table) => {
    table.dataset.first = 'yes';
  });
const isSame = (page: Page) => page.locator('.table').evaluate((table) => table.dataset.first === 'yes');

async function openTable(game: string, seats: Readonly<Record<string, string>> = {}) {
  const { page, problems } = await phones.device();
  await page.clock.install();
  await sitDown(page, phones.address, game, seats, 'kept');
  return { page, problems };
}

async function readRules(page: Page): Promise<void> {
  await openMenu(page);
  await sheet(page)
    .getByRole('button', { name: /^Rules/ })
    .tap();
  await page.locator('.rules-page').waitFor();
}

const back = (page: Page) => page.evaluate(() => history.back());

test.each(['lost-valley', 'storm', 'season', 'vallee'])(
  'the table waits beneath the rules as it was left: %s',
  async (game) => {
    const { page, problems } = await openTable(game);
    await question(page).waitFor();
    await painted(page);
    await mark(page);
    await readRules(page);
    // Nobody sees it, touches it, reads it aloud or presses its keys.
    expect(await page.locator('.table').isVisible()).toBe(false);
    expect(await page.locator('.table').getAttribute('inert')).not.toBeNull();
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await back(page);
    await sheet(page, 'Menu').waitFor();
    expect(await isSame(page)).toBe(true);
    // The focus is where it was, and the phone's back closes what lies open, as before.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Rules/);
    await back(page);
    await sheet(page, 'Menu').waitFor({ state: 'detached' });
    await question(page).waitFor();
    expect(problems).toEqual([]);
  },
);

test('settings changed meanwhile hold at the table', async () => {
  const { page, problems } = await openTable('storm');
  await question(page).waitFor();
  await mark(page);
  await openMenu(page);
  await sheet(page)
    .getByRole('link', { name: /^Settings/ })
    .tap();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'Français' }).check();
  await back(page);
  await sheet(page, 'Menu').waitFor();
  expect(await isSame(page)).toBe(true);
  await page
    .locator('.table')
    .getByRole('button', { name: /^Annuler|^Rien à annuler/ })
    .waitFor();
  expect(problems).toEqual([]);
});

test('a table that nobody comes back to is given up after five minutes, and opens anew', async () => {
  const { page, problems } = await openTable('lost-valley');
  await question(page).waitFor();
  await mark(page);
  await readRules(page);
  await page.clock.fastForward('04:00');
  expect(await page.locator('.table').count()).toBe(1);
  await page.clock.fastForward('01:30');
  await page.locator('.table').waitFor({ state: 'detached' });
  await back(page);
  await question(page).waitFor();
  expect(await isSame(page)).toBe(false);
  expect(problems).toEqual([]);
});

test('of two persons at one phone, whoever comes back from the rules is asked for by name first', async () => {
  const { page, problems } = await openTable('storm', { french: 'person', 'viet-minh': 'person' });
  const curtain = page.locator('.curtain');
  const lift = async () => {
    await curtain.locator('.aloud').dispatchEvent('click');
    await curtain.locator('[data-open]').dispatchEvent('click');
    await curtain.waitFor({ state: 'detached' });
  };
  await curtain.waitFor();
  await lift();
  await mark(page);
  await readRules(page);
  await curtain.waitFor({ state: 'detached' });
  await back(page);
  await curtain.waitFor();
  expect(await isSame(page)).toBe(true);
  await lift();
  await page.locator('.table:not([inert])').waitFor();
  expect(problems).toEqual([]);
});
