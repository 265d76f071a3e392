/** Event cards 31 to 45: the condition and the effect of each. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/lost-valley/data/cards';
import { playableOneShots } from '../../../src/games/lost-valley/rules/cards';
import { frenchAssaultPhase, frenchAssaultPlan } from '../../../src/games/lost-valley/rules/french-assault';
import { recordPhase } from '../../../src/games/lost-valley/rules/record';
import { reinforcementsPhase } from '../../../src/games/lost-valley/rules/reinforcements';
import { rpPhase, rpPlan } from '../../../src/games/lost-valley/rules/resources';
import { SuddenDeath } from '../../../src/games/lost-valley/rules/tracks';
import { vmAssaultPhase, vmAssaultPlan } from '../../../src/games/lost-valley/rules/vm-assault';
import { statusPhase, statusPlan, strengthPhase } from '../../../src/games/lost-valley/rules/vm-logistics';
import { type Sortie, unitOf, type Valley, type VmAssault } from '../../../src/games/lost-valley/state';
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

/** All four divisions in play, busy last turn, at these strengths. */
function busy(v: Valley, ...levels: [number, number, number, number]): Valley {
  const { '312': a, '308': b, '316': c, '304': d } = v.divisions;
  for (const [at, division] of [a, b, c, d].entries()) {
    Object.assign(division, { strength: levels[at], activated: true, active: true, assaultedLast: true });
  }
  return v;
}

const onGabrielle: VmAssault = { division: '308', cr: 'gabrielle', air: 0, guns: [], cards: [], over: false };

describe('card 31 Advice from the North', () => {
  test('condition: turns 2 to 16', () => {
    expect(onTurns(31, [1, 2, 16])).toEqual([false, true, true]);
  });

  test('effect: the weakest activated division gains 2', () => {
    const v = draws(busy(valley({ turn: 5 }), 9, 6, 7, 8), 31);
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([9, 8, 7, 8]);
  });

  test('effect: of equals one by lot', () => {
    const gains = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const v = draws(busy(valley({ turn: 5, seed: `tie ${seed}` }), 9, 6, 6, 8), 31);
      run(strengthPhase(v));
      gains.add(strengths(v).join());
    }
    expect([...gains].sort()).toEqual(['9,6,8,8', '9,8,6,8']);
  });
});

describe('card 32 The Bicycle Army', () => {
  test('condition: turns 2 to 16', () => {
    expect(onTurns(32, [1, 2, 16])).toEqual([false, true, true]);
  });

  test('effect: every division of Strength 8 or less gains 1', () => {
    const v = draws(busy(valley({ turn: 5 }), 9, 8, 3, 12), 32);
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([9, 9, 4, 12]);
  });
});

describe('card 33 The Political Officers', () => {
  test('condition: turns 6 to 16', () => {
    expect(onTurns(33, [5, 6, 16])).toEqual([false, true, true]);
  });

  test('effect: -2 on every roll on Table 6', () => {
    expect(byCards(statusPlan(draws(valley({ turn: 6 }), 33), '308'))).toEqual([['33', -2]]);
  });
});

describe('card 34 Too Many Dead', () => {
  test('condition: turns 6 to 16', () => {
    expect(onTurns(34, [5, 6, 16])).toEqual([false, true, true]);
  });

  test('effect: +2 on Table 6, and divisions of Strength 9 and 10 check too', () => {
    const v = draws(busy(valley({ turn: 6, ...neutral }), 8, 9, 10, 11), 34);
    dice(v, 3, 4, 4, 4, 4, 4); // 312: 9, 308: 10, 316: 10
    statusPhase(v);
    expect(eventsOf(v, 'rolled').map(({ roll }) => [roll.of, roll.total])).toEqual([
      ['312', 9],
      ['308', 10],
      ['316', 10],
    ]);
    expect((['312', '308', '316', '304'] as const).map((id) => v.divisions[id].active)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('card 35 The Listeners', () => {
  test('condition: turns 2 to 16', () => {
    expect(onTurns(35, [1, 2, 16])).toEqual([false, true, true]);
  });

  test('effect: +1 on every roll on Table 9', () => {
    const v = draws(valley({ turn: 2 }), 35);
    expect(byCards(vmAssaultPlan(v, onGabrielle))).toEqual([['35', 1]]);
    expect(byCards(vmAssaultPlan(v, { ...onGabrielle, division: '312', cr: 'beatrice' }))).toEqual([['35', 1]]);
  });
});

describe('card 36 Loudspeakers at Night', () => {
  test('condition: turns 3 to 16', () => {
    expect(onTurns(36, [2, 3, 16])).toEqual([false, true, true]);
  });

  test('effect: North African, Tai and Vietnamese units of morale 1 or less are Disrupted if they fail', () => {
    const v = valley({ turn: 3, ...neutral });
    garrisonOf(v, 'junon', '5-bpvn');
    unitOf(v, '5-bpvn').reduced = true; // morale 1
    unitOf(v, '5-7-rta').disrupted = true; // 2 - 1
    dice(v, ...Array<number>(20).fill(1));
    draws(v, 36);
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual([
      '5-7-rta',
      'cslt-416',
      'bt-3',
      'csm-272',
      '3-3-rta',
      '1-4-rtm',
      'bt-2',
      '2-1-rta',
      'csm-431-432',
      '5-bpvn',
    ]);
    expect(unitOf(v, '1-4-rtm')).toMatchObject({ disrupted: true, used: false });
    expect(unitOf(v, '31-bg').disrupted).toBe(false); // an engineer (ruling 65)
  });
});

describe('card 37 No More Evacuations', () => {
  test('condition: turns 3 to 16 and the airstrip Damaged or Destroyed', () => {
    expect(onTurns(37, [2, 3, 16], { airstrip: 'damaged' })).toEqual([false, true, true]);
    expect(onTurns(37, [3], { airstrip: 'destroyed' })).toEqual([true]);
    expect(onTurns(37, [3], { airstrip: 'active' })).toEqual([false]);
  });

  test('effect: CM -2', () => {
    expect(draws(valley({ turn: 3, airstrip: 'damaged' }), 37).cm).toBe(11);
  });

  test('ruling 3: a card can end the game', () => {
    const v = valley({ turn: 3, airstrip: 'damaged', cm: 2 });
    expect(() => draws(v, 37)).toThrow(SuddenDeath);
    expect(v.result).toMatchObject({ level: 'strategic-defeat', cause: 'cm' });
  });
});

describe('card 38 Take Back the Hills', () => {
  test('condition: a Viet Minh centre', () => {
    const v = valley();
    expect(triggers(v, 38)).toBe(false);
    held(v, 'beatrice', '312');
    v.drawn = null;
    expect(triggers(v, 38)).toBe(true);
  });

  test('effect: French assaults cost no action points and get +1 on Table 10', () => {
    const v = valley({ turn: 5, ap: 0 });
    held(v, 'beatrice', '312');
    expect(firstPrompt(frenchAssaultPhase(v))).toBeNull();
    draws(v, 38);
    expect(firstPrompt(frenchAssaultPhase(v))?.choices).toContainEqual({ do: 'assault', cr: 'beatrice' });
    const sortie: Sortie = { cr: 'beatrice', units: ['3-3-rta'], air: 0, guns: [], cards: [] };
    expect(byCards(frenchAssaultPlan(v, sortie))).toEqual([['38', 1]]);
  });
});

describe('card 39 Raid on the Flak', () => {
  test('condition: turns 3 to 8', () => {
    expect(onTurns(39, [2, 3, 8, 9])).toEqual([false, true, true, false]);
  });

  test('effect: flak -2, and 308 loses 1', () => {
    const v = draws(valley({ turn: 3 }), 39);
    expect([v.aaa, ...strengths(v)]).toEqual([3, 13, 12, 11, 9]);
  });
});

describe('card 40 Flying Boxcars', () => {
  test('condition: none', () => {
    expect(onTurns(40, [1, 16])).toEqual([true, true]);
  });

  test('effect: +2 on Table 4', () => {
    expect(byCards(rpPlan(draws(valley(), 40), 0, false))).toEqual([['40', 2]]);
  });
});

/** Nobody is late: those due before this turn are put aside. */
function onTime(turn: number): Valley {
  const v = valley({ turn, rp: 15 });
  for (const unit of v.units) if (unit.at === 'turn-track' && unit.arrives < turn) unit.at = 'aside';
  return v;
}

describe('card 41 Night Drop', () => {
  test('condition: turns 2 to 16 and somewhere to drop', () => {
    expect(onTurns(41, [1, 2, 16])).toEqual([false, true, true]);
    const v = valley({ turn: 2 });
    for (const cr of ['huguette', 'francoise', 'claudine', 'eliane', 'isabelle'] as const) held(v, cr, '308');
    expect(triggers(v, 41)).toBe(false);
  });

  test('effect: the next reinforcement, due within three turns, may come now', () => {
    const v = draws(onTime(3), 41);
    run(reinforcementsPhase(v), { do: 'hasten', unit: '2-1-rcp' }, { do: 'land', unit: '2-1-rcp', at: 'huguette' });
    expect(unitOf(v, '2-1-rcp').at).toBe('huguette');
    expect(v.rp).toBe(15);
  });

  test('ruling 64: declined, nothing happens; RP +1 only if none is due within three turns', () => {
    const v = draws(onTime(3), 41);
    run(reinforcementsPhase(v), { do: 'done' });
    expect([v.rp, unitOf(v, '2-1-rcp').arrives]).toEqual([15, 6]);
    const w = draws(onTime(9), 41);
    run(reinforcementsPhase(w));
    expect(w.rp).toBe(16);
  });

  test('ruling 64: a unit due this very turn is not the next', () => {
    const v = draws(onTime(6), 41);
    const { asked } = run(reinforcementsPhase(v), { do: 'done' }, { do: 'land', unit: '2-1-rcp' });
    expect(asked[0]?.choices).toEqual([{ do: 'hasten', unit: '2-bep' }, { do: 'done' }]);
  });

  test('effect: a unit put off beyond the last turn never comes', () => {
    const v = onTime(15);
    unitOf(v, '1-bpc').arrives = 17;
    run(reinforcementsPhase(draws(v, 41)));
    expect([v.rp, unitOf(v, '1-bpc').at]).toEqual([16, 'turn-track']);
  });
});

describe('card 42 To the Last Grenade', () => {
  test('condition: none', () => {
    expect(onTurns(42, [1, 16])).toEqual([true, true]);
  });

  test('effect: one Viet Minh assault of the player’s choice gets +3 on Table 9, also on turn 1', () => {
    const v = draws(valley(), 42, { do: 'play' });
    const { choices } = firstPrompt(vmAssaultPhase(v)) ?? { choices: [] };
    expect(choices).toEqual([{ do: 'card', card: 42 }, { do: 'done' }]);
    expect(byCards(vmAssaultPlan(v, { ...onGabrielle, cards: [42] }))).toEqual([['42', 3]]);
    expect(byCards(vmAssaultPlan(v, onGabrielle))).toEqual([]);
  });

  test('ruling 61: noted and not used, it is spent at the end of the turn', () => {
    const v = draws(valley(), 42, { do: 'play' });
    recordPhase(v);
    expect(playableOneShots(v, '9', false)).toEqual([]);
  });
});

describe('card 43 Fortunes of War', () => {
  test('condition: none', () => {
    expect(onTurns(43, [1, 16])).toEqual([true, true]);
  });

  test.each([
    [1, 9, 15],
    [2, 10, 14],
    [3, 10, 15],
    [4, 10, 15],
    [5, 10, 16],
    [6, 11, 15],
  ])('effect: a die of %i leaves morale at %i and resources at %i', (die, cm, rp) => {
    const v = draws(dice(valley({ ...neutral }), die), 43);
    expect([v.cm, v.rp]).toEqual([cm, rp]);
  });
});

describe('card 44 Quarrels in Hanoi', () => {
  test('condition: turns 2 to 16', () => {
    expect(onTurns(44, [1, 2, 16])).toEqual([false, true, true]);
  });

  test('effect: whoever is due comes a turn later', () => {
    const v = draws(onTime(6), 44);
    run(reinforcementsPhase(v));
    expect(unitOf(v, '2-1-rcp')).toMatchObject({ at: 'turn-track', arrives: 7 });
    expect(v.rp).toBe(15);
    expect(eventsOf(v, 'delayed')).toEqual([{ is: 'delayed', unit: '2-1-rcp', to: 7, cause: 'card' }]);
  });

  test('effect: nobody due costs a resource point', () => {
    const v = draws(onTime(5), 44);
    run(reinforcementsPhase(v));
    expect(v.rp).toBe(14);
  });

  test('ruling 63: a unit delayed in A6 is no longer due', () => {
    const v = draws(dice(onTime(6), 3, 3), 44);
    v.aaa = 1;
    run(rpPhase(v), { do: 'ration', cm: 0 }, { do: 'delay', unit: '2-1-rcp' });
    const { rp } = v;
    run(reinforcementsPhase(v));
    expect([v.rp, unitOf(v, '2-1-rcp').arrives]).toEqual([rp - 1, 7]);
  });
});

describe('card 45 Operation Vulture', () => {
  test('condition: turns 5 to 16', () => {
    expect(onTurns(45, [4, 5, 16])).toEqual([false, true, true]);
    expect(cards[45].oneTime).toBe(true);
  });

  test.each([
    [3, 4, [13, 13, 11, 9], 5, 10],
    [4, 4, [11, 11, 9, 7], 4, 10],
    [4, 6, [11, 11, 9, 7], 4, 10],
    [5, 6, [9, 9, 7, 5], 2, 12],
  ])('effect: dice %i and %i', (first, second, levels, aaa, cm) => {
    const v = draws(dice(valley({ turn: 5, ...neutral, options: ['19.1'] }), first, second), 45);
    expect([strengths(v), v.aaa, v.cm]).toEqual([levels, aaa, cm]);
  });
});
