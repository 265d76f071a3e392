/** Where the figures of a thing come from, found by what the screen calls it: place-e2, counter-fr-2t, table-aa. */
import { type Source, sourcesIn } from '../../../kernel/source';
import { areas } from '../data/areas';
import { deduction, points, supply } from '../data/constants';
import { scenarioIds } from '../data/options';
import { scenarios } from '../data/scenarios';
import { aaTable, assaultTable, bombardment, dropTable, randomEvents, weatherTable } from '../data/tables';
import { turns } from '../data/turns';
import { units } from '../data/units';

const tables: Readonly<Record<string, { readonly source: Source }>> = {
  weather: weatherTable,
  'random-events': randomEvents,
  aa: aaTable,
  drop: dropTable,
  bombardment,
  assault: assaultTable,
  result: assaultTable,
  deduction,
};

const tracks: Readonly<Record<string, { readonly source: Source }>> = {
  'supply-french': supply,
  'supply-viet-minh': supply,
  supply,
  'points-french': points,
  'points-viet-minh': points,
  points,
  weather: weatherTable,
};

export const sourceOf = sourcesIn({
  place: (id) => areas.find((one) => one.id === id)?.source,
  counter: (id) => units.find((unit) => unit.id === id)?.source,
  turn: (id) => turns[Number(id) - 1]?.source,
  scenario: (id) => {
    const known = scenarioIds.find((one) => one === id);
    return known && scenarios[known].source;
  },
  table: tables,
  track: tracks,
});
