/** The rule behind what a player sees: a phase, a level, a state, a table. */
import { ruleIn } from '../../../kernel/books';
import { phases } from '../face/phases';
import type { StateKey, TableKey, TrackKey } from '../keys';

const tracks: Readonly<Record<TrackKey | 'guns', string>> = {
  turn: '2.0',
  round: '4.0',
  impulse: '5.0',
  guns: '0.4',
  'guns-french': '0.4',
  'guns-viet-minh': '0.4',
  losses: '1.5',
  posts: '9.3',
  goals: '9.2',
  air: '3.2',
  replacements: '3.2',
  'places-lost': '3.2',
  drops: '4.1',
  digging: '3.1',
};

const states: Readonly<Record<StateKey, string>> = {
  ready: '4.2',
  hidden: '1.2',
  concealed: '1.2',
  'at-base': '5.3',
  revealed: '6.1',
  engaged: '5.1',
  disorganized: '0.1',
  fatigued: '0.1',
  reduced: '1.1',
  'one-loss': '1.2',
  'two-losses': '1.2',
  dummy: '4.2.1',
  moved: '4.2',
  attacking: '5.5',
  pool: '4.1',
  reinforcement: '3.1',
  encircled: '8.0',
  threatened: '5.3',
  'victory-taken': '8.0',
  'costs-step': '8.0',
  empty: '5.5',
  attacked: '5.5',
  shelled: '5.2',
  captured: '5.5',
  scouted: '6.1',
  loose: '3.1',
  danger: '1.5',
};

const tables: Readonly<Record<TableKey, string>> = {
  fire: '5.2',
  hand: '5.5',
  scout: '6.1',
  check: '0.1',
  critical: '5.5',
};

export const ruleOf = ruleIn(phases, {
  track: tracks,
  state: states,
  table: tables,
  card: {},
});
