import type { CardNumber } from './cards';
import type { CrId, DivisionId } from './map';
import type { Source } from './source';
import type { AirstripStatus } from './tracks';
import type { UnitId } from './units';

export const scenarioIds = ['campaign', 'five-hills'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export interface ScenarioData {
  readonly id: ScenarioId;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly cm: number;
  readonly rp: number;
  readonly aaa: number;
  readonly airstrip: AirstripStatus;
  /** Whether the turn before the first counts as one without a Viet Minh assault, for Table 4 (9.2) and Strength (11.1). */
  readonly noVmAssaultLastTurn: boolean;
  readonly divisions: Readonly<Record<DivisionId, { readonly strength: number; readonly active: boolean }>>;
  readonly garrisons: Readonly<Record<CrId, { readonly fort: number; readonly units: readonly UnitId[] }>>;
  readonly reduced: readonly UnitId[];
  readonly disrupted: readonly UnitId[];
  /** Whose control marker lies where. */
  readonly vmControl: readonly { readonly cr: CrId; readonly division: DivisionId }[];
  /** Reinforcements on the Turn Record Track (13.1). */
  readonly arrivals: readonly { readonly unit: UnitId; readonly turn: number }[];
  readonly remnants: readonly UnitId[];
  readonly eliminated: readonly UnitId[];
  /** Cards left out of 1 to 44; card 45 needs option 19.1. */
  readonly withoutCards: readonly CardNumber[];
  readonly source: Source;
  readonly sources: {
    readonly turns: Source;
    readonly cm: Source;
    readonly rp: Source;
    readonly aaa: Source;
    readonly airstrip: Source;
    readonly noVmAssaultLastTurn: Source;
    readonly divisions: Source;
    readonly forts: Source;
    readonly placements: Source;
    readonly disrupted: Source;
    readonly vmControl: Source;
    readonly arrivals: Source;
    readonly losses: Source;
    readonly deck: Source;
  };
}

/** The two set-ups (3.0). Bataillons de Marche and CMAA wait off the map in both (3.2). */
export const scenarios: Readonly<Record<ScenarioId, ScenarioData>> = {
  campaign: {
    id: 'campaign',
    firstTurn: 1,
    lastTurn: 16,
    cm: 13,
    rp: 26,
    aaa: 5,
    airstrip: 'active',
    noVmAssaultLastTurn: true,
    divisions: {
      '312': { strength: 13, active: true },
      '308': { strength: 13, active: true },
      '316': { strength: 11, active: false },
      '304': { strength: 9, active: false },
    },
    garrisons: {
      gabrielle: { fort: 4, units: ['5-7-rta', 'cslt-416'] },
      'anne-marie': { fort: 2, units: ['bt-3', '2-cmmle'] },
      beatrice: { fort: 2, units: ['3-13-dble'] },
      francoise: { fort: 1, units: ['csm-272'] },
      huguette: { fort: 3, units: ['1-2-rei'] },
      'epervier-opera': { fort: 1, units: ['8-bpc', 'peloton-carette', '1-gaaceo'] },
      dominique: { fort: 4, units: ['3-3-rta', 'ii-4-rac', '1-cmmle'] },
      'pc-gono': { fort: 2, units: ['31-bg', 'peloton-guntz', '1-cepml'] },
      eliane: { fort: 4, units: ['1-4-rtm', 'bt-2'] },
      claudine: { fort: 2, units: ['1-13-dble', '11-iv-4-rac'] },
      junon: { fort: 1, units: ['1-bep', 'cslt-413-414'] },
      isabelle: { fort: 4, units: ['3-3-rei', '2-1-rta', 'csm-431-432', 'peloton-preaud', 'iii-10-rac'] },
    },
    reduced: [],
    disrupted: ['2-cmmle', 'ii-4-rac', '1-cepml'],
    vmControl: [],
    arrivals: [
      { unit: '5-bpvn', turn: 1 },
      { unit: '6-bpc', turn: 2 },
      { unit: '2-1-rcp', turn: 6 },
      { unit: '2-bep', turn: 8 },
      { unit: '1-bpc', turn: 15 },
    ],
    remnants: [],
    eliminated: [],
    withoutCards: [],
    source: { stated: '3.0', reconstructed: 'levels by calibration' },
    sources: {
      turns: { stated: '3.0' },
      cm: { reconstructed: 'middle of the track; a better level must be earned' },
      rp: { stated: '21.Q1', reconstructed: 'level within the stated band, by calibration' },
      aaa: { reconstructed: 'flak regiment already in place' },
      airstrip: { stated: '3.2' },
      noVmAssaultLastTurn: { stated: '9.2' },
      divisions: { stated: '11.3', reconstructed: 'strengths by calibration' },
      forts: { reconstructed: 'state of the works in March 1954' },
      placements: { reconstructed: 'historical garrison of 13 March' },
      disrupted: { stated: '21.Q6' },
      vmControl: { stated: '3.0' },
      arrivals: { reconstructed: 'historical drops of the siege' },
      losses: { stated: '3.0' },
      deck: { stated: '3.1' },
    },
  },
  'five-hills': {
    id: 'five-hills',
    firstTurn: 5,
    lastTurn: 16,
    cm: 11,
    rp: 23,
    aaa: 6,
    airstrip: 'active',
    noVmAssaultLastTurn: false,
    divisions: {
      '312': { strength: 10, active: true },
      '308': { strength: 10, active: true },
      '316': { strength: 11, active: true },
      '304': { strength: 9, active: true },
    },
    garrisons: {
      gabrielle: { fort: 1, units: [] },
      'anne-marie': { fort: 1, units: [] },
      beatrice: { fort: 1, units: [] },
      francoise: { fort: 1, units: ['csm-272'] },
      huguette: { fort: 3, units: ['1-2-rei', 'bt-3'] },
      'epervier-opera': { fort: 2, units: ['8-bpc', 'bt-2', 'peloton-carette', '1-gaaceo'] },
      dominique: { fort: 3, units: ['3-3-rta', '5-bpvn', 'ii-4-rac', '1-cmmle'] },
      'pc-gono': { fort: 3, units: ['31-bg', 'peloton-guntz', '1-cepml'] },
      eliane: { fort: 4, units: ['1-4-rtm', '6-bpc'] },
      claudine: { fort: 2, units: ['1-13-dble', '11-iv-4-rac'] },
      junon: { fort: 1, units: ['1-bep', 'cslt-413-414'] },
      isabelle: { fort: 4, units: ['3-3-rei', '2-1-rta', 'csm-431-432', 'peloton-preaud', 'iii-10-rac'] },
    },
    reduced: ['bt-3'],
    disrupted: [],
    vmControl: [
      { cr: 'gabrielle', division: '308' },
      { cr: 'anne-marie', division: '308' },
      { cr: 'beatrice', division: '312' },
    ],
    arrivals: [
      { unit: '2-1-rcp', turn: 6 },
      { unit: '2-bep', turn: 8 },
      { unit: '1-bpc', turn: 15 },
    ],
    remnants: ['3-13-dble', '5-7-rta'],
    eliminated: ['cslt-416', '2-cmmle'],
    withoutCards: [2, 3, 22, 23, 39],
    source: { stated: '3.0', reconstructed: 'levels by calibration' },
    sources: {
      turns: { stated: '3.0' },
      cm: { reconstructed: 'levels by calibration' },
      rp: { reconstructed: 'levels by calibration' },
      aaa: { reconstructed: 'levels by calibration' },
      airstrip: { stated: '3.2' },
      noVmAssaultLastTurn: { reconstructed: 'divisions rested after the lull of late March' },
      divisions: { reconstructed: 'divisions rested after the lull of late March' },
      forts: { reconstructed: 'levels by calibration' },
      placements: { reconstructed: 'historical garrison of 30 March' },
      disrupted: { reconstructed: 'lull of late March' },
      vmControl: { stated: '3.0' },
      arrivals: { reconstructed: 'historical drops of the siege' },
      losses: { reconstructed: 'losses of the first two weeks' },
      deck: { reconstructed: 'cards on events before 30 March are left out' },
    },
  },
};
