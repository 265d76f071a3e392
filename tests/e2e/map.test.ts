import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Software rendering on a busy machine. */
const patience = { timeout: 20_000 } as const;

interface Drawn {
  /** Calls to the graphics card so far. */
  draws: number;
  lose: (() => void) | undefined;
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
    drawn.lose ??= () => context?.loseContext();
    drawn.restore ??= () => context?.restoreContext();
    return drawElements.apply(this, args);
  };
}

/** Like a phone without WebGL. */
function withoutWebGL(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    },
  });
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

/** The Vietnamese part of the map's italic, if it was fetched. */
const vietnameseItalic = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/garamond-vietnamese/.test(name) ? [name] : [])),
  );

async function openMap(prepare: () => void = watchDrawing, language = 'en') {
  const context = await openPhone(browser, { reducedMotion: 'reduce' });
  await context.addInitScript(prepare);
  // Nothing is told: the map lies free at once.
  const settings = JSON.stringify({ version: 1, language, speed: 'instant' });
  await context.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
  const { page, problems } = await openPage(context);
  await page.goto(`${server.address}#/new/lost-valley`);
  await page.locator('.begin .button').tap();
  await place(page, 'eliane').waitFor();
  await closeSheets(page);
  return { page, problems, fingers: await fingers(page), close: () => context.close() };
}

/** A sheet may slide in a moment after the table; the map is free once none has come for a while. */
async function closeSheets(page: Page): Promise<void> {
  let free = 0;
  const looks = async () => {
    const isFree = (await page.locator('.sheet').count()) === 0;
    if (!isFree) await page.keyboard.press('Escape');
    free = isFree ? free + 1 : 0;
    return free;
  };
  await expect.poll(looks, { ...patience, interval: 250 }).toBeGreaterThan(5);
}

const place = (page: Page, id: string) => page.locator(`.board-access button[data-place="${id}"]`);

async function middle(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await place(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not on the map`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function fingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    async drag(from: { x: number; y: number }, dx: number, dy: number) {
      await send('touchStart', [from]);
      for (let i = 1; i <= 8; i++) await send('touchMove', [{ x: from.x + (dx * i) / 8, y: from.y + (dy * i) / 8 }]);
      await send('touchEnd', []);
    },
    async pinch(about: { x: number; y: number }, from: number, to: number) {
      const spread = (d: number) => [
        { x: about.x - d / 2, y: about.y },
        { x: about.x + d / 2, y: about.y },
      ];
      await send('touchStart', spread(from));
      for (let i = 1; i <= 8; i++) await send('touchMove', spread(from + ((to - from) * i) / 8));
      await send('touchEnd', []);
    },
  };
}

const draws = (page: Page) => page.evaluate(() => window.drawn.draws);

/** The ground is baked, and two looks in a row find nothing new drawn. */
async function atRest(page: Page): Promise<void> {
  await page.locator('.board-host[data-ground="drawn"]').waitFor();
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await draws(page);
        return last > 0 && last === before;
      },
      { ...patience, interval: 1500 },
    )
    .toBe(true);
}

describe('the map', () => {
  test('at rest it draws nothing for five seconds', async () => {
    const { page, problems, close } = await openMap();
    await atRest(page);
    const before = await draws(page);
    await page.waitForTimeout(5000);
    expect(await draws(page)).toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  test('pinch and pan move the map and never select', async () => {
    const { page, problems, fingers: hand, close } = await openMap();
    const start = await middle(page, 'pc-gono');
    await hand.pinch(start, 80, 160);
    await expect.poll(async () => (await middle(page, 'eliane')).x - start.x, patience).toBeGreaterThan(150);
    const before = await middle(page, 'pc-gono');
    await hand.drag(before, -60, -40);
    await expect.poll(async () => (await middle(page, 'pc-gono')).x - before.x, patience).toBeCloseTo(-60, 0);
    expect((await middle(page, 'pc-gono')).y - before.y).toBeCloseTo(-40, 0);
    expect(await page.locator('.board-access button[aria-pressed="true"]').count()).toBe(0);
    expect(await page.locator('.sheet').count()).toBe(0);
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
    await page.waitForTimeout(300);
    const drawn = await draws(page);
    await page.evaluate(() => window.drawn.restore?.());
    await expect.poll(() => draws(page), patience).toBeGreaterThan(drawn);
    await atRest(page);
    // Drawn anew, an edge here and there may be a shade different; without its pieces the picture would be far smaller.
    expect(Math.abs((await map.screenshot()).length / before.length - 1)).toBeLessThan(0.01);
    await close();
  });

  test('one map makes one graphics context, and fetches the letters of the language spoken', async () => {
    const made = () => window.contexts;
    const english = await openMap(countContexts);
    expect(await english.page.evaluate(made)).toBe(1);
    expect(await vietnameseItalic(english.page)).toEqual([]);
    await english.close();
    const vietnamese = await openMap(countContexts, 'vi');
    expect(await vietnamese.page.evaluate(made)).toBe(1);
    expect(await vietnameseItalic(vietnamese.page)).not.toEqual([]);
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
