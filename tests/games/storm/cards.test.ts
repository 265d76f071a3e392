import { describe, expect, test } from 'vitest';
import { type CardKind, cards, kinds } from '../../../src/games/storm/data/cards';
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

test('2.3 twenty-seven cards a side, each numbered once; only the Viet Minh ones have a Trench Value', () => {
  for (const side of ['french', 'viet-minh'] as const) {
    const own = cards.filter((one) => one.side === side);
    expect(own.map(({ id }) => Number(id.slice(1))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, i) => i + 1),
    );
    expect(own.every(({ trench }) => (side === 'french' ? trench === 0 : trench >= 1 && trench <= 3))).toBe(true);
  }
});

describe('Counter Attack', () => {
  function target() {
    const v = deal(bare(), [card('counter-attack')], []);
    const here = put(v, 10, '1-bep-1', '1-bep-2');
    const there = put(v, 9, '8-bpc-1');
    const [enemy = -1] = some(v, 7, 1, 'regular');
    return { v, here, there, enemy };
  }

  test('by fire: units of several areas as one attack, a Fire marker in each, advance into the cleared area', () => {
    const { v, here, there, enemy } = target();
    dice(v, 3, 4); // 7 + 8 - 8 = 7
    run(
      french.counterAttack(v, card('counter-attack')),
      { do: 'form', form: 'fire' },
      all,
      go,
      pick(here[0] ?? -1),
      pick(there[0] ?? -1),
      go,
    );
    expect([v.at[enemy], v.fire[10], v.fire[9], v.control[7], count(v, 7, 'french')]).toEqual([0, 1, 1, 'french', 2]);
    expect([...here, ...there].map((unit) => v.spent[unit])).toEqual([1, 1, 1]);
  });

  test('8.3.2 terrain is ignored only if every firing unit is in the target', () => {
    const { v } = target();
    v.trench[7] = 2;
    put(v, 7, '6-bpc-1');
    dice(v, 1, 1);
    until(french.counterAttack(v, card('counter-attack')), 'damage', { do: 'form', form: 'fire' }, all, go);
    const [roll] = eventsOf(v, 'rolled');
    expect(roll?.roll.modifiers.find(({ cause }) => cause === 'terrain')?.value).toBe(-2);
    const { v: w } = target();
    w.trench[7] = 2;
    const inside = put(w, 7, '6-bpc-1');
    dice(w, 1, 1);
    run(french.counterAttack(w, card('counter-attack')), { do: 'form', form: 'fire' }, pick(inside[0] ?? -1), go);
    expect(eventsOf(w, 'rolled')[0]?.roll.modifiers.at(-1)?.cause).toBe('terrain-same-area');
  });

  test('by movement: each pays for the one step, all are spent', () => {
    const { v, here, there } = target();
    run(french.counterAttack(v, card('counter-attack')), { do: 'form', form: 'move' }, all, go);
    expect([count(v, 7, 'french'), v.control[7]]).toEqual([3, 'viet-minh']);
    expect([...here, ...there].every((unit) => v.spent[unit] === 1)).toBe(true);
  });

  test('a red area can be fired at, not entered', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    put(v, 6, '5-7-rta-1');
    some(v, 1, 1, 'regular');
    expect([french.counterFireTargets(v), french.counterMoveTargets(v)]).toEqual([[1], []]);
  });
});

describe('aircraft', () => {
  function sky(french1: Parameters<typeof deal>[1], vm1: Parameters<typeof deal>[2], turn = 2) {
    const v = deal(bare({ turn }), french1, vm1);
    const stack = some(v, 7, 2, 'regular');
    v.trench[7] = 2;
    return { v, stack };
  }

  test('Fighter Bombers: firepower 5, terrain and trenches count, the Viet Minh assign', () => {
    const { v, stack } = sky([card('fighter-bombers')], []);
    dice(v, 4, 4); // 8 + 5 - 8 - 2 = 3
    const { asked } = run(french.airStrike(v, card('fighter-bombers')), suffer('remove', stack[0] ?? -1));
    expect([totals(v, 'fighter-bombers'), asked[0]?.side, v.trench[7]]).toEqual([[3], 'viet-minh', 2]);
  });

  test('B-26 Bombers: firepower 8, the French assign, the owner chooses retreats, the trench falls by one', () => {
    const { v, stack } = sky([card('b-26')], []);
    dice(v, 1, 3); // 4 + 8 - 8 - 2 = 2
    const { asked } = run(french.airStrike(v, card('b-26')), suffer('retreat', stack[0] ?? -1), to(11));
    expect(asked.map(({ side }) => side)).toEqual(['french', 'viet-minh']);
    expect([v.trench[7], v.at[stack[0] ?? -1]]).toEqual([1, 11]);
  });

  test('only areas with Viet Minh units and no French unit', () => {
    const { v } = sky([card('b-26')], []);
    some(v, 11, 1, 'regular');
    put(v, 11, 'bt-3-10');
    expect(french.airTargets(v)).toEqual([7]);
  });

  test('Heavy Flak cancels an air card; Monsoon Rains from turn 4', () => {
    const { v } = sky([card('b-26')], [card('heavy-flak'), card('monsoon')]);
    const window = until(french.airStrike(v, card('b-26')), 'react-air');
    expect(window.choices).toEqual([{ do: 'play', card: card('heavy-flak') }, { do: 'decline' }]);
    const { v: w } = sky([card('b-26')], [card('heavy-flak'), card('monsoon')], 4);
    run(french.airStrike(w, card('b-26')), play(card('monsoon')));
    expect([totals(w, 'b-26'), w.trench[7], w.cards['viet-minh'].hand]).toEqual([[], 2, [card('heavy-flak')]]);
  });
});

test('Column from Isabelle: the three units enter a French Junon without Viet Minh units and with room', () => {
  const v = battle();
  expect(playable(v, 'column')).toBe(true);
  french.column(v, card('column'));
  expect([count(v, 41, 'french'), v.cards.french.removed]).toEqual([4, [card('column')]]);
  const w = battle();
  w.at[100] = 41;
  expect(playable(w, 'column')).toBe(false);
});

test('Trench Raid: one fresh unit beside it is spent, the level falls by two, nobody attacks', () => {
  const v = deal(bare(), [card('trench-raid')], []);
  const [raider = -1] = put(v, 38, '1-4-rtm-2');
  v.trench[39] = 3;
  run(french.trenchRaid(v, card('trench-raid')));
  expect([v.trench[39], v.spent[raider], totals(v, 'fire')]).toEqual([1, 1, []]);
});

test('Langlais and Bigeard: up to three spent units of one French area are fresh', () => {
  const v = deal(bare(), [card('langlais-bigeard')], []);
  const four = some(v, 28, 4, 'legion');
  spent(v, ...four);
  run(french.rally(v, card('langlais-bigeard'), 'french'), ...four.slice(0, 3).map(pick), go);
  expect(four.map((unit) => v.spent[unit])).toEqual([0, 0, 0, 1]);
});

test('Dan Cong: up to four spent units of a Viet Minh area without French units', () => {
  const v = deal(bare(), [], [card('dan-cong')]);
  const units = some(v, 18, 4, 'regular');
  spent(v, ...units);
  expect(french.rallyAreas(v, 'viet-minh')).toEqual([18]);
  run(french.rally(v, card('dan-cong'), 'viet-minh'), all, go);
  expect(units.map((unit) => v.spent[unit])).toEqual([0, 0, 0, 0]);
});

describe('Artillery Barrage', () => {
  function shelled(hand: Parameters<typeof deal>[1]) {
    const v = deal(bare(), hand, [card('artillery-barrage')]);
    return { v, garrison: put(v, 6, '5-7-rta-1', '5-7-rta-2') };
  }

  test('firepower 7 with terrain; the French assign', () => {
    const { v, garrison } = shelled([]);
    dice(v, 4, 4); // 8 + 7 - 9 - 3 = 3
    run(vm.barrage(v, card('artillery-barrage')), suffer('remove', garrison[0] ?? -1));
    expect(totals(v, 'artillery-barrage')).toEqual([3]);
  });

  test('Improved Defenses count against it; Counter-Battery cancels it and the impulse is over', () => {
    const { v } = shelled([card('improved-defenses')]);
    dice(v, 3, 4); // 7 + 7 - 9 - 6
    run(vm.barrage(v, card('artillery-barrage')), play(card('improved-defenses')));
    expect(totals(v, 'artillery-barrage')).toEqual([-1]);
    const { v: w } = shelled([card('counter-battery')]);
    run(vm.barrage(w, card('artillery-barrage')), play(card('counter-battery')));
    expect([totals(w, 'artillery-barrage'), eventsOf(w, 'card-cancelled').length]).toEqual([[], 1]);
  });
});

test('Emergency Replacements: a die of units at once, no roll this turn; not on turn 1, not twice', () => {
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

describe('Detonate Mine Shaft', () => {
  function shaft(garrison: number) {
    const v = deal(bare({ turn: 5 }), [], [card('mine-shaft')]);
    const french1 = some(v, 38, garrison, 'african');
    v.trench[39] = 3;
    some(v, 39, 4, 'regular');
    return { v, french1 };
  }

  test('turn 5 or later, a garrisoned victory area beside trench level 3', () => {
    const { v } = shaft(2);
    expect([playable(v, 'mine-shaft'), vm.shaftTargets(v)]).toEqual([true, [38]]);
    v.turn = 4;
    expect(playable(v, 'mine-shaft')).toBe(false);
  });

  test('firepower 9 without terrain; emptied, fresh units of one such area may walk in without loss', () => {
    const { v } = shaft(1);
    dice(v, 3, 4); // 7 + 9 - 9
    run(vm.mineShaft(v, card('mine-shaft')), to(39), all, go);
    expect([totals(v, 'mine-shaft'), v.control[38], count(v, 38, 'viet-minh')]).toEqual([[7], 'viet-minh', 4]);
    expect(v.cards['viet-minh'].removed).toEqual([card('mine-shaft')]);
  });

  test('the Viet Minh assign; units left may be assaulted in the same impulse, or left alone', () => {
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

describe('Propaganda', () => {
  function tai() {
    const v = deal(bare(), [], [card('propaganda')]);
    return { v, units: put(v, 9, 'bt-3-9', 'bt-3-12') };
  }
  test.each([
    [2, [9, 9], [1, 0]],
    [3, [ELIMINATED, 9], [0, 0]],
    [6, [ELIMINATED, ELIMINATED], [0, 0]],
  ])('a die of %i', (die, at, spentSides) => {
    const { v, units } = tai();
    dice(v, die);
    const first = units[0] ?? -1;
    run(vm.propaganda(v, card('propaganda')), pick(first));
    expect([units.map((unit) => v.at[unit]), units.map((unit) => v.spent[unit])]).toEqual([at, spentSides]);
  });
});

test('Rats of the Nam Yum: a spent Thai, African or Vietnamese unit by the river is gone', () => {
  const v = deal(bare(), [], [card('rats')]);
  const [rat = -1, legion = -1] = put(v, 22, '8-bpc-cip', '1-2-rei-1');
  spent(v, rat, legion, ...put(v, 24, '3-3-rta-12'));
  expect(vm.ratsUnits(v)).toEqual([rat]);
  run(vm.rats(v, card('rats')));
  expect(v.at[rat]).toBe(ELIMINATED);
});

test('Infiltration: up to three fresh units enter a French garrison and are spent; control stays French', () => {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), [], [card('infiltration')]);
  const units = some(v, 14, 4, 'regular');
  put(v, 17, '3-3-rta-9');
  run(vm.infiltration(v, card('infiltration')), ...units.slice(0, 3).map(pick), go);
  expect([count(v, 17, 'viet-minh'), v.control[17], v.spent[units[0] ?? -1]]).toEqual([3, 'french', 1]);
});

test('Surprise Assault starts from any trench level', () => {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), [], [card('surprise-assault')]);
  some(v, 14, 2, 'regular');
  some(v, 11, 2, 'regular');
  put(v, 17, '3-3-rta-9');
  expect(areasOffered(until(vm.surpriseAssault(v, card('surprise-assault')), 'card-from'))).toEqual([11, 14]);
});
