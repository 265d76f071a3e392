/** How the bot takes losses and deals them. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../../src/games/storm/bot';
import type { Rules } from '../../../../src/games/storm/choices';
import { assault } from '../../../../src/games/storm/rules/assault';
import { damage } from '../../../../src/games/storm/rules/damage';
import { trenchRaid } from '../../../../src/games/storm/rules/french-cards';
import { propaganda, rats } from '../../../../src/games/storm/rules/vm-cards';
import { ELIMINATED, newAction, type Storm } from '../../../../src/games/storm/state';
import {
  advised,
  all,
  bare,
  card,
  count,
  deal,
  dice,
  go,
  held,
  nineAgainstThree,
  pick,
  play,
  put,
  some,
  spent,
  suffer,
  to,
} from '../kit';

/** The bot answers until the rule is over. */
function answered(v: Storm, rules: Rules<unknown>): void {
  let step = rules.next();
  while (!step.done) step = rules.next(bot(v, step.value).choice);
}

describe('8.4 a garrison', () => {
  test('8.4 turns a unit before it loses one, and lets the weaker fall back so that the better stays fresh', () => {
    const v = bare();
    const [tai = -1, legion = -1] = put(v, 17, 'bt-2-6', '1-2-rei-1');
    expect(advised(v, damage(v, 17, [tai, legion], 1, 'french'), 'damage')).toEqual({
      choice: suffer('spend', tai),
      why: 'hold-the-area',
    });
    answered(v, damage(v, 17, [tai, legion], 2, 'french'));
    expect([count(v, 17, 'french'), v.spent[tai], v.spent[legion]]).toEqual([1, 1, 0]);
  });

  test('8.4 spent units slip away while another stays', () => {
    const v = bare();
    const [a = -1, b = -1] = put(v, 17, '3-3-rta-9', '3-3-rta-10');
    spent(v, a, b);
    const { choice } = advised(v, damage(v, 17, [a, b], 1, 'french'), 'damage');
    expect(choice.do).toBe('retreat');
  });

  test('8.4.1 one is given up so that another stays on the hill, rather than both leave it', () => {
    const v = bare();
    const units = put(v, 17, '3-3-rta-9', '3-3-rta-10');
    spent(v, ...units);
    answered(v, damage(v, 17, units, 2, 'french'));
    expect(units.map((unit) => v.at[unit]).sort()).toEqual([ELIMINATED, 17]);
  });
});

test('8.2 who assigns damage to the enemy takes the best units, as final as the points allow', () => {
  const v = bare();
  const [regular = -1] = some(v, 11, 1, 'regular');
  const [elite = -1] = some(v, 11, 1, 'elite');
  expect(advised(v, damage(v, 11, [regular, elite], 3, 'french'), 'damage')).toEqual({
    choice: suffer('remove', elite),
    why: 'best-target',
  });
  expect(advised(v, damage(v, 11, [regular, elite], 2, 'french'), 'damage').choice).toEqual(suffer('retreat', elite));
  expect(advised(v, damage(v, 11, [regular, elite], 1, 'french'), 'damage').choice).toEqual(suffer('spend', elite));
});

describe('10.0 units about to assault', () => {
  test.each([
    [5, 'remove'],
    [2, 'retreat'],
    [1, 'spend'],
  ] as const)('10.0 lose as few as they can: %i points, first %s', (points, result) => {
    const { v, regulars, elite } = nineAgainstThree([], []);
    const units = [...elite, ...regulars];
    v.action = { ...newAction('assault', 'viet-minh', 14), target: 17, units };
    const { choice, why } = advised(v, damage(v, 14, units, points, 'viet-minh'), 'damage');
    expect([choice.do, why]).toEqual([result, 'cheapest-loss']);
    expect(regulars.map((unit) => suffer(result, unit))).toContainEqual(choice);
  });

  test('10.0 the automatic loss is the weakest', () => {
    const v = held(bare({ turn: 1 }), 'viet-minh', 14);
    some(v, 14, 1, 'elite');
    const [weakest = -1] = some(v, 14, 1, 'replacement');
    put(v, 17, '1-2-rei-1');
    dice(v, 1, 1);
    expect(advised(v, assault(v, 14), 'assault-loss', all, go)).toEqual({
      choice: pick(weakest),
      why: 'cheapest-loss',
    });
  });
});

describe('8.4.2 retreats', () => {
  test('8.4.2 the French fall back to what is worth holding and thinly held', () => {
    const v = bare();
    const [unit = -1] = put(v, 23, '8-bpc-1');
    spent(v, unit);
    some(v, 17, 5, 'legion');
    some(v, 24, 5, 'african');
    expect(advised(v, damage(v, 23, [unit], 1, 'french'), 'retreat')).toEqual({ choice: to(30), why: 'fall-back' });
  });

  test('8.4.2 the Viet Minh go to their trenches', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 1, 'regular');
    spent(v, unit);
    v.trench[8] = 2;
    expect(advised(v, damage(v, 11, [unit], 1, 'viet-minh'), 'retreat').choice).toEqual(to(8));
  });
});

describe('6.2 units a card asks for', () => {
  test('6.2 Propaganda turns the unit that is missed least', () => {
    const v = deal(bare(), [], [card('propaganda')]);
    const units = put(v, 9, 'bt-3-9', 'bt-3-12');
    dice(v, 1);
    const { choice, why } = advised(v, propaganda(v, card('propaganda')), 'thai-spent');
    expect([units.map(pick).some((one) => one.unit === (choice.do === 'pick' && choice.unit)), why]).toEqual([
      true,
      'cheapest-loss',
    ]);
  });

  test('6.2 Propaganda takes the spent before the fresh, a raid the least missed, Rats the best they can get', () => {
    const v = deal(bare(), [card('trench-raid')], [card('propaganda'), card('rats')]);
    const [, b = -1] = put(v, 9, 'bt-3-9', 'bt-3-12');
    spent(v, b);
    dice(v, 3);
    expect(advised(v, propaganda(v, card('propaganda')), 'thai-lost').choice).toEqual(pick(b));
    const [strong = -1, weak = -1] = put(v, 38, '1-bep-1', 'bt-2-8');
    v.trench[39] = 2;
    expect(advised(v, trenchRaid(v, card('trench-raid')), 'raider').choice).toEqual(pick(weak));
    const [cip = -1] = put(v, 22, '8-bpc-cip');
    spent(v, strong, cip, ...put(v, 23, 'bt-2-5'));
    expect(advised(v, rats(v, card('rats')), 'rats-unit').choice).toEqual(pick(cip));
  });
});

test('8.4 without damage there is nothing to plan: the first choice that ends the question', () => {
  const v = bare();
  const prompt = { side: 'french', ask: 'damage', rule: '8.4', choices: [play('f1'), go] } as const;
  expect(bot(v, prompt)).toEqual({ choice: go, why: 'go-on' });
});
