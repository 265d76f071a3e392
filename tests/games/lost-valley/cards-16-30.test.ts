/** Event cards 16 to 30: the condition and the effect of each. */
import { describe, expect, test } from 'vitest';
import { aspPlan } from '../../../src/games/lost-valley/rules/air';
import { applyCards } from '../../../src/games/lost-valley/rules/card-ops';
import { apPhase } from '../../../src/games/lost-valley/rules/cards';
import { movementPhase } from '../../../src/games/lost-valley/rules/movement';
import { raidsPhase } from '../../../src/games/lost-valley/rules/raids';
import { repairsPhase } from '../../../src/games/lost-valley/rules/repairs';
import { rpPlan } from '../../../src/games/lost-valley/rules/resources';
import { casualtiesModifiers } from '../../../src/games/lost-valley/rules/vm-assault';
import { statusPlan, strengthPhase } from '../../../src/games/lost-valley/rules/vm-logistics';
import { unitOf } from '../../../src/games/lost-valley/state';
import {
  byCards,
  dice,
  draws,
  eventsOf,
  firstPrompt,
  garrisonOf,
  held,
  neutral,
  onTurns,
  run,
  strengths,
  triggers,
  valley,
} from './kit';

describe('card 16 The Angel of Dien Bien Phu', () => {
  test('condition: turns 6 to 16', () => {
    expect(onTurns(16, [5, 6, 16])).toEqual([false, true, true]);
  });

  test('effect: CM +2, and one Disrupted unit of the player’s choice recovers', () => {
    const v = draws(valley({ turn: 6, cm: 10 }), 16, { do: 'play' }, { do: 'recover', unit: '2-cmmle' });
    expect(v.cm).toBe(12);
    expect(v.units.filter((unit) => unit.disrupted).map(({ id }) => id)).toEqual(['ii-4-rac', '1-cepml']);
  });

  test('effect: a single one is not asked about, and none is no matter', () => {
    const v = valley({ turn: 6 });
    for (const id of ['2-cmmle', '1-cepml'] as const) unitOf(v, id).disrupted = false;
    draws(v, 16, { do: 'play' });
    expect(v.units.some((unit) => unit.disrupted)).toBe(false);
    expect(draws(Object.assign(v, { drawn: null, cm: 10 }), 16, { do: 'play' }).cm).toBe(12);
  });
});

describe('card 17 Stalin’s Organs', () => {
  test('condition: turns 14 to 16', () => {
    expect(onTurns(17, [13, 14, 16])).toEqual([false, true, true]);
  });

  test('effect: -1 on every roll on Table 9.1, none on Table 9.2', () => {
    const v = draws(valley({ turn: 14 }), 17);
    expect(byCards({ modifiers: casualtiesModifiers(v, '9.1', 'eliane', 0) })).toEqual([['17', -1]]);
    expect(byCards({ modifiers: casualtiesModifiers(v, '9.2', 'eliane', 0) })).toEqual([]);
  });
});

describe('card 18 The Mine under the Hill', () => {
  test('condition: turns 13 to 16 and Éliane French', () => {
    expect(onTurns(18, [12, 13, 16])).toEqual([false, true, true]);
    const v = valley({ turn: 13 });
    held(v, 'eliane', '316');
    expect(triggers(v, 18)).toBe(false);
  });

  test('effect: Éliane’s works are gone, and the best unit there loses a step', () => {
    const v = draws(valley({ turn: 13 }), 18);
    garrisonOf(v, 'eliane', '1-4-rtm', '6-bpc', '1-cmmle');
    run(applyCards(v, 'sapping'));
    expect(v.crs.eliane.fort).toBe(0);
    expect([unitOf(v, '6-bpc').reduced, unitOf(v, '1-4-rtm').reduced]).toEqual([true, false]);
  });

  test('effect: of equals the player chooses', () => {
    const v = draws(valley({ turn: 13 }), 18);
    garrisonOf(v, 'eliane', '8-bpc', '6-bpc');
    run(applyCards(v, 'sapping'), { do: 'lose', unit: '6-bpc' });
    expect([unitOf(v, '6-bpc').reduced, unitOf(v, '8-bpc').reduced]).toEqual([true, false]);
  });

  test('ruling 15: with its last unit Éliane becomes No Man’s Land', () => {
    const v = draws(valley({ turn: 13 }), 18);
    garrisonOf(v, 'eliane', 'bm-1');
    run(applyCards(v, 'sapping'));
    expect(v.crs.eliane.holder).toBe('nobody');
    expect(unitOf(v, 'bm-1').at).toBe('holding');
  });
});

describe('card 19 The Rains', () => {
  test('condition: turns 10 to 14', () => {
    expect(onTurns(19, [9, 10, 14, 15])).toEqual([false, true, true, false]);
  });

  test('effect: -2 on Table 2, and no works are repaired', () => {
    const v = valley({ turn: 10, ap: 2 });
    expect(firstPrompt(repairsPhase(v))).not.toBeNull();
    draws(v, 19);
    expect(byCards(aspPlan(v))).toEqual([['19', -2]]);
    expect(firstPrompt(repairsPhase(v))).toBeNull();
  });
});

describe('card 20 Parachutes over the Wrong Trenches', () => {
  test('condition: turns 3 to 16', () => {
    expect(onTurns(20, [2, 3, 16])).toEqual([false, true, true]);
  });

  test('effect: -2 on Table 4, then the weakest activated division gains 1', () => {
    const v = draws(valley({ turn: 3 }), 20);
    expect(byCards(rpPlan(v, 0, false))).toEqual([['20', -2]]);
    expect(v.noted).toEqual([20]);
    for (const id of ['312', '308'] as const) v.divisions[id].assaultedLast = true;
    v.divisions['312'].strength = 12;
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([13, 13, 11, 9]); // 304 and 316 are weaker, but have not been activated
  });
});

describe('card 21 Cognitive Dissonance', () => {
  test('condition: two Viet Minh centres', () => {
    const v = valley();
    held(v, 'beatrice', '312');
    expect(triggers(v, 21)).toBe(false);
    held(v, 'gabrielle', '308');
    v.drawn = null;
    expect(triggers(v, 21)).toBe(true);
  });

  test('effect: what is above one action point is lost, the saved one included', () => {
    const v = valley({ turn: 2, savedAp: 1 });
    held(v, 'beatrice', '312');
    held(v, 'gabrielle', '308');
    run(apPhase(draws(v, 21)));
    expect([v.ap, v.savedAp]).toEqual([1, 0]);
  });
});

describe('card 22 The Commander in His Dugout', () => {
  test('condition: turns 2 to 8, and Béatrice or Gabrielle lost', () => {
    const lost = (turn: number, cr: 'beatrice' | 'gabrielle' | 'anne-marie') => {
      const v = valley({ turn });
      held(v, cr, '312');
      return triggers(v, 22);
    };
    expect([1, 2, 8, 9].map((turn) => lost(turn, 'beatrice'))).toEqual([false, true, true, false]);
    expect([lost(3, 'gabrielle'), lost(3, 'anne-marie')]).toEqual([true, false]);
  });

  test('effect: CM -2', () => {
    const v = valley({ turn: 2 });
    held(v, 'beatrice', '312');
    expect(draws(v, 22).cm).toBe(11);
  });
});

describe('card 23 The Tai Go Home', () => {
  test('condition: turns 2 to 6 and BT 3 on the map', () => {
    expect(onTurns(23, [1, 2, 6, 7])).toEqual([false, true, true, false]);
    const v = valley({ turn: 3 });
    unitOf(v, 'bt-3').at = 'remnants';
    expect(triggers(v, 23)).toBe(false);
  });

  test('effect: BT 3 loses a step if it fails, the other Tai are Disrupted', () => {
    const v = dice(valley({ turn: 3, ...neutral }), ...Array<number>(12).fill(1));
    draws(v, 23);
    expect(unitOf(v, 'bt-3')).toMatchObject({ reduced: true, disrupted: false });
    const disrupted = v.units.filter((unit) => unit.disrupted && !unit.id.includes('c')).map(({ id }) => id);
    expect(disrupted).toEqual(['bt-2']);
    for (const id of ['cslt-416', 'csm-272', 'cslt-413-414', 'csm-431-432'] as const) {
      expect(unitOf(v, id), id).toMatchObject({ disrupted: true, used: false });
    }
    expect(eventsOf(v, 'rolled')).toHaveLength(6);
  });

  test('effect: those who pass stay as they are', () => {
    const v = dice(valley({ turn: 3, ...neutral }), ...Array<number>(12).fill(6));
    draws(v, 23);
    expect(unitOf(v, 'bt-3').reduced).toBe(false);
    expect(unitOf(v, 'bt-2').disrupted).toBe(false);
  });

  test('ruling 15: with its last step BT 3 leaves No Man’s Land behind', () => {
    const v = valley({ turn: 3, ...neutral });
    garrisonOf(v, 'anne-marie', 'bt-3');
    unitOf(v, 'bt-3').reduced = true;
    draws(dice(v, 1, 1), 23);
    expect(v.crs['anne-marie'].holder).toBe('nobody');
    expect(unitOf(v, 'bt-3').at).toBe('remnants');
  });
});

describe('card 24 Stars by Parachute', () => {
  test('condition: turns 8 to 16', () => {
    expect(onTurns(24, [7, 8, 16])).toEqual([false, true, true]);
  });

  test('effect: CM +2, never above 20', () => {
    expect(draws(valley({ turn: 8 }), 24).cm).toBe(15);
    expect(draws(valley({ turn: 8, cm: 19 }), 24).cm).toBe(20);
  });
});

describe('card 25 Eyes on Geneva', () => {
  test('condition: turns 12 to 16', () => {
    expect(onTurns(25, [11, 12, 16])).toEqual([false, true, true]);
  });

  test('effect: -2 on every roll on Table 6', () => {
    const v = draws(valley({ turn: 12 }), 25);
    expect(byCards(statusPlan(v, '312'))).toEqual([['25', -2]]);
  });
});

describe('card 26 The Road to Isabelle', () => {
  test('condition: Isabelle is French', () => {
    const v = valley();
    expect(triggers(v, 26)).toBe(true);
    held(v, 'isabelle', '304');
    v.drawn = null;
    expect(triggers(v, 26)).toBe(false);
  });

  test('effect: a level for Isabelle at no cost, which may end her encirclement', () => {
    const v = draws(valley({ turn: 5, ap: 0, isabelleCut: true }), 26);
    v.crs.isabelle.fort = 0;
    run(raidsPhase(v));
    expect(v.crs.isabelle.fort).toBe(1);
    expect(v.cm).toBe(14); // 12.2.2
    expect([v.rp, v.ap]).toEqual([26, 0]);
  });

  test('effect: never above 4, nor for the enemy', () => {
    const v = draws(valley({ turn: 5, ap: 0 }), 26);
    run(raidsPhase(v));
    expect(v.crs.isabelle.fort).toBe(4);
    const w = draws(valley({ turn: 5, ap: 0 }), 26);
    held(w, 'isabelle', '304');
    run(raidsPhase(w));
    expect(w.crs.isabelle.fort).toBe(1);
  });
});

describe('card 27 Operation Condor', () => {
  test('condition: turns 9 to 16', () => {
    expect(onTurns(27, [8, 9, 16])).toEqual([false, true, true]);
  });

  test('effect: 304 loses 2, another division of the player’s choice 1', () => {
    const v = valley({ turn: 9 });
    let offered: unknown;
    draws(v, 27, (prompt) => {
      offered = prompt.choices;
      return prompt.choices[1];
    });
    expect(offered).toEqual(['312', '308', '316'].map((division) => ({ do: 'weaken', division })));
    expect(strengths(v)).toEqual([13, 12, 11, 7]);
  });
});

describe('card 28 Operation Albatros', () => {
  test('condition: turns 14 to 16', () => {
    expect(onTurns(28, [13, 14, 16])).toEqual([false, true, true]);
  });

  test('effect: units move out of and into encircled centres, and moving costs nothing', () => {
    const v = valley({ turn: 14, ap: 0 });
    v.crs.isabelle.fort = 0;
    const moves = () => firstPrompt(movementPhase(v))?.choices ?? [];
    expect(moves()).toEqual([]);
    v.ap = 1;
    expect(moves()).not.toContainEqual({ do: 'move', unit: '3-3-rei', to: 'claudine' });
    draws(v, 28);
    v.ap = 0;
    expect(moves()).toContainEqual({ do: 'move', unit: '3-3-rei', to: 'claudine' });
    expect(moves()).toContainEqual({ do: 'move', unit: '1-13-dble', to: 'isabelle' });
    run(movementPhase(v), { do: 'move', unit: '3-3-rei', to: 'claudine' }, { do: 'done' });
    expect([unitOf(v, '3-3-rei').at, v.ap]).toEqual(['claudine', 0]);
  });
});

describe('card 29 Privateers Overhead', () => {
  test('condition: turns 2 to 16', () => {
    expect(onTurns(29, [1, 2, 16])).toEqual([false, true, true]);
  });

  test('effect: +2 on Table 2', () => {
    expect(byCards(aspPlan(draws(valley({ turn: 2 }), 29)))).toEqual([['29', 2]]);
  });
});

describe('card 30 Thirty-Seven Millimetre', () => {
  test('condition: none', () => {
    expect(onTurns(30, [1, 16])).toEqual([true, true]);
  });

  test('effect: flak +1, never above 15', () => {
    expect(draws(valley(), 30).aaa).toBe(6);
    expect(draws(valley({ aaa: 15 }), 30).aaa).toBe(15);
  });
});
