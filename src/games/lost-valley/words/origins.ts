/** Where the figures of a thing come from, found by what the screen calls it: card-16, place-huguette, table-9. */
import { cards } from '../data/cards';
import { crs, divisions, dzs } from '../data/map';
import type { Source } from '../data/source';
import { tables } from '../data/tables';
import * as tracks from '../data/tracks';
import { units } from '../data/units';
import { isDivision } from './names';

type Origins = Readonly<Record<string, { readonly source: Source }>>;

const levels: Origins = {
  cm: tracks.cm,
  rp: tracks.rp,
  sitrep: tracks.sitrep,
  aaa: tracks.aaa,
  ap: tracks.ap,
  asp: tracks.asp,
};
const things: Readonly<Record<string, Origins>> = {
  card: cards,
  place: { ...crs, ...dzs, ...divisions },
  counter: units,
  table: tables,
  track: levels,
};

export function sourceOf(id: string): Source | undefined {
  const [, kind = '', thing = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  if (kind === 'track' && isDivision(thing)) return tracks.strength.source;
  const origins = things[kind];
  return origins && Object.hasOwn(origins, thing) ? origins[thing]?.source : undefined;
}
