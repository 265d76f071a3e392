/** The simulator's figures of The Lost Valley: when each centre fell, and the levels at the end of each turn. */
import type { Figures } from '../../kernel/trial';
import { scenarios } from './data/scenarios';
import type { ValleyEvent } from './events';
import type { Valley } from './state';

type Counts = Record<string, Record<string, number>>;

export function figures(
  entries: readonly { readonly events: readonly ValleyEvent[]; readonly turn: number }[],
  v: Valley,
): Figures {
  const falls: Counts = {};
  const deeds: Counts = {};
  const levels: Counts = { cm: {}, rp: {}, aaa: {} };
  const { cm, rp, aaa } = scenarios[v.scenario];
  const now: Record<string, number> = { cm, rp, aaa };
  let turn = 0;
  const endTurn = () => {
    if (turn > 0) for (const [track, byTurn] of Object.entries(levels)) byTurn[turn] = now[track] ?? 0;
  };
  const count = (group: Counts, name: string) => {
    group[name] ??= {};
    group[name][turn] = (group[name][turn] ?? 0) + 1;
  };
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.is === 'turn') {
      endTurn();
      turn = event.turn;
    } else if (event.is === 'level') now[event.track] = event.to;
    else if (event.is === 'control' && event.to !== 'french' && event.to !== 'nobody') {
      if (!falls[event.cr]) count(falls, event.cr); // the first fall of each
    } else if (event.is === 'vm-assault' || event.is === 'french-assault' || event.is === 'raid')
      count(deeds, event.is);
    else if (event.is === 'card-played') count(deeds, `card ${event.card}`);
  }
  Object.assign(now, { cm: v.cm, rp: v.rp, aaa: v.aaa });
  endTurn();
  return { counts: { falls, deeds }, levels };
}
