import { describe, expect, test } from 'vitest';
import { type CardKind, kinds } from '../../../src/games/storm/data/cards';
import * as french from '../../../src/games/storm/rules/french-cards';
import { canPlay } from '../../../src/games/storm/rules/impulses';
import { censusOf } from '../../../src/games/storm/rules/units';
import * as vm from '../../../src/games/storm/rules/vm-cards';
import { ELIMINATED, REPLACEMENT_BOX, type Storm } from '../../../src/games/storm/state';
import {
  all,
  areasOffered,
  bare,
  battle,
  card,
  count,
  deal,
  decline,
  dice,
  eventsOf,
  go,
  held,
  pick,
  play,
  put,
  run,
  some,
  spent,
  suffer,
  to,
  totals,
  until,
} from './kit';

const playable = (v: Storm, kind: CardKind) => canPlay(v, kind, censusOf(v, kinds[kind].side));

test('6.2 Dan Cong: up to four spent units of a Viet Minh area without French units', () => {
  const v = deal(bare(), [], [card('dan-cong')]);
  const units = some(v, 18, 4, 'regular');
  spent(v, ...units);
  expect(french.rallyAreas(v, 'viet-minh')).toEqual([18]);
  run(french.rally(v, card('dan-cong'), 'viet-minh'), all, go);
  expect(units.map((unit) => v.spent[unit])).toEqual([0, 0, 0, 0]);
});

describe('8.2 Artillery Barrage', () => {
  function shelled(hand: Parameters<typeof deal>[1]) {
    const v = deal(bare(), hand, [card('artillery-barrage')]);
    return { v, garrison: put(v, 6, '5-7-rta-1', '5-7-rta-2') };
  }

  test('8.2 firepower 7 with terrain; the French assign', () => {
    const { v, garrison } = shelled([]);
    dice(v, 4, 4); // 8 + 7 - 9 - 3 = 3
    run(vm.barrage(v, card('artillery-barrage')), suffer('remove', garrison[0] ?? -1));
    expect(totals(v, 'artillery-barrage')).toEqual([3]);
  });

  test('8.2 Improved Defenses count against it; Counter-Battery cancels it and the impulse is over', () => {
    const { v } = shelled([card('improved-defenses')]);
    dice(v, 3, 4); // 7 + 7 - 9 - 6
    run(vm.barrage(v, card('artillery-barrage')), play(card('improved-defenses')));
    expect(totals(v, 'artillery-barrage')).toEqual([-1]);
    const { v: w } = shelled([card('counter-battery')]);
    run(vm.barrage(w, card('artillery-barrage')), play(card('counter-battery')));
    expect([totals(w, 'artillery-barrage'), eventsOf(w, 'card-cancelled').length]).toEqual([[], 1]);
  });
});

test('12.1 Emergency Replacements: a die of units at once, no roll this turn; not on turn 1, not twice', () => {
  const v = deal(battle({ turn: 2 }), [], [card('emergency-replacements')]);
  dice(v, 2);
  run(vm.emergencyReplacements(v, card('emergency-replacements')), { do: 'place', area: 1 }, { do: 'place', area: 1 });
  expect([count(v, 1, 'viet-minh'), v.noReplacements, v.at.filter((at) => at === REPLACEMENT_BOX).length]).toEqual([
    2,
    true,
    22,
  ]);
  expect(playable(v, 'emergency-replacements')).toBe(false);
  expect(playable(battle(), 'emergency-replacements')).toBe(false);
});

describe('6.2, 8.2 Detonate Mine Shaft', () => {
  function shaft(garrison: number) {
    const v = deal(bare({ turn: 5 }), [], [card('mine-shaft')]);
    const french1 = some(v, 38, garrison, 'african');
    v.trench[39] = 3;
    some(v, 39, 4, 'regular');
    return { v, french1 };
  }

  test('6.2 turn 5 or later, a garrisoned victory area beside trench level 3', () => {
    const { v } = shaft(2);
    expect([playable(v, 'mine-shaft'), vm.shaftTargets(v)]).toEqual([true, [38]]);
    v.turn = 4;
    expect(playable(v, 'mine-shaft')).toBe(false);
  });

  test('6.2 firepower 9 without terrain; emptied, fresh units of one such area may walk in without loss', () => {
    const { v } = shaft(1);
    dice(v, 3, 4); // 7 + 9 - 9
    run(vm.mineShaft(v, card('mine-shaft')), to(39), all, go);
    expect([totals(v, 'mine-shaft'), v.control[38], count(v, 38, 'viet-minh')]).toEqual([[7], 'viet-minh', 4]);
    expect(v.cards['viet-minh'].removed).toEqual([card('mine-shaft')]);
  });

  test('6.2 the Viet Minh assign; units left may be assaulted in the same impulse, or left alone', () => {
    const { v, french1 } = shaft(3);
    dice(v, 1, 1, 6, 6); // 2 + 9 - 9 = 2, then 12 + 4 - 9 = 7
    const { asked } = run(
      vm.mineShaft(v, card('mine-shaft')),
      suffer('retreat', french1[0] ?? -1),
      to(35),
      to(39),
      all,
      go,
      (prompt) => prompt.choices[0],
    );
    expect(asked[0]?.side).toBe('viet-minh');
    expect(asked[1]?.side).toBe('french');
    expect([v.control[38], count(v, 38, 'viet-minh')]).toEqual(['viet-minh', 3]);
    const { v: w, french1: other } = shaft(3);
    dice(w, 1, 1);
    run(vm.mineShaft(w, card('mine-shaft')), suffer('spend', other[0] ?? -1), suffer('spend', other[1] ?? -1), decline);
    expect(count(w, 39, 'viet-minh')).toBe(4);
  });
});

describe('6.2 Propaganda', () => {
  function tai() {
    const v = deal(bare(), [], [card('propaganda')]);
    return { v, units: put(v, 9, 'bt-3-9', 'bt-3-12') };
  }
  test.each([
    [2, [9, 9], [1, 0]],
    [3, [ELIMINATED, 9], [0, 0]],
    [6, [ELIMINATED, ELIMINATED], [0, 0]],
  ])('6.2 a die of %i', (die, at, spentSides) => {
    const { v, units } = tai();
    dice(v, die);
    const first = units[0] ?? -1;
    run(vm.propaganda(v, card('propaganda')), pick(first));
    expect([units.map((unit) => v.at[unit]), units.map((unit) => v.spent[unit])]).toEqual([at, spentSides]);
  });
});

test('6.2 Rats of the Nam Yum: a spent Thai, African or Vietnamese unit by the river is gone', () => {
  const v = deal(bare(), [], [card('rats')]);
  const [rat = -1, legion = -1] = put(v, 22, '8-bpc-cip', '1-2-rei-1');
  spent(v, rat, legion, ...put(v, 24, '3-3-rta-12'));
  expect(vm.ratsUnits(v)).toEqual([rat]);
  run(vm.rats(v, card('rats')));
  expect(v.at[rat]).toBe(ELIMINATED);
});

test('6.2 Infiltration: up to three fresh units enter a French garrison and are spent; control stays French', () => {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), [], [card('infiltration')]);
  const units = some(v, 14, 4, 'regular');
  put(v, 17, '3-3-rta-9');
  run(vm.infiltration(v, card('infiltration')), ...units.slice(0, 3).map(pick), go);
  expect([count(v, 17, 'viet-minh'), v.control[17], v.spent[units[0] ?? -1]]).toEqual([3, 'french', 1]);
});

test('10.0 Surprise Assault starts from any trench level', () => {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), [], [card('surprise-assault')]);
  some(v, 14, 2, 'regular');
  some(v, 11, 2, 'regular');
  put(v, 17, '3-3-rta-9');
  expect(areasOffered(until(vm.surpriseAssault(v, card('surprise-assault')), 'card-from'))).toEqual([11, 14]);
});

test('6.2 Propaganda on spent Thai units: a low die does nothing, and no more die than are there', () => {
  const v = deal(bare(), [], [card('propaganda')]);
  const units = put(v, 9, 'bt-3-9');
  spent(v, ...units);
  dice(v, 1);
  run(vm.propaganda(v, card('propaganda')));
  expect(v.at[units[0] ?? -1]).toBe(9);
  const w = deal(bare(), [], [card('propaganda')]);
  put(w, 9, 'bt-3-9');
  dice(w, 6);
  run(vm.propaganda(w, card('propaganda')));
  expect(eventsOf(w, 'eliminated')).toHaveLength(1);
});

test('6.2 Propaganda: areas with Thai units beside a Viet Minh area', () => {
  const v = bare();
  put(v, 9, 'bt-3-9', '8-bpc-1');
  put(v, 28, 'bt-2-5'); // no Viet Minh area touches it
  put(v, 38, '1-4-rtm-2'); // beside one, but no Thai unit
  expect(vm.propagandaAreas(v)).toEqual([9]);
});

test('6.2 Detonate Mine Shaft: nobody fresh beside it, nothing follows', () => {
  const v = deal(bare({ turn: 5 }), [], [card('mine-shaft')]);
  put(v, 38, '1-4-rtm-2');
  v.trench[39] = 3;
  spent(v, ...some(v, 39, 2, 'regular'));
  dice(v, 6, 6);
  expect(run(vm.mineShaft(v, card('mine-shaft'))).asked).toEqual([]);
  expect([count(v, 38, 'french'), v.control[38]]).toEqual([0, 'french']);
});

test('6.2 Infiltration takes at most what the target has room for, and the area is chosen', () => {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), [], [card('infiltration')]);
  some(v, 14, 3, 'regular');
  some(v, 11, 1, 'elite');
  some(v, 17, 8, 'replacement');
  put(v, 17, '3-3-rta-9');
  put(v, 10, 'bt-3-10');
  const { asked } = run(vm.infiltration(v, card('infiltration')), to(11), to(17), { do: 'pick' }, go);
  expect(asked[2]?.about?.most).toBe(1);
  expect(count(v, 17, 'viet-minh')).toBe(9);
});

test('8.2 Artillery Barrage: any area with French units, whoever holds it', () => {
  const v = bare();
  put(v, 28, '1-bep-1');
  put(v, 11, '8-bpc-1');
  expect(vm.barrageTargets(v)).toEqual([11, 28]);
});

test('12.1 Emergency Replacements need a unit in the box', () => {
  const v = battle({ turn: 2 });
  expect(vm.canCallReplacements(v)).toBe(true);
  v.at = v.at.map((at) => (at === REPLACEMENT_BOX ? ELIMINATED : at));
  expect(vm.canCallReplacements(v)).toBe(false);
});
