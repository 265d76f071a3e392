/** A finished or running campaign in figures: levels by turn, who held what, dice, turning points. */
import type { Fact } from '../../kernel/facts';
import type { GameEvent } from '../../kernel/game';
import type { Witnessed } from '../../kernel/table';
import type { View } from '../../kernel/view';
import { type FactOf, isCapture } from './fact-lists';

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
export function chronicle(
  start: View,
  opening: readonly GameEvent[],
  entries: readonly Witnessed[],
  factOf: FactOf,
  viewAt?: (count: number) => View,
): Chronicle {
  const level = new Map(start.tracks.map(({ id, value }) => [id, value]));
  const holder = new Map(start.places.map(({ id, holder: by }) => [id, by]));
  const turns: number[] = [];
  const levels = new Map(start.tracks.map(({ id }): [string, number[]] => [id, []]));
  const holders = new Map(start.places.map(({ id }): [string, string[]] => [id, []]));
  const turningPoints: TurningPoint[] = [];
  let turn = start.turn;

  const close = (at: number) => {
    turns.push(turn);
    for (const { id, value } of viewAt?.(at).tracks ?? []) level.set(id, value);
    for (const [id, values] of levels) values.push(level.get(id) ?? 0);
    for (const [id, values] of holders) values.push(holder.get(id) ?? '');
  };
  const read = (event: GameEvent, at: number) => {
    const fact = factOf(event);
    const next = fact.turn;
    if (next !== undefined && next !== turn) {
      close(at);
      turn = next;
    }
    const { track, before = 0, after = 0, place, now } = fact;
    if (track !== undefined && level.has(track)) level.set(track, after);
    if (place !== undefined && now !== undefined && holder.has(place)) holder.set(place, now);
    const fell = fact.kind === 'level' && before - after >= GREAT_FALL;
    if ((isCapture(fact) && fact.weight === 3) || fell || fact.kind === 'end') turningPoints.push({ turn, at, event });
  };
  for (const event of opening) read(event, 0);
  entries.forEach((entry, index) => {
    for (const event of entry.events) read(event, index + 1);
  });
  close(entries.length);
  const facts = [...opening, ...entries.flatMap((entry) => entry.events)].map(factOf);
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
export function changesOf(
  track: string,
  entries: readonly Witnessed[],
  factOf: FactOf,
  most: number,
): readonly { readonly turn: number; readonly at: number; readonly event: GameEvent }[] {
  const found: { turn: number; at: number; event: GameEvent }[] = [];
  for (let i = entries.length - 1; i >= 0 && found.length < most; i--) {
    const entry = entries[i];
    if (!entry) continue;
    for (let j = entry.events.length - 1; j >= 0 && found.length < most; j--) {
      const event = entry.events[j];
      if (event && factOf(event).track === track) found.push({ turn: entry.turn, at: i + 1, event });
    }
  }
  return found;
}
