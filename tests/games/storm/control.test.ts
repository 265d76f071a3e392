import { describe, expect, test } from 'vitest';
import {
  eliminate,
  hasFireMarker,
  markFire,
  relocate,
  setTrench,
  settle,
  spend,
  spendAll,
  stillFresh,
} from '../../../src/games/storm/rules/control';
import { move } from '../../../src/games/storm/rules/movement';
import { numberOf } from '../../../src/games/storm/rules/units';
import { bare, count, eventsOf, go, pick, put, run, some, spent, stop, to } from './kit';

test('13.0 leaving an area empty keeps its control; leaving it to the enemy gives it away', () => {
  const v = bare();
  const [mover = -1] = put(v, 9, '8-bpc-1');
  run(move(v, 'french', 9), pick(mover), go, to(10), stop);
  expect(v.control[9]).toBe('french');
  const w = bare();
  const [tai = -1] = put(w, 9, '8-bpc-1');
  some(w, 9, 1, 'regular');
  run(move(w, 'french', 9), pick(tai), go, to(10), stop);
  expect(w.control[9]).toBe('viet-minh');
});

describe('13.0 control', () => {
  test('13.0 passes at once when its owner has nobody there and the enemy has', () => {
    const v = bare();
    some(v, 17, 1, 'regular');
    put(v, 17, '3-3-rta-9');
    settle(v, 17);
    expect(v.control[17]).toBe('french');
    eliminate(v, numberOf('3-3-rta-9'), 'damage');
    expect([v.control[17], eventsOf(v, 'control')]).toEqual([
      'viet-minh',
      [{ is: 'control', area: 17, to: 'viet-minh' }],
    ]);
  });

  test('13.0 an empty area, and a place that is no area, keep what they have', () => {
    const v = bare();
    settle(v, 17);
    settle(v, 99);
    expect(eventsOf(v, 'control')).toEqual([]);
  });

  test('13.0 units of several areas that go together leave each of them to whoever stays', () => {
    const v = bare();
    const movers = [...put(v, 9, '8-bpc-1'), ...put(v, 10, '8-bpc-2')];
    some(v, 9, 1, 'regular');
    relocate(v, movers, 15);
    expect([v.control[9], v.control[10], count(v, 15, 'french')]).toEqual(['viet-minh', 'french', 2]);
  });
});

describe('9.1 trench markers', () => {
  test('9.1 a change is told once, and none where the level stays', () => {
    const v = bare();
    setTrench(v, 18, 2);
    setTrench(v, 18, 2);
    setTrench(v, 99, 0); // no such area
    expect(eventsOf(v, 'trench')).toEqual([{ is: 'trench', area: 18, from: 0, to: 2 }]);
  });
});

describe('2.1.2 fire markers', () => {
  test('8.1 one of each side may lie in an area, a second of the same side adds nothing', () => {
    const v = bare();
    markFire(v, 10, 'french');
    markFire(v, 10, 'french');
    expect([hasFireMarker(v, 10, 'french'), hasFireMarker(v, 10, 'viet-minh')]).toEqual([true, false]);
    markFire(v, 10, 'viet-minh');
    expect([v.fire[10], eventsOf(v, 'fire-marker').length]).toEqual([3, 2]);
    expect(hasFireMarker(v, 99, 'french')).toBe(false); // no such area
  });
});

describe('2.1.1 the two sides of a counter', () => {
  test('8.4 a unit that is already spent is not turned again', () => {
    const v = bare();
    const [unit = -1] = put(v, 10, 'bt-3-10');
    spend(v, unit);
    spend(v, unit);
    expect([v.spent[unit], eventsOf(v, 'spent').length]).toEqual([1, 1]);
  });

  test('6.1 of those that have acted the fallen are not turned', () => {
    const v = bare();
    const [there = -1, gone = -1] = put(v, 10, 'bt-3-10', 'bt-3-11');
    eliminate(v, gone, 'damage');
    spendAll(v, [there, gone]);
    expect([v.spent[there], v.spent[gone]]).toEqual([1, 0]);
  });

  test('10.0 still fresh are those that stand where they stood, face up', () => {
    const v = bare();
    const [a = -1, b = -1, c = -1] = some(v, 14, 3, 'regular');
    spent(v, a);
    v.at[b] = 8;
    expect(stillFresh(v, [a, b, c], 14)).toEqual([c]);
  });
});
