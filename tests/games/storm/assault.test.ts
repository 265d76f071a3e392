import { describe, expect, test } from 'vitest';
import { preview } from '../../../src/games/storm/preview';
import { assault, assaultTargets } from '../../../src/games/storm/rules/assault';
import { impulseChoices } from '../../../src/games/storm/rules/impulses';
import { clearingPoints } from '../../../src/games/storm/rules/odds';
import { surpriseAssault } from '../../../src/games/storm/rules/vm-cards';
import {
  all,
  areasOffered,
  bare,
  card,
  cardsOffered,
  count,
  deal,
  decline,
  dice,
  eventsOf,
  go,
  held,
  pick,
  play,
  put,
  run,
  some,
  spent,
  suffer,
  totals,
  until,
} from './kit';

const surprise = card('surprise-assault');
const night = card('night-assault');
const flares = card('flares');
const debouchez = card('debouchez');
const giap = card('giap');
const mines = card('mines');

/** Nine units in 14, two of them elite, against three fresh French units in 17; turn 3, no trenches in 14. */
function example(french: Parameters<typeof deal>[1], vietMinh: Parameters<typeof deal>[2]) {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), french, vietMinh);
  const regulars = some(v, 14, 7, 'regular');
  const elite = some(v, 14, 2, 'elite');
  const garrison = put(v, 17, '1-2-rei-1', '3-3-rta-9', '3-3-rta-10');
  return { v, regulars, elite, garrison };
}

describe('10.0 assault example', () => {
  test('to the last figure: Flares, Débouchez à Zéro!, a 2, then Giap with a 6 and a 12', () => {
    const { v, regulars } = example([flares, debouchez], [surprise, night, giap]);
    const [a = -1, b = -1, c = -1, d = -1, e = -1] = regulars;
    dice(v, 3, 4, 1, 1, 2, 4, 6, 6);
    const { asked } = run(
      surpriseAssault(v, surprise),
      play(night),
      all,
      go,
      play(flares),
      play(debouchez),
      suffer('remove', a),
      suffer('retreat', b),
      (prompt) => {
        expect(areasOffered(prompt)).toEqual([8, 11]);
        return prompt.choices.find((choice) => choice.do === 'to' && choice.area === 11);
      },
      play(giap),
      { do: 'reroll' },
      { do: 'stop' },
      pick(c),
      pick(d),
      pick(e),
    );
    expect(totals(v, 'debouchez')).toEqual([5]); // 7 + 6 - 8
    expect(totals(v, 'assault')).toEqual([1, 5, 11]); // 9 firepower against 10: rolls of 2, 6 and 12
    expect(count(v, 17, 'french')).toBe(0);
    expect(count(v, 17, 'viet-minh')).toBe(4); // seven entered, three lost
    expect([v.control[17], v.at[b], v.fire[14]]).toEqual(['viet-minh', 11, 0]);
    expect(eventsOf(v, 'card-cancelled')).toEqual([{ is: 'card-cancelled', card: night, by: flares }]);
    expect(asked.filter((prompt) => prompt.ask === 'assault-loss')).toHaveLength(3);
  });

  test('seven units of firepower 9: certain success needs 8 points, a roll of 9 or more', () => {
    const { v, regulars, elite, garrison } = example([], [surprise]);
    const prompt = until(surpriseAssault(v, surprise), 'assault-force');
    v.action?.units.push(...regulars.slice(0, 5), ...elite);
    const shown = preview(v, prompt, null);
    expect(clearingPoints(v, garrison)).toBe(8);
    expect(shown?.total).toBe(-1); // 9 - 10
    expect(shown?.outcomes.find(({ key }) => key === 'cleared')?.value).toBeCloseTo(10 / 36);
    expect(shown?.bars.find(({ total }) => total === 8)).toMatchObject({ chance: 4 / 36, row: 2 });
  });

  test('five points can also turn five units, and four must go on', () => {
    const { v, regulars } = example([debouchez], [surprise]);
    dice(v, 3, 4, 1, 1);
    run(
      surpriseAssault(v, surprise),
      all,
      go,
      play(debouchez),
      ...regulars.slice(0, 5).map((unit) => suffer('spend', unit)),
      pick(regulars[5] ?? -1),
    );
    expect(totals(v, 'assault')).toEqual([2 + 6 - 10]); // two regulars and two elite: firepower 6
  });

  test('a second Débouchez à Zéro! may follow, Mines may not; without the card only Surprise Assault goes', () => {
    const { v } = example([debouchez, card('debouchez', 2), mines], [surprise]);
    const window = until(surpriseAssault(v, surprise), 'react-assault', all, go);
    expect(cardsOffered(window)).toEqual([debouchez, card('debouchez', 2), mines]);
    const after = example([debouchez, card('debouchez', 2), mines], [surprise]).v;
    dice(after, 1, 1, 1, 1); // the guns miss: 2 + 6 - 8
    let offered: string[] = [];
    until(surpriseAssault(after, surprise), 'damage', all, go, play(debouchez), (prompt) => {
      offered = cardsOffered(prompt);
      return prompt.choices.at(-1);
    });
    expect(offered).toEqual([card('debouchez', 2)]);
  });
});

describe('10.0 where an assault may start', () => {
  const assaults = (v: ReturnType<typeof bare>) =>
    impulseChoices(v, 'viet-minh').flatMap((choice) => (choice.do === 'assault' ? [choice.area] : []));

  test('from trench level 3; on turn 1 from any', () => {
    const { v } = example([], []);
    expect(assaults(v)).toEqual([]);
    v.trench[14] = 2;
    expect(assaults(v)).toEqual([]);
    v.trench[14] = 3;
    expect(assaults(v)).toEqual([14]);
    v.trench[14] = 0;
    v.turn = 1;
    expect(assaults(v)).toEqual([14]);
  });

  test('against a French-controlled area with French units, also over the river', () => {
    const { v } = example([], []);
    put(v, 10, 'bt-3-10');
    some(v, 11, 1, 'regular');
    expect(assaultTargets(v, 11)).toEqual([10, 17]);
    held(v, 'viet-minh', 17);
    expect(assaultTargets(v, 11)).toEqual([10]);
  });
});

test('10.0 the number of assaulting units: two in the target leave room for seven', () => {
  const { v, regulars } = example([], []);
  v.trench[14] = 3;
  some(v, 17, 2, 'replacement');
  dice(v, 1, 1);
  const answers = [...regulars.map(pick)];
  let full: string[] = [];
  until(assault(v, 14), 'assault-loss', ...answers, (prompt) => {
    full = prompt.choices.map((choice) => choice.do);
    return prompt.choices.at(-1);
  });
  expect(full).toEqual(['go']);
});

test('10.0 no fresh unit left after Débouchez à Zéro!: the impulse ends without the loss of an assault', () => {
  const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [debouchez], []);
  const [unit = -1] = some(v, 14, 1, 'regular');
  put(v, 17, '3-3-rta-9');
  dice(v, 1, 2); // 3 + 6 - 8 = 1
  run(assault(v, 14), pick(unit), go, play(debouchez));
  expect([v.at[unit], v.spent[unit], totals(v, 'assault')]).toEqual([14, 1, []]);
});

test('10.0 only the assaulting units are hit, and a second copy aims at those still fresh', () => {
  const { v, regulars } = example([debouchez, card('debouchez', 2)], []);
  v.trench[14] = 3;
  const five = regulars.slice(0, 5);
  dice(v, 1, 4, 6, 6); // 5 + 6 - 8 = 3, then 12 + 6 - 8 = 10
  const rules = run(
    assault(v, 14),
    ...five.map(pick),
    go,
    play(debouchez),
    ...five.slice(0, 3).map((unit) => suffer('spend', unit)),
    play(card('debouchez', 2)),
  );
  expect(rules.asked.at(-1)?.ask).toBe('react-assault');
  expect(five.map((unit) => v.at[unit])).toEqual([14, 14, 14, 0, 0]); // ten points on two units: both eliminated
  expect(count(v, 14, 'viet-minh')).toBe(7);
});

test('10.0 a lost assault leaves the units spent where they stand, one of them eliminated, no Fire marker', () => {
  const { v, regulars, garrison } = example([], []);
  v.trench[14] = 3;
  dice(v, 1, 1); // 2 + 11 - 10 = 3
  const [first = -1, second = -1] = regulars;
  run(assault(v, 14), all, go, ...garrison.map((unit) => suffer('spend', unit)), pick(first));
  expect([v.control[17], v.at[first], v.fire[14], count(v, 14, 'viet-minh')]).toEqual(['french', 0, 0, 8]);
  expect(v.spent[second]).toBe(1);
});

test('10.0 rerolls: at most one fewer than the units; with six of seven all die and the area is still taken', () => {
  const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [], [giap]);
  const seven = some(v, 14, 7, 'elite');
  const [unit = -1] = put(v, 17, '3-3-rta-9');
  spent(v, unit);
  dice(v, ...new Array(12).fill(1), 6, 6);
  const { asked } = run(assault(v, 14), all, go, play(giap), ...new Array(5).fill({ do: 'reroll' }));
  expect(asked.filter(({ ask }) => ask === 'reroll')).toHaveLength(5);
  expect([v.control[17], ...seven.map((one) => v.at[one])]).toEqual(['viet-minh', 0, 0, 0, 0, 0, 0, 0]);
});

test('10.0 all Viet Minh units leave by a won assault: French units there take the area and fill its trenches', () => {
  const v = held(bare({ turn: 4 }), 'viet-minh', 14);
  v.trench[14] = 3;
  some(v, 14, 9, 'elite');
  put(v, 14, '8-bpc-1');
  const [garrison = -1] = put(v, 17, 'bt-2-6');
  spent(v, garrison);
  dice(v, 6, 6);
  run(assault(v, 14), all, go, (prompt) => prompt.choices[0]);
  expect([v.control[14], v.trench[14], v.control[17]]).toEqual(['french', 0, 'viet-minh']);
});

describe('reactions to an assault', () => {
  test('two Night Assaults add 6; Flares cancel both and are not offered without one', () => {
    const { v } = example([flares], [night, card('night-assault', 2)]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    until(assault(v, 14), 'assault-loss', all, play(night), play(card('night-assault', 2)), go, decline);
    expect(totals(v, 'assault')).toEqual([9]); // 2 + 11 + 6 - 10
    const { v: w } = example([flares], [night]);
    w.trench[14] = 3;
    const rules = assault(w, 14);
    dice(w, 1, 1);
    const first = until(rules, 'damage', all, go);
    expect(first.about?.points).toBe(3); // 2 + 11 - 10: no window opened
  });

  test('Mines cancelled by Bangalore Torpedoes: no attack, neither Mines nor Débouchez à Zéro! after it, Flares still', () => {
    const bangalore = card('bangalore');
    const { v } = example([mines, card('mines', 2), debouchez, flares], [night, bangalore]);
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

  test('Mines have firepower 4 and shut out Débouchez à Zéro!', () => {
    const { v } = example([mines, debouchez], []);
    v.trench[14] = 3;
    dice(v, 1, 2, 1, 1); // 3 + 4 - 8 < 0
    const rules = until(assault(v, 14), 'damage', all, go, play(mines));
    expect(totals(v, 'mines')).toEqual([-1]);
    expect(rules.ask).toBe('damage'); // no further window: the guns are shut out
  });

  test('Counter-Battery silences the mortars of an assault', () => {
    const mortar = card('vm-mortar-support');
    const { v } = example([card('counter-battery')], [mortar]);
    v.trench[14] = 3;
    dice(v, 1, 1);
    const prompt = until(assault(v, 14), 'damage', play(mortar), all, go, play(card('counter-battery')));
    expect(prompt.about?.points).toBe(3);
  });

  test('a hand that has no such card is asked all the same while one may be in it', () => {
    const { v } = example([card('column')], []);
    v.trench[14] = 3;
    v.cards.french.deck = [debouchez];
    v.cards.french.discard = v.cards.french.discard.filter((one) => one !== debouchez);
    const window = until(assault(v, 14), 'react-assault', all, go);
    expect(window.choices).toEqual([{ do: 'decline' }]);
  });
});
