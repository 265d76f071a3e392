/** Where the figures of a thing come from, found by what the screen calls it: card-f16, place-17, counter-8-bpc-1. */
import { sourcesIn } from '../../../kernel/source';
import { areas } from '../data/areas';
import { kinds } from '../data/cards';
import { sources } from '../data/constants';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { cardOf } from './names';

export const sourceOf = sourcesIn({
  card: (id) => {
    const card = cardOf(id);
    return card && kinds[card.kind].source;
  },
  place: (id) => areas[Number(id)]?.source,
  counter: (id) => units.find((unit) => unit.id === id)?.source,
  turn: (id) => turns[Number(id) - 1]?.source,
  table: (id) => (Object.hasOwn(sources, id) ? sources[id] : undefined),
  track: (id) => (Object.hasOwn(sources, id) ? sources[id] : undefined),
});
