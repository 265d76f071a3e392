/** Finds what a finger can reach and taps it there, as a person would: brought into view first, never through a cover. */
import type { Page } from 'playwright-core';
import { type Hand, type Point, RESTLESS } from '../e2e/hand';

/** A point on the element where a tap meets it and nothing else; null where it is covered or gone. */
export async function reach(page: Page, selector: string, nth = 0): Promise<Point | null> {
  return page.evaluate(
    ([wanted, index]) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].at(index);
      if (!element || element.matches(':disabled')) return null;
      const meets = (x: number, y: number) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (there === element || element.contains(there));
      };
      const spot = () => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // The middle first; a row that only peeks out of its list can still be met near an edge.
        for (const v of [0.5, 0.25, 0.75]) {
          for (const u of [0.5, 0.3, 0.7]) {
            const [x, y] = [left + (right - left) * u, top + (bottom - top) * v];
            if (meets(x, y)) return { x, y };
          }
        }
        return null;
      };
      if (element.closest('.board-access')) return spot();
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const near = spot();
      if (near) return near;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      return spot();
    },
    [selector, nth] as const,
  );
}

/** Frames in which nothing may move before the map is believed to be at rest. By the clock a starved page seems to rest. */
const REST = 12;

/** The same once the map has come to rest. */
export async function reachAtRest(page: Page, selector: string): Promise<Point | null> {
  let last = await reach(page, selector);
  for (let i = 0; i < 20; i++) {
    await page.evaluate(async (frames) => {
      for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
    }, REST);
    const now = await reach(page, selector);
    if (last && now && last.x === now.x && last.y === now.y) return now;
    last = now;
  }
  return null;
}

/** Two quick taps near to each other mean something else than one and one, on the map and to the browser. */
const NOT_A_DOUBLE_TAP = 350;
const NEAR = 40;

/** What is to be touched is drawn; a button whose words have just changed hears nothing for a moment, from the next frame on. */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(async (restless) => {
    do await new Promise(requestAnimationFrame);
    while (document.querySelector(restless));
  }, RESTLESS);
}

/** How many clicks the page has heard since this was first asked. */
function clicksHeard(): number {
  const page = window as Window & { clicksHeard?: number };
  if (page.clicksHeard === undefined) {
    page.clicksHeard = 0;
    addEventListener('click', () => page.clicksHeard !== undefined && page.clicksHeard++, true);
  }
  return page.clicksHeard;
}

/** Milliseconds until a tap that no click came of counts as unheard. */
const UNHEARD = 3000;

/** How many elements there are now. */
export const count = (page: Page, selector: string) => page.locator(selector).count();

/** Whatever acts on the screen: a finger, or keys. */
export interface Actor {
  readonly taps: number;
  /** False where nothing could be met. */
  tap(selector: string, nth?: number): Promise<boolean>;
  hold(selector: string, until: () => Promise<unknown>): Promise<boolean>;
}

export interface Finger extends Actor {
  drag(from: Point, to: Point): Promise<void>;
}

export function fingerOf(page: Page, hand: Hand): Finger {
  let taps = 0;
  let dragged = false;
  let recent: readonly { readonly x: number; readonly y: number; readonly at: number }[] = [];
  const isHeard = async (before: number) => {
    const until = Date.now() + UNHEARD;
    while ((await page.evaluate(clicksHeard)) === before) {
      if (Date.now() > until) return false;
      await page.waitForTimeout(50);
    }
    return true;
  };
  return {
    get taps() {
      return taps;
    },
    async tap(selector, nth = 0) {
      await awake(page);
      const at = await reach(page, selector, nth);
      if (!at) return false;
      // What was tapped in between elsewhere makes no difference to the map.
      recent = recent.filter((tap) => tap.at + NOT_A_DOUBLE_TAP > Date.now());
      const near = recent.findLast(({ x, y }) => Math.hypot(at.x - x, at.y - y) < NEAR);
      if (near) {
        await page.waitForTimeout(near.at + NOT_A_DOUBLE_TAP - Date.now());
        return this.tap(selector, nth);
      }
      taps++;
      const heard = dragged && !selector.startsWith('.board-access') ? await page.evaluate(clicksHeard) : null;
      dragged = false;
      await hand.tap(at);
      recent = [...recent, { ...at, at: Date.now() }];
      // On a busy machine Chromium may make no click of the first tap after a drag: a person taps once more.
      return heard === null || (await isHeard(heard)) || this.tap(selector, nth);
    },
    async hold(selector, until) {
      const at = await reach(page, selector);
      if (!at) return false;
      taps++;
      await hand.hold(at, until);
      return true;
    },
    async drag(from, to) {
      taps++;
      await hand.drag(from, to);
      dragged = true;
    },
  };
}
