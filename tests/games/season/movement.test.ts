import { describe, expect, test } from 'vitest';
import { place, placeId } from '../../../src/games/season/data/places';
import { airTable } from '../../../src/games/season/data/tables';
import { beginDrop, drop } from '../../../src/games/season/rules/arrivals';
import { supplyLine } from '../../../src/games/season/rules/french-week';
import {
  frenchMovement,
  frenchReach,
  openPas,
  setUpMoves,
  strategicMovement,
  vietMinhMovement,
  vietMinhReach,
} from '../../../src/games/season/rules/movement';
import { numberOf } from '../../../src/games/season/rules/pieces';
import { rules } from '../../../src/games/season/rules/sequence';
import { POOL, type Season } from '../../../src/games/season/state';
import { at, done, field, held, ids, move, offers, put, run, start, trench, until } from './kit';

const reach = (v: Season, from: string) => vietMinhReach(v, place(from), openPas(v)).map(placeId).sort();
const french = (v: Season, from: string, encircled = true) =>
  frenchReach(v, place(from), encircled).map(placeId).sort();

describe('4.2.1 Viet Minh movement', () => {
  test('one jungle zone, or up to two trenched zones', () => {
    const v = field();
    expect(reach(v, 'J2')).toEqual(['J1', 'J3']);
    trench(v, 1, 'ZC', 'ZN', 'ZM');
    expect(reach(v, 'J2')).toEqual(['J1', 'J3', 'ZC', 'ZN']);
  });

  test('entering the jungle is a whole move, leaving it an ordinary step', () => {
    const v = field();
    trench(v, 1, 'ZC', 'ZN');
    expect(reach(v, 'ZN')).toEqual(['ZC']);
    expect(reach(v, 'ZC')).toEqual(['J2', 'ZN']);
    expect(reach(v, 'J2')).toContain('ZN');
  });

  test('zones without trenches are closed', () => {
    const v = field();
    trench(v, 1, 'ZC');
    expect(reach(v, 'ZC')).toEqual(['J2']);
  });

  test('a PA is entered by a base, and the next by a line', () => {
    const v = field();
    trench(v, 1, 'ZD');
    held(v, 'viet-minh', 'D1', 'D6');
    expect(reach(v, 'ZD')).toEqual(['D1', 'D6', 'J2']);
    expect(reach(v, 'J2')).toContain('D1');
    expect(reach(v, 'D6')).toEqual(['D1', 'ZD']);
  });

  test('a PA joined to no base on a trench is cut off: nobody enters or leaves it', () => {
    const v = field();
    held(v, 'viet-minh', 'D1', 'D3');
    expect(reach(v, 'D3')).toEqual([]);
    trench(v, 1, 'ZC');
    expect(reach(v, 'D3')).toEqual(['D1', 'ZC']);
  });

  test('a jungle base links a PA too', () => {
    const v = field();
    held(v, 'viet-minh', 'B1', 'B2');
    expect(reach(v, 'J2')).toEqual(['B1', 'B2', 'J1', 'J3']);
    expect(reach(v, 'B1')).toEqual(['B2', 'J2']);
  });

  test('a captured CR zone is crossed as one of the two zones, and nobody stands in it', () => {
    const v = field();
    held(v, 'viet-minh', 'G1', 'G2', 'G3', 'G4');
    trench(v, 1, 'ZP', 'ZC');
    expect(reach(v, 'ZP')).toEqual(['G1', 'G3', 'G4', 'J1', 'ZC']);
    held(v, 'french', 'G2');
    trench(v, 0, 'ZC');
    expect(reach(v, 'ZP')).toEqual(['G1', 'G3', 'G4', 'J1']);
  });

  test('three pieces share a PA, dummies among them', () => {
    const v = field({ phase: 'vm-movement' });
    trench(v, 1, 'ZD');
    held(v, 'viet-minh', 'D6');
    put(v, 'D6', 'V11', 'V16', 'X1');
    put(v, 'ZD', 'V428');
    expect(offers(until(vietMinhMovement(v), 'vm-move')).filter((text) => text.startsWith('move V428'))).toEqual([
      'move V428 J2',
    ]);
  });

  test('each piece moves once; Level 3 left without cover falls when all is done', () => {
    const v = field({ phase: 'vm-movement' });
    trench(v, 3, 'ZD');
    put(v, 'ZD', 'V11');
    run(vietMinhMovement(v), (prompt) => {
      expect(v.trench[place('ZD')]).toBe(3);
      return prompt.choices.find((choice) => choice.do === 'move' && choice.to === 'J2');
    });
    expect([at(v, 'V11'), v.trench[place('ZD')]]).toEqual(['J2', 2]);
  });

  test('a dummy that comes upon French units is shown and goes to the jungle; a battalion stays hidden', () => {
    const v = field({ phase: 'vm-movement' });
    trench(v, 1, 'ZD');
    put(v, 'ZD', '3RTA3-9');
    put(v, 'J2', 'V11', 'X1');
    run(vietMinhMovement(v), move('X1', 'ZD'), { do: 'hide', place: 'J4' }, move('V11', 'ZD'));
    expect([at(v, 'X1'), at(v, 'V11'), v.face[numberOf('V11')]]).toEqual(['J4', 'ZD', 0]);
  });
});

describe('4.2.2 French movement', () => {
  test('anywhere in the CRC by French PAs, or inside an outlying CR', () => {
    const v = field();
    expect(french(v, 'H1')).toHaveLength(28);
    expect(french(v, 'I1')).toEqual(['I2', 'I3', 'I4', 'I5']);
    expect(french(v, 'AM1')).toEqual(['AM2']);
  });

  test('Viet Minh PAs bar the way; units surrounded by them stay', () => {
    const v = field();
    held(v, 'viet-minh', 'D2', 'D1');
    expect(french(v, 'D6')).toEqual([]);
    expect(french(v, 'H1')).not.toContain('D6');
  });

  test('an encircled PA only as the last, in strategic movement not at all', () => {
    const v = field();
    held(v, 'viet-minh', 'D1', 'D2', 'D3', 'D5', 'H5', 'H7');
    trench(v, 3, 'H6');
    held(v, 'viet-minh', 'OP1');
    expect(french(v, 'H1')).toContain('H6');
    expect(french(v, 'H1', false)).not.toContain('H6');
    held(v, 'viet-minh', 'H2');
    // H1 now has only the encircled H6 beside it: it may go in, not through.
    expect(french(v, 'H1')).toEqual(['H6']);
  });

  test('tanks go only to other units, and nobody leaves a tank alone', () => {
    const v = field({ phase: 'french-movement' });
    put(v, 'H1', '2REI1-1', 'T1');
    put(v, 'H2', '2REI1-2');
    const asked = offers(until(frenchMovement(v), 'french-move'));
    expect(asked.filter((text) => text.startsWith('move T1'))).toEqual(['move T1 H2']);
    expect(asked.some((text) => text.startsWith('move 2REI1-1'))).toBe(false);
    expect(asked.some((text) => text.startsWith('move 2REI1-2'))).toBe(true);
  });

  test('French in a zone do not move', () => {
    const v = field({ phase: 'french-movement' });
    put(v, 'ZC', '2REI1-1');
    expect(run(frenchMovement(v)).asked).toEqual([]);
  });
});

describe('3.3 Strategic movement', () => {
  test('the Viet Minh go anywhere in jungle, trenches and PAs that can be reached', () => {
    const v = field();
    trench(v, 1, 'ZC', 'ZN');
    held(v, 'viet-minh', 'H6', 'B1');
    put(v, 'J4', 'V11');
    const asked = offers(until(strategicMovement(v, 'viet-minh'), 'strategic-move'));
    expect(asked.sort()).toEqual(
      ['done', ...['J1', 'J2', 'J3', 'ZC', 'ZN', 'H6', 'B1'].map((to) => `move V11 ${to}`)].sort(),
    );
  });

  test('a piece in a PA that is cut off stays', () => {
    const v = field();
    held(v, 'viet-minh', 'D3');
    put(v, 'D3', 'V11');
    expect(run(strategicMovement(v, 'viet-minh')).asked).toEqual([]);
  });

  test('the French stay inside their camps and out of encircled PAs', () => {
    const v = field();
    put(v, 'I1', '3REI3-9');
    const asked = offers(until(strategicMovement(v, 'french'), 'strategic-move'));
    expect(asked.sort()).toEqual(['done', 'move 3REI3-9 I2', 'move 3REI3-9 I3', 'move 3REI3-9 I4', 'move 3REI3-9 I5']);
  });
});

describe('4.1 Paratroops', () => {
  const pool = (v: Season, ...list: string[]) => {
    for (const id of list) {
      put(v, 'H1', id);
      v.at[numberOf(id)] = POOL;
    }
  };

  test('as many companies a round as places lost allow', () => {
    const v = field();
    beginDrop(v);
    expect(v.drops).toBe(4);
    held(v, 'viet-minh', 'D1', 'D2', 'H1');
    beginDrop(v);
    expect(v.drops).toBe(3);
  });

  test('3.2 the limit is read anew each round by the places lost then; the open road does not raise it', () => {
    const v = field({ road: true });
    held(v, 'viet-minh', 'D1', 'D2', 'H1');
    expect(airTable.lines[supplyLine(v)]?.drop).toBe(4);
    beginDrop(v);
    expect(v.drops).toBe(3);
    held(v, 'viet-minh', 'H6', 'AM1');
    beginDrop(v);
    expect(v.drops).toBe(2);
    held(v, 'french', 'D1', 'D2', 'H1', 'H6', 'AM1');
    beginDrop(v);
    expect(v.drops).toBe(4);
  });

  test('none on turn 1, none in a week without Viet Minh assaults', () => {
    const v = field({ turn: 1 });
    beginDrop(v);
    expect(v.drops).toBe(0);
    const w = field({ opened: 'french' });
    beginDrop(w);
    expect(w.drops).toBe(0);
  });

  test('on French PAs of the CRC or Isabelle with fewer than two companies, encircled or not', () => {
    const v = field();
    pool(v, 'BPC6-1');
    put(v, 'H1', '2REI1-1', '2REI1-2');
    put(v, 'H2', '2REI1-3', 'T1', 'Q1');
    held(v, 'viet-minh', 'H6');
    trench(v, 3, 'H7');
    beginDrop(v);
    const places = offers(until(drop(v), 'drop'));
    expect(places).toContain('move BPC6-1 H2');
    expect(places).toContain('move BPC6-1 H7');
    expect(places).toContain('move BPC6-1 I5');
    for (const closed of ['H1', 'H6', 'G1', 'AM1']) expect(places).not.toContain(`move BPC6-1 ${closed}`);
  });

  test('the pool may wait', () => {
    const v = field();
    pool(v, 'BPC6-1', 'BPC6-2');
    beginDrop(v);
    run(drop(v), move('BPC6-1', 'L1'), done);
    expect([at(v, 'BPC6-1'), v.at[numberOf('BPC6-2')]]).toEqual(['L1', POOL]);
  });

  test('2.0 in a quiet week companies drop once, after strategic movement, as many as in a round', () => {
    const v = field({ phase: 'week', turn: 2 });
    held(v, 'viet-minh', 'D1', 'D2', 'H1', 'H6', 'AM1');
    pool(v, 'BPC6-1', 'BPC6-2', 'BPC6-3');
    const game = rules(v);
    const asked: string[] = [];
    for (let step = game.next(); !step.done && v.turn === 2; ) {
      const { ask, choices } = step.value;
      asked.push(ask);
      const land = choices.find((choice) => choice.do === 'move' && choice.to === 'L1');
      step = game.next(land ?? choices.find(({ do: deed }) => deed === 'done' || deed === 'no') ?? choices[0] ?? done);
    }
    expect(asked.slice(0, 2)).toEqual(['assault-week', 'operate-week']);
    expect(asked.filter((ask) => ask === 'drop')).toHaveLength(2);
    expect(asked.indexOf('drop')).toBeGreaterThan(asked.lastIndexOf('strategic-move'));
    expect([ids(v, 'L1', 'french'), v.at[numberOf('BPC6-3')]]).toEqual([['BPC6-1', 'BPC6-2'], POOL]);
  });

  test('2.0 no drop in a quiet first week, nor in one that the French open', () => {
    const left = (given: Parameters<typeof field>[0]) => {
      const v = field(given);
      beginDrop(v);
      return v.drops;
    };
    expect([left({ turn: 1, opened: null }), left({ opened: 'french' }), left({ opened: null })]).toEqual([0, 0, 4]);
  });
});

test('9 set-up: nobody is moved to where he stands', () => {
  const v = start('full-battle');
  for (const side of ['french', 'viet-minh'] as const) {
    const { choices } = until(setUpMoves(v, side), 'set-up');
    expect(
      choices.filter((choice) => choice.do === 'move' && place(choice.to) === v.at[numberOf(choice.unit)]),
    ).toEqual([]);
  }
});

test('9 set-up: the French inside each camp, then the Viet Minh in the jungle', () => {
  const v = start('full-battle');
  run(setUpMoves(v, 'french'), move('13DBLE3-9', 'B1'), move('BEP1-1', 'D1'), done);
  expect([at(v, '13DBLE3-9'), at(v, 'BEP1-1')]).toEqual(['B1', 'D1']);
  const asked = until(setUpMoves(v, 'french'), 'set-up');
  expect(offers(asked)).not.toContain('move 13DBLE3-10 D1');
  v.moved.fill(0);
  const theirs = offers(until(setUpMoves(v, 'viet-minh'), 'set-up'));
  expect(theirs.filter((text) => text.startsWith('move V80')).sort()).toEqual([
    'move V80 J2',
    'move V80 J3',
    'move V80 J4',
  ]);
  expect(ids(v, 'J1', 'viet-minh')).toContain('X1');
});
