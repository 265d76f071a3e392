/** At which places something is meant to be done and not yet paid, and with how many counters. */
import type { Choice } from '../../kernel/game';
import { chosenIn, type Filling } from './filling';
import { givenIn } from './given';
import type { TableModel } from './model';

export function plannedAt(
  model: Pick<TableModel, 'position' | 'offer'>,
  filling: Filling | null,
): ReadonlyMap<string, number> {
  const position = model.position.value;
  const given = givenIn(position).flatMap((entry): Choice[] => {
    const choice = position.entries[entry]?.choice;
    return choice ? [choice] : [];
  });
  const counters = new Map<string, Set<string>>();
  for (const choice of [...given, ...(filling ? chosenIn(filling) : [])]) {
    const { counter, place, fight } = model.offer(choice);
    if (place === undefined || !fight) continue;
    const those = counters.get(place) ?? new Set();
    if (counter !== undefined) those.add(counter);
    counters.set(place, those);
  }
  return new Map([...counters].map(([place, those]) => [place, those.size]));
}
