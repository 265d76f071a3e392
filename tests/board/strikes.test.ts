import { expect, test } from 'vitest';
import { strikesOf } from '../../src/board/base/strikes';
import type { PlaceMark } from '../../src/kernel/view';
import { map, view } from './fixture';

const struck = (place: string, ...marks: PlaceMark[]) => ({
  ...view,
  places: view.places.map((state) => (state.id === place ? { ...state, marks } : state)),
});

test('a quiet view has no arrows', () => {
  expect(strikesOf(map, view)).toEqual([]);
});

test('a blow comes from a neighbour on its own way that the division holds', () => {
  expect(strikesOf(map, struck('huguette', 'assaulted', 'assaulted-by-308'))).toEqual([
    { owner: '308', from: 'anne-marie', to: 'huguette' },
  ]);
  expect(strikesOf(map, struck('dominique', 'assaulted-by-312'))).toEqual([
    { owner: '312', from: 'beatrice', to: 'dominique' },
  ]);
});

test('a division that holds nothing yet comes from its own ground', () => {
  expect(strikesOf(map, struck('eliane', 'assaulted-by-316'))).toEqual([{ owner: '316', from: '316', to: 'eliane' }]);
});

test('two divisions at one place are two arrows', () => {
  const both = strikesOf(map, struck('pc-gono', 'assaulted-by-308', 'assaulted-by-304'));
  expect(both.map(({ owner }) => owner)).toEqual(['308', '304']);
});
