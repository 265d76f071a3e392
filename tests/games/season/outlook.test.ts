/** What is told beside a yes or no: figures that whoever is asked may know. */
import { expect, test } from 'vitest';
import {
  assaultOutlook,
  impulseOutlook,
  operationOutlook,
  roundsOutlook,
} from '../../../src/games/season/rules/outlook';
import { numberOf } from '../../../src/games/season/rules/pieces';
import { POOL } from '../../../src/games/season/state';
import { engage, field, held, put, shaken, tired, trench } from './kit';

test('5.0 battalions before French posts, dummies and those without a way to one not counted', () => {
  const v = held(trench(field({ losses: 18 }), 3, 'ZF'), 'viet-minh', 'B3');
  put(v, 'ZF', 'V80', 'V84', 'X1');
  put(v, 'B3', 'V11');
  put(v, 'ZG', 'V16');
  put(v, 'J3', 'V23');
  expect(assaultOutlook(v)).toEqual({ ready: 3, places: 2, mark: 20, losses: 18 });
});

test('1.5 the next mark of the losses is 20, then 50, then 86; after 50 the fatigued are not ready', () => {
  const v = trench(field({ losses: 21 }), 3, 'ZF');
  put(v, 'ZF', 'V80');
  tired(v, 'V80');
  expect(assaultOutlook(v)).toMatchObject({ ready: 1, mark: 50, losses: 21 });
  v.losses = 51;
  v.reeducated = true;
  expect(assaultOutlook(v)).toMatchObject({ ready: 0, mark: 86, losses: 51 });
});

test('6.2 air points, barrage points and the posts that could be retaken', () => {
  const v = held(field({ air: 3 }), 'viet-minh', 'E1', 'B1');
  put(v, 'E4', 'BEP1-1');
  expect(operationOutlook(v)).toEqual({ air: 3, munitions: 6, posts: 1 });
});

test('5.7, 6.2.7 the worn out of the attacker, of the Viet Minh only those that lie face up', () => {
  const v = trench(field({ losses: 4 }), 3, 'ZF');
  engage(v, 'ZF', 'V80', 'V84');
  put(v, 'ZF', 'V89');
  shaken(v, 'V80');
  tired(v, 'V89');
  put(v, 'E1', '4RTM1-1');
  tired(v, '4RTM1-1');
  expect(impulseOutlook(v, 'viet-minh')).toEqual({ worn: 1, mark: 20, losses: 4 });
  expect(impulseOutlook(v, 'french')).toEqual({ worn: 1 });
});

test('4.0 rounds that would be left out, and companies that would not be dropped', () => {
  const v = field({ round: 2 });
  put(v, 'E1', 'BPC6-1');
  v.at[numberOf('BPC6-1')] = POOL;
  expect(roundsOutlook(v)).toEqual({ left: 2, waiting: 1 });
  v.opened = 'french';
  expect(roundsOutlook(v)).toEqual({ left: 2, waiting: 0 });
});
