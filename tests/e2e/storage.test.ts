import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { DATABASE_VERSION } from '../../src/storage/db';
import { packed, unpacked } from '../../src/storage/link';
import { verify } from '../../src/storage/verify';
import { orders, toldOfApp, tortureApp } from '../torture/app';
import { buildDriver, buildPage } from '../torture/build.mjs';
import { told, torture } from '../torture/torture';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'the-valley-storage-'));
let server: Server;
let browser: Phone;
let context: BrowserContext;
const problems: string[][] = [];

beforeAll(async () => {
  await buildPage(fileURLToPath(new URL('./storage-page', import.meta.url)), join(folder, 'page'));
  server = await serve(join(folder, 'page'));
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await openPhone(browser);
});
afterEach(async () => {
  await context.close();
  expect(problems.splice(0).flat()).toEqual([]);
});

async function newWindow(): Promise<Page> {
  const opened = await openPage(context);
  problems.push(opened.problems);
  await opened.page.goto(server.address);
  await opened.page.waitForFunction(() => 'valley' in globalThis);
  return opened.page;
}

test('a campaign is there after a reload, and the browser says what it uses', async () => {
  const page = await newWindow();
  const id = await page.evaluate(() => window.valley.begin('sfc32:reload'));
  const { kept, hash } = await page.evaluate(() => window.valley.play(12));
  expect([kept, await page.evaluate(() => window.valley.kind)]).toEqual(['kept', 'disk']);
  await page.reload();
  await page.waitForFunction(() => 'valley' in globalThis);
  expect(await page.evaluate((campaign) => window.valley.goOn(campaign), id)).toBe(hash);
  const { kept: persisted, used } = await page.evaluate(() => window.valley.state());
  expect(typeof persisted).toBe('boolean');
  expect(used).toBeGreaterThan(0);
});

test('two windows: one plays, one watches and takes over; never two writers', async () => {
  const first = await newWindow();
  const second = await newWindow();
  const id = await first.evaluate(() => window.valley.begin('sfc32:windows'));
  await first.evaluate(() => window.valley.play(3));
  expect(await second.evaluate((campaign) => window.valley.sit(campaign), id)).toBe(false);
  await first.evaluate(() => window.valley.play(2));
  await second.waitForFunction(() => window.valley.heard.includes('moved 5'));

  await second.evaluate(() => window.valley.takeOver());
  await second.evaluate((campaign) => window.valley.goOn(campaign), id);
  await expect.poll(() => first.evaluate(() => window.valley.heard)).toEqual(['asked', 'dismissed']);
  await expect
    .poll(() => Promise.all([first, second].map((page) => page.evaluate(() => window.valley.isPlaying()))))
    .toEqual([false, true]);
  expect((await first.evaluate(() => window.valley.play(1))).kept).toBe('taken-over');
  expect((await second.evaluate(() => window.valley.play(4))).kept).toBe('kept');
  expect(await second.evaluate((campaign) => window.valley.stored(campaign), id)).toBe(9);
});

test('a newer version in another window is not blocked, and the old one says what is the matter', async () => {
  const old = await newWindow();
  const id = await old.evaluate(() => window.valley.begin('sfc32:newer'));
  await old.evaluate(() => window.valley.play(3));
  const other = await newWindow();
  const opened = await other.evaluate(
    (version) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('the-valley', version);
        request.onblocked = () => resolve('blocked');
        request.onsuccess = () => resolve('open');
      }),
    DATABASE_VERSION + 1,
  );
  expect(opened).toBe('open');
  expect((await old.evaluate(() => window.valley.play(1))).kept).toBe('newer-app');
  expect(await old.evaluate((campaign) => window.valley.goOn(campaign), id)).toBe('newer-app');
});

test('a link made in the browser opens in Node and one made in Node opens in the browser', async () => {
  const page = await newWindow();
  await page.evaluate(() => window.valley.begin('sfc32:link'));
  const { hash } = await page.evaluate(() => window.valley.play(60));
  const pack = (await page.evaluate(() => window.valley.link())) ?? '';
  const save = await unpacked(pack);
  if (!save.ok) throw new Error(save.reason);
  const verified = verify(lostValley, save.value);
  expect(verified.ok && verified.value.save.hash).toBe(hash);
  const back = (await packed(save.value)) ?? '';
  expect(await page.evaluate((text) => window.valley.take(text), back)).toBe(hash);
  expect(await page.evaluate((text) => window.valley.take(text.slice(0, -9)), back)).not.toBe(hash);
  expect(await page.evaluate((text) => window.valley.code(text), pack)).toBeGreaterThan(20);
});

test('storage killed as fast as it writes comes back to the same decision', async () => {
  const page = join(folder, 'torture');
  await buildPage(fileURLToPath(new URL('../torture', import.meta.url)), page);
  const report = await torture(page, 5, () => undefined);
  console.log(told(report));
  expect([report.lost, report.damaged]).toEqual([[], []]);
  expect(report.shown).toBeGreaterThan(10);
});

test('the app killed in play comes back to the same question', async () => {
  await buildDriver(fileURLToPath(new URL('../torture/app-driver.ts', import.meta.url)), join(folder, 'driver'));
  const begun = orders.filter(({ game }) => game === 'season' || game === 'vallee').slice(0, 2);
  const plan = { kills: 3, begun, taps: 2 };
  const report = await tortureApp(inject('app'), join(folder, 'driver/driver.js'), plan, () => undefined);
  console.log(toldOfApp(report));
  expect([report.lost, report.changed, report.astray, report.stuck]).toEqual([[], [], [], []]);
  expect([...report.campaigns]).toEqual([
    ['season', 1],
    ['vallee', 1],
  ]);
});
