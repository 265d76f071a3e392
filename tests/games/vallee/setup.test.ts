import { describe, expect, test } from 'vitest';
import type { ValleePrompt } from '../../../src/games/vallee/choices';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { check } from '../../../src/games/vallee/play/check';
import { setUp } from '../../../src/games/vallee/play/setup';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { settingUp } from '../../../src/games/vallee/rules/setting-up';
import { DISRUPTED, OTHA, type Vallee } from '../../../src/games/vallee/state';
import { dice, done, run, scenario, status, steps, u, until } from './kit';

const first = (prompt: ValleePrompt) => prompt.choices[0];

describe('16.1, 16.2 the campaign', () => {
  test('every unit in its place, the 102nd in the transport area, 45 and 50 points', () => {
    const v = setUp({ scenario: 'campaign', options: [], seed: 'x' });
    expect(status(v, 'fr-3-13')).toBe('beatrice 4');
    expect(status(v, 'fr-432t')).toBe('weime 1');
    expect(v.at[u('vm-1-102')]).toBe(OTHA);
    dice(v, 4);
    run(settingUp(v), done, done);
    expect([v.supply, v.pool]).toEqual([{ french: 45, 'viet-minh': 50 }, 14]);
  });

  test('within a lettered group the French choose, for the 351st the Viet Minh', () => {
    const v = scenario('campaign', { step: 'french' });
    run(
      settingUp(v),
      { do: 'place', unit: 'fr-1-2', area: 'h3' },
      { do: 'place', unit: 'fr-2t', area: 'e3' },
      done,
      { do: 'place', unit: 'vm-105-1', area: 'sw' },
      done,
    );
    expect([status(v, 'fr-1-2'), status(v, 'fr-2t'), status(v, 'vm-105-1')]).toEqual(['h3 4', 'e3 3', 'sw 2']);
  });

  test.each(scenarioIds)('%s: the filled-in set-up is legal', (id) => {
    check(setUp({ scenario: id, options: [], seed: 'x' }));
  });

  test('what is not in the book is refused', () => {
    expect(() => setUp({ scenario: 'tet', options: [], seed: 'x' })).toThrow('scenario');
    expect(() => setUp({ scenario: 'campaign', options: ['99'], seed: 'x' })).toThrow('option');
  });
});

describe('17.0 battles', () => {
  const aircraft = (v: Vallee) => v.air.filter((place) => place === 'ready').length;

  test('R60 the French take three tanks of seven; one taken puts the first aside', () => {
    const v = scenario('beatrice', { step: 'french' });
    until(settingUp(v), 'setup-air', { do: 'take', unit: 'fr-tk-douaumont' }, done);
    expect([status(v, 'fr-tk-douaumont'), status(v, 'fr-tk-ettlingen')]).toEqual(['cf 1', 'absent']);
  });

  test('17.1.1 a die of air units of the listed types', () => {
    const v = scenario('beatrice', { step: 'french' });
    dice(v, 3);
    const { asked } = run(settingUp(v), done, first, first, first);
    expect(asked.map(({ ask }) => ask)).toEqual(['setup-french', 'setup-air', 'setup-air', 'setup-air']);
    expect(aircraft(v)).toBe(3);
  });

  test('17.3 all howitzers start at strength 1, and those steps are no losses (R61)', () => {
    const v = scenario('flak-raid');
    expect([steps(v, 'fr-4c-105'), steps(v, 'fr-4c-155'), steps(v, 'fr-10c-sec'), v.losses.french]).toEqual([
      1, 1, 1, 0,
    ]);
    expect(v.trench[areaOf('octavie')]).toBe(1);
  });

  test('17.4.2 two regiments of each division; another may be left out in the place of the one that was', () => {
    const v = scenario('hills', { step: 'viet-minh' });
    expect(status(v, 'vm-1-209')).toBe('absent');
    dice(v, 1, 1, 1);
    run(
      settingUp(v),
      { do: 'omit', regiment: '141' },
      { do: 'fill', area: 'simone' },
      { do: 'entrench', area: 'baldy' },
      done,
      first,
      first,
      first,
    );
    expect([status(v, 'vm-1-141'), status(v, 'vm-1-209')]).toEqual(['absent', 'tunnel 4']);
    expect([v.trench[areaOf('baldy')], v.trench[areaOf('simone')]]).toEqual([1, 0]);
    expect([v.supply, aircraft(v)]).toEqual([{ french: 6, 'viet-minh': 11 }, 3]);
  });

  test('R62 no Viet Minh starts in Dominique, Elaine or Weime', () => {
    const v = scenario('hills', { step: 'viet-minh' });
    const { choices } = until(settingUp(v), 'setup-vm');
    const areas = new Set(choices.flatMap((choice) => (choice.do === 'place' ? [choice.area] : [])));
    for (const id of ['d1', 'e2', 'weime', 'pavie']) expect(areas.has(id)).toBe(false);
    expect(areas.has('beatrice')).toBe(true);
  });

  test('17.5.1 two tanks are damaged, French choice; a die of units checks its morale', () => {
    const v = scenario('huguettes', { step: 'french' });
    dice(v, 2, 3, 1, 1, 2, 6, 5);
    run(
      settingUp(v),
      { do: 'pick', unit: 'fr-tk-conti' },
      done,
      done,
      first,
      { do: 'pick', unit: 'vm-1-36' },
      { do: 'pick', unit: 'vm-105-1' },
    );
    const damaged = ['fr-tk-ettlingen', 'fr-tk-smolensk', 'fr-tk-conti'].filter(
      (id) => ((v.marks[u(id as 'fr-tk-conti')] ?? 0) & DISRUPTED) > 0,
    );
    expect(damaged).toEqual(['fr-tk-smolensk', 'fr-tk-conti']);
    expect([steps(v, 'vm-1-36'), steps(v, 'vm-105-1')]).toEqual([3, 1]);
    expect([v.points.french, v.points['viet-minh']]).toEqual([2, -1]);
    expect([v.supply, v.pool, v.otha.supply]).toEqual([{ french: 17, 'viet-minh': 28 }, 4, 4]);
  });
});
