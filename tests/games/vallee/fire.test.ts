import { describe, expect, test } from 'vitest';
import { fireChoices, fireStep } from '../../../src/games/vallee/rules/fire';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { hit, loseSteps } from '../../../src/games/vallee/rules/losses';
import { antiTankChance, fireChance } from '../../../src/games/vallee/rules/odds';
import { fireTies } from '../../../src/games/vallee/rules/tanks';
import { censusOf, moraleOf, strengthOf } from '../../../src/games/vallee/rules/units';
import { ASSAULTED, SHOT, STRATEGIC, type Vallee } from '../../../src/games/vallee/state';
import { bare, cut, dice, dig, done, eventsOf, mark, put, run, scenario, shake, status, u } from './kit';

type Id = Parameters<typeof u>[0];

/** The faces that hit. */
const faces = (v: Vallee, unit: Id, target: Id, final = false, tank = false) =>
  Math.round(fireChance(v, u(unit), u(target), final, tank) * 6);

describe('12.3 what a hit does', () => {
  test('12.3.1 it disrupts: morale falls by one and nobody disrupted fires; once more, it takes a step', () => {
    const v = bare({ active: 'french' });
    put(v, 'h6', 'fr-1-2');
    put(v, 'pavie', 'vm-1-88');
    const before = moraleOf(v, u('vm-1-88'));
    hit(v, u('vm-1-88'), 'fire', null);
    expect([status(v, 'vm-1-88'), moraleOf(v, u('vm-1-88'))]).toEqual(['pavie 4!', before - 1]);
    const shooters = fireChoices(v, 'viet-minh', false).choices.flatMap((one) => ('unit' in one ? [one.unit] : []));
    expect(shooters).toEqual([]);
    hit(v, u('vm-1-88'), 'fire', null);
    expect(status(v, 'vm-1-88')).toBe('pavie 3!');
  });

  test('12.3.2 each step lost takes a point of strength, the last one the unit', () => {
    const v = bare();
    put(v, 'pavie', 'vm-1-88:2');
    loseSteps(v, u('vm-1-88'), 1, 'assault', null);
    expect(strengthOf(v, u('vm-1-88'))).toBe(1);
    loseSteps(v, u('vm-1-88'), 1, 'assault', null);
    expect(status(v, 'vm-1-88')).toBe('gone');
  });
});

describe('12.1 fire combat', () => {
  test('T15 a full battalion at an adjacent area: clear 1-2; hill, jungle, outlying works 1', () => {
    const v = bare();
    put(v, 'h6', 'fr-1-2');
    put(v, 'pavie', 'vm-1-88');
    expect(faces(v, 'fr-1-2', 'vm-1-88')).toBe(2);
    put(v, 'e1', 'fr-1-4');
    put(v, 'phony', 'vm-1-98');
    expect(faces(v, 'fr-1-4', 'vm-1-98')).toBe(1);
    put(v, 'beatrice', 'fr-3-13');
    put(v, 'him-lam', 'vm-1-141');
    expect(faces(v, 'fr-3-13', 'vm-1-141')).toBe(1);
    expect(faces(v, 'vm-1-141', 'fr-3-13')).toBe(1);
  });

  test('T15, T41 into the compound: never at steady French, on a 1 at disrupted ones or at Viet Minh who have taken it', () => {
    const v = bare();
    put(v, 'e1', 'fr-1-4');
    put(v, 'phony', 'vm-1-98');
    expect(faces(v, 'vm-1-98', 'fr-1-4')).toBe(0);
    shake(v, 'fr-1-4');
    expect(faces(v, 'vm-1-98', 'fr-1-4')).toBe(1);
    put(v, 'd2', 'vm-2-98');
    put(v, 'd1', 'fr-3-3al');
    expect(faces(v, 'fr-3-3al', 'vm-2-98')).toBe(1);
  });

  test('T15 two entrenchments in clear: never', () => {
    const v = bare();
    put(v, 'h6', 'fr-1-2');
    put(v, 'pavie', 'vm-1-88');
    dig(v, 'pavie', 2);
    expect(faces(v, 'fr-1-2', 'vm-1-88')).toBe(0);
    expect(faces(v, 'vm-1-88', 'fr-1-2')).toBe(0);
  });

  test('R48 entrenchments cover only Viet Minh against fire', () => {
    const v = bare();
    put(v, 'pavie', 'fr-1-2');
    put(v, 'gabrielle', 'vm-1-88');
    dig(v, 'pavie', 2);
    expect(faces(v, 'vm-1-88', 'fr-1-2')).toBe(2);
  });

  test('R89, T29 out of supply: at a target in clear hits on 1', () => {
    const v = bare();
    put(v, 'h6', 'fr-1-2');
    put(v, 'pavie', 'vm-1-88');
    cut(v, 'fr-1-2');
    expect(faces(v, 'fr-1-2', 'vm-1-88')).toBe(1);
  });

  test('a first hit disrupts, a second takes a step', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'h6', 'fr-1-2', 'fr-8c');
    put(v, 'pavie', 'vm-1-88');
    dice(v, 1, 2);
    run(
      fireStep(v, 'french'),
      { do: 'fire', unit: 'fr-1-2', target: 'vm-1-88' },
      { do: 'fire', unit: 'fr-8c', target: 'vm-1-88' },
    );
    expect(status(v, 'vm-1-88')).toBe('pavie 3!');
    expect(v.points).toEqual({ french: 1, 'viet-minh': -1 });
  });

  test('R20 each unit fires once in a half; marched, disrupted and assaulting units do not fire', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'h6', 'fr-1-2', 'fr-8c', 'fr-1fl', 'fr-6c');
    put(v, 'pavie', 'vm-1-88');
    mark(v, STRATEGIC, 'fr-8c');
    mark(v, SHOT, 'fr-1fl');
    shake(v, 'fr-6c');
    const shooters = fireChoices(v, 'french', false).choices.map((choice) => ('unit' in choice ? choice.unit : ''));
    expect(shooters).toEqual(['fr-1-2']);
    mark(v, ASSAULTED, 'fr-1-2');
    expect(fireChoices(v, 'french', false).choices).toEqual([]);
  });

  test('10.0 guns and AA take no part in a fire step', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'h6', 'fr-4c-105');
    put(v, 'pavie', 'vm-37-1', 'vm-82-1');
    expect(fireChoices(v, 'french', false).choices).toEqual([]);
    expect(fireChoices(v, 'viet-minh', true).choices).toEqual([]);
  });

  test('a step without a shot that can hit is not asked', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e1', 'fr-1-4');
    put(v, 'phony', 'vm-1-98');
    expect(run(fireStep(v, 'viet-minh')).asked).toEqual([]);
  });
});

describe('14.1 tanks in fire', () => {
  test('R7 a tank gives one unit of its area +1; by itself the strongest', () => {
    const v = bare();
    put(v, 'h6', 'fr-1-2:3', 'fr-8c', 'fr-tk-conti');
    put(v, 'pavie', 'vm-1-88');
    expect([...fireTies(v, censusOf(v), areaOf('h6'), () => false)]).toEqual([[u('fr-8c'), u('fr-tk-conti')]]);
    expect(faces(v, 'fr-8c', 'vm-1-88', false, true)).toBe(3);
  });

  test('the French may give it to another unit, or to none; a tank that has helped has fired', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'h6', 'fr-1-2:3', 'fr-8c', 'fr-tk-conti');
    put(v, 'pavie', 'vm-1-88');
    dice(v, 3, 2);
    run(
      fireStep(v, 'french'),
      { do: 'tie', unit: 'fr-tk-conti', to: 'fr-1-2' },
      { do: 'fire', unit: 'fr-1-2', target: 'vm-1-88' },
      { do: 'fire', unit: 'fr-8c', target: 'vm-1-88' },
    );
    expect(eventsOf(v, 'fired').map(({ strength }) => strength)).toEqual([4, 4]);
    expect((v.marks[u('fr-tk-conti')] ?? 0) & SHOT).toBe(SHOT);
  });

  test('11.1 a tank that moved strategically fires no more, so it lends nothing either; nor is one kept by a unit that did', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'h6', 'fr-1-2', 'fr-tk-conti');
    put(v, 'pavie', 'vm-1-88');
    mark(v, STRATEGIC, 'fr-tk-conti');
    dice(v, 6);
    run(fireStep(v, 'french'), { do: 'fire', unit: 'fr-1-2', target: 'vm-1-88' });
    put(v, 'h6', 'fr-8c:3', 'fr-tk-posen');
    mark(v, STRATEGIC, 'fr-1-2');
    dice(v, 6);
    run(fireStep(v, 'french'), { do: 'fire', unit: 'fr-8c', target: 'vm-1-88' });
    expect(eventsOf(v, 'fired').map(({ unit, strength }) => `${unit} ${strength}`)).toEqual(['fr-1-2 4', 'fr-8c 4']);
  });

  test('R8, T47 fire at a tank: in clear 1-2 damages; damaged in the compound a 1 destroys, for a point', () => {
    const v = bare({ active: 'french' });
    put(v, 'pavie', 'fr-tk-conti');
    put(v, 'gabrielle', 'vm-1-88');
    expect(faces(v, 'vm-1-88', 'fr-tk-conti')).toBe(2);
    put(v, 'e1', 'fr-tk-posen');
    put(v, 'phony', 'vm-1-98');
    shake(v, 'fr-tk-posen');
    expect(faces(v, 'vm-1-98', 'fr-tk-posen')).toBe(1);
    dice(v, 1);
    run(fireStep(v, 'viet-minh'), { do: 'fire', unit: 'vm-1-98', target: 'fr-tk-posen' }, done);
    expect([status(v, 'fr-tk-posen'), v.points['viet-minh']]).toEqual(['gone', 1]);
    expect(faces(v, 'vm-1-88', 'fr-tk-conti', true)).toBe(4);
  });
});

describe('14.2 anti-tank fire', () => {
  test('T32 strength 2 on a hill: 5 hits; a full battalion in clear: 5 hits, 4 misses', () => {
    const v = bare();
    put(v, 'phony', 'vm-1-98:2');
    put(v, 'simone', 'vm-2-98');
    put(v, 'baldy', 'vm-3-98');
    const need = (id: Id) => 7 - Math.round(antiTankChance(v, u(id)) * 6);
    expect([need('vm-1-98'), need('vm-2-98'), need('vm-3-98')]).toEqual([5, 5, 4]);
  });

  test('T32 the first hit damages, the next destroys for a point; once a turn, beside the ordinary shot', () => {
    const v = bare({ active: 'french' });
    put(v, 'e2', 'fr-tk-conti');
    put(v, 'simone', 'vm-1-98', 'vm-2-98');
    dice(v, 5, 5, 6);
    const { asked } = run(
      fireStep(v, 'viet-minh'),
      { do: 'anti-tank', unit: 'vm-1-98', target: 'fr-tk-conti' },
      { do: 'anti-tank', unit: 'vm-2-98', target: 'fr-tk-conti' },
    );
    expect(asked[1]?.choices.filter(({ do: kind }) => kind === 'fire')).toHaveLength(2);
    expect([status(v, 'fr-tk-conti'), v.points['viet-minh']]).toEqual(['gone', 1]);
  });

  test('R9 engineers have no anti-tank shot', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-tk-conti');
    put(v, 'simone', 'vm-151-1');
    expect(fireChoices(v, 'viet-minh', true).choices.every(({ do: kind }) => kind === 'fire')).toBe(true);
  });
});

describe('14.6 Quad 50', () => {
  test('R1, T12 at undug infantry in clear strength 4: 1-2; dug in once: never; at units that assault it: 1-4', () => {
    const v = bare();
    put(v, 'juno', 'fr-q2');
    put(v, 'juno-s', 'vm-1-57');
    expect(faces(v, 'fr-q2', 'vm-1-57')).toBe(2);
    expect(faces(v, 'fr-q2', 'vm-1-57', true)).toBe(4);
    dig(v, 'juno-s', 1);
    expect(faces(v, 'fr-q2', 'vm-1-57')).toBe(0);
  });

  test('R22 not against guns', () => {
    const v = bare();
    put(v, 'juno', 'fr-q2');
    put(v, 'juno-s', 'vm-82-1');
    expect(faces(v, 'fr-q2', 'vm-82-1')).toBe(0);
  });
});

describe('14.7 command control', () => {
  test('R23 in its own half only one division fires at an area; engineers are free; in the other half all may', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'pavie', 'fr-8c', 'fr-tk-conti');
    put(v, 'gabrielle', 'vm-1-88');
    put(v, 'upper-w', 'vm-1-141', 'vm-151-1');
    dice(v, 6);
    const rules = fireStep(v, 'viet-minh');
    rules.next();
    const next = rules.next({ do: 'fire', unit: 'vm-1-88', target: 'fr-8c' });
    const shooters = next.done
      ? []
      : next.value.choices.flatMap((choice) =>
          choice.do === 'fire' || choice.do === 'anti-tank' ? [`${choice.do} ${choice.unit}`] : [],
        );
    expect([...new Set(shooters)].sort()).toEqual(['anti-tank vm-1-88', 'fire vm-151-1']);
    v.active = 'french';
    expect(
      fireChoices(v, 'viet-minh', false).choices.some((choice) => 'unit' in choice && choice.unit === 'vm-1-141'),
    ).toBe(true);
  });

  test('17.2 the Viet Minh fire only into the listed areas', () => {
    const v = scenario('gabrielle', { active: 'viet-minh' });
    put(v, 'natasha', 'vm-1-88');
    put(v, 'h4', 'fr-tk-conti');
    put(v, 'h7', 'fr-tk-smolensk');
    put(v, 'francoise', 'vm-2-88');
    const targets = fireChoices(v, 'viet-minh', true).choices.flatMap((choice) =>
      'target' in choice ? [choice.target] : [],
    );
    expect([...new Set(targets)]).toEqual(['fr-tk-smolensk']);
  });
});
