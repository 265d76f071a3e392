import { expect, test } from 'vitest';
import { prospects } from '../../../src/games/season/bot/prospects';
import { weigh } from '../../../src/games/season/bot/weigh';
import { fact } from '../../../src/games/season/facts';
import { phases } from '../../../src/games/season/phases';
import { numberOf } from '../../../src/games/season/rules/pieces';
import { place } from '../../../src/games/season/rules/places';
import { phaseIds, type Season } from '../../../src/games/season/state';
import { UNKNOWN, witness } from '../../../src/games/season/witness';
import { factKinds } from '../../../src/kernel/facts';
import { field, held, put, start } from './kit';
import { eager, random } from './runner';

test('every event of whole games is a fact; the French witness no hidden piece by name', () => {
  const kinds = new Set<string>();
  random(
    'full-battle',
    'facts',
    ({ v }) => {
      for (const event of v.events) {
        kinds.add(event.is);
        expect(factKinds).toContain(fact(event).kind);
        if (event.is === 'moved' && event.hidden) {
          expect(witness(event, 'french')).toMatchObject({ unit: UNKNOWN, from: event.from, to: event.to });
          expect(fact(event).units).toBeUndefined();
          expect(witness(event, null)).toEqual(witness(event, 'french'));
          expect(witness(event, 'viet-minh')).toBe(event);
        }
      }
    },
    eager,
  );
  expect(kinds.size).toBeGreaterThan(25);
});

test('3.1 what the French learn of trades and boxes: points and numbers', () => {
  const traded = { is: 'traded', unit: 'V80', steps: 2, points: 1, appeared: false } as const;
  expect(witness(traded, 'french')).toEqual({ ...traded, unit: UNKNOWN, steps: 0 });
  const gone = { is: 'left', units: ['V80', 'V84'], turn: 4 } as const;
  expect(witness(gone, 'french')).toEqual({ ...gone, units: [UNKNOWN, UNKNOWN] });
});

test('a strategic hill that changes hands is a moment', () => {
  const lost = { is: 'control', was: 'french', now: 'viet-minh', fight: null } as const;
  expect(fact({ ...lost, place: 'E2' })).toMatchObject({ kind: 'ground', weight: 3, loser: 'french' });
  expect(fact({ ...lost, place: 'C2' }).weight).toBe(2);
});

test('every phase has its place in the sequence', () => {
  expect(phases.map(({ id }) => id)).toEqual([...phaseIds]);
});

test('prospects: the more is held the better for the Viet Minh, the more steps are lost the better for the French', () => {
  const v = start('full-battle');
  v.turn = 5;
  const before = prospects(v, 'viet-minh');
  held(v, 'viet-minh', 'D1', 'D2', 'D6', 'H6', 'H7', 'AM1', 'AM2');
  const after = prospects(v, 'viet-minh');
  expect(after).toBeGreaterThan(before);
  expect(prospects(v, 'french')).toBeCloseTo(1 - after, 10);
  v.losses = 80;
  expect(prospects(v, 'viet-minh')).toBeLessThan(after);
});

test('prospects do not look at hidden pieces', () => {
  const v = field({ turn: 4 });
  const moved = (at: string): Season => {
    put(v, at, 'V80', 'X1');
    return v;
  };
  expect(prospects(moved('J1'), 'french')).toBe(prospects(moved('J3'), 'french'));
  expect(v.at[numberOf('V80')]).toBe(place('J3'));
});

test('weigh offers the bot’s own choice first, and the other answer where much hangs on it', () => {
  let seen = 0;
  random('five-hills', 'weigh', ({ v, prompt }, n) => {
    if (!prompt || n % 7 > 0) return;
    const list = weigh(v, prompt);
    expect(list.every(({ choice }) => prompt.choices.includes(choice))).toBe(true);
    if (list.length > 1) seen++;
  });
  expect(seen).toBeGreaterThan(0);
});
