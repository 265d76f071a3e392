/** Campaigns on a disk: begun, written, loaded, listed, thrown away and brought back. */
import { picked } from '../kernel/check';
import type { Disk, NumberedRow, Rows } from './disk';
import { stamp } from './guards';
import { dropNotes, markOpen } from './notes';
import { done, type Outcome, refused } from './outcome';
import {
  type Campaign,
  type Glance,
  isCampaign,
  isChoices,
  isChoiceText,
  isSnapshot,
  type Kept,
  type SetAside,
  type Snapshot,
  tableFields,
  timesWritten,
} from './records';
import { copyOf } from './second-copy';
import { within } from './within';

/** The last good snapshots are this many: if the newest does not load, there is another. */
const SNAPSHOTS = 2;
/** Milliseconds that a new campaign waits for its second copy: nobody begins one that a crash could take away whole. */
const FIRST_COPY_PATIENCE = 2000;

/** What a table says of its campaign. */
export type Facts = Kept & Glance;

/** The choices from a number on are replaced by these: going on, going back and both at once. */
export interface Change {
  readonly from: number;
  readonly choices: readonly string[];
  readonly facts: Facts;
  /** Whether the snapshots on the disk still say the truth: under changed rules they do not. */
  readonly trusted: boolean;
  /** Null where nothing newer than the start is known. */
  readonly snapshot: Snapshot | null;
  /** The rules could not follow all that is stored: it is set aside as it is before anything of it is replaced. */
  readonly aside: SetAside | null;
}

/** A campaign as it was read. */
export interface Stored {
  readonly campaign: Campaign;
  /** An unreadable one is the empty text, which no rules offer. */
  readonly choices: readonly string[];
  /** Newest first. */
  readonly snapshots: readonly Snapshot[];
  /** Rows that should be there and could not be read. */
  readonly unreadable: number;
  /** The window that wrote it last. */
  readonly lastWriter: string;
}

export interface Shelf {
  /** The last played first. */
  readonly campaigns: readonly Campaign[];
  /** Thrown away, can still be brought back. */
  readonly deleted: readonly Campaign[];
  /** Rows that nobody can read, by id: the player hears of them. */
  readonly damaged: readonly string[];
}

/** A name that no other window or device has. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Begins a campaign; an import begins one with all its choices and may replace another, which can be brought back. */
export async function begin(
  disk: Disk,
  facts: Facts,
  choices: readonly string[] = [],
  { now = Date.now(), snapshot = null, replaces = null }: BeginOptions = {},
): Promise<Outcome<Campaign>> {
  const id = newId();
  const time = stamp(now);
  const started: Campaign = {
    ...picked(tableFields, facts),
    id,
    count: choices.length,
    created: time,
    updated: time,
    writer: newId(),
    written: choices.length,
    deleted: null,
  };
  const outcome = await disk.write(async (rows) => {
    const put = await putNew(rows, started, choices, snapshot);
    const old = replaces === null ? null : await headerOf(rows, replaces);
    if (old?.ok)
      await rows.put('campaigns', old.value.id, { ...old.value, ...onceMore(disk, old.value), deleted: time });
    return put;
  });
  const copied = outcome.ok ? disk.copies?.keep(copyOf(started, choices)) : undefined;
  // One that was brought in lies elsewhere too.
  if (copied && choices.length === 0) await within(FIRST_COPY_PATIENCE, copied, undefined);
  if (outcome.ok && replaces !== null) disk.copies?.drop(replaces);
  return outcome;
}

async function putNew(
  rows: Rows,
  campaign: Campaign,
  choices: readonly string[],
  snapshot: Snapshot | null,
): Promise<Outcome<Campaign>> {
  if (!isReadable(campaign, choices, snapshot)) return refused('unfit');
  await rows.put('campaigns', campaign.id, campaign);
  await putChoices(rows, campaign.id, 0, choices);
  if (snapshot) await rows.put('snapshots', [campaign.id, snapshot.at], snapshot);
  return done(campaign);
}

/** Puts a campaign that the database has lost, or lost the end of, where it was: one that has moved meanwhile stays. */
export function putBack(
  disk: Disk,
  campaign: Campaign,
  choices: readonly string[],
  snapshot: Snapshot | null,
  { over, isOpen }: { readonly over: Campaign | null; readonly isOpen: boolean },
): Promise<Outcome<Campaign>> {
  const { id } = campaign;
  return disk.write(async (rows) => {
    const found = await headerOf(rows, id);
    const isAsSeen = found.ok
      ? over !== null && found.value.writer === over.writer && timesWritten(found.value) === timesWritten(over)
      : found.reason === 'missing' && over === null;
    if (!isAsSeen) return refused('taken-over');
    await removeNumbered(rows, id);
    if (isOpen) await markOpen(rows, nextStart(campaign));
    return putNew(rows, campaign, choices, snapshot);
  });
}

/** Counted only where the second copy goes along: of a row that went on without it no number says which is later. */
function onceMore(disk: Disk, campaign: Campaign): Pick<Campaign, 'written'> {
  return { written: disk.copies ? timesWritten(campaign) + 1 : undefined };
}

interface BeginOptions {
  readonly now?: number;
  readonly snapshot?: Snapshot | null;
  readonly replaces?: string | null;
}

/** What could not be read back is not written. */
function isReadable(campaign: unknown, choices: readonly unknown[], snapshot: unknown): boolean {
  return isCampaign(campaign) && isChoices(choices) && (snapshot === null || isSnapshot(snapshot));
}

/**
 * Makes a change durable. Only the window that took the campaign up last may do it. What is played is on the shelf: a
 * campaign that another window has thrown away meanwhile comes back.
 */
export function write(
  disk: Disk,
  { id, writer }: Pick<Campaign, 'id' | 'writer'>,
  change: Change,
  now = Date.now(),
): Promise<Outcome<Campaign>> {
  return disk.write(async (rows) => {
    const found = await headerOf(rows, id);
    if (!found.ok) return found;
    if (found.value.writer !== writer) return refused('taken-over');
    if (change.from > found.value.count) return refused('damaged');
    return record(rows, { ...found.value, ...onceMore(disk, found.value) }, change, now);
  });
}

/** Begins a campaign anew under its own id, with everything: the browser has cleared what still lies on the table. */
export function writeAnew(
  disk: Disk,
  campaign: Campaign,
  change: Change,
  now = Date.now(),
): Promise<Outcome<Campaign>> {
  return disk.write(async (rows) => {
    const found = await headerOf(rows, campaign.id);
    if (found.ok) return refused('taken-over');
    if (found.reason !== 'missing') return found;
    const anew = { ...campaign, ...onceMore(disk, campaign), count: 0 };
    return record(rows, anew, { ...change, from: 0, aside: null }, now);
  });
}

async function record(
  rows: Rows,
  before: Campaign,
  { from, choices, facts, trusted, snapshot, aside }: Change,
  now: number,
): Promise<Outcome<Campaign>> {
  const { id } = before;
  const campaign: Campaign = {
    ...before,
    ...picked(tableFields, facts),
    count: from + choices.length,
    updated: stamp(now),
    deleted: null,
  };
  if (!isReadable(campaign, choices, snapshot)) return refused('unfit');
  if (aside) await setAside(rows, before, aside, stamp(now));
  if (from < before.count) await rows.removeFrom('choices', id, from);
  await putChoices(rows, id, from, choices);
  await keepSnapshots(rows, id, trusted ? from : -1, snapshot);
  await rows.put('campaigns', id, campaign);
  await markOpen(rows, nextStart(campaign));
  return done(campaign);
}

/** A finished campaign is not what the next start returns to. */
export const nextStart = ({ id, result }: Campaign) => (result ? null : id);

/** Rows asked for at once: a whole campaign of them would hold up the page. */
const AT_ONCE = 100;

async function putChoices(rows: Rows, id: string, from: number, choices: readonly string[]): Promise<void> {
  for (let start = 0; start < choices.length; start += AT_ONCE) {
    const some = choices.slice(start, start + AT_ONCE);
    await Promise.all(some.map((choice, i) => rows.put('choices', [id, from + start + i], choice)));
  }
}

/** Copies a campaign row by row among the deleted, where it can be exported and brought back. */
async function setAside(rows: Rows, campaign: Campaign, { as, reached, rules }: SetAside, now: number): Promise<void> {
  // A second try finds the copy that the first has made, and must not copy what the first has written since.
  if ((await rows.get('campaigns', as)) !== undefined) return;
  const { id } = campaign;
  for (const store of ['choices', 'snapshots'] as const) {
    for (const { at, value } of await rows.rowsOf(store, id)) await rows.put(store, [as, at], value);
  }
  const picture = await rows.get('pictures', id);
  if (picture !== undefined) await rows.put('pictures', as, picture);
  await rows.put('campaigns', as, { ...campaign, id: as, deleted: now, aside: { of: id, reached, rules } });
}

/** Snapshots of what was taken back go; of the others the last ones stay. */
async function keepSnapshots(rows: Rows, id: string, from: number, snapshot: Snapshot | null): Promise<void> {
  const stored = (await rows.rowsOf('snapshots', id)).map(({ at }) => at);
  const valid = stored.filter((at) => at <= from);
  if (valid.length < stored.length) await rows.removeFrom('snapshots', id, from + 1);
  if (!snapshot || valid.includes(snapshot.at)) return;
  await rows.put('snapshots', [id, snapshot.at], snapshot);
  const older = [...valid, snapshot.at].sort((a, b) => a - b).slice(0, -SNAPSHOTS);
  for (const at of older) await rows.remove('snapshots', [id, at]);
}

/** Reads a campaign to look at it. */
export function load(disk: Disk, id: string): Promise<Outcome<Stored>> {
  return disk.read((rows) => read(rows, id));
}

/** Reads a campaign to play it: from now on nobody else may write. */
export async function takeUp(disk: Disk, id: string, writer = newId()): Promise<Outcome<Stored>> {
  let lastWriter: string | undefined;
  const taken = await disk.write(async (rows) => {
    const stored = await read(rows, id);
    if (!stored.ok) return stored;
    lastWriter ??= stored.value.lastWriter; // a second try may find our own name there
    const campaign = { ...stored.value.campaign, writer };
    await rows.put('campaigns', id, campaign);
    await markOpen(rows, nextStart(campaign));
    return done({ ...stored.value, campaign, lastWriter });
  });
  if (taken.ok) disk.copies?.nameOpen(nextStart(taken.value.campaign));
  return taken;
}

async function read(rows: Rows, id: string): Promise<Outcome<Stored>> {
  const found = await headerOf(rows, id);
  if (!found.ok) return found;
  const choiceRows = await rows.rowsOf('choices', id);
  const snapshotRows = [...(await rows.rowsOf('snapshots', id))].reverse();
  const choices = inOrder(choiceRows, found.value.count);
  const snapshots = snapshotRows.map(({ value }) => value).filter(isSnapshot);
  const unreadable = choices.filter((choice) => choice === '').length + snapshotRows.length - snapshots.length;
  return done({ campaign: found.value, choices, snapshots, unreadable, lastWriter: found.value.writer });
}

function inOrder(rows: readonly NumberedRow[], count: number): readonly string[] {
  const byNumber = new Map(rows.map(({ at, value }) => [at, value]));
  return Array.from({ length: count }, (_, at) => {
    const value = byNumber.get(at);
    return isChoiceText(value) ? value : '';
  });
}

async function headerOf(rows: Rows, id: string): Promise<Outcome<Campaign>> {
  const value = await rows.get('campaigns', id);
  if (value === undefined) return refused('missing');
  return isCampaign(value) ? done(value) : refused('damaged');
}

export function list(disk: Disk): Promise<Outcome<Shelf>> {
  return disk.read(async (rows) => {
    const all = await rows.all('campaigns');
    const readable = all.map(({ value }) => value).filter(isCampaign);
    readable.sort((a, b) => b.updated - a.updated);
    return done({
      campaigns: readable.filter(({ deleted }) => deleted === null),
      deleted: readable.filter(({ deleted }) => deleted !== null),
      damaged: all.filter(({ value }) => !isCampaign(value)).map(({ key }) => key),
    });
  });
}

/** Takes a campaign off the shelf. It can be brought back until it is purged. */
export async function throwAway(disk: Disk, id: string, now = Date.now()): Promise<Outcome<Campaign>> {
  const gone = await mark(disk, id, stamp(now));
  if (gone.ok) disk.copies?.drop(id);
  return gone;
}

export function bringBack(disk: Disk, id: string): Promise<Outcome<Campaign>> {
  return mark(disk, id, null);
}

function mark(disk: Disk, id: string, deleted: number | null): Promise<Outcome<Campaign>> {
  return disk.write(async (rows) => {
    const found = await headerOf(rows, id);
    if (!found.ok) return found;
    const { aside, ...rest } = found.value;
    // What is brought back waits for nothing any more.
    const campaign = { ...rest, ...onceMore(disk, rest), ...(aside && deleted !== null && { aside }), deleted };
    await rows.put('campaigns', id, campaign);
    return done(campaign);
  });
}

/** Removes for good what was thrown away before a moment; says how many. */
export function purge(disk: Disk, before: number): Promise<Outcome<number>> {
  return disk.write(async (rows) => {
    const all = (await rows.all('campaigns')).map(({ value }) => value).filter(isCampaign);
    const gone = all.filter(({ deleted }) => deleted !== null && deleted < before);
    for (const { id } of gone) await removeAll(rows, id);
    for (const { id } of gone) disk.copies?.drop(id);
    return done(gone.length);
  });
}

/** Removes a campaign for good, whatever its row says: for those that nobody can read. */
export function remove(disk: Disk, id: string): Promise<Outcome<null>> {
  disk.copies?.drop(id);
  return disk.write(async (rows) => {
    await removeAll(rows, id);
    return done(null);
  });
}

async function removeAll(rows: Rows, id: string): Promise<void> {
  await rows.remove('campaigns', id);
  await dropNotes(rows, id);
  await removeNumbered(rows, id);
}

async function removeNumbered(rows: Rows, id: string): Promise<void> {
  await rows.removeFrom('choices', id, 0);
  await rows.removeFrom('snapshots', id, 0);
}

/** Every row of a campaign as it lies there, for a file: nothing is checked, nothing is left out. */
export function rowsAsTheyAre(disk: Disk, id: string): Promise<Outcome<string>> {
  return disk.read(async (rows) => {
    const campaign = await rows.get('campaigns', id);
    if (campaign === undefined) return refused('missing');
    const [choices, snapshots] = [await rows.rowsOf('choices', id), await rows.rowsOf('snapshots', id)];
    return done(`${JSON.stringify({ rows: { id, campaign, choices, snapshots } }, null, 1)}\n`);
  });
}

/** The campaigns that were set aside when this one went on without them. */
export function setAsideFrom(disk: Disk, id: string): Promise<Outcome<readonly Campaign[]>> {
  return disk.read(async (rows) => {
    const all = (await rows.all('campaigns')).map(({ value }) => value).filter(isCampaign);
    return done(all.filter(({ deleted, aside }) => deleted !== null && aside?.of === id));
  });
}
