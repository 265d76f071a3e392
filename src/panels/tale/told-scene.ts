/** What is drawn on the map while something is told: who goes where, and the places that are concerned. */
import { declares } from '../../kernel/facts';
import type { Happened } from '../../kernel/tale';
import type { BoardMap, View } from '../../kernel/view';
import { wayOf } from '../model/fact-lists';
import type { Now } from './teller';
import { type Beat, isCard, type ToldCard } from './telling';
import { burstsOf } from './volley';

export interface ToldArrow {
  readonly from: string;
  readonly to: string;
  /** A side, or a formation of one. */
  readonly by: string;
  readonly is: 'attack' | 'fire' | 'move' | 'retreat';
  readonly count: number;
}

export interface ToldScene {
  /** Everything that the map must show. */
  readonly places: readonly string[];
  /** The place that it is about. */
  readonly focus: string | null;
  readonly arrows: readonly ToldArrow[];
  /** Of a volley: how many suffered at each place. */
  readonly bursts: ReadonlyMap<string, number>;
  /** True once it is over: arrows are dashed. */
  readonly past: boolean;
}

const nothing: ReadonlyMap<string, number> = new Map();
const nowhere: ToldScene = { places: [], focus: null, arrows: [], bursts: nothing, past: false };

/** `before` is the position when the beat began; `summed` are the cards that a summary looks back on. */
export function sceneOf(now: Now, before: View, map: BoardMap, summed: readonly ToldCard[]): ToldScene {
  const { beat } = now;
  const known = new Set(map.places.map(({ id }) => id));
  const facts = told(now);
  const past = isCard(beat) && now.waits && beat.is !== 'plans';
  const fights = fightsAt(now, summed);
  const arrows = [
    ...plansIn(beat, before, map),
    ...fights.flatMap((one) => attack(one, before, map)),
    ...ways(facts),
  ].filter(({ from, to }) => from !== to && known.has(from) && known.has(to));
  const focus = isCard(beat) && beat.is === 'fight' ? (fights[0]?.fact.place ?? beat.place) : placeIn(beat);
  const gathered = isCard(beat) && (beat.is === 'gathered' || beat.is === 'plans' || beat.is === 'volley');
  const spots = gathered
    ? [...facts.flatMap(({ fact }) => fact.place ?? []), ...beat.plans.map(({ place }) => place)]
    : [];
  // Guns out of sight fire from the edge.
  const isVolley = isCard(beat) && beat.is === 'volley';
  const ends = arrows.map(({ from, to }) => (isVolley ? [to] : [from, to]));
  const places = [focus ?? [], ...ends, spots].flat().filter((id) => known.has(id));
  if (places.length === 0) return nowhere;
  return {
    places: [...new Set(places)],
    focus: focus !== null && known.has(focus) ? focus : null,
    arrows,
    bursts: isCard(beat) && beat.is === 'volley' && now.finished ? burstsOf(facts) : nothing,
    past,
  };
}

/** The fights that the map shows: of a volley all that have been told, else the last of them. */
function fightsAt({ beat, step }: Now, summed: readonly ToldCard[]): readonly Happened[] {
  if (!isCard(beat)) return [];
  if (beat.is === 'summary') return summed.flatMap(({ declared }) => declared);
  if (beat.is === 'volley') return beat.declared;
  const last = step?.facts.at(-1);
  const at = last ? beat.declared.findLastIndex((one) => isBefore(one, last)) : -1;
  return beat.declared.slice(Math.max(0, at), Math.max(0, at) + 1);
}

function isBefore(one: Happened, other: Happened): boolean {
  return one.entry < other.entry || (one.entry === other.entry && one.index <= other.index);
}

function told({ beat, stepAt }: Now): readonly Happened[] {
  const steps = isCard(beat) ? beat.steps.slice(0, stepAt + 1) : [beat.step];
  return steps.flatMap(({ facts }) => facts);
}

function placeIn(beat: Beat): string | null {
  if (isCard(beat)) return beat.place;
  return beat.step.facts.findLast(({ fact }) => fact.place !== undefined)?.fact.place ?? null;
}

function plansIn(beat: Beat, before: View, map: BoardMap): readonly ToldArrow[] {
  if (!isCard(beat)) return [];
  return beat.plans.map(({ by, place }) => ({
    from: baseOf(by, place, before, map),
    to: place,
    by,
    is: 'attack',
    count: 0,
  }));
}

/** From where they stand to what they attack; a formation comes from the nearest place that it holds. */
function attack({ fact }: Happened, before: View, map: BoardMap): readonly ToldArrow[] {
  const { place: to, by, from, units = [], kind } = fact;
  if (to === undefined || by === undefined) return [];
  const is = kind === 'fire' ? 'fire' : 'attack';
  if (from !== undefined) return [{ from: baseOf(from, to, before, map), to, by, is, count: units.length }];
  const homes = before.counters.filter(({ id }) => units.includes(id)).map(({ at }) => at);
  return [...new Set(homes)].map((home) => ({
    from: home,
    to,
    by,
    is,
    count: homes.filter((at) => at === home).length,
  }));
}

function baseOf(from: string, to: string, before: View, map: BoardMap): string {
  const lines = map.paths.find(({ owner }) => owner === from)?.lines ?? [];
  const beside = lines.flatMap(([a, b]) => (a === to ? [b] : b === to ? [a] : []));
  return beside.find((id) => before.places.find((place) => place.id === id)?.holder === from) ?? beside[0] ?? from;
}

/** Moves from the first place to the last, and retreats from each place to each. */
function ways(facts: readonly Happened[]): readonly ToldArrow[] {
  const arrows: ToldArrow[] = [];
  for (const { fact } of facts) {
    const way = wayOf(fact);
    if (!way || declares(fact) || fact.by === undefined) continue;
    const is = fact.kind === 'loss' ? 'retreat' : 'move';
    const last = arrows.at(-1);
    const same = arrows.findIndex((arrow) => arrow.is === is && arrow.from === way.from && arrow.to === way.to);
    const count = fact.units?.length ?? 1;
    if (same >= 0) arrows[same] = { ...way, by: fact.by, is, count: (arrows[same]?.count ?? 0) + count };
    else if (is === 'move' && last?.is === 'move' && last.to === way.from)
      arrows[arrows.length - 1] = { ...last, to: way.to };
    else arrows.push({ ...way, by: fact.by, is, count });
  }
  return arrows;
}
