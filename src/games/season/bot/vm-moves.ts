/** Where Viet Minh pieces go before an assault: regiments before the PAs they can take, dummies where cover is needed. */
import type { SeasonAdvice, SeasonChoice, SeasonPrompt } from '../choices';
import {
  baseNumbers,
  beside,
  isPa,
  isZone,
  joined,
  kinds,
  paNumbers,
  paOf,
  peripherals,
  place,
  zoneNumbers,
  zoneOf,
} from '../data/places';
import { stacking } from '../data/tables';
import type { WhyKey } from '../keys';
import { handOdds } from '../rules/hand-odds';
import { battalionsAt, firstBattalion, firstDummy, isDummy, numberOf, piecesAt, regiments } from '../rules/pieces';
import { baseLimit, isCovered, isOpenZone } from '../rules/trenches';
import { copySeason, type Season } from '../state';
import { suppose, worthOf } from './attacks';
import { ending } from './pick';
import { aimValue, isFront, least, paValue } from './values';
import { moves, zones as weights } from './weights';

/** Zones between zones, whatever is dug: how far away something is. */
const distances: readonly (readonly number[])[] = zoneNumbers.map((from) => {
  const far = zoneNumbers.map(() => 99);
  far[from] = 0;
  const queue = [from];
  for (const zone of queue) {
    for (const next of beside[zone] ?? []) {
      if ((far[next] ?? 0) < 99 || kinds[next] === 'cr') continue;
      far[next] = (far[zone] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
});

export function distance(from: number, to: number): number {
  return distances[zoneOf[from] ?? 0]?.[zoneOf[to] ?? 0] ?? 99;
}

/** Whole battalions of the besiegers, three a regiment: what stands for an attack that is only thought of. */
const models: readonly (readonly number[])[] = [...new Set(regiments.slice(firstBattalion, firstDummy))]
  .map((regiment) => regiments.flatMap((one, unit) => (one === regiment ? [unit] : [])))
  .filter((units) => units.length === 3);

/** Worth of attacks by model regiments from some places at once: asked often, so each is reckoned once. */
class Prospects {
  readonly #w: Season;
  readonly #known = new Map<string, number>();
  constructor(readonly v: Season) {
    this.#w = copySeason(v);
    for (const units of models) {
      for (const unit of units) {
        this.#w.steps[unit] = 3;
        this.#w.fatigued[unit] = 0;
        this.#w.disorganized[unit] = 0;
        this.#w.at[unit] = -1;
      }
    }
    this.#w.moved.fill(0);
  }

  of(target: number, from: readonly number[]): number {
    if (from.length === 0) return 0;
    const key = `${target} ${[...from].sort().join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const units = from.flatMap((at, i) => {
      const room = isPa(at) ? stacking.battalions : baseLimit(this.v, zoneOf[at] ?? 0);
      return (models[i] ?? []).slice(0, room).map((unit) => ({ unit, from: at }));
    });
    for (const { unit, from: at } of units) this.#w.at[unit] = at;
    const hand = suppose(this.#w, target, units);
    const worth =
      hand.defenders.length === 0 ? aimValue(this.v, target) : worthOf(this.v, target, handOdds(this.#w, hand));
    for (const { unit } of units) this.#w.at[unit] = -1;
    this.#known.set(key, worth);
    return worth;
  }
}

/** A place to attack from: a base of a zone, or a Viet Minh PA towards a joined one. */
interface Post {
  readonly from: number;
  readonly stand: number;
  readonly target: number;
}

function posts(v: Season): Post[] {
  const found: Post[] = [];
  for (const base of baseNumbers) {
    const [target = 0, stand = 0] = [paOf[base], zoneOf[base]];
    if (v.control[target] === 'french' && isOpenZone(v, stand)) found.push({ from: base, stand, target });
  }
  for (const pa of paNumbers) {
    if (v.control[pa] !== 'viet-minh') continue;
    for (const target of joined[pa] ?? []) {
      if (v.control[target] === 'french') found.push({ from: pa, stand: pa, target });
    }
  }
  return found;
}

/** Battalions of one regiment in one place. */
interface Group {
  readonly units: readonly number[];
  readonly at: number;
}

function groupsOf(v: Season, fits: (unit: number) => boolean): Group[] {
  const by = new Map<string, number[]>();
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if ((v.at[unit] ?? -1) < 0 || !fits(unit)) continue;
    const key = `${regiments[unit]} ${v.at[unit]}`;
    by.set(key, [...(by.get(key) ?? []), unit]);
  }
  return [...by.values()].map((units) => ({ units, at: v.at[units[0] ?? 0] ?? 0 }));
}

interface Order {
  readonly unit: number;
  readonly to: number;
  readonly why: WhyKey;
}

/** By piece: the places that the question offers it. */
function offers(prompt: SeasonPrompt): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const choice of prompt.choices) {
    if (choice.do !== 'move') continue;
    const unit = numberOf(choice.unit);
    const places = found.get(unit) ?? new Set<number>();
    found.set(unit, places.add(place(choice.to)));
  }
  return found;
}

/** The orders of a whole movement, as far as they can be given from here; the first is carried out, then it is asked again. */
function* orders(v: Season, can: Map<number, Set<number>>): Generator<Order> {
  yield* follow(v, can);
  yield* cover(v, can);
  yield* storm(v, can);
  yield* garrison(v, can);
}

/** The rest of a regiment goes where its first battalion went. */
function* follow(v: Season, can: Map<number, Set<number>>): Generator<Order> {
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.moved[unit] !== 1) continue;
    const to = v.at[unit] ?? 0;
    for (const [mate, places] of can) {
      if (regiments[mate] === regiments[unit] && places.has(to) && v.at[mate] !== to && !isLast(v, mate)) {
        yield { unit: mate, to, why: 'move-up' };
      }
    }
  }
}

/** The only piece that covers a Level 3, or that holds a PA before the enemy, stays. */
function isLast(v: Season, unit: number): boolean {
  const at = v.at[unit] ?? 0;
  if (piecesAt(v, at, 'viet-minh').length > 1) return false;
  if (isPa(at)) return holds(v, at);
  return isZone(at) && v.trench[at] === 3 && kinds[at] === 'peripheral';
}

/** Level 3 without a piece: a dummy if one can come, else a battalion that is not much use. */
function* cover(v: Season, can: Map<number, Set<number>>): Generator<Order> {
  for (const zone of peripherals) {
    if (v.trench[zone] !== 3 || isCovered(v, zone)) continue;
    const able = [...can].filter(([unit, places]) => places.has(zone) && !isLast(v, unit)).map(([unit]) => unit);
    const best = able.find(isDummy) ?? able.find((unit) => (v.steps[unit] ?? 0) < 3);
    if (best !== undefined) yield { unit: best, to: zone, why: 'cover' };
  }
}

/** Each regiment goes where it adds most to an attack; those too far away come nearer. */
function* storm(v: Season, can: Map<number, Set<number>>): Generator<Order> {
  const prospects = new Prospects(v);
  const all = posts(v);
  const filled = new Map<number, number[]>();
  const kept = keepers(v);
  const left = groupsOf(v, (unit) => (v.steps[unit] ?? 0) > 1 && v.fatigued[unit] === 0 && !kept.has(unit));
  // One regiment may do nothing where two or three from several sides do much: each then counts for its share.
  const gain = ({ from, target }: Post) => {
    const now = filled.get(target) ?? [];
    if (now.includes(from)) return 0;
    const before = prospects.of(target, now);
    let best = prospects.of(target, [...now, from]) - before;
    const more = all.filter((post) => post.target === target && post.from !== from && !now.includes(post.from));
    const two = more.map((post) => [...now, from, post.from]);
    for (const set of two) best = Math.max(best, (prospects.of(target, set) - before) / (set.length - now.length));
    const every = [...now, from, ...more.map((post) => post.from)].slice(0, models.length);
    if (every.length > now.length + 2) {
      best = Math.max(best, (prospects.of(target, every) - before) / (every.length - now.length));
    }
    return best;
  };
  while (left.length > 0) {
    let best: { group: Group; post: Post; worth: number } | null = null;
    for (const post of all) {
      const more = gain(post);
      if (more <= Math.min(moves.least, least(v))) continue;
      for (const group of left) {
        const stays = group.at === post.stand;
        const reaches = group.units.some((unit) => can.get(unit)?.has(post.stand));
        if (!stays && !reaches) continue;
        const worth = more * (group.units.length / 3) + (stays ? moves.stays : 0);
        if (!best || worth > best.worth) best = { group, post, worth };
      }
    }
    if (!best) break;
    const { group, post } = best;
    filled.set(post.target, [...(filled.get(post.target) ?? []), post.from]);
    left.splice(left.indexOf(group), 1);
    if (group.at === post.stand) continue;
    for (const unit of group.units) {
      if (can.get(unit)?.has(post.stand) && !isLast(v, unit)) yield { unit, to: post.stand, why: 'move-up' };
    }
  }
  const wanted = all.map((post) => ({ post, more: gain(post) })).sort((a, b) => b.more - a.more);
  for (const group of left) yield* comeNearer(v, group, wanted, can);
}

/** Those who hold PAs before the enemy: of each the worst battalion, of one without dummies the two worst. */
function keepers(v: Season): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const pa of paNumbers) {
    if (v.control[pa] !== 'viet-minh' || !holds(v, pa)) continue;
    const there = battalionsAt(v, pa).sort((a, b) => strength(v, a) - strength(v, b));
    const bluff = piecesAt(v, pa, 'viet-minh').length > there.length;
    for (const unit of there.slice(0, bluff || paValue(v, pa) < moves.dear ? 1 : 2)) kept.add(unit);
  }
  return kept;
}

function strength(v: Season, unit: number): number {
  return (v.steps[unit] ?? 0) - moves.fatigue * (v.fatigued[unit] ?? 0);
}

/** A PA that the enemy can attack. */
function holds(v: Season, at: number): boolean {
  return isPa(at) && (joined[at] ?? []).some((pa) => v.control[pa] === 'french');
}

function* comeNearer(
  v: Season,
  group: Group,
  wanted: readonly { readonly post: Post; readonly more: number }[],
  can: Map<number, Set<number>>,
): Generator<Order> {
  const goal = wanted.find(({ more }) => more > moves.least)?.post.stand;
  if (goal === undefined) return;
  for (const unit of group.units) {
    if (isLast(v, unit)) continue;
    let [best, far] = [-1, distance(group.at, goal)];
    for (const to of can.get(unit) ?? []) {
      if (isZone(to) && distance(to, goal) < far) [best, far] = [to, distance(to, goal)];
    }
    if (best >= 0) yield { unit, to: best, why: 'move-up' };
  }
}

/** Empty PAs before the enemy get a piece, the most valuable three. */
function* garrison(v: Season, can: Map<number, Set<number>>): Generator<Order> {
  for (const pa of paNumbers) {
    const there = piecesAt(v, pa, 'viet-minh').length;
    if (v.control[pa] !== 'viet-minh' || there > (paValue(v, pa) > moves.dear ? moves.dearPieces : 0) || !holds(v, pa))
      continue;
    const able = [...can].filter(([unit, places]) => places.has(pa) && !isLast(v, unit)).map(([unit]) => unit);
    const weak = able.find((unit) => !isDummy(unit) && (v.steps[unit] ?? 0) < 3 && !isPa(v.at[unit] ?? 0));
    const best = there > 0 ? able.find(isDummy) : (weak ?? able.find(isDummy));
    if (best !== undefined) yield { unit: best, to: pa, why: 'garrison' };
  }
}

/** 4.2.1, 3.3 One piece after the other. */
export function planVietMinhMove(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const can = offers(prompt);
  for (const { unit, to, why } of orders(v, can)) {
    const choice = prompt.choices.find(
      (one): one is Extract<SeasonChoice, { do: 'move' }> =>
        one.do === 'move' && numberOf(one.unit) === unit && place(one.to) === to,
    );
    if (choice) return { choice, why };
  }
  return ending(prompt);
}

/** What a zone is good for: the best attacks from its bases, were it dug to Level 3. */
export function zoneProspect(v: Season, zone: number): number {
  const w = copySeason(v);
  w.trench[zone] = 3;
  const prospects = new Prospects(w);
  let worth = 0;
  for (const base of baseNumbers) {
    const target = paOf[base] ?? 0;
    if (zoneOf[base] !== zone || v.control[target] !== 'french') continue;
    worth += Math.max(weights.base, prospects.of(target, [base])) + (isFront(v, target) ? weights.front : 0);
  }
  return worth;
}
