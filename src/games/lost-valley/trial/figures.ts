/** The simulator's figures of The Lost Valley: when each centre fell, and the levels at the end of each turn. */
import { figuresByTurn } from '../../../kernel/tally';
import type { Figures } from '../../../kernel/trial';
import { scenarios } from '../data/scenarios';
import type { ValleyEvent } from '../events';
import type { Valley } from '../state';

export function figures(entries: readonly { readonly events: readonly ValleyEvent[] }[], v: Valley): Figures {
  const { cm, rp, aaa, firstTurn } = scenarios[v.scenario];
  const now: Record<string, number> = { cm, rp, aaa };
  return figuresByTurn(entries, {
    groups: ['falls', 'deeds'],
    firstTurn,
    turnOf: (event) => (event.is === 'turn' ? event.turn : null),
    count(event, { each, first }) {
      if (event.is === 'level' && event.track in now) now[event.track] = event.to;
      else if (event.is === 'control' && event.to !== 'french' && event.to !== 'nobody') first('falls', event.cr);
      else if (event.is === 'vm-assault' || event.is === 'french-assault' || event.is === 'raid')
        each('deeds', event.is);
      else if (event.is === 'card-played') each('deeds', `card ${event.card}`);
    },
    levels: () => now,
  });
}
