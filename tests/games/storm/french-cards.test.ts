import { describe, expect, test } from 'vitest';
import { type CardKind, kinds } from '../../../src/games/storm/data/cards';
import * as french from '../../../src/games/storm/rules/french-cards';
import { canPlay } from '../../../src/games/storm/rules/impulses';
import { censusOf } from '../../../src/games/storm/rules/units';
import { ASIDE, ELIMINATED, type Storm } from '../../../src/games/storm/state';
import {
  all,
  bare,
  battle,
  card,
  count,
  deal,
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

describe('6.1, 6.2 Counter Attack', () => {
  function target() {
    const v = deal(bare(), [card('counter-attack')], []);
    const here = put(v, 10, '1-bep-1', '1-bep-2');
    const there = put(v, 9, '8-bpc-1');
    const [enemy = -1] = some(v, 7, 1, 'regular');
    return { v, here, there, enemy };
  }

  test('6.1 by fire: units of several areas as one attack, a Fire marker in each, advance into the cleared area', () => {
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

  test('6.1 by movement: each pays for the one step, all are spent', () => {
    const { v, here, there } = target();
    run(french.counterAttack(v, card('counter-attack')), { do: 'form', form: 'move' }, all, go);
    expect([count(v, 7, 'french'), v.control[7]]).toEqual([3, 'viet-minh']);
    expect([...here, ...there].every((unit) => v.spent[unit] === 1)).toBe(true);
  });

  test('6.1 a red area can be fired at, not entered', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    put(v, 6, '5-7-rta-1');
    some(v, 1, 1, 'regular');
    expect([french.counterFireTargets(v), french.counterMoveTargets(v)]).toEqual([[1], []]);
  });
});

describe('8.2 aircraft', () => {
  function sky(french1: Parameters<typeof deal>[1], vm1: Parameters<typeof deal>[2], turn = 2) {
    const v = deal(bare({ turn }), french1, vm1);
    const stack = some(v, 7, 2, 'regular');
    v.trench[7] = 2;
    return { v, stack };
  }

  test('8.2 Fighter Bombers: firepower 5, terrain and trenches count, the Viet Minh assign', () => {
    const { v, stack } = sky([card('fighter-bombers')], []);
    dice(v, 4, 4); // 8 + 5 - 8 - 2 = 3
    const { asked } = run(french.airStrike(v, card('fighter-bombers')), suffer('remove', stack[0] ?? -1));
    expect([totals(v, 'fighter-bombers'), asked[0]?.side, v.trench[7]]).toEqual([[3], 'viet-minh', 2]);
  });

  test('8.2 B-26 Bombers: firepower 8, the French assign, the owner chooses retreats, the trench falls by one', () => {
    const { v, stack } = sky([card('b-26')], []);
    dice(v, 1, 3); // 4 + 8 - 8 - 2 = 2
    const { asked } = run(french.airStrike(v, card('b-26')), suffer('retreat', stack[0] ?? -1), to(11));
    expect(asked.map(({ side }) => side)).toEqual(['french', 'viet-minh']);
    expect([v.trench[7], v.at[stack[0] ?? -1]]).toEqual([1, 11]);
  });

  test('8.2 only areas with Viet Minh units and no French unit', () => {
    const { v } = sky([card('b-26')], []);
    some(v, 11, 1, 'regular');
    put(v, 11, 'bt-3-10');
    expect(french.airTargets(v)).toEqual([7]);
  });

  test('8.2 Heavy Flak cancels an air card; Monsoon Rains from turn 4', () => {
    const { v } = sky([card('b-26')], [card('heavy-flak'), card('monsoon')]);
    const window = until(french.airStrike(v, card('b-26')), 'react-air');
    expect(window.choices).toEqual([{ do: 'play', card: card('heavy-flak') }, { do: 'decline' }]);
    const { v: w } = sky([card('b-26')], [card('heavy-flak'), card('monsoon')], 4);
    run(french.airStrike(w, card('b-26')), play(card('monsoon')));
    expect([totals(w, 'b-26'), w.trench[7], w.cards['viet-minh'].hand]).toEqual([[], 2, [card('heavy-flak')]]);
  });
});

test('6.2 Column from Isabelle: the three units enter a French Junon without Viet Minh units and with room', () => {
  const v = battle();
  expect(playable(v, 'column')).toBe(true);
  french.column(v, card('column'));
  expect([count(v, 41, 'french'), v.cards.french.removed]).toEqual([4, [card('column')]]);
  const w = battle();
  w.at[100] = 41;
  expect(playable(w, 'column')).toBe(false);
});

test('6.2, 9.1 Trench Raid: one fresh unit beside it is spent, the level falls by two, nobody attacks', () => {
  const v = deal(bare(), [card('trench-raid')], []);
  const [raider = -1] = put(v, 38, '1-4-rtm-2');
  v.trench[39] = 3;
  run(french.trenchRaid(v, card('trench-raid')));
  expect([v.trench[39], v.spent[raider], totals(v, 'fire')]).toEqual([1, 1, []]);
});

test('6.2 Langlais and Bigeard: up to three spent units of one French area are fresh', () => {
  const v = deal(bare(), [card('langlais-bigeard')], []);
  const four = some(v, 28, 4, 'legion');
  spent(v, ...four);
  run(french.rally(v, card('langlais-bigeard'), 'french'), ...four.slice(0, 3).map(pick), go);
  expect(four.map((unit) => v.spent[unit])).toEqual([0, 0, 0, 1]);
});

describe('6.1 Counter Attack, in detail', () => {
  test('6.1 where only fire is possible the form is not asked', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    put(v, 6, '5-7-rta-1');
    some(v, 1, 1, 'regular');
    dice(v, 1, 1);
    const { asked } = run(french.counterAttack(v, card('counter-attack')), { do: 'pick' }, go);
    expect(asked.map(({ ask }) => ask)).toEqual(['counter-force', 'counter-force']);
  });

  test('7.0 armor neither moves nor advances over the river', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    const [tank = -1, foot = -1] = put(v, 10, '1-rcc-1', '8-bpc-1');
    const [enemy = -1] = some(v, 17, 1, 'regular');
    held(v, 'viet-minh', 17);
    const movers = until(french.counterAttack(v, card('counter-attack')), 'counter-move', { do: 'form', form: 'move' });
    expect(movers.choices).toEqual([pick(foot)]);
    dice(v, 6, 6); // 12 + 5 - 8 - 3 = 6
    const { asked } = run(
      french.counterAttack(v, card('counter-attack')),
      { do: 'form', form: 'fire' },
      all,
      go,
      pick(foot),
    );
    expect(asked.at(-1)?.choices).toEqual([pick(foot), go]);
    expect([v.at[enemy], v.at[foot], v.at[tank]]).toEqual([ELIMINATED, 17, 10]);
  });

  test('7.0 nobody moves into a full area, nor beyond his points', () => {
    const v = bare();
    some(v, 7, 1, 'regular');
    put(v, 7, '1-gmpt-1');
    const [gun = -1] = put(v, 10, '1-gaaceo-1'); // one point, and the step costs two
    expect([french.counterFireTargets(v), french.counterMoveTargets(v)]).toEqual([[7], []]);
    v.at[gun] = ASIDE;
    put(v, 10, '8-bpc-1');
    expect(french.counterMoveTargets(v)).toEqual([7]);
    some(v, 7, 8, 'legion');
    expect(french.counterMoveTargets(v)).toEqual([]);
  });

  test('8.1 units inside the target fire too, and leave no marker there', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    put(v, 7, '8-bpc-1');
    put(v, 10, '8-bpc-2');
    some(v, 7, 3, 'regular');
    dice(v, 1, 1);
    run(french.counterAttack(v, card('counter-attack')), { do: 'form', form: 'fire' }, all, go);
    expect([v.fire[7], v.fire[10]]).toEqual([0, 1]);
  });
});

test('8.2 B-26 Bombers do not lower a trench that is not there', () => {
  const v = deal(bare(), [card('b-26')], []);
  some(v, 7, 1, 'regular');
  dice(v, 6, 6); // all eliminated
  run(french.airStrike(v, card('b-26')));
  expect([v.trench[7], eventsOf(v, 'trench')]).toEqual([0, []]);
});

test('6.2 Trench Raid: the target and the raider are chosen; only a Viet Minh trench beside a fresh unit', () => {
  const v = deal(bare(), [card('trench-raid')], []);
  const [a = -1, b = -1] = put(v, 38, '1-4-rtm-2', '1-4-rtm-3');
  v.trench[39] = 1;
  v.trench[42] = 3;
  v.trench[1] = 3; // far away
  expect(french.raidTargets(v)).toEqual([39, 42]);
  run(french.trenchRaid(v, card('trench-raid')), to(39), pick(b));
  expect([v.trench[39], v.spent[a], v.spent[b]]).toEqual([0, 0, 1]);
  expect(french.raidTargets({ ...v, trench: [] })).toEqual([]); // no marker on the map
  spent(v, a);
  expect(french.raidTargets(v)).toEqual([]);
});

test('6.2 Column from Isabelle needs room for three in a French Junon', () => {
  const v = bare();
  expect(french.columnCanEnter(v)).toBe(true);
  some(v, 41, 7, 'legion');
  expect(french.columnCanEnter(v)).toBe(false);
  expect(french.columnCanEnter(held(bare(), 'viet-minh', 41))).toBe(false);
});

test('6.2 Langlais and Bigeard rally in French areas, whoever else is there; Dan Cong only among themselves', () => {
  const v = bare();
  spent(v, ...put(v, 28, '1-bep-1'), ...some(v, 18, 1, 'regular'), ...some(v, 11, 1, 'elite'));
  some(v, 28, 1, 'replacement');
  put(v, 11, '8-bpc-1');
  expect([french.rallyAreas(v, 'french'), french.rallyAreas(v, 'viet-minh')]).toEqual([[28], [18]]);
});
