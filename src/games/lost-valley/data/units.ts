import type { Source } from './source';

export const unitIds = [
  '3-13-dble',
  '5-7-rta',
  'cslt-416',
  'bt-3',
  'csm-272',
  '1-2-rei',
  '8-bpc',
  '3-3-rta',
  '1-4-rtm',
  'bt-2',
  '1-13-dble',
  '1-bep',
  'cslt-413-414',
  '31-bg',
  '3-3-rei',
  '2-1-rta',
  'csm-431-432',
  '5-bpvn',
  '6-bpc',
  '2-1-rcp',
  '2-bep',
  '1-bpc',
  'bm-1',
  'bm-2',
  'bm-3',
  'bm-4',
  'cmaa',
  'peloton-carette',
  'peloton-guntz',
  'peloton-preaud',
  '1-gaaceo',
  'ii-4-rac',
  '1-cmmle',
  '2-cmmle',
  '1-cepml',
  'iii-10-rac',
  '11-iv-4-rac',
] as const;
export type UnitId = (typeof unitIds)[number];

export const unitKinds = ['infantry', 'armor', 'artillery', 'aaa'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** The symbols of 2.3.1.2. */
export const unitTypes = [
  'legion-infantry',
  'north-african',
  'tai',
  'french-parachute',
  'legion-parachute',
  'engineer',
  'vietnamese-parachute',
  'ad-hoc',
  'armor',
  'aaa',
  '105mm',
  '120mm',
  '155mm',
] as const;
export type UnitType = (typeof unitTypes)[number];

export type Nation = 'legion' | 'algerian' | 'tai' | 'french' | 'moroccan' | 'vietnamese' | 'mixed';

/** 2.3.1.6 engineers repair more and reroll; 19.2 heavy mortars keep to their subsector. What a whole kind can do is not listed. */
export type Ability = 'engineer' | 'heavyMortar';

/** One side of a counter (2.3.1.3). An assault of `null` is the printed X. */
export interface Factors {
  readonly assault: number | null;
  readonly defense: number;
  readonly morale: number;
}

export interface UnitData {
  readonly id: UnitId;
  /** Historical designation, the same in every language. */
  readonly name: string;
  readonly kind: UnitKind;
  readonly type: UnitType;
  readonly nation: Nation;
  readonly steps: 1 | 2;
  readonly full: Factors;
  /** Back of a 2-step counter; `null` for 1-step units. */
  readonly reduced: Factors | null;
  readonly abilities: readonly Ability[];
  readonly source: Source;
}

const garrison: Source = { reconstructed: 'historical garrison; factors by quality of the unit' };
const bataillonDeMarche: Source = { stated: '13.3', reconstructed: 'factors by quality of the unit' };

/** 2.3.1.1 Every French counter by its historical name, both sides. */
// biome-ignore format: tables read as tables
export const units: Readonly<Record<UnitId, UnitData>> = {
  '3-13-dble':       { id: '3-13-dble',       name: '3/13 DBLE',             kind: 'infantry',  type: 'legion-infantry',      nation: 'legion',     steps: 2, full: { assault: 2, defense: 2, morale: 3 },    reduced: { assault: 1, defense: 1, morale: 2 },  abilities: [],              source: garrison },
  '5-7-rta':         { id: '5-7-rta',         name: '5/7 RTA',               kind: 'infantry',  type: 'north-african',        nation: 'algerian',   steps: 2, full: { assault: 1, defense: 2, morale: 2 },    reduced: { assault: 1, defense: 1, morale: 1 },  abilities: [],              source: garrison },
  'cslt-416':        { id: 'cslt-416',        name: 'CSLT 416',              kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 1, full: { assault: 0, defense: 0, morale: -1 },   reduced: null,                                   abilities: [],              source: garrison },
  'bt-3':            { id: 'bt-3',            name: 'BT 3',                  kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 2, full: { assault: 0, defense: 1, morale: -1 },   reduced: { assault: 0, defense: 0, morale: -2 }, abilities: [],              source: garrison },
  'csm-272':         { id: 'csm-272',         name: 'CSM 272',               kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 1, full: { assault: 0, defense: 0, morale: -1 },   reduced: null,                                   abilities: [],              source: { stated: '20.2', reconstructed: 'assault factor and set-up place by history' } },
  '1-2-rei':         { id: '1-2-rei',         name: '1/2 REI',               kind: 'infantry',  type: 'legion-infantry',      nation: 'legion',     steps: 2, full: { assault: 2, defense: 2, morale: 3 },    reduced: { assault: 1, defense: 1, morale: 2 },  abilities: [],              source: { stated: '20.2', reconstructed: 'all but defence; morale the highest of its stack' } },
  '8-bpc':           { id: '8-bpc',           name: '8 BPC',                 kind: 'infantry',  type: 'french-parachute',     nation: 'french',     steps: 2, full: { assault: 3, defense: 2, morale: 3 },    reduced: { assault: 2, defense: 1, morale: 2 },  abilities: [],              source: garrison },
  '3-3-rta':         { id: '3-3-rta',         name: '3/3 RTA',               kind: 'infantry',  type: 'north-african',        nation: 'algerian',   steps: 2, full: { assault: 1, defense: 1, morale: 1 },    reduced: { assault: 0, defense: 1, morale: 0 },  abilities: [],              source: garrison },
  '1-4-rtm':         { id: '1-4-rtm',         name: '1/4 RTM',               kind: 'infantry',  type: 'north-african',        nation: 'moroccan',   steps: 2, full: { assault: 1, defense: 1, morale: 1 },    reduced: { assault: 0, defense: 1, morale: 0 },  abilities: [],              source: garrison },
  'bt-2':            { id: 'bt-2',            name: 'BT 2',                  kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 2, full: { assault: 0, defense: 1, morale: 0 },    reduced: { assault: 0, defense: 0, morale: -1 }, abilities: [],              source: garrison },
  '1-13-dble':       { id: '1-13-dble',       name: '1/13 DBLE',             kind: 'infantry',  type: 'legion-infantry',      nation: 'legion',     steps: 2, full: { assault: 2, defense: 2, morale: 3 },    reduced: { assault: 1, defense: 1, morale: 2 },  abilities: [],              source: garrison },
  '1-bep':           { id: '1-bep',           name: '1 BEP',                 kind: 'infantry',  type: 'legion-parachute',     nation: 'legion',     steps: 2, full: { assault: 3, defense: 2, morale: 3 },    reduced: { assault: 2, defense: 1, morale: 2 },  abilities: [],              source: garrison },
  'cslt-413-414':    { id: 'cslt-413-414',    name: 'CSLT 413/414',          kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 1, full: { assault: 0, defense: 0, morale: 0 },    reduced: null,                                   abilities: [],              source: garrison },
  '31-bg':           { id: '31-bg',           name: '31 BG',                 kind: 'infantry',  type: 'engineer',             nation: 'moroccan',   steps: 1, full: { assault: 1, defense: 1, morale: 1 },    reduced: null,                                   abilities: ['engineer'],    source: { stated: '2.3.1.2, 2.3.1.6', reconstructed: 'historical garrison; factors by quality of the unit' } },
  '3-3-rei':         { id: '3-3-rei',         name: '3/3 REI',               kind: 'infantry',  type: 'legion-infantry',      nation: 'legion',     steps: 2, full: { assault: 2, defense: 2, morale: 3 },    reduced: { assault: 1, defense: 1, morale: 2 },  abilities: [],              source: garrison },
  '2-1-rta':         { id: '2-1-rta',         name: '2/1 RTA',               kind: 'infantry',  type: 'north-african',        nation: 'algerian',   steps: 2, full: { assault: 1, defense: 2, morale: 1 },    reduced: { assault: 0, defense: 1, morale: 0 },  abilities: [],              source: garrison },
  'csm-431-432':     { id: 'csm-431-432',     name: 'CSM 431/432',           kind: 'infantry',  type: 'tai',                  nation: 'tai',        steps: 1, full: { assault: 0, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: garrison },
  '5-bpvn':          { id: '5-bpvn',          name: '5 BPVN',                kind: 'infantry',  type: 'vietnamese-parachute', nation: 'vietnamese', steps: 2, full: { assault: 2, defense: 2, morale: 2 },    reduced: { assault: 1, defense: 1, morale: 1 },  abilities: [],              source: { stated: '20.2', reconstructed: 'all but defence and morale; dropped on 14 March' } },
  '6-bpc':           { id: '6-bpc',           name: '6 BPC',                 kind: 'infantry',  type: 'french-parachute',     nation: 'french',     steps: 2, full: { assault: 3, defense: 2, morale: 3 },    reduced: { assault: 2, defense: 1, morale: 2 },  abilities: [],              source: { stated: '20.1', reconstructed: 'all but morale; dropped on 16 March' } },
  '2-1-rcp':         { id: '2-1-rcp',         name: '2/1 RCP',               kind: 'infantry',  type: 'french-parachute',     nation: 'french',     steps: 2, full: { assault: 3, defense: 2, morale: 3 },    reduced: { assault: 2, defense: 1, morale: 2 },  abilities: [],              source: { reconstructed: 'dropped from 1 to 5 April; factors by quality of the unit' } },
  '2-bep':           { id: '2-bep',           name: '2 BEP',                 kind: 'infantry',  type: 'legion-parachute',     nation: 'legion',     steps: 2, full: { assault: 3, defense: 2, morale: 3 },    reduced: { assault: 2, defense: 1, morale: 2 },  abilities: [],              source: { reconstructed: 'dropped from 9 to 12 April; factors by quality of the unit' } },
  '1-bpc':           { id: '1-bpc',           name: '1 BPC',                 kind: 'infantry',  type: 'french-parachute',     nation: 'french',     steps: 2, full: { assault: 2, defense: 2, morale: 3 },    reduced: { assault: 1, defense: 1, morale: 2 },  abilities: [],              source: { stated: '19.4', reconstructed: 'full side and turn; dropped from 2 to 5 May' } },
  'bm-1':            { id: 'bm-1',            name: 'Bataillon de Marche 1', kind: 'infantry',  type: 'ad-hoc',               nation: 'mixed',      steps: 1, full: { assault: 1, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: bataillonDeMarche },
  'bm-2':            { id: 'bm-2',            name: 'Bataillon de Marche 2', kind: 'infantry',  type: 'ad-hoc',               nation: 'mixed',      steps: 1, full: { assault: 1, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: bataillonDeMarche },
  'bm-3':            { id: 'bm-3',            name: 'Bataillon de Marche 3', kind: 'infantry',  type: 'ad-hoc',               nation: 'mixed',      steps: 1, full: { assault: 1, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: bataillonDeMarche },
  'bm-4':            { id: 'bm-4',            name: 'Bataillon de Marche 4', kind: 'infantry',  type: 'ad-hoc',               nation: 'mixed',      steps: 1, full: { assault: 1, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: bataillonDeMarche },
  cmaa:              { id: 'cmaa',            name: 'CMAA',                  kind: 'infantry',  type: 'ad-hoc',               nation: 'french',     steps: 1, full: { assault: 0, defense: 1, morale: 1 },    reduced: null,                                   abilities: [],              source: { stated: '2.3.1.2, 3.2', reconstructed: 'factors by quality of the unit' } },
  'peloton-carette': { id: 'peloton-carette', name: 'Peloton Carette',       kind: 'armor',     type: 'armor',                nation: 'french',     steps: 1, full: { assault: 2, defense: 1, morale: 2 },    reduced: null,                                   abilities: [],              source: garrison },
  'peloton-guntz':   { id: 'peloton-guntz',   name: 'Peloton Guntz',         kind: 'armor',     type: 'armor',                nation: 'french',     steps: 1, full: { assault: 2, defense: 1, morale: 2 },    reduced: null,                                   abilities: [],              source: garrison },
  'peloton-preaud':  { id: 'peloton-preaud',  name: 'Peloton Préaud',        kind: 'armor',     type: 'armor',                nation: 'french',     steps: 1, full: { assault: 2, defense: 1, morale: 2 },    reduced: null,                                   abilities: [],              source: garrison },
  '1-gaaceo':        { id: '1-gaaceo',        name: '1 GAACEO',              kind: 'aaa',       type: 'aaa',                  nation: 'french',     steps: 1, full: { assault: null, defense: 1, morale: 2 }, reduced: null,                                   abilities: [],              source: { stated: '2.3.1.6, 20.2', reconstructed: 'morale and set-up place by history' } },
  'ii-4-rac':        { id: 'ii-4-rac',        name: 'II/4 RAC',              kind: 'artillery', type: '105mm',                nation: 'french',     steps: 1, full: { assault: 1, defense: 1, morale: 2 },    reduced: null,                                   abilities: [],              source: { stated: '20.2, 21.Q6', reconstructed: 'assault factor by quality of the unit' } },
  '1-cmmle':         { id: '1-cmmle',         name: '1 CMMLE',               kind: 'artillery', type: '120mm',                nation: 'legion',     steps: 1, full: { assault: 1, defense: 1, morale: 3 },    reduced: null,                                   abilities: ['heavyMortar'], source: { stated: '19.2, 20.2', reconstructed: 'assault factor by quality of the unit' } },
  '2-cmmle':         { id: '2-cmmle',         name: '2 CMMLE',               kind: 'artillery', type: '120mm',                nation: 'legion',     steps: 1, full: { assault: 1, defense: 1, morale: 3 },    reduced: null,                                   abilities: ['heavyMortar'], source: { stated: '19.2, 21.Q6', reconstructed: 'factors by quality of the unit' } },
  '1-cepml':         { id: '1-cepml',         name: '1 CEPML',               kind: 'artillery', type: '120mm',                nation: 'legion',     steps: 1, full: { assault: 1, defense: 1, morale: 3 },    reduced: null,                                   abilities: ['heavyMortar'], source: { stated: '19.2, 21.Q6', reconstructed: 'factors by quality of the unit' } },
  'iii-10-rac':      { id: 'iii-10-rac',      name: 'III/10 RAC',            kind: 'artillery', type: '105mm',                nation: 'french',     steps: 1, full: { assault: 2, defense: 2, morale: 2 },    reduced: null,                                   abilities: [],              source: garrison },
  '11-iv-4-rac':     { id: '11-iv-4-rac',     name: '11/IV/4 RAC',           kind: 'artillery', type: '155mm',                nation: 'french',     steps: 1, full: { assault: 2, defense: 2, morale: 2 },    reduced: null,                                   abilities: [],              source: garrison },
};

/** 13.3 The only four that may be on the map; they wait in their holding box in both scenarios (3.2). */
export const bataillonsDeMarche: readonly UnitId[] = ['bm-1', 'bm-2', 'bm-3', 'bm-4'];

/** 3.2 Set aside in both scenarios; enters by card 11 (2.3.1.2). */
export const setAside: readonly UnitId[] = ['cmaa'];
