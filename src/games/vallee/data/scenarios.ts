/** 16.0, 17.0 The campaign and the battles: who stands where, what is left out, what counts. */
import type { AirType } from './aircraft';
import type { AreaId, Bank, Side } from './areas';
import type { ScenarioId } from './options';
import type { Source } from './source';
import type { UnitId } from './units';

/** Units that may start in any of these areas; the first of `start` (or of `areas`) is filled in. */
export interface Placement {
  readonly areas: readonly AreaId[];
  readonly units: readonly UnitId[];
  /** Where each unit is put before its owner chooses, in the order of `units`. */
  readonly start?: readonly AreaId[];
}

export interface ScenarioData {
  readonly id: ScenarioId;
  readonly section: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Rounds of the whole battle; null where turns are played. 17.5 plays the weekly phases after each seven. */
  readonly rounds: number | null;
  readonly weekly: boolean;
  readonly initiative: Side | null;
  /** Points on the track at the start, with or without a die; null where the supply rules are not used. */
  readonly supply: { readonly french: Start; readonly 'viet-minh': Start } | null;
  /** 7.5 Lines are traced and points paid each turn. */
  readonly lines: boolean;
  readonly pool: Start | null;
  /** Battles: one die and this many, of these types. */
  readonly air: { readonly plus: number; readonly types: readonly AirType[] } | null;
  /** 9.1.1 In force from the start, without cost. */
  readonly effort: boolean;
  readonly mafia: boolean;
  readonly french: readonly Placement[];
  readonly 'viet-minh': readonly Placement[];
  /** Strengths at the start that are not the printed ones. */
  readonly reduced: Readonly<Partial<Record<UnitId, number>>>;
  /** Tanks the French take, and how many of them are damaged. */
  readonly tanks: {
    /** Where they may start; the first is filled in. */
    readonly areas: readonly AreaId[];
    readonly take: number;
    readonly of: readonly UnitId[];
    readonly damaged: number;
  } | null;
  /** 17.4 Regiments of which all but one take part. */
  readonly regiments: readonly (readonly string[])[];
  readonly transport: { readonly units: readonly UnitId[]; readonly supply: number };
  readonly waiting: readonly UnitId[];
  readonly entrenchments: readonly AreaId[];
  readonly special: Special;
  readonly victory: { readonly holds: readonly Holding[]; readonly noSurrender: boolean; readonly flakRaid: boolean };
  readonly source: Source;
}

/** A die and this many, or this many alone. */
export interface Start {
  readonly die: boolean;
  readonly plus: number;
}

/** Points at the end for whoever controls these areas; `to` where only one side can score them. */
export interface Holding {
  readonly areas: readonly AreaId[];
  readonly points: number;
  readonly to: Side | null;
}

export interface Special {
  /** Only these French units move; retreats are free. */
  readonly frenchMove: readonly UnitId[] | null;
  /** 17.3 No Viet Minh unit moves or assaults. */
  readonly vietMinhStill: boolean;
  /** Viet Minh attack only units in these areas. */
  readonly attackOnly: readonly AreaId[] | null;
  /** Areas that Viet Minh units may not enter. */
  readonly vietMinhClosed: readonly AreaId[];
  /** Nobody moves or assaults onto this bank. */
  readonly closedBank: Bank | null;
  /** 17.4 French units may still retreat onto it. */
  readonly frenchRetreatThere: boolean;
  /** 17.5 Added to the die of the transport area. */
  readonly enter: number;
  /** 17.5 The morale crisis of the set-up. */
  readonly crisis: boolean;
  /** 17.5 The extra air die. */
  readonly deduction: boolean;
}

const plain: Special = {
  frenchMove: null,
  vietMinhStill: false,
  attackOnly: null,
  vietMinhClosed: [],
  closedBank: null,
  frenchRetreatThere: false,
  enter: 0,
  crisis: false,
  deduction: false,
};

const claudine: readonly AreaId[] = ['c1', 'c2', 'c3'];
const dominique: readonly AreaId[] = ['d1', 'd2', 'd3'];
const elaine: readonly AreaId[] = ['e1', 'e2', 'e3'];
const huguette: readonly AreaId[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'];
const valleys: readonly AreaId[] = ['nw', 'ne', 'se', 'sw'];

const fortTanks: readonly UnitId[] = [
  'fr-tk-ettlingen',
  'fr-tk-smolensk',
  'fr-tk-bazaille',
  'fr-tk-mulhouse',
  'fr-tk-conti',
  'fr-tk-auerstadt',
  'fr-tk-douaumont',
];
const regiment36: readonly UnitId[] = ['vm-1-36', 'vm-2-36', 'vm-3-36'];
const regiment88: readonly UnitId[] = ['vm-1-88', 'vm-2-88', 'vm-3-88'];
const regiment102: readonly UnitId[] = ['vm-1-102', 'vm-2-102', 'vm-3-102'];
const division312: readonly UnitId[] = [
  'vm-1-141',
  'vm-2-141',
  'vm-3-141',
  'vm-1-165',
  'vm-2-165',
  'vm-3-165',
  'vm-1-209',
  'vm-2-209',
  'vm-3-209',
];
const division316: readonly UnitId[] = [
  'vm-1-98',
  'vm-2-98',
  'vm-3-98',
  'vm-1-174',
  'vm-2-174',
  'vm-3-174',
  'vm-1-176',
  'vm-2-176',
  'vm-3-176',
];

const eastOfTheRiver: readonly AreaId[] = [
  'beatrice',
  'upper-e',
  'ne-heights',
  'him-lam',
  'route41',
  'tunnel',
  'torpedo',
  'phony',
  'baldy',
  'e-jungle-n',
  'e-jungle-s',
  'simone',
  'ban-palech',
  'se-hills',
  'se-jungle',
  'lower-e',
  'se-gorge',
  'ne',
  'se',
];
const westOfTheRiver: readonly AreaId[] = [
  'gabrielle',
  'anne-marie',
  'pavie',
  'upper-w',
  'ban-khe-phai',
  'nw-heights',
  'ban-na-ten',
  'natasha',
  'w-forest',
  'octavie',
  'w-ridge',
  'juno-s',
  'sw-jungle',
  'sw-gorge',
  'nw',
  'sw',
];

export const campaign: ScenarioData = {
  id: 'campaign',
  section: '16.0',
  firstTurn: 1,
  lastTurn: 11,
  rounds: null,
  weekly: true,
  initiative: null,
  supply: { french: { die: false, plus: 45 }, 'viet-minh': { die: false, plus: 50 } },
  lines: true,
  pool: { die: true, plus: 10 },
  air: null,
  effort: false,
  mafia: true,
  french: [
    { areas: ['beatrice'], units: ['fr-3-13'] },
    { areas: ['gabrielle'], units: ['fr-5-7', 'fr-1le-mc'] },
    { areas: ['anne-marie'], units: ['fr-3t', 'fr-2le-mc'] },
    {
      areas: claudine,
      units: ['fr-1-13', 'fr-4c-105', 'fr-4c-155', 'fr-10c-sec', 'fr-1le-hm'],
      start: ['c2', 'c1', 'c1', 'c3', 'c3'],
    },
    { areas: dominique, units: ['fr-3-3al', 'fr-4c-sec'], start: ['d1', 'd3'] },
    { areas: ['sparrowhawk'], units: ['fr-q1'] },
    { areas: ['juno'], units: ['fr-q2'] },
    { areas: elaine, units: ['fr-1-4', 'fr-2t', 'fr-2-31e'], start: ['e1', 'e2', 'e2'] },
    { areas: ['francoise'], units: ['fr-1t'] },
    { areas: huguette, units: ['fr-1-2'], start: ['h6'] },
    { areas: ['cf'], units: ['fr-1fl', 'fr-8c', 'fr-1-31e', ...fortTanks] },
    {
      areas: ['isabelle'],
      units: ['fr-3-3le', 'fr-2-1', 'fr-10c-bty', 'fr-tk-nuemach', 'fr-tk-posen', 'fr-tk-ratisbonne'],
    },
    { areas: ['weime'], units: ['fr-431t', 'fr-432t'] },
  ],
  'viet-minh': [
    { areas: ['nw'], units: [...regiment88, 'vm-mor-308'] },
    { areas: ['ne'], units: [...division312, 'vm-mor-312'] },
    { areas: ['se'], units: [...division316, 'vm-mor-316'] },
    { areas: ['sw'], units: ['vm-1-57', 'vm-2-57', 'vm-3-57'] },
    {
      areas: valleys,
      units: [
        'vm-105-1',
        'vm-105-2',
        'vm-105-3',
        'vm-105-4',
        'vm-120-1',
        'vm-120-2',
        'vm-82-1',
        'vm-82-2',
        'vm-37-1',
        'vm-37-2',
        'vm-37-3',
        'vm-mg-1',
        'vm-mg-2',
        'vm-mg-3',
        'vm-mg-4',
        'vm-mg-5',
        'vm-mg-6',
        'vm-151-1',
        'vm-151-2',
        'vm-151-3',
      ],
      start: [
        'ne',
        'ne',
        'se',
        'nw',
        'ne',
        'se',
        'nw',
        'se',
        'ne',
        'nw',
        'se',
        'ne',
        'ne',
        'nw',
        'nw',
        'se',
        'sw',
        'ne',
        'nw',
        'se',
      ],
    },
  ],
  reduced: {},
  tanks: null,
  regiments: [],
  transport: { units: regiment102, supply: 0 },
  waiting: [
    'fr-5v',
    'fr-6c',
    'fr-1c',
    'fr-2-1ch',
    'fr-2fl',
    ...regiment36,
    'vm-1-148',
    'vm-2-148',
    'vm-3-148',
    'vm-kat-1',
    'vm-kat-2',
  ],
  entrenchments: [],
  special: plain,
  victory: { holds: [], noSurrender: true, flakRaid: false },
  source: { stated: '16.1 to 16.4', reconstructed: 'where the set-up leaves the choice' },
};

const battle = {
  firstTurn: 1,
  lastTurn: 1,
  weekly: false,
  supply: null,
  lines: false,
  pool: null,
  effort: false,
  mafia: true,
  reduced: {},
  tanks: null,
  regiments: [],
  transport: { units: [], supply: 0 },
  waiting: [],
  entrenchments: [],
} satisfies Partial<ScenarioData>;

const fighters: readonly AirType[] = ['F6F', 'F8F', 'SB2C'];

export const beatrice: ScenarioData = {
  ...battle,
  id: 'beatrice',
  section: '17.1',
  rounds: 1,
  initiative: 'viet-minh',
  air: { plus: 0, types: fighters },
  french: [
    { areas: ['beatrice'], units: ['fr-3-13'] },
    { areas: ['cf'], units: ['fr-8c', 'fr-1fl'] },
    { areas: claudine, units: ['fr-4c-155', 'fr-4c-105', 'fr-1le-hm'], start: ['c1', 'c1', 'c3'] },
  ],
  tanks: { areas: ['cf'], take: 3, of: fortTanks, damaged: 0 },
  'viet-minh': [
    {
      areas: ['ne'],
      units: [...division312, 'vm-mor-312', 'vm-151-1', 'vm-37-1', 'vm-mg-1', 'vm-mg-2'],
    },
  ],
  special: {
    ...plain,
    frenchMove: ['fr-8c', 'fr-1fl', ...fortTanks],
    attackOnly: ['beatrice', 'him-lam', 'ne-heights', 'route41', 'tunnel'],
    vietMinhClosed: [
      'gabrielle',
      'anne-marie',
      'francoise',
      ...huguette,
      'sparrowhawk',
      'cf',
      ...claudine,
      'juno',
      ...dominique,
      ...elaine,
      'isabelle',
      'weime',
    ],
  },
  victory: { holds: [{ areas: ['beatrice'], points: 3, to: null }], noSurrender: false, flakRaid: false },
  source: { stated: '17.1', reconstructed: 'bonus only where a surrender is possible' },
};

export const gabrielle: ScenarioData = {
  ...battle,
  id: 'gabrielle',
  section: '17.2',
  rounds: 3,
  initiative: 'viet-minh',
  air: { plus: 0, types: fighters },
  french: [
    { areas: ['gabrielle'], units: ['fr-5-7', 'fr-1le-mc'] },
    { areas: ['anne-marie'], units: ['fr-3t', 'fr-2le-mc'] },
    { areas: ['cf'], units: ['fr-5v', 'fr-1fl'] },
    { areas: claudine, units: ['fr-4c-105', 'fr-4c-155', 'fr-1le-hm'], start: ['c1', 'c1', 'c3'] },
  ],
  tanks: { areas: ['cf'], take: 3, of: fortTanks, damaged: 0 },
  'viet-minh': [
    {
      areas: ['nw', 'ne'],
      units: [
        ...regiment88,
        ...regiment102,
        'vm-151-2',
        'vm-37-1',
        'vm-mg-1',
        'vm-mg-2',
        'vm-105-1',
        'vm-82-1',
        'vm-120-1',
      ],
    },
  ],
  special: {
    ...plain,
    frenchMove: ['fr-5v', 'fr-1fl', ...fortTanks],
    attackOnly: ['anne-marie', 'ban-khe-phai', 'ban-na-ten', 'gabrielle', 'h7', 'nw-heights', 'pavie', 'upper-w'],
  },
  victory: {
    holds: [
      { areas: ['gabrielle'], points: 5, to: null },
      { areas: ['anne-marie'], points: 2, to: null },
    ],
    noSurrender: false,
    flakRaid: false,
  },
  source: { stated: '17.2', reconstructed: 'bonus only where a surrender is possible' },
};

export const flakRaid: ScenarioData = {
  ...battle,
  id: 'flak-raid',
  section: '17.3',
  rounds: 1,
  initiative: 'french',
  air: { plus: 0, types: ['F6F', 'F8F', 'SB2C', 'A-26'] },
  effort: true,
  mafia: false,
  french: [
    {
      areas: claudine,
      units: ['fr-6c', 'fr-8c', 'fr-1-2', 'fr-4c-105', 'fr-10c-sec', 'fr-4c-155', 'fr-1le-hm'],
      start: ['c2', 'c2', 'c3', 'c1', 'c1', 'c1', 'c1'],
    },
  ],
  tanks: { areas: ['c2', 'c1', 'c3'], take: 4, of: fortTanks, damaged: 0 },
  reduced: { 'fr-4c-105': 1, 'fr-10c-sec': 1, 'fr-4c-155': 1 },
  'viet-minh': [{ areas: ['octavie'], units: [...regiment36, 'vm-37-1', 'vm-mg-1', 'vm-mg-2'] }],
  entrenchments: ['octavie'],
  special: { ...plain, vietMinhStill: true },
  victory: { holds: [], noSurrender: false, flakRaid: true },
  source: { stated: '17.3', reconstructed: 'where the set-up leaves the choice' },
};

export const hills: ScenarioData = {
  ...battle,
  id: 'hills',
  section: '17.4',
  rounds: 3,
  initiative: 'viet-minh',
  supply: { french: { die: true, plus: 5 }, 'viet-minh': { die: true, plus: 10 } },
  air: { plus: 2, types: fighters },
  french: [
    { areas: dominique, units: ['fr-3-3al', 'fr-4c-sec', 'fr-5v'], start: ['d1', 'd3', 'd2'] },
    { areas: elaine, units: ['fr-1-4', 'fr-2t', 'fr-2-31e'], start: ['e1', 'e2', 'e2'] },
    { areas: ['sparrowhawk'], units: ['fr-q1'] },
    { areas: ['juno'], units: ['fr-q2'] },
    { areas: ['cf'], units: ['fr-1fl', 'fr-6c', 'fr-8c', ...fortTanks] },
    { areas: claudine, units: ['fr-4c-105', 'fr-4c-155'], start: ['c1', 'c1'] },
  ],
  reduced: { 'fr-5v': 3, 'fr-4c-105': 1, 'fr-4c-155': 1 },
  'viet-minh': [
    {
      areas: eastOfTheRiver,
      units: [
        ...division312,
        ...division316,
        'vm-105-1',
        'vm-105-2',
        'vm-120-1',
        'vm-120-2',
        'vm-82-1',
        'vm-82-2',
        'vm-37-1',
        'vm-37-2',
        'vm-mg-1',
        'vm-mg-2',
        'vm-mg-3',
        'vm-mg-4',
      ],
      start: [
        'tunnel',
        'tunnel',
        'tunnel',
        'route41',
        'route41',
        'route41',
        'torpedo',
        'torpedo',
        'torpedo',
        'baldy',
        'baldy',
        'baldy',
        'phony',
        'phony',
        'phony',
        'simone',
        'simone',
        'simone',
        'ne',
        'se',
        'route41',
        'simone',
        'tunnel',
        'baldy',
        'torpedo',
        'simone',
        'torpedo',
        'torpedo',
        'e-jungle-s',
        'e-jungle-s',
      ],
    },
  ],
  regiments: [
    ['141', '165', '209'],
    ['98', '174', '176'],
  ],
  entrenchments: ['route41', 'simone'],
  special: { ...plain, closedBank: 'west', frenchRetreatThere: true },
  victory: {
    holds: [{ areas: [...dominique, ...elaine], points: 2, to: 'viet-minh' }],
    noSurrender: false,
    flakRaid: false,
  },
  source: { stated: '17.4', reconstructed: 'where the set-up leaves the choice' },
};

export const huguettes: ScenarioData = {
  ...battle,
  id: 'huguettes',
  section: '17.5',
  firstTurn: 4,
  lastTurn: 7,
  rounds: 24,
  weekly: true,
  initiative: 'viet-minh',
  supply: { french: { die: true, plus: 15 }, 'viet-minh': { die: true, plus: 25 } },
  lines: true,
  pool: { die: true, plus: 3 },
  air: { plus: 0, types: ['F6F', 'F8F', 'SB2C', 'A-26'] },
  effort: true,
  french: [
    { areas: huguette, units: ['fr-5v', 'fr-1-2', 'fr-2-1ch', 'fr-1-31e'], start: ['h7', 'h6', 'h1', 'h6'] },
    { areas: ['sparrowhawk'], units: ['fr-q1'] },
    { areas: ['juno'], units: ['fr-q2'] },
    { areas: claudine, units: ['fr-1-13', 'fr-1le-hm', 'fr-10c-sec'], start: ['c2', 'c1', 'c1'] },
    { areas: ['cf'], units: ['fr-1c', 'fr-6c', 'fr-8c', 'fr-1fl', 'fr-4c-105'] },
  ],
  tanks: { areas: ['cf'], take: 6, of: fortTanks.filter((id) => id !== 'fr-tk-bazaille'), damaged: 2 },
  reduced: { 'fr-5v': 2, 'fr-2-1ch': 1, 'fr-1c': 3, 'fr-6c': 3, 'fr-8c': 3, 'fr-1fl': 3, 'fr-4c-105': 1 },
  'viet-minh': [
    {
      areas: westOfTheRiver,
      units: [
        ...regiment36,
        ...regiment88,
        ...regiment102,
        'vm-mor-308',
        'vm-151-2',
        'vm-105-1',
        'vm-105-2',
        'vm-82-1',
        'vm-82-2',
        'vm-120-1',
        'vm-37-1',
        'vm-37-2',
        'vm-mg-1',
        'vm-mg-2',
        'vm-mg-3',
        'vm-mg-4',
        'vm-mg-5',
      ],
      start: [
        'natasha',
        'natasha',
        'natasha',
        'pavie',
        'pavie',
        'pavie',
        'anne-marie',
        'anne-marie',
        'anne-marie',
        'pavie',
        'anne-marie',
        'nw',
        'nw',
        'ban-na-ten',
        'natasha',
        'ban-na-ten',
        'ban-na-ten',
        'w-forest',
        'w-forest',
        'ban-na-ten',
        'nw-heights',
        'nw-heights',
        'gabrielle',
      ],
    },
  ],
  transport: { units: [], supply: 4 },
  waiting: ['fr-2fl'],
  entrenchments: ['natasha', 'natasha', 'pavie', 'pavie'],
  special: {
    ...plain,
    closedBank: 'east',
    vietMinhClosed: [
      'isabelle',
      'weime',
      'ban-bom',
      'lower-w',
      'nhong-nhai',
      'sw-hills',
      'ban-palech',
      'lower-e',
      'se-hills',
      'se-jungle',
    ],
    enter: -2,
    crisis: true,
    deduction: true,
  },
  victory: {
    holds: [
      {
        areas: [
          'francoise',
          ...huguette,
          'sparrowhawk',
          'cf',
          ...claudine,
          'juno',
          ...dominique,
          ...elaine,
          'isabelle',
          'weime',
        ],
        points: 2,
        to: 'viet-minh',
      },
    ],
    noSurrender: true,
    flakRaid: false,
  },
  source: { stated: '17.5', reconstructed: 'where the set-up leaves the choice' },
};

export const scenarios: Readonly<Record<ScenarioId, ScenarioData>> = {
  campaign,
  beatrice,
  gabrielle,
  'flak-raid': flakRaid,
  hills,
  huguettes,
};
