import { describe, expect, test } from 'vitest';
import { supplyPhase } from '../../../src/games/storm/rules/supply';
import {
  areasOffered,
  bare,
  card,
  deal,
  decline,
  dice,
  eventsOf,
  held,
  play,
  put,
  run,
  some,
  spent,
  to,
  totals,
  until,
} from './kit';

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

  test('11.0 +2 for a runway and +1 for a green area: 5 and 4 make 9, one area is marked and stays spent', () => {
    const { v, a, b } = hungry([], []);
    held(v, 'viet-minh', 16, 15, 10);
    dice(v, 2, 3);
    run(supplyPhase(v), to(36));
    expect(totals(v, 'supply')).toEqual([9]);
    expect([v.spent[a], v.spent[b], v.unsupplied]).toEqual([0, 1, []]);
  });

  test('11.0 8 marks none; 16 marks two, and with one Heavy Flak three', () => {
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

  test('11.0 Heavy Flak works also on a roll that gives no marker', () => {
    const { v } = hungry([], [card('heavy-flak')]);
    dice(v, 1, 1);
    run(supplyPhase(v), play(card('heavy-flak')), to(22));
    expect(eventsOf(v, 'out-of-supply')).toHaveLength(1);
  });

  test('11.0 Rats add 3 and Monsoon Rains 2, the rains only from turn 4', () => {
    const { v } = hungry([], [card('rats'), card('monsoon')]);
    dice(v, 1, 1);
    run(supplyPhase(v), play(card('monsoon')), play(card('rats')));
    expect(totals(v, 'supply')).toEqual([7]);
    const { v: w } = hungry([], [card('monsoon')], 3);
    dice(w, 1, 1);
    expect(run(supplyPhase(w)).asked).toHaveLength(0);
  });

  test('11.0 Night Parachute Drop removes a marker; Monsoon Rains cancel it', () => {
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

describe('11.0 details', () => {
  test('11.0 the markers lie in areas with French units, whoever holds them, one in each', () => {
    const v = bare({ turn: 5, phase: 'supply' });
    put(v, 28, '1-bep-1');
    put(v, 11, 'bt-3-10'); // among the enemy
    dice(v, 6, 6);
    const prompt = until(supplyPhase(v), 'supply-marker');
    expect([areasOffered(prompt), prompt.side]).toEqual([[11, 28], 'viet-minh']);
  });

  test('11.0 no more markers than areas with French units', () => {
    const v = held(bare({ turn: 5, phase: 'supply' }), 'viet-minh', 16, 20, 21, 10, 15);
    put(v, 28, '1-bep-1');
    dice(v, 6, 6); // 12 + 8: two areas
    expect(run(supplyPhase(v)).asked).toEqual([]);
    expect(eventsOf(v, 'out-of-supply')).toEqual([{ is: 'out-of-supply', area: 28 }]);
  });

  test('11.0 of several markers the French choose which one the Night Parachute Drop takes away', () => {
    const v = deal(held(bare({ turn: 3, phase: 'supply' }), 'viet-minh', 16, 20, 21, 10, 15), [card('night-drop')], []);
    spent(v, ...put(v, 28, '1-bep-1'), ...put(v, 36, '1-13-dble-1'), ...put(v, 38, '1-4-rtm-2'));
    dice(v, 4, 4); // 8 + 8
    run(supplyPhase(v), to(28), to(36), play(card('night-drop')), to(36));
    expect(eventsOf(v, 'supplied')).toEqual([{ is: 'supplied', area: 36 }]);
    expect(v.spent.filter((side) => side === 1)).toHaveLength(1);
  });

  test('11.0 on the last turn nothing is rolled, and the new day still comes', () => {
    const v = deal(bare({ turn: 8, phase: 'supply' }), [card('night-drop')], [card('rats')]);
    spent(v, ...put(v, 28, '1-bep-1'));
    expect(run(supplyPhase(v)).asked).toEqual([]);
    expect([totals(v, 'supply'), v.spent.some((side) => side === 1)]).toEqual([[], false]);
  });
});
