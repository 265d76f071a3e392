import { describe, expect, test } from 'vitest';
import {
  frenchAssaultModifiers,
  frenchAssaultPhase,
  whyNotAssault,
  whyNotJoinAssault,
} from '../../../src/games/lost-valley/rules/french-assault';
import { newSortie } from '../../../src/games/lost-valley/rules/sortie';
import { copyValley, type Sortie, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { bytesOf } from '../../../src/kernel/hash';
import { sum } from '../../../src/kernel/rolls';
import {
  air,
  assault,
  dominiqueLost,
  done,
  EVEN,
  go,
  join,
  NO_LOSS,
  NOT_REPULSED,
  PASSES,
  support,
} from './french-assault-kit';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run } from './kit';

/** What may be added to an assault on Dominique. */
function offered(v: Valley): string[] {
  const rules = frenchAssaultPhase(v);
  rules.next();
  const step = rules.next(assault('dominique'));
  return step.done ? [] : step.value.choices.map((choice) => Object.values(choice).join(' '));
}

describe('15.0 who may be assaulted', () => {
  test('15.0 Viet Minh centres next to active infantry or armor, for one AP', () => {
    const v = dominiqueLost();
    const prompt = firstPrompt(frenchAssaultPhase(v));
    expect(prompt?.choices).toEqual([assault('dominique'), done]); // nobody stands next to Béatrice
    expect(whyNotAssault(v, 'beatrice')).toEqual({ reason: 'nobody-near', rule: '15.0' });
    expect(whyNotAssault(v, 'eliane')?.reason).toBe('not-enemy-held');
  });

  test('15.0 without an AP there is no assault', () => {
    const v = dominiqueLost({ ap: 0 });
    expect(firstPrompt(frenchAssaultPhase(v))).toBeNull();
    expect(whyNotAssault(v, 'dominique')).toEqual({ reason: 'no-ap', rule: '15.0' });
  });

  test('card 38 spares the AP and adds one on Table 10', () => {
    const v = dice(dominiqueLost({ ap: 0, inForce: [38] }), ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go);
    expect(v.ap).toBe(0);
    expect(eventsOf(v, 'rolled')[0]?.roll.total).toBe(12 + 3 - 6 - 1 + 1);
  });

  test("15.0 used units, drop zones and No Man's Land do not count", () => {
    const v = dominiqueLost();
    for (const unit of v.units) unit.used = true;
    expect(firstPrompt(frenchAssaultPhase(v))).toBeNull();
    held(v, 'dominique', 'nobody');
    expect(whyNotAssault(v, 'dominique')?.reason).toBe('not-enemy-held');
  });

  test('15.0 a centre is assaulted once a turn; the one AP is enough for all', () => {
    const v = dominiqueLost();
    held(v, 'eliane', '316');
    v.divisions['316'].strength = 6;
    dice(v, ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED, ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    const { asked } = run(
      frenchAssaultPhase(v),
      assault('dominique'),
      join('8-bpc'),
      go,
      assault('eliane'),
      join('1-bep'),
      go,
    );
    expect(asked[3]?.choices).toEqual([assault('eliane'), done]);
    expect(v.ap).toBe(0);
    expect(whyNotAssault(v, 'dominique')?.reason).toBe('assaulted-already');
    expect(eventsOf(v, 'level').filter(({ track }) => track === 'ap')).toHaveLength(1);
  });
});

describe('15.1.2 who takes part', () => {
  test('15.1.2 active infantry and armor of several adjacent centres; not flak, not the used', () => {
    const v = dominiqueLost();
    unitOf(v, 'bt-2').used = true;
    const joins = offered(v).filter((choice) => choice.startsWith('join'));
    expect(joins).toEqual(['join 8-bpc', 'join 1-4-rtm', 'join peloton-carette']);
  });

  test('15.0 at most six steps of infantry, and any number of armor', () => {
    const v = dominiqueLost();
    garrisonOf(v, 'eliane', '1-4-rtm', 'bt-2', '1-bep', 'peloton-guntz', 'peloton-preaud');
    const sortie: Sortie = { ...newSortie('dominique'), units: ['1-4-rtm', 'bt-2', 'peloton-guntz'] };
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '1-bep'))).toBeNull();
    sortie.units.push('1-bep');
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '8-bpc'))).toEqual({ reason: 'too-many-steps', rule: '15.0' });
    Object.assign(unitOf(v, 'bm-1'), { at: 'eliane' });
    expect(whyNotJoinAssault(v, sortie, unitOf(v, 'bm-1'))?.reason).toBe('too-many-steps');
    expect(whyNotJoinAssault(v, sortie, unitOf(v, 'peloton-preaud'))).toBeNull();
    unitOf(v, '1-bep').reduced = true;
    unitOf(v, '8-bpc').reduced = true;
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '8-bpc'))).toBeNull(); // 2 + 2 + 1 + 1
  });

  test('ruling 40: 1 GAACEO, guns and units further away cannot join', () => {
    const v = dominiqueLost();
    const sortie = newSortie('dominique');
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '1-gaaceo'))?.reason).toBe('cannot-assault');
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '11-iv-4-rac'))?.reason).toBe('cannot-assault');
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '1-bep'))?.reason).toBe('not-adjacent');
    unitOf(v, '6-bpc').at = 'simone';
    expect(whyNotJoinAssault(v, sortie, unitOf(v, '6-bpc'))?.reason).toBe('not-adjacent'); // ruling 59
  });

  test('ruling 59: guns alone make no assault', () => {
    const v = dominiqueLost();
    expect(offered(v)).not.toContain('go');
    const { asked } = run(
      frenchAssaultPhase(dominiqueLost()),
      assault('dominique'),
      support('11-iv-4-rac'),
      done,
      done,
    );
    expect(asked[2]?.choices).not.toContainEqual(go);
  });

  test('calling one assault off costs nothing and leads back to the choice of a target', () => {
    const v = dominiqueLost({ asp: 2 });
    const called = [assault('dominique'), join('8-bpc'), support('11-iv-4-rac'), air, done] as const;
    const { asked } = run(frenchAssaultPhase(v), ...called, done);
    expect(asked.at(-1)).toMatchObject({ ask: 'assault', choices: asked[0]?.choices });
    expect(v).toMatchObject({ ap: 1, rp: 20, asp: 2, sortie: null, assaultedCrs: [] });
    expect(unitOf(v, '8-bpc').used).toBe(false);
  });

  test('everything up to go can be resumed from a copy', () => {
    const v = dominiqueLost({ asp: 2 });
    const rules = frenchAssaultPhase(v);
    let step = rules.next();
    for (const choice of [assault('dominique'), join('8-bpc'), support('11-iv-4-rac'), air]) step = rules.next(choice);
    const copy = copyValley(v);
    expect(firstPrompt(frenchAssaultPhase(copy))).toEqual(step.value);
    expect(bytesOf(copy)).toBe(bytesOf(v));
  });
});

describe('15.1.3, 15.1.4 support', () => {
  test('15.1.3 air points are spent when the assault goes, at most four a turn', () => {
    const v = dice(dominiqueLost({ asp: 3, casFlown: 2 }), 5, 5, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    const { asked } = run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), air, air, go);
    expect(asked[4]?.choices).not.toContainEqual(air); // two were flown in defence
    expect(v).toMatchObject({ asp: 1, casFlown: 4 });
  });

  test('15.1.3, ruling 40: not on Turn One, when guns may fire', () => {
    const first = offered(dominiqueLost({ turn: 1, asp: 3 }));
    expect(first).not.toContain('air');
    expect(first).toContain('support 11-iv-4-rac');
    expect(offered(dominiqueLost({ asp: 3 }))).toContain('air');
  });

  test('15.1.4 active guns in range; one RP for all guns of the phase', () => {
    const v = dominiqueLost();
    held(v, 'eliane', '316');
    unitOf(v, '1-cepml').used = true;
    expect(offered(copyValley(v)).filter((choice) => choice.startsWith('support'))).toEqual([
      'support 2-cmmle',
      'support iii-10-rac',
      'support 11-iv-4-rac',
    ]);
    dice(v, 5, 5, ...NO_LOSS, ...PASSES, ...PASSES, ...NOT_REPULSED); // 8 BPC and the gun pass their checks
    const { asked } = run(
      frenchAssaultPhase(v),
      assault('dominique'),
      join('8-bpc'),
      support('11-iv-4-rac'),
      go,
      assault('eliane'),
      done,
      done,
    );
    expect(v.rp).toBe(19);
    expect(v.paid.assaultFire).toBe(true);
    expect(unitOf(v, '11-iv-4-rac').used).toBe(true);
    expect(asked[5]?.choices).not.toContainEqual(support('11-iv-4-rac')); // one assault only
  });

  test('ruling 4: the last RP is not spent on guns', () => {
    expect(offered(dominiqueLost({ rp: 1 })).filter((choice) => choice.startsWith('support'))).toEqual([]);
    const paid = dominiqueLost({ rp: 1 });
    paid.paid.assaultFire = true;
    expect(offered(paid)).toContain('support 11-iv-4-rac');
  });

  test('ruling 2: the RP of the guns is paid before the roll, with the situation report of that moment', () => {
    const v = dice(dominiqueLost({ rp: 26 }), 5, 5, ...NO_LOSS, ...PASSES, ...PASSES, ...NOT_REPULSED);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), support('11-iv-4-rac'), go);
    const modifiers = eventsOf(v, 'rolled')[0]?.roll.modifiers;
    expect(modifiers).toContainEqual({ cause: 'sitrep', rule: '2.5.2', value: 0 }); // 26 RP would give one
  });

  test('card 1 and card 12 are put on one assault; card 12 asks for armor', () => {
    const v = dominiqueLost({ hand: [12], noted: [1], inForce: [1] });
    garrisonOf(v, 'huguette', '1-2-rei', '6-bpc');
    expect(offered(copyValley(v)).filter((choice) => choice.startsWith('card'))).toEqual(['card 1']);
    dice(v, 1, 1, 6, 3); // 5: -1 and -1, one step and counter-battery
    run(
      frenchAssaultPhase(v),
      assault('dominique'),
      join('8-bpc'),
      join('peloton-carette'),
      { do: 'card', card: 12 },
      { do: 'card', card: 1 },
      go,
      { do: 'stand' },
    );
    expect(eventsOf(v, 'rolled')[0]?.roll.total).toBe(2 + 3 + 2 - 6 - 1 + 2 + 3);
    expect(v.hand).toEqual([]);
    expect(v.noted).toEqual([]);
  });
});

describe('15.1.5 resolution', () => {
  test('15.1.5 situation report, assault factors, guns, air, Strength and the works', () => {
    const v = dominiqueLost({ cm: 6, inForce: [38] });
    unitOf(v, '1-4-rtm').disrupted = true;
    v.crs.dominique.fort = 3; // counts one, whatever it says
    const sortie: Sortie = {
      cr: 'dominique',
      units: ['8-bpc', '1-4-rtm', 'peloton-carette'],
      air: 2,
      guns: ['11-iv-4-rac'],
      cards: [],
    };
    const modifiers = frenchAssaultModifiers(v, sortie);
    expect(modifiers.map(({ cause, of, value }) => [cause, of, value])).toEqual([
      ['sitrep', undefined, -1],
      ['assault', '8-bpc', 3],
      ['assault', '1-4-rtm', 0],
      ['assault', 'peloton-carette', 2],
      ['support', '11-iv-4-rac', 2],
      ['air', undefined, 2],
      ['strength', '312', -6],
      ['fort', 'dominique', -1],
      ['card', '38', 1],
    ]);
    expect(sum(modifiers)).toBe(2);
  });

  test('15.1.5 the columns of Table 10 modify both casualty rolls', () => {
    const v = dice(dominiqueLost(), 2, 3, 1, 2, 2); // 5 - 4 = 1: -2 and -2
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go);
    const rolls = eventsOf(v, 'rolled').map(({ table, roll, row }) => [table, roll.total, row]);
    expect(rolls).toEqual([
      ['10', 1, 0],
      ['10.1', -1, 0], // 3 Dis *
      ['10.2', 0, 0],
    ]);
    expect(unitOf(v, '8-bpc').at).toBe('remnants');
  });

  test('15.1.5 step losses fall on the infantry of the highest morale, on armor last', () => {
    const v = dice(dominiqueLost(), 2, 1, 2, 1); // 3 + 3 + 1 + 2 - 7 = 2: -2, Table 10.1: 0, two steps and Dis
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), join('1-4-rtm'), join('peloton-carette'), go, {
      do: 'stand',
    });
    expect(eventsOf(v, 'rolled')[1]?.roll.total).toBe(0);
    expect(unitOf(v, '8-bpc').at).toBe('remnants'); // morale 3, and 2 when reduced
    expect(unitOf(v, '1-4-rtm')).toMatchObject({ reduced: false, disrupted: true });
    expect(unitOf(v, 'peloton-carette')).toMatchObject({ at: 'epervier-opera', disrupted: true });
  });

  test('15.1.5 Dis? is checked by the assaulting units only, and not by the disrupted', () => {
    const v = dominiqueLost();
    unitOf(v, '8-bpc').disrupted = true; // assault 2
    dice(v, 6, 6, 6, 1, 1, 3); // 2d6 + 2 + 1 - 7 = 8; Dis? *; 1/4 RTM fails with 2 + 1
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), join('1-4-rtm'), go);
    expect(unitOf(v, '1-4-rtm').disrupted).toBe(true);
    expect(unitOf(v, 'bt-2').disrupted).toBe(false);
    expect(eventsOf(v, 'rolled').filter(({ table }) => !table)).toHaveLength(1);
  });

  test('15.1.5 counter-battery: the guns that gave support check their morale', () => {
    const v = dominiqueLost();
    dice(v, 6, 4, 6, 6, 6, 1, 2, 3); // 12 - 7 + ... = 8: Dis? *; 8 BPC passes, 11/IV/4 RAC fails with 3 + 2
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), support('11-iv-4-rac'), go);
    expect(unitOf(v, '8-bpc').disrupted).toBe(false);
    expect(unitOf(v, '11-iv-4-rac')).toMatchObject({ disrupted: true, used: true });
    expect(unitOf(v, 'iii-10-rac').disrupted).toBe(false);
  });

  test('15.1.5 the division loses Strength', () => {
    const v = dominiqueLost();
    v.divisions['312'].strength = 3;
    dice(v, 6, 5, 6, ...PASSES, ...PASSES, 6); // 11 + 3 + 1 - 4 = 11: +1 and +1; Table 10.1: 7, Dis?
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), join('1-4-rtm'), go, done);
    expect(v.divisions['312'].strength).toBe(1); // 6 + 1: two and R
  });

  test('15.1.5 +1 CM of Table 10.2', () => {
    const v = dominiqueLost();
    v.divisions['312'].strength = 1;
    dice(v, 6, 6, 6, ...PASSES, 6); // 12 + 3 - 2 = 13: +1 and +2; Table 10.1: 7, Dis?
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), go, done);
    expect(eventsOf(v, 'rolled').at(-1)?.roll.total).toBe(8);
    expect(v.cm).toBe(11);
    expect(v.divisions['312'].strength).toBe(1); // never below one
  });

  test('15.1.5, ruling 70: armor may roll once more for the Viet Minh, and the second roll stands', () => {
    const v = dice(dominiqueLost(), 6, 4, ...NO_LOSS, ...PASSES, ...PASSES, 4, 1);
    run(frenchAssaultPhase(v), assault('dominique'), join('8-bpc'), join('peloton-carette'), go, { do: 'reroll' });
    expect(v.crs.dominique.holder).toBe('312'); // the first roll would have repulsed them
    expect(eventsOf(v, 'french-assault-over')).toEqual([
      { is: 'french-assault-over', cr: 'dominique', repulsed: false },
    ]);
  });

  test('15.1.5 without armor there is no second roll, and with armor the first may stand', () => {
    const without = dice(dominiqueLost(), ...EVEN, ...NO_LOSS, ...PASSES, ...NOT_REPULSED);
    const { asked } = run(frenchAssaultPhase(without), assault('dominique'), join('8-bpc'), go);
    expect(asked.map(({ ask }) => ask)).not.toContain('reroll');
    const stands = dice(dominiqueLost(), 6, 4, ...NO_LOSS, ...PASSES, ...PASSES, ...NOT_REPULSED);
    run(frenchAssaultPhase(stands), assault('dominique'), join('8-bpc'), join('peloton-carette'), go, { do: 'stand' });
    expect(stands.divisions['312'].strength).toBe(5);
  });
});
