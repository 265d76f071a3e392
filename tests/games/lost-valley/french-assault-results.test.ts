import { describe, expect, test } from 'vitest';
import { frenchAssaultPhase, whyNotOccupy } from '../../../src/games/lost-valley/rules/french-assault';
import { newSortie } from '../../../src/games/lost-valley/rules/sortie';
import { copyValley, unitOf } from '../../../src/games/lost-valley/state';
import {
  assault,
  dominiqueLost,
  done,
  EVEN,
  go,
  join,
  NO_LOSS,
  NOT_REPULSED,
  occupy,
  PASSES,
  REPULSED,
} from './french-assault-kit';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

describe('15.1.6 results', () => {
  /** 8 BPC has thrown the Viet Minh out of Dominique, unhurt. */
  const repulsed = (given: Parameters<typeof valley>[0] = {}) =>
    dice(dominiqueLost(given), ...EVEN, ...NO_LOSS, ...PASSES, ...REPULSED);

  test('15.1.6 repulsed themselves, units go back to where they came from, used', () => {
    const v = dice(dominiqueLost(), ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go);
    expect(unitOf(v, '8-bpc')).toMatchObject({ at: 'epervier-opera', used: true });
    expect(unitOf(v, 'peloton-carette').used).toBe(false);
    expect(v.crs.dominique.holder).toBe('312');
  });

  test('15.1.6 exploitation by those who took part and by active neighbours; stars, gun and flak come back', () => {
    const v = repulsed();
    const before = { cm: v.cm, aaa: v.aaa };
    const { asked } = run(
      frenchAssaultPhase(v),
      assault('dominique'),
      join('8-bpc'),
      go,
      occupy('8-bpc'),
      occupy('1-4-rtm'),
      done,
    );
    expect(asked[3]?.choices).toEqual([
      occupy('8-bpc'),
      occupy('1-4-rtm'),
      occupy('bt-2'),
      occupy('peloton-carette'),
      done,
    ]);
    expect(v.crs.dominique).toEqual({ fort: 1, holder: 'french', captured: null });
    expect(unitOf(v, '8-bpc')).toMatchObject({ at: 'dominique', used: true });
    expect(unitOf(v, '1-4-rtm')).toMatchObject({ at: 'dominique', used: true });
    expect(unitOf(v, 'bt-2').used).toBe(false);
    expect(v.cm).toBe(before.cm + 2);
    expect(v.aaa).toBe(before.aaa - 1);
    expect(v.divisions['312'].strength).toBe(4); // one lost in the fight, one with the icon
  });

  test("15.1.6 a centre that nobody occupies is No Man's Land, and its stars stay lost", () => {
    const v = repulsed();
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, done);
    expect(v.crs.dominique).toEqual({ fort: 1, holder: 'nobody', captured: '312' });
    expect(v.cm).toBe(10);
    expect(unitOf(v, '8-bpc')).toMatchObject({ at: 'epervier-opera', used: true });
  });

  test('15.1.6 used neighbours that took no part cannot exploit', () => {
    const v = repulsed();
    unitOf(v, 'bt-2').used = true;
    const { asked } = run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, done);
    expect(asked[3]?.choices).not.toContainEqual(occupy('bt-2'));
    const sortie = { ...newSortie('dominique'), units: ['8-bpc' as const] };
    expect(whyNotOccupy(v, sortie, unitOf(v, 'bt-2'))).toEqual({ reason: 'used', rule: '15.1.6' });
    expect(whyNotOccupy(v, sortie, unitOf(v, '8-bpc'))).toBeNull();
    expect(whyNotOccupy(v, sortie, unitOf(v, '1-bep'))?.reason).toBe('not-adjacent');
  });

  test('ruling 42: exploitation respects the stacking limit', () => {
    const v = repulsed();
    garrisonOf(v, 'eliane', '1-4-rtm', 'bt-2', '1-bep');
    const { asked } = run(
      frenchAssaultPhase(v),
      assault('dominique'),
      join('8-bpc'),
      go,
      occupy('8-bpc'),
      occupy('1-4-rtm'),
      occupy('1-bep'),
      done,
    );
    expect(asked[6]?.choices).toEqual([occupy('peloton-carette'), done]); // six steps are there
  });

  test("ruling 42: an origin left empty is No Man's Land and costs no morale", () => {
    const v = repulsed();
    garrisonOf(v, 'epervier-opera', '8-bpc', '1-gaaceo');
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, occupy('8-bpc'), done);
    expect(v.crs['epervier-opera'].holder).toBe('nobody');
    expect(v.cm).toBe(12); // two stars of Dominique
  });

  test('ruling 39: exploitation never takes the last infantry from PC GONO', () => {
    const v = valley({ turn: 6, phase: 'assault-french', ap: 1, cm: 10, rp: 20 });
    held(v, 'eliane', '316');
    v.divisions['316'].strength = 4;
    dice(v, 6, 6, ...NO_LOSS, ...PASSES, ...REPULSED);
    const { asked } = run(frenchAssaultPhase(v), assault('eliane'), join('31-bg'), go, done);
    expect(asked[3]?.choices).not.toContainEqual(occupy('31-bg'));
    expect(asked[3]?.choices).toContainEqual(occupy('peloton-guntz'));
    expect(whyNotOccupy(v, newSortie('eliane'), unitOf(v, '31-bg'))?.reason).toBe('used');
  });

  test('ruling 41: with no survivors the repulse stands, and active neighbours may still exploit', () => {
    const v = dominiqueLost();
    Object.assign(unitOf(v, '8-bpc'), { reduced: true, disrupted: true });
    v.divisions['312'].strength = 4;
    dice(v, 6, 6, 5, ...REPULSED); // 12 + 1 - 5 = 8; one step
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, occupy('1-4-rtm'), done);
    expect(unitOf(v, '8-bpc').at).toBe('remnants');
    expect(v.crs.dominique.holder).toBe('french');
  });

  test("ruling 15: a centre whose last infantry fell in an assault is No Man's Land", () => {
    const v = dominiqueLost();
    garrisonOf(v, 'epervier-opera', 'cslt-416', '1-gaaceo');
    dice(v, 6, 6, 5, ...NOT_REPULSED);
    v.divisions['312'].strength = 3;
    run(frenchAssaultPhase(v), assault('dominique'), join('cslt-416'), go);
    expect(v.crs['epervier-opera'].holder).toBe('nobody');
    expect(v.cm).toBe(10);
    expect(unitOf(v, '1-gaaceo').at).toBe('epervier-opera');
  });

  test('exploitation can be resumed from a copy', () => {
    const v = repulsed();
    const rules = frenchAssaultPhase(v);
    let step = rules.next();
    for (const choice of [assault('dominique'), join('8-bpc'), go, occupy('1-4-rtm')]) step = rules.next(choice);
    const copy = copyValley(v);
    expect(firstPrompt(frenchAssaultPhase(copy))).toEqual(step.value);
    expect(copy.events).toEqual([]);
  });
});

describe('15.1.7 markers cut off', () => {
  test("15.1.7 a marker without a way back to its box, free of French centres, gives way to No Man's Land", () => {
    const v = dominiqueLost();
    held(v, 'epervier-opera', '312');
    garrisonOf(v, 'eliane', '8-bpc', '1-4-rtm');
    dice(v, ...EVEN, ...NO_LOSS, ...PASSES, ...REPULSED);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, occupy('8-bpc'), done);
    expect(v.crs['epervier-opera']).toEqual({ fort: 1, holder: 'nobody', captured: '312' });
    expect(v.crs.beatrice.holder).toBe('312'); // still joined to its box
    expect(eventsOf(v, 'control').at(-1)).toMatchObject({ cr: 'epervier-opera', to: 'nobody', cause: 'cut-off' });
  });

  test("15.1.7, ruling 43: through No Man's Land the way back is open", () => {
    const v = dominiqueLost();
    held(v, 'epervier-opera', '312');
    garrisonOf(v, 'eliane', '8-bpc', '1-4-rtm');
    dice(v, ...EVEN, ...NO_LOSS, ...PASSES, ...REPULSED);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, done, done); // nobody occupies Dominique
    expect(v.crs['epervier-opera'].holder).toBe('312');
  });

  test('ruling 43: only the lines of its own division count', () => {
    const v = valley({ turn: 6, phase: 'assault-french', ap: 1, cm: 10, rp: 20 });
    for (const cr of ['gabrielle', 'anne-marie', 'huguette'] as const) held(v, cr, '308');
    held(v, 'epervier-opera', '312'); // Béatrice and Dominique are French: cut off, though 308 stands next to it
    v.divisions['308'].strength = 6;
    garrisonOf(v, 'claudine', '8-bpc');
    dice(v, ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    run(frenchAssaultPhase(v), assault('huguette'), join('8-bpc'), go, done);
    expect(v.crs['epervier-opera'].holder).toBe('nobody');
    expect(v.crs.huguette.holder).toBe('308');
  });
});
