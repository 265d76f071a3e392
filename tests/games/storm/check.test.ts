/** What must hold in every position is really looked at: each breach alone is found. */
import { expect, test } from 'vitest';
import { firstVietMinh } from '../../../src/games/storm/data/units';
import { check } from '../../../src/games/storm/play/check';
import { ELIMINATED, type Storm } from '../../../src/games/storm/state';
import { battle, held } from './kit';

const breaches: readonly (readonly [string, RegExp, (v: Storm) => void])[] = [
  ['2.1.1 a counter too many', /at is not/, (v) => v.at.push(0)],
  ['2.1.1 a counter that is nowhere', /at is not/, (v) => v.at.splice(0, 1, 47)],
  [
    '2.1.1 a spent unit that is not on the map',
    /unit 0 spent/,
    (v) => {
      v.at[0] = ELIMINATED;
      v.spent[0] = 1;
    },
  ],
  [
    '7.0 ten units in an area',
    /nine units/,
    (v) => {
      for (let unit = firstVietMinh; unit < firstVietMinh + 10; unit++) v.at[unit] = 8;
    },
  ],
  ['13.0 an area of one side with the other alone in it', /13\.0/, (v) => held(v, 'viet-minh', 28)],
  ['9.0 a trench of level four', /trench is not/, (v) => v.trench.splice(8, 1, 4)],
  ['9.1 a trench in a French area', /9\.1/, (v) => v.trench.splice(17, 1, 1)],
  [
    '7.0 French units in a red area',
    /7\.0/,
    (v) => {
      v.at[0] = 2; // beside Viet Minh units
    },
  ],
  ['8.1 a fire marker of nobody', /fire is not/, (v) => v.fire.splice(8, 1, 4)],
  ['5.2 a card in no pile', /every card/, (v) => v.cards.french.discard.pop()],
  [
    '14.0 more victory areas needed than there are',
    /needed is not/,
    (v) => {
      v.needed = 11;
    },
  ],
  ['11.0 a supply marker outside the supply phase', /supply markers/, (v) => v.unsupplied.push(28)],
];

test('3.0 the set-up holds', () => {
  expect(() => check(battle())).not.toThrow();
});

test.each(breaches)('%s', (_name, found, breach) => {
  const v = battle();
  breach(v);
  expect(() => check(v)).toThrow(found);
});

test('11.0 in the supply phase its markers lie on the map', () => {
  const v = battle({ phase: 'supply' });
  v.unsupplied.push(28);
  expect(() => check(v)).not.toThrow();
});
