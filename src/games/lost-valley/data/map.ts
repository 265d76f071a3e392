import type { Source } from './source';

export const crIds = [
  'gabrielle',
  'anne-marie',
  'beatrice',
  'francoise',
  'huguette',
  'epervier-opera',
  'dominique',
  'pc-gono',
  'eliane',
  'claudine',
  'junon',
  'isabelle',
] as const;
export type CrId = (typeof crIds)[number];

export const subsectorIds = ['north', 'central', 'south'] as const;
export type SubsectorId = (typeof subsectorIds)[number];

export const dzIds = ['natasha', 'octavie', 'simone'] as const;
export type DzId = (typeof dzIds)[number];

/** In the order in which the divisions act (12.3.2). */
export const divisionIds = ['312', '308', '316', '304'] as const;
export type DivisionId = (typeof divisionIds)[number];

export interface Icons {
  /** 2.2.4.2 The captor gains Strength. */
  readonly gun: boolean;
  /** 2.2.4.3 The VM AAA level rises. */
  readonly flak: boolean;
  /** 2.2.4.5 Its guns bear on the airstrip. */
  readonly strip: boolean;
  /** 2.2.1.4 Encircled at Fortifications Level 0. */
  readonly encircled: boolean;
}

export interface Cr {
  readonly id: CrId;
  readonly name: string;
  /** Set-up code of 2.3.1.4. */
  readonly code: string;
  readonly subsector: SubsectorId;
  readonly stars: 0 | 1 | 2;
  readonly icons: Icons;
  readonly stack: { readonly steps: number; readonly assets: number };
  /** Fortifications Level printed on the map, that of the campaign. */
  readonly fort: number;
  readonly hq: boolean;
  readonly source: Source;
  /** Source of each figure, for the reader who asks about one of them. */
  readonly sources: CrSources;
}

export interface CrSources {
  readonly position: Source;
  readonly subsector: Source;
  readonly stars: Source;
  readonly gun: Source;
  readonly flak: Source;
  readonly strip: Source;
  readonly encircled: Source;
  readonly stack: Source;
  readonly fort: Source;
  readonly hq: Source;
}

const common: CrSources = {
  position: { reconstructed: 'drawn from the valley, spread out for touch' },
  subsector: { stated: '2.2.5' },
  stars: { reconstructed: 'weight of the position for the garrison' },
  gun: { reconstructed: 'heights that overlook the camp' },
  flak: { reconstructed: 'flak sites against the strip and the drop zones' },
  strip: { stated: '8.1' },
  encircled: { reconstructed: 'outlying position that can be cut off' },
  stack: { reconstructed: 'size of the position; holds both set-ups and the worked example' },
  fort: { reconstructed: 'state of the works in March 1954' },
  hq: { stated: '2.2.4.4' },
};
const starsStated: Source = { stated: '2.2.4.1' };

const on = true;
const no = false;

/** The centres of resistance (2.2.1). */
// biome-ignore format: tables read as tables
export const crs: Readonly<Record<CrId, Cr>> = {
  gabrielle:        { id: 'gabrielle',      name: 'Gabrielle',        code: 'Ga',  subsector: 'north',   stars: 2, icons: { gun: on, flak: no, strip: on, encircled: on }, stack: { steps: 3, assets: 1 }, fort: 4, hq: no, source: { reconstructed: 'isolated northern hill, the best built position' }, sources: common },
  'anne-marie':     { id: 'anne-marie',     name: 'Anne-Marie',       code: 'An',  subsector: 'north',   stars: 1, icons: { gun: no, flak: on, strip: on, encircled: on }, stack: { steps: 3, assets: 1 }, fort: 2, hq: no, source: { reconstructed: 'four weak points north-west of the strip' },        sources: common },
  beatrice:         { id: 'beatrice',       name: 'Béatrice',         code: 'Bea', subsector: 'central', stars: 2, icons: { gun: on, flak: no, strip: on, encircled: on }, stack: { steps: 2, assets: 1 }, fort: 2, hq: no, source: { reconstructed: 'three hills on the north-east road' },              sources: common },
  francoise:        { id: 'francoise',      name: 'Françoise',        code: 'Fra', subsector: 'central', stars: 1, icons: { gun: no, flak: on, strip: on, encircled: on }, stack: { steps: 2, assets: 1 }, fort: 1, hq: no, source: { reconstructed: 'small western outpost' },                           sources: common },
  huguette:         { id: 'huguette',       name: 'Huguette',         code: 'Hu',  subsector: 'central', stars: 2, icons: { gun: no, flak: on, strip: no, encircled: no }, stack: { steps: 6, assets: 2 }, fort: 3, hq: no, source: { reconstructed: 'west side of the strip' },                          sources: { ...common, stars: starsStated, fort: { reconstructed: 'level shown in the worked example on turn 3' } } },
  'epervier-opera': { id: 'epervier-opera', name: 'Épervier & Opéra', code: 'Epe', subsector: 'central', stars: 1, icons: { gun: no, flak: no, strip: no, encircled: no }, stack: { steps: 6, assets: 3 }, fort: 1, hq: no, source: { reconstructed: 'between strip and river' },                         sources: common },
  dominique:        { id: 'dominique',      name: 'Dominique',        code: 'Do',  subsector: 'central', stars: 2, icons: { gun: on, flak: on, strip: no, encircled: no }, stack: { steps: 6, assets: 3 }, fort: 4, hq: no, source: { reconstructed: 'north-eastern hills' },                             sources: common },
  'pc-gono':        { id: 'pc-gono',        name: 'PC GONO',          code: 'PC',  subsector: 'central', stars: 0, icons: { gun: no, flak: no, strip: no, encircled: no }, stack: { steps: 4, assets: 3 }, fort: 2, hq: on, source: { reconstructed: 'headquarters of the camp' },                        sources: { ...common, stars: starsStated } },
  eliane:           { id: 'eliane',         name: 'Éliane',           code: 'Eli', subsector: 'central', stars: 2, icons: { gun: on, flak: no, strip: no, encircled: no }, stack: { steps: 6, assets: 2 }, fort: 4, hq: no, source: { reconstructed: 'eastern hills above the bridge' },                  sources: common },
  claudine:         { id: 'claudine',       name: 'Claudine',         code: 'Cla', subsector: 'central', stars: 1, icons: { gun: no, flak: no, strip: no, encircled: no }, stack: { steps: 6, assets: 3 }, fort: 2, hq: no, source: { reconstructed: 'south-western face of the camp' },                  sources: common },
  junon:            { id: 'junon',          name: 'Junon',            code: 'Jun', subsector: 'central', stars: 1, icons: { gun: no, flak: no, strip: no, encircled: no }, stack: { steps: 4, assets: 2 }, fort: 1, hq: no, source: { reconstructed: 'southern gate of the camp' },                       sources: common },
  isabelle:         { id: 'isabelle',       name: 'Isabelle',         code: 'Isa', subsector: 'south',   stars: 1, icons: { gun: no, flak: no, strip: no, encircled: on }, stack: { steps: 6, assets: 3 }, fort: 4, hq: no, source: { reconstructed: 'separate southern position' },                      sources: { ...common, encircled: { stated: '12.2.2' } } },
};

/** Black lines: the ends are adjacent and French units move along them (2.2.2). */
export const blackLines: readonly { readonly ends: readonly [CrId, CrId]; readonly source: Source }[] = [
  { ends: ['gabrielle', 'anne-marie'], source: { reconstructed: 'Pavie track, the only way back from the hill' } },
  {
    ends: ['anne-marie', 'francoise'],
    source: { reconstructed: 'lie of the land in the example of 12.1' },
  },
  { ends: ['anne-marie', 'huguette'], source: { reconstructed: 'north end of the strip' } },
  { ends: ['beatrice', 'dominique'], source: { stated: '2.2.2' } },
  { ends: ['francoise', 'huguette'], source: { stated: '20.2' } },
  { ends: ['huguette', 'epervier-opera'], source: { reconstructed: 'across the strip' } },
  { ends: ['huguette', 'claudine'], source: { reconstructed: 'western perimeter' } },
  { ends: ['huguette', 'pc-gono'], source: { reconstructed: 'from the strip to the command post' } },
  { ends: ['epervier-opera', 'dominique'], source: { reconstructed: 'bridge to the east bank' } },
  { ends: ['epervier-opera', 'pc-gono'], source: { reconstructed: 'centre of the camp' } },
  { ends: ['dominique', 'eliane'], source: { stated: '21.Q8' } },
  { ends: ['eliane', 'pc-gono'], source: { stated: '21.Q8' } },
  { ends: ['eliane', 'junon'], source: { reconstructed: 'lower ford' } },
  { ends: ['claudine', 'pc-gono'], source: { reconstructed: 'centre of the camp' } },
  { ends: ['claudine', 'junon'], source: { reconstructed: 'southern perimeter' } },
  { ends: ['junon', 'pc-gono'], source: { reconstructed: 'centre of the camp' } },
  { ends: ['claudine', 'isabelle'], source: { stated: '14.2' } },
  { ends: ['eliane', 'isabelle'], source: { stated: '14.2' } },
];

export interface Dz {
  readonly id: DzId;
  readonly name: string;
  /** French controlled while any of these is (13.2). */
  readonly frenchIfAny: readonly CrId[];
  /** Centres at the other end of its black lines. */
  readonly exits: readonly CrId[];
  readonly source: Source;
}

const dzSource: Source = { stated: '13.2', reconstructed: 'joined to the positions that secure it' };

/** 2.2.6 The drop zones; the strip in Huguette serves as one more (2.2.1.6). */
// biome-ignore format: tables read as tables
export const dzs: Readonly<Record<DzId, Dz>> = {
  natasha: { id: 'natasha', name: 'Natasha', frenchIfAny: ['huguette', 'francoise'], exits: ['huguette', 'francoise'], source: dzSource },
  octavie: { id: 'octavie', name: 'Octavie', frenchIfAny: ['claudine'],              exits: ['claudine'],              source: dzSource },
  simone:  { id: 'simone',  name: 'Simone',  frenchIfAny: ['eliane', 'isabelle'],    exits: ['eliane', 'isabelle'],    source: dzSource },
};

/** The centre that holds the airstrip, and takes drops while French. */
export const airstrip: { readonly cr: CrId; readonly source: Source } = {
  cr: 'huguette',
  source: { stated: '2.2.1.5, 2.2.1.6' },
};

/** Artillery supports its own and adjacent subsectors. */
export const subsectorAdjacency: Readonly<
  Record<SubsectorId, { readonly reach: readonly SubsectorId[]; readonly source: Source }>
> = {
  north: { reach: ['north', 'central'], source: { stated: '2.2.5' } },
  central: { reach: ['north', 'central', 'south'], source: { stated: '2.2.5' } },
  south: { reach: ['south', 'central'], source: { stated: '2.2.5' } },
};

/** One end of a TAOR line: the division's starting box or a centre. */
export type TaorEnd = 'box' | CrId;

export interface Division {
  readonly id: DivisionId;
  readonly honorific: string;
  readonly color: 'blue' | 'green' | 'red' | 'gold';
  readonly order: 1 | 2 | 3 | 4;
  readonly taor: readonly (readonly [TaorEnd, TaorEnd])[];
  readonly source: Source;
  readonly sources: {
    readonly order: Source;
    readonly color: Source;
    readonly honorific: Source;
    readonly box: Source;
    readonly taor: Source;
  };
}

const ofDivisions = {
  order: { stated: '12.3.2' },
  color: { stated: '2.2.3' },
  honorific: { stated: '2.2.8.4' },
  box: { reconstructed: 'side of the valley the division held' },
} as const;

/** The four divisions with their Tactical Areas of Responsibility (2.2.3). */
// biome-ignore format: tables read as tables
export const divisions: Readonly<Record<DivisionId, Division>> = {
  '312': {
    id: '312', honorific: 'Bến Tre', color: 'blue', order: 1,
    taor: [
      ['box', 'beatrice'], ['beatrice', 'dominique'], ['dominique', 'eliane'], ['dominique', 'epervier-opera'],
      ['epervier-opera', 'pc-gono'],
    ],
    source: { stated: '2.2.3' },
    sources: { ...ofDivisions, taor: { stated: '2.2.3', reconstructed: 'north-eastern axis of attack beyond Béatrice' } },
  },
  '308': {
    id: '308', honorific: 'Việt Bắc', color: 'green', order: 2,
    taor: [
      ['box', 'gabrielle'], ['gabrielle', 'anne-marie'], ['anne-marie', 'francoise'], ['anne-marie', 'huguette'],
      ['francoise', 'huguette'], ['huguette', 'epervier-opera'], ['huguette', 'claudine'], ['epervier-opera', 'pc-gono'],
      ['claudine', 'pc-gono'],
    ],
    source: { stated: '2.2.3' },
    sources: { ...ofDivisions, taor: { stated: '12.1, 12.2', reconstructed: 'western axis of attack beyond Huguette' } },
  },
  '316': {
    id: '316', honorific: 'Biên Hòa', color: 'red', order: 3,
    taor: [
      ['box', 'eliane'], ['eliane', 'dominique'], ['eliane', 'junon'], ['eliane', 'pc-gono'],
      ['junon', 'pc-gono'],
    ],
    source: { stated: '2.2.3' },
    sources: { ...ofDivisions, taor: { reconstructed: 'historical axis of attack of the division' } },
  },
  '304': {
    id: '304', honorific: 'Nam Định', color: 'gold', order: 4,
    taor: [
      ['box', 'isabelle'], ['isabelle', 'claudine'], ['claudine', 'junon'], ['claudine', 'pc-gono'],
      ['junon', 'pc-gono'],
    ],
    source: { stated: '2.2.3' },
    sources: { ...ofDivisions, taor: { reconstructed: 'historical axis of attack of the division' } },
  },
};
