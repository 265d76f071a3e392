/** From what is stored back to the table, by replaying every choice; and what to do where that fails. */
import type { Game, GameState, GameTypes, Setup } from '../kernel/game';
import { canonical } from '../kernel/hash';
import type { Presses } from '../kernel/journal';
import type { Seats } from '../kernel/seats';
import { Table } from '../kernel/table';
import { own } from './guards';
import { done, type Outcome, refused } from './outcome';
import { isWhole, type Origin, type Snapshot, seatsFor } from './records';
import { atOnce, type Steps } from './steps';

/** A journal with everything that helps when the rules no longer follow it. */
export interface Resumable extends Setup {
  readonly rules: number;
  readonly seats: Seats;
  readonly choices: readonly string[];
  readonly rewinds: number;
  readonly hints: readonly number[];
  readonly presses?: Presses | undefined;
  readonly base: Snapshot | null;
  /** Newest first. */
  readonly snapshots: readonly Snapshot[];
  /** Of the last position, where it is known. */
  readonly hash: string | null;
  /** It comes from a file or a link: its states must stand where play asks, to the byte. */
  readonly foreign?: boolean;
}

/** What the player is told on the way back to the table. */
export type Note =
  | { readonly note: 'rules-changed'; readonly from: number; readonly to: number }
  /** The same choices lead to another position under the changed rules. */
  | { readonly note: 'position-changed'; readonly at: number }
  | { readonly note: 'choice-refused'; readonly at: number; readonly choice: string }
  | { readonly note: 'went-on-from-checkpoint'; readonly at: number }
  | { readonly note: 'choices-dropped'; readonly from: number; readonly count: number }
  /** The journal started at a checkpoint; these rules follow it from the set-up again. */
  | { readonly note: 'whole-again' }
  | { readonly note: 'snapshot-unreadable'; readonly at: number }
  | { readonly note: 'snapshot-disagrees'; readonly at: number };

export interface Resumed<T extends GameTypes> {
  readonly table: Table<T>;
  /** One for each side of the game. */
  readonly seats: Seats;
  readonly origin: Origin;
  readonly notes: readonly Note[];
  /** Null where everything was followed that was stored. */
  readonly shortened: Shortened | null;
}

/** How much of a journal the rules can follow. */
export interface Shortened {
  /** Choices that lie behind the table, and how many are stored. */
  readonly reached: number;
  readonly of: number;
  /** Where log and undo begin: 0 at the set-up. */
  readonly start: number;
}

export type ResumeReason = 'unknown-scenario' | 'unknown-option' | 'newer-rules' | 'unplayable';

export function resume<T extends GameTypes>(game: Game<T>, stored: Resumable): Outcome<Resumed<T>, ResumeReason> {
  return atOnce(resuming(game, stored));
}

/** The same in steps. */
export function* resuming<T extends GameTypes>(
  game: Game<T>,
  stored: Resumable,
): Steps<Outcome<Resumed<T>, ResumeReason>> {
  const unknown = whyUnknown(game, stored);
  if (unknown) return refused(unknown);
  const changed = stored.rules !== game.rules;
  const notes: Note[] = changed ? [{ note: 'rules-changed', from: stored.rules, to: game.rules }] : [];

  const again = changed && stored.base ? yield* wholeAgain(game, stored, stored.base) : null;
  if (again) return done(seated(again, stored, [...notes, { note: 'whole-again' }], null));
  const whole = yield* following(game, stored, stored.base);
  if (whole && whole.reached === stored.choices.length) {
    for (const at of whole.differs) notes.push({ note: changed ? 'position-changed' : 'snapshot-disagrees', at });
    return done(seated(whole, stored, notes, null));
  }
  if (whole) notes.push({ note: 'choice-refused', at: whole.reached, choice: stored.choices[whole.reached] ?? '' });
  else if (stored.base) notes.push({ note: 'snapshot-unreadable', at: stored.base.at });
  const best = (yield* furtherFromSnapshot(game, stored, whole?.reached ?? -1, notes)) ?? whole;
  if (!best) return refused('unplayable');
  const { reached, base } = best;
  const of = stored.choices.length;
  if (of > reached) notes.push({ note: 'choices-dropped', from: reached, count: of - reached });
  return done(seated(best, stored, notes, { reached, of, start: base?.at ?? 0 }));
}

/** Why this app has no rules for a journal; null where it has. */
export function whyUnknown(
  game: Pick<Game, 'scenarios' | 'options' | 'rules'>,
  { scenario, options, rules }: Pick<Resumable, 'scenario' | 'options' | 'rules'>,
): ResumeReason | null {
  if (!game.scenarios.includes(scenario)) return 'unknown-scenario';
  if (!options.every((option) => game.options.includes(option))) return 'unknown-option';
  return rules > game.rules ? 'newer-rules' : null;
}

/** A journal that had to start at a checkpoint, followed from the set-up to the very positions that it names. */
function* wholeAgain<T extends GameTypes>(game: Game<T>, stored: Resumable, base: Snapshot): Steps<Followed<T> | null> {
  const whole = yield* following(game, { ...stored, snapshots: [...stored.snapshots, base] }, null);
  return whole && whole.reached === stored.choices.length && whole.differs.length === 0 ? whole : null;
}

/** Another table where this one began, for looking back. */
export function beginning<T extends GameTypes>({ game, setup }: Table<T>, { base }: Origin): Table<T> {
  return tableAt(game, setup, base) ?? new Table(game, setup);
}

export interface Followed<T extends GameTypes> {
  readonly table: Table<T>;
  readonly base: Snapshot | null;
  /** How many choices of the journal lie behind the table. */
  readonly reached: number;
  /** Snapshots that say otherwise. */
  readonly differs: readonly number[];
}

/** The newest snapshot that loads and brings us further than the journal did. */
function* furtherFromSnapshot<T extends GameTypes>(
  game: Game<T>,
  stored: Resumable,
  reached: number,
  notes: Note[],
): Steps<Followed<T> | null> {
  for (const snapshot of stored.snapshots) {
    const followed = yield* following(game, stored, snapshot);
    if (followed && followed.reached > reached) {
      notes.push({ note: 'went-on-from-checkpoint', at: snapshot.at });
      return followed;
    }
    if (!followed) notes.push({ note: 'snapshot-unreadable', at: snapshot.at });
  }
  return null;
}

/** Plays the journal as far as the rules offer it; null if it cannot even start. */
export function* following<T extends GameTypes>(
  game: Game<T>,
  stored: Resumable,
  base: Snapshot | null,
): Steps<Followed<T> | null> {
  const table = tableAt(game, stored, base, stored.foreign);
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
    if (text === undefined || table.follow([text]) === 0) return { table, base, reached, differs };
    reached++;
    yield reached;
  }
}

function tableAt<T extends GameTypes>(
  game: Game<T>,
  { scenario, options, seed }: Setup,
  base: Snapshot | null,
  foreign = false,
): Table<T> | null {
  const setup = { scenario, options, seed };
  try {
    if (!base) return new Table(game, setup);
    const table = new Table(game, setup, believed(game, setup, base));
    // A checkpoint is taken where play, started anew, asks at once: nothing else was ever one.
    const stands = table.prompt?.resumable === true && table.hash() === base.hash;
    return stands || !foreign ? table : null;
  } catch {
    return null;
  }
}

/** The state of a snapshot, if it is the one that its hash names and the game finds nothing wrong with it. */
function believed<T extends GameTypes>(game: Game<T>, setup: Setup, snapshot: Snapshot): T['state'] {
  if (!isWhole(snapshot)) throw new Error('the hash differs');
  const begun: GameState = game.play.setup(setup);
  for (const key of ['scenario', 'options']) {
    if (canonical(Reflect.get(begun, key)) !== canonical(own(snapshot.state, key))) throw new Error(`another ${key}`);
  }
  // Only now is it known which game's state this claims to be; the game's own check looks at every field of it.
  const claimed = { ...snapshot.state, events: [] } as unknown as T['state'];
  game.play.check(claimed);
  return game.play.copy(claimed);
}

/** Rewinds, hints and presses belong to the campaign; the table counts its choices from its own start. */
export function seated<T extends GameTypes>(
  { table, base }: Followed<T>,
  { choices, rewinds, hints, presses, seats }: Resumable,
  notes: readonly Note[],
  shortened: Shortened | null,
): Resumed<T> {
  const start = base?.at ?? 0;
  const own = (all: readonly number[]) => all.filter((at) => at >= start).map((at) => at - start);
  // What a press left to be made belongs to the position that it led to.
  const rest = shortened ? [] : presses?.rest;
  table.note({ rewinds, hints: own(hints), presses: presses && { along: own(presses.along), rest: rest ?? [] } });
  const origin = { base, before: choices.slice(0, start), hints: hints.filter((at) => at < start) };
  return { table, seats: seatsFor(table.game.sides, seats), origin, notes, shortened };
}
