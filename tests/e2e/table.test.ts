import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible, launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { allChoices, closeSheet, place, question, sheet, strip, tipRead, turn, undo } from './parts';
import { sitDown } from './phones';
import { awake, decisions, press, tapOn } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Settings = Readonly<Record<string, string>>;

async function visit(settings: Settings, viewport = { width: 390, height: 844 }) {
  const context = await openPhone(browser, { viewport });
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', text);
  }, stored);
  return { context, ...(await openPage(context)) };
}

/** A campaign whose dice are known, at its first question. */
async function begin(page: Page, seed = 'table'): Promise<void> {
  await sitDown(page, server.address, 'lost-valley', {}, seed);
  await question(page).waitFor();
  await page.locator('.map canvas').waitFor();
}

/** What changes when a tap has done its work: the decisions made, or the sheet that lies open. */
const state = (page: Page) =>
  page.locator('.table').evaluate((table) => {
    const sheet = table.querySelector('.sheet');
    return `${table.getAttribute('data-decisions')} ${table.getAttribute('data-meant')} ${sheet?.getAttribute('data-topic')}`;
  });

const topic = (page: Page) => sheet(page).getAttribute('data-topic');

/** Opens the list, with whatever else lies open folded first. */
async function openAllChoices(page: Page): Promise<void> {
  await awake(page);
  if ((await sheet(page, 'All choices').count()) > 0) return;
  for (let i = 0; i < 3 && (await sheet(page).count()) > 0; i++) {
    const before = await state(page);
    await closeSheet(page);
    await expect.poll(() => state(page)).not.toBe(before);
  }
  if ((await page.locator('.in-hand').count()) > 0) await page.locator('.in-hand .icon-button').tap();
  await allChoices(page).tap();
}

/** Goes on with what is nearest at hand until the question is of this kind. */
async function until(page: Page, asked: RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await awake(page);
    const text = await question(page).textContent();
    if (text !== null && asked.test(text)) return;
    await tapOn(page);
  }
  throw new Error(`never asked: ${asked}`);
}

test('the first real decision is two taps from home', async () => {
  const { context, page, problems } = await visit({});
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Tutorial: The Lost Valley' }).tap();
  await page.locator('.sheet[data-topic="briefing"] .button.primary').tap();
  await question(page).waitFor();
  await expect.poll(() => page.locator('[data-choice]').count()).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('a whole turn through lists and buttons alone', async () => {
  const { context, page, problems } = await visit({});
  await begin(page);
  for (let i = 0; i < 80 && (await turn(page).textContent()) === 'T1'; i++) {
    await openAllChoices(page);
    const before = await state(page);
    // What cannot be undone is only planned by its row.
    const row = page.locator('.sheet [data-choice]').last();
    const planned = page.locator(`.acts .strong[data-choice="${await row.getAttribute('data-choice')}"]`);
    await row.tap();
    await expect.poll(async () => (await planned.count()) > 0 || (await state(page)) !== before).toBe(true);
    if ((await state(page)) !== before) continue;
    await press(page);
    await expect.poll(() => state(page)).not.toBe(before);
  }
  await expect.poll(() => turn(page).textContent()).toBe('T2');
  expect(problems).toEqual([]);
  await context.close();
});

test('in a long list each counter stands folded with all that it can do: one is open at a time', async () => {
  const { context, page, problems } = await visit({});
  await begin(page);
  await until(page, /^Move your units/);
  await openAllChoices(page);
  const movers = page.locator('.sheet [data-mover]');
  await movers.first().waitFor();
  await expect.poll(() => movers.count()).toBeGreaterThan(5);
  const rows = page.locator('.sheet [data-choice^="move "]');
  expect(await rows.count()).toBe(0);
  await movers.first().tap();
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const unit = await movers.first().getAttribute('data-mover');
  const first = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-choice') ?? ''));
  expect(first.filter((choice) => !choice.startsWith(`move ${unit} `))).toEqual([]);
  await expect.poll(() => movers.first().getAttribute('aria-expanded')).toBe('true');
  await movers.first().tap();
  await expect.poll(() => rows.count()).toBe(0);
  await movers.first().press('Enter');
  await expect.poll(() => rows.count()).toBe(first.length);
  await movers.nth(1).tap();
  await expect.poll(() => movers.first().getAttribute('aria-expanded')).toBe('false');
  const second = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-choice') ?? ''));
  expect([second.length > 0, second.filter((choice) => first.includes(choice))]).toEqual([true, []]);
  // The last one stands at the foot of the sheet: opened, it moves up until its rows fill what is to be seen.
  const last = movers.last();
  const lies = () =>
    last.evaluate((mover) => {
      const sheet = mover.closest('.sheet-body')?.getBoundingClientRect() ?? new DOMRect();
      const item = mover.closest('li')?.getBoundingClientRect() ?? new DOMRect();
      return { above: Math.round(item.top - sheet.top), below: Math.round(sheet.bottom - item.bottom) };
    });
  await last.evaluate((mover) => mover.scrollIntoView({ block: 'end' }));
  expect((await lies()).above).toBeGreaterThan(0);
  await last.tap();
  await expect.poll(() => last.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(async () => Math.abs((await lies()).above) <= 1 || (await lies()).below >= 0).toBe(true);
  expect((await lies()).above).toBeGreaterThanOrEqual(-1);
  const before = await decisions(page);
  await rows.first().tap();
  await expect.poll(() => decisions(page)).not.toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('undo takes a mis-tap back and says what it was', async () => {
  const { context, page } = await visit({});
  await begin(page);
  await until(page, /^Move your units/);
  const before = await state(page);
  await place(page, 'Junon').dispatchEvent('click');
  await page.locator('.counter-button[data-offered]').first().tap();
  const chips = page.locator('.targets .chip');
  await chips.first().waitFor();
  await awake(page);
  const choices = await chips.allTextContents();
  await chips.first().tap();
  await expect.poll(() => undo(page).getAttribute('aria-label')).toMatch(/^Undo: .+ to /);
  await undo(page).tap();
  await expect.poll(() => state(page)).toBe(before);
  await place(page, 'Junon').dispatchEvent('click');
  await page.locator('.counter-button[data-offered]').first().tap();
  await expect.poll(() => chips.allTextContents()).toEqual(choices);
  await context.close();
});

test('a place that is out of reach says why, with the rule', async () => {
  const { context, page } = await visit({});
  await begin(page);
  await until(page, /^Move your units/);
  await place(page, 'Junon').dispatchEvent('click');
  await page.locator('.sheet[data-topic^="place"]').waitFor();
  await page.locator('.counter-button[data-offered]').first().tap();
  // The unit is in hand before a place is tried with it.
  await page.locator('.in-hand').waitFor();
  await place(page, 'Béatrice').dispatchEvent('click');
  const refused = page.locator('.notice-line[data-notice="refused"]');
  await refused.locator('p').waitFor();
  await expect.poll(() => refused.locator('p').textContent()).not.toBe('');
  await expect.poll(() => refused.locator('.rule-link').textContent()).toMatch(/^\d+/);
  await context.close();
});

/** Where each row stands within its list, and how high it is. */
const heights = (rows: readonly (HTMLElement | SVGElement)[]) =>
  rows.map((row) => [row.dataset.choice ?? row.dataset.given, row.getBoundingClientRect().height]);

/** Counts the counters of lists that come without their size: their rows grow once they have it. */
function watchSizes(): void {
  let unsized = 0;
  new MutationObserver(() => {
    unsized += document.querySelectorAll('.counter-face canvas:not([style])').length;
    document.documentElement.dataset.unsized = `${unsized}`;
  }).observe(document, { childList: true, subtree: true });
}

test('support is given, weighed and taken away again, and no row moves', async () => {
  const { context, page } = await visit({ speed: 'instant' });
  await page.addInitScript(watchSizes);
  await begin(page);
  await until(page, /What do you commit/);
  const chance = page.locator('.sheet .figure-now');
  const rows = page.locator('.compose-rows .choice-row');
  const [before, places] = [await chance.textContent(), await rows.evaluateAll(heights)];
  await rows
    .filter({ has: page.locator('.counter-face') })
    .first()
    .tap();
  await page.locator('.choice-row[data-given]').waitFor();
  await page.locator('.undo:enabled').waitFor();
  await expect.poll(() => rows.evaluateAll(heights)).toEqual(places);
  expect(await page.locator('html').getAttribute('data-unsized')).toBe('0');
  await page.locator('.choice-row[data-given]').tap();
  await page.locator('.choice-row[data-given]').waitFor({ state: 'detached' });
  await expect.poll(() => chance.textContent()).toBe(before);
  // Of what can be given more than once it is said how much is given, and one of it is taken away again.
  const air = page.locator('.compose-rows .choice-row[data-choice="air"]');
  await air.tap();
  const given = page.locator('.compose-rows .stepper');
  await expect.poll(() => given.locator('output').textContent()).toBe('1');
  await expect.poll(() => chance.textContent()).not.toBe(before);
  await given.getByRole('button').first().tap();
  await air.waitFor();
  await expect.poll(() => chance.textContent()).toBe(before);
  await context.close();
});

test('a reload comes back to the same question and says where you were', async () => {
  const { context, page } = await visit({});
  await begin(page);
  await until(page, /^Move your units/);
  const asked = await question(page).textContent();
  await page.reload();
  await sheet(page, 'Where you were').waitFor();
  await expect.poll(() => question(page).textContent()).toBe(asked);
  await expect.poll(() => page.locator('.where > div').count()).toBe(3);
  await context.close();
});

test('Escape and back close a sheet; the log leads to an earlier position and back to now', async () => {
  const { context, page } = await visit({});
  await begin(page);
  await until(page, /^Move your units/);
  await strip(page).getByRole('button', { name: 'Camp morale' }).tap();
  await sheet(page).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await strip(page).getByRole('button', { name: 'Camp morale' }).tap();
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });
  // A tip stands where the last report is, until it is read.
  await tipRead(page).tap();
  await page.locator('.last-line').tap();
  await page.locator('.log-part[open] .look').first().tap();
  await page.getByRole('button', { name: 'Return to game' }).waitFor();
  await awake(page);
  await page.getByRole('button', { name: 'Return to game' }).tap();
  await question(page).waitFor();
  await context.close();
});

/** Behind a sheet that is closed may lie that of the question. */
async function closeAll(page: Page): Promise<void> {
  for (let i = 0; i < 3 && (await sheet(page).count()) > 0; i++) {
    const before = await state(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => state(page)).not.toBe(before);
  }
  expect(await sheet(page).count()).toBe(0);
}

/** Opens every sheet in turn, whatever language they speak. */
async function tour(page: Page, check: (sheet: string) => Promise<void>): Promise<void> {
  await begin(page);
  await check('first question');
  const menu = page.locator('.sheet[data-topic="menu"]');
  const openMenu = () => page.locator('.strip-buttons .icon-button').last().tap();
  await openMenu();
  await menu.waitFor();
  await check('menu');
  // The first asks for a hint, the others open a sheet each, up to the rules.
  for (const row of [1, 2, 3, 4, 5, 6]) {
    await openMenu();
    await menu.locator('.choice-row').nth(row).tap();
    await menu.waitFor({ state: 'detached' });
    await check((await topic(page)) ?? '');
    // A page is left by its own button.
    const foot = page.locator('.page-foot .button').first();
    if ((await foot.count()) > 0) {
      await foot.tap();
      await foot.waitFor({ state: 'detached' });
    }
  }
  await closeAll(page);
  await page.keyboard.press('c');
  await page.locator('.sheet[data-topic="choices"]').waitFor();
  await check('choices');
  const next = async (open: () => Promise<void>, what: string) => {
    const before = await state(page);
    await open();
    await expect.poll(() => state(page)).not.toBe(before);
    await check(what);
  };
  await closeAll(page);
  await next(() => strip(page).getByRole('button').first().tap(), 'track');
  await next(() => page.locator('.board-access [data-place="pc-gono"]').dispatchEvent('click'), 'place');
  await closeAll(page);
  await next(() => page.locator('.layers').tap(), 'layers');
}

test('axe finds nothing on the table and its sheets', async () => {
  const { context, page } = await visit({});
  await tour(page, (sheet) => expectAccessible(page, sheet));
  await context.close();
});

test.each(['en', 'fr', 'vi'])('no text is cut on the table at 360 x 640 with large text: %s', async (language) => {
  const { context, page } = await visit({ language, text: '130' }, { width: 360, height: 640 });
  await tour(page, async (sheet) => {
    const cut = () =>
      page.locator('.table *').evaluateAll((elements) =>
        elements
          .filter((element) => {
            if (
              !element.textContent?.trim() ||
              element.closest('svg, .unseen, .board-access, .targets, [data-compact] .dock .question')
            )
              return false;
            const { left, right, width } = element.getBoundingClientRect();
            const { overflowX, overflowY } = getComputedStyle(element);
            const hides = overflowX !== 'visible' && !/auto|scroll/.test(overflowX + overflowY);
            const clipped =
              element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
            return width > 0 && ((hides && clipped) || left < -1 || right > innerWidth + 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(cut, { message: sheet }).toEqual([]);
  });
  await context.close();
});
