/** Counting a whole game turn by turn: for the figures of trials. */
import type { GameEvent } from './game';
import { recordOf } from './record';
import type { Figures } from './trial';

interface Count<G extends string> {
  each(group: G, name: string): void;
  /** The first of its name alone. */
  first(group: G, name: string): void;
}

interface Walk<E extends GameEvent, G extends string> {
  readonly groups: readonly G[];
  readonly firstTurn: number;
  /** The turn that an event begins; null for all others. */
  turnOf(event: E): number | null;
  count(event: E, count: Count<G>): void;
  /** Levels as they stand at the end of a turn. */
  levels(): Readonly<Record<string, number>>;
}

export function figuresByTurn<E extends GameEvent, G extends string>(
  entries: readonly { readonly events: readonly E[] }[],
  walk: Walk<E, G>,
): Figures {
  const counts = recordOf(walk.groups, (): Record<string, Record<string, number>> => ({}));
  const levels: Record<string, Record<string, number>> = {};
  let turn = walk.firstTurn;
  const add = (of: Record<string, Record<string, number>>, name: string) => {
    of[name] = { ...of[name], [turn]: (of[name]?.[turn] ?? 0) + 1 };
  };
  const count: Count<G> = {
    each: (group, name) => add(counts[group], name),
    first: (group, name) => {
      if (!counts[group][name]) add(counts[group], name);
    },
  };
  const endTurn = () => {
    for (const [track, level] of Object.entries(walk.levels())) levels[track] = { ...levels[track], [turn]: level };
  };
  for (const event of entries.flatMap(({ events }) => events)) {
    const begun = walk.turnOf(event);
    if (begun === null) walk.count(event, count);
    else if (begun > turn) {
      endTurn();
      turn = begun;
    }
  }
  endTurn();
  return { counts, levels };
}
