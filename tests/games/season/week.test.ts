import { describe, expect, test } from 'vitest';
import { place, placeId } from '../../../src/games/season/data/places';
import {
  air,
  interdiction,
  placesLost,
  replacements,
  roadOpen,
  supplyLine,
} from '../../../src/games/season/rules/french-week';
import { numberOf } from '../../../src/games/season/rules/pieces';
import { munitionsShift } from '../../../src/games/season/rules/supply';
import { digSites, endWaiting, uncover } from '../../../src/games/season/rules/trenches';
import {
  beginDigging,
  beginReconstitution,
  beginReturns,
  beginSupply,
  dig,
  reconstitution,
  returns,
  supply,
} from '../../../src/games/season/rules/vm-week';
import { boxOf, DESTROYED, LATER, MERGED, POOL, routedBox, type Season } from '../../../src/games/season/state';
import {
  at,
  dice,
  done,
  eventsOf,
  field,
  held,
  ids,
  left,
  move,
  offers,
  put,
  raw,
  run,
  start,
  steps,
  trench,
  until,
} from './kit';

const sites = (v: Season) => digSites(v).map(placeId);

describe('3.1 Viet Minh supply', () => {
  test('two levels on turn 1, one on turn 2; what the track cannot hold is lost', () => {
    const v = field({ turn: 1 });
    beginSupply(v);
    expect(v.received).toBe(8);
    run(supply(v));
    expect(v.munitions['viet-minh']).toBe(14);
    v.turn = 2;
    beginSupply(v);
    run(supply(v));
    expect(v.munitions['viet-minh']).toBe(16);
    expect(eventsOf(v, 'supplied').at(-1)).toMatchObject({ points: 4, was: 14, now: 16 });
  });

  test('a point gives two steps to one battalion or one each to two, none above three', () => {
    const v = field({ turn: 2 });
    put(v, 'ZC', 'V11', 'V16', 'V428');
    steps(v, 'V11', 1);
    steps(v, 'V16', 2);
    beginSupply(v);
    const asked = until(supply(v), 'trade');
    expect(offers(asked)).toEqual(['trade V11 1', 'trade V11 2', 'trade V16 1', 'done']);
    const w = field({ turn: 2 });
    put(w, 'ZC', 'V11', 'V16');
    steps(w, 'V11', 1);
    steps(w, 'V16', 2);
    beginSupply(w);
    // The second half of a point goes to another battalion, or is lost.
    run(supply(w), { do: 'trade', unit: 'V11', steps: 1 }, (prompt) => {
      expect(offers(prompt)).toEqual(['trade V16 1', 'done']);
      return prompt.choices[1];
    });
    expect([left(w, 'V11'), w.munitions['viet-minh']]).toEqual([2, 9]);
  });

  test('a battalion off the map appears in Jungle 2, with the step its stay has earned', () => {
    const v = field({ turn: 4 });
    put(v, 'J2', 'V11', 'V16');
    v.at[numberOf('V11')] = boxOf(4);
    v.at[numberOf('V16')] = routedBox(4);
    steps(v, 'V11', 1);
    steps(v, 'V16', 2);
    beginSupply(v);
    run(supply(v), { do: 'trade', unit: 'V11', steps: 1 }, { do: 'trade', unit: 'V16', steps: 1 });
    expect([at(v, 'V11'), left(v, 'V11'), at(v, 'V16'), left(v, 'V16')]).toEqual(['J2', 3, 'J2', 3]);
    expect(eventsOf(v, 'traded').map(({ points, appeared }) => [points, appeared])).toEqual([
      [1, true],
      [0, true],
    ]);
  });

  test('battalions that have not arrived cannot be helped', () => {
    const v = field({ turn: 2 });
    steps(v, 'V900', 3);
    beginSupply(v);
    expect(run(supply(v)).asked).toEqual([]);
  });
});

describe('3.1 Reconstitution and arrivals', () => {
  test('a battalion with two losses must leave, one with one loss may, a destroyed one enters the box', () => {
    const v = field({ turn: 3 });
    put(v, 'ZC', 'V11', 'V16', 'V428', 'V130');
    steps(v, 'V11', 1);
    steps(v, 'V16', 2);
    steps(v, 'V428', 0);
    v.at[numberOf('V428')] = DESTROYED;
    beginReconstitution(v);
    expect([raw(v, 'V11'), raw(v, 'V428')]).toEqual([boxOf(4), boxOf(4)]);
    run(reconstitution(v), (prompt) => {
      expect(offers(prompt)).toEqual(['leave V16', 'done']);
      return prompt.choices[0];
    });
    expect([raw(v, 'V16'), at(v, 'V130')]).toEqual([boxOf(4), 'ZC']);
  });

  test('those who stay earn another step each turn, up to three', () => {
    const v = field({ turn: 5 });
    put(v, 'J2', 'V11');
    v.at[numberOf('V11')] = boxOf(5);
    steps(v, 'V11', 1);
    beginReturns(v);
    run(returns(v), done);
    expect([raw(v, 'V11'), left(v, 'V11')]).toEqual([boxOf(6), 2]);
    v.turn = 6;
    beginReturns(v);
    run(returns(v), { do: 'return', unit: 'V11' });
    expect([at(v, 'V11'), left(v, 'V11')]).toEqual(['J2', 3]);
  });

  test('reinforcements and two dummies arrive in Jungle 2', () => {
    const v = start('full-battle');
    v.turn = 3;
    run(returns(v));
    expect(['V900', 'V910', 'V888'].map((id) => at(v, id))).toEqual(['J2', 'J2', 'J2']);
    expect(raw(v, 'X7')).toBe(LATER);
    v.turn = 6;
    run(returns(v));
    expect(['V353', 'X7', 'X8'].map((id) => at(v, id))).toEqual(['J2', 'J2', 'J2']);
  });

  test('leaving uncovers a Level 3 at once', () => {
    const v = field({ turn: 3 });
    put(trench(v, 3, 'ZC'), 'ZC', 'V11');
    steps(v, 'V11', 1);
    beginReconstitution(v);
    expect(v.trench[place('ZC')]).toBe(2);
  });
});

describe('3.1 Entrenchments', () => {
  test('the first trench touches the jungle; a chain may be dug in one turn', () => {
    const v = field();
    beginDigging(v);
    expect(sites(v)).toEqual(['ZC', 'ZD', 'ZE', 'ZF', 'ZG', 'ZH', 'ZJ', 'ZL', 'ZM', 'ZP', 'ZQ']);
    run(dig(v), { do: 'dig', place: 'ZP' }, { do: 'dig', place: 'ZN' }, done);
    expect([v.trench[place('ZP')], v.trench[place('ZN')]]).toEqual([1, 1]);
  });

  test('twelve points, two a level in marsh; three levels at most', () => {
    const v = field();
    beginDigging(v);
    const on = (where: string) => ({ do: 'dig', place: where }) as const;
    run(dig(v), on('ZQ'), on('ZQ'), on('ZQ'), on('ZC'), on('ZC'), on('ZC'), on('ZD'), on('ZD'), (prompt) => {
      expect(v.digging).toBe(1);
      expect(offers(prompt)).not.toContain('dig ZQ');
      expect(offers(prompt)).not.toContain('dig ZC');
      expect(offers(prompt)).not.toContain('dig ZJ');
      return prompt.choices.find((choice) => choice.do === 'dig' && choice.place === 'ZD');
    });
    expect(v.digging).toBe(0);
  });

  test('French units in a zone do not stop digging there', () => {
    const v = field();
    put(v, 'ZC', 'BEP1-1');
    beginDigging(v);
    expect(sites(v)).toContain('ZC');
  });

  test('8 a ring needs a Viet Minh PA of the same zone on a line with it, chained to a base on a trench', () => {
    const v = field();
    trench(v, 1, 'ZN', 'ZP');
    held(v, 'viet-minh', 'H6');
    beginDigging(v);
    expect(sites(v).filter((id) => id.startsWith('H') || id === 'OP1')).toEqual(['H1', 'H7']);
    trench(v, 0, 'ZN');
    expect(sites(v).filter((id) => id.startsWith('H'))).toEqual([]);
    // Dominique and Eliane can never be encircled.
    trench(v, 1, 'ZD');
    held(v, 'viet-minh', 'D1', 'D3');
    expect(sites(v).filter((id) => id.startsWith('D'))).toEqual([]);
  });

  test('a Level 3 beside the enemy needs a piece, a dummy will do; elsewhere it needs none', () => {
    const v = field();
    trench(v, 3, 'ZC', 'ZP');
    held(v, 'viet-minh', 'G1', 'G2', 'G3', 'G4', 'AM1', 'AM2');
    put(v, 'ZC', 'X1');
    uncover(v);
    expect([v.trench[place('ZC')], v.trench[place('ZP')]]).toEqual([3, 3]);
    v.at[numberOf('X1')] = place('J1');
    uncover(v);
    expect([v.trench[place('ZC')], v.trench[place('ZP')]]).toEqual([2, 3]);
  });

  test('a Level 3 dug this turn waits for cover until the next movement is over', () => {
    const v = field();
    trench(v, 2, 'ZD');
    beginDigging(v);
    run(dig(v), { do: 'dig', place: 'ZD' }, done);
    uncover(v);
    expect(v.trench[place('ZD')]).toBe(3);
    endWaiting(v);
    expect(v.trench[place('ZD')]).toBe(2);
  });

  test('levels never fall below two for want of cover', () => {
    const v = field();
    trench(v, 2, 'ZD');
    uncover(v);
    expect(v.trench[place('ZD')]).toBe(2);
  });
});

describe('3.2 Air transport', () => {
  test('Beatrice and Gabrielle count when lost whole, the others one by one', () => {
    const v = field();
    held(v, 'viet-minh', 'B1', 'B2', 'B3', 'G1');
    expect(placesLost(v)).toBe(0);
    held(v, 'viet-minh', 'B4', 'AM1', 'H1');
    expect(placesLost(v)).toBe(3);
    held(v, 'french', 'B4');
    expect(placesLost(v)).toBe(2);
  });

  test('Level 3 around Isabelle cuts the road, or Level 3 in both G and H', () => {
    const v = field();
    trench(v, 2, 'ZQ');
    expect(roadOpen(v)).toBe(true);
    trench(v, 3, 'ZG');
    expect(roadOpen(v)).toBe(true);
    trench(v, 3, 'ZH');
    expect(roadOpen(v)).toBe(false);
    trench(v, 2, 'ZH');
    trench(v, 3, 'ZQ');
    expect(roadOpen(v)).toBe(false);
  });

  test('the road is looked at before this turn’s digging', () => {
    const v = field({ turn: 2 });
    beginSupply(v);
    trench(v, 3, 'ZQ');
    expect(v.road).toBe(true);
  });

  test('the open road improves the supply line, not below none lost', () => {
    const v = field({ road: true });
    expect(supplyLine(v)).toBe(0);
    held(v, 'viet-minh', 'D1', 'D2');
    expect(supplyLine(v)).toBe(1);
    v.road = false;
    expect(supplyLine(v)).toBe(2);
  });

  test('with six places lost a point drifts to the Viet Minh', () => {
    const v = field({ turn: 5, road: false });
    held(v, 'viet-minh', 'AM1', 'AM2', 'D1', 'D2', 'H6', 'H1');
    v.munitions = { french: 0, 'viet-minh': 3 };
    air(dice(v, 6, 6));
    expect([v.munitions.french, v.munitions['viet-minh'], v.air]).toEqual([5, 4, 3]);
  });

  test('battalions join the pool, three replacement points a turn from turn 2', () => {
    const v = start('full-battle');
    v.turn = 2;
    air(dice(v, 3, 3));
    expect(raw(v, 'BPC6-1')).toBe(POOL);
    expect(v.replacements).toBe(5);
  });

  test('two air points take one barrage point, not more than there are', () => {
    const v = field({ air: 5 });
    v.munitions['viet-minh'] = 2;
    run(interdiction(v), { do: 'interdict' }, { do: 'interdict' });
    expect([v.air, v.munitions['viet-minh']]).toEqual([1, 0]);
  });
});

describe('3.2 Replacements', () => {
  test('a point gives a step in the CRC, not in Isabelle', () => {
    const v = field({ replacements: 1 });
    put(v, 'H1', '2REI1-1');
    put(v, 'I1', '3REI3-9');
    steps(v, '2REI1-1', 1);
    steps(v, '3REI3-9', 1);
    run(replacements(v), (prompt) => {
      expect(offers(prompt)).toEqual(['replace 2REI1-1', 'done']);
      return prompt.choices[0];
    });
    expect([left(v, '2REI1-1'), v.replacements]).toEqual([2, 0]);
  });

  test('a destroyed unit comes back with one step on a French PA of the CRC that is not encircled', () => {
    const v = field({ replacements: 1 });
    put(v, 'H1', '2REI1-1');
    steps(v, '2REI1-1', 0);
    v.at[numberOf('2REI1-1')] = DESTROYED;
    trench(v, 3, 'H7');
    held(v, 'viet-minh', 'H6');
    const asked = until(replacements(v), 'replace');
    const places = offers(asked).filter((text) => text.startsWith('move'));
    expect(places).toContain('move 2REI1-1 L1');
    expect(places.some((text) => text.endsWith(' H7') || text.endsWith(' H6') || text.endsWith(' I1'))).toBe(false);
    run(replacements(v), move('2REI1-1', 'L1'));
    expect([at(v, '2REI1-1'), left(v, '2REI1-1'), v.replacements]).toEqual(['L1', 1, 0]);
  });

  test('a destroyed tank comes back only where it is not alone', () => {
    const v = field({ replacements: 1 });
    put(v, 'H1', 'T1', '2REI1-1');
    steps(v, 'T1', 0);
    v.at[numberOf('T1')] = DESTROYED;
    expect(offers(until(replacements(v), 'replace'))).toEqual(['move T1 H1', 'done']);
  });

  test('two reduced companies of one battalion and camp merge; the one that goes never returns', () => {
    const v = field({ replacements: 0 });
    put(v, 'H1', '2REI1-1');
    put(v, 'C1', '2REI1-2');
    put(v, 'I1', '2REI1-3');
    for (const id of ['2REI1-1', '2REI1-2', '2REI1-3']) steps(v, id, 1);
    run(replacements(v), (prompt) => {
      expect(offers(prompt)).toEqual(['merge 2REI1-1 2REI1-2', 'merge 2REI1-2 2REI1-1', 'done']);
      return prompt.choices[0];
    });
    expect([left(v, '2REI1-1'), raw(v, '2REI1-2')]).toEqual([2, MERGED]);
    expect(ids(v, 'I1', 'french')).toEqual(['2REI1-3']);
  });
});

test('0.4 munitions shift infantry fire by their level', () => {
  const v = field();
  const shift = (points: number) => {
    v.munitions.french = points;
    return munitionsShift(v, 'french');
  };
  expect([0, 1, 4, 5, 8, 9, 12, 13, 16].map(shift)).toEqual([-2, -1, -1, 0, 0, 0, 0, 1, 1]);
});
