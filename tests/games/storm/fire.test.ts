import { expect, test } from 'vitest';
import { firstVietMinh } from '../../../src/games/storm/data/units';
import { canFire, fire, fireTargets } from '../../../src/games/storm/rules/fire';
import { censusOf } from '../../../src/games/storm/rules/units';
import { areasOffered, bare, dice, eventsOf, go, pick, put, run, some, to, until } from './kit';

test('8.1 fire at the same or an adjacent area with enemy units; friends there are not hit', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 11, 1, 'regular');
  some(v, 10, 1, 'regular');
  some(v, 8, 1, 'regular');
  expect(fireTargets(v, 'french', 10)).toEqual([10, 11]);
});

test('8.1 fire inside the area leaves no Fire marker', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 10, 1, 'regular');
  dice(v, 1, 1);
  run(fire(v, 'french', 10), { do: 'pick' }, go);
  expect(v.fire[10]).toBe(0);
});

test('8.0 any number of fresh units of one area fire at one target, together', () => {
  const v = bare();
  const [a = -1, b = -1, c = -1] = put(v, 10, 'bt-3-10', 'bt-3-11', '8-bpc-1');
  some(v, 7, 1, 'regular');
  some(v, 11, 1, 'elite');
  dice(v, 1, 1);
  expect(areasOffered(until(fire(v, 'french', 10), 'fire-target'))).toEqual([7, 11]);
  run(fire(v, 'french', 10), to(7), pick(a), pick(c), go);
  expect(eventsOf(v, 'fired')).toMatchObject([{ side: 'french', target: 7, units: ['bt-3-10', '8-bpc-1'] }]);
  expect([a, b, c].map((unit) => v.spent[unit])).toEqual([1, 0, 1]);
});

test('8.1 a fire marker of the firing side lies in its area, whichever side fires', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 7, 1, 'regular');
  dice(v, 1, 1, 1, 1);
  run(fire(v, 'viet-minh', 7), { do: 'pick' }, go);
  run(fire(v, 'french', 10), { do: 'pick' }, go);
  expect(eventsOf(v, 'fire-marker')).toEqual([
    { is: 'fire-marker', area: 7, side: 'viet-minh' },
    { is: 'fire-marker', area: 10, side: 'french' },
  ]);
});

test('8.1 an area can fire while an enemy stands in it or beside it', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  const can = () => canFire('french', 10, censusOf(v, 'french'));
  expect(can()).toBe(false);
  some(v, 10, 1, 'regular');
  expect(can()).toBe(true);
  v.at = v.at.map((at, unit) => (at === 10 && unit >= firstVietMinh ? 17 : at));
  expect(can()).toBe(true); // also over the river
  expect(canFire('french', 99, censusOf(v, 'french'))).toBe(false); // no area at all
});
