import { describe, expect, test } from 'vitest';
import { arrivalsPhase, frenchPlaces, vietMinhPlaces } from '../../../src/games/storm/rules/arrivals';
import { sap } from '../../../src/games/storm/rules/sap';
import { supplyPhase } from '../../../src/games/storm/rules/supply';
import {
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
  to,
  totals,
} from './kit';

describe('9.0 sap', () => {
  test('six fresh units bring level 0 to 3 and are spent', () => {
    const v = bare({ turn: 2 });
    const six = some(v, 18, 6, 'regular');
    run(sap(v, 18), ...six.map(pick), go);
    expect([v.trench[18], six.map((unit) => v.spent[unit])]).toEqual([3, [1, 1, 1, 1, 1, 1]]);
  });

  test('two for a level, and no unit is turned for a level that cannot be built', () => {
    const v = bare({ turn: 2 });
    const nine = some(v, 18, 9, 'regular');
    v.trench[18] = 2;
    let last: string[] = [];
    run(sap(v, 18), pick(nine[0] ?? -1), pick(nine[1] ?? -1), (prompt) => {
      last = prompt.choices.map((choice) => choice.do);
      return prompt.choices[0];
    });
    expect([last, v.trench[18]]).toEqual([['go'], 3]);
  });

  test('a card digs its Trench Value, at most to 3, without units', () => {
    const v = deal(bare({ turn: 2 }), [], ['v11', 'v1']);
    run(sap(v, 18), { do: 'discard', card: 'v1' });
    expect(v.trench[18]).toBe(1);
    run(sap(v, 18), { do: 'discard', card: 'v11' });
    expect([v.trench[18], v.cards['viet-minh'].hand]).toEqual([3, []]);
  });
});

describe('11.0 supply', () => {
  function hungry(french: Parameters<typeof deal>[1], vm: Parameters<typeof deal>[2], turn = 5) {
    const v = deal(bare({ turn, phase: 'supply' }), french, vm);
    const [a = -1, b = -1, c = -1, d = -1] = put(v, 28, '1-bep-1').concat(
      put(v, 36, '1-13-dble-1'),
      put(v, 38, '1-4-rtm-2'),
      put(v, 22, '8-bpc-1'),
    );
    spent(v, a, b, c, d);
    return { v, a, b, c, d };
  }

  test('+2 for a runway and +1 for a green area: 5 and 4 make 9, one area is marked and stays spent', () => {
    const { v, a, b } = hungry([], []);
    held(v, 'viet-minh', 16, 15, 10);
    dice(v, 2, 3);
    run(supplyPhase(v), to(36));
    expect(totals(v, 'supply')).toEqual([9]);
    expect([v.spent[a], v.spent[b], v.unsupplied]).toEqual([0, 1, []]);
  });

  test('8 marks none; 16 marks two, and with one Heavy Flak three', () => {
    const { v } = hungry([], []);
    dice(v, 4, 4);
    expect(run(supplyPhase(v)).asked).toHaveLength(0);
    const all12 = [16, 20, 21, 10, 15, 19, 22, 27, 28];
    const { v: w } = hungry([], [card('heavy-flak'), card('heavy-flak', 2)]);
    held(w, 'viet-minh', ...all12);
    dice(w, 2, 2);
    run(supplyPhase(w), play(card('heavy-flak')), to(28), to(36), to(38));
    expect(totals(w, 'supply')).toEqual([16]);
    expect(eventsOf(w, 'out-of-supply').map(({ area }) => area)).toEqual([28, 36, 38]);
    expect(w.cards['viet-minh'].hand).toEqual([card('heavy-flak', 2)]);
  });

  test('Heavy Flak works also on a roll that gives no marker', () => {
    const { v } = hungry([], [card('heavy-flak')]);
    dice(v, 1, 1);
    run(supplyPhase(v), play(card('heavy-flak')), to(22));
    expect(eventsOf(v, 'out-of-supply')).toHaveLength(1);
  });

  test('Rats add 3 and Monsoon Rains 2, the rains only from turn 4', () => {
    const { v } = hungry([], [card('rats'), card('monsoon')]);
    dice(v, 1, 1);
    run(supplyPhase(v), play(card('monsoon')), play(card('rats')));
    expect(totals(v, 'supply')).toEqual([7]);
    const { v: w } = hungry([], [card('monsoon')], 3);
    dice(w, 1, 1);
    expect(run(supplyPhase(w)).asked).toHaveLength(0);
  });

  test('Night Parachute Drop removes a marker; Monsoon Rains cancel it', () => {
    const { v, b } = hungry([card('night-drop')], []);
    dice(v, 5, 4);
    run(supplyPhase(v), to(36), play(card('night-drop')));
    expect(v.spent[b]).toBe(0);
    const { v: w, b: wet } = hungry([card('night-drop')], [card('monsoon')]);
    dice(w, 5, 4);
    run(supplyPhase(w), decline, to(36), play(card('night-drop')), play(card('monsoon')));
    expect(w.spent[wet]).toBe(1);
  });

  test('4.0 C all Viet Minh units are fresh again, Fire markers come off', () => {
    const { v } = hungry([], []);
    const vm = some(v, 8, 2, 'regular');
    spent(v, ...vm);
    v.fire[8] = 2;
    dice(v, 1, 1);
    run(supplyPhase(v));
    expect([vm.map((unit) => v.spent[unit]), v.fire[8]]).toEqual([[0, 0], 0]);
  });
});

describe('12.1 replacements', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('a die of %i brings %i', (die, units) => {
    const v = battle({ turn: 3, phase: 'arrivals' });
    v.at = v.at.map((at) => (at === -3 ? 46 : at));
    dice(v, die);
    run(
      arrivalsPhase(v),
      ...new Array(units)
        .fill({ do: 'place', area: 8 })
        .map((_, i) => ({ do: 'place' as const, area: [1, 2, 4][i] ?? 1 })),
    );
    expect(v.at.filter((at) => at === 45)).toHaveLength(24 - units);
  });

  test('none on turn 1, none with the No Replacements marker, which comes off', () => {
    const v = bare({ turn: 1 });
    expect(run(arrivalsPhase(v)).asked).toHaveLength(0);
    expect(totals(v, 'replacements')).toEqual([]);
    const w = bare({ turn: 4, noReplacements: true });
    run(arrivalsPhase(w));
    expect([totals(w, 'replacements'), w.noReplacements]).toEqual([[], false]);
  });
});

describe('12.3 placing', () => {
  test('12.2 units arrive at the end of their turn: the Viet Minh first', () => {
    const v = battle({ turn: 4, noReplacements: true });
    const sides: string[] = [];
    run(
      arrivalsPhase(v),
      ...new Array(3 + 5)
        .fill(0)
        .map(() => (prompt: Parameters<Extract<Parameters<typeof run>[1], (...args: never[]) => unknown>>[0]) => {
          sides.push(prompt.side);
          return prompt.choices[0];
        }),
    );
    expect(sides).toEqual([...new Array(3).fill('viet-minh'), ...new Array(5).fill('french')]);
    expect(v.at.filter((at) => at === -4)).toHaveLength(0);
  });

  test('the Viet Minh: their own areas with room, also with French units, and empty French ones linked to an edge', () => {
    const v = bare({ turn: 3 });
    some(v, 8, 9, 'regular');
    put(v, 42, '1-gmpt-2');
    some(v, 42, 1, 'elite');
    put(v, 14, '3-13-dble-9');
    const places = vietMinhPlaces(v);
    expect(places).not.toContain(8); // nine
    expect(places).toContain(42);
    expect(places).not.toContain(14); // garrisoned
    expect(places).toContain(17); // empty, beside 8 and 18
    expect(places).not.toContain(16); // beside no Viet Minh area
  });

  test('a unit in an empty French area takes it at once, and it serves as a link for the next', () => {
    const v = bare({ turn: 2, noReplacements: true });
    v.at[100] = -2;
    v.at[101] = -2;
    expect(vietMinhPlaces(v)).not.toContain(23);
    run(arrivalsPhase(v), { do: 'place', area: 17 }, { do: 'place', area: 23 });
    expect([v.control[17], v.control[23]]).toEqual(['viet-minh', 'viet-minh']);
  });

  test('the French: any French area with room, also with Viet Minh units', () => {
    const v = bare({ turn: 1 });
    some(v, 28, 9, 'legion');
    put(v, 38, '1-4-rtm-2');
    some(v, 38, 1, 'regular');
    const places = frenchPlaces(v);
    expect([places.includes(28), places.includes(38), places.includes(8)]).toEqual([false, true, false]);
  });

  test('without an area to go to, units are eliminated', () => {
    const v = bare({ turn: 1 });
    v.control = v.control.map(() => 'viet-minh');
    put(v, -1, '6-bpc-1');
    run(arrivalsPhase(v));
    expect(eventsOf(v, 'eliminated').map(({ unit, cause }) => [unit, cause])).toEqual([['6-bpc-1', 'no-room']]);
  });
});

test('Volunteers bring back up to two units, no Thai, and leave the game', () => {
  const v = deal(bare({ turn: 3, noReplacements: true }), [card('volunteers')], []);
  put(v, 0, '8-bpc-1', 'bt-2-5', '1-rcc-1');
  // Only one can come back: nobody is asked which.
  const { asked } = run(arrivalsPhase(v), play(card('volunteers')), { do: 'place', area: 28 });
  expect(asked.map(({ ask }) => ask)).toEqual(['volunteers', 'place']);
  expect([count(v, 28, 'french'), v.cards.french.removed]).toEqual([1, [card('volunteers')]]);
});
