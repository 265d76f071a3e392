/** How the Viet Minh weigh what an impulse can do. */
import type { StormChoice } from '../choices';
import { areaNumbers, areas } from '../data/areas';
import { assaultTrench, stackLimit, trenchLimit } from '../data/constants';
import { neighbours } from '../data/neighbours';
import { lastTurn } from '../data/turns';
import { kindOf, trenchValueOf } from '../rules/cards';
import type { Storm } from '../state';
import {
  assaultOn,
  beside,
  clearChance,
  enemyStack,
  expectedPoints,
  type Field,
  fieldOf,
  guardOf,
  lastCount,
  pull,
  type Stack,
  stackOf,
  terrainFor,
  worth,
} from './field';

/** What a unit is worth against a victory area of ten. */
const UNIT = 0.3;
const POINT = 0.25;
/** A hill taken also opens the next one. */
const PRIZE = 1.5;

/** After the last turn nobody asks for the men. */
const LAST_PRICE = 0.03;
/** 4.0 B, 14.0 Enough is held on the last turn: the turn may end. */
const ENOUGH = 6;

/** The price of one assault: its loss and the units it uses up. */
function priceOf(fresh: number): number {
  return UNIT + 0.04 * fresh;
}

export interface AssaultPlan {
  readonly target: number;
  readonly score: number;
  readonly chance: number;
}

/** Cards may be met by others: without them too an assault must promise something. */
function isInVain(firepower: number, garrison: Stack): boolean {
  return (
    clearChance(firepower, garrison, 0) < 0.1 && expectedPoints(firepower - garrison.defense, garrison.capacity) < 2.2
  );
}

/** The best target of an assault from an area, with so much added to its roll. */
export function bestAssault(field: Field, from: number, bonus: number): AssaultPlan {
  const { v } = field;
  const stack = stackOf(field, from, 'viet-minh');
  let best: AssaultPlan = { target: 0, score: Number.NEGATIVE_INFINITY, chance: 0 };
  for (const { area } of neighbours[from] ?? []) {
    const garrison = stackOf(field, area, 'french');
    if (v.control[area] !== 'french' || garrison.units === 0) continue;
    const room = stackLimit - stackOf(field, area, 'viet-minh').units;
    if (room <= 0 || stack.fresh === 0) continue;
    const alone = Math.floor(stack.firepower * Math.min(1, room / stack.fresh));
    if (v.turn < lastTurn && isInVain(alone, garrison)) continue;
    const firepower = alone + bonus;
    const chance = clearChance(firepower, garrison, 0);
    const points = expectedPoints(firepower - garrison.defense, garrison.capacity);
    const price = v.turn === lastTurn ? LAST_PRICE : priceOf(stack.fresh);
    const score = chance * worth(area) * PRIZE + points * POINT * (1 - chance) - price;
    if (score > best.score) best = { target: area, score, chance };
  }
  return best;
}

/** Fire at an area: the points it does, and what they open for an assault by others. */
function fireScore(field: Field, from: number, target: number, firepower: number): number {
  const garrison = stackOf(field, target, 'french');
  const terrain = from === target ? 0 : terrainFor(field, target, 'french');
  const points = expectedPoints(firepower - garrison.defense - terrain, garrison.capacity);
  const assault = assaultOn(field, target);
  const opens = assault.from === 0 || assault.from === from ? 0 : opened(field, target, assault.firepower, points);
  const clears = clearChance(firepower, garrison, terrain);
  const follow = beside(target, (next) => next !== from && stackOf(field, next, 'viet-minh').fresh > 0) ? 0.6 : 0.15;
  return points * POINT * (worth(target) > 5 ? 1.25 : 1) + opens + clears * worth(target) * follow * 1.4;
}

/** How much better an assault becomes after so many points. */
function opened(field: Field, target: number, firepower: number, points: number): number {
  const garrison = stackOf(field, target, 'french');
  const before = clearChance(firepower, garrison, 0);
  const softer = { ...garrison, capacity: Math.max(1, Math.round(garrison.capacity - points)) };
  return Math.max(0, clearChance(firepower, softer, 0) - before) * worth(target);
}

export function bestFire(field: Field, from: number): { target: number; score: number } {
  const { firepower, fresh } = stackOf(field, from, 'viet-minh');
  let best = { target: 0, score: Number.NEGATIVE_INFINITY };
  for (const area of [from, ...(neighbours[from] ?? []).map((next) => next.area)]) {
    if (enemyStack(field, area, 'viet-minh').units === 0) continue;
    const exposed =
      area === from ? 0 : 0.3 * terrainFor(field, from, 'viet-minh') * (threatened(field, from) ? 1 : 0.2);
    const score = fireScore(field, from, area, firepower) - exposed - 0.03 * fresh;
    if (score > best.score) best = { target: area, score };
  }
  return best;
}

function threatened(field: Field, area: number): boolean {
  return beside(area, (next) => stackOf(field, next, 'french').fresh > 2);
}

export function barrageScore(field: Field, target: number): number {
  return fireScore(field, 0, target, 7);
}

/** Where the Viet Minh want to stand: beside garrisons that are worth it, in areas they lost, in empty French areas. */
export function vietMinhPull(field: Field): readonly number[] {
  const { v } = field;
  return pull(field, 'viet-minh', (area) => {
    if (v.control[area] === 'french') return stackOf(field, area, 'french').units === 0 ? worth(area) * 1.6 : 0;
    let want = 0;
    for (const next of neighbours[area] ?? []) {
      if (v.control[next.area] !== 'french') continue;
      const garrison = stackOf(field, next.area, 'french');
      const ease = garrison.units === 0 ? 1.2 : 1 / (1 + garrison.capacity / 12);
      want += worth(next.area) * ease * (0.8 + 0.15 * (v.trench[area] ?? 0));
    }
    const crowd = stackOf(field, area, 'viet-minh').units;
    if (worth(area) > 5 && threatened(field, area)) want += 3;
    return want * (crowd >= stackLimit ? 0.3 : 1);
  });
}

/** The worth of one more trench level: a step towards an assault on something that matters. */
export function sapScore(field: Field, area: number, levels: number): number {
  const { v } = field;
  const level = v.trench[area] ?? 0;
  const stack = stackOf(field, area, 'viet-minh');
  let want = 0;
  for (const next of neighbours[area] ?? []) {
    if (v.control[next.area] === 'french' && stackOf(field, next.area, 'french').units > 0) {
      want = Math.max(want, worth(next.area));
    }
  }
  const near = stack.units + neighbourUnits(field, area) * 0.4;
  const ready = level + levels >= assaultTrench ? 1.5 : 1;
  return (want * 0.03 * Math.min(levels, trenchLimit - level) * ready * Math.min(8, near)) / 8;
}

function neighbourUnits(field: Field, area: number): number {
  let total = 0;
  for (const next of neighbours[area] ?? []) total += stackOf(field, next.area, 'viet-minh').units;
  return total;
}

/** One choice of an impulse, weighed. */
export function weighVietMinh(field: Field, choice: StormChoice, want: readonly number[], bonus: number): number {
  switch (choice.do) {
    case 'assault':
      return bestAssault(field, choice.area, bonus).score;
    case 'fire':
      return bestFire(field, choice.area).score;
    case 'sap':
      return sapChoice(field, choice.area);
    case 'move':
      return moveScore(field, choice.area, want);
    case 'play':
      return cardScore(field, choice.card, bonus);
    case 'pass':
      return passScore(field.v);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** Passing may end the turn: gladly where that wins, and never where it loses while anything can still be tried. */
function passScore(v: Storm): number {
  const count = lastCount(v);
  return count === 'enough' ? ENOUGH : count === 'too-few' ? -ENOUGH : 0.02;
}

/** Digging with idle units, or with a card that would hardly be played better. */
function sapChoice(field: Field, area: number): number {
  const { v } = field;
  const fresh = stackOf(field, area, 'viet-minh').fresh;
  const levels = Math.min(trenchLimit - (v.trench[area] ?? 0), Math.floor(fresh / 2));
  const byUnits = levels > 0 ? sapScore(field, area, levels) - 0.02 * levels : Number.NEGATIVE_INFINITY;
  const card = sapCard(v, area);
  const byCard = card ? sapByCard(field, area, trenchValueOf(card), cardWorth(v, card)) : Number.NEGATIVE_INFINITY;
  return Math.max(byUnits, byCard);
}

/** A card brings the trench up at once: an assault may follow this very turn. */
function sapByCard(field: Field, area: number, levels: number, price: number): number {
  const { v } = field;
  const reached = (v.trench[area] ?? 0) + levels;
  const follow = reached >= assaultTrench && v.turn > 1 ? Math.max(0, bestAssault(field, area, 0).score) * 0.7 : 0;
  return sapScore(field, area, levels) + follow - price;
}

/** The cheapest card that digs as far as needed, or as far as it can. */
export function sapCard(v: Storm, area: number) {
  const need = trenchLimit - (v.trench[area] ?? 0);
  const rate = (card: (typeof v.cards)['viet-minh']['hand'][number]) =>
    Math.min(need, trenchValueOf(card)) * 0.6 - cardWorth(v, card);
  return [...v.cards['viet-minh'].hand].sort((a, b) => rate(b) - rate(a))[0];
}

/** What a card is worth in hand, in the same scale. */
export function cardWorth(v: Storm, card: (typeof v.cards)['viet-minh']['hand'][number]): number {
  switch (kindOf(card)) {
    case 'giap':
      return 1.8;
    case 'night-assault':
      return 1.3;
    case 'artillery-barrage':
      return 1.5;
    case 'surprise-assault':
      return v.turn === 1 ? 0.5 : 1.6;
    case 'vm-mortar-support':
      return 0.9;
    case 'emergency-replacements':
      return 1.4;
    case 'mine-shaft':
      return v.turn >= 4 ? 2.2 : 0.4;
    case 'dan-cong':
      return 1.2;
    case 'infiltration':
      return 0.2;
    case 'propaganda':
      return 0.7;
    case 'heavy-flak':
      return 0.7;
    default:
      return 0.5;
  }
}

function moveScore(field: Field, from: number, want: readonly number[]): number {
  const { v } = field;
  const stack = stackOf(field, from, 'viet-minh');
  const movers = Math.min(stack.fresh, stack.units - guardOf(field, from, 'viet-minh'));
  if (movers <= 0) return Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (const { area } of neighbours[from] ?? []) {
    const french = v.control[area] === 'french';
    if (french && stackOf(field, area, 'french').units > 0) continue;
    if (stackOf(field, area, 'viet-minh').units >= stackLimit) continue;
    const room = stackLimit - stackOf(field, area, 'viet-minh').units;
    const gain = ((want[area] ?? 0) - (want[from] ?? 0)) * 0.05 * Math.min(movers, room);
    best = Math.max(best, gain + (french ? worth(area) * 0.9 : 0));
  }
  return best - 0.02 * movers;
}

function cardScore(field: Field, card: (typeof field.v.cards)['viet-minh']['hand'][number], bonus: number): number {
  const { v } = field;
  switch (kindOf(card)) {
    case 'artillery-barrage':
      return (
        Math.max(
          ...areaNumbers.map((area) => (stackOf(field, area, 'french').units > 0 ? barrageScore(field, area) : 0)),
        ) - 0.5
      );
    case 'surprise-assault': {
      const scores = areaNumbers.map((area) =>
        (v.trench[area] ?? 0) < assaultTrench ? bestAssault(field, area, bonus).score : Number.NEGATIVE_INFINITY,
      );
      return Math.max(...scores) - 1.6;
    }
    case 'emergency-replacements':
      return 1.1;
    case 'mine-shaft':
      return 4;
    case 'propaganda':
      return 0.75;
    case 'rats':
      return 0.7;
    case 'dan-cong':
      return 0.32 * Math.max(0, ...areaNumbers.map((area) => rallied(field, area)));
    case 'infiltration':
      return 0.01;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** Firepower that fresh again units of an area would have, where it can be used. */
function rallied(field: Field, area: number): number {
  const stack = stackOf(field, area, 'viet-minh');
  const { v } = field;
  if (v.control[area] !== 'viet-minh' || stack.units === stack.fresh) return 0;
  const useful =
    (v.trench[area] ?? 0) >= assaultTrench && beside(area, (next) => stackOf(field, next, 'french').units > 0);
  return Math.min(4, stack.units - stack.fresh) * (useful ? 1.4 : 0.2);
}

/** Where arriving units serve best. */
export function arrivalArea(v: Storm, places: readonly number[]): number {
  const field = fieldOf(v);
  const want = vietMinhPull(field);
  let best = places[0] ?? 0;
  let score = Number.NEGATIVE_INFINITY;
  for (const area of places) {
    const crowd = stackOf(field, area, 'viet-minh').units;
    const empty = v.control[area] === 'french' ? worth(area) * 2 : 0;
    const value = (want[area] ?? 0) * (crowd < 7 ? 1 : 0.8) + empty + (areas[area]?.edge ? 0 : 0.1);
    if (value > score) [best, score] = [area, value];
  }
  return best;
}
