/**
 * npm run pictures [-- --out <folder>] [--dist <folder>]: plays a campaign and a while of each other game, and takes a
 * picture of each main screen, by day and by night, on a phone and on a tablet. Those that the README and the manifest
 * show go to public/screenshots.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { trials } from '../../src/cli/games';
import type { Table } from '../../src/kernel/table';
import { launch } from '../e2e/browser';
import { handOn } from '../e2e/hand';
import { serve } from '../e2e/server';
import { type Finger, fingerOf } from './finger';
import { pursuer } from './pursue';
import { look, type Screen } from './screen';
import { settle, sitDown } from './sitting';

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
  'storm-map phone light',
  'storm-fight phone light',
  'season-map phone light',
  'vallee-map phone light',
]);
const QUALITY = 82;
const PATIENCE = 60_000;

const server = await serve(values.dist ?? process.env.ROBOT_APP ?? '');
const browser = await launch();
// The pictures show the table, not what is told to a newcomer.
const guides = await Promise.all(trials.map(({ game }) => game.books.guide.en()));
const told = guides.flatMap(({ tips, courses }) => [
  ...tips.map(({ id }) => id),
  ...courses.flatMap(({ lessons }) => lessons.map(({ id }) => `lesson ${id}`)),
]);

async function openWith(speed: '1' | 'instant') {
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'en-GB',
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(
    ([settings = '', memory = '']) => {
      localStorage.setItem('the-valley/settings', settings);
      localStorage.setItem('the-valley/guide', memory);
    },
    [
      JSON.stringify({ version: 1, language: 'en', theme: 'auto', motion: 'none', speed }),
      JSON.stringify({ version: 1, told, aside: [] }),
    ],
  );
  const opened = await context.newPage();
  return { page: opened, devtools: await context.newCDPSession(opened) };
}

let { page, devtools } = await openWith('1');
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
  const ways = [
    '.told-bar:not([data-line]) .primary',
    '.acts .strong:enabled',
    '.targets [data-choice]',
    '.sheet [data-choice]',
  ];
  for (const way of ways) if (await hand.tap(way)) break;
  for (let i = 0; i < 100 && JSON.stringify(await look(page)) === before; i++) await page.waitForTimeout(50);
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

interface Shown {
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  /** When each picture is taken: of a screen, with the table behind it. */
  readonly pictures: Readonly<Record<string, (screen: Screen, table: Table) => boolean>>;
}

/** The map at a question of one's own, and a fight put together. */
const scenes: readonly Shown[] = [
  {
    game: 'storm',
    scenario: 'battle',
    side: 'viet-minh',
    pictures: {
      'storm-map': ({ sheet }, { prompt }) => sheet === null && prompt?.ask === 'impulse',
      'storm-fight': ({ sheet }, { prompt }) =>
        sheet?.startsWith('compose') === true && prompt?.ask === 'assault-force' && prompt.choices.some(isGo),
    },
  },
  {
    game: 'season',
    scenario: 'full-battle',
    side: 'viet-minh',
    pictures: {
      'season-map': ({ sheet }, { prompt }) => sheet === null && prompt?.ask === 'vm-move',
      'season-fight': ({ sheet }) => /^(compose|weigh)/.test(sheet ?? ''),
    },
  },
  {
    game: 'vallee',
    scenario: 'campaign',
    side: 'french',
    pictures: {
      'vallee-map': ({ sheet }, { prompt }) => sheet === null && /move$/.test(prompt?.ask ?? ''),
      'vallee-fight': ({ sheet }) => /^(compose|weigh)/.test(sheet ?? ''),
    },
  },
];

const isGo = (choice: { readonly do: string }) => choice.do === 'go';

const done = new Set<string>();
const once = async (name: string, make: () => Promise<void>) => {
  if (done.has(name)) return;
  done.add(name);
  await make();
};
const WANTED = ['assault', 'event', 'telling', 'overview', 'move', 'log'];
for (let step = 0; step < 400 && WANTED.some((name) => !done.has(name)); step++) {
  const { screen } = await look(page);
  const topic = screen.sheet ?? '';
  if (topic === 'report') break;
  if (topic === 'compose support') await once('assault', () => take('assault'));
  if (topic.startsWith('card ')) await once('event', () => take('event'));
  if (screen.moves) await once('telling', () => take('telling'));
  if (/^Move your units/.test(screen.question ?? '') && topic === '') {
    await once('overview', () => take('overview'));
    await once('move', move);
    await once('log', log);
  }
  await goOn(finger);
}
({ page, devtools } = await openWith('instant'));
for (const scene of scenes) await another(scene);
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

/** Another game, played with sense until each of its pictures is taken. */
async function another({ game, scenario, side, pictures }: Shown): Promise<void> {
  const seats = { french: 'hasty', 'viet-minh': 'hasty', [side]: 'person' } as const;
  const run = await sitDown({
    page,
    address: server.address,
    game,
    scenario,
    seed: SEED,
    language: 'en',
    seats,
    turns: 1,
    by: 'touch',
    accept: true,
    problems: [],
    log: () => {},
  });
  const step = pursuer(run, 'touch');
  const left = new Map(Object.entries(pictures));
  for (let i = 0; i < 600 && left.size > 0 && run.referee.table.prompt; i++) {
    const sight = await settle(run);
    for (const [name, fits] of left) {
      if (!fits(sight.screen, run.referee.table)) continue;
      left.delete(name);
      await take(name);
    }
    await step(sight);
  }
  if (left.size > 0) console.log(`${game}: never seen: ${[...left.keys()].join(', ')}`);
}
