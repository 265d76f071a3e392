/** At which places something is meant to be done and not yet paid: with how many counters, and how likely it goes well. */
import { figureOf } from '../model/figure';
import type { TableModel } from '../model/model';
import { chosenIn, type Filling } from './filling';
import { meantIn } from './ticks';

interface PlannedHere {
  readonly count: number;
  /** The best chance of what is meant there. */
  readonly chance?: number;
}

export function plannedAt(
  model: Pick<TableModel, 'position' | 'offer' | 'preview'>,
  filling: Filling | null,
): ReadonlyMap<string, PlannedHere> {
  const meant = meantIn(model.position.value).map(({ choice }) => choice);
  const planned = new Map<string, { counters: Set<string>; chance?: number }>();
  for (const choice of [...meant, ...(filling ? chosenIn(filling) : [])]) {
    const { counter, place, fight } = model.offer(choice);
    if (place === undefined || !fight) continue;
    const here = planned.get(place) ?? { counters: new Set() };
    if (counter !== undefined) here.counters.add(counter);
    const preview = model.preview(choice);
    const figure = preview && figureOf(preview);
    if (figure?.kind === 'chance' && figure.value >= (here.chance ?? 0)) here.chance = figure.value;
    planned.set(place, here);
  }
  return new Map(
    [...planned].map(([place, { counters, chance }]) => [
      place,
      { count: counters.size, ...(chance !== undefined && { chance }) },
    ]),
  );
}
