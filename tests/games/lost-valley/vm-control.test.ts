import { expect, test } from 'vitest';
import { controlPhase, strongest } from '../../../src/games/lost-valley/rules/vm-control';
import { unitOf } from '../../../src/games/lost-valley/state';
import { eventsOf, garrisonOf, held, valley } from './kit';

test('12.1 a centre without infantry or armor is taken along a path of Viet Minh centres', () => {
  const v = valley({ turn: 4 });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  garrisonOf(v, 'francoise');
  controlPhase(v);
  expect(v.crs.francoise).toMatchObject({ holder: '308', captured: '308' });
  expect(eventsOf(v, 'control')).toEqual([
    { is: 'control', cr: 'francoise', from: 'french', to: '308', cause: 'automatic' },
  ]);
});

test('12.1 a French centre on the path stops it', () => {
  const v = valley({ turn: 4 });
  held(v, 'gabrielle', '308');
  garrisonOf(v, 'francoise'); // Anne-Marie is French
  controlPhase(v);
  expect(v.crs.francoise.holder).toBe('french');
});

test('12.1 armor holds a centre, guns and flak do not and are lost with it', () => {
  const v = valley({ turn: 2 });
  garrisonOf(v, 'gabrielle', '2-cmmle', '1-gaaceo');
  garrisonOf(v, 'beatrice', 'peloton-carette');
  controlPhase(v);
  expect(v.crs.beatrice.holder).toBe('french');
  expect(v.crs.gabrielle.holder).toBe('308');
  expect(unitOf(v, '2-cmmle').at).toBe('eliminated');
  expect(unitOf(v, '1-gaaceo').at).toBe('eliminated');
});

test('12.1 it does not matter whether the division is active', () => {
  const v = valley({ turn: 2 });
  v.divisions['308'].active = false;
  garrisonOf(v, 'gabrielle');
  controlPhase(v);
  expect(v.crs.gabrielle.holder).toBe('308');
});

test('12.1 stars, gun and flak icons count, and the works fall to 1 (ruling 13)', () => {
  const v = valley({ turn: 2, cm: 13, aaa: 5 });
  v.divisions['308'].strength = 10;
  garrisonOf(v, 'gabrielle'); // two stars and a gun
  garrisonOf(v, 'anne-marie'); // one star and flak
  controlPhase(v);
  expect(v.cm).toBe(10);
  expect(v.divisions['308'].strength).toBe(11);
  expect(v.aaa).toBe(6);
  expect([v.crs.gabrielle.fort, v.crs['anne-marie'].fort]).toEqual([1, 1]);
});

test('ruling 16: of several divisions the strongest takes it, and paths cross No Man’s Land and any marker', () => {
  const v = valley({ turn: 6 });
  held(v, 'beatrice', 'nobody');
  held(v, 'dominique', '316');
  held(v, 'eliane', 'nobody');
  v.divisions['312'].strength = 9;
  v.divisions['316'].strength = 8;
  controlPhase(v);
  expect(v.crs.beatrice.holder).toBe('312'); // 316 has no line there
  expect(v.crs.eliane.holder).toBe('312'); // 312 is at 10 now: Béatrice has a gun icon
  v.crs.eliane.holder = 'nobody';
  v.divisions['316'].strength = 12;
  controlPhase(v);
  expect(v.crs.eliane.holder).toBe('316');
});

test('ruling 16: one centre taken opens the way to the next in the same phase', () => {
  const v = valley({ turn: 6 });
  garrisonOf(v, 'dominique'); // before Éliane in the order of the map, behind her on the lines of 316
  garrisonOf(v, 'eliane');
  controlPhase(v);
  expect([v.crs.dominique.holder, v.crs.eliane.holder]).toEqual(['316', '316']);
});

test('ruling 14: a captured centre that passed through No Man’s Land costs its stars only once', () => {
  const v = valley({ turn: 6, cm: 12 });
  garrisonOf(v, 'gabrielle');
  v.crs.gabrielle = { fort: 1, holder: 'nobody', captured: '308' };
  controlPhase(v);
  expect(v.crs.gabrielle.holder).toBe('308');
  expect(v.cm).toBe(12);
});

test('12.1, 12.2, 12.3.3 the strongest division; a tie is for the die', () => {
  const v = valley({ seed: 'lots' });
  v.divisions['312'].strength = 9;
  v.divisions['308'].strength = 10;
  v.divisions['316'].strength = 10;
  expect(strongest(v, ['312'])).toBe('312');
  expect(strongest(v, [])).toBeNull();
  const drawn = new Set<string | null>();
  for (let i = 0; i < 40; i++) drawn.add(strongest(v, ['312', '308', '316']));
  expect([...drawn].sort()).toEqual(['308', '316']);
});
