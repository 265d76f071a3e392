import { expect, test } from 'vitest';
import { changesByTurn } from '../../../src/panels/looking-back/history-sheet';

test('places lost and won back are told on their turn, for the side that looks', () => {
  const start = [
    { id: 'a', holder: 'french' },
    { id: 'b', holder: 'french' },
    { id: 'c', holder: '308' },
  ];
  const holders = new Map([
    ['a', ['308', '308', 'french']],
    ['b', ['french', 'nobody', 'nobody']],
    ['c', ['308', '308', '308']],
  ]);
  expect(changesByTurn({ turns: [1, 2, 3], holders }, start, 'french')).toEqual([
    [1, { lost: ['a'], regained: [] }],
    [2, { lost: ['b'], regained: [] }],
    [3, { lost: [], regained: ['a'] }],
  ]);
});
