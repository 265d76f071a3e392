/** The courses that are drawn over the turns, and the figures for them. */
import type { View } from '../../kernel/view';
import type { Kit } from '../parts/kit';
import { type Chronicle, chronicle } from '../tale/chronicle';

/** Levels with bands are the ones a campaign lives by; the first two are drawn. */
const DRAWN = 2;

/** What was played for, else the levels a campaign lives by, else what both sides have of the same kind, pair by pair. */
export function curvesOf({ tracks }: View): readonly (readonly string[])[] {
  const aims = tracks.filter(({ goal }) => goal !== undefined);
  const drawn = (aims.length >= DRAWN ? aims : tracks.filter(({ bands }) => bands)).slice(0, DRAWN);
  if (drawn.length > 0) return [drawn.map(({ id }) => id)];
  const groups = new Set(tracks.flatMap(({ group, side }) => (side === undefined ? [] : (group ?? []))));
  return [...groups].map((of) => tracks.filter(({ group }) => group === of).map(({ id }) => id));
}

export function figuresOf({ model }: Pick<Kit, 'model'>): Chronicle {
  return chronicle(model.viewAt(0), model.told(0), model.position.value.entries.length, model.viewAt);
}
