/** What stands at a lit place: what it would hold too much of, or how likely what is done there goes well. */
import type { Figure, Planned, Target } from '../../board/base/types';
import { words } from '../../locale';
import type { LitPlace } from '../../panels/asking/offers';

/** From here on a chance is good. */
const GOOD = 0.5;

export function labelled(targets: ReadonlyMap<string, LitPlace>, odds: boolean): ReadonlyMap<string, Target> {
  return new Map([...targets].map(([place, lit]) => [place, targetOf(lit, odds)]));
}

function targetOf({ cost, ends, fight, chance, over }: LitPlace, odds: boolean): Target {
  const figure: Figure | null = over
    ? { text: words().asking.over(over), tone: 'warn' }
    : odds && chance !== undefined
      ? chanceFigure(chance)
      : null;
  return {
    ...(cost !== undefined && { cost }),
    ...(ends && { ends }),
    ...(fight && { fight }),
    ...(over && { over: true }),
    ...(figure && { figure }),
  };
}

/** What is planned, with its figure. */
export function plannedLook(
  planned: ReadonlyMap<string, { readonly count: number; readonly chance?: number }>,
  odds: boolean,
): ReadonlyMap<string, Planned> {
  return new Map(
    [...planned].map(([place, { count, chance }]) => [
      place,
      { ...(count > 0 && { count }), ...(odds && chance !== undefined && { figure: chanceFigure(chance) }) },
    ]),
  );
}

const chanceFigure = (chance: number): Figure => ({
  text: chanceText(chance),
  tone: chance >= GOOD ? 'good' : 'plain',
});

/** Without a space, as there is room for on the map; never a bare 0 or 100 of what may still go either way. */
export function chanceText(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return '<1%';
  if (percent === 100 && chance < 1) return '>99%';
  return `${percent}%`;
}

/** Nobody is pointed out where more than half of those who are there may act. Of a place that acts itself all may. */
export function pointedOut(
  ready: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);
  const able = sum([...ready].map(([place, count]) => (count > 0 ? count : (own.get(place) ?? 0))));
  return able * 2 > sum(own.values()) ? new Map() : ready;
}
