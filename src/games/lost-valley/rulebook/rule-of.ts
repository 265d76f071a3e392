/** The rule behind what a player sees: a phase, a level, a state, a table. */
import { ruleIn } from '../../../kernel/books';
import { divisionIds } from '../data/map';
import type { TableId } from '../data/tables';
import { phases } from '../face/phases';
import type { StateKey, TrackKey } from '../keys';

const tracks: Readonly<Record<TrackKey, string>> = {
  cm: '2.2.8.1',
  rp: '2.2.8.2',
  sitrep: '2.5.2',
  aaa: '2.2.8.3',
  ap: '5.2.1',
  asp: '7.0',
};

const states: Readonly<Record<StateKey, string>> = {
  used: '2.3.1.7',
  reduced: '2.3.1.5',
  disrupted: '2.3.2.2',
  moved: '14.1',
  reinforcement: '13.1',
  encircled: '12.2.1',
  threatened: '12.3.3',
  assaulted: '12.3',
  'over-stacked': '2.2.1.3',
  active: '11.2',
  inactive: '11.2',
  waiting: '11.3',
  danger: '17.1',
  'airstrip-active': '8.1',
  'airstrip-interdicted': '8.1',
  'airstrip-damaged': '8.1',
  'airstrip-destroyed': '8.1',
  drawn: '5.1',
  hand: '5.5',
  'in-force': '5.6',
  discard: '6.2',
  removed: '5.4',
};

const tables: Readonly<Record<TableId, string>> = {
  '1': '6.1',
  '2': '7.1',
  '2.1': '7.2.1',
  '2.2': '7.2.2',
  '3': '8.1',
  '4': '9.2',
  '5': '11.1',
  '6': '11.2',
  '7': '11.3',
  '8': '12.2',
  '9': '12.3.5.2',
  '9.1': '12.3.5.2',
  '9.2': '12.3.5.2',
  '10': '15.1.5',
  '10.1': '15.1.5',
  '10.2': '15.1.5',
  '11': '16.1',
  '12': '16.3',
};

export const ruleOf = ruleIn(phases, {
  track: { ...tracks, ...Object.fromEntries(divisionIds.map((id) => [id, '2.2.8.4'])) },
  state: { ...states, ...Object.fromEntries(divisionIds.map((id) => [`assaulted-by-${id}`, '12.3'])) },
  table: tables,
  // What a card says is all there is to it.
  card: {},
});
