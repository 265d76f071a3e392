import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Finger, fingerOf, reach, reachAtRest } from '../robot/finger';
import { look } from '../robot/screen';
import { handOn, type Point } from './hand';
import { launch, launchProfile, openPage, openPhone, type Phone, type Server, savedForOffline, serve } from './harness';
import { question, sheet } from './parts';
import { sitDown } from './phones';
import { awake } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function visit(settings: Readonly<Record<string, string>> = {}) {
  const context = await openPhone(browser, { reducedMotion: 'reduce' });
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', ...settings, speed: 'instant' });
  await context.addInitScript((text) => localStorage.setItem('the-valley/settings', text), stored);
  const { page, problems } = await openPage(context);
  return { context, page, problems, finger: fingerOf(page, await handOn(page)) };
}

async function begin(page: Page, seed: string, address = server.address): Promise<void> {
  await sitDown(page, address, 'lost-valley', {}, seed);
  await question(page).waitFor();
  await page.locator('.board-access button').first().waitFor({ state: 'attached' });
}

const onMap = (place: string) => `.board-access button[data-place="${place}"]`;
const asks = async (page: Page) => (await look(page)).screen.question;
const written = async (page: Page) => (await look(page)).stored?.choices ?? [];

/** The obvious next step, by touch, until something else is asked. Answers false when the game is over. */
async function goOn(page: Page, finger: Pick<Finger, 'tap'>): Promise<void> {
  const before = JSON.stringify(await look(page));
  const tapped = async () =>
    (await finger.tap('.acts .strong:enabled', -1)) || finger.tap('.sheet [data-choice], .targets [data-choice]');
  await expect.poll(tapped, { message: before }).toBe(true);
  await expect.poll(async () => JSON.stringify(await look(page)) !== before).toBe(true);
}

async function until(page: Page, finger: Pick<Finger, 'tap'>, asked: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await awake(page);
    if (asked.test((await asks(page)) ?? '')) return;
    await goOn(page, finger);
  }
  throw new Error(`never asked: ${asked}`);
}

/** At the first movement: the sheet is away and nothing is in hand. */
async function readyToMove(page: Page, finger: Pick<Finger, 'tap'>): Promise<void> {
  await until(page, finger, /^Move your units/);
  while (await finger.tap('.sheet-head .icon-button'));
  await sheet(page).waitFor({ state: 'detached' });
}

/** Takes up the first unit of a place that may move, by touch. */
async function takeFrom(page: Page, finger: Pick<Finger, 'tap'>, place: string) {
  await expect.poll(() => finger.tap(onMap(place))).toBe(true);
  await page.locator('.counter-button[data-offered]').first().waitFor();
  await expect.poll(() => finger.tap('.counter-button[data-offered]')).toBe(true);
  await page.locator('.in-hand').waitFor();
}

/** Where the finger must be for the counter, which floats above it, to be there. */
const underTheCounter = ({ x, y }: Point): Point => ({ x, y: y + 30 });

/** A place on the screen that the unit in hand, of Junon, may not go to. */
async function outOfReach(page: Page): Promise<Point | null> {
  const { places, targets } = (await look(page)).screen;
  const open = new Set((targets ?? []).map((target) => target.split(' ').at(-1)));
  for (const { id } of places) {
    const at = open.has(id) || id === 'junon' ? null : await reach(page, onMap(id));
    if (at) return at;
  }
  return null;
}

test('from a cold first visit the first real decision is made within four taps', async () => {
  const { context, page, problems, finger } = await visit();
  await page.goto(server.address);
  await page.locator('.hero').waitFor();
  await finger.tap('.hero .button.primary');
  await page.waitForURL(/#\/(play|new)\//);
  // One after the other, whatever lies in the way: the new campaign, its briefing, the question.
  const decided = () => page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.decisions));
  while (!((await decided()) > 0)) {
    expect(finger.taps).toBeLessThan(4);
    const ways = ['.begin .button.primary', '.page-foot .primary', '.acts .strong:enabled', '.sheet [data-choice]'];
    const open = (way: string) => page.locator(way).filter({ visible: true });
    await open(ways.join(', ')).first().waitFor();
    await awake(page);
    const before = JSON.stringify(await look(page));
    for (const way of ways) {
      if ((await open(way).count()) > 0 && (await finger.tap(way, way.startsWith('.acts') ? -1 : 0))) break;
    }
    await expect.poll(async () => JSON.stringify(await look(page)) !== before).toBe(true);
  }
  expect(finger.taps).toBeLessThanOrEqual(4);
  await expect.poll(() => written(page)).not.toHaveLength(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a complete first turn by touch', async () => {
  const { context, page, problems, finger } = await visit();
  await begin(page, 'touch');
  for (let i = 0; i < 60 && (await look(page)).screen.turn === 'T1'; i++) await goOn(page, finger);
  expect((await look(page)).screen.turn).toBe('T2');
  expect((await written(page)).length).toBeGreaterThan(4);
  expect(problems).toEqual([]);
  await context.close();
});

test('a counter is dragged to a place it may go to, a mis-tap is undone, and a place out of reach explains itself', async () => {
  const { context, page, problems, finger } = await visit();
  await begin(page, 'touch');
  await readyToMove(page, finger);
  const before = await written(page);

  await takeFrom(page, finger, 'junon');
  const [target = ''] = (await look(page)).screen.targets ?? [];
  const place = target.split(' ').at(-1) ?? '';
  const [from, to] = [await reachAtRest(page, onMap('junon')), await reachAtRest(page, onMap(place))];
  if (!from || !to) throw new Error('the way is not on the screen');
  await finger.drag(from, underTheCounter(to));
  await expect.poll(() => written(page)).toEqual([...before, target]);

  await expect.poll(() => finger.tap('.dock .undo')).toBe(true);
  await expect.poll(() => written(page)).toEqual(before);

  while (await finger.tap('.sheet-head .icon-button'));
  const refused = page.locator('.notice-line[data-notice="refused"]');
  await takeFrom(page, finger, 'junon');
  const [home, far] = [await reachAtRest(page, onMap('junon')), await outOfReach(page)];
  if (!home || !far) throw new Error('nothing out of reach is on the screen');
  await finger.drag(home, underTheCounter(far));
  await refused.waitFor();
  await expect.poll(() => refused.locator('p').textContent()).not.toBe('');
  await expect.poll(() => refused.locator('.rule-link').textContent()).toMatch(/^\d+/);
  expect(await written(page)).toEqual(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('offline: turns are played, the browser is closed, and the same decision comes back', async () => {
  const host = await serve(inject('app'));
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-profile-'));
  const first = await launchProfile(profile, { reducedMotion: 'reduce' });
  // Nothing is told: the question comes at once.
  await first.addInitScript(() => {
    const settings = { version: 1, language: 'en', speed: 'instant' };
    if (origin !== 'null') localStorage.setItem('the-valley/settings', JSON.stringify(settings));
  });
  const visited = await openPage(first);
  await visited.page.goto(host.address);
  await savedForOffline(visited.page);
  await host.stop();
  await begin(visited.page, 'offline', host.address);
  const finger = fingerOf(visited.page, await handOn(visited.page));
  for (let i = 0; i < 60 && (await look(visited.page)).screen.turn === 'T1'; i++) await goOn(visited.page, finger);
  const left = await look(visited.page);
  expect(left.screen.turn).toBe('T2');
  const { hash } = new URL(visited.page.url());
  await first.close();

  const second = await launchProfile(profile, { reducedMotion: 'reduce' });
  const { page, problems } = await openPage(second);
  await page.goto(`${host.address}${hash}`);
  await question(page).waitFor();
  const back = await look(page);
  expect(back.screen.question).toBe(left.screen.question);
  expect(back.stored?.choices).toEqual(left.stored?.choices);
  expect(problems).toEqual([]);
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

test('by touch, too, the focus is on the heading of the sheet that lies open, whatever was drawn in between', async () => {
  const { context, page, finger, problems } = await visit();
  await begin(page, 'focus');
  const heading = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.matches('.sheet h2') ? activeElement.closest<HTMLElement>('.sheet')?.dataset.topic : null;
    });
  await expect.poll(heading).toBe('prompt ration');
  await expect.poll(() => finger.tap('.strip-buttons .icon-button:last-child')).toBe(true);
  await expect.poll(heading).toBe('menu');
  await expect.poll(() => finger.tap('.sheet-head .icon-button')).toBe(true);
  await expect.poll(heading).toBe('prompt ration');
  expect(problems).toEqual([]);
  await context.close();
});
