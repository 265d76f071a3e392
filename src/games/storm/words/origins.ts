/** Where the figures of a thing come from, found by what the screen calls it: card-f16, place-17, counter-8-bpc-1. */
import { areas } from '../data/areas';
import { kinds } from '../data/cards';
import { sources } from '../data/constants';
import type { Source } from '../data/source';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { cardOf } from './names';

export function sourceOf(id: string): Source | undefined {
  const [, kind = '', thing = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  switch (kind) {
    case 'card': {
      const card = cardOf(thing);
      return card && kinds[card.kind].source;
    }
    case 'place':
      return areas[Number(thing)]?.source;
    case 'counter':
      return units.find((unit) => unit.id === thing)?.source;
    case 'turn':
      return turns[Number(thing) - 1]?.source;
    default:
      return Object.hasOwn(sources, thing) ? sources[thing] : undefined;
  }
}
