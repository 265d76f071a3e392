/** Small things beside the campaigns: their pictures, and what the app remembers of itself. */
import { listOf, text } from '../kernel/check';
import type { Disk, Rows } from './disk';
import { isFields, own } from './guards';
import { done, type Outcome } from './outcome';
import { dropReview } from './reviews';

/** A picture larger than this is not a thumbnail. */
const LONGEST_PICTURE = 100_000;
const PICTURE = /^data:image\/(png|webp|jpeg);base64,[A-Za-z0-9+/=]*$/;

/** The small picture of a campaign for the shelf, as a data address. */
export function setPicture(disk: Disk, campaign: string, picture: string): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    if (isPicture(picture)) await rows.put('pictures', campaign, picture);
    return done(null);
  });
}

export function picture(disk: Disk, campaign: string): Promise<Outcome<string | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('pictures', campaign);
    return done(isPicture(value) ? value : null);
  });
}

function isPicture(value: unknown): value is string {
  return text(LONGEST_PICTURE)(value) && PICTURE.test(value);
}

/** Which part of the map was looked at: the zoom, and what lay in the middle, as a part of the sheet. */
export interface Outlook {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

// Changing this name forgets where everybody was looking.
const outlookOf = (campaign: string) => `outlook/${campaign}`;

export function setOutlook(disk: Disk, campaign: string, { zoom, x, y }: Outlook): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    await rows.put('misc', outlookOf(campaign), { zoom, x, y });
    return done(null);
  });
}

export function outlook(disk: Disk, campaign: string): Promise<Outcome<Outlook | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', outlookOf(campaign));
    return done(isOutlook(value) ? value : null);
  });
}

/** What was planned at a question and not yet done. The journal knows nothing of it. */
export interface Draft {
  /** Which question, in the words of whoever asks it: at any other the plan is void. */
  readonly question: string;
  /** What is meant so far, as the journal would write it. */
  readonly made: readonly string[];
  /** The choice that is planned, as the journal writes it. */
  readonly marked: string | null;
  /** The counters that are meant. */
  readonly picked: readonly string[];
  /** The one in hand. */
  readonly hand?: string | null;
  /** What is filled in: which plan, for which place, and what of it is meant, as the journal would write it. */
  readonly filled?: {
    readonly plan: string;
    readonly place: string | null;
    readonly whole: boolean;
    readonly brakes: boolean;
    readonly on: readonly string[];
  } | null;
}

/** Longer ones are not plans. */
const LONGEST_PLAN = 300;
const MOST_PICKED = 60;
const MOST_FILLED = 200;

// Changing this name forgets what everybody was planning.
const draftOf = (campaign: string) => `draft/${campaign}`;

export function setDraft(disk: Disk, campaign: string, draft: Draft | null): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    if (draft) await rows.put('misc', draftOf(campaign), draft);
    else await rows.remove('misc', draftOf(campaign));
    return done(null);
  });
}

export function draft(disk: Disk, campaign: string): Promise<Outcome<Draft | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', draftOf(campaign));
    return done(isDraft(value) ? value : null);
  });
}

function isDraft(value: unknown): value is Draft {
  if (!isFields(value)) return false;
  const [question, made, marked, picked] = ['question', 'made', 'marked', 'picked'].map((key) => own(value, key));
  const isPlan = text(LONGEST_PLAN);
  if (!isPlan(question) || !(marked === null || isPlan(marked))) return false;
  const isList = listOf(isPlan, MOST_PICKED);
  return isList(made) && isList(picked) && isNamed(own(value, 'hand')) && isFilled(own(value, 'filled'));
}

/** What earlier versions did not write is not there. */
const isNamed = (value: unknown) => value === undefined || value === null || text(LONGEST_PLAN)(value);

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (!isFields(value)) return false;
  const [plan, place, whole, brakes, on] = ['plan', 'place', 'whole', 'brakes', 'on'].map((key) => own(value, key));
  const isSaid = text(LONGEST_PLAN)(plan) && isNamed(place) && place !== undefined;
  return (
    isSaid && typeof whole === 'boolean' && typeof brakes === 'boolean' && listOf(text(LONGEST_PLAN), MOST_FILLED)(on)
  );
}

/** For whoever removes a campaign for good, in the same transaction. */
export async function dropNotes(rows: Rows, campaign: string): Promise<void> {
  await rows.remove('pictures', campaign);
  await rows.remove('misc', outlookOf(campaign));
  await rows.remove('misc', draftOf(campaign));
  await dropReview(rows, campaign);
}

function isOutlook(value: unknown): value is Outlook {
  if (!isFields(value)) return false;
  const [zoom, x, y] = ['zoom', 'x', 'y'].map((key) => own(value, key));
  return isBetween(zoom, 0.01, 100) && isBetween(x, -10, 10) && isBetween(y, -10, 10);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

// Changing this name makes one start begin at home.
const OPEN = 'open';

/** The campaign that lies open, written in one transaction with what was done at its table; null at home. */
export async function markOpen(rows: Rows, campaign: string | null): Promise<void> {
  await rows.put('misc', OPEN, campaign ?? '');
}

export function nothingOpen(disk: Disk): Promise<Outcome<null>> {
  disk.copies?.nameOpen(null);
  return disk.write(async (rows) => {
    await markOpen(rows, null);
    return done(null);
  });
}

/** The campaign that the next start returns to, null where it begins at home, undefined where nobody has said. */
export function lyingOpen(disk: Disk): Promise<Outcome<string | null | undefined>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', OPEN);
    return done(typeof value === 'string' ? value || null : undefined);
  });
}

// Changing a name forgets what it stood for.
export type NoteName = 'last-export' | 'backup-offered' | 'storage-asked' | 'overdue-since';

export function setNote(disk: Disk, name: NoteName, value: string): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    await rows.put('misc', name, value);
    return done(null);
  });
}

export function note(disk: Disk, name: NoteName): Promise<Outcome<string | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', name);
    return done(typeof value === 'string' ? value : null);
  });
}
