import { describe, expect, test } from 'vitest';
import { assault } from '../../../src/games/storm/rules/assault';
import { fire } from '../../../src/games/storm/rules/fire';
import { ELIMINATED } from '../../../src/games/storm/state';
import {
  all,
  bare,
  card,
  cardsOffered,
  deal,
  decline,
  dice,
  eventsOf,
  go,
  nineAgainstThree,
  pick,
  play,
  put,
  run,
  some,
  suffer,
  totals,
  until,
} from './kit';

const night = card('night-assault');

const flares = card('flares');

const debouchez = card('debouchez');

const mines = card('mines');

describe('5.2 reactions to Viet Minh fire', () => {
  function shots(french: Parameters<typeof deal>[1], vm: Parameters<typeof deal>[2]) {
    const v = deal(bare(), french, vm);
    const garrison = put(v, 6, '5-7-rta-1', '5-7-rta-2');
    some(v, 3, 9, 'regular');
    return { v, garrison };
  }

  test('5.2 Improved Defenses doubles the terrain', () => {
    const { v } = shots([card('improved-defenses')], []);
    dice(v, 3, 4); // 7 + 9 - 9 - 6 = 1
    run(fire(v, 'viet-minh', 3), all, go, play(card('improved-defenses')), suffer('spend', 4));
    expect(totals(v, 'fire')).toEqual([1]);
  });

  test('5.2 Bangalore Torpedoes cancel all copies and bar more: terrain 3 again', () => {
    const [one, two, three] = [1, 2, 3].map((copy) => card('improved-defenses', copy));
    const { v, garrison } = shots([one ?? 'f9', two ?? 'f10', three ?? 'f11'], [card('bangalore')]);
    dice(v, 3, 4); // 7 + 9 - 9 - 3 = 4
    const [a = -1, b = -1] = garrison;
    run(
      fire(v, 'viet-minh', 3),
      all,
      go,
      play('f9'),
      decline,
      play('f10'),
      play(card('bangalore')),
      suffer('remove', a),
    );
    expect([totals(v, 'fire'), v.spent[b]]).toEqual([[4], 1]);
    expect(v.cards.french.hand).toEqual(['f11']);
  });

  test('5.2 Counter-Battery takes one Mortar Support away', () => {
    const mortar = card('vm-mortar-support');
    const { v } = shots([card('counter-battery')], [mortar]);
    dice(v, 1, 2); // 3 + 9 - 9 - 3 = 0
    run(fire(v, 'viet-minh', 3), play(mortar), all, go, play(card('counter-battery')));
    expect(totals(v, 'fire')).toEqual([0]);
  });

  test('5.2 Improved Defenses has no window where terrain does not count', () => {
    const { v } = shots([card('improved-defenses')], []);
    v.fire[6] = 1;
    dice(v, 1, 1);
    const { asked } = run(fire(v, 'viet-minh', 3), all, go, suffer('spend', 4), suffer('spend', 5));
    expect(asked.some((prompt) => prompt.ask === 'react-fire')).toBe(false);
  });

  test('5.2 French fire opens no window for the Viet Minh; Mortar Support adds 2 a copy', () => {
    const v = deal(bare(), ['f14', 'f15'], ['v22', 'v13']);
    put(v, 10, 'bt-3-10');
    const [target = -1] = some(v, 11, 1, 'regular');
    dice(v, 3, 4); // 7 + 1 + 4 - 8 - 1 = 3
    const { asked } = run(fire(v, 'french', 10), { do: 'pick' }, play('f14'), play('f15'), go);
    expect(asked.every((prompt) => prompt.side === 'french')).toBe(true);
    expect(v.at[target]).toBe(0);
  });
});

describe('5.2 reactions to an assault', () => {
  test('5.2 two Night Assaults add 6; Flares cancel both and are not offered without one', () => {
    const { v } = nineAgainstThree([flares], [night, card('night-assault', 2)]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    until(assault(v, 14), 'assault-loss', all, play(night), play(card('night-assault', 2)), go, decline);
    expect(totals(v, 'assault')).toEqual([9]); // 2 + 11 + 6 - 10
    const { v: w } = nineAgainstThree([flares], [night]);
    w.trench[14] = 3;
    const rules = assault(w, 14);
    dice(w, 1, 1);
    const first = until(rules, 'damage', all, go);
    expect(first.about?.points).toBe(3); // 2 + 11 - 10: no window opened
  });

  test('5.2 Mines cancelled by Bangalore Torpedoes: no attack, neither Mines nor Débouchez à Zéro! after it, Flares still', () => {
    const bangalore = card('bangalore');
    const { v } = nineAgainstThree([mines, card('mines', 2), debouchez, flares], [night, bangalore]);
    v.trench[14] = 3;
    const offered: string[][] = [];
    dice(v, 1, 1);
    until(assault(v, 14), 'damage', all, play(night), go, play(mines), play(bangalore), (prompt) => {
      offered.push(cardsOffered(prompt));
      return prompt.choices.find((choice) => choice.do === 'decline');
    });
    expect(offered).toEqual([[flares]]);
    expect(totals(v, 'mines')).toEqual([]);
  });

  test('5.2 Mines have firepower 4 and shut out Débouchez à Zéro!', () => {
    const { v } = nineAgainstThree([mines, debouchez], []);
    v.trench[14] = 3;
    dice(v, 1, 2, 1, 1); // 3 + 4 - 8 < 0
    const rules = until(assault(v, 14), 'damage', all, go, play(mines));
    expect(totals(v, 'mines')).toEqual([-1]);
    expect(rules.ask).toBe('damage'); // no further window: the guns are shut out
  });

  test('5.2 Counter-Battery silences the mortars of an assault', () => {
    const mortar = card('vm-mortar-support');
    const { v } = nineAgainstThree([card('counter-battery')], [mortar]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    const prompt = until(assault(v, 14), 'damage', play(mortar), all, go, play(card('counter-battery')));
    expect(prompt.about?.points).toBe(3);
  });

  test('5.2 a hand that has no such card is asked all the same while one may be in it', () => {
    const { v } = nineAgainstThree([card('column')], []);
    v.trench[14] = 3;
    v.cards.french.deck = [debouchez];
    v.cards.french.discard = v.cards.french.discard.filter((one) => one !== debouchez);
    const window = until(assault(v, 14), 'react-assault', all, go);
    expect(window.choices).toEqual([{ do: 'decline' }]);
  });
});

describe('5.2 a chain of cards', () => {
  test('5.2 declaration, answer, cancel: a cancel cannot be cancelled', () => {
    const { v } = nineAgainstThree([mines], [card('bangalore')]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    const sides: string[] = [];
    until(assault(v, 14), 'damage', all, go, play(mines), (prompt) => {
      sides.push(prompt.side);
      return prompt.choices.find((choice) => choice.do === 'play');
    });
    expect(sides).toEqual(['viet-minh']);
    expect(eventsOf(v, 'card-cancelled')).toEqual([{ is: 'card-cancelled', card: mines, by: card('bangalore') }]);
  });

  test('5.2 a cancelled card counts as played and lies among the discards', () => {
    const { v } = nineAgainstThree([flares], [night]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    until(assault(v, 14), 'damage', all, play(night), go, play(flares));
    expect(v.cards['viet-minh'].discard).toContain(night);
  });

  test('5.2 copies of Mines are resolved one by one, each on those still fresh', () => {
    const { v, regulars } = nineAgainstThree([mines, card('mines', 2)], []);
    v.trench[14] = 3;
    const [a = -1, b = -1] = regulars;
    dice(v, 2, 3, 6, 6, 1, 1); // 5 + 4 - 8 = 1, then 12 + 4 - 8 = 8
    run(assault(v, 14), pick(a), pick(b), go, play(mines), suffer('spend', a), play(card('mines', 2)));
    expect(totals(v, 'mines')).toEqual([1, 8]);
    expect([v.at[a], v.at[b]]).toEqual([14, ELIMINATED]);
  });
});
