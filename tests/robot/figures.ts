/** npm run figures: what the README's promises weigh: the offline start beside an empty page, bytes, frames of a pan and a pinch. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from '../e2e/browser';
import { serve } from '../e2e/server';

const { values } = parseArgs({ options: { dist: { type: 'string' }, runs: { type: 'string', default: '3' } } });
const PATIENCE = 120_000;
const SLOW_DOWN = 4;
const GESTURE_MS = 5000;

declare global {
  interface Window {
    marks: { draws: number; frames: number; interactive: number };
  }
}

/** Notes when the map can first be touched, and counts frames and draw calls. */
function watch(): void {
  const marks = { draws: 0, frames: 0, interactive: 0 };
  window.marks = marks;
  let drew = 0;
  const count = () => {
    if (marks.draws > drew) marks.frames++;
    drew = marks.draws;
    if (marks.interactive === 0 && document.querySelector('.board-access button'))
      marks.interactive = performance.now();
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    marks.draws++;
    return drawElements.apply(this, args);
  };
}

const profile = mkdtempSync(join(tmpdir(), 'the-valley-figures-'));
const blank = mkdtempSync(join(tmpdir(), 'the-valley-empty-'));
writeFileSync(join(blank, 'index.html'), '<!doctype html><title>empty</title><p>empty</p>');
const empty = await serve(blank);
const app = await serve(values.dist ?? process.env.ROBOT_APP ?? '');

async function open(): Promise<{ context: BrowserContext; page: Page; slow: (rate: number) => Promise<void> }> {
  const context = await launchProfile(profile);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    context,
    page,
    slow: async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
  };
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

const first = await open();
await first.page.goto(app.address);
await first.page.getByText('Ready offline').first().waitFor({ timeout: PATIENCE });
await first.page.goto(`${app.address}#/new/lost-valley`);
await first.page.locator('.begin .button').tap({ timeout: PATIENCE });
await first.page.locator('.board-access button').first().waitFor({ state: 'attached', timeout: PATIENCE });
const { hash } = new URL(first.page.url());
await first.context.close();
await app.stop();

const starts: number[] = [];
const bare: number[] = [];
let bytes = { files: 0, raw: 0 };
for (let run = 0; run < Number(values.runs); run++) {
  const { context, page, slow } = await open();
  await slow(SLOW_DOWN);
  await page.goto(empty.address);
  bare.push(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN));
  await page.goto(`${app.address}${hash}`);
  await page.locator('.board-access button').first().waitFor({ state: 'attached', timeout: PATIENCE });
  starts.push(await page.evaluate(() => window.marks.interactive));
  bytes = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
    return {
      files: scripts.length,
      raw: scripts.reduce((all, entry) => all + ('decodedBodySize' in entry ? entry.decodedBodySize : 0), 0),
    };
  });
  await context.close();
}
console.log(
  `cold offline start to a map that can be touched, CPU ${SLOW_DOWN} times slower, median of ${starts.length}: ` +
    `${Math.round(median(starts))} ms; an empty page ${Math.round(median(bare))} ms; ratio ${(median(starts) / median(bare)).toFixed(1)}`,
);
console.log(`script: ${bytes.files} files, ${Math.round(bytes.raw / 1000)} KB unpacked`);

const { context, page } = await open();
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');
await page.goto(`${app.address}${hash}`);
await page.locator('.board-host[data-ground="drawn"]').waitFor({ timeout: PATIENCE });
const box = await page.locator('.board-host').boundingBox();
if (!box) throw new Error('no map');
const about = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 300) / 2 };
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
const scripted = async () =>
  (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;

async function gesture(name: string, at: (t: number) => readonly { x: number; y: number }[]): Promise<void> {
  await touch('touchStart', at(0));
  const before = { ...(await page.evaluate(() => window.marks)), script: await scripted() };
  const began = Date.now();
  while (Date.now() - began < GESTURE_MS) await touch('touchMove', at((Date.now() - began) / 1000));
  const after = { ...(await page.evaluate(() => window.marks)), script: await scripted() };
  await touch('touchEnd', []);
  const frames = Math.max(1, after.frames - before.frames);
  const ms = ((after.script - before.script) * 1000) / frames;
  console.log(
    `${name}: ${frames} frames, ${ms.toFixed(2)} ms of script a frame, ${((after.draws - before.draws) / frames).toFixed(1)} draw calls a frame`,
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
await context.close();
await empty.stop();
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
rmSync(blank, { recursive: true, force: true });
