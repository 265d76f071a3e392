/** What the French commander sees: all but the order of the draw pile. */
import type {
  BoardMap,
  CardView,
  CounterState,
  CounterView,
  Liveries,
  MapPlace,
  PlaceMark,
  PlaceView,
  Stripe,
  TrackView,
  UnitSymbol,
  View,
} from '../../../kernel/view';
import type { ValleyPrompt } from '../choices';
import type { CardNumber } from '../data/cards';
import { landscape, portrait, positions } from '../data/layout';
import {
  blackLines,
  type CrId,
  crIds,
  crs,
  type DivisionId,
  type DzId,
  divisionIds,
  divisions,
  dzIds,
  dzs,
} from '../data/map';
import { scenarios } from '../data/scenarios';
import { strongpoints } from '../data/strongpoints';
import * as tracks from '../data/tracks';
import { turns } from '../data/turns';
import type { UnitType } from '../data/units';
import { isEncircled, isFrenchDz, targetsOf } from '../rules/centres';
import { drm, sitrep } from '../rules/tracks';
import {
  assaultFactor,
  dataOf,
  defenseFactor,
  moraleFactor,
  stackedAssets,
  stackedSteps,
  stepsOf,
} from '../rules/units';
import type { Unit, Valley } from '../state';

const place = (id: CrId | DzId | DivisionId, shape: MapPlace['shape'], printed: readonly string[] = []): MapPlace => ({
  id,
  shape,
  ...positions[id],
  printed,
});

/** The French, and the divisions by the colours of their lines (2.2.3). */
const liveries: Liveries = {
  french: 'blue',
  'viet-minh': 'red',
  '312': 'band-1',
  '308': 'band-2',
  '316': 'band-3',
  '304': 'band-4',
};

/** 2.2 The map as printed: centres, drop zones, boxes of the divisions, black and coloured lines. */
export const map: BoardMap = {
  portrait,
  landscape,
  liveries,
  places: [
    ...crIds.map((cr) => ({ ...place(cr, 'centre', printedIn(cr)), strongpoints: strongpoints[cr] ?? [] })),
    ...dzIds.map((dz) => place(dz, 'zone')),
    ...divisionIds.map((division) => place(division, 'pennant')),
  ],
  links: [
    ...blackLines.map(({ ends }) => ends),
    ...dzIds.flatMap((dz) => dzs[dz].exits.map((cr) => [dz, cr] as const)),
  ],
  paths: divisionIds.map((owner) => ({
    owner,
    lines: divisions[owner].taor.map(([a, b]) => [a === 'box' ? owner : a, b === 'box' ? owner : b] as const),
  })),
};

/** 2.2.4 The icons of a centre, in drawing order. */
function printedIn(cr: CrId): string[] {
  const { stars, icons, hq } = crs[cr];
  return [
    ...new Array<string>(stars).fill('star'),
    ...(hq ? ['hq'] : []),
    ...(icons.gun ? ['gun'] : []),
    ...(icons.flak ? ['flak'] : []),
    ...(icons.strip ? ['strip'] : []),
    ...(icons.encircled ? ['can-be-encircled'] : []),
    ...(cr === 'huguette' ? ['airstrip'] : []),
  ];
}

/** Nothing is hidden but the order of the draw pile: everybody sees what the French commander sees. */
export function view(v: Valley, side: string | null, prompt: ValleyPrompt | null): View {
  return {
    side: side ?? 'french',
    turn: v.turn,
    phase: v.phase,
    rains: turns.some(({ turn, monsoon }) => turn === v.turn && monsoon),
    places: placesOf(v),
    counters: v.units.map((unit) => counterOf(v, unit)),
    tracks: tracksOf(v),
    cards: cardsOf(v, prompt),
  };
}

function placesOf(v: Valley): PlaceView[] {
  const threatened = new Set<CrId>();
  for (const division of divisionIds) {
    if (v.divisions[division].active) for (const cr of targetsOf(v, division)) threatened.add(cr);
  }
  return [
    ...crIds.map((cr) => centreOf(v, cr, threatened.has(cr))),
    ...dzIds.map((dz) => zoneOf(v, dz)),
    ...divisionIds.map((division) => pennantOf(v, division)),
  ];
}

function centreOf(v: Valley, cr: CrId, threatened: boolean): PlaceView {
  const { holder, fort } = v.crs[cr];
  const { steps, assets } = crs[cr].stack;
  const marks: PlaceMark[] = [];
  if (isEncircled(v, cr)) marks.push('encircled');
  if (threatened) marks.push('threatened');
  if (v.phase === 'assault-vm') {
    for (const assault of v.assaults)
      if (assault.cr === cr) marks.push('assaulted', `assaulted-by-${assault.division}`);
  }
  if (cr === 'huguette') marks.push(`airstrip-${v.airstrip}`);
  if (stackedSteps(v, cr) > steps || stackedAssets(v, cr) > assets) marks.push('over-stacked');
  return {
    id: cr,
    holder,
    pips: { value: fort, of: tracks.fortification.max },
    figures: [
      { icon: 'inf', value: stackedSteps(v, cr), of: steps },
      { icon: 'gun', value: stackedAssets(v, cr), of: assets },
    ],
    marks,
  };
}

function zoneOf(v: Valley, dz: DzId): PlaceView {
  const waiting = v.units.filter((unit) => unit.at === dz).length;
  return {
    id: dz,
    holder: isFrenchDz(v, dz) ? 'french' : 'nobody',
    figures: waiting > 0 ? [{ icon: 'inf', value: waiting }] : [],
    marks: [],
  };
}

function pennantOf(v: Valley, division: DivisionId): PlaceView {
  const { strength, active, activated } = v.divisions[division];
  return {
    id: division,
    holder: division,
    figures: [{ icon: 'strength', value: strength, of: tracks.strength.max }],
    marks: [active ? 'active' : activated ? 'inactive' : 'waiting'],
  };
}

/** 2.3.1.2 The symbol on the counter. */
export const symbols: Readonly<Record<UnitType, UnitSymbol>> = {
  'legion-infantry': 'infantry',
  'north-african': 'infantry',
  tai: 'infantry',
  'french-parachute': 'parachute',
  'legion-parachute': 'parachute',
  engineer: 'engineer',
  'vietnamese-parachute': 'parachute',
  'ad-hoc': 'infantry',
  armor: 'armor',
  aaa: 'anti-air',
  '105mm': 'artillery',
  '120mm': 'mortar',
  '155mm': 'artillery',
};

/** The corps, by the colour of the stripe. */
export const stripes: Readonly<Record<UnitType, Stripe>> = {
  'legion-infantry': 'legion',
  'legion-parachute': 'legion',
  'french-parachute': 'french-para',
  'north-african': 'north-african',
  'vietnamese-parachute': 'vietnamese',
  tai: 'tai',
  engineer: 'engineer',
  'ad-hoc': 'mixed',
  armor: 'support',
  aaa: 'support',
  '105mm': 'support',
  '120mm': 'support',
  '155mm': 'support',
};

function counterOf(v: Valley, unit: Unit): CounterView {
  const { name, type, steps } = dataOf(unit);
  const states: CounterState[] = [];
  if (unit.used) states.push('used');
  if (unit.reduced) states.push('reduced');
  if (unit.disrupted) states.push('disrupted');
  if (unit.moved) states.push('moved');
  if (unit.at === 'turn-track') states.push('reinforcement');
  return {
    id: unit.id,
    at: unit.at === 'turn-track' ? `turn-${unit.arrives}` : unit.at,
    tray: unit.used ? 'used' : 'active',
    side: 'french',
    symbol: symbols[type],
    stripe: stripes[type],
    label: name,
    factors: [assaultFactor(unit), defenseFactor(unit), moraleFactor(v, unit)],
    steps: stepsOf(unit),
    of: steps,
    states,
  };
}

function tracksOf(v: Valley): TrackView[] {
  const level = (id: 'cm' | 'rp' | 'aaa'): TrackView => {
    const { min, max, rows } = { cm: tracks.cm, rp: tracks.rp, aaa: tracks.aaa }[id];
    const bands = rows.map(({ from, to, drm: modifier }) => ({ from: from ?? min, to: to ?? max, modifier }));
    const danger = id !== 'aaa' && v[id] <= DANGER;
    const modifier = drm({ cm: tracks.cm, rp: tracks.rp, aaa: tracks.aaa }[id], v[id]);
    const theirs = id === 'aaa' ? { side: 'viet-minh' } : { kept: true };
    return { id, value: v[id], min, max, modifier, bands, ...theirs, ...(danger && { state: 'danger' }) };
  };
  return [
    level('cm'),
    level('rp'),
    { id: 'sitrep', value: sitrep(v), min: tracks.sitrep.min, max: tracks.sitrep.max },
    level('aaa'),
    { id: 'ap', value: v.ap, min: tracks.ap.min, max: tracks.ap.max, kept: true },
    { id: 'asp', value: v.asp, min: tracks.asp.min, max: tracks.asp.max, boxes: 'triangles', kept: true },
    {
      id: 'turn',
      value: v.turn,
      min: scenarios[v.scenario].firstTurn,
      max: scenarios[v.scenario].lastTurn,
    },
    ...divisionIds.map((id) => ({
      id,
      value: v.divisions[id].strength,
      min: tracks.strength.min,
      max: tracks.strength.max,
      state: v.divisions[id].active ? 'active' : 'inactive',
      side: 'viet-minh',
    })),
  ];
}

/** A level this low is one bad turn from sudden death. */
const DANGER = 3;

function cardsOf(v: Valley, prompt: ValleyPrompt | null): CardView[] {
  const playable = new Set<CardNumber>();
  for (const choice of prompt?.choices ?? []) {
    if (choice.do === 'card' || choice.do === 'play') playable.add(choice.card);
  }
  const at = (cards: readonly CardNumber[], where: string): CardView[] =>
    cards.map((card) => ({ id: `${card}`, at: where, playable: playable.has(card) }));
  return [
    ...at(v.drawn === null ? [] : [v.drawn], 'drawn'),
    ...at(v.hand, 'hand'),
    ...at(v.inForce, 'in-force'),
    ...at(v.discard, 'discard'),
    ...at(v.removed, 'removed'),
  ];
}
