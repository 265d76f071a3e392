import { describe, expect, test } from 'vitest';
import { frenchPlaces, takeReplacements, vietMinhPlaces } from '../../../src/games/storm/rules/arrivals';
import { ELIMINATED, REPLACEMENT_BOX } from '../../../src/games/storm/state';
import {
  arrivalsPhase,
  bare,
  battle,
  card,
  count,
  deal,
  dice,
  eventsOf,
  firstPrompt,
  pass,
  play,
  put,
  run,
  some,
  totals,
} from './kit';

describe('12.1 replacements', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('12.1 a die of %i brings %i', (die, units) => {
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

  test('12.1 none on turn 1, none with the No Replacements marker, which comes off', () => {
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

  test('12.3 the Viet Minh: their own areas with room, also with French units, and empty French ones linked to an edge', () => {
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

  test('12.3 a unit in an empty French area takes it at once, and it serves as a link for the next', () => {
    const v = bare({ turn: 2, noReplacements: true });
    v.at[100] = -2;
    v.at[101] = -2;
    expect(vietMinhPlaces(v)).not.toContain(23);
    run(arrivalsPhase(v), { do: 'place', area: 17 }, { do: 'place', area: 23 });
    expect([v.control[17], v.control[23]]).toEqual(['viet-minh', 'viet-minh']);
  });

  test('12.3 the French: any French area with room, also with Viet Minh units', () => {
    const v = bare({ turn: 1 });
    some(v, 28, 9, 'legion');
    put(v, 38, '1-4-rtm-2');
    some(v, 38, 1, 'regular');
    const places = frenchPlaces(v);
    expect([places.includes(28), places.includes(38), places.includes(8)]).toEqual([false, true, false]);
  });

  test('12.3 without an area to go to, units are eliminated', () => {
    const v = bare({ turn: 1 });
    v.control = v.control.map(() => 'viet-minh');
    put(v, -1, '6-bpc-1');
    run(arrivalsPhase(v));
    expect(eventsOf(v, 'eliminated').map(({ unit, cause }) => [unit, cause])).toEqual([['6-bpc-1', 'no-room']]);
  });
});

test('12.1 a short box gives what it has', () => {
  const v = battle({ turn: 3 });
  const box = v.at.flatMap((at, unit) => (at === REPLACEMENT_BOX ? [unit] : []));
  for (const unit of box.slice(2)) v.at[unit] = ELIMINATED;
  expect(takeReplacements(v, 5)).toEqual(box.slice(0, 2));
  expect(v.at[box[0] ?? -1]).toBe(-3); // they wait in the box of the turn
});

test('12.3 units of one formation are alike: one of each is offered at a time', () => {
  const v = bare({ turn: 4, noReplacements: true });
  put(v, -4, '2-bep-5', '2-bep-6', '2-1-rcp-2');
  const prompt = firstPrompt(arrivalsPhase(v));
  const waiting = new Set(prompt?.choices.flatMap((choice) => (choice.do === 'place' ? [choice.unit] : [])));
  expect([...waiting].sort()).toEqual(['2-1-rcp-2', '2-bep-5']);
});

test('12.3 an answer of another kind places nobody', () => {
  const v = bare({ turn: 4, noReplacements: true });
  const [unit = -1] = put(v, -4, '2-bep-5');
  const rules = arrivalsPhase(v);
  rules.next();
  expect(rules.next(pass).done).toBe(true);
  expect(v.at[unit]).toBe(-4);
});

test('12.2 Volunteers bring back up to two units, no Thai, and leave the game', () => {
  const v = deal(bare({ turn: 3, noReplacements: true }), [card('volunteers')], []);
  put(v, 0, '8-bpc-1', 'bt-2-5', '1-rcc-1');
  // Only one can come back: nobody is asked which.
  const { asked } = run(arrivalsPhase(v), play(card('volunteers')), { do: 'place', area: 28 });
  expect(asked.map(({ ask }) => ask)).toEqual(['volunteers', 'place']);
  expect([count(v, 28, 'french'), v.cards.french.removed]).toEqual([1, [card('volunteers')]]);
});

test('12.2 Volunteers: two at most, and only if somebody has fallen', () => {
  const v = deal(bare({ turn: 3, noReplacements: true }), [card('volunteers')], []);
  expect(run(arrivalsPhase(v)).asked).toEqual([]);
  put(v, ELIMINATED, '8-bpc-1', '1-bep-1', '6-bpc-1');
  const place = { do: 'place', area: 28 } as const;
  run(arrivalsPhase(v), play(card('volunteers')), { do: 'pick' }, { do: 'pick' }, place, place);
  expect(count(v, 28, 'french')).toBe(2);
});
