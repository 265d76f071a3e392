import { describe, expect, test } from 'vitest';
import { offer } from '../../../src/games/vallee/face/offer';
import { areaId, areaOf, borderBetween, costOf } from '../../../src/games/vallee/rules/ground';
import { marchChoices, mayMarch, mayMoveNow, moveChoices, reachOf } from '../../../src/games/vallee/rules/movement';
import { assaultPhase } from '../../../src/games/vallee/rules/rounds';
import { enforceStacking } from '../../../src/games/vallee/rules/stacking';
import { movementPhase } from '../../../src/games/vallee/rules/strategic-movement';
import { censusOf } from '../../../src/games/vallee/rules/units';
import { ACTED, FIRED, FLAK_STRATEGIC, OTHA, STRATEGIC, type Vallee } from '../../../src/games/vallee/state';
import { bare, cut, dice, eventsOf, mark, pass, put, run, scenario, shake, status, u, until } from './kit';

const reach = (v: Vallee, unit: Parameters<typeof u>[0]) => reachOf(v, censusOf(v), u(unit)).map(areaId).sort();
const march = { phase: 'movement', step: 'begin' } as const;
const cost = (from: string, to: string) =>
  costOf(areaOf(from), areaOf(to), borderBetween(areaOf(from), areaOf(to)) ?? 'land');

describe('11.0 costs', () => {
  test('clear and works 1, hill 2, jungle and valley 3, a river one more, a bridge none, valley to valley 4', () => {
    expect(cost('h6', 'pavie')).toBe(1);
    expect(cost('e1', 'phony')).toBe(2);
    expect(cost('gabrielle', 'ban-khe-phai')).toBe(3);
    expect(cost('simone', 'se')).toBe(3);
    expect(cost('sparrowhawk', 'd3')).toBe(2);
    expect(cost('cf', 'e3')).toBe(1);
    expect(cost('ne', 'se')).toBe(4);
  });
});

describe('11.2 tactical movement', () => {
  test('within the allowance, and at least one area if all of it is spent', () => {
    const v = bare();
    put(v, 'w-ridge', 'vm-120-1');
    put(v, 'sw', 'vm-1-57');
    const mortar = reach(v, 'vm-120-1');
    for (const id of ['sw', 'sw-jungle', 'octavie', 'c2']) expect(mortar).toContain(id);
    expect(mortar).not.toContain('c1');
    expect(reach(v, 'vm-1-57')).toContain('se');
    expect(reach(v, 'vm-1-57')).not.toContain('ne');
  });

  test('11.2 each goal says the points spent on the way to it, and where the way ends beside an enemy', () => {
    const v = bare({ phase: 'assault' });
    put(v, 'cf', 'fr-8c');
    put(v, 'route41', 'vm-1-141');
    const goal = (to: string) => offer(v, { do: 'move', unit: 'fr-8c', to });
    expect(goal('e3')).toMatchObject({ cost: 1, ends: false });
    expect(goal('d3')).toMatchObject({ cost: 2, ends: true });
    expect(goal('h6')).toMatchObject({ cost: 2, ends: false });
  });

  test('R45 a unit stops where an enemy stands beside the area, and enters no enemy area', () => {
    const v = bare();
    put(v, 'h6', 'fr-1-2');
    put(v, 'gabrielle', 'vm-1-88');
    expect(reach(v, 'vm-1-88')).toContain('pavie');
    expect(reach(v, 'vm-1-88')).not.toContain('h7');
    expect(reach(v, 'vm-1-88')).not.toContain('h6');
  });

  test('7.3 out of supply one point less', () => {
    const v = bare();
    put(v, 'cf', 'fr-q1');
    cut(v, 'fr-q1');
    expect(reach(v, 'fr-q1')).toEqual(['c1', 'e3', 'h2', 'h3', 'juno', 'sparrowhawk']);
  });

  test('disrupted, fired and marched units do not move; R82 nor guns that have fired', () => {
    const v = bare();
    put(v, 'ne', 'vm-1-141', 'vm-2-141', 'vm-120-1', 'vm-37-1', 'vm-3-141');
    shake(v, 'vm-1-141');
    mark(v, STRATEGIC, 'vm-2-141');
    mark(v, FIRED, 'vm-120-1');
    mark(v, FLAK_STRATEGIC, 'vm-37-1');
    expect(
      (['vm-1-141', 'vm-2-141', 'vm-120-1', 'vm-37-1', 'vm-3-141'] as const).map((id) => mayMoveNow(v, u(id))),
    ).toEqual([false, false, false, false, true]);
  });

  test('tanks stay out of jungle and valleys; R78 an undamaged one tows a damaged one a single area', () => {
    const v = bare({ active: 'french' });
    put(v, 'gabrielle', 'fr-tk-conti', 'fr-tk-posen');
    expect(reach(v, 'fr-tk-conti')).not.toContain('ban-khe-phai');
    shake(v, 'fr-tk-posen');
    const tows = moveChoices(v, censusOf(v), 'french').filter((choice) => choice.do === 'tow');
    expect(tows.map((choice) => ('to' in choice ? choice.to : ''))).toEqual(['pavie', 'upper-w']);
  });

  test('R42 in the assault phase a unit that comes out of the transport area stops in the valley', () => {
    const v = bare({ active: 'viet-minh', initiative: 'viet-minh' });
    v.at[u('vm-1-102')] = OTHA;
    v.given = 'viet-minh';
    put(v, 'cf', 'fr-8c');
    dice(v, 3);
    const rules = assaultPhase(v);
    const prompt = until(rules, 'assault-move');
    expect(prompt.choices.filter(({ do: kind }) => kind === 'exit')).toHaveLength(4);
    const next = rules.next({ do: 'exit', unit: 'vm-1-102', to: 'nw' });
    expect(status(v, 'vm-1-102')).toBe('nw 4');
    expect(next.value && 'choices' in next.value && next.value.choices.some((choice) => choice.do === 'move')).toBe(
      false,
    );
  });
});

describe('11.1 strategic movement', () => {
  test('unlimited areas, one unit after another, the Viet Minh first; it ends with two passes', () => {
    const v = bare(march);
    put(v, 'sw', 'vm-1-57');
    put(v, 'cf', 'fr-8c');
    const { asked } = run(
      movementPhase(v),
      { do: 'move', unit: 'vm-1-57', to: 'nw' },
      { do: 'to', area: 'natasha' },
      { do: 'to', area: 'octavie' },
      { do: 'stop' },
      pass,
    );
    expect(asked.map(({ side, ask }) => `${side} ${ask}`)).toEqual([
      'viet-minh strategic-move',
      'viet-minh strategic-step',
      'viet-minh strategic-step',
      'viet-minh strategic-step',
      'french strategic-move',
    ]);
    expect(eventsOf(v, 'moved').map(({ spent }) => spent)).toEqual([4, 5, 6]);
    expect(v.marks[u('vm-1-57')]).toBe(STRATEGIC | ACTED);
  });

  test('only undisrupted units in supply with an allowance march, and each once', () => {
    const v = bare(march);
    put(v, 'ne', 'vm-1-141', 'vm-2-141', 'vm-105-1', 'vm-3-141', 'vm-1-165');
    shake(v, 'vm-1-141');
    cut(v, 'vm-2-141');
    mark(v, STRATEGIC, 'vm-3-141');
    expect(
      (['vm-1-141', 'vm-2-141', 'vm-105-1', 'vm-3-141', 'vm-1-165'] as const).map((id) => mayMarch(v, u(id))),
    ).toEqual([false, false, false, false, true]);
  });

  test('R42 a unit that comes out may go on; one that fails has used its try', () => {
    const v = bare(march);
    v.at[u('vm-1-102')] = OTHA;
    v.at[u('vm-2-102')] = OTHA;
    dice(v, 2, 6);
    run(
      movementPhase(v),
      { do: 'exit', unit: 'vm-1-102', to: 'nw' },
      { do: 'to', area: 'w-forest' },
      { do: 'stop' },
      { do: 'exit', unit: 'vm-2-102', to: 'nw' },
    );
    expect([status(v, 'vm-1-102'), status(v, 'vm-2-102')]).toEqual(['w-forest 4', 'otha']);
  });

  test('R76 Katyushas move only as they come out', () => {
    const v = bare(march);
    put(v, 'nw', 'vm-kat-1');
    expect(mayMarch(v, u('vm-kat-1'))).toBe(false);
    v.at[u('vm-kat-2')] = OTHA;
    dice(v, 1);
    run(movementPhase(v), { do: 'exit', unit: 'vm-kat-2', to: 'sw' }, { do: 'to', area: 'w-ridge' }, { do: 'stop' });
    expect(status(v, 'vm-kat-2')).toBe('w-ridge 2');
  });

  test('R84 supply counters try together before the first move', () => {
    const v = bare(march);
    v.otha.supply = 2;
    v.otha.steps = 1;
    dice(v, 1, 6, 2);
    run(movementPhase(v), { do: 'try', counters: 1 });
    expect([v.supply['viet-minh'], v.otha.newSupply, v.landed['viet-minh']]).toEqual([51, 1, 1]);
  });
});

describe('11.3 stacking', () => {
  test('a full area can be crossed, not ended in', () => {
    const v = bare(march);
    put(v, 'natasha', 'vm-1-88', 'vm-2-88', 'vm-3-88', 'vm-1-36', 'vm-2-36', 'vm-3-36');
    put(v, 'nw', 'vm-1-102');
    const tactical = moveChoices(v, censusOf(v), 'viet-minh').filter(
      (choice) => choice.do === 'move' && choice.unit === 'vm-1-102',
    );
    expect(tactical.some((choice) => 'to' in choice && choice.to === 'natasha')).toBe(false);
    const strategic = marchChoices(v, censusOf(v), 'viet-minh').filter(
      (choice) => choice.do === 'move' && choice.unit === 'vm-1-102',
    );
    expect(strategic.some((choice) => 'to' in choice && choice.to === 'natasha')).toBe(true);
  });

  test('companies count one, battalions four, tanks nothing; valleys hold any number', () => {
    const v = bare();
    put(
      v,
      'cf',
      'fr-1fl',
      'fr-8c',
      'fr-6c',
      'fr-1c',
      'fr-2fl',
      'fr-q1',
      'fr-q2',
      'fr-1-31e',
      'fr-2-31e',
      'fr-tk-conti',
    );
    run(enforceStacking(v, 'french'));
    expect(status(v, 'fr-q1')).toBe('cf 2');
  });

  test('R46 the owner sends the excess back, disrupted; a gun that cannot go is lost', () => {
    const v = bare();
    put(v, 'cf', 'fr-1fl', 'fr-8c', 'fr-6c', 'fr-1c', 'fr-2fl', 'fr-5v', 'fr-4c-sec');
    const { asked } = run(enforceStacking(v, 'french'), { do: 'retreat', unit: 'fr-5v', to: 'h3' });
    expect(asked[0]?.choices).toContainEqual({ do: 'lose', unit: 'fr-4c-sec' });
    expect(status(v, 'fr-5v')).toBe('h3 4!');
  });
});

describe('16.5 French trucks', () => {
  const v = () => {
    const one = bare(march, ['16.5']);
    put(one, 'e2', 'fr-4c-sec');
    return one;
  };
  const roads = (one: Vallee) =>
    marchChoices(one, censusOf(one), 'french').flatMap((choice) => (choice.do === 'truck' ? [choice.to] : []));

  test('11.0 it stops beside an enemy like any unit that moves', () => {
    const one = v();
    put(one, 'torpedo', 'vm-1-98'); // beside D-2
    expect(roads(one)).toContain('d1');
    put(one, 'simone', 'vm-2-98'); // beside E-2, where it starts, and E-3
    put(one, 'route41', 'vm-3-98'); // beside D-1 and D-3
    expect(roads(one).sort()).toEqual(['d2', 'd3', 'e1', 'e3']);
  });

  test('one gun, once, from work to work, through nothing else and no enemy', () => {
    const one = v();
    put(one, 'c1', 'vm-1-98');
    expect(roads(one)).toContain('d1');
    expect(roads(one)).toContain('sparrowhawk');
    expect(roads(one)).not.toContain('c1');
    expect(roads(one)).not.toContain('gabrielle');
    run(movementPhase(one), pass, { do: 'truck', unit: 'fr-4c-sec', to: 'd1' }, pass);
    expect(one.truckUsed).toBe(true);
    expect(marchChoices(one, censusOf(one), 'french')).toEqual([]);
  });

  test('it is an option, and plays only in the campaign and 17.4', () => {
    const without = bare(march);
    put(without, 'e2', 'fr-4c-sec');
    expect(marchChoices(without, censusOf(without), 'french')).toEqual([]);
    const battle = scenario('beatrice', {}, ['16.5']);
    expect(moveChoices(battle, censusOf(battle), 'french').some(({ do: kind }) => kind === 'truck')).toBe(false);
  });
});
