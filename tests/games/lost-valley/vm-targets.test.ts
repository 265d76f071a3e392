import { expect, test } from 'vitest';
import { defensiveStrength, moraleStrength, selectTargets } from '../../../src/games/lost-valley/rules/vm-targets';
import { unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { garrisonOf, held, valley } from './kit';

function targets(v: Valley): [string, string][] {
  return selectTargets(v).map(({ division, cr }) => [division, cr]);
}

/** Both northern hills are Viet Minh, so that 308 faces Françoise and Huguette; nobody else is active. */
function north(): Valley {
  const v = valley({ turn: 3 });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  v.divisions['312'].active = false;
  return v;
}

test('12.3.1, 12.3.3 an active division assaults what its box or its path of Viet Minh centres touches', () => {
  expect(targets(valley({ turn: 1 }))).toEqual([
    ['312', 'beatrice'],
    ['308', 'gabrielle'],
  ]);
});

test('12.3.3 an inactive division does not assault', () => {
  const v = valley({ turn: 1 });
  v.divisions['308'].active = false;
  expect(targets(v)).toEqual([['312', 'beatrice']]);
});

test('12.3.3 without a path there is no assault: No Man’s Land carries none', () => {
  const v = valley({ turn: 3 });
  held(v, 'gabrielle', 'nobody');
  v.divisions['312'].active = false;
  expect(targets(v)).toEqual([]);
});

test('12.3.4 first the lowest Fortifications Level', () => {
  const v = north();
  v.crs.francoise.fort = 2;
  v.crs.huguette.fort = 1;
  expect(targets(v)).toEqual([['308', 'huguette']]);
});

test('12.3.4 then the lowest defense of all units with the works', () => {
  const v = north();
  v.crs.francoise.fort = 2;
  v.crs.huguette.fort = 2;
  garrisonOf(v, 'francoise', 'bm-1', '2-cmmle'); // 4
  garrisonOf(v, 'huguette', 'bt-3'); // 3
  expect([defensiveStrength(v, 'francoise'), defensiveStrength(v, 'huguette')]).toEqual([4, 3]);
  expect(targets(v)).toEqual([['308', 'huguette']]);
  unitOf(v, '2-cmmle').disrupted = true;
  unitOf(v, 'bm-1').disrupted = true; // current factors: 2
  expect(targets(v)).toEqual([['308', 'francoise']]);
});

test('12.3.4 then the lowest morale of all units', () => {
  const v = north();
  v.crs.francoise.fort = 2;
  v.crs.huguette.fort = 2;
  garrisonOf(v, 'francoise', 'bm-1'); // defense 1, morale 1
  garrisonOf(v, 'huguette', 'bt-3'); // defense 1, morale -1
  expect([moraleStrength(v, 'francoise'), moraleStrength(v, 'huguette')]).toEqual([1, -1]);
  expect(targets(v)).toEqual([['308', 'huguette']]);
});

test('12.3.4 a tie in all three is for the die', () => {
  const v = north();
  v.crs.francoise.fort = 2;
  v.crs.huguette.fort = 2;
  garrisonOf(v, 'francoise', 'bm-1');
  garrisonOf(v, 'huguette', 'bm-2');
  const drawn = new Set<string | undefined>();
  for (let i = 0; i < 40; i++) drawn.add(selectTargets(v)[0]?.cr);
  expect([...drawn].sort()).toEqual(['francoise', 'huguette']);
});

/** 312 from Dominique and 316 from Éliane's side both reach Éliane. */
function east(): Valley {
  const v = valley({ turn: 6 });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.divisions['308'].active = false;
  v.divisions['316'].active = true;
  v.crs.eliane.fort = 0;
  return v;
}

test('12.3.3 of several divisions that want a centre the strongest gets it; it is assaulted once', () => {
  const v = east();
  v.divisions['312'].strength = 9;
  v.divisions['316'].strength = 10;
  expect(targets(v)).toEqual([
    ['312', 'epervier-opera'], // ruling 22: the other names again
    ['316', 'eliane'],
  ]);
  v.divisions['312'].strength = 11;
  expect(targets(v)).toEqual([['312', 'eliane']]); // 316 reaches nothing else
});

test('12.3.3 a tie of Strength is for the die', () => {
  const v = east();
  v.divisions['312'].strength = 10;
  v.divisions['316'].strength = 10;
  const drawn = new Set<number>();
  for (let i = 0; i < 40; i++) drawn.add(selectTargets(v).length);
  expect([...drawn].sort()).toEqual([1, 2]);
});

test('ruling 22: a strong division is not pulled off the target it prefers', () => {
  const v = east();
  v.crs.eliane.fort = 4;
  v.crs['epervier-opera'].fort = 1;
  v.divisions['312'].strength = 15; // the strongest that reaches Éliane, but it prefers Épervier
  v.divisions['316'].strength = 9;
  expect(targets(v)).toEqual([
    ['312', 'epervier-opera'],
    ['316', 'eliane'],
  ]);
});

test('12.3.2 the assaults are resolved in the order 312, 308, 316, 304', () => {
  const v = valley({ turn: 6 });
  for (const id of ['312', '308', '316', '304'] as const) v.divisions[id].active = true;
  expect(targets(v).map(([division]) => division)).toEqual(['312', '308', '316', '304']);
});
