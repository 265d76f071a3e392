/** 19.0 The worked examples of the rulebook, to the last die. */
import { describe, expect, test } from 'vitest';
import { preview } from '../../../src/games/storm/face/preview';
import { setUp } from '../../../src/games/storm/play/setup';
import { assault } from '../../../src/games/storm/rules/assault';
import { fireAttack, terrain } from '../../../src/games/storm/rules/attack';
import { drawPhase } from '../../../src/games/storm/rules/cards';
import { damage } from '../../../src/games/storm/rules/damage';
import { fire } from '../../../src/games/storm/rules/fire';
import { move, stepCost, whyNotStep } from '../../../src/games/storm/rules/movement';
import { clearingPoints } from '../../../src/games/storm/rules/odds';
import { sap } from '../../../src/games/storm/rules/sap';
import { surpriseAssault } from '../../../src/games/storm/rules/vm-cards';
import { ELIMINATED, newAction } from '../../../src/games/storm/state';
import {
  type Answer,
  all,
  areasOffered,
  bare,
  card,
  cardsOffered,
  count,
  dice,
  eventsOf,
  go,
  held,
  nineAgainstThree,
  pick,
  play,
  put,
  run,
  some,
  suffer,
  to,
  totals,
  until,
} from './kit';

const surprise = card('surprise-assault');

const night = card('night-assault');

const flares = card('flares');

const debouchez = card('debouchez');

const giap = card('giap');

const mines = card('mines');

describe('19.1 movement (7.0)', () => {
  test('19.1 two French units in 10: 2 points to 7 (enemy controlled), to 11 (and occupied) and to 17 (river and enemy)', () => {
    const v = bare();
    put(v, 10, 'bt-3-10', 'bt-3-11');
    some(v, 11, 2, 'regular');
    put(v, 17, '3-3-rta-9');
    some(v, 17, 1, 'regular');
    expect([7, 11, 17].map((area) => stepCost(v, 'french', 10, area))).toEqual([2, 2, 2]);
  });

  test('19.1 a French unit in contested 17: 3 points to 11 and to 10; armor may cross to neither', () => {
    const v = bare();
    const [tank = -1, foot = -1] = put(v, 17, '1-rcc-1', '3-3-rta-9');
    some(v, 17, 1, 'regular');
    some(v, 11, 1, 'regular');
    expect([11, 10].map((area) => stepCost(v, 'french', 17, area))).toEqual([3, 3]);
    const steps = (unit: number) => areasOffered(until(move(v, 'french', 17), 'move-step', pick(unit), go));
    expect(steps(tank)).not.toContain(10);
    expect(steps(tank)).not.toContain(11);
    expect(steps(foot)).toEqual(expect.arrayContaining([10, 11]));
    expect(whyNotStep(v, 'french', [tank], 17, 10)?.reason).toBe('armor-river');
  });

  test('19.1 the Viet Minh unit in 17 may enter neither 10 (garrison) nor 14 nor 11 (3 points)', () => {
    const v = bare();
    put(v, 17, '3-3-rta-9');
    const [unit = -1] = some(v, 17, 1, 'regular');
    put(v, 10, 'bt-3-10');
    expect(whyNotStep(v, 'viet-minh', [unit], 17, 10)?.reason).toBe('french-garrison');
    expect([14, 11].map((area) => stepCost(v, 'viet-minh', 17, area))).toEqual([3, 3]);
    expect(areasOffered(until(move(v, 'viet-minh', 17), 'move-step', pick(unit), go))).toEqual([8, 18]);
  });
});

describe('19.2 fire and damage (8.1)', () => {
  function example() {
    const v = bare();
    const firers = put(v, 10, '1-rcc-1', 'bt-3-10', 'bt-3-11', '1-2-rei-1');
    const targets = some(v, 11, 3, 'regular');
    v.trench[11] = 1;
    return { v, firers, targets };
  }

  test('19.2 firepower 7 and a roll of 6 against 8 and terrain 2: three points, Fire marker in 10, firers spent', () => {
    const { v, firers, targets } = example();
    const [first = -1] = targets;
    dice(v, 2, 4);
    run(fire(v, 'french', 10), all, go, suffer('remove', first));
    expect(totals(v, 'fire')).toEqual([3]);
    expect([v.fire[10], firers.map((unit) => v.spent[unit]), count(v, 11, 'viet-minh')]).toEqual([1, [1, 1, 1, 1], 2]);
  });

  test('19.2 the other way: one unit turned, another turned and retreated to 7 or 8, never to French areas', () => {
    const { v, targets } = example();
    const [a = -1, b = -1] = targets;
    dice(v, 2, 4);
    const asked = run(fire(v, 'french', 10), all, go, suffer('spend', a), suffer('retreat', b), (prompt) => {
      expect(areasOffered(prompt)).toEqual([7, 8]);
      return prompt.choices[1];
    }).asked;
    expect(asked.at(-1)?.ask).toBe('retreat');
    expect([v.at[a], v.spent[a], v.at[b], v.spent[b]]).toEqual([11, 1, 8, 1]);
  });
});

describe('19.3 assault (10.0)', () => {
  test('19.3 to the last figure: Flares, Débouchez à Zéro!, a 2, then Giap with a 6 and a 12', () => {
    const { v, regulars } = nineAgainstThree([flares, debouchez], [surprise, night, giap]);
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

  test('19.3 seven units of firepower 9: certain success needs 8 points, a roll of 9 or more', () => {
    const { v, regulars, elite, garrison } = nineAgainstThree([], [surprise]);
    const prompt = until(surpriseAssault(v, surprise), 'assault-force');
    v.action?.units.push(...regulars.slice(0, 5), ...elite);
    const shown = preview(v, prompt, null);
    expect(clearingPoints(v, garrison)).toBe(8);
    expect(shown?.total).toBe(-1); // 9 - 10
    expect(shown?.outcomes.find(({ key }) => key === 'cleared')?.value).toBeCloseTo(10 / 36);
    expect(shown?.bars.find(({ total }) => total === 8)).toMatchObject({ chance: 4 / 36, row: 2 });
  });

  test('19.3 five points can also turn five units, and four must go on', () => {
    const { v, regulars } = nineAgainstThree([debouchez], [surprise]);
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

  test('19.3 a second Débouchez à Zéro! may follow, Mines may not; without the card only Surprise Assault goes', () => {
    const { v } = nineAgainstThree([debouchez, card('debouchez', 2), mines], [surprise]);
    const window = until(surpriseAssault(v, surprise), 'react-assault', all, go);
    expect(cardsOffered(window)).toEqual([debouchez, card('debouchez', 2), mines]);
    const after = nineAgainstThree([debouchez, card('debouchez', 2), mines], [surprise]).v;
    dice(after, 1, 1, 1, 1); // the guns miss: 2 + 6 - 8
    let offered: string[] = [];
    until(surpriseAssault(after, surprise), 'damage', all, go, play(debouchez), (prompt) => {
      offered = cardsOffered(prompt);
      return prompt.choices.at(-1);
    });
    expect(offered).toEqual([card('debouchez', 2)]);
  });
});

describe('19.0 the figures given in passing', () => {
  test('5.1 turn one: the French draw six cards, four and one for each set', () => {
    const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
    run(drawPhase(v));
    expect(v.cards.french.hand).toHaveLength(6);
  });

  test('7.0 an empty Viet Minh area costs 2, and once it is French leaving it costs no more', () => {
    const v = bare();
    put(v, 10, 'bt-3-10');
    expect(stepCost(v, 'french', 10, 7)).toBe(2);
    held(v, 'french', 7);
    expect(stepCost(v, 'french', 7, 9)).toBe(1);
  });

  test('7.0 eight units in an area: two more may neither enter it nor pass through', () => {
    const v = bare();
    some(v, 20, 8, 'legion');
    put(v, 16, '8-bpc-1', '8-bpc-2');
    const { choices } = until(move(v, 'french', 16), 'move-step', all, go);
    expect(choices).not.toContainEqual(to(20));
  });

  test('8.4 the firer assigns 3 points to two units: 3 to one of them, or 2 to one and 1 to the other', () => {
    const assigned = (...answers: ((a: number, b: number) => Answer)[]) => {
      const v = bare();
      const [a = -1, b = -1] = some(v, 11, 2, 'regular');
      run(damage(v, 11, [a, b], 3, 'french'), ...answers.map((answer) => answer(a, b)));
      return [a, b].map((unit) => [v.at[unit], v.spent[unit]]);
    };
    expect(assigned((a) => suffer('remove', a))).toEqual([
      [ELIMINATED, 0],
      [11, 0],
    ]);
    expect(
      assigned(
        (a) => suffer('retreat', a),
        () => to(7),
      ),
    ).toEqual([
      [7, 1],
      [11, 1],
    ]);
  });

  test('8.4.1 a lone fresh unit and five points: three eliminate it, two are ignored', () => {
    const v = bare();
    const [unit = -1] = put(v, 17, '3-3-rta-9');
    expect(run(damage(v, 17, [unit], 5, 'french')).asked).toEqual([]);
    expect(v.at[unit]).toBe(ELIMINATED);
  });

  test('9.0 six fresh units dig three levels', () => {
    const v = bare({ turn: 2 });
    const six = some(v, 18, 6, 'regular');
    run(sap(v, 18), ...six.map(pick), go);
    expect(v.trench[18]).toBe(3);
  });

  test('9.1 printed value 2 and trench level 2 count 3', () => {
    const v = bare();
    some(v, 39, 1, 'regular');
    v.trench[39] = 2;
    const action = { ...newAction('fire', 'french', 38), target: 39, units: put(v, 38, '1-4-rtm-2') };
    expect(terrain(v, fireAttack(v, action)).value).toBe(-3);
  });

  test('10.0 two Viet Minh units in the target leave room for seven', () => {
    const { v } = nineAgainstThree([], []);
    v.trench[14] = 3;
    some(v, 17, 2, 'replacement');
    expect(until(assault(v, 14), 'assault-force').about?.most).toBe(7);
  });
});
