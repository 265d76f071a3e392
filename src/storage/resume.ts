/** From what is stored back to the table, by replaying every choice; and what to do where that fails. */
import type { Choice, Game, GameState, Setup } from '../kernel/game';
import { bytesOf, hashText } from '../kernel/hash';
import { offered } from '../kernel/journal';
import type { Seats } from '../kernel/seats';
import { Table } from '../kernel/table';
import { done, type Outcome, refused } from './outcome';
import { type Origin, type Snapshot, seatsFor } from './records';

/** A journal with everything that helps when the rules no longer follow it. */
export interface Resumable extends Setup {
  readonly rules: number;
  readonly seats: Seats;
  readonly choices: readonly string[];
  readonly rewinds: number;
  readonly hints: readonly number[];
  readonly base: Snapshot | null;
  /** Newest first. */
  readonly snapshots: readonly Snapshot[];
  /** Of the last position, where it is known. */
  readonly hash: string | null;
}

/** What the player is told on the way back to the table. */
export type Note =
  | { readonly note: 'rules-changed'; readonly from: number; readonly to: number }
  /** The same choices lead to another position under the changed rules. */
  | { readonly note: 'position-changed'; readonly at: number }
  | { readonly note: 'choice-refused'; readonly at: number; readonly choice: string }
  | { readonly note: 'went-on-from-checkpoint'; readonly at: number }
  | { readonly note: 'choices-dropped'; readonly from: number; readonly count: number }
  | { readonly note: 'snapshot-unreadable'; readonly at: number }
  | { readonly note: 'snapshot-disagrees'; readonly at: number };

export interface Resumed<S extends GameState, C extends Choice> {
  readonly table: Table<S, C>;
  /** One for each side of the game. */
  readonly seats: Seats;
  readonly origin: Origin;
  readonly notes: readonly Note[];
}

export type ResumeReason = 'unknown-scenario' | 'unknown-option' | 'newer-rules' | 'unplayable';

export function resume<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  stored: Resumable,
): Outcome<Resumed<S, C>, ResumeReason> {
  if (!game.scenarios.includes(stored.scenario)) return refused('unknown-scenario');
  if (!stored.options.every((option) => game.options.includes(option))) return refused('unknown-option');
  if (stored.rules > game.rules) return refused('newer-rules');
  const changed = stored.rules !== game.rules;
  const notes: Note[] = changed ? [{ note: 'rules-changed', from: stored.rules, to: game.rules }] : [];

  const whole = follow(game, stored, stored.base);
  if (whole && whole.reached === stored.choices.length) {
    for (const at of whole.differs) notes.push({ note: changed ? 'position-changed' : 'snapshot-disagrees', at });
    return done(seated(whole, stored, notes));
  }
  if (whole) notes.push({ note: 'choice-refused', at: whole.reached, choice: stored.choices[whole.reached] ?? '' });
  else if (stored.base) notes.push({ note: 'snapshot-unreadable', at: stored.base.at });
  const best = furtherFromSnapshot(game, stored, whole?.reached ?? -1, notes) ?? whole;
  if (!best) return refused('unplayable');
  const dropped = stored.choices.length - best.reached;
  if (dropped > 0) notes.push({ note: 'choices-dropped', from: best.reached, count: dropped });
  return done(seated(best, stored, notes));
}

/** Another table where this one began, for looking back. */
export function beginning<S extends GameState, C extends Choice>(
  { game, setup }: Table<S, C>,
  { base }: Origin,
): Table<S, C> {
  return tableAt(game, setup, base) ?? new Table(game, setup);
}

interface Followed<S extends GameState, C extends Choice> {
  readonly table: Table<S, C>;
  readonly base: Snapshot | null;
  /** How many choices of the journal lie behind the table. */
  readonly reached: number;
  /** Snapshots that say otherwise. */
  readonly differs: readonly number[];
}

/** The newest snapshot that loads and brings us further than the journal did. */
function furtherFromSnapshot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  stored: Resumable,
  reached: number,
  notes: Note[],
): Followed<S, C> | null {
  for (const snapshot of stored.snapshots) {
    const followed = follow(game, stored, snapshot);
    if (followed && followed.reached > reached) {
      notes.push({ note: 'went-on-from-checkpoint', at: snapshot.at });
      return followed;
    }
    if (!followed) notes.push({ note: 'snapshot-unreadable', at: snapshot.at });
  }
  return null;
}

/** Plays the journal as far as the rules offer it; null if it cannot even start. */
function follow<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  stored: Resumable,
  base: Snapshot | null,
): Followed<S, C> | null {
  const table = tableAt(game, stored, base);
  if (!table) return null;
  const start = base?.at ?? 0;
  const expected = new Map(stored.snapshots.map(({ at, hash }) => [at, hash]));
  if (stored.hash !== null) expected.set(stored.choices.length, stored.hash);
  const differs: number[] = [];
  let reached = start;
  for (;;) {
    const hash = expected.get(reached);
    if (hash !== undefined && hash !== table.hash()) differs.push(reached);
    const text = stored.choices[reached];
    if (text === undefined || !step(table, text)) return { table, base, reached, differs };
    reached++;
  }
}

/** Makes a choice if it is offered. Rules that stumble over a strange position refuse it too. */
function step<S extends GameState, C extends Choice>(table: Table<S, C>, text: string): boolean {
  const choice = table.prompt && offered(table.prompt.choices, text);
  return choice ? table.choose(choice).ok : false;
}

function tableAt<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  { scenario, options, seed }: Setup,
  base: Snapshot | null,
): Table<S, C> | null {
  const setup = { scenario, options, seed };
  if (!base) return new Table(game, setup);
  try {
    return new Table(game, setup, believed(game, setup, base));
  } catch {
    return null;
  }
}

/** The state of a snapshot, if the game can copy it byte by byte and finds nothing wrong with it. */
function believed<S extends GameState, C extends Choice>(game: Game<S, C>, setup: Setup, snapshot: Snapshot): S {
  // Only now is it known which game's state this claims to be; hash, copy and check decide whether it is.
  const claimed = { ...snapshot.state, events: [] } as unknown as S;
  if (hashText(bytesOf(claimed)) !== snapshot.hash) throw new Error('the hash differs');
  if (!alike(game.setup(setup), claimed)) throw new Error('not the shape of a state');
  const state = game.copy(claimed);
  if (bytesOf(state) !== bytesOf(claimed)) throw new Error('the copy differs');
  game.check(state);
  return state;
}

/** The same fields with the same kinds of values; what is null in either may be anything in the other. */
function alike(sample: unknown, value: unknown): boolean {
  if (sample === null || value === null) return true;
  if (typeof sample === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || Array.isArray(sample) !== Array.isArray(value)) return false;
  if (Array.isArray(sample)) return true;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(sample).every(([key, field]) => field === undefined || alike(field, fields.get(key)));
}

/** Rewinds and hints belong to the campaign; the table counts its choices from its own start. */
function seated<S extends GameState, C extends Choice>(
  { table, base }: Followed<S, C>,
  { choices, rewinds, hints, seats }: Resumable,
  notes: readonly Note[],
): Resumed<S, C> {
  const start = base?.at ?? 0;
  table.rewinds = rewinds;
  table.hints = hints.filter((at) => at >= start).map((at) => at - start);
  const origin = { base, before: choices.slice(0, start), hints: hints.filter((at) => at < start) };
  return { table, seats: seatsFor(table.game.sides, seats), origin, notes };
}
