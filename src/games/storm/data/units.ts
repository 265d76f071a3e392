/** 2.1.1 All 177 counters, written by formation and company. */
import type { Side } from './areas';
import type { Source } from './source';

export type UnitType = 'infantry' | 'airborne' | 'armor' | 'antiaircraft';
export type Corps =
  | 'legion'
  | 'african'
  | 'thai'
  | 'para'
  | 'vietnamese'
  | 'armor'
  | 'aa'
  | 'regular'
  | 'elite'
  | 'replacement';

interface Formation {
  readonly id: string;
  /** As on the counter: battalion and regiment, or regiment and division. */
  readonly name: string;
  readonly type: UnitType;
  readonly corps: Corps;
  /** Firepower, defense, movement; then the defense of the spent side. */
  readonly factors: string;
  /** Where its companies start: an area, a turn of the track, the Replacement Unit Box, or aside for a card. */
  readonly stand: readonly string[];
  readonly source: Source;
}

const garrison: Source = { reconstructed: 'order of battle of the garrison; factors in the range of the examples' };
const beatrice: Source = { reconstructed: 'battalion far under strength, one point below the rest of the Legion' };
const column: Source = {
  stated: '2.1.1',
  reconstructed: 'relief column of Isabelle; the number of card units is stated',
};
const besiegers: Source = { reconstructed: 'order of battle of the besiegers; factors in the range of the examples' };
const replacements: Source = { stated: '12.1', reconstructed: 'number of replacements and their spent side' };

const french: readonly Formation[] = [
  {
    id: '3-13-dble',
    name: 'III/13 DBLE',
    type: 'infantry',
    corps: 'legion',
    factors: '2-9-3 8',
    stand: ['area 14: 9 10 11 12'],
    source: beatrice,
  },
  {
    id: '5-7-rta',
    name: 'V/7 RTA',
    type: 'infantry',
    corps: 'african',
    factors: '2-9-3 8',
    stand: ['area 6: 1 2 3 4'],
    source: garrison,
  },
  {
    id: 'bt-3',
    name: 'BT 3',
    type: 'infantry',
    corps: 'thai',
    factors: '1-8-3 7',
    stand: ['area 9: 9 12', 'area 10: 10 11'],
    source: garrison,
  },
  {
    id: '1-2-rei',
    name: 'I/2 REI',
    type: 'infantry',
    corps: 'legion',
    factors: '2-10-3 9',
    stand: ['area 15: 1', 'area 19: 2 3', 'area 27: 4'],
    source: garrison,
  },
  {
    id: '3-3-rta',
    name: 'III/3 RTA',
    type: 'infantry',
    corps: 'african',
    factors: '2-9-3 8',
    stand: ['area 17: 9 10 11', 'area 24: 12'],
    source: garrison,
  },
  {
    id: 'bt-2',
    name: 'BT 2',
    type: 'infantry',
    corps: 'thai',
    factors: '1-8-3 7',
    stand: ['area 24: 5', 'area 17: 6', 'area 30: 7', 'area 35: 8'],
    source: garrison,
  },
  {
    id: '1-4-rtm',
    name: 'I/4 RTM',
    type: 'infantry',
    corps: 'african',
    factors: '2-9-3 8',
    stand: ['area 30: 1', 'area 38: 2 3 4'],
    source: garrison,
  },
  {
    id: '1-13-dble',
    name: 'I/13 DBLE',
    type: 'infantry',
    corps: 'legion',
    factors: '2-10-3 9',
    stand: ['area 36: 1 2', 'area 34: 3 4'],
    source: garrison,
  },
  {
    id: '8-bpc',
    name: '8 BPC',
    type: 'airborne',
    corps: 'para',
    factors: '2-10-4 9',
    stand: ['area 22: 1 2 3 4'],
    source: garrison,
  },
  {
    id: '1-bep',
    name: '1 BEP',
    type: 'airborne',
    corps: 'legion',
    factors: '3-10-4 9',
    stand: ['area 28: 1 2 3 4'],
    source: garrison,
  },
  {
    id: '1-gmpt',
    name: '1 GMPT',
    type: 'infantry',
    corps: 'thai',
    factors: '1-8-3 7',
    stand: ['area 13: 1', 'area 41: 2', 'area 33: 3', 'area 37: 4'],
    source: garrison,
  },
  {
    id: '1-rcc',
    name: '1 RCC',
    type: 'armor',
    corps: 'armor',
    factors: '3-10-4 9',
    stand: ['area 27: 1', 'area 28: 2'],
    source: garrison,
  },
  {
    id: '1-rcc',
    name: '1 RCC',
    type: 'armor',
    corps: 'armor',
    factors: '3-10-4 9',
    stand: ['aside: 3'],
    source: column,
  },
  {
    id: '1-gaaceo',
    name: '1 GAACEO',
    type: 'antiaircraft',
    corps: 'aa',
    factors: '3-8-1 8',
    stand: ['area 22: 1', 'area 23: 2'],
    source: garrison,
  },
  {
    id: '8-bpc',
    name: '8 BPC',
    type: 'airborne',
    corps: 'vietnamese',
    factors: '2-9-4 8',
    stand: ['area 22: CIP'],
    source: garrison,
  },
  {
    id: '1-bep',
    name: '1 BEP',
    type: 'airborne',
    corps: 'vietnamese',
    factors: '2-9-4 8',
    stand: ['area 28: CIP'],
    source: garrison,
  },
  {
    id: '5-bpvn',
    name: '5 BPVN',
    type: 'airborne',
    corps: 'vietnamese',
    factors: '2-9-4 8',
    stand: ['turn 1: 1 2 3 4'],
    source: garrison,
  },
  {
    id: '6-bpc',
    name: '6 BPC',
    type: 'airborne',
    corps: 'para',
    factors: '2-10-4 9',
    stand: ['turn 1: 1 2 3 4'],
    source: garrison,
  },
  {
    id: '2-1-rcp',
    name: 'II/1 RCP',
    type: 'airborne',
    corps: 'para',
    factors: '2-10-4 9',
    stand: ['turn 3: 1', 'turn 4: 2 3 4'],
    source: garrison,
  },
  {
    id: '2-bep',
    name: '2 BEP',
    type: 'airborne',
    corps: 'legion',
    factors: '3-10-4 9',
    stand: ['turn 4: 5 6', 'turn 5: 7 8'],
    source: garrison,
  },
  {
    id: '1-bpc',
    name: '1 BPC',
    type: 'airborne',
    corps: 'para',
    factors: '2-10-4 9',
    stand: ['turn 7: 2 3 4'],
    source: garrison,
  },
  {
    id: '3-3-rei',
    name: 'III/3 REI',
    type: 'infantry',
    corps: 'legion',
    factors: '2-10-3 9',
    stand: ['aside: 9 11'],
    source: column,
  },
];

const vietMinh: readonly Formation[] = [
  {
    id: '141',
    name: '141/312',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['area 8: 11-1 11-2 11-3 16-1 16-2 16-3 428-1 428-2 428-3'],
    source: besiegers,
  },
  {
    id: '209',
    name: '209/312',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['area 11: 130-1 130-2 130-3 154-1 154-2 154-3 166-1 166-2 166-3'],
    source: besiegers,
  },
  {
    id: '165',
    name: '165/312',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['area 3: 115-1 115-2 115-3 542-1 542-2 542-3 564-1 564-2 564-3'],
    source: besiegers,
  },
  {
    id: '88',
    name: '88/308',
    type: 'infantry',
    corps: 'elite',
    factors: '2-8-2 7',
    stand: ['area 2: 23-1 23-2 23-3 29-1 29-2 29-3', 'turn 2: 322-1 322-2 322-3'],
    source: besiegers,
  },
  {
    id: '36',
    name: '36/308',
    type: 'infantry',
    corps: 'elite',
    factors: '2-8-2 7',
    stand: ['area 5: 80-1 80-2 80-3 84-1 84-2 84-3'],
    source: besiegers,
  },
  {
    id: '102',
    name: '102/308',
    type: 'infantry',
    corps: 'elite',
    factors: '2-8-2 7',
    stand: ['turn 2: 18-1 18-2 18-3 54-1 54-2 54-3'],
    source: besiegers,
  },
  {
    id: '174',
    name: '174/316',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['turn 1: 249-1 249-2 249-3 251-1 251-2 251-3 255-1 255-2 255-3'],
    source: besiegers,
  },
  {
    id: '98',
    name: '98/316',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['turn 2: 215-1 215-2 215-3 439-1 439-2 439-3 938-1 938-2 938-3'],
    source: besiegers,
  },
  {
    id: '176',
    name: '176/316',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['turn 2: 888-1 888-2 888-3', 'turn 4: 970-1 970-2 970-3'],
    source: besiegers,
  },
  {
    id: '9',
    name: '9/304',
    type: 'infantry',
    corps: 'regular',
    factors: '1-8-2 7',
    stand: ['turn 6: 353-1 353-2 353-3 375-1 375-2 375-3', 'turn 7: 400-1 400-2 400-3'],
    source: besiegers,
  },
  {
    id: 'r',
    name: 'R',
    type: 'infantry',
    corps: 'replacement',
    factors: '1-7-2 7',
    stand: ['box: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24'],
    source: replacements,
  },
];

/** Where a counter starts: an area number, or one of the boxes. */
export type Start = { readonly area: number } | { readonly turn: number } | { readonly box: 'replacements' | 'aside' };

export interface UnitData {
  readonly id: string;
  readonly side: Side;
  readonly formation: string;
  readonly company: string;
  readonly type: UnitType;
  readonly corps: Corps;
  readonly firepower: number;
  readonly defense: number;
  readonly movement: number;
  readonly spentDefense: number;
  readonly start: Start;
  readonly source: Source;
}

function companiesOf(side: Side, formation: Formation): UnitData[] {
  const { id, name, type, corps, factors, stand, source } = formation;
  const [firepower = 0, defense = 0, movement = 0, spentDefense = 0] = factors.split(/[- ]/).map(Number);
  return stand.flatMap((entry) => {
    const [where = '', list = ''] = entry.split(': ');
    const start = startOf(where);
    return list.split(' ').map((company) => {
      const key = `${id}-${company.toLowerCase()}`;
      const factor = { firepower, defense, movement, spentDefense };
      return { id: key, side, formation: name, company, type, corps, ...factor, start, source };
    });
  });
}

function startOf(where: string): Start {
  const [kind, number] = where.split(' ');
  if (kind === 'area') return { area: Number(number) };
  if (kind === 'turn') return { turn: Number(number) };
  return { box: kind === 'box' ? 'replacements' : 'aside' };
}

/** In the order of their numbers: the French first. Rules speak of a unit by its number, journals by its id. */
export const units: readonly UnitData[] = [
  ...french.flatMap((formation) => companiesOf('french', formation)),
  ...vietMinh.flatMap((formation) => companiesOf('viet-minh', formation)),
];

/** The numbers of a side's counters. */
export const firstVietMinh = units.findIndex(({ side }) => side === 'viet-minh');
