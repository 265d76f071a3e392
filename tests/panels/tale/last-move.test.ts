import { expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import type { Game, GameEvent } from '../../../src/kernel/game';
import type { Entry } from '../../../src/kernel/table';
import { lastMoveOf, shareOf } from '../../../src/panels/tale/last-move';

const game: Game = storm;

const entry = (side: string, ...events: readonly GameEvent[]): Entry => ({
  side,
  choice: { do: 'done' },
  ask: '',
  events,
  marks: [],
  turn: 1,
  phase: 'impulses',
  revealed: 0,
});
const fact = <E extends GameEvent>(event: E): E => event;
const assaulted = fact({ is: 'assaulted', units: ['88-308-23-1'], from: 2, target: 6 });
const played = fact({ is: 'card-played', side: 'french', card: 'f1', area: 6 });
const roll = { name: 'assault', rule: '9.0', of: '6', dice: [6, 5], modifiers: [], total: 11 };
const rolledFact = fact({ is: 'rolled', side: 'viet-minh', roll });
const spent = (unit: string) => fact({ is: 'spent', unit });

const entries = [
  entry('french', spent('1-bep-1')),
  entry('viet-minh'),
  entry('viet-minh', assaulted),
  entry('french', played),
  entry('viet-minh', rolledFact),
  entry('viet-minh', spent('88-308-23-1')),
  entry('viet-minh', spent('88-308-23-2')),
];
test('the last move stays marked until the side that looks has decided', () => {
  const position = { side: 'french' };
  const last = lastMoveOf({ ...position, entries: entries.slice(0, 3) }, game.face.fact);
  expect(last).toEqual({ side: 'viet-minh', place: '6', way: { from: '2', to: '6' } });
  expect(lastMoveOf({ ...position, entries: entries.slice(0, 4) }, game.face.fact)).toBeNull();
});

test('the share of a throw counts every throw that comes to as much', () => {
  expect(shareOf({ kind: 'roll', roll })).toBeCloseTo(3 / 36);
  expect(shareOf({ kind: 'roll', roll: { ...roll, dice: [3] } })).toBeCloseTo(4 / 6);
});
