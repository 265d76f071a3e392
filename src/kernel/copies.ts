/**
 * Copies of the state along a campaign, so that going back and looking ahead replay few choices. Where copies lie depends
 * on the choices alone, not on what was looked at: the newest one is stored with the campaign.
 */
import { startRules } from './again';
import { stir } from './chance';
import type { GameTypes, Play, Prompt } from './game';

export interface Copy<T extends GameTypes> {
  /** So many choices had been made. */
  readonly at: number;
  readonly state: T['state'];
  /** What is asked there; null where starting leads to it only by what happens before. */
  readonly asked: Prompt<T['choice'], T['ask']> | null;
}

/** A choice that was made, and what was mixed into the dice before it. */
interface Made<T extends GameTypes> {
  readonly choice: T['choice'];
  readonly stir?: string;
}

export interface Copies<T extends GameTypes> {
  readonly play: Play<T>;
  /** What was chosen, as the table adds to it and takes from it. */
  readonly made: readonly Made<T>[];
  /** Numbers of choices, rising, after which a copy was taken. */
  readonly taken: number[];
  /** Those that are kept, in their order. The first is of the beginning. */
  readonly kept: Copy<T>[];
  /** Numbers of choices, rising, after which play could start anew. */
  readonly starts: number[];
  /** The copy that going back or looking ahead made last: it will be wanted near there again. */
  near: Copy<T> | null;
}

/** A copy is taken about this often. */
const TAKEN_EVERY = 16;
/** So many of the newest copies are kept; of older ones one in so many more, the others are made again when they are wanted. */
const NEWEST_KEPT = 4;
const OLDER_KEPT = 16;

export function copiesFrom<T extends GameTypes>(play: Play<T>, made: readonly Made<T>[], first: Copy<T>): Copies<T> {
  return { play, made, taken: [0], kept: [first], starts: [], near: null };
}

/** A choice was made, and this is asked now: a copy is taken where play can start with it and the last one is far back. */
export function followCopies<T extends GameTypes>(
  copies: Copies<T>,
  state: T['state'],
  asked: Prompt<T['choice'], T['ask']> | null,
): void {
  const { play, made, taken, kept, starts } = copies;
  const at = made.length;
  if (!asked?.resumable) return;
  starts.push(at);
  if (asked.resumable !== true || at < (taken.at(-1) ?? 0) + TAKEN_EVERY) return;
  kept.push({ at, state: play.copy(state), asked });
  // One that is far back goes: a long game would be made of copies.
  const old = taken.push(at) - 1 - NEWEST_KEPT;
  if (old < 1 || old % OLDER_KEPT === 0) return;
  const far = kept.findLastIndex((copy) => copy.at === taken[old]);
  if (far > 0) kept.splice(far, 1);
}

/** No more than so many choices count any longer. */
export function cutCopies<T extends GameTypes>(copies: Copies<T>, count: number): void {
  const { starts, taken, kept, near } = copies;
  while ((starts.at(-1) ?? 0) > count) starts.pop();
  while ((taken.at(-1) ?? 0) > count) taken.pop();
  while ((kept.at(-1)?.at ?? 0) > count) kept.pop();
  if (near && near.at > count) copies.near = null;
}

/** The newest copy that was taken within so many choices; made again where it was let go. */
export function takenBefore<T extends GameTypes>(copies: Copies<T>, count: number): Copy<T> {
  const { taken, kept } = copies;
  const at = lastWithin(taken, count);
  let i = kept.length - 1;
  while (i > 0 && (kept[i]?.at ?? 0) > at) i--;
  const newest = kept[i] as Copy<T>; // the first is of the beginning, and never goes
  if (newest.at === at) return newest;
  const again = walked(copies, newest, at);
  kept.splice(i + 1, 0, again);
  return again;
}

/** The nearest copy from which `count` choices are reached; made now where none is as near as it could be. */
export function nearestBefore<T extends GameTypes>(copies: Copies<T>, count: number): Copy<T> {
  const { starts, near } = copies;
  const taken = takenBefore(copies, count);
  const nearest = near && near.at <= count && near.at > taken.at ? near : taken;
  const at = lastWithin(starts, count);
  if (at <= nearest.at) return nearest;
  copies.near = walked(copies, nearest, at);
  return copies.near;
}

/** The same where a table stands: if play can start with what it asks, a copy of the position is all it takes. */
export function nearestNow<T extends GameTypes>(
  copies: Copies<T>,
  state: T['state'],
  asked: Prompt<T['choice'], T['ask']> | null,
): Copy<T> {
  const at = copies.made.length;
  if (at > 0 && asked?.resumable && copies.near?.at !== at) copies.near = { at, state: copies.play.copy(state), asked };
  return nearestBefore(copies, at);
}

/** The rules on a state of their own, brought from a copy to where `count` choices had been made. */
export function walk<T extends GameTypes>({ play, made }: Copies<T>, from: Copy<T>, count: number) {
  const state = play.copy(from.state);
  const { rules, step: first } = startRules(play, state, from.asked);
  let step = first;
  for (const { choice, stir: bits } of made.slice(from.at, count)) {
    if (bits) stir(state.chance, bits);
    step = rules.next(choice);
  }
  state.events = [];
  return { state, rules, asked: step.done ? null : step.value };
}

function walked<T extends GameTypes>(copies: Copies<T>, from: Copy<T>, at: number): Copy<T> {
  const { state, asked } = walk(copies, from, at);
  return { at, state, asked };
}

/** The last of rising numbers that is not over a limit; 0 where all are. */
function lastWithin(rising: readonly number[], limit: number): number {
  let i = rising.length - 1;
  while (i >= 0 && (rising[i] ?? 0) > limit) i--;
  return rising[i] ?? 0;
}
