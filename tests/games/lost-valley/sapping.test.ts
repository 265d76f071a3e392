import { expect, test } from 'vitest';
import { isEncircled, setFort } from '../../../src/games/lost-valley/rules/centres';
import { sappingPhase, sappingPlan } from '../../../src/games/lost-valley/rules/sapping';
import { unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, garrisonOf, held, run, valley } from './kit';

function sapped(v: Valley): (string | undefined)[] {
  return eventsOf(v, 'rolled').map(({ roll }) => roll.of);
}

test('12.2 there is no sapping on Turn One', () => {
  const v = valley({ turn: 1 });
  run(sappingPhase(v));
  expect(sapped(v)).toEqual([]);
});

test('12.2 targets are joined to the box, or to Viet Minh centres that are joined to it', () => {
  const v = valley({ turn: 3, phase: 'sapping' });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  run(sappingPhase(v));
  expect(sapped(v)).toEqual(['beatrice', 'francoise', 'huguette']); // 312 digs first
});

test('ruling 17: No Man’s Land carries no path, the marker of another division does', () => {
  const v = valley({ turn: 3 });
  held(v, 'gabrielle', 'nobody');
  held(v, 'beatrice', '316');
  run(sappingPhase(v));
  expect(sapped(v)).toEqual(['dominique']);
});

test('12.2 only active divisions dig', () => {
  const v = valley({ turn: 3 });
  v.divisions['312'].active = false;
  run(sappingPhase(v));
  expect(sapped(v)).toEqual(['gabrielle']);
});

test('12.2 a centre without works left is not rolled for', () => {
  const v = valley({ turn: 3 });
  v.crs.beatrice.fort = 0;
  run(sappingPhase(v));
  expect(sapped(v)).toEqual(['gabrielle']);
});

test('12.2 situation report, best morale of infantry and armor, minus half the Strength rounded up', () => {
  const v = valley({ turn: 3, cm: 7, rp: 20 });
  v.divisions['308'].strength = 9;
  garrisonOf(v, 'gabrielle', 'cslt-416', '5-7-rta', '1-cmmle');
  unitOf(v, '5-7-rta').used = true;
  expect(sappingPlan(v, '308', 'gabrielle').modifiers).toEqual([
    { cause: 'sitrep', rule: '2.5.2', value: -1 },
    { cause: 'morale', of: '5-7-rta', rule: '12.2', value: 2 }, // the mortars' 3 does not count
    { cause: 'strength', of: '308', rule: '12.2', value: -5 },
  ]);
  unitOf(v, '5-7-rta').disrupted = true;
  expect(sum(sappingPlan(v, '308', 'gabrielle').modifiers)).toBe(-5);
});

test('12.2 the level falls by the figure of Table 8, never below zero', () => {
  const v = valley({ turn: 3, cm: 10, rp: 20 });
  v.divisions['312'].active = false;
  v.divisions['308'].strength = 13; // 2 - 7: a throw of 2 gives -3 and two levels
  run(sappingPhase(dice(v, 1, 1)));
  expect(v.crs.gabrielle.fort).toBe(2);
  expect(eventsOf(v, 'fort')).toEqual([{ is: 'fort', cr: 'gabrielle', from: 4, to: 2, cause: 'sapping', of: '308' }]);
  run(sappingPhase(dice(v, 3, 4))); // 2: one level
  expect(v.crs.gabrielle.fort).toBe(1);
  run(sappingPhase(dice(v, 5, 4))); // 4: none
  expect(v.crs.gabrielle.fort).toBe(1);
  run(sappingPhase(dice(v, 1, 1)));
  expect(v.crs.gabrielle.fort).toBe(0);
});

test('ruling 20: a centre is dug at once a turn, by the strongest of the active divisions that reach it', () => {
  const v = valley({ turn: 6, cm: 10, rp: 20 });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.divisions['308'].active = false;
  Object.assign(v.divisions['316'], { active: true, strength: 11 });
  v.divisions['312'].strength = 9;
  run(sappingPhase(v));
  const eliane = eventsOf(v, 'rolled').filter(({ roll }) => roll.of === 'eliane');
  expect(eliane).toHaveLength(1);
  expect(eliane[0]?.roll.modifiers).toContainEqual({ cause: 'strength', of: '316', rule: '12.2', value: -6 });
});

test('ruling 20: a stronger division that cannot reach the centre does not count', () => {
  const v = valley({ turn: 6, cm: 10, rp: 20 });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.divisions['312'].strength = 9;
  v.divisions['308'].strength = 15; // Épervier lies in its lines, behind Huguette
  run(sappingPhase(v));
  const [epervier] = eventsOf(v, 'rolled').filter(({ roll }) => roll.of === 'epervier-opera');
  expect(epervier?.roll.modifiers).toContainEqual({ cause: 'strength', of: '312', rule: '12.2', value: -5 });
});

test('12.2 divisions dig in their order: 312, 308, 316, 304', () => {
  const v = valley({ turn: 6 });
  for (const id of ['312', '308', '316', '304'] as const) v.divisions[id].active = true;
  run(sappingPhase(v));
  expect(sapped(v)).toEqual(['beatrice', 'gabrielle', 'eliane', 'isabelle']);
});

test('12.2.1 icon and level 0: the centre is encircled from that moment', () => {
  const v = valley({ turn: 3, cm: 10, rp: 20 });
  v.crs.gabrielle.fort = 1;
  v.divisions['312'].active = false;
  run(sappingPhase(dice(v, 1, 2)));
  expect(isEncircled(v, 'gabrielle')).toBe(true);
  expect(eventsOf(v, 'encircled')).toEqual([{ is: 'encircled', cr: 'gabrielle', encircled: true }]);
  v.crs.huguette.fort = 0;
  expect(isEncircled(v, 'huguette')).toBe(false); // no icon
});

test('ruling 21: encircled is a state of French centres, over as soon as the level rises', () => {
  const v = valley({ turn: 3 });
  setFort(v, 'gabrielle', 0, 'sapping');
  expect(isEncircled(v, 'gabrielle')).toBe(true);
  setFort(v, 'gabrielle', 1, 'raid');
  expect(isEncircled(v, 'gabrielle')).toBe(false);
  setFort(v, 'gabrielle', 0, 'sapping');
  held(v, 'gabrielle', 'nobody');
  expect(isEncircled(v, 'gabrielle')).toBe(false);
});

test('12.2.2 Isabelle encircled costs a point of camp morale, once', () => {
  const v = valley({ turn: 6, cm: 10, rp: 20 });
  for (const id of ['312', '308', '316'] as const) v.divisions[id].active = false;
  Object.assign(v.divisions['304'], { active: true, strength: 14 });
  v.crs.isabelle.fort = 1;
  run(sappingPhase(dice(v, 1, 2)));
  expect(v.crs.isabelle.fort).toBe(0);
  expect(v.cm).toBe(9);
  run(sappingPhase(v));
  expect(v.cm).toBe(9);
});

test('12.2 cards: Digging Like Moles (6) takes 2 from every roll', () => {
  const v = valley({ turn: 3, inForce: [6] });
  expect(sappingPlan(v, '308', 'gabrielle').modifiers).toContainEqual({
    cause: 'card',
    of: '6',
    rule: '5.1',
    value: -2,
  });
});
