/** Where the figures of a thing come from, found by what the screen calls it: card-16, place-huguette, table-9. */
import { sourcesIn } from '../../../kernel/source';
import { cards } from '../data/cards';
import { crs, divisionIds, divisions, dzs } from '../data/map';
import { tables } from '../data/tables';
import * as tracks from '../data/tracks';
import { units } from '../data/units';

const { cm, rp, sitrep, aaa, ap, asp, strength } = tracks;
const strengths = Object.fromEntries(divisionIds.map((division) => [division, strength]));

export const sourceOf = sourcesIn({
  card: cards,
  place: { ...crs, ...dzs, ...divisions },
  counter: units,
  table: tables,
  track: { cm, rp, sitrep, aaa, ap, asp, ...strengths },
});
