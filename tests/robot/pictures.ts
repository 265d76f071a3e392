/**
 * npm run pictures [-- --out <folder>] [--dist <folder>]: plays one campaign and takes a picture of each main screen,
 * by day and by night, on a phone and on a tablet. Those that the README and the manifest show go to public/screenshots.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { lostValley } from '../../src/games/lost-valley';
import { launch } from '../e2e/browser';
import { handOn } from '../e2e/hand';
import { serve } from '../e2e/server';
import { type Finger, fingerOf } from './finger';
import { look } from './screen';

const { values } = parseArgs({ options: { out: { type: 'string' }, dist: { type: 'string' } } });
const folder = values.out ?? join(tmpdir(), 'the-valley-pictures');
const shown = join(process.cwd(), 'public/screenshots');
mkdirSync(folder, { recursive: true });
mkdirSync(shown, { recursive: true });

/** A campaign with a card to decide in its second turn. */
const SEED = 'pictures1';
const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const;
/** What the README and the manifest show. */
const published = new Set([
  'home phone light',
  'home tablet light',
  'overview phone light',
  'assault phone light',
  'centre phone dark',
  'event phone light',
  'overview tablet dark',
]);
const QUALITY = 82;
const PATIENCE = 60_000;

const server = await serve(values.dist ?? process.env.ROBOT_APP ?? '');
const browser = await launch();
const context = await browser.newContext({
  viewport: sizes.phone,
  locale: 'en-GB',
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});
// The pictures show the table, not what is told to a newcomer.
const guide = await lostValley.books.guide?.en();
const told = [
  ...(guide?.tips ?? []).map(({ id }) => id),
  ...(guide?.courses[0]?.lessons ?? []).map(({ id }) => `lesson ${id}`),
];
await context.addInitScript(
  ([settings = '', memory = '']) => {
    localStorage.setItem('the-valley/settings', settings);
    localStorage.setItem('the-valley/guide', memory);
  },
  [
    JSON.stringify({ version: 1, language: 'en', theme: 'auto', motion: 'none' }),
    JSON.stringify({ version: 1, told, aside: [] }),
  ],
);
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
const finger = fingerOf(page, await handOn(page));

/** The screen as it stands, in every size and light. */
async function take(name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      const key = `${name} ${size} ${colorScheme}`;
      const file = `${key.replaceAll(' ', '-')}.webp`;
      writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
      if (published.has(key)) writeFileSync(join(shown, file), Buffer.from(data, 'base64'));
    }
  }
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await atRest(page);
  console.log(name);
}

/** Faces are loaded, the ground is baked, and what moved has arrived. */
async function atRest(on: Page): Promise<void> {
  await on.evaluate(() => document.fonts.ready);
  if ((await on.locator('.board-host').count()) > 0) {
    await on.locator('.board-host[data-ground="drawn"]').waitFor({ timeout: PATIENCE });
  }
  await on.waitForTimeout(1200);
}

/** The obvious next step, until something has changed. */
async function goOn(hand: Finger): Promise<void> {
  const before = JSON.stringify(await look(page));
  if (!(await hand.tap('.acts .strong:enabled', -1))) await hand.tap('.sheet [data-choice]');
  for (let i = 0; i < 400 && JSON.stringify(await look(page)) === before; i++) await page.waitForTimeout(50);
}

await page.goto(server.address);
await page.locator('.hero').waitFor({ timeout: PATIENCE });
await take('home');
await page.goto(`${server.address}#/rules/lost-valley`);
await page.locator('h1').waitFor();
await take('rules');
await page.goto(`${server.address}#/new/lost-valley`);
await page.locator('.begin .button').waitFor({ timeout: PATIENCE });
await take('new-game');
await finger.tap('input[name="dice"]', -1);
await page.locator('.seed input').fill(SEED);
await finger.tap('.begin .button');
await page.locator('.question p, .told-bar').first().waitFor({ timeout: PATIENCE });

const done = new Set<string>();
const once = async (name: string, make: () => Promise<void>) => {
  if (done.has(name)) return;
  done.add(name);
  await make();
};
for (let step = 0; step < 400; step++) {
  const { screen } = await look(page);
  const topic = screen.sheet ?? '';
  if (topic === 'report') break;
  if (topic === 'prompt support') await once('assault', () => take('assault'));
  if (topic.startsWith('card ')) await once('event', () => take('event'));
  if (screen.moves) await once('telling', () => take('telling'));
  if (/^Move your units/.test(screen.question ?? '') && topic === '') {
    await once('overview', () => take('overview'));
    await once('move', move);
    await once('log', log);
  }
  await goOn(finger);
}
await take('report');
await browser.close();
await server.stop();
console.log(`${folder}\n${shown}`);

/** An opened centre, then one of its units in hand with its ways lit; put down again. */
async function move(): Promise<void> {
  await finger.tap('.board-access button[data-place="huguette"]');
  await page.locator('.sheet').waitFor({ timeout: PATIENCE });
  await take('centre');
  await finger.tap('.counter-button[data-offered]');
  await page.locator('.in-hand').waitFor({ timeout: PATIENCE });
  await take('move');
  await finger.tap('.in-hand .icon-button');
}

async function log(): Promise<void> {
  await finger.tap('.strip-buttons .icon-button', -1);
  await page.locator('.sheet[data-topic="menu"]').getByRole('button', { name: 'Log', exact: true }).tap();
  await page.locator('.sheet[data-topic="log"]').waitFor({ timeout: PATIENCE });
  await take('log');
  await finger.tap('.sheet-head .icon-button');
}
