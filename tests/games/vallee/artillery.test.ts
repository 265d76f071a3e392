import { describe, expect, test } from 'vitest';
import {
  bombard,
  commitGun,
  counterBattery,
  counterModifiers,
  gunModifiers,
  hitsOf,
  mayFireGun,
} from '../../../src/games/vallee/rules/artillery';
import { bombardChoices, frenchGuns, vietMinhGuns } from '../../../src/games/vallee/rules/bombardment';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { canReach, seenFrom } from '../../../src/games/vallee/rules/sight';
import { movementPhase } from '../../../src/games/vallee/rules/strategic-movement';
import { censusOf } from '../../../src/games/vallee/rules/units';
import { FIRED, STRATEGIC, type Vallee } from '../../../src/games/vallee/state';
import { sum } from '../../../src/kernel/rolls';
import {
  bare,
  cut,
  dice,
  dig,
  isShaken,
  mark,
  pass,
  put,
  rolled,
  run,
  scenario,
  shake,
  status,
  steps,
  totals,
  u,
} from './kit';

const guns = { phase: 'vm-guns', step: 'begin' } as const;
const sees = (v: Vallee, from: string, to: string, side: 'french' | 'viet-minh') =>
  seenFrom(censusOf(v), areaOf(from), side)[areaOf(to)] === true;

describe('10.1 line of sight', () => {
  test('T16 from the Northeast Valley a gun sees Beatrice by the East Bank and the Route 41 Plain, not with own infantry there', () => {
    const v = bare();
    put(v, 'ne', 'vm-105-1');
    put(v, 'beatrice', 'fr-3-13');
    expect(sees(v, 'ne', 'beatrice', 'viet-minh')).toBe(true);
    put(v, 'route41', 'vm-1-141');
    expect(sees(v, 'ne', 'beatrice', 'viet-minh')).toBe(false);
  });

  test('into but not through jungle, hills and valleys; adjacent targets are always seen', () => {
    const v = bare();
    expect(sees(v, 'e1', 'phony', 'french')).toBe(true);
    expect(sees(v, 'e1', 'e-jungle-n', 'french')).toBe(false);
    expect(sees(v, 'phony', 'baldy', 'french')).toBe(true);
  });

  test('R24 enemies in the way do not block, own units do', () => {
    const v = bare();
    put(v, 'sparrowhawk', 'vm-1-88');
    expect(sees(v, 'h3', 'upper-w', 'french')).toBe(true);
    const w = bare();
    put(w, 'sparrowhawk', 'fr-q1');
    put(w, 'h2', 'fr-1-2');
    put(w, 'h1', 'fr-8c');
    put(w, 'cf', 'fr-1fl');
    expect(sees(w, 'h3', 'upper-w', 'french')).toBe(false);
  });

  test('10.0, R25 82 mm mortars reach two areas, by any shortest chain', () => {
    const v = bare();
    put(v, 'simone', 'vm-82-1');
    put(v, 'cf', 'fr-8c');
    put(v, 'c1', 'fr-1-13');
    expect(canReach(v, u('vm-82-1'), areaOf('cf'))).toBe(true);
    expect(canReach(v, u('vm-82-1'), areaOf('c1'))).toBe(false);
  });
});

describe('10.2 bombardment', () => {
  test('R27, T21 three dice for three units; a second hit takes a step, never the last; a third nothing', () => {
    const v = bare({ ...guns });
    put(v, 'e1', 'fr-1-4', 'fr-2t', 'fr-2-31e');
    put(v, 'phony', 'vm-1-98');
    put(v, 'ne', 'vm-105-1', 'vm-105-2', 'vm-105-3');
    const fire = (gun: 'vm-105-1' | 'vm-105-2' | 'vm-105-3', ...faces: number[]) => {
      dice(v, ...faces);
      const one = { unit: u(gun), target: 'e1', fight: '1' };
      commitGun(v, one, 'bombard');
      bombard(v, one);
    };
    fire('vm-105-1', 3, 4, 6);
    expect([isShaken(v, 'fr-1-4'), isShaken(v, 'fr-2t'), isShaken(v, 'fr-2-31e')]).toEqual([false, true, true]);
    fire('vm-105-2', 4, 5, 6);
    expect([status(v, 'fr-1-4'), status(v, 'fr-2t'), status(v, 'fr-2-31e')]).toEqual(['e1 4!', 'e1 2!', 'e1 1!']);
    expect(v.supply['viet-minh']).toBe(48);
    fire('vm-105-3', 1, 6, 1);
    expect(steps(v, 'fr-2t')).toBe(2);
    expect(totals(v, 'bombard')).toEqual([4, 5, 7, 5, 6, 7, 2, 7, 2]);
  });

  test('the column is the strength of the battery', () => {
    expect([hitsOf(6, 1), hitsOf(5, 1), hitsOf(5, 2), hitsOf(9, 2), hitsOf(4, 3), hitsOf(7, 4)]).toEqual([
      1, 0, 1, 2, 1, 2,
    ]);
  });

  test('ground, digging for either side (R48) and observation by others than tanks', () => {
    const v = bare();
    put(v, 'simone', 'vm-1-98');
    put(v, 'e3', 'fr-tk-conti');
    expect(sum(gunModifiers(v, 'french', areaOf('simone')))).toBe(1);
    put(v, 'e2', 'fr-2t');
    expect(sum(gunModifiers(v, 'french', areaOf('simone')))).toBe(2);
    shake(v, 'fr-2t');
    dig(v, 'simone', 2);
    expect(sum(gunModifiers(v, 'french', areaOf('simone')))).toBe(-1);
    put(v, 'simone', 'fr-8c');
    expect(sum(gunModifiers(v, 'viet-minh', areaOf('simone')))).toBe(-1);
    expect(sum(gunModifiers(v, 'french', areaOf('e-jungle-n')))).toBe(-1);
  });

  test('only undisrupted guns in supply that have not fired nor marched, while points last', () => {
    const v = bare();
    put(v, 'c1', 'fr-4c-105', 'fr-4c-155', 'fr-10c-sec', 'fr-1le-hm', 'fr-4c-sec');
    shake(v, 'fr-4c-155');
    cut(v, 'fr-10c-sec');
    mark(v, FIRED, 'fr-1le-hm');
    mark(v, STRATEGIC, 'fr-4c-sec');
    const may = () =>
      (['fr-4c-105', 'fr-4c-155', 'fr-10c-sec', 'fr-1le-hm', 'fr-4c-sec'] as const).map((id) => mayFireGun(v, u(id)));
    expect(may()).toEqual([true, false, false, false, false]);
    v.supply.french = 0;
    expect(may()[0]).toBe(false);
  });

  test('10.2 in a valley one unit is the target', () => {
    const v = bare({ phase: 'french-guns' });
    put(v, 'c1', 'fr-4c-105');
    put(v, 'nw', 'vm-1-88', 'vm-2-88');
    const targets = bombardChoices(v, 'french').flatMap((choice) => (choice.do === 'bombard' ? [choice.target] : []));
    expect(targets).toEqual(['vm-1-88', 'vm-2-88']);
  });

  test('5.5.1 the French bombard without an answer', () => {
    const v = bare({ phase: 'french-guns' });
    put(v, 'c1', 'fr-4c-105');
    put(v, 'natasha', 'vm-1-88');
    put(v, 'ne', 'vm-105-1');
    dice(v, 4);
    run(frenchGuns(v), { do: 'bombard', unit: 'fr-4c-105', target: 'natasha' });
    expect(isShaken(v, 'vm-1-88')).toBe(true);
    expect(v.supply.french).toBe(44);
  });
});

describe('10.3 the French supply track', () => {
  test('T23 a 120 mm with a Viet Minh unit beside the Central Fortress: die 4 + 1, one point; no unit is touched', () => {
    const v = bare({ ...guns });
    put(v, 'cf', 'fr-8c', 'fr-1fl');
    put(v, 'e3', 'vm-1-98');
    put(v, 'simone', 'vm-120-1');
    dice(v, 4);
    run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-120-1', target: 'hq' });
    expect(v.supply).toEqual({ french: 44, 'viet-minh': 49 });
    expect([isShaken(v, 'fr-8c'), isShaken(v, 'fr-1fl')]).toEqual([false, false]);
  });

  test('R28 bombing the Central Fortress takes no supply', () => {
    const v = bare({ ...guns });
    put(v, 'cf', 'fr-8c');
    put(v, 'simone', 'vm-120-1');
    dice(v, 6);
    run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-120-1', target: 'cf' });
    expect(v.supply.french).toBe(45);
    expect(isShaken(v, 'fr-8c')).toBe(true);
  });
});

describe('10.5 counter-battery fire', () => {
  const jungle = () => {
    const v = bare({ ...guns });
    put(v, 'ban-khe-phai', 'vm-82-1');
    dig(v, 'ban-khe-phai', 1);
    put(v, 'gabrielle', 'fr-5-7', 'fr-1le-mc');
    return v;
  };

  test('T22 in jungle behind one entrenchment, a French unit beside it: die 6 hits and voids the mission, both points gone', () => {
    const v = jungle();
    dice(v, 6);
    run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-82-1', target: 'gabrielle' }, { do: 'answer', unit: 'fr-1le-mc' });
    expect(status(v, 'vm-82-1')).toBe('ban-khe-phai 2!');
    expect(rolled(v)).toEqual(['counter-battery 5']);
    expect(v.supply).toEqual({ french: 44, 'viet-minh': 49 });
  });

  test('T22 die 5 misses and the mission goes on', () => {
    const v = jungle();
    dice(v, 5, 1, 1);
    run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-82-1', target: 'gabrielle' }, { do: 'answer', unit: 'fr-1le-mc' });
    expect(rolled(v)).toEqual(['counter-battery 4', 'bombard 2', 'bombard 2']);
  });

  test('R29 all answers are named before the first roll; a second hit costs a step', () => {
    const v = bare();
    put(v, 'simone', 'vm-120-1');
    put(v, 'e2', 'fr-2t');
    dice(v, 4, 6);
    expect(counterBattery(v, [u('fr-4c-105'), u('fr-4c-155')], u('vm-120-1'), '1', true)).toBe(true);
    expect(status(v, 'vm-120-1')).toBe('simone 1!');
    expect(sum(counterModifiers(v, u('vm-120-1')))).toBe(1);
  });

  test('a window with no chance is not asked: a six that cannot reach five', () => {
    const v = bare({ ...guns });
    put(v, 'ban-khe-phai', 'vm-82-1');
    dig(v, 'ban-khe-phai', 2);
    put(v, 'gabrielle', 'fr-5-7', 'fr-1le-mc');
    shake(v, 'fr-5-7');
    put(v, 'c1', 'fr-4c-105');
    mark(v, FIRED, 'fr-1le-mc');
    dice(v, 1, 1);
    expect(sum(counterModifiers(v, u('vm-82-1')))).toBe(-2);
    const { asked } = run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-82-1', target: 'gabrielle' });
    expect(asked.map(({ ask }) => ask)).toEqual(['bombard-vm']);
  });

  test('14.7, R26 the Viet Minh never answer, and their 105 mm neither support nor fire at what moves', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'ne', 'vm-105-1');
    put(v, 'beatrice', 'fr-3-13');
    const { asked } = run(movementPhase(v), { do: 'move', unit: 'fr-3-13', to: 'route41' }, { do: 'stop' });
    expect(asked.map(({ ask }) => ask)).toEqual(['strategic-move', 'strategic-step']);
  });
});

describe('10.4 opportunity fire', () => {
  test('R86, T6 a unit that has spent 9 points is at +2', () => {
    const v = bare();
    put(v, 'simone', 'vm-1-98');
    expect(gunModifiers(v, 'french', areaOf('simone'), 9)).toContainEqual({ cause: 'moving', rule: '10.4', value: 2 });
  });

  test('R85 a hit after an area entered ends the move and disrupts; the battery has fired', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'se', 'vm-1-98');
    put(v, 'e3', 'fr-4c-sec');
    put(v, 'c1', 'fr-4c-105');
    dice(v, 5);
    const { asked } = run(
      movementPhase(v),
      { do: 'move', unit: 'vm-1-98', to: 'simone' },
      { do: 'answer', unit: 'fr-4c-sec' },
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['strategic-move', 'opportunity']);
    expect(status(v, 'vm-1-98')).toBe('simone 4!');
    expect(v.supply.french).toBe(44);
  });

  test('R54 the supply that a battery expends on a mover is one point, whether it hits or not', () => {
    const fired = (die: 1 | 6) => {
      const v = bare({ phase: 'movement', step: 'begin' });
      put(v, 'se', 'vm-1-98');
      put(v, 'c1', 'fr-4c-105');
      const before = v.supply.french;
      dice(v, die);
      run(
        movementPhase(v),
        { do: 'move', unit: 'vm-1-98', to: 'simone' },
        { do: 'answer', unit: 'fr-4c-105' },
        ...(die === 1 ? [{ do: 'stop' } as const] : []),
      );
      return [before - v.supply.french, status(v, 'vm-1-98')];
    };
    expect(fired(1)).toEqual([1, 'simone 4']);
    expect(fired(6)).toEqual([1, 'simone 4!']);
  });

  test('a French mover may be covered by counter-battery', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'simone', 'vm-120-1');
    put(v, 'e1', 'fr-8c');
    put(v, 'c3', 'fr-1le-hm');
    dice(v, 5, 1);
    const { asked } = run(
      movementPhase(v),
      pass,
      { do: 'move', unit: 'fr-8c', to: 'e3' },
      { do: 'answer', unit: 'vm-120-1' },
      { do: 'answer', unit: 'fr-1le-hm' },
    );
    expect(asked.map(({ ask }) => ask)).toContain('counter-opportunity');
    expect(isShaken(v, 'vm-120-1')).toBe(true);
    expect(status(v, 'fr-8c')).toBe('e3 4');
  });

  test('7.3 guns out of supply do not fire', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'se', 'vm-1-98');
    put(v, 'e3', 'fr-4c-sec');
    cut(v, 'fr-4c-sec');
    const { asked } = run(movementPhase(v), { do: 'move', unit: 'vm-1-98', to: 'simone' });
    expect(asked.map(({ ask }) => ask)).toEqual(['strategic-move']);
  });
});

describe('5.6.2 support', () => {
  test('R92 the 105 mm batteries of 17.2 and 17.4 never support', () => {
    const v = scenario('gabrielle');
    expect(v.at[u('vm-105-1')]).toBe(areaOf('nw'));
  });
});
