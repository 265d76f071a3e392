/** What is stored of a campaign, and the checks that a row passes before anybody believes it. */
import {
  flag,
  listOf,
  misfit,
  oneOf,
  orNone,
  orNull,
  picked,
  record,
  type Sets,
  text,
  type Within,
  whole,
} from '../kernel/check';
import type { GameTypes, Result, Setup, Side } from '../kernel/game';
import { canonical, hashText } from '../kernel/hash';
import type { Presses, Rest } from '../kernel/journal';
import type { Brake } from '../kernel/plans';
import { levels, type Seat, type Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { type Fields, isCount, isFields, isTime, isVersion } from './guards';

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

/** What a campaign is wherever it lies: in a row, in a file, in a link. */
export interface Kept extends Setup {
  readonly game: string;
  readonly rules: number;
  /** Who plays each side. No side is named where nobody was asked yet: they are all persons then. */
  readonly seats: Seats;
  readonly rewinds: number;
  readonly hints: readonly number[];
  /** Where a press made more than one choice; earlier versions know nothing of it. */
  readonly presses?: Presses | undefined;
  /** Where the journal starts if no longer at the set-up: a rules fix made an older choice illegal. */
  readonly base: Snapshot | null;
  /** Of the position that the choices lead to. */
  readonly hash: string;
}

export interface Campaign extends Kept, Glance {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  /** How many choices are stored. */
  readonly count: number;
  /** The window that may write: whoever took it up last. */
  readonly writer: string;
  /** How often it was written; unknown where it went on without its second copy, and in rows of earlier versions. */
  readonly written?: number | undefined;
  /** When it was thrown away; null on the shelf. */
  readonly deleted: number | null;
  /** Only in a campaign that was set aside; rows of earlier versions know nothing of it. */
  readonly aside?: Aside;
}

/** A campaign as it was before the rules could no longer follow it: the shorter one goes on, this one waits. */
export interface Aside {
  /** The campaign that goes on. */
  readonly of: string;
  /** How many choices these rules could follow. */
  readonly reached: number;
  readonly rules: number;
}

/** What is to be set aside with the next write, and under which name. */
export type SetAside = Omit<Aside, 'of'> & { readonly as: string };

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
  const { at, state, hash } = table.checkpoint();
  // Before the first question the state is not yet where that question finds it: a set-up is no snapshot.
  if (at === 0) return null;
  const { events: _passing, ...fields } = state;
  return { at: at + (base?.at ?? 0), hash, state: fields };
}

const isId = text(limits.id);
const isChoiceNumber = whole(0, limits.choices);
const isHash: Within<string> = (value): value is string => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

export const isChoiceText = text(limits.choice);
export const isChoices: Within<readonly string[]> = listOf(isChoiceText, limits.choices);

/** Nobody has gone back more often than anybody can choose. */
export const isRewinds = whole(0, limits.choices);

/** Rising numbers of choices. After going back they may lie ahead: a hint that was asked for stays on record. */
export const isHints: Within<readonly number[]> = (value): value is readonly number[] =>
  listOf(isChoiceNumber, limits.choices)(value) && value.every((at, i) => i === 0 || at > (value[i - 1] ?? at));

const isIds = listOf(isId, limits.options);
const isBrake = record<Brake>({ key: isId, of: isIds });
const isRest = record<Rest>({
  side: isId,
  asks: isIds,
  turn: isCount,
  phase: orNull(isId),
  once: flag,
  brake: orNull(isBrake),
  choices: isChoices,
});
export const isPresses: Within<Presses> = record<Presses>({ along: isHints, rest: listOf(isRest, limits.options) });

const isSeat = oneOf<Seat>(['person', ...levels]);

const isSeats: Within<Seats> = (value): value is Seats =>
  isFields(value) &&
  Object.keys(value).length <= limits.sides &&
  Object.entries(value).every(([side, seat]) => isId(side) && isSeat(seat));

/** One seat for each side, and none for anybody else. */
export function seatsFor(sides: readonly Side[], seats: Seats): Seats {
  return Object.fromEntries(sides.map((side) => [side, (Object.hasOwn(seats, side) && seats[side]) || 'person']));
}

/** Events are only on their way to the log: no snapshot has any, and no hash covers them. */
const isPosition: Within<Fields> = (value): value is Fields => isFields(value) && !Object.hasOwn(value, 'events');

const snapshotFields: Sets<Snapshot> = { at: whole(0, limits.choices), hash: isHash, state: isPosition };

export const isSnapshot: Within<Snapshot> = (value): value is Snapshot => misfit(snapshotFields, value) === null;

/** The fields that a snapshot has, and no others. */
export function knownSnapshot(snapshot: Snapshot | null): Snapshot | null {
  return snapshot && picked(snapshotFields, snapshot);
}

/** Whether the state of a snapshot is the one that its hash names. */
export function isWhole({ hash, state }: Snapshot): boolean {
  return hashText(canonical(state)) === hash;
}

const isNumber: Within<number> = (value): value is number => Number.isFinite(value);

const isResult = record<Result>({ level: isId, points: orNull(isNumber), cause: isId });

/** The one list of what a campaign is: its type, its guard, and what is copied of it are all read off here. */
export const keptFields: Sets<Kept> = {
  game: isId,
  rules: isVersion,
  scenario: isId,
  options: isIds,
  seed: text(limits.seed),
  seats: isSeats,
  rewinds: isRewinds,
  hints: isHints,
  presses: orNone(isPresses),
  base: orNull(isSnapshot),
  hash: isHash,
};

/** What a table can say of a campaign. */
export const tableFields: Sets<Kept & Glance> = {
  ...keptFields,
  turn: isCount,
  phase: isId,
  side: orNull(isId),
  result: orNull(isResult),
};

const far = { reached: whole(0, limits.choices), rules: isVersion };
export const isSetAside = record<SetAside>({ as: isId, ...far });

const campaignFields: Sets<Campaign> = {
  ...tableFields,
  id: isId,
  created: isTime,
  updated: isTime,
  count: whole(0, limits.choices),
  writer: isId,
  deleted: orNull(isTime),
  aside: orNone(record<Aside>({ of: isId, ...far })),
  written: orNone(isCount),
};

/** Fields that a newer version has added are no reason to refuse a row. */
export function isCampaign(value: unknown): value is Campaign {
  return misfit(campaignFields, value) === null;
}

/** Of a row and its copy the one that was written more often is the later, whatever the clock said. */
export function timesWritten({ written, count }: Pick<Campaign, 'written' | 'count'>): number {
  return written ?? count;
}
