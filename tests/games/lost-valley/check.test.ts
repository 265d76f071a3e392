import { expect, test } from 'vitest';
import { check } from '../../../src/games/lost-valley/play/check';
import { newSortie } from '../../../src/games/lost-valley/rules/sortie';
import { valley } from './kit';

test('16.1 a French centre has a garrison until raiders have gone out: on the raid it may just have lost it', () => {
  const v = valley({ turn: 6, phase: 'raids' });
  for (const unit of v.units) if (unit.at === 'turn-track') unit.arrives = 7; // everybody is late
  check(v);
  for (const unit of v.units) if (unit.at === 'junon') unit.at = 'eliminated';
  expect(() => check(v)).toThrow('junon is French, so it has a garrison');
  v.sortie = newSortie('beatrice');
  expect(() => check(v)).toThrow('junon is French, so it has a garrison');
  v.raidedCrs = ['beatrice'];
  check(v);
});
