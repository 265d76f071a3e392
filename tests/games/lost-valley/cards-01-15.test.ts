/** Event cards 1 to 15: the condition and the effect of each. */
import { describe, expect, test } from 'vitest';
import type { CrId } from '../../../src/games/lost-valley/data/map';
import { airPhase } from '../../../src/games/lost-valley/rules/air';
import { applyCards } from '../../../src/games/lost-valley/rules/card-ops';
import { apPhase, playableOneShots } from '../../../src/games/lost-valley/rules/cards';
import { frenchAssaultPhase } from '../../../src/games/lost-valley/rules/french-assault';
import { cardModifiers } from '../../../src/games/lost-valley/rules/in-force';
import { raidsPhase } from '../../../src/games/lost-valley/rules/raids';
import { recordPhase } from '../../../src/games/lost-valley/rules/record';
import { reinforcementsPhase } from '../../../src/games/lost-valley/rules/reinforcements';
import { rpPlan } from '../../../src/games/lost-valley/rules/resources';
import { sappingPlan } from '../../../src/games/lost-valley/rules/sapping';
import { moraleFactor } from '../../../src/games/lost-valley/rules/units';
import { vmAssaultPhase, vmAssaultPlan } from '../../../src/games/lost-valley/rules/vm-assault';
import { strengthPhase } from '../../../src/games/lost-valley/rules/vm-logistics';
import { unitOf, type Valley, type VmAssault } from '../../../src/games/lost-valley/state';
import { byCards, dice, draws, eventsOf, firstPrompt, garrisonOf, held, neutral, run, triggers, valley } from './kit';

function assaultOn(cr: CrId, division: VmAssault['division'] = '312'): VmAssault {
  return { division, cr, air: 0, guns: [], cards: [], over: false };
}

/** Turn 5, when nobody arrives: those due before are put aside. */
function turnFive(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 5, ...given });
  for (const unit of v.units) if (unit.at === 'turn-track' && unit.arrives < v.turn) unit.at = 'aside';
  return v;
}

/** Dominique lost to a weak 312, 6 BPC in Éliane. */
function counterAttack(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 6, ap: 1, ...neutral, ...given });
  held(v, 'dominique', '312');
  v.divisions['312'].strength = 5;
  garrisonOf(v, 'eliane', '6-bpc');
  return v;
}

describe('card 1 Bruno', () => {
  test('condition: 6 BPC is in a centre', () => {
    const v = valley({ turn: 2 });
    expect(triggers(v, 1)).toBe(false);
    garrisonOf(v, 'junon', '6-bpc');
    v.drawn = null;
    expect(triggers(v, 1)).toBe(true);
    unitOf(v, '6-bpc').at = 'natasha';
    v.drawn = null;
    expect(triggers(v, 1)).toBe(false);
  });

  test('effect: one French assault of the player’s choice gets +3 on Table 10', () => {
    const v = draws(counterAttack(), 1, { do: 'play' });
    expect(playableOneShots(v, '9', false)).toEqual([]);
    dice(v, 3, 4, 6, 6, 6, 1);
    run(
      frenchAssaultPhase(v),
      { do: 'assault', cr: 'dominique' },
      { do: 'join', unit: '6-bpc' },
      { do: 'card', card: 1 },
      { do: 'go' },
    );
    const roll = eventsOf(v, 'rolled').find(({ table }) => table === '10')?.roll;
    expect(byCards(roll ?? { modifiers: [] })).toEqual([['1', 3]]);
    expect(roll?.total).toBe(7 + 3 + 3 - 5 - 1);
    expect(playableOneShots(v, '10', false)).toEqual([]);
  });
});

describe('card 2 The One-Armed Gunner', () => {
  test('condition: turns 2 to 5 and a Viet Minh centre', () => {
    const lost = (turn: number) => {
      const v = valley({ turn });
      held(v, 'beatrice', '312');
      return v;
    };
    expect([1, 2, 5, 6].map((turn) => triggers(lost(turn), 2))).toEqual([false, true, true, false]);
    expect(triggers(valley({ turn: 3 }), 2)).toBe(false);
  });

  test('effect: CM -1, and no artillery in this turn’s defence', () => {
    const v = valley({ turn: 3, ap: 2 });
    held(v, 'anne-marie', '308');
    const supports = () => firstPrompt(vmAssaultPhase(v))?.choices.some((choice) => choice.do === 'support') ?? false;
    expect(supports()).toBe(true);
    draws(v, 2);
    expect(v.cm).toBe(12);
    expect(supports()).toBe(false);
  });
});

describe('card 3 A Shell on the Command Post', () => {
  test('condition: turns 1 to 3 and Béatrice French', () => {
    expect([1, 3, 4].map((turn) => triggers(valley({ turn }), 3))).toEqual([true, true, false]);
    const v = valley({ turn: 2 });
    held(v, 'beatrice', '312');
    expect(triggers(v, 3)).toBe(false);
  });

  test('effect: -2 on Table 9 for an assault on Béatrice, none elsewhere', () => {
    const v = draws(valley(), 3);
    expect(byCards(vmAssaultPlan(v, assaultOn('beatrice')))).toEqual([['3', -2]]);
    expect(byCards(vmAssaultPlan(v, assaultOn('gabrielle', '308')))).toEqual([]);
  });
});

describe('card 4 Earthquake McGoon', () => {
  test('condition: turns 6 to 16 and flak of 6 or more', () => {
    expect(triggers(valley({ turn: 6, aaa: 6 }), 4)).toBe(true);
    expect(triggers(valley({ turn: 5, aaa: 6 }), 4)).toBe(false);
    expect(triggers(valley({ turn: 6, aaa: 5 }), 4)).toBe(false);
  });

  test('effect: -2 on Table 4', () => {
    const v = draws(valley({ turn: 6, aaa: 6 }), 4);
    expect(byCards(rpPlan(v, 0, false))).toEqual([['4', -2]]);
  });
});

describe('card 5 A Lull in the Battle', () => {
  test('condition: turns 3 to 16', () => {
    expect([2, 3, 16].map((turn) => triggers(valley({ turn }), 5))).toEqual([false, true, true]);
  });

  test('effect: no division assaults, and next turn each gains as one that did not', () => {
    const v = draws(valley({ turn: 3 }), 5);
    v.divisions['312'].strength = 9;
    run(vmAssaultPhase(v));
    expect(eventsOf(v, 'targets')).toEqual([]);
    expect(v.divisions['312'].assaulted).toBe(false);
    v.divisions['308'].assaultedLast = true;
    recordPhase(v);
    expect(rpPlan(v, 0, false).modifiers).toContainEqual({ cause: 'no-assault', rule: '9.2', value: 1 }); // ruling 10
    run(strengthPhase(v));
    expect(v.divisions['312'].strength).toBe(11);
  });
});

describe('card 6 Digging Like Moles', () => {
  test('condition: turns 2 to 16', () => {
    expect([1, 2, 16].map((turn) => triggers(valley({ turn }), 6))).toEqual([false, true, true]);
  });

  test('effect: -2 on every roll on Table 8', () => {
    const v = draws(valley({ turn: 2 }), 6);
    expect(byCards(sappingPlan(v, '312', 'beatrice'))).toEqual([['6', -2]]);
    expect(byCards(sappingPlan(v, '308', 'gabrielle'))).toEqual([['6', -2]]);
  });
});

describe('card 7 Guns in the Caves', () => {
  test('condition: none', () => {
    expect([1, 16].map((turn) => triggers(valley({ turn }), 7))).toEqual([true, true]);
  });

  test.each([
    [true, [1, 1], true],
    [false, [], false],
  ])('effect: counter-battery without a star on Table 9.1: card drawn %s', (drawn, check, disrupted) => {
    const v = valley({ turn: 3, ap: 1, ...neutral });
    for (const id of ['308', '316', '304'] as const) v.divisions[id].active = false;
    v.divisions['312'].strength = 1;
    if (drawn) draws(v, 7);
    dice(v, 5, 5, 2, ...check, 1); // Table 9: 14, Table 9.1: 8, no star; the check fails; Table 9.2
    run(vmAssaultPhase(v), { do: 'support', unit: '1-cmmle' }, { do: 'done' });
    expect(unitOf(v, '1-cmmle').disrupted).toBe(disrupted);
    expect(v.chance.forced).toEqual([]);
  });
});

describe('card 8 Volunteers Without Wings', () => {
  function reduced(): Valley {
    const v = turnFive();
    for (const id of ['8-bpc', '1-bep', '3-3-rei'] as const) unitOf(v, id).reduced = true;
    return v;
  }

  test('condition: turns 5 to 16 and somewhere to drop', () => {
    expect([4, 5, 16].map((turn) => triggers(valley({ turn }), 8))).toEqual([false, true, true]);
    const v = valley({ turn: 5 });
    for (const cr of ['huguette', 'francoise', 'claudine', 'eliane', 'isabelle'] as const) held(v, cr, '308');
    expect(triggers(v, 8)).toBe(false);
    v.drawn = null;
    held(v, 'claudine', 'french');
    expect(triggers(v, 8)).toBe(true);
  });

  test('effect: up to two reduced battalions are brought up to strength', () => {
    const v = draws(reduced(), 8, { do: 'play' });
    run(reinforcementsPhase(v), { do: 'restore', unit: '8-bpc' }, { do: 'restore', unit: '1-bep' });
    expect(['8-bpc', '1-bep', '3-3-rei'].map((id) => v.units.find((unit) => unit.id === id)?.reduced)).toEqual([
      false,
      false,
      true,
    ]);
    expect(v.noted).toEqual([]);
  });

  test('effect: not in an encircled centre, not above the stacking limit, and fewer if the player likes', () => {
    const v = draws(reduced(), 8, { do: 'play' });
    v.crs.isabelle.fort = 0;
    garrisonOf(v, 'junon', '1-bep', '1-13-dble', 'bm-1');
    unitOf(v, '1-bep').reduced = true; // 1 + 2 + 1 of 4
    const { asked } = run(reinforcementsPhase(v), { do: 'done' });
    expect(asked[0]?.choices).toEqual([{ do: 'restore', unit: '8-bpc' }, { do: 'done' }]);
  });

  test('ruling 62: from the hand only where there is somebody to bring up', () => {
    const v = turnFive({ hand: [8] });
    expect(firstPrompt(reinforcementsPhase(v))).toBeNull();
    unitOf(v, '8-bpc').reduced = true;
    run(reinforcementsPhase(v), { do: 'card', card: 8 }, { do: 'restore', unit: '8-bpc' });
    expect(unitOf(v, '8-bpc').reduced).toBe(false);
    expect([v.hand, v.discard]).toEqual([[], [8]]);
  });
});

describe('card 9 The Rats of the Nam Yum', () => {
  test('condition: turns 5 to 16', () => {
    expect([4, 5, 16].map((turn) => triggers(valley({ turn, ...neutral }), 9))).toEqual([false, true, true]);
  });

  test('effect: North African and Tai units with one step left are Disrupted and Used if they fail (ruling 65)', () => {
    const v = valley({ turn: 5, ...neutral });
    unitOf(v, '3-3-rta').reduced = true;
    unitOf(v, '1-13-dble').reduced = true;
    dice(v, 1, 1, 6, 6, ...Array<number>(10).fill(1));
    draws(v, 9);
    const hit = v.units.filter((unit) => unit.used);
    expect(hit.map(({ id }) => id)).toEqual(['cslt-416', '3-3-rta', 'cslt-413-414', 'csm-431-432']); // CSM 272 passed
    expect(hit.every((unit) => unit.disrupted)).toBe(true);
    expect(eventsOf(v, 'rolled')).toHaveLength(5);
  });
});

describe('card 10 The Parachute Mafia', () => {
  test('condition: turns 3 to 16', () => {
    expect([2, 3, 16].map((turn) => triggers(valley({ turn }), 10))).toEqual([false, true, true]);
  });

  test('effect: drawn and played, +2 AP to its own two', () => {
    const v = draws(valley({ turn: 3 }), 10, { do: 'play' });
    run(apPhase(v));
    expect(v.ap).toBe(4);
  });

  test('effect: from the hand, never above four', () => {
    const v = valley({ turn: 3, hand: [10], drawn: 1 });
    run(apPhase(v), { do: 'card', card: 10 });
    expect(v.ap).toBe(4);
  });

  test('effect: it may be kept', () => {
    const v = valley({ turn: 3, hand: [10], drawn: 30 });
    run(apPhase(v), { do: 'done' });
    expect([v.ap, v.hand]).toEqual([2, [10]]);
  });
});

describe('card 11 Airmen in the Trenches', () => {
  test('condition: the airstrip is Damaged or Destroyed', () => {
    const at = (airstrip: Valley['airstrip']) => triggers(valley({ airstrip }), 11);
    expect([at('active'), at('interdicted'), at('damaged'), at('destroyed')]).toEqual([false, false, true, true]);
  });

  test('effect: CMAA is placed, active, in a French centre with room that is not encircled', () => {
    const v = draws(turnFive({ airstrip: 'damaged' }), 11, { do: 'play' });
    v.crs.isabelle.fort = 0;
    held(v, 'gabrielle', '308');
    const { asked } = run(reinforcementsPhase(v), { do: 'place', at: 'eliane' });
    const places = asked[0]?.choices.map((choice) => (choice.do === 'place' ? choice.at : null));
    expect(places).not.toContain('isabelle');
    expect(places).not.toContain('gabrielle');
    expect(places).not.toContain('beatrice'); // two steps of two
    expect(unitOf(v, 'cmaa')).toMatchObject({ at: 'eliane', used: false });
    expect(eventsOf(v, 'arrived')).toEqual([{ is: 'arrived', unit: 'cmaa', at: 'eliane' }]);
  });

  test('ruling 62: from the hand only while CMAA is set aside', () => {
    const v = turnFive({ airstrip: 'destroyed', hand: [11] });
    expect(firstPrompt(reinforcementsPhase(v))?.choices).toContainEqual({ do: 'card', card: 11 });
    unitOf(v, 'cmaa').at = 'eliminated';
    expect(firstPrompt(reinforcementsPhase(v))).toBeNull();
  });
});

describe('card 12 The Bisons Charge', () => {
  test('condition: armor is on the map', () => {
    const v = valley();
    expect(triggers(v, 12)).toBe(true);
    for (const id of ['peloton-carette', 'peloton-guntz', 'peloton-preaud'] as const) unitOf(v, id).at = 'eliminated';
    v.drawn = null;
    expect(triggers(v, 12)).toBe(false);
  });

  test('effect: +2 on Table 10 or +3 on Table 11, with armor in it', () => {
    const v = valley({ hand: [12] });
    expect(playableOneShots(v, '10', false)).toEqual([]);
    expect(playableOneShots(v, '10', true)).toEqual([12]);
    expect(playableOneShots(v, '11', true)).toEqual([12]);
    expect(playableOneShots(v, '9', true)).toEqual([]);
    expect(cardModifiers(v, '10', 'beatrice', [12]).map(({ value }) => value)).toEqual([2]);
    expect(cardModifiers(v, '11', 'beatrice', [12]).map(({ value }) => value)).toEqual([3]);
  });

  test('effect: put on a raid, it is in its roll and gone', () => {
    const v = valley({ turn: 4, ap: 1, hand: [12], ...neutral });
    held(v, 'beatrice', '312');
    v.crs.dominique.fort = 2;
    garrisonOf(v, 'dominique', '8-bpc', 'peloton-carette');
    run(
      raidsPhase(v),
      { do: 'raid', cr: 'dominique' },
      { do: 'join', unit: '8-bpc' },
      { do: 'join', unit: 'peloton-carette' },
      { do: 'card', card: 12 },
      { do: 'go' },
    );
    expect(byCards(eventsOf(v, 'rolled')[0]?.roll ?? { modifiers: [] })).toEqual([['12', 3]]);
    expect([v.hand, v.discard, v.reservePlayed]).toEqual([[], [12], true]);
  });
});

describe('card 13 War is Made with Artillery', () => {
  test('condition: turns 2 to 16', () => {
    expect([1, 2, 16].map((turn) => triggers(valley({ turn }), 13))).toEqual([false, true, true]);
  });

  test('effect: a die for each sapping target, 1 to 3 takes a level', () => {
    const v = draws(valley({ turn: 2 }), 13);
    dice(v, 3, 4);
    run(applyCards(v, 'sapping'));
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['beatrice', 'gabrielle']);
    expect([v.crs.beatrice.fort, v.crs.gabrielle.fort]).toEqual([1, 4]);
  });

  test('effect: where nothing is left to shoot away no die is thrown', () => {
    const v = draws(valley({ turn: 2 }), 13);
    v.crs.beatrice.fort = 0;
    run(applyCards(v, 'sapping'));
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['gabrielle']);
  });
});

describe('card 14 Camerone', () => {
  test('condition: turns 12 to 16 and Legion infantry on the map', () => {
    expect([11, 12, 16].map((turn) => triggers(valley({ turn }), 14))).toEqual([false, true, true]);
    const v = valley({ turn: 12 });
    for (const id of ['3-13-dble', '1-2-rei', '1-13-dble', '1-bep', '3-3-rei'] as const) unitOf(v, id).at = 'remnants';
    expect(triggers(v, 14)).toBe(false);
  });

  test('effect: CM +2, and Legion infantry has +1 morale until the end of the turn (rulings 65, 66)', () => {
    const v = draws(valley({ turn: 12 }), 14, { do: 'play' });
    expect(v.cm).toBe(15);
    const morale = () =>
      (['1-2-rei', '1-bep', '8-bpc', '1-cmmle'] as const).map((id) => moraleFactor(v, unitOf(v, id)));
    expect(morale()).toEqual([4, 4, 3, 3]);
    recordPhase(v);
    expect(morale()).toEqual([3, 3, 3, 3]);
  });
});

describe('card 15 Napalm on the Ridges', () => {
  test('condition: turns 2 to 16', () => {
    expect([1, 2, 16].map((turn) => triggers(valley({ turn }), 15))).toEqual([false, true, true]);
  });

  test('effect: drawn and played, three points more than the table gives', () => {
    const v = dice(draws(valley({ turn: 2 }), 15, { do: 'play' }), 1, 1);
    firstPrompt(airPhase(v));
    expect(v.asp).toBe(3);
  });

  test('effect: from the hand, before the roll; or kept', () => {
    const v = dice(valley({ turn: 2, aaa: 1, hand: [15] }), 6, 6);
    const rules = airPhase(v);
    expect(rules.next().value).toMatchObject({ ask: 'reserve', choices: [{ do: 'card', card: 15 }, { do: 'done' }] });
    rules.next({ do: 'card', card: 15 });
    expect(v.asp).toBe(8);
    const w = dice(valley({ turn: 2, aaa: 1, hand: [15] }), 6, 6);
    const kept = airPhase(w);
    kept.next();
    kept.next({ do: 'done' });
    expect([w.asp, w.hand]).toEqual([5, [15]]);
  });
});
