/** Fingers on the glass: everything the robot and the tests do goes through the browser's own touch events. */
import type { CDPSession, Page } from 'playwright-core';

/** On the page while something of it is still drawn, still fetched, or deaf for a moment because it has just changed. */
export const RESTLESS = '[data-drawing], [aria-busy="true"], [data-asleep]';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  tap(at: Point): Promise<void>;
  /** One finger stays until `until` has come. */
  hold(at: Point, until: () => Promise<unknown>): Promise<void>;
  /** One finger from here to there. */
  drag(from: Point, to: Point): Promise<void>;
  /** Two fingers about a point, from one distance to another. */
  pinch(about: Point, from: number, to: number): Promise<void>;
}

/** Moves of a finger between down and up. */
const STEPS = 8;

export async function handOn(page: Page): Promise<Hand> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async hold(at, until) {
      await send('touchStart', [at]);
      await until();
      await send('touchEnd', []);
    },
    async drag(from, to) {
      await send('touchStart', [from]);
      for (let i = 1; i <= STEPS; i++) {
        const part = i / STEPS;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      }
      await send('touchEnd', []);
    },
    async pinch(about, from, to) {
      const spread = (d: number) => [
        { x: about.x - d / 2, y: about.y },
        { x: about.x + d / 2, y: about.y },
      ];
      await send('touchStart', spread(from));
      for (let i = 1; i <= STEPS; i++) await send('touchMove', spread(from + ((to - from) * i) / STEPS));
      await send('touchEnd', []);
    },
  };
}
