/** At which places something is meant to be done and not yet paid, and with how many counters. */
import { chosenIn, type Filling } from './filling';
import { meantIn } from './meant';
import type { TableModel } from './model';

export function plannedAt(
  model: Pick<TableModel, 'position' | 'offer'>,
  filling: Filling | null,
): ReadonlyMap<string, number> {
  const meant = meantIn(model.position.value).map(({ choice }) => choice);
  const counters = new Map<string, Set<string>>();
  for (const choice of [...meant, ...(filling ? chosenIn(filling) : [])]) {
    const { counter, place, fight } = model.offer(choice);
    if (place === undefined || !fight) continue;
    const those = counters.get(place) ?? new Set();
    if (counter !== undefined) those.add(counter);
    counters.set(place, those);
  }
  return new Map([...counters].map(([place, those]) => [place, those.size]));
}
