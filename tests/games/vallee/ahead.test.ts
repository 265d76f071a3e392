/** What a screen says before anything is paid or rolled: lines of sight and supply, the ledger of a way, chances across a border. */
import { describe, expect, test } from 'vitest';
import { against } from '../../../src/games/vallee/face/against';
import { view } from '../../../src/games/vallee/face/view';
import { plans } from '../../../src/games/vallee/plans';
import { vietMinhGuns } from '../../../src/games/vallee/rules/bombardment';
import { areaId, areaOf } from '../../../src/games/vallee/rules/ground';
import { sightAcross } from '../../../src/games/vallee/rules/sight';
import { movementPhase } from '../../../src/games/vallee/rules/strategic-movement';
import { linesOf, lineThrough } from '../../../src/games/vallee/rules/supply';
import { censusOf } from '../../../src/games/vallee/rules/units';
import type { Side, Vallee } from '../../../src/games/vallee/state';
import { bare, put, scenario, shake, until } from './kit';

const across = (v: Vallee, from: string, to: string, side: Side) =>
  sightAcross(censusOf(v), areaOf(from), areaOf(to), side).map(areaId);
const through = (v: Vallee, side: Side, area: string) => {
  const found = lineThrough(linesOf(censusOf(v), side), side, areaOf(area));
  return found === null ? null : areaId(found);
};

describe('10.1 what a gun sees its target across', () => {
  test('T16 Beatrice by the East Bank and the Route 41 Plain; by none from beside it', () => {
    const v = bare();
    put(v, 'ne', 'vm-105-1');
    put(v, 'beatrice', 'fr-3-13');
    expect(across(v, 'ne', 'beatrice', 'viet-minh')).toEqual(['upper-e', 'route41']);
    expect(across(v, 'him-lam', 'beatrice', 'viet-minh')).toEqual([]);
  });
});

describe('7.5 where a supply line comes through', () => {
  test('the nearest way to the headquarters or to a valley, itself at the source, none where all are shut', () => {
    const v = bare();
    put(v, 'cf', 'fr-8c');
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98');
    expect([through(v, 'french', 'cf'), through(v, 'french', 'e2'), through(v, 'viet-minh', 'se')]).toEqual([
      'cf',
      'e3',
      'se',
    ]);
    put(v, 'e1', 'vm-2-98');
    put(v, 'e3', 'vm-3-98');
    put(v, 'phony', 'vm-1-174');
    put(v, 'simone', 'vm-2-174');
    expect(through(v, 'french', 'e2')).toBeNull();
  });

  test('the sheet of an area is told of it, in a game with supply lines alone', () => {
    const v = bare();
    put(v, 'cf', 'fr-8c');
    put(v, 'e3', 'fr-2t');
    const figures = (of: Vallee, area: string) =>
      view(of, 'french', null)
        .places.find(({ id }) => id === area)
        ?.figures.filter(({ icon }) => icon === 'supply');
    expect(figures(v, 'e3')).toEqual([{ icon: 'supply', value: 1, told: true, by: 'cf' }]);
    expect(figures(scenario('beatrice'), 'beatrice')).toEqual([]);
  });
});

describe('10.2, 10.3 a bombardment before it is fired', () => {
  const guns = () => {
    const v = bare({ phase: 'vm-guns' });
    put(v, 'cf', 'fr-8c');
    put(v, 'c1', 'fr-4c-105');
    put(v, 'e2', 'fr-2t', 'fr-2-31e');
    put(v, 'simone', 'vm-105-1', 'vm-120-1');
    return { v, prompt: until(vietMinhGuns(v), 'bombard-vm') };
  };

  test('10.3 the headquarters can be named instead from any target, and from nothing that no gun sees', () => {
    const { v, prompt } = guns();
    const [, dumps] = plans.of(v, prompt, { place: 'e2' });
    expect([dumps?.key, dumps?.at]).toEqual(['at-the-dumps', 'cf']);
    expect(plans.of(v, prompt, { place: 'gabrielle' })).toEqual([]);
  });

  test('12.3.1 what becomes of each unit adds up to all of it; engineers of one step lose none', () => {
    const { v, prompt } = guns();
    const [plan] = plans.of(v, prompt, { place: 'e2' });
    const [shelled] = plans.outlook(v, prompt, plan?.choices ?? []);
    expect(shelled?.key).toBe('shelled');
    expect(shelled?.shares?.map(({ key }) => key)).toEqual(['fr-2t', 'fr-2-31e']);
    for (const { parts } of shelled?.shares ?? [])
      expect(parts.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9);
    const engineers = shelled?.shares?.[1]?.parts ?? [];
    expect(engineers.map(({ key, chance }) => `${key} ${chance > 0}`)).toEqual([
      'steady true',
      'shaken true',
      'step-lost false',
    ]);
  });

  test('10.5 who can answer, and what one answer does', () => {
    const { v, prompt } = guns();
    const [plan] = plans.of(v, prompt, { place: 'e2' });
    const answers = () => plans.outlook(v, prompt, plan?.choices ?? []).find(({ key }) => key === 'answerable');
    expect(answers()?.figures).toMatchObject({ batteries: 1, least: 1 / 2, most: 1 / 2 });
    v.at[v.at.indexOf(areaOf('c1'))] = -1;
    expect(answers()).toBeUndefined();
  });
});

describe('11.1 the ledger of a way', () => {
  test('10.4 each area with its points and who sees it; then room, supply, and who stays behind', () => {
    const v = bare({ phase: 'movement' });
    put(v, 'cf', 'fr-8c', 'fr-1fl');
    put(v, 'se', 'vm-105-1');
    put(v, 'simone', 'vm-1-98');
    v.active = 'french';
    const choices = [{ do: 'move', unit: 'fr-8c', to: 'e3' }, { do: 'to', area: 'd3' }, { do: 'stop' }];
    const prompt = { side: 'french', ask: 'strategic-move', rule: '11.1', choices: [] } as const;
    const lines = plans.outlook(v, prompt, choices);
    expect(lines.map(({ key, of }) => `${key} ${of}`)).toEqual([
      'way-bridge e3',
      'way-area d3',
      'way-room d3',
      'way-supply sparrowhawk',
      'way-behind cf',
    ]);
    expect(lines[1]?.figures).toMatchObject({ cost: 1, spent: 2 });
    expect(lines[2]?.figures).toEqual({ after: 4, of: 24 });
    expect(lines[4]?.figures).toEqual({ units: 1, steps: 4 });
    for (const { by = [], figures } of lines.slice(0, 2)) {
      expect(figures.guns).toBe(by.length);
      expect((figures.chance ?? 0) > 0).toBe(by.length > 0);
    }
  });

  test('a way out of a valley may leave nobody behind: no work is given up', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'cf', 'fr-8c');
    put(v, 'ne', 'vm-1-141');
    const prompt = until(movementPhase(v), 'strategic-move');
    const way = plans.of(v, prompt, { counter: 'vm-1-141' }).find(({ to }) => to?.place === 'him-lam');
    const lines = plans.outlook(v, prompt, way?.choices ?? []);
    expect(lines.map(({ key, of }) => `${key} ${of}`)).toEqual([
      'way-area him-lam',
      'way-room him-lam',
      'way-supply ne',
      'way-behind ne',
    ]);
    expect(lines.at(-1)).toMatchObject({ figures: { units: 0, steps: 0 }, warns: false });
  });
});

describe('12.1, 12.2 what units could do across a border', () => {
  test('the likeliest shot of those that are meant, and the assault; nothing by units that stand elsewhere', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t', 'fr-1-4');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98');
    put(v, 'natasha', 'vm-1-36');
    // T15 Steady French in the compound are never hit by ordinary fire, disrupted ones are.
    expect(against(v, ['vm-1-98', 'vm-2-98'], 'e2')).toEqual([{ do: 'assault', area: 'e2' }]);
    shake(v, 'fr-1-4');
    expect(against(v, ['vm-1-98'], 'e2')).toEqual([
      { do: 'fire', unit: 'vm-1-98', target: 'fr-1-4' },
      { do: 'assault', area: 'e2' },
    ]);
    expect(against(v, ['vm-1-36'], 'e2')).toEqual([]);
  });
});
