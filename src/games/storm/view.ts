/** What one side sees: everything but the enemy's hand, both decks and a sealed bid. */

import { sum } from '../../kernel/rolls';
import type {
  BoardMap,
  CardView,
  CounterView,
  Country,
  MapPlace,
  Pip,
  PlaceView,
  Point,
  StackView,
  Stripe,
  TrackView,
  UnitSymbol,
  View,
} from '../../kernel/view';
import type { StormPrompt } from './choices';
import { areaNumbers, areas, type Side } from './data/areas';
import { type CardId, kinds } from './data/cards';
import { bids, stackLimit, trenchLimit } from './data/constants';
import { landscape, portrait } from './data/layout';
import { neighbours } from './data/neighbours';
import { bridgePoints, features, outlines, river, sheet } from './data/outlines';
import { pegs } from './data/pegs';
import { lastTurn } from './data/turns';
import { type Corps, firstVietMinh, type UnitType, units } from './data/units';
import { canBeAssaulted, trenchAllows } from './rules/assault';
import { terrain } from './rules/attack';
import { byNumber, handLimit, kindOf, trenchValueOf } from './rules/cards';
import { hasFireMarker } from './rules/control';
import { taken } from './rules/sequence';
import { supplyPlan } from './rules/supply';
import { anyNeighbour, type Census, censusOf, defenseOf, firepowers, isFresh, unitCount } from './rules/units';
import { ASIDE, ELIMINATED, other, REPLACEMENT_BOX, type Storm } from './state';

const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x / sheet.width, y / sheet.height];
  });

function placeOf({ area, outline, label }: (typeof outlines)[number]): MapPlace {
  const point = points(label)[0] ?? [0, 0];
  return {
    id: `${area}`,
    shape: 'area',
    portrait: point,
    landscape: point,
    outline: points(outline),
    ...(areas[area]?.colour === 'red' && { lettering: 'open' }),
    printed: printedIn(area),
  };
}

/** 2.2.1 What is printed in an area: its value in triangles, victory star, strip, supply colour, closed to the French. */
function printedIn(area: number): string[] {
  const data = areas[area];
  if (!data) return [];
  return [
    ...new Array<string>(data.value).fill('terrain'),
    ...(data.value === 3 ? ['star'] : []),
    ...(data.colour === 'blue' ? ['strip'] : []),
    ...(data.colour === 'green' ? ['supply'] : []),
    ...(data.colour === 'red' ? ['closed'] : []),
    ...(data.bonus ? ['bonus'] : []),
  ];
}

/** The ground as it is laid under the areas, and what is drawn on it. */
const country: Country = {
  pegs: pegs.map((peg) => {
    const [at = '', km = ''] = peg.split(' ');
    const [u, v] = points(at)[0] ?? [0, 0];
    const [east = 0, north = 0] = km.split(',').map(Number);
    return [u, v, east, north];
  }),
  river: points(river),
  roads: features.flatMap(({ kind, line }) => (kind === 'runway' ? [] : [{ kind, line: points(line) }])),
  bridges: bridgePoints.flatMap(({ point }) => points(point)),
  fords: areaNumbers.flatMap((area) =>
    (neighbours[area] ?? [])
      .filter((next) => next.area > area && next.over !== 'land')
      .map((next) => [`${area}`, `${next.area}`] as const),
  ),
};

/** 2.2 The map as printed. */
export const map: BoardMap = {
  portrait,
  landscape,
  liveries: { french: 'blue', 'viet-minh': 'red' },
  places: outlines.map(placeOf),
  links: areaNumbers.flatMap((area) =>
    (neighbours[area] ?? []).filter((next) => next.area > area).map((next) => [`${area}`, `${next.area}`] as const),
  ),
  paths: [],
  country,
};

/** What a side sees; what everybody sees holds no hand at all. */
export function view(v: Storm, side: string | null, prompt: StormPrompt | null): View {
  const own: Side | null = side === null ? null : side === 'french' ? 'french' : 'viet-minh';
  return {
    side: side ?? 'french',
    turn: v.turn,
    phase: v.phase,
    places: placesOf(v),
    counters: printed.map((counter, unit) => counterOf(v, counter, unit)),
    tracks: tracksOf(v),
    cards: cardsOf(v, own, prompt?.side === own ? prompt : null),
  };
}

const bothSides: readonly Side[] = ['french', 'viet-minh'];

function placesOf(v: Storm): PlaceView[] {
  const census = censusOf(v, 'viet-minh');
  const [french, vietMinh] = [stacksOf(v, 'french'), stacksOf(v, 'viet-minh')];
  return areaNumbers.map((area) =>
    areaOf(v, area, census, [...badgeOf('french', french[area]), ...badgeOf('viet-minh', vietMinh[area])]),
  );
}

function areaOf(v: Storm, area: number, census: Census, stacks: readonly StackView[]): PlaceView {
  const holder = v.control[area] ?? 'viet-minh';
  const counts = Math.abs(terrain(v, { area, defender: holder, noTerrain: null, improved: 0 }).value);
  const marks: string[] = [];
  if (hasFireMarker(v, area, 'french')) marks.push('fire-french');
  if (hasFireMarker(v, area, 'viet-minh')) marks.push('fire-viet-minh');
  if (v.unsupplied.includes(area)) marks.push('out-of-supply');
  if (areas[area]?.value === 3 && holder === 'viet-minh') marks.push('victory-taken');
  if ((census[other(holder)][area] ?? 0) > 0) marks.push('contested');
  if (v.action?.declared && v.action.target === area) marks.push(v.action.is === 'assault' ? 'assaulted' : 'targeted');
  if (v.action?.declared && v.action.from === area) marks.push('acting');
  if (canStartAssault(v, area, census)) marks.push('assault-ready');
  return {
    id: `${area}`,
    holder,
    pips: { value: v.trench[area] ?? 0, of: trenchLimit },
    figures: [{ icon: 'terrain', value: counts, of: areas[area]?.value ?? 0 }],
    marks,
    stacks,
    signs: [
      ...(v.unsupplied.includes(area) ? [{ icon: 'chute', struck: true } as const] : []),
      ...bothSides.flatMap((side) => (hasFireMarker(v, area, side) ? [{ icon: 'burst', side } as const] : [])),
    ],
  };
}

function canStartAssault(v: Storm, area: number, census: Census): boolean {
  const anybody = (census['viet-minh'][area] ?? 0) > 0;
  return anybody && trenchAllows(v, area) && anyNeighbour(area, (target) => canBeAssaulted(v, target, census));
}

interface Stack {
  count: number;
  fresh: number;
  firepower: number;
  /** The best. */
  defense: number;
}

/** By area, in one walk over the counters: how many units a side has there, and what the fresh ones can do. */
function stacksOf(v: Storm, side: Side): readonly (Stack | undefined)[] {
  const stacks: Stack[] = [];
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) {
    const at = v.at[unit] ?? 0;
    if (at <= ELIMINATED) continue;
    const stack = stacks[at] ?? { count: 0, fresh: 0, firepower: 0, defense: 0 };
    stacks[at] = stack;
    stack.count++;
    stack.defense = Math.max(stack.defense, defenseOf(v, unit));
    if (!isFresh(v, unit)) continue;
    stack.fresh++;
    stack.firepower += firepowers[unit] ?? 0;
  }
  return stacks;
}

/** A stack's badge: the firepower of its fresh units, the best defence (8.3.2) where none is, and how many of the nine places are taken. */
function badgeOf(side: Side, stack: Stack | undefined): readonly StackView[] {
  if (!stack) return [];
  const { count, fresh, firepower, defense } = stack;
  const pip = (_: unknown, i: number): Pip => (i >= count ? 'room' : i < fresh ? 'whole' : 'hurt');
  const pips = Array.from({ length: stackLimit }, pip);
  const spent = fresh === 0;
  return [{ side, figure: firepower, pips, spent, ...(spent && { still: defense }), most: stackLimit }];
}

const symbols: Readonly<Record<UnitType, UnitSymbol>> = {
  infantry: 'infantry',
  airborne: 'parachute',
  armor: 'armor',
  antiaircraft: 'anti-air',
};

/** The colour of the stripe: the corps of the French, the division of the Viet Minh. */
const stripes: Readonly<Record<Exclude<Corps, 'regular' | 'elite'>, Stripe>> = {
  legion: 'legion',
  african: 'north-african',
  thai: 'tai',
  para: 'french-para',
  vietnamese: 'vietnamese',
  armor: 'support',
  aa: 'support',
  replacement: 'replacement',
};

const divisions: Readonly<Record<string, Stripe>> = { 312: 'band-1', 308: 'band-2', 316: 'band-3', 304: 'band-4' };

/** What never changes of each counter, by its number. */
const printed = units.map(({ id, side, corps, type, formation, company, firepower, movement }) => ({
  id,
  side,
  symbol: symbols[type],
  stripe:
    corps === 'regular' || corps === 'elite' ? (divisions[formation.split('/')[1] ?? ''] ?? 'support') : stripes[corps],
  label: `${formation} ${company.replace('-', '.')}`,
  company: company.replace('-', '.'),
  elite: corps === 'elite',
  firepower,
  movement,
}));

function counterOf(v: Storm, counter: (typeof printed)[number], unit: number): CounterView {
  const { id, side, symbol, stripe, label, company, elite, firepower, movement } = counter;
  const fresh = isFresh(v, unit);
  const at = v.at[unit] ?? 0;
  const states: string[] = [];
  if (!fresh) states.push('spent');
  if (elite) states.push('elite');
  if (at < 0) states.push('reinforcement');
  if (v.action?.declared && v.action.units.includes(unit)) states.push('acting');
  return {
    id,
    at: whereOf(at),
    tray: fresh ? 'fresh' : 'spent',
    side,
    symbol,
    stripe,
    label,
    company,
    factors: [fresh ? firepower : null, defenseOf(v, unit), fresh ? movement : null],
    steps: 1,
    of: 1,
    states,
  };
}

function whereOf(at: number): string {
  if (at < 0) return `turn-${-at}`;
  if (at === ELIMINATED) return 'eliminated';
  if (at === REPLACEMENT_BOX) return 'replacements';
  return at === ASIDE ? 'aside' : `${at}`;
}

function tracksOf(v: Storm): TrackView[] {
  const box = v.at.filter((at) => at === REPLACEMENT_BOX).length;
  const count = (id: string, value: number, max: number): TrackView => ({ id, value, min: 0, max });
  const goal = { goal: v.needed, bands: [{ from: v.needed, to: bids.length, modifier: 0 }] };
  const pile = (group: 'hand' | 'deck', side: Side): TrackView => ({
    ...count(`${group}-${side}`, v.cards[side][group].length, group === 'hand' ? handLimit(v, side) : 27),
    group,
    side,
    ...(group === 'hand' && { kept: true, opens: group }),
  });
  return [
    count('turn', v.turn, lastTurn),
    { ...count('victory', taken(v), bids.length), ...goal, side: 'viet-minh', kept: true },
    { ...count('impulse', v.impulses + 1, 99), state: v.impulse },
    { ...count('french-passed', v.frenchPassed ? 1 : 0, 1) },
    pile('hand', 'french'),
    pile('hand', 'viet-minh'),
    pile('deck', 'french'),
    pile('deck', 'viet-minh'),
    { ...count('supply', sum(supplyPlan(v, []).modifiers), 12), aside: true },
    { ...count('replacements', box, 24), ...(v.noReplacements && { state: 'inactive' }), aside: true },
    { ...count('needed', v.needed, bids.length), aside: true },
  ];
}

function cardsOf(v: Storm, side: Side | null, prompt: StormPrompt | null): CardView[] {
  const playable = new Set<string>();
  for (const choice of prompt?.choices ?? []) {
    if (choice.do === 'play' || choice.do === 'discard') playable.add(choice.card);
  }
  const show = (id: CardId, where: string): CardView => ({
    id,
    at: where,
    playable: playable.has(id),
    side: kinds[kindOf(id)].side,
    timing: kinds[kindOf(id)].timing,
    ...(trenchValueOf(id) > 0 && { value: trenchValueOf(id) }),
  });
  const at = (cards: readonly CardId[], where: string) => cards.map((id) => show(id, where));
  return [
    ...[...(side ? v.cards[side].hand : [])]
      .sort(byNumber)
      .map((id) => show(id, committed(v, id) ? 'committed' : 'hand')),
    ...at(v.cards.french.discard, 'discard'),
    ...at(v.cards['viet-minh'].discard, 'discard'),
    ...at(v.cards.french.removed, 'removed'),
    ...at(v.cards['viet-minh'].removed, 'removed'),
  ];
}

/** A card that is part of an action not yet declared. */
function committed(v: Storm, card: string): boolean {
  return v.action !== null && (v.action.card === card || v.action.cards.some((one) => one === card));
}
