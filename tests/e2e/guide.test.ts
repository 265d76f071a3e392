import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { type Language, languages } from '../../src/kernel/words';
import { unreadable } from '../robot/cut';
import { RESTLESS } from './hand';
import { expectAccessible, launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { openMenu, places, question, sheet, turn } from './parts';
import { awake, press, standing, tapOn } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function visit(settings: Readonly<Record<string, string>>, viewport = { width: 390, height: 844 }) {
  const context = await openPhone(browser, { viewport });
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', text);
  }, stored);
  return { context, ...(await openPage(context)) };
}

/** From home to the briefing: one tap. */
async function beginGuided(page: Page): Promise<void> {
  await page.goto(server.address);
  await page.locator('a[href="#/guided/lost-valley"]').tap();
  await page.locator('.sheet[data-topic="briefing"]').waitFor();
}

const decisions = async (page: Page) => Number(await page.locator('.table').getAttribute('data-decisions'));
const lesson = (page: Page) => page.locator('.guide-line[data-said="lesson"]');

/** As long as the briefing lies there, the guide says nothing else. */
async function readBriefing(page: Page): Promise<void> {
  const briefing = page.locator('.sheet[data-topic="briefing"]');
  await briefing.locator('.button.primary').tap();
  await briefing.waitFor({ state: 'detached' });
}

/** What the guide means at each lesson, as it is written on the buttons. */
const meant = ['keep 42', 'ration 0', 'card 42', 'land 5-bpvn huguette', 'move 3-13-dble epervier-opera', 'sead 1'];

/** Makes a choice that is written so, or begins so, wherever the screen offers it. */
async function choose(page: Page, text: string): Promise<void> {
  const before = await decisions(page);
  const offered = page.locator(`[data-choice="${text}"], [data-choice^="${text} "]`);
  if ((await offered.count()) === 0) await page.locator('.question .icon-button').tap();
  await awake(page);
  // Where there are many, what a counter can do stands folded.
  const counter = page.locator(`.sheet [data-mover="${text.split(' ')[1]}"]`);
  await offered.or(counter).first().waitFor();
  if ((await offered.count()) === 0) await counter.tap();
  const ticked = () => page.locator('.table').getAttribute('data-meant');
  const was = await ticked();
  const isStrong = await offered.first().evaluate((button) => button.matches('.acts .strong'));
  // That very row: a list that is still being drawn has another one under the finger by then.
  await offered.first().evaluate((button: HTMLElement) => button.click());
  // What cannot be undone is only planned by its row, and what is ticked only meant.
  const planned = page.locator(`.acts .strong[data-choice^="${text}"]`);
  await expect
    .poll(async () => (await planned.count()) > 0 || (await ticked()) !== was || (await decisions(page)) > before)
    .toBe(true);
  if ((await ticked()) !== was) return;
  if (!isStrong && (await decisions(page)) === before) await press(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
}

/** Looks for the lesson and goes on without it in one and the same moment: between two the question may change. */
async function toLesson(page: Page, text: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if ((await page.locator('.sheet[data-topic="choices"]').count()) > 0) await page.keyboard.press('Escape');
    const met = await page.waitForFunction(
      ([wanted, restless]) => {
        if (document.querySelector(restless)) return null;
        if (document.querySelector('.guide-line[data-said="lesson"]')?.textContent?.includes(wanted)) return 'lesson';
        const strong = [...document.querySelectorAll<HTMLElement>('.acts .strong:enabled')].at(-1);
        const row = '.sheet [data-choice], .targets [data-choice], .above [data-choice]';
        const next = strong ?? document.querySelector<HTMLElement>(row);
        if (!next) return null;
        const before = document.querySelector<HTMLElement>('.table')?.dataset.decisions ?? '';
        next.click();
        return before;
      },
      [text, RESTLESS] as const,
    );
    const before = await met.jsonValue();
    if (before === 'lesson') return;
    await expect.poll(async () => `${await decisions(page)}`).not.toBe(before);
  }
  throw new Error(`the lesson never came: ${text}`);
}

/** Rings about buttons and rows that are not whole on the screen; on the map what is meant may lie farther off. */
function cropped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-guided]')]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        return !inside && element.closest('.board-access, .sheet-body') === null;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function guideIn(language: Language) {
  const guide = await lostValley.books.guide?.[language]();
  const course = guide?.courses[0];
  if (!course) throw new Error(`no guide in ${language}`);
  return course;
}

test.each(languages)('the guided campaign to its end: %s', async (language) => {
  const guide = await guideIn(language);
  const { context, page, problems } = await visit({ language });
  await beginGuided(page);
  await expect.poll(() => page.locator('.briefing li p').allTextContents()).toEqual([...guide.briefing]);
  await readBriefing(page);
  for (const [at, { text, well }] of guide.lessons.entries()) {
    await toLesson(page, text);
    await expect.poll(() => page.locator('[data-guided]').count(), { message: text }).toBeGreaterThan(0);
    await expect.poll(() => cropped(page), { message: text }).toEqual([]);
    await choose(page, meant[at] ?? '');
    await expect.poll(() => page.locator('.guide-after').textContent()).toBe(well);
  }
  await expect.poll(() => page.locator('.guide-line[data-said="end"]').textContent()).toContain(guide.end);
  await page.locator('.guide-line .icon-button').tap();
  await tapOn(page);
  expect(await lesson(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a lesson is there again after a reload; one is skipped, then all are left, and the game goes on', async () => {
  const { lessons } = await guideIn('en');
  const { context, page, problems } = await visit({});
  await beginGuided(page);
  await readBriefing(page);
  await choose(page, 'keep 42');
  await page.reload();
  await sheet(page, 'Where you were').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => lesson(page).textContent()).toContain(lessons[1]?.text);
  await lesson(page).getByRole('button', { name: 'Skip this lesson' }).tap();
  await lesson(page).waitFor({ state: 'detached' });
  await toLesson(page, lessons[2]?.text ?? '');
  await openMenu(page);
  await page.getByRole('button', { name: 'Leave tutorial' }).tap();
  await lesson(page).waitFor({ state: 'detached' });
  for (let i = 0; i < 6; i++) await tapOn(page);
  expect(await lesson(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('another choice than the lesson means is told what it leads to and is never blocked', async () => {
  const { lessons } = await guideIn('en');
  const { context, page } = await visit({});
  await beginGuided(page);
  await readBriefing(page);
  await choose(page, 'play 42');
  await expect.poll(() => page.locator('.guide-after').textContent()).toBe(lessons[0]?.other);
  await choose(page, 'ration 2');
  await expect.poll(() => page.locator('.guide-after').textContent()).toBe(lessons[1]?.other);
  await context.close();
});

test('a whole turn by the keyboard alone', async () => {
  const { context, page, problems } = await visit({});
  await beginGuided(page);
  const { keyboard } = page;
  const focused = (selector: string) => page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  /** Tabs on until something of this kind has the focus. */
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 60 && !(await focused(selector)); i++) await keyboard.press('Tab');
    expect(await focused(selector), selector).toBe(true);
  };
  await tabTo('.sheet .button.primary');
  await keyboard.press('Enter');
  await page.locator('.sheet[data-topic="card 42"]').waitFor();
  await places(page).first().waitFor({ state: 'attached' });
  await expect.poll(() => focused('.sheet h2')).toBe(true);
  await keyboard.press('m');
  await expect.poll(() => focused('.board-access button')).toBe(true);
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(first);
  await keyboard.press('Enter');
  await page.locator('.sheet[data-topic^="place"]').waitFor();
  await keyboard.press('Escape');
  for (let i = 0; i < 60 && (await turn(page).textContent()) === 'T1'; i++) {
    await keyboard.press('g');
    await awake(page);
    if (!(await focused('.dock .strong:enabled, .told-bar .primary'))) {
      await keyboard.press('c');
      await sheet(page, 'All choices').waitFor();
      await tabTo('.sheet [data-choice]');
    }
    const before = await standing(page);
    await keyboard.press('Enter');
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  expect(await turn(page).textContent()).toBe('T2');
  expect(problems).toEqual([]);
  await context.close();
});

/** Every screen that a newcomer meets, at the end of the first assaults. */
async function tour(page: Page, check: (what: string) => Promise<void>): Promise<void> {
  const menu = async (row: number) => {
    await page.locator('.strip-buttons .icon-button').last().tap();
    await page.locator('.sheet[data-topic="menu"] .choice-row').nth(row).tap();
  };
  await beginGuided(page);
  await check('briefing');
  await readBriefing(page);
  await check('first lesson');
  await choose(page, 'keep 42');
  await check('second lesson');
  await choose(page, 'ration 0');
  await check('tip');
  for (let i = 0; i < 2; i++) await tapOn(page);
  await check('assault');
  await choose(page, 'done');
  await menu(0);
  await page.locator('.notice-line[data-notice="hint"]').waitFor();
  await check('hint');
  await menu(6);
  await page.locator('.told-card').waitFor();
  await check('enemy');
  // What has just opened sleeps for a moment.
  const back = page.locator('.told-bar [data-told="now"], .told-bar .acts .button:last-child').last();
  await expect
    .poll(async () => {
      if ((await back.count()) > 0) await back.tap();
      return page.locator('.told-bar').count();
    })
    .toBe(0);
  await menu(7);
  await page.locator('.sheet[data-topic^="history"] a').waitFor();
  await check('history');
  // A phone's menu has no row for the keyboard, which opens the list by itself.
  await page.keyboard.press('?');
  await page.locator('.sheet[data-topic="keys"]').waitFor();
  await check('keys');
  await menu(4);
  await page.locator('.days').waitFor();
  await check('report');
  await page.locator('.page-foot .button').first().tap();
  await menu(5);
  await page.locator('.looking-back').waitFor();
  await page.locator('.looking-back .square').last().tap();
  await check('replay');
}

test('axe finds nothing on the way of a newcomer', async () => {
  const { context, page } = await visit({});
  await tour(page, (what) => expectAccessible(page, what));
  await context.close();
});

test.each(languages)('nothing is cut, and all can be touched, at 360 x 640 with large text: %s', async (language) => {
  const { context, page } = await visit({ language, text: '130' }, { width: 360, height: 640 });
  await tour(page, async (what) => {
    await expect.poll(() => unreadable(page), { message: what }).toEqual([]);
    await expect.poll(() => tooSmall(page), { message: what }).toEqual([]);
  });
  await context.close();
});

/** Controls under 44 pixels. Words in a sentence that can be tapped are as high as their line. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, input, summary')]
      .filter((element) => {
        if (element.matches('.name-link, .rule-link, .term, p .rule-way, .grab') || element.closest('.unseen'))
          return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test('a campaign is played again: by step, by turn, by itself, and back to now', async () => {
  const { context, page } = await visit({});
  await beginGuided(page);
  await readBriefing(page);
  await choose(page, 'keep 42');
  for (let i = 0; i < 3; i++) await tapOn(page);
  const asked = await question(page).textContent();
  const made = await decisions(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Replay from the start' }).tap();
  const at = () => page.locator('.scrubber input').inputValue();
  await expect.poll(at).toBe('0');
  await page.getByRole('button', { name: 'Step forward' }).tap();
  await expect.poll(at).toBe('1');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.locator('.looking-back').waitFor({ state: 'detached' });
  await expect.poll(() => question(page).textContent()).toBe(asked);
  expect(await decisions(page)).toBe(made);
  await context.close();
});

test('after the lessons one tap begins the same battle anew at either side, by other dice and without lessons', async () => {
  const { context, page, problems } = await visit({});
  await page.goto(`${server.address}#/battle/season/french`);
  await page.locator('.table').waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/play\//);
  expect(await page.locator('.sheet[data-topic="briefing"]').count()).toBe(0);
  expect(await lesson(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
