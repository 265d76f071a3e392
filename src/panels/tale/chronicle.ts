/** A finished or running campaign in figures: levels by turn, who held what, dice, turning points. */
import type { Fact } from '../../kernel/facts';
import type { GameEvent } from '../../kernel/game';
import { factsIn, type Happened, partsOf, type Tale } from '../../kernel/tale';
import type { View } from '../../kernel/view';
import { isCapture } from '../model/fact-lists';

export interface Chronicle {
  readonly turns: readonly number[];
  /** The level of each track at the end of each turn. */
  readonly levels: ReadonlyMap<string, readonly number[]>;
  /** The holder of each place at the end of each turn. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
  readonly turningPoints: readonly TurningPoint[];
  readonly dice: DiceStatistics;
  /** The same for each side that rolls. */
  readonly diceOf: ReadonlyMap<string, DiceStatistics>;
}

export interface TurningPoint {
  readonly turn: number;
  /** Choices made before it was so. */
  readonly at: number;
  readonly event: GameEvent;
}

export interface DiceStatistics {
  readonly rolls: number;
  /** How often each sum of two dice fell, 2 to 12. */
  readonly two: readonly number[];
  /** How often each single die fell, 1 to 6. */
  readonly one: readonly number[];
  readonly meanOfTwo: number | null;
  readonly meanOfOne: number | null;
}

/** Chances in 36 of the sums 2 to 12. */
export const expectedOfTwo: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** A level that falls so far at once turns a campaign. */
const GREAT_FALL = 3;

/** `viewAt` where levels follow from the position and no fact tells them: asked once a turn. */
export function chronicle(start: View, tale: Tale, entries: number, viewAt?: (count: number) => View): Chronicle {
  const level = new Map(start.tracks.map(({ id, value }) => [id, value]));
  const holder = new Map(start.places.map(({ id, holder: by }) => [id, by]));
  const turns: number[] = [];
  const levels = new Map(start.tracks.map(({ id }): [string, number[]] => [id, []]));
  const holders = new Map(start.places.map(({ id }): [string, string[]] => [id, []]));
  const turningPoints: TurningPoint[] = [];
  const counts = new Set(partsOf(tale.root, 'moment').flatMap(factsIn));
  const fought = new Set(partsOf(tale.root, 'fight').flatMap(factsIn));
  let { turn } = start;
  /** What last changed the map, or was thrown for in a fight. */
  let decisive: TurningPoint | null = null;

  const close = (at: number) => {
    turns.push(turn);
    for (const { id, value } of viewAt?.(at).tracks ?? []) level.set(id, value);
    for (const [id, values] of levels) values.push(level.get(id) ?? 0);
    for (const [id, values] of holders) values.push(holder.get(id) ?? '');
  };
  for (const one of tale.happened) {
    const { fact, event, entry } = one;
    const at = entry + 1;
    if (one.turn !== turn && fact.kind === 'turn') {
      close(at);
      turn = one.turn;
    }
    const { track, before = 0, after = 0, place, now } = fact;
    if (track !== undefined && level.has(track)) level.set(track, after);
    if (place !== undefined && now !== undefined && holder.has(place)) holder.set(place, now);
    const fell = fact.kind === 'level' && before - after >= GREAT_FALL;
    const captured = isCapture(fact) && counts.has(one);
    if (captured || fell) turningPoints.push({ turn, at, event });
    if (captured || fell || (fact.roll && fought.has(one))) decisive = { turn, at, event };
    // The end is none itself: what decided it is, if it is not named already.
    if (fact.kind === 'end') {
      const last = turningPoints.at(-1);
      const cause = decisive ?? { turn, at, event };
      if (last?.event !== cause.event) turningPoints.push(cause);
    }
  }
  close(entries);
  const facts = tale.happened.map(({ fact }) => fact);
  return { turns, levels, holders, turningPoints, dice: diceStatistics(facts), diceOf: diceBySide(facts) };
}

export function diceStatistics(facts: readonly Fact[]): DiceStatistics {
  const two = new Array<number>(11).fill(0);
  const one = new Array<number>(6).fill(0);
  let rolls = 0;
  for (const { roll } of facts) {
    const dice = roll?.dice;
    if (!dice) continue;
    rolls++;
    const counts = dice.length === 2 ? two : one;
    const at = dice.length === 2 ? dice.reduce((a, b) => a + b) - 2 : (dice[0] ?? 1) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { rolls, two, one, meanOfTwo: mean(two, 2), meanOfOne: mean(one, 1) };
}

function diceBySide(facts: readonly Fact[]): ReadonlyMap<string, DiceStatistics> {
  const sides = new Set(facts.flatMap(({ roll, by }) => (roll && by !== undefined ? [by] : [])));
  const of = (side: string) => facts.filter(({ roll, by }) => roll && by === side);
  return new Map([...sides].sort().map((side) => [side, diceStatistics(of(side))]));
}

function mean(counts: readonly number[], first: number): number | null {
  const all = counts.reduce((a, b) => a + b, 0);
  return all === 0 ? null : counts.reduce((sum, count, i) => sum + count * (i + first), 0) / all;
}

/** What last changed a track, newest first. */
export function changesOf(track: string, { happened }: Tale, most: number): readonly Happened[] {
  return happened
    .filter(({ fact }) => fact.track === track)
    .slice(-most)
    .reverse();
}
