import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unreadable } from '../robot/cut';
import { launchProfile, openPage, violations } from './harness';
import { question, sheet } from './parts';
import { rowsOf, sitDown, usePhones } from './phones';
import { awake, press } from './strong';

const phones = usePhones();

const settings = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant' });

/** Sits down to the initial assault with dice that are known. */
async function begin(seats: Readonly<Record<string, string>>) {
  const { page, problems } = await phones.device();
  await sitDown(page, phones.address, 'season', seats);
  return { page, problems };
}

const touch = (page: Page, kind: 'place' | 'counter', id: string) =>
  page.locator(`[data-${kind}="${id}"]`).first().dispatchEvent('click');

async function asked(page: Page, words: string): Promise<void> {
  await question(page).filter({ hasText: words }).waitFor();
}

test('a week’s first decisions: digging on the map, a regiment that goes along, who is engaged, odds before guns', async () => {
  const { page, problems } = await begin({ french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Set-up');
  await press(page);

  await asked(page, 'Digging points left: 12');
  for (const [left, zone] of ['ZC', 'ZC', 'ZC', 'ZD'].entries()) {
    await touch(page, 'place', zone);
    await asked(page, `Digging points left: ${11 - left}`);
  }
  await expect.poll(() => unreadable(page)).toEqual([]);
  await press(page);

  await asked(page, 'Will the Viet Minh launch assaults this week?');
  await awake(page);
  await page.getByRole('button', { name: 'Launch assaults' }).tap();

  await asked(page, 'Move hidden pieces');
  await touch(page, 'place', 'J2');
  // A regiment goes together by its name.
  await page.locator('.sheet [data-band="141"]').dispatchEvent('click');
  for (const id of ['V16', 'V428']) await page.locator(`[data-along="${id}"][aria-pressed="true"]`).waitFor();
  await touch(page, 'place', 'ZC');
  await asked(page, 'Move hidden pieces');
  const zone = page.locator('.board-access [data-place="ZC"]');
  await expect.poll(() => zone.getAttribute('aria-label')).toContain('3 battalions');
  await press(page);

  await asked(page, 'Launch an assault this round');
  await awake(page);
  await page.getByRole('button', { name: /^Launch assault/ }).tap();
  await asked(page, 'Engage which battalions');
  await page.locator('.sheet [data-band="141"]').tap();
  await page.locator('.sheet [data-band="141"][aria-pressed="true"]').waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await press(page);

  await asked(page, 'Name targets');
  await touch(page, 'place', 'B4');
  await page.locator('.cells li').nth(5).waitFor();
  await expect.poll(() => page.locator('.columns [data-here]').textContent()).toBe('6');
  expect(problems).toEqual([]);
});

test('the French see how many, and never what', async () => {
  const { page, problems } = await begin({ french: 'person', 'viet-minh': 'hasty' });
  await asked(page, 'Set-up');
  const jungle = page.locator('.board-access [data-place="J2"]');
  await expect.poll(() => jungle.getAttribute('aria-label')).toContain('11 unknown pieces');
  await touch(page, 'place', 'J2');
  await page.locator('.sheet .mini').first().waitFor();
  const seen = await sheet(page).innerHTML();
  expect(seen).not.toMatch(/V11|V16|141|dummy|Dummy/);
  // The way through the battle without the map, and a centre with its posts.
  await page.locator('.sheet .icon-button').first().tap();
  await page.locator('.posts-button').tap();
  await expect.poll(() => page.locator('.sheet [data-post]').count()).toBe(44);
  await expect.poll(() => violations(page)).toEqual([]);
  await touch(page, 'place', 'DO');
  await expect.poll(() => page.locator('.sheet [data-post]').count()).toBe(6);
  await expect.poll(() => unreadable(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a battle goes on where it was when the browser is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'season-'));
  const first = await launchProfile(folder);
  await first.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
  const { page } = await openPage(first);
  await sitDown(page, phones.address, 'season', { french: 'hasty', 'viet-minh': 'person' });
  await asked(page, 'Set-up');
  await press(page);
  await asked(page, 'Digging points left: 12');
  await touch(page, 'place', 'ZC');
  await asked(page, 'Digging points left: 11');
  // What is only meant lies beside the campaign.
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'misc'))).toContain('ZC');
  await first.close();

  const again = await launchProfile(folder);
  const { page: later, problems } = await openPage(again);
  await later.goto(phones.address);
  await asked(later, 'Digging points left: 11');
  expect(problems).toEqual([]);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
