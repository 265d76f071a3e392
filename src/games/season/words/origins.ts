/** Where the figures of a thing come from, found by what the screen calls it: place-E1, counter-V80, table-fire. */
import { type Source, sourcesIn } from '../../../kernel/source';
import { pas } from '../data/pas';
import { scenarioIds, scenarios } from '../data/scenarios';
import { airTable, digging, fireTable, handTable, lossTrack, munitions, scouting } from '../data/tables';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { zones } from '../data/zones';

const tables: Readonly<Record<string, { readonly source: Source }>> = {
  fire: fireTable,
  hand: handTable,
  scout: scouting,
};

const tracks: Readonly<Record<string, { readonly source: Source }>> = {
  'guns-french': munitions,
  'guns-viet-minh': munitions,
  guns: munitions,
  losses: lossTrack,
  air: airTable,
  'places-lost': airTable,
  drops: airTable,
  digging,
};

export const sourceOf = sourcesIn({
  place: (id) => [...zones, ...pas].find((one) => one.id === id)?.source,
  counter: (id) => units.find((unit) => unit.id === id)?.source,
  turn: (id) => turns[Number(id) - 1]?.source,
  scenario: (id) => {
    const known = scenarioIds.find((one) => one === id);
    return known && scenarios[known].source;
  },
  table: tables,
  track: tracks,
});
