/** 1.1, 1.2 All 121 pieces: French companies, tank sections and platoons, Viet Minh battalions and dummies. */
import type { Source } from './source';

export type FrenchType = 'legion' | 'legion-para' | 'para' | 'algerian' | 'moroccan' | 'thai' | 'tank' | 'mg';

/** Fire, hand-to-hand, morale. */
export interface Values {
  readonly fire: number;
  readonly hand: number;
  readonly morale: number;
}

export interface UnitData {
  readonly id: string;
  readonly name: string;
  readonly side: 'french' | 'viet-minh';
  readonly type: FrenchType | 'battalion' | 'dummy';
  /** Battalion of a company; regiment and division of a battalion. */
  readonly battalion: string;
  readonly regiment: string;
  readonly division: string;
  /** By steps left: the values of one step first. */
  readonly values: readonly Values[];
  /** Where it stands at the start of the full battle, or null. */
  readonly stand: string | null;
  /** The turn it arrives in, 0 at the start. */
  readonly arrives: number;
  readonly source: Source;
}

interface Formation {
  readonly name: string;
  readonly type: FrenchType;
  /** Fire, hand-to-hand, morale of the full and of the reduced side. */
  readonly full: string;
  readonly reduced: string | null;
  readonly arrives?: number;
  /** Id and place of each company, then its name. */
  readonly stand: readonly string[];
  readonly source: Source;
}

const garrison: Source = {
  stated: '1.1',
  reconstructed: 'order of battle of the garrison; steps by rule, values by calibration',
};
const tanks: Source = { stated: '0.1', reconstructed: 'five sections of two tanks; values by calibration' };
const guns: Source = { stated: '1.1', reconstructed: 'two platoons of quadruple machine-guns; values by calibration' };
const besiegers: Source = {
  stated: '1.2',
  reconstructed: 'order of battle of the besiegers; steps by rule, values by calibration',
};

const french: readonly Formation[] = [
  {
    name: 'III/13 DBLE',
    type: 'legion',
    full: '3-3-4',
    reduced: '2-2-4',
    stand: [
      '13DBLE3-9 B2: 9/III/13 DBLE',
      '13DBLE3-10 B1: 10/III/13 DBLE',
      '13DBLE3-11 B3: 11/III/13 DBLE',
      '13DBLE3-12 B4: 12/III/13 DBLE',
    ],
    source: garrison,
  },
  {
    name: 'V/7 RTA',
    type: 'algerian',
    full: '3-3-4',
    reduced: '2-2-3',
    stand: ['7RTA5-1 G1: 1/V/7 RTA', '7RTA5-2 G4: 2/V/7 RTA', '7RTA5-3 G3: 3/V/7 RTA', '7RTA5-4 G2: 4/V/7 RTA'],
    source: garrison,
  },
  {
    name: 'BT 3',
    type: 'thai',
    full: '1-1-2',
    reduced: null,
    stand: ['BT3-9 AM1: 9/BT 3', 'BT3-10 AM2: 10/BT 3', 'BT3-11 H6: 11/BT 3', 'BT3-12 H7: 12/BT 3'],
    source: garrison,
  },
  {
    name: 'I/2 REI',
    type: 'legion',
    full: '3-3-4',
    reduced: '2-2-4',
    stand: ['2REI1-1 H1: 1/I/2 REI', '2REI1-2 H2: 2/I/2 REI', '2REI1-3 H4: 3/I/2 REI', '2REI1-4 H5: 4/I/2 REI'],
    source: garrison,
  },
  {
    name: 'I/13 DBLE',
    type: 'legion',
    full: '3-3-4',
    reduced: '2-2-4',
    stand: [
      '13DBLE1-1 C1: 1/I/13 DBLE',
      '13DBLE1-2 C2: 2/I/13 DBLE',
      '13DBLE1-3 C3: 3/I/13 DBLE',
      '13DBLE1-4 C5: 4/I/13 DBLE',
    ],
    source: garrison,
  },
  {
    name: '1 BEP',
    type: 'legion-para',
    full: '3-4-5',
    reduced: '2-2-5',
    stand: ['BEP1-1 JU1: 1/1 BEP', 'BEP1-2 JU1: 2/1 BEP', 'BEP1-3 C4: 3/1 BEP', 'BEP1-4 L1: 4/1 BEP'],
    source: garrison,
  },
  {
    name: '8 BPC',
    type: 'para',
    full: '3-3-5',
    reduced: '2-2-4',
    stand: ['BPC8-1 EP1: 1/8 BPC', 'BPC8-2 EP1: 2/8 BPC', 'BPC8-3 OP1: 3/8 BPC', 'BPC8-4 D4: 4/8 BPC'],
    source: garrison,
  },
  {
    name: 'III/3 RTA',
    type: 'algerian',
    full: '2-2-3',
    reduced: '1-1-3',
    stand: [
      '3RTA3-9 D1: 9/III/3 RTA',
      '3RTA3-10 D2: 10/III/3 RTA',
      '3RTA3-11 D2: 11/III/3 RTA',
      '3RTA3-12 D3: 12/III/3 RTA',
    ],
    source: garrison,
  },
  {
    name: 'I/4 RTM',
    type: 'moroccan',
    full: '3-2-3',
    reduced: '2-1-3',
    stand: ['4RTM1-1 E1: 1/I/4 RTM', '4RTM1-2 E2: 2/I/4 RTM', '4RTM1-3 E4: 3/I/4 RTM', '4RTM1-4 E2: 4/I/4 RTM'],
    source: garrison,
  },
  {
    name: 'BT 2',
    type: 'thai',
    full: '1-1-2',
    reduced: null,
    stand: ['BT2-5 D6: 5/BT 2', 'BT2-6 E10: 6/BT 2', 'BT2-7 D5: 7/BT 2', 'BT2-8 E3: 8/BT 2'],
    source: garrison,
  },
  {
    name: 'III/3 REI',
    type: 'legion',
    full: '3-3-4',
    reduced: '2-2-4',
    stand: [
      '3REI3-9 I1: 9/III/3 REI',
      '3REI3-10 I2: 10/III/3 REI',
      '3REI3-11 I3: 11/III/3 REI',
      '3REI3-12 I4: 12/III/3 REI',
    ],
    source: garrison,
  },
  {
    name: 'II/1 RTA',
    type: 'algerian',
    full: '2-2-3',
    reduced: '1-1-3',
    stand: ['1RTA2-5 I1: 5/II/1 RTA', '1RTA2-6 I2: 6/II/1 RTA', '1RTA2-7 I3: 7/II/1 RTA', '1RTA2-8 I4: 8/II/1 RTA'],
    source: garrison,
  },
  {
    name: 'CSLT',
    type: 'thai',
    full: '2-1-3',
    reduced: '1-1-2',
    stand: ['CSLT-431 I5: CSLT 431 (Wieme)'],
    source: garrison,
  },
  {
    name: 'CSLT',
    type: 'thai',
    full: '1-1-2',
    reduced: null,
    stand: [
      'CSLT-415 B4: CSLT 415',
      'CSLT-414 F1: CSLT 414',
      'CSLT-301 H3: CSLT 301',
      'CSLT-273 L2: CSLT 273',
      'CSLT-434 L2: CSLT 434',
    ],
    source: garrison,
  },
  {
    name: 'M24',
    type: 'tank',
    full: '6-2-6',
    reduced: '3-1-6',
    stand: [
      'T1 EP1: Conti–Ettlingen',
      'T2 EP1: Bazeilles–Douaumont',
      'T3 C1: Mulhouse–Posen',
      'T4 H3: Smolensk–Neumach',
      'T5 I3: Auerstaedt–Ratisbonne',
    ],
    source: tanks,
  },
  {
    name: '1 GAACEO',
    type: 'mg',
    full: '4-1-4',
    reduced: null,
    stand: ['Q1 EP1: 1/Quad 12.7', 'Q2 JU1: 2/Quad 12.7'],
    source: guns,
  },
  {
    name: '5 BPVN',
    type: 'para',
    full: '2-3-4',
    reduced: '1-2-4',
    arrives: 2,
    stand: ['BPVN5-1: 1/5 BPVN', 'BPVN5-2: 2/5 BPVN', 'BPVN5-3: 3/5 BPVN', 'BPVN5-4: 4/5 BPVN'],
    source: garrison,
  },
  {
    name: '6 BPC',
    type: 'para',
    full: '3-3-5',
    reduced: '2-2-4',
    arrives: 2,
    stand: ['BPC6-1: 1/6 BPC', 'BPC6-2: 2/6 BPC', 'BPC6-3: 3/6 BPC', 'BPC6-4: 4/6 BPC'],
    source: garrison,
  },
  {
    name: 'II/1 RCP',
    type: 'para',
    full: '3-3-5',
    reduced: '2-2-4',
    arrives: 4,
    stand: ['1RCP2-5: 5/II/1 RCP', '1RCP2-6: 6/II/1 RCP', '1RCP2-7: 7/II/1 RCP', '1RCP2-8: 8/II/1 RCP'],
    source: garrison,
  },
  {
    name: '2 BEP',
    type: 'legion-para',
    full: '3-4-5',
    reduced: '2-2-5',
    arrives: 5,
    stand: ['BEP2-5: 5/2 BEP', 'BEP2-6: 6/2 BEP', 'BEP2-7: 7/2 BEP', 'BEP2-8: 8/2 BEP'],
    source: garrison,
  },
  {
    name: '1 BPC',
    type: 'para',
    full: '3-3-5',
    reduced: '2-2-4',
    arrives: 8,
    stand: ['BPC1-2: 2/1 BPC', 'BPC1-3: 3/1 BPC', 'BPC1-4: 4/1 BPC'],
    source: garrison,
  },
];

interface Regiment {
  readonly division: string;
  readonly regiment: string;
  readonly values: string;
  readonly stand?: string;
  readonly arrives?: number;
  readonly battalions: string;
  readonly source: Source;
}

const vietMinh: readonly Regiment[] = [
  { division: '308', regiment: '36', values: '4-7-5', stand: 'J1', battalions: 'V80 V84 V89', source: besiegers },
  { division: '308', regiment: '88', values: '4-7-5', stand: 'J1', battalions: 'V23 V29 V322', source: besiegers },
  { division: '308', regiment: '102', values: '4-7-5', stand: 'J1', battalions: 'V18 V54 V79', source: besiegers },
  { division: '312', regiment: '141', values: '4-7-4', stand: 'J2', battalions: 'V11 V16 V428', source: besiegers },
  { division: '312', regiment: '165', values: '4-7-5', stand: 'J2', battalions: 'V115 V542 V564', source: besiegers },
  { division: '312', regiment: '209', values: '4-7-4', stand: 'J2', battalions: 'V130 V154 V166', source: besiegers },
  { division: '316', regiment: '98', values: '3-6-4', stand: 'J3', battalions: 'V215 V439 V938', source: besiegers },
  { division: '316', regiment: '174', values: '4-7-4', stand: 'J3', battalions: 'V249 V251 V255', source: besiegers },
  { division: '304', regiment: '57', values: '3-6-4', stand: 'J4', battalions: 'V265 V346 V418', source: besiegers },
  { division: '148', regiment: '148', values: '3-5-4', arrives: 3, battalions: 'V900 V910', source: besiegers },
  { division: '316', regiment: '176', values: '3-6-4', arrives: 3, battalions: 'V888', source: besiegers },
  { division: '304', regiment: '9', values: '3-6-4', arrives: 6, battalions: 'V353 V375 V400', source: besiegers },
];

/** 4.2.1 Six dummies, two more on turn 6. */
const dummies: readonly { readonly id: string; readonly stand?: string; readonly arrives?: number }[] = [
  { id: 'X1', stand: 'J1' },
  { id: 'X2', stand: 'J2' },
  { id: 'X3', stand: 'J3' },
  { id: 'X4', stand: 'J4' },
  { id: 'X5', stand: 'J1' },
  { id: 'X6', stand: 'J2' },
  { id: 'X7', arrives: 6 },
  { id: 'X8', arrives: 6 },
];

function read(values: string): Values {
  const [fire = 0, hand = 0, morale = 0] = values.split('-').map(Number);
  return { fire, hand, morale };
}

function company(formation: Formation, text: string): UnitData {
  const { type, full, reduced, arrives = 0, source } = formation;
  const [head = '', name = ''] = text.split(': ');
  const [id = '', stand = null] = head.split(' ');
  const values = reduced ? [read(reduced), read(full)] : [read(full)];
  const belongs = { battalion: formation.name, regiment: '', division: '' };
  return { id, name, side: 'french', type, ...belongs, values, stand, arrives, source };
}

/** 1.2 Three steps; losses do not change the values but cost a die modifier (0.1). */
function battalion(data: Regiment, id: string): UnitData {
  const { regiment, division, stand = null, arrives = 0, source } = data;
  const values = read(data.values);
  const belongs = { battalion: '', regiment, division };
  const name = id.slice(1);
  return {
    id,
    name,
    side: 'viet-minh',
    type: 'battalion',
    ...belongs,
    values: [values, values, values],
    stand,
    arrives,
    source,
  };
}

const nothing: Values = { fire: 0, hand: 0, morale: 0 };

export const units: readonly UnitData[] = [
  ...french.flatMap((formation) => formation.stand.map((text) => company(formation, text))),
  ...vietMinh.flatMap((regiment) => regiment.battalions.split(' ').map((id) => battalion(regiment, id))),
  ...dummies.map(
    ({ id, stand = null, arrives = 0 }): UnitData => ({
      id,
      name: id,
      side: 'viet-minh',
      type: 'dummy',
      battalion: '',
      regiment: '',
      division: '',
      values: [nothing],
      stand,
      arrives,
      source: { stated: '4.2.1' },
    }),
  ),
];
