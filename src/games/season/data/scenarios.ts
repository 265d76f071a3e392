/** 9.0 The three scenarios. */
import type { Source } from './source';

export const scenarioIds = ['initial-assault', 'five-hills', 'full-battle'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export interface ScenarioData {
  readonly first: number;
  readonly last: number;
  readonly munitions: { readonly french: number; readonly 'viet-minh': number };
  readonly replacements: number;
  /** Steps on the loss track. */
  readonly losses: number;
  /** Places of a set-up that is given: a place and its pieces. Without it the full battle's, which may be altered. */
  readonly places?: readonly string[];
  readonly reduced?: string;
  readonly control?: string;
  readonly trenches?: string;
  readonly source: Source;
}

const battle = {
  munitions: { french: 12, 'viet-minh': 8 },
  replacements: 2,
  losses: 0,
  source: { stated: '9.0', reconstructed: 'set-up from the order of battle of March 1954' },
} as const;

export const scenarios: Readonly<Record<ScenarioId, ScenarioData>> = {
  'initial-assault': { first: 1, last: 1, ...battle },
  'five-hills': {
    first: 3,
    last: 4,
    munitions: { french: 4, 'viet-minh': 12 },
    replacements: 0,
    losses: 10,
    places: [
      'I5: 7RTA5-4 CSLT-431',
      'L1: BT3-12',
      'H6: 2REI1-1',
      'H2: 2REI1-2',
      'H4: 2REI1-3',
      'H5: 2REI1-4',
      'C1: 13DBLE1-1 T3',
      'C2: 13DBLE1-2',
      'C3: 13DBLE1-3',
      'C5: 13DBLE1-4',
      'E2: BEP1-1 4RTM1-2',
      'JU1: BEP1-2 Q2 BPC6-3',
      'C4: BEP1-3',
      'H1: BEP1-4',
      'EP1: BPC8-1 BPC8-2 T1 T2 Q1',
      'OP1: BPC8-3',
      'D4: BPC8-4 BPC6-4',
      'D1: 3RTA3-9 BPVN5-4',
      'D2: 3RTA3-10 3RTA3-11',
      'D3: 3RTA3-12',
      'E1: 4RTM1-1 BPVN5-2',
      'E4: 4RTM1-3 BPVN5-3',
      'E3: 4RTM1-4 BT2-8',
      'D6: BT2-5',
      'E10: BT2-6 BPC6-1',
      'D5: BT2-7 BPC6-2',
      'I1: 3REI3-9 1RTA2-5',
      'I2: 3REI3-10 1RTA2-6',
      'I3: 3REI3-11 1RTA2-7 T5',
      'I4: 3REI3-12 1RTA2-8',
      'F1: CSLT-414',
      'H3: CSLT-301 T4',
      'L2: CSLT-273 CSLT-434',
      'H7: BPVN5-1',
      'ZM: V80 V84 V89',
      'J1: V23 V29 V322 X1 X6',
      'ZE: V18 V54 V79',
      'ZD: V11 V16 V428',
      'ZN: V115 V542 V564',
      'ZC: V130 V154 V166',
      'ZF: V215 V439 V938 V249 V251 V255',
      'ZQ: V265 V346 V418',
      'J4: X2',
      'J3: X3 X5',
      'J2: X4',
    ],
    reduced: '3RTA3-9 3RTA3-10 3RTA3-12 4RTM1-2 4RTM1-4 7RTA5-4 BPVN5-4 BPVN5-1 BEP1-2 BEP1-3 BPC8-3 BPC8-4 2REI1-3',
    control: 'G1 G2 G3 G4 B1 B2 B3 B4 AM1 AM2',
    trenches: 'ZD ZE ZF ZC ZN ZM ZQ',
    source: { stated: '9.2', reconstructed: 'set-up from the situation of 27 to 30 March 1954' },
  },
  'full-battle': { first: 1, last: 8, ...battle },
};

/** 9.1 PAs to capture, and the steps that may be lost for it. */
export const initialAssault = { pas: 10, losses: 20 } as const;
/** 9.2 Attrition points to hold at the end, and the steps that may be lost for it. */
export const fiveHills = { points: 6, losses: 50 } as const;
/** 9.3 PAs whose loss is the fall of the camp. */
export const fullBattle = { pas: 33 } as const;
