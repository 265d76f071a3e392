/** What is stored of a campaign, and the checks that a row passes before anybody believes it. */
import type { GameTypes, Result, Setup, Side } from '../kernel/game';
import { bytesOf, canonical, hashText } from '../kernel/hash';
import { levels, type Seat, type Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { type Fields, isCount, isCountTo, isFields, isListOf, isText, isTime, isVersion, own } from './guards';

/** The longest texts and lists that we believe. */
export const limits = { id: 64, seed: 200, choice: 200, choices: 100_000, options: 64, sides: 8 } as const;

/** A state from which play can start. */
export interface Snapshot {
  /** How many choices led to it. */
  readonly at: number;
  readonly hash: string;
  /** Not believed before its hash and the game's own check agree. */
  readonly state: Fields;
}

/** Where a campaign stands, for the shelf. */
export interface Glance {
  readonly turn: number;
  readonly phase: string;
  /** Who is asked; null when the game is over. */
  readonly side: string | null;
  readonly result: Result | null;
}

export interface Campaign extends Setup, Glance {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Who plays each side. No side is named where nobody was asked yet: they are all persons then. */
  readonly seats: Seats;
  readonly created: number;
  readonly updated: number;
  /** How many choices are stored. */
  readonly count: number;
  /** Of the position that they lead to. */
  readonly hash: string;
  readonly rewinds: number;
  readonly hints: readonly number[];
  /** Where the journal starts if no longer at the set-up: a rules fix made an older choice illegal. */
  readonly base: Snapshot | null;
  /** The window that may write: whoever took it up last. */
  readonly writer: string;
  /** When it was thrown away; null on the shelf. */
  readonly deleted: number | null;
}

/** Where a table's journal starts: at the set-up, or at a base with everything that came before it. */
export interface Origin {
  readonly base: Snapshot | null;
  /** No rule reads these choices any more, but nothing is thrown away. */
  readonly before: readonly string[];
  readonly hints: readonly number[];
}

export const atSetup: Origin = { base: null, before: [], hints: [] };

export function glanceOf(table: Pick<Table, 'state' | 'prompt'>): Glance {
  const { turn, phase, result } = table.state;
  return { turn, phase, result, side: table.prompt?.side ?? null };
}

/** The newest point from which play can start; null where that is the table's own start. */
export function snapshotOf<T extends GameTypes>(table: Table<T>, { base }: Origin): Snapshot | null {
  const { at, state } = table.checkpoint();
  // Before the first question the state is not yet where that question finds it: a set-up is no snapshot.
  if (at === 0) return null;
  const { events: _passing, ...fields } = state;
  return { at: at + (base?.at ?? 0), hash: hashText(bytesOf(state)), state: fields };
}

const isId = (value: unknown): value is string => isText(value, limits.id);
const isChoiceNumber = (value: unknown): value is number => isCountTo(value, limits.choices);
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

export function isChoices(value: unknown): value is readonly string[] {
  return isListOf(value, limits.choices, isChoiceText);
}

export function isChoiceText(value: unknown): value is string {
  return isText(value, limits.choice);
}

/** Nobody has gone back more often than anybody can choose. */
export function isRewinds(value: unknown): value is number {
  return isCountTo(value, limits.choices);
}

/** Rising numbers of choices. After going back they may lie ahead: a hint that was asked for stays on record. */
export function isHints(value: unknown): value is readonly number[] {
  return (
    isListOf(value, limits.choices, isChoiceNumber) && value.every((at, i) => i === 0 || at > (value[i - 1] ?? at))
  );
}

export function isSetup(value: Fields): value is Fields & Setup {
  return (
    isId(own(value, 'scenario')) &&
    isListOf(own(value, 'options'), limits.options, isId) &&
    isText(own(value, 'seed'), limits.seed)
  );
}

const isSeat = (value: unknown): value is Seat => value === 'person' || levels.some((level) => level === value);

export function isSeats(value: unknown): value is Seats {
  return (
    isFields(value) &&
    Object.keys(value).length <= limits.sides &&
    Object.entries(value).every(([side, seat]) => isId(side) && isSeat(seat))
  );
}

/** One seat for each side, and none for anybody else. */
export function seatsFor(sides: readonly Side[], seats: Seats): Seats {
  return Object.fromEntries(sides.map((side) => [side, (Object.hasOwn(seats, side) && seats[side]) || 'person']));
}

export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isFields(value) &&
    isCountTo(own(value, 'at'), limits.choices) &&
    isHash(own(value, 'hash')) &&
    isPosition(own(value, 'state'))
  );
}

/** Events are only on their way to the log: no snapshot has any, and no hash covers them. */
function isPosition(value: unknown): value is Fields {
  return isFields(value) && !Object.hasOwn(value, 'events');
}

/** Whether the state of a snapshot is the one that its hash names. */
export function isWhole({ hash, state }: Snapshot): boolean {
  return hashText(canonical(state)) === hash;
}

function isResult(value: unknown): value is Result {
  return (
    isFields(value) &&
    isId(own(value, 'level')) &&
    isId(own(value, 'cause')) &&
    (own(value, 'points') === null || Number.isFinite(own(value, 'points')))
  );
}

export function isCampaign(value: unknown): value is Campaign {
  if (!isFields(value) || !isSetup(value)) return false;
  const field = (key: string) => own(value, key);
  const orNull = <T>(key: string, is: (item: unknown) => item is T) => field(key) === null || is(field(key));
  return (
    ['id', 'game', 'phase', 'writer'].every((key) => isId(field(key))) &&
    isVersion(field('rules')) &&
    isRewinds(field('rewinds')) &&
    isCount(field('turn')) &&
    isCountTo(field('count'), limits.choices) &&
    isHash(field('hash')) &&
    isTime(field('created')) &&
    isTime(field('updated')) &&
    isHints(field('hints')) &&
    isSeats(field('seats')) &&
    orNull('side', isId) &&
    orNull('result', isResult) &&
    orNull('base', isSnapshot) &&
    orNull('deleted', isTime)
  );
}
