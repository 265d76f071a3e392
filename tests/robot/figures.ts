/** npm run figures: what the README's promises weigh: the offline start, rest, gestures, taps, memory and imports, as ratios of one run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { games } from '../../src/cli/games';
import { Table } from '../../src/kernel/table';
import { saveOf, writeEverything } from '../../src/storage';
import { launchProfile } from '../e2e/browser';
import { serve } from '../e2e/server';

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    game: { type: 'string', default: 'lost-valley' },
    runs: { type: 'string', default: '9' },
    visits: { type: 'string', default: '20' },
  },
});
const PATIENCE = 120_000;
const SLOW_DOWN = 4;
const GESTURE_MS = 5000;
const REST_MS = 5000;
const TAPS = 30;
/** Campaigns of each game in the file that is imported, and the choices in each. */
const IMPORTED = 25;
const CHOICES = 120;

interface Marks {
  draws: number;
  /** Callbacks of frames that ran, and those of them that drew. */
  callbacks: number;
  frames: number;
  /** Milliseconds of each task over fifty. */
  long: number[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Counts callbacks, frames, draw calls and long tasks. */
function watch(): void {
  const marks: Marks = { draws: 0, callbacks: 0, frames: 0, long: [] };
  window.marks = marks;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) =>
    ask((now) => {
      const { draws } = marks;
      marks.callbacks++;
      act(now);
      if (marks.draws > draws) marks.frames++;
    });
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    marks.draws++;
    return drawElements.apply(this, args);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.long.push(duration);
  }).observe({ type: 'longtask' });
}

const folder = (name: string) => mkdtempSync(join(tmpdir(), `the-valley-${name}-`));
const [profile, blank, one] = [folder('figures'), folder('empty'), folder('sprite')];
writeFileSync(join(blank, 'index.html'), '<!doctype html><title>empty</title><p>empty</p>');
await build({
  root: join(process.cwd(), 'tests/robot/pixi-page'),
  configFile: false,
  logLevel: 'error',
  build: { outDir: one, emptyOutDir: true },
});
const [empty, sprite] = [await serve(blank), await serve(one)];
const app = await serve(values.dist ?? process.env.ROBOT_APP ?? '');

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

async function open(): Promise<Opened> {
  const context = await launchProfile(profile);
  await context.addInitScript(watch);
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

const touchable = '.board-access button';
const there = (page: Page, what: string) =>
  page.locator(what).first().waitFor({ state: 'attached', timeout: PATIENCE });

const first = await open();
await first.page.goto(app.address);
await first.page.getByText('Ready offline').first().waitFor({ timeout: PATIENCE });
await first.page.goto(`${app.address}#/new/${values.game}`);
await first.page.locator('.begin .button').tap({ timeout: PATIENCE });
await there(first.page, touchable);
// Past what is told and the sheets, to a question.
for (let i = 0; i < 30 && (await first.page.locator('.dock .question').count()) === 0; i++) {
  const go = first.page.locator('.told-bar .primary:enabled');
  if ((await go.count()) > 0) await go.first().tap();
  await first.page.waitForTimeout(500);
}
await first.page.waitForTimeout(2000);
const { hash } = new URL(first.page.url());
// A page that is left keeps its picture.
await first.page.goto('about:blank');
await first.context.close();
await app.stop();

/** What the main thread's time goes into, beside all the rest that it does. */
const parts = ['ScriptDuration', 'V8CompileDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;
const shares = new Map<string, number[]>(parts.map((part) => [part, []]));

/** Milliseconds of the main thread's own time until each of these is there, in a browser of its own. */
async function timeUntil(address: string, ...stations: readonly string[]): Promise<number[]> {
  const { context, page, devtools } = await open();
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  const times: number[] = [];
  for (const station of stations) {
    await there(page, station);
    times.push((await metric(devtools, 'TaskDuration')) * 1000);
  }
  if (stations.includes(touchable)) {
    for (const [part, list] of shares) list.push((await metric(devtools, part)) * 1000);
  }
  await page.goto('about:blank');
  await context.close();
  return times;
}

const starts: Record<'empty' | 'sprite' | 'picture' | 'map', number[]> = {
  empty: [],
  sprite: [],
  picture: [],
  map: [],
};
for (let run = 0; run < Number(values.runs); run++) {
  starts.empty.push(...(await timeUntil(empty.address, 'p')));
  starts.sprite.push(...(await timeUntil(sprite.address, '[data-drawn]')));
  const [picture = Number.NaN, map = Number.NaN] = await timeUntil(`${app.address}${hash}`, '.glance img', touchable);
  starts.picture.push(picture);
  starts.map.push(map);
}
const start = (what: keyof typeof starts) => `${Math.round(median(starts[what]))} ms`;
const ratio = (a: keyof typeof starts, b: keyof typeof starts) => (median(starts[a]) / median(starts[b])).toFixed(1);
console.log(`cold offline start, time of the main thread, median of ${values.runs} in turn:`);
console.log(`  first picture ${start('picture')}, an empty page ${start('empty')}: ratio ${ratio('picture', 'empty')}`);
console.log(`  map to touch ${start('map')}, Pixi and a sprite ${start('sprite')}: ratio ${ratio('map', 'sprite')}`);
const share = [...shares].map(([part, list]) => `${part.replace('Duration', '')} ${Math.round(median(list))} ms`);
console.log(`  of it: ${share.join(', ')}`);

const { context, page, devtools } = await open();
await devtools.send('Performance.enable');
await page.goto(`${app.address}${hash}`);
await page.locator('.board-host[data-ground="drawn"]').waitFor({ timeout: PATIENCE });
const bytes = await page.evaluate(() => {
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
  return {
    files: scripts.length,
    raw: scripts.reduce((all, entry) => all + ('decodedBodySize' in entry ? entry.decodedBodySize : 0), 0),
  };
});
console.log(`script: ${bytes.files} files, ${Math.round(bytes.raw / 1000)} KB unpacked`);

const marks = () => page.evaluate(() => window.marks);
await page.keyboard.press('Escape');
await page.waitForTimeout(3000);
const before = await marks();
await page.waitForTimeout(REST_MS);
const after = await marks();
console.log(
  `at rest, five seconds: ${after.callbacks - before.callbacks} callbacks, ${after.draws - before.draws} draws`,
);

const box = await page.locator('.board-host').boundingBox();
if (!box) throw new Error('no map');
const about = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 300) / 2 };
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });

async function gesture(name: string, at: (t: number) => readonly { x: number; y: number }[]): Promise<void> {
  await touch('touchStart', at(0));
  const from = { ...(await marks()), script: await metric(devtools, 'ScriptDuration') };
  const began = Date.now();
  while (Date.now() - began < GESTURE_MS) await touch('touchMove', at((Date.now() - began) / 1000));
  const to = { ...(await marks()), script: await metric(devtools, 'ScriptDuration') };
  await touch('touchEnd', []);
  const frames = Math.max(1, to.frames - from.frames);
  const ms = ((to.script - from.script) * 1000) / frames;
  console.log(
    `${name}: ${frames} frames, ${ms.toFixed(2)} ms of script a frame, ${((to.draws - from.draws) / frames).toFixed(1)} draw calls a frame`,
  );
}

const spread = (d: number) => [
  { x: about.x - d / 2, y: about.y },
  { x: about.x + d / 2, y: about.y },
];
await gesture('pinch, five seconds', (t) => spread(100 + 80 * Math.sin(t * 2)));
await touch('touchStart', spread(60));
for (let i = 1; i <= 10; i++) await touch('touchMove', spread(60 + i * 24));
await touch('touchEnd', []);
await page.waitForTimeout(1500);
console.log(`counters on the map: ${await page.locator('.board-access button[data-counter]').count()}`);
await gesture('pan, five seconds', (t) => [{ x: about.x + 90 * Math.sin(t * 2), y: about.y + 40 * Math.cos(t * 2) }]);

await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
await page.evaluate(() => window.marks.long.splice(0));
const wants =
  '.acts .strong:enabled, .sheet [data-choice], .targets [data-choice], .quick [data-choice], .told-bar .primary:enabled';
let taps = 0;
for (; taps < TAPS; taps++) {
  const next = page.locator(wants).last();
  if (!(await next.isVisible().catch(() => false))) await page.waitForTimeout(1000);
  await next.tap({ timeout: 5000 }).catch(() => page.keyboard.press('Escape'));
  await page.waitForTimeout(600);
}
const { long } = await marks();
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
const decided = await page.locator('.table').getAttribute('data-decisions');
console.log(
  `${taps} taps, ${decided} decisions, CPU ${SLOW_DOWN} times slower: ${long.length} tasks over 50 ms, the longest ${Math.round(Math.max(0, ...long))} ms`,
);

async function weigh(): Promise<{ readonly heap: number; readonly nodes: number }> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.hero').waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(500);
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  return { heap: await metric(devtools, 'JSHeapUsedSize'), nodes: await metric(devtools, 'Nodes') };
}

const once = await weigh();
for (let visit = 1; visit < Number(values.visits); visit++) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('.board-host[data-ground="drawn"]').waitFor({ timeout: PATIENCE });
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.hero').waitFor({ timeout: PATIENCE });
}
const often = await weigh();
const mb = (heap: number) => `${(heap / 1e6).toFixed(2)} MB`;
console.log(
  `home after ${values.visits} visits to the table: heap ${mb(often.heap)}, ${often.nodes} nodes; after the first ${mb(once.heap)}, ${once.nodes} nodes; ` +
    `ratio ${(often.heap / once.heap).toFixed(2)}`,
);

/** A file with campaigns of every game. */
function manyCampaigns(): string {
  const saves = games.flatMap((game) => {
    const [scenario = ''] = game.scenarios;
    const table = new Table(game, { scenario, options: [], seed: 'sfc32:figures' });
    while (table.prompt && table.entries.length < CHOICES) {
      table.choose(game.mind.bot(table.state, table.prompt).choice);
    }
    const seats = Object.fromEntries(game.sides.map((side) => [side, 'person'] as const));
    return Array.from({ length: IMPORTED }, () => ({ ...saveOf(table, seats), checkpoint: null }));
  });
  return writeEverything(saves, {});
}

await page.evaluate(() => window.marks.long.splice(0));
await page
  .locator('input[type="file"]')
  .first()
  .setInputFiles({ name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(manyCampaigns()) });
const begun = Date.now();
await page.getByText(`It contains ${games.length * IMPORTED} campaigns.`).waitFor({ timeout: PATIENCE });
const frozen = (await marks()).long;
console.log(
  `${games.length * IMPORTED} campaigns of ${CHOICES} choices checked in ${((Date.now() - begun) / 1000).toFixed(1)} s: the page stood still for ${Math.round(Math.max(0, ...frozen))} ms at most (${frozen.length} tasks over 50 ms)`,
);
await context.close();
await empty.stop();
await sprite.stop();
for (const each of [profile, blank, one]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
