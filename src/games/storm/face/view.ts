/** What one side sees: everything but the enemy's hand, both decks and a sealed bid. */

import { sum } from '../../../kernel/rolls';
import type {
  BoardMap,
  CardView,
  CounterView,
  Country,
  MapPlace,
  Pip,
  PlaceMark,
  PlaceView,
  Point,
  Sign,
  StackView,
  Stripe,
  TrackView,
  UnitSymbol,
  View,
} from '../../../kernel/view';
import type { StormPrompt } from '../choices';
import { areaNumbers, areas, type Side } from '../data/areas';
import { type CardId, cards, kinds } from '../data/cards';
import { bids, stackLimit, terrainLimit, trenchLimit } from '../data/constants';
import { landscape, portrait } from '../data/layout';
import { neighbours } from '../data/neighbours';
import { bridgePoints, features, outlines, river, sheet } from '../data/outlines';
import { pegs } from '../data/pegs';
import { lastTurn, turns } from '../data/turns';
import { type Corps, firstVietMinh, type UnitType, units } from '../data/units';
import { canBeAssaulted, trenchAllows } from '../rules/assault';
import { groundValue } from '../rules/attack';
import { byNumber, handLimit } from '../rules/cards';
import { hasFireMarker } from '../rules/control';
import { taken } from '../rules/sequence';
import { supplyPlan } from '../rules/supply';
import { anyNeighbour, type Census, censusOf, defenseOf, firepowers, isFresh, unitCount } from '../rules/units';
import { ASIDE, ELIMINATED, other, REPLACEMENT_BOX, type Storm } from '../state';

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
    counters: countersOf(v),
    tracks: tracksOf(v),
    cards: cardsOf(v, own, prompt?.side === own ? prompt : null),
  };
}

// A view is made for every question and after every event of a choice that is told: what it can hold is made once, and
// a position only picks from it.
const none: readonly never[] = [];
const counted = Array.from({ length: stackLimit + 1 }, (_, count) => count);

function placesOf(v: Storm): PlaceView[] {
  const census = censusOf(v, 'viet-minh');
  const [french, vietMinh] = [stacksOf(v, 'french'), stacksOf(v, 'viet-minh')];
  return areaNumbers.map((area) => {
    const stacks: StackView[] = [];
    const [own, theirs] = [french[area], vietMinh[area]];
    if (own) stacks.push(badgeOf('french', own));
    if (theirs) stacks.push(badgeOf('viet-minh', theirs));
    return areaOf(v, area, census, stacks);
  });
}

/** By trench level. */
const trenchPips = [0, 1, 2, 3].map((value) => ({ value, of: trenchLimit }));

/** By area and the value that counts there now. */
const terrainFigures = areas.map((data) =>
  Array.from({ length: terrainLimit + 1 }, (_, value) => [{ icon: 'terrain', value, of: data?.value ?? 0 }]),
);

/** By the fire markers of an area, without and with one for its supply. */
const signsBy = [false, true].map((unsupplied) =>
  [0, 1, 2, 3].map((fire): readonly Sign[] => [
    ...(unsupplied ? [{ icon: 'chute', struck: true } as const] : []),
    ...(fire & 1 ? [{ icon: 'burst', side: 'french' } as const] : []),
    ...(fire & 2 ? [{ icon: 'burst', side: 'viet-minh' } as const] : []),
  ]),
);

/** By place: areas and boxes by their number, turns below zero. */
const placeNames: ReadonlyMap<number, string> = new Map([
  ...areaNumbers.map((area) => [area, `${area}`] as const),
  ...turns.map(({ turn }) => [-turn, `turn-${turn}`] as const),
  [ELIMINATED, 'eliminated'],
  [REPLACEMENT_BOX, 'replacements'],
  [ASIDE, 'aside'],
]);

function areaOf(v: Storm, area: number, census: Census, stacks: readonly StackView[]): PlaceView {
  const holder = v.control[area] ?? 'viet-minh';
  const value = hasFireMarker(v, area, holder) ? 0 : groundValue(v, area);
  const unsupplied = v.unsupplied.includes(area);
  const marks: PlaceMark[] = [];
  if (hasFireMarker(v, area, 'french')) marks.push('fire-french');
  if (hasFireMarker(v, area, 'viet-minh')) marks.push('fire-viet-minh');
  if (unsupplied) marks.push('out-of-supply');
  if (areas[area]?.value === 3 && holder === 'viet-minh') marks.push('victory-taken');
  if ((census[other(holder)][area] ?? 0) > 0) marks.push('contested');
  if (v.action?.declared && v.action.target === area) marks.push(v.action.is === 'assault' ? 'assaulted' : 'targeted');
  if (v.action?.declared && v.action.from === area) marks.push('acting');
  if (canStartAssault(v, area, census)) marks.push('assault-ready');
  return {
    id: whereOf(area),
    holder,
    pips: trenchPips[v.trench[area] ?? 0] ?? { value: 0, of: trenchLimit },
    figures: terrainFigures[area]?.[value] ?? none,
    marks,
    stacks,
    signs: signsBy[unsupplied ? 1 : 0]?.[v.fire[area] ?? 0] ?? none,
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
function badgeOf(side: Side, { count, fresh, firepower, defense }: Stack): StackView {
  const pips = stackPips[count]?.[fresh] ?? none;
  return fresh === 0
    ? { side, figure: firepower, pips, spent: true, still: defense, most: stackLimit }
    : { side, figure: firepower, pips, spent: false, most: stackLimit };
}

/** By how many units stand there, and how many of them are fresh. */
const stackPips = counted.map((count) =>
  counted.map((fresh) => {
    const pip = (_: unknown, i: number): Pip => (i >= count ? 'room' : i < fresh ? 'whole' : 'hurt');
    return Array.from({ length: stackLimit }, pip);
  }),
);

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
const printed = units.map(({ id, side, corps, type, formation, company, ...printedOn }) => ({
  id,
  side,
  symbol: symbols[type],
  stripe:
    corps === 'regular' || corps === 'elite' ? (divisions[formation.split('/')[1] ?? ''] ?? 'support') : stripes[corps],
  label: `${formation} ${company.replace('-', '.')}`,
  company: company.replace('-', '.'),
  elite: corps === 'elite',
  fresh: [printedOn.firepower, printedOn.defense, printedOn.movement],
  spent: [null, printedOn.spentDefense, null],
}));

/** Each state has its bit. */
const counterStates = ['spent', 'elite', 'reinforcement', 'acting'] as const;
const [SPENT, ELITE, REINFORCEMENT, ACTING] = [1, 2, 4, 8];

/** By their bits together. */
const statesBy = Array.from({ length: 1 << counterStates.length }, (_, bits) =>
  counterStates.filter((_state, bit) => bits & (1 << bit)),
);

function countersOf(v: Storm): CounterView[] {
  const acting = v.action?.declared ? v.action.units : none;
  return printed.map((counter, unit) => counterOf(v, counter, unit, acting));
}

function counterOf(v: Storm, counter: (typeof printed)[number], unit: number, acting: readonly number[]): CounterView {
  const { id, side, symbol, stripe, label, company, elite } = counter;
  const fresh = isFresh(v, unit);
  const at = v.at[unit] ?? 0;
  const bits =
    (fresh ? 0 : SPENT) |
    (elite ? ELITE : 0) |
    (at < 0 ? REINFORCEMENT : 0) |
    (acting.length > 0 && acting.includes(unit) ? ACTING : 0);
  return {
    id,
    at: whereOf(at),
    tray: fresh ? 'fresh' : 'spent',
    side,
    symbol,
    stripe,
    label,
    company,
    factors: fresh ? counter.fresh : counter.spent,
    steps: 1,
    of: 1,
    states: statesBy[bits] ?? none,
  };
}

function whereOf(at: number): string {
  return placeNames.get(at) ?? `${at}`;
}

function tracksOf(v: Storm): TrackView[] {
  let box = 0;
  for (const at of v.at) if (at === REPLACEMENT_BOX) box++;
  const { french, 'viet-minh': vietMinh } = v.cards;
  const most = bids.length;
  const needed = [{ from: v.needed, to: most, modifier: 0 }];
  const supplyModifier = sum(supplyPlan(v, []).modifiers);
  // Written out, because a view is made after every choice.
  return [
    { id: 'turn', value: v.turn, min: 0, max: lastTurn },
    {
      id: 'victory',
      value: taken(v),
      min: 0,
      max: most,
      goal: v.needed,
      bands: needed,
      side: 'viet-minh',
      kept: true,
    },
    { id: 'impulse', value: v.impulses + 1, min: 0, max: 99, state: v.impulse },
    { id: 'french-passed', value: v.frenchPassed ? 1 : 0, min: 0, max: 1 },
    handOf('hand-french', 'french', french.hand.length, handLimit(v, 'french')),
    handOf('hand-viet-minh', 'viet-minh', vietMinh.hand.length, handLimit(v, 'viet-minh')),
    { id: 'deck-french', value: french.deck.length, min: 0, max: DECK, group: 'deck', side: 'french' },
    { id: 'deck-viet-minh', value: vietMinh.deck.length, min: 0, max: DECK, group: 'deck', side: 'viet-minh' },
    { id: 'supply', value: supplyModifier, min: 0, max: 12, gains: 'viet-minh', aside: true },
    v.noReplacements
      ? { id: 'replacements', value: box, min: 0, max: 24, gains: 'viet-minh', state: 'inactive', aside: true }
      : { id: 'replacements', value: box, min: 0, max: 24, gains: 'viet-minh', aside: true },
    { id: 'needed', value: v.needed, min: 0, max: most, gains: 'french', aside: true },
  ];
}

/** 2.3 Cards in each deck. */
const DECK = 27;

function handOf(id: string, side: Side, value: number, max: number): TrackView {
  return { id, value, min: 0, max, group: 'hand', side, kept: true, opens: 'hand' };
}

function cardsOf(v: Storm, side: Side | null, prompt: StormPrompt | null): CardView[] {
  const playable = new Set<string>();
  for (const choice of prompt?.choices ?? []) {
    if (choice.do === 'play' || choice.do === 'discard') playable.add(choice.card);
  }
  const shown: CardView[] = [];
  const show = (id: CardId, where: CardPlace) => {
    const card = cardsIn[where].get(id);
    if (card) shown.push(playable.has(id) ? { ...card, playable: true } : card);
  };
  const hand = side ? [...v.cards[side].hand].sort(byNumber) : none;
  for (const id of hand) show(id, committed(v, id) ? 'committed' : 'hand');
  for (const pile of ['discard', 'removed'] as const) {
    for (const id of v.cards.french[pile]) show(id, pile);
    for (const id of v.cards['viet-minh'][pile]) show(id, pile);
  }
  return shown;
}

type CardPlace = 'hand' | 'committed' | 'discard' | 'removed';

/** Every card as it lies in a place where it cannot be played. */
const laid = (at: CardPlace): ReadonlyMap<CardId, CardView> =>
  new Map(
    cards.map(({ id, kind, trench }) => {
      const { side, timing } = kinds[kind];
      return [id, { id, at, playable: false, side, timing, ...(trench > 0 && { value: trench }) }];
    }),
  );

const cardsIn: Readonly<Record<CardPlace, ReadonlyMap<CardId, CardView>>> = {
  hand: laid('hand'),
  committed: laid('committed'),
  discard: laid('discard'),
  removed: laid('removed'),
};

/** A card that is part of an action not yet declared. */
function committed(v: Storm, card: string): boolean {
  return v.action !== null && (v.action.card === card || v.action.cards.some((one) => one === card));
}
