/** What of a plan is drawn on the map: the way that counters go, the lines along which guns see their target. */

import type { TableModel } from '../model/model';
import { chosenIn, type Filling } from './filling';

interface PlanLine {
  readonly is: 'way' | 'sight';
  /** From place to place. */
  readonly places: readonly string[];
}

export function planLines(
  model: Pick<TableModel, 'position' | 'offer' | 'plans'>,
  filling: Filling | null,
): readonly PlanLine[] {
  if (!filling || filling.place === null) return [];
  const { counters } = model.position.value.view;
  const homeOf = (counter: string) => counters.find(({ id }) => id === counter)?.at ?? '';
  const chosen = chosenIn(filling);
  if (filling.whole) {
    const steps = chosen.map(model.offer);
    const [first, ...rest] = steps;
    if (first?.counter === undefined || first.place === undefined) return [];
    // Those who go along go the same way: each begins with a counter.
    const next = rest.findIndex(({ counter, place }) => counter !== undefined || place === undefined);
    const on = rest.slice(0, next < 0 ? rest.length : next).flatMap(({ place }) => place ?? []);
    return [{ is: 'way', places: [homeOf(first.counter), first.place, ...on] }];
  }
  const lines = new Map<string, PlanLine>();
  for (const choice of chosen) {
    const { counter, place, fight } = model.offer(choice);
    if (!fight || counter === undefined || place === undefined) continue;
    const places = [homeOf(counter), ...model.plans.over(choice), place];
    lines.set(places.join(' '), { is: 'sight', places });
  }
  return [...lines.values()];
}
