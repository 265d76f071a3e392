import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { handOn } from './hand';
import { launch, openPage, openPhone, type Phone, type Server, serve, withoutWebGL } from './harness';
import { sitDown } from './phones';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Drawn {
  /** Calls to the graphics card so far. */
  draws: number;
  /** Done when the page has heard of it. */
  lose: (() => Promise<void>) | undefined;
  restore: (() => void) | undefined;
}

declare global {
  interface Window {
    drawn: Drawn;
    readonly contexts: number;
  }
}

/** Counts what is drawn, and keeps the means to take the graphics context away. */
function watchDrawing(): void {
  const drawn: Drawn = { draws: 0, lose: undefined, restore: undefined };
  window.drawn = drawn;
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    drawn.draws++;
    const context = this.getExtension('WEBGL_lose_context');
    drawn.lose ??= () =>
      new Promise((lost) => {
        this.canvas.addEventListener('webglcontextlost', () => lost(), { once: true });
        context?.loseContext();
      });
    drawn.restore ??= () => context?.restoreContext();
    return drawElements.apply(this, args);
  };
}

function countContexts(): void {
  const made = new Set<unknown>();
  Object.defineProperty(window, 'contexts', { get: () => made.size });
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, [kind, ...rest]);
      if (kind.startsWith('webgl') && context) made.add(context);
      return context;
    },
  });
}

async function openMap(prepare: () => void = watchDrawing, language = 'en') {
  const context = await openPhone(browser, { reducedMotion: 'reduce', paints: true });
  await context.addInitScript(prepare);
  // Nothing is told: the map lies free at once.
  const settings = JSON.stringify({ version: 1, language, speed: 'instant' });
  await context.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
  await context.clock.install();
  const { page, problems } = await openPage(context);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await sitDown(page, server.address, 'lost-valley', {}, 'map');
  // The first question opens its sheet: with it away the map lies free.
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return { page, problems, fetched, hand: await handOn(page), close: () => context.close() };
}

const place = (page: Page, id: string) => page.locator(`.board-access button[data-place="${id}"]`);

async function middle(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await place(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not on the map`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const draws = (page: Page) => page.evaluate(() => window.drawn.draws);

/** What is drawn in so many milliseconds of the browser's clock, whose frames are all drawn however slow the machine. */
async function drawnIn(page: Page, ms: number): Promise<number> {
  const before = await draws(page);
  await page.clock.runFor(ms);
  return (await draws(page)) - before;
}

/** The ground is baked, and nothing new is drawn. */
async function atRest(page: Page): Promise<void> {
  await page.locator('.board-host[data-ground="drawn"]').waitFor();
  await expect.poll(() => drawnIn(page, 1500)).toBe(0);
}

describe('the map', () => {
  test('at rest it draws nothing for five seconds', async () => {
    const { page, problems, close } = await openMap();
    await atRest(page);
    expect(await drawnIn(page, 5000)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('pinch and pan move the map and never select', async () => {
    const { page, problems, hand, close } = await openMap();
    const start = await middle(page, 'pc-gono');
    await hand.pinch(start, 80, 160);
    await expect.poll(async () => (await middle(page, 'eliane')).x - start.x).toBeGreaterThan(150);
    await atRest(page);
    const before = await middle(page, 'pc-gono');
    await hand.drag(before, { x: before.x - 60, y: before.y - 40 });
    await expect.poll(async () => (await middle(page, 'pc-gono')).x - before.x).toBeCloseTo(-60, 0);
    await expect.poll(async () => (await middle(page, 'pc-gono')).y - before.y).toBeCloseTo(-40, 0);
    await atRest(page);
    expect(await page.locator('.board-access button[aria-pressed="true"]').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a tap and the Enter key open the same place', async () => {
    const { page, problems, close } = await openMap();
    const { x, y } = await middle(page, 'huguette');
    await page.touchscreen.tap(x, y);
    await page.getByRole('heading', { name: 'Huguette' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('heading', { name: 'Huguette' }).waitFor({ state: 'detached' });
    // The close-up goes after it, its buttons with it, and the focus comes back to where it was.
    await atRest(page);
    await place(page, 'huguette').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Huguette' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('a lost graphics context comes back with everything on it', async () => {
    const { page, close } = await openMap();
    await atRest(page);
    const map = page.locator('.board-host');
    const before = await map.screenshot();
    await page.evaluate(() => window.drawn.lose?.());
    const drawn = await draws(page);
    await page.evaluate(() => window.drawn.restore?.());
    await expect.poll(() => draws(page)).toBeGreaterThan(drawn);
    await atRest(page);
    // Drawn anew, an edge here and there may be a shade different; without its pieces the picture would be far smaller.
    expect(Math.abs((await map.screenshot()).length / before.length - 1)).toBeLessThan(0.01);
    await close();
  });

  test('one map makes one graphics context, and fetches the letters of the language spoken', async () => {
    const made = () => window.contexts;
    /** The Vietnamese part of the map's italic. */
    const italic = expect.stringMatching(/garamond-vietnamese/);
    const english = await openMap(countContexts);
    await expect.poll(() => english.page.evaluate(made)).toBe(1);
    expect(english.fetched).not.toContainEqual(italic);
    await english.close();
    const vietnamese = await openMap(countContexts, 'vi');
    await expect.poll(() => vietnamese.fetched).toContainEqual(italic);
    await expect.poll(() => vietnamese.page.evaluate(made)).toBe(1);
    await vietnamese.close();
  });

  test('without WebGL it is drawn on a plain canvas', async () => {
    const { page, problems, close } = await openMap(withoutWebGL);
    const { x, y } = await middle(page, 'eliane');
    await page.touchscreen.tap(x, y);
    await page.getByRole('heading', { name: 'Éliane' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
