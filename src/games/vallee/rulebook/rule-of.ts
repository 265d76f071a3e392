/** The rule behind what a player sees: a phase, a level, a state, a table. */
import { ruleIn } from '../../../kernel/books';
import { phases } from '../face/phases';
import type { StateKey, TableKey, TrackKey } from '../keys';

const tracks: Readonly<Record<TrackKey | 'points' | 'supply', string>> = {
  turn: '5.0',
  round: '5.6',
  points: '15.0',
  'points-french': '15.3',
  'points-viet-minh': '15.2',
  supply: '7.1',
  'supply-french': '7.1',
  'supply-viet-minh': '7.1',
  weather: '6.1',
  air: '9.1',
  flak: '9.6',
  pool: '8.4',
  transport: '8.1',
};

const states: Readonly<Record<StateKey, string>> = {
  active: '11.2',
  used: '11.2',
  disrupted: '12.3.1',
  damaged: '14.1',
  'out-of-supply': '7.3',
  unpaid: '7.2',
  'has-fired': '10.0',
  'has-moved': '11.2',
  'moved-strategically': '11.1',
  suppressed: '9.4',
  assaulting: '12.2',
  halved: '3.0',
  'in-transport': '8.1',
  waiting: '8.0',
  aboard: '9.5',
  mining: '14.4.2',
  eliminated: '12.3.2',
  absent: '17.0',
  retreating: '12.3.3',
  fought: '12.2',
  mined: '14.4.2',
  digging: '14.4.2',
  shelled: '10.2',
  struck: '9.2',
  threatened: '12.2',
  empty: '15.1',
  clear: '6.1.1',
  overcast: '6.1.2',
  rain: '6.1.3',
  inactive: '5.6',
  danger: '7.2',
};

const tables: Readonly<Record<TableKey, string>> = {
  weather: '6.1',
  'random-events': '6.2',
  aa: '9.6',
  drop: '9.5',
  bombardment: '10.2',
  assault: '12.2',
  deduction: '17.5.1',
  result: '12.2',
  test: '2.0',
};

export const ruleOf = ruleIn(phases, {
  track: tracks,
  state: states,
  table: tables,
  card: {},
});
