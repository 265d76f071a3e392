/** The rule behind what a player sees: a phase, a level, a state, a table, a card. */
import { ruleIn } from '../../../kernel/books';
import { cards } from '../data/cards';
import { phases } from '../face/phases';
import type { StateKey, TableKey, TrackKey } from '../keys';
import { pageOf } from './pages';

const tracks: Readonly<Record<TrackKey | 'hand' | 'deck', string>> = {
  hand: '5.1',
  deck: '5.4',
  turn: '4.0',
  victory: '14.0',
  needed: '14.0',
  impulse: '6.0',
  'hand-french': '5.1',
  'deck-french': '5.4',
  'hand-viet-minh': '5.1',
  'deck-viet-minh': '5.4',
  replacements: '12.1',
  supply: '11.0',
  'french-passed': '4.0',
};

const states: Readonly<Record<StateKey, string>> = {
  fresh: '2.1.1',
  spent: '2.1.1',
  elite: '2.1.1',
  reinforcement: '12.2',
  acting: '6.1',
  'fire-french': '8.1',
  'fire-viet-minh': '8.1',
  'out-of-supply': '11.0',
  'victory-taken': '14.0',
  contested: '13.0',
  assaulted: '10.0',
  targeted: '8.0',
  'assault-ready': '10.0',
  inactive: '12.1',
  hand: '5.1',
  committed: '5.2',
  discard: '5.3',
  removed: '5.2',
};

const tables: Readonly<Record<TableKey, string>> = {
  supply: '11.0',
  propaganda: pageOf('propaganda'),
  damage: '8.3.3',
  results: '8.4',
};

export const ruleOf = ruleIn(phases, {
  track: tracks,
  state: states,
  table: tables,
  card: Object.fromEntries(cards.map(({ id, kind }) => [id, pageOf(kind)])),
});
