/** Plays by keys alone: Tab to what is meant, Enter on it. */
import type { Page } from 'playwright-core';
import { type Actor, awake } from './finger';

/** What Tab stops at, in its order, as far as it can be seen and used. */
const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Tab misses where the page changes while it is on its way: then it goes on from where it is. */
const TRIES = 4;

/** The letters that jump near to something. */
const jumps: readonly (readonly [near: string, letter: string])[] = [
  ['.dock .strong, .dock .primary', 'g'],
  ['.board-access button', 'm'],
];

export function keyboardOf(page: Page): Actor {
  let taps = 0;

  /** How many stops it is from the focus to the element: 0 is there, null is nowhere. */
  const away = (selector: string, nth: number) =>
    page.evaluate(
      ([all, wanted, index]) => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)].at(index);
        const usable = [...document.querySelectorAll<HTMLElement>(all)].filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
        );
        // Of the buttons of a choice only the one that is set is a stop, and arrows go from it to the others.
        const radios = (one: HTMLElement) =>
          one instanceof HTMLInputElement && one.type === 'radio'
            ? [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${one.name}"]`)]
            : [];
        const isStop = (one: HTMLElement) => {
          const group = radios(one);
          return group.length === 0 || one === (group.find(({ checked }) => checked) ?? group[0]);
        };
        const list = usable.filter(isStop);
        if (!element || !usable.includes(element)) return null;
        const group = radios(element);
        const stop = group.find((one) => list.includes(one)) ?? element;
        const to = list.indexOf(stop);
        const { activeElement } = document;
        const from = list.indexOf(activeElement as HTMLElement);
        // Where the focus lies on a heading the next stop is the first that follows it.
        const follows = list.findIndex(
          (one) => activeElement && activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const here = from >= 0 ? from : activeElement === document.body ? -1 : follows - 0.5;
        const turns = group.indexOf(element as HTMLInputElement) - group.indexOf(stop as HTMLInputElement);
        return { steps: to > here ? Math.ceil(to - here) : Math.floor(to - here), turns: group.length > 0 ? turns : 0 };
      },
      [stops, selector, nth] as const,
    );

  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };

  const reachFocus = async (selector: string, nth: number): Promise<number | null> => {
    let way = await away(selector, nth);
    for (let i = 0; way && way.steps !== 0 && i < TRIES; i++) {
      await press(way.steps > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way.steps));
      way = await away(selector, nth);
    }
    return way?.steps === 0 ? way.turns : null;
  };

  return {
    get taps() {
      return taps;
    },
    async tap(selector, nth = 0) {
      await awake(page);
      const near = await page.evaluate(
        ([wanted, index, list]) => {
          const element = [...document.querySelectorAll(wanted)].at(index);
          return list.find(([where]) => element?.matches(where))?.[1] ?? null;
        },
        [selector, nth, jumps] as const,
      );
      if (near !== null) await press(near);
      const turns = await reachFocus(selector, nth);
      if (turns === null) return false;
      taps++;
      if (turns !== 0) await press(turns > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(turns));
      else await press((await isField(page)) ? 'Space' : 'Enter');
      return true;
    },
    async hold(_selector, until) {
      taps++;
      await page.keyboard.down('Enter');
      await until();
      await page.keyboard.up('Enter');
      return true;
    },
  };
}

/** Radios and boxes are set by the space bar. */
const isField = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
