import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPage } from '../torture/build.mjs';
import type { Sight } from './board-page/page';
import { handOn } from './hand';
import { launch, openPage, type Phone, type Server, serve } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'the-valley-board-'));
let server: Server;
let browser: Phone;

beforeAll(async () => {
  await buildPage(fileURLToPath(new URL('./board-page', import.meta.url)), join(folder, 'page'));
  server = await serve(join(folder, 'page'));
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The map of a table on a phone, at rest. */
async function shown(sight: Sight, height: number): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height }, deviceScaleFactor: 2, hasTouch: true });
  const opened = await openPage(context);
  await opened.page.goto(server.address);
  await opened.page.waitForFunction(() => 'boardPage' in window);
  await opened.page.evaluate((what) => window.boardPage.show(what), sight);
  await atRest(opened.page);
  return opened;
}

const touched = (page: Page) => page.evaluate(() => window.boardPage.touched);
const atRest = (page: Page) => page.evaluate(() => window.boardPage.rest());

test('posts on areas: from far a finger finds the centre and comes near it, then the post', async () => {
  const { page, problems } = await shown({ table: 'season french' }, 604);
  const post = page.locator('.board-access [data-place="C2"]');
  const small = await post.boundingBox();
  // On the loop of Claudine 2: too small from far, so the centre answers.
  await page.touchscreen.tap((small?.x ?? 0) + 22, (small?.y ?? 0) + 22);
  await page.waitForFunction(() => window.boardPage.touched.length > 0);
  expect(await touched(page)).toEqual(['place CL']);
  await expect.poll(async () => (await post.boundingBox())?.width).toBeGreaterThan(small?.width ?? 0);
  await atRest(page);
  const large = await post.boundingBox();
  await page.touchscreen.tap((large?.x ?? 0) + (large?.width ?? 0) / 2, (large?.y ?? 0) + (large?.height ?? 0) / 2);
  await page.waitForFunction(() => window.boardPage.touched.length > 1);
  expect(await touched(page)).toEqual(['place CL', 'place C2']);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('the one post that is asked for answers from far, on its loop and on its area, and the map stays where it is', async () => {
  const { page } = await shown({ table: 'season french', targets: ['C2'] }, 604);
  const post = page.locator('.board-access [data-place="C2"]');
  const box = await post.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await page.waitForFunction(() => window.boardPage.touched.length > 0);
  await atRest(page);
  const area = await page.locator('.board-access [data-place="CL"]').boundingBox();
  await page.touchscreen.tap((area?.x ?? 0) + (area?.width ?? 0) / 2, (area?.y ?? 0) + (area?.height ?? 0) / 2);
  await page.waitForFunction(() => window.boardPage.touched.length > 1);
  expect(await touched(page)).toEqual(['place C2', 'place C2']);
  await atRest(page);
  expect((await post.boundingBox())?.width).toBe(box?.width);
  await page.context().close();
});

test('a finger that rests on what is asked for reads it, and answers when it lets go', async () => {
  const { page } = await shown({ table: 'season french', targets: ['C2', 'H1'] }, 604);
  const box = await page.locator('.board-access [data-place="C2"]').boundingBox();
  const hand = await handOn(page);
  const at = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
  await hand.hold(at, () => page.locator('.board-tip', { hasText: 'C2' }).waitFor());
  await page.waitForFunction(() => window.boardPage.touched.length > 0);
  expect(await touched(page)).toEqual(['place C2']);
  await page.locator('.board-tip').waitFor({ state: 'detached' });
  await page.context().close();
});

test('every post, zone, area and box is a place for those who listen, in the order of the map', async () => {
  const { page } = await shown({ table: 'season french' }, 604);
  const ids = await page.locator('.board-access button').evaluateAll((all) => all.map((one) => one.dataset.place));
  expect(ids).toHaveLength(44 + 27);
  expect(ids.slice(0, 4)).toEqual(['G1', 'G2', 'G3', 'G4']);
  await page.evaluate(() => window.boardPage.show({ table: 'vallee start' }));
  await expect.poll(() => page.locator('.board-access button').count()).toBe(61);
  await expect
    .poll(() => page.locator('.board-ribbon button').evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(['Air park, french', 'Transport, viet-minh']);
  await page.context().close();
});

test('the ribbon lies under the map: a tap on it is a tap on its place', async () => {
  const { page, problems } = await shown({ table: 'vallee week 4' }, 606);
  const box = await page.locator('.board-ribbon [data-place="transport"]').boundingBox();
  const map = await page.locator('.board-host > canvas').boundingBox();
  expect(map?.height).toBe(606 - 36);
  await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 18);
  await page.waitForFunction(() => window.boardPage.touched.length > 0);
  await page.locator('.board-ribbon [data-place="air-park"]').press('Enter');
  expect(await touched(page)).toEqual(['place transport', 'place air-park']);
  expect(problems).toEqual([]);
  await page.context().close();
});
