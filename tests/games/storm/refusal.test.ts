/** Why a choice is refused: a reason, and the rule that gives it. */
import { describe, expect, test } from 'vitest';
import { refusal, tries } from '../../../src/games/storm/face/refusal';
import { assault } from '../../../src/games/storm/rules/assault';
import { damage } from '../../../src/games/storm/rules/damage';
import { fire } from '../../../src/games/storm/rules/fire';
import { impulsePhase } from '../../../src/games/storm/rules/impulses';
import { move } from '../../../src/games/storm/rules/movement';
import { idOf } from '../../../src/games/storm/rules/units';
import type { Storm } from '../../../src/games/storm/state';
import {
  arrivalsPhase,
  bare,
  battle,
  card,
  deal,
  go,
  nineAgainstThree,
  pass,
  pick,
  put,
  some,
  spent,
  suffer,
  to,
  until,
} from './kit';

/** The reason and the rule of a refusal. */
function reason(v: Storm, prompt: Parameters<typeof refusal>[1], choice: Parameters<typeof refusal>[2]) {
  const { reason: why, rule } = refusal(v, prompt, choice);
  return [why, rule];
}

const deed = (kind: string, area: number) => ({ do: kind, area });

describe('refusals cite their rule', () => {
  test('6.0 actions of an impulse', () => {
    const v = battle({ turn: 2 });
    const vm = until(impulsePhase(v), 'impulse');
    const choice = (deed: string, area: number) => ({ do: deed, area });
    expect(reason(v, vm, choice('assault', 8))).toEqual(['trench-too-low', '10.0']);
    expect(reason(v, vm, choice('sap', 6))).toEqual(['not-controlled', '9.0']);
    expect(reason(v, vm, choice('fire', 1))).toEqual(['no-fresh-unit', '6.1']);
    expect(reason(v, vm, { do: 'play', card: 'v23' } as never)).toEqual(['not-in-hand', '5.2']);
    v.impulse = 'french';
    const french = until(impulsePhase(v), 'impulse');
    expect(reason(v, french, choice('assault', 6))).toEqual(['viet-minh-only', '10.0']);
    expect(reason(v, french, choice('fire', 36))).toEqual(['no-target', '8.1']);
  });

  test('8.4.1 a retreat that would throw points away', () => {
    const v = bare();
    const list = some(v, 17, 2, 'legion');
    spent(v, list[0] ?? -1);
    const prompt = until(damage(v, 17, list, 4, 'french'), 'damage');
    expect(reason(v, prompt, suffer('spend', list[0] ?? -1))).toEqual(['spent', '8.4']);
    expect(reason(v, prompt, suffer('remove', 100))).toEqual(['not-hit', '8.4']);
  });

  test('7.0 steps', () => {
    const v = bare();
    const [unit = -1] = put(v, 6, '5-7-rta-1');
    const prompt = until(move(v, 'french', 6), 'move-step', pick(unit), go);
    expect(reason(v, prompt, to(1))).toEqual(['closed-to-french', '7.0']);
    expect(reason(v, prompt, to(44))).toEqual(['not-adjacent', '7.0']);
    expect(reason(v, prompt, pass)).toEqual(['not-offered', '7.0']);
  });

  test('9.0 sapping: by the Viet Minh, below level three, with two fresh units', () => {
    const v = bare({ turn: 2 });
    some(v, 18, 1, 'regular');
    const vietMinh = until(impulsePhase(v), 'impulse');
    expect(reason(v, vietMinh, deed('sap', 18))).toEqual(['two-fresh-units', '9.0']);
    v.trench[18] = 3;
    expect(reason(v, vietMinh, deed('sap', 18))).toEqual(['trench-full', '9.0']);
    v.impulse = 'french';
    put(v, 28, '1-bep-1');
    const french = until(impulsePhase(v), 'impulse');
    expect(reason(v, french, deed('sap', 28))).toEqual(['viet-minh-only', '9.0']);
  });

  test('10.0 an assault from the trenches needs a garrison beside it', () => {
    const v = bare({ turn: 2 });
    some(v, 18, 2, 'regular');
    v.trench[18] = 3;
    const prompt = until(impulsePhase(v), 'impulse');
    expect(reason(v, prompt, deed('assault', 18))).toEqual(['no-garrison-near', '10.0']);
  });

  test('7.0 a move needs an area to go to', () => {
    const v = bare({ turn: 2 });
    some(v, 4, 1, 'replacement');
    some(v, 3, 9, 'regular');
    some(v, 8, 9, 'elite');
    expect(reason(v, until(impulsePhase(v), 'impulse'), deed('move', 4))).toEqual(['no-way', '7.0']);
  });

  test('8.1 targets of fire: near enough, and with an enemy', () => {
    const v = bare();
    put(v, 10, 'bt-3-10');
    some(v, 7, 1, 'regular');
    some(v, 11, 1, 'elite');
    const prompt = until(fire(v, 'french', 10), 'fire-target');
    expect(reason(v, prompt, to(44))).toEqual(['not-adjacent', '8.1']);
    expect(reason(v, prompt, to(9))).toEqual(['no-target', '8.1']);
  });

  test('10.0 targets of an assault: adjacent, garrisoned, with room', () => {
    const { v } = nineAgainstThree([], []);
    v.turn = 1;
    some(v, 11, 2, 'replacement');
    put(v, 10, 'bt-3-10');
    const prompt = until(assault(v, 11), 'assault-target');
    expect(reason(v, prompt, to(44))).toEqual(['not-adjacent', '10.0']);
    expect(reason(v, prompt, to(7))).toEqual(['no-garrison', '10.0']);
    some(v, 10, 9, 'replacement');
    expect(reason(v, prompt, to(10))).toEqual(['nine-units', '10.0']);
  });

  test('8.4.2 retreats: to an own area, with room, and the one with the fewest enemies', () => {
    const v = bare();
    const [a = -1] = some(v, 11, 2, 'regular');
    spent(v, a);
    const prompt = until(damage(v, 11, [a], 1, 'viet-minh'), 'retreat');
    expect(reason(v, prompt, to(10))).toEqual(['retreat-not-own', '8.4.2']);
    expect(reason(v, prompt, to(8))).toEqual(['retreat-fewest', '8.4.2']);
    some(v, 8, 9, 'elite');
    expect(reason(v, prompt, to(8))).toEqual(['nine-units', '8.4.2']);
  });

  test('6.1 units: one’s own, fresh, of the same area, and once', () => {
    const v = bare();
    const [a = -1, b = -1] = put(v, 10, 'bt-3-10', 'bt-3-11');
    const [far = -1] = put(v, 9, 'bt-3-9');
    const [enemy = -1] = some(v, 7, 1, 'regular');
    spent(v, b);
    const prompt = until(fire(v, 'french', 10), 'fire-force');
    v.action?.units.push(a);
    expect([a, b, far, enemy].map((unit) => reason(v, prompt, pick(unit))[0])).toEqual([
      'already-in',
      'spent',
      'other-area',
      'not-yours',
    ]);
  });

  test('7.0 armor that no bridge lets out', () => {
    const v = bare();
    const [tank = -1] = put(v, 17, '1-rcc-1', '3-3-rta-9');
    const prompt = until(move(v, 'french', 17), 'move-units');
    expect(reason(v, prompt, pick(tank))).toEqual(['armor-river', '7.0']);
  });

  test('8.4 results: only for units that are hit, no more than the points, none thrown away', () => {
    const v = bare();
    const [a = -1, b = -1, c = -1] = some(v, 17, 3, 'legion');
    const prompt = until(damage(v, 17, [a, b], 2, 'french'), 'damage');
    expect(reason(v, prompt, suffer('remove', a))).toEqual(['points-short', '8.4']);
    expect(reason(v, prompt, suffer('spend', c))).toEqual(['not-hit', '8.4']);
    v.damage = { points: 5, area: 17, units: [a, b] };
    expect(reason(v, prompt, suffer('retreat', a))).toEqual(['points-wasted', '8.4.1']);
    v.damage = null;
    expect(reason(v, prompt, suffer('retreat', a))).toEqual(['not-offered', '8.4']);
  });

  test('12.3 arrivals: in areas of one’s own side with room, the French in no red one', () => {
    const v = bare({ turn: 4, noReplacements: true });
    put(v, -4, '2-bep-5');
    some(v, 28, 9, 'legion');
    const prompt = until(arrivalsPhase(v), 'place');
    const place = (area: number) => ({ do: 'place', unit: '2-bep-5', area });
    expect(reason(v, prompt, place(1))).toEqual(['closed-to-french', '7.0']);
    expect(reason(v, prompt, place(28))).toEqual(['nine-units', '12.3']);
    expect(reason(v, prompt, place(11))).toEqual(['not-controlled', '12.3']);
    v.turn = 3;
    put(v, 17, '3-3-rta-9');
    const vietMinh = { ...prompt, side: 'viet-minh' };
    expect(reason(v, vietMinh, place(20))).toEqual(['not-linked', '12.3']);
    expect(reason(v, vietMinh, place(17))).toEqual(['not-controlled', '12.3']);
    expect(reason(v, vietMinh, place(8))).toEqual(['not-offered', '12.3']);
  });

  test('5.2 cards: held, not too early, in their window', () => {
    const v = deal(battle({ turn: 2 }), [], [card('mine-shaft'), card('giap')]);
    const prompt = until(impulsePhase(v), 'impulse');
    const play = (id: string) => ({ do: 'play', card: id });
    expect(reason(v, prompt, play(card('mine-shaft')))).toEqual(['too-early', '5.2']);
    expect(reason(v, prompt, play(card('giap')))).toEqual(['not-its-window', '5.2']);
    expect(reason(v, prompt, play('no such card'))).toEqual(['not-offered', '6.0']);
  });

  test('6.0 what names no area, unit or card of the game is only not offered', () => {
    const v = battle();
    const prompt = until(impulsePhase(v), 'impulse');
    for (const stranger of [
      deed('move', 99),
      { do: 'move', area: 'x' },
      { do: 'pick', unit: 'x' },
      { do: 'place', area: 0 },
      { do: 'spend' },
      { do: 'to' },
    ])
      expect(reason(v, prompt, stranger)).toEqual(['not-offered', '6.0']);
  });
});

describe('what a touched thing could do', () => {
  test('6.1 an area: each deed of the side that is asked, allowed or not', () => {
    const v = battle();
    const prompt = until(impulsePhase(v), 'impulse');
    const kinds = (side: string) => tries(v, { ...prompt, side }, { place: '8' }).map((choice) => choice.do);
    expect(kinds('viet-minh')).toEqual(['move', 'fire', 'assault', 'sap']);
    expect(kinds('french')).toEqual(['move', 'fire']);
    expect(tries(v, prompt, { place: '99' })).toEqual([]);
    expect(tries(v, { ...prompt, ask: 'damage' }, { place: '8' })).toEqual([]);
  });

  test('7.0, 8.4 elsewhere an area where areas are asked for, a counter where counters are', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 2, 'regular');
    const damaged = until(damage(v, 11, [unit], 2, 'viet-minh'), 'damage');
    expect(tries(v, damaged, { place: '7' })).toEqual([]);
    expect(tries(v, damaged, { counter: idOf(unit) })).toEqual([suffer('spend', unit), suffer('retreat', unit)]);
    expect(tries(v, { ...damaged, choices: [to(7)] }, { place: '44' })).toEqual([to(44)]);
  });

  test('12.3 a counter carried to an area where units arrive', () => {
    const v = bare({ turn: 4, noReplacements: true });
    put(v, -4, '2-bep-5');
    const prompt = until(arrivalsPhase(v), 'place');
    const place = { do: 'place', unit: '2-bep-5', area: 1 };
    expect(tries(v, prompt, { counter: '2-bep-5', place: '1' })).toEqual([place]);
    expect(tries(v, { ...prompt, choices: [pass] }, { counter: '2-bep-5', place: '1' })).toEqual([]);
  });

  test('5.2, 5.3 a card: played, or given up where cards are given up', () => {
    const v = deal(battle(), [], ['v1']);
    const prompt = until(impulsePhase(v), 'impulse');
    expect(tries(v, prompt, { card: 'v1' })).toEqual([{ do: 'play', card: 'v1' }]);
    const discards = { ...prompt, choices: [{ do: 'discard', card: 'v2' } as const] };
    expect(tries(v, discards, { card: 'v1' })).toEqual([{ do: 'discard', card: 'v1' }]);
    expect(tries(v, prompt, { card: 'x1' })).toEqual([]);
  });
});
