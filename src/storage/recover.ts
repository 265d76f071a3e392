/**
 * Between the database and its second copy. Whichever was written more often says the truth: what the database has lost
 * comes back to it, what the copy lacks is copied. Where the two have gone different ways both are kept.
 */
import { picked, text } from '../kernel/check';
import type { Game } from '../kernel/game';
import { hashText } from '../kernel/hash';
import { COPY_PATIENCE, isAhead } from './ahead';
import { list, load, putBack, type Stored } from './campaigns';
import type { Disk } from './disk';
import { type Fields, isCount, isFields, isTime, own } from './guards';
import { type Outcome, refused } from './outcome';
import { limits, tableFields, timesWritten } from './records';
import { type Refusal, refusals, setRefusal } from './refusals';
import { parse, readFields, type SaveReason } from './save';
import { type Copy, copyOf, type Held, type SecondCopy } from './second-copy';
import { bitByBit, onThePage } from './steps';
import { type Verified, verifying } from './verify';
import { within } from './within';

/** Answers the rules of a game; null where nobody here has them. It fails where they cannot be loaded now. */
type Rules = (game: string) => Promise<Game | null>;

/** What came of comparing one campaign with its copy. */
export type Compared =
  | { readonly is: 'same' }
  /** The database did not know it; the copy was made of so many decisions at this time. */
  | { readonly is: 'back'; readonly updated: number }
  /** The database had gone back to an older state: so many decisions were lost, of this game. */
  | { readonly is: 'longer'; readonly game: string; readonly decisions: number }
  /** The two had gone different ways: the copy is a campaign of its own now, under this name. */
  | { readonly is: 'parted'; readonly id: string }
  /** These rules cannot follow the copy, or nobody can read it. */
  | { readonly is: 'refused'; readonly refusal: Omit<Refusal, 'app'> }
  /** A part of the app is missing, or another window was quicker: the next look decides. */
  | { readonly is: 'waits' };

const SAME = { is: 'same' } as const;
const WAITS = { is: 'waits' } as const;

/** Compares one campaign, before it is opened. */
export async function compare(disk: Disk, rules: Rules, id: string): Promise<Compared> {
  const { copies } = disk;
  if (!copies) return SAME;
  const versions = (await within(COPY_PATIENCE, copies.held(), [])).filter((one) => one.id === id);
  const stored = await load(disk, id);
  if (!stored.ok && stored.reason !== 'missing') return SAME; // who cannot read the row does not replace it
  const row = stored.ok ? stored.value : null;
  if (!versions.some((one) => isAhead(one, row?.campaign))) return SAME;
  return settle(disk, copies, { rules, versions, row });
}

interface Case {
  readonly rules: Rules;
  /** Of one campaign. */
  readonly versions: readonly Held[];
  readonly row: Stored | null;
}

async function settle(disk: Disk, copies: SecondCopy, { rules, versions, row }: Case): Promise<Compared> {
  const found = await Promise.all(versions.map(async (version) => readAs(version, await copies.textOf(version))));
  found.sort((a, b) => timesOf(b) - timesOf(a));
  const readable = found.find(isReadable);
  // What nobody can read does not stand in the way of what can be read.
  const odd = found.filter(isOdd).find(({ version }) => isAhead(version, row?.campaign));
  if (odd && (row || readable)) {
    if (odd.fields) return part(copies, odd.version, odd.fields);
    await copies.dropVersion(odd.version);
    return settle(disk, copies, { rules, row, versions: versions.filter((one) => one !== odd.version) });
  }
  if (!readable) return odd ? { is: 'refused', refusal: { ...odd.version, game: null, reason: odd.reason } } : SAME;
  const { version, fields, copy } = readable;
  const later = row && whichIsLater(row, readable);
  if (later === 'neither') return part(copies, version, fields);
  if (row && later === 'row') return copyAnew(copies, row, versions);
  const checked = await replayed(copy, rules);
  if (checked === null) return WAITS;
  if (!checked.ok && row) return part(copies, version, fields);
  if (!checked.ok) return { is: 'refused', refusal: { ...version, game: copy.save.game, reason: checked.reason } };
  const isOpen = (await copies.lastOpen()) === copy.id;
  const put = await putBackCopy(disk, copy, checked.value, { over: row?.campaign ?? null, isOpen });
  if (!put.ok) return WAITS;
  const { updated, save } = copy;
  if (!row) return { is: 'back', updated };
  const decisions = save.choices.filter((choice, i) => choice !== row.choices[i]).length;
  return { is: 'longer', game: save.game, decisions };
}

/** Where both were counted the numbers say it, whatever was taken back since; elsewhere one must begin as the other. */
function whichIsLater({ campaign, choices }: Stored, { version, copy }: Readable): 'row' | 'copy' | 'neither' {
  if (campaign.written !== undefined && version.written !== null) {
    return copy.written > campaign.written ? 'copy' : 'row';
  }
  if (beginsWith(choices, copy.save.choices)) return 'row';
  return beginsWith(copy.save.choices, choices) ? 'copy' : 'neither';
}

const beginsWith = (whole: readonly string[], start: readonly string[]) =>
  start.length <= whole.length && start.every((choice, i) => choice === whole[i]);

/** In the place of copies that say nothing more. */
async function copyAnew(copies: SecondCopy, row: Stored, versions: readonly Held[]): Promise<Compared> {
  if (row.unreadable > 0 || row.campaign.deleted !== null) return SAME;
  const copy = copyOf(row.campaign, row.choices);
  await copies.keep(copy);
  for (const one of versions) {
    if (one.updated !== copy.updated || one.written !== copy.written) await copies.dropVersion(one);
  }
  return SAME;
}

/** The copy becomes a campaign of its own. Its name follows from the old one: stopped half way it becomes only one. */
async function part(copies: SecondCopy, version: Held, fields: Fields): Promise<Compared> {
  const id = hashText(`${version.id}/${version.written}/${version.updated}`);
  await copies.put({ ...version, id }, JSON.stringify({ ...fields, id }));
  await copies.dropVersion(version);
  return { is: 'parted', id };
}

/** A version and what can be read of it. Killed while it was written it may be torn: then it has not even fields. */
type Read = Readable | Odd;

interface Readable {
  readonly version: Held;
  readonly fields: Fields;
  readonly copy: Copy;
}

interface Odd {
  readonly version: Held;
  readonly fields: Fields | null;
  readonly copy: null;
  readonly reason: SaveReason;
}

const isOdd = (one: Read): one is Odd => one.copy === null;
const isReadable = (one: Read): one is Readable => one.copy !== null;
const timesOf = ({ version, copy }: Read) => copy?.written ?? version.written ?? 0;

const isName = text(limits.id);

/** With the eyes of an import: a copy is as much from outside as a file. */
function readAs(version: Held, found: string): Read {
  const parsed = parse(found);
  if (!parsed.ok) return { version, fields: null, copy: null, reason: parsed.reason };
  const fields = parsed.value;
  const [id, created, updated, writer, save] = ['id', 'created', 'updated', 'writer', 'save'].map((key) =>
    own(fields, key),
  );
  // Another campaign under this name says nothing of this one.
  if (id !== version.id) return { version, fields: null, copy: null, reason: 'not-a-save' };
  const odd = { version, fields, copy: null };
  if (!isTime(created) || !isTime(updated) || !isName(writer) || !isFields(save)) {
    return { ...odd, reason: 'not-a-save' };
  }
  const readable = readFields(save);
  if (!readable.ok) return { ...odd, reason: readable.reason };
  const written = own(fields, 'written') ?? readable.value.choices.length;
  if (!isCount(written)) return { ...odd, reason: 'wrong-field' };
  return { version, fields, copy: { id: version.id, created, updated, writer, written, save: readable.value } };
}

/** All of it, or nothing: a campaign must not come back shorter than it was. Null where nobody can say now. */
async function replayed({ save }: Copy, rules: Rules): Promise<Outcome<Verified, SaveReason> | null> {
  const game = await rules(save.game).catch(() => undefined);
  if (game === undefined) return null;
  if (game === null) return refused('unknown-game');
  const outcome = await bitByBit(verifying(game, save), onThePage);
  const isShorter = outcome?.ok && outcome.value.save.choices.length < save.choices.length;
  return isShorter ? refused('illegal-choice') : outcome;
}

function putBackCopy(disk: Disk, copy: Copy, { save, glance }: Verified, place: Parameters<typeof putBack>[4]) {
  const { id, created, updated, writer, written } = copy;
  const { choices, checkpoint } = save;
  const facts = picked(tableFields, { ...save, ...glance });
  const campaign = { ...facts, id, created, updated, writer, written, count: choices.length, deleted: null };
  return putBack(disk, campaign, choices, checkpoint, place);
}

/** What the player hears of a recovery. */
export interface Recovered {
  /** Campaigns that the database had lost; and when the newest of them was last written. */
  readonly back: number;
  readonly updated: number;
  /** Campaigns that had gone back to an older state, with their games and how many decisions were lost. */
  readonly longer: readonly { readonly game: string; readonly decisions: number }[];
  /** Campaigns that had gone on in two ways. */
  readonly parted: number;
  /** Copies that these rules cannot follow. */
  readonly refused: number;
}

export const nothingRecovered: Recovered = { back: 0, updated: 0, longer: [], parted: 0, refused: 0 };

/** With what came of one more campaign. */
export function andThen(before: Recovered, news: Compared): Recovered {
  switch (news.is) {
    case 'back':
      return { ...before, back: before.back + 1, updated: Math.max(before.updated, news.updated) };
    case 'longer':
      return { ...before, longer: [...before.longer, news] };
    case 'parted':
      return { ...before, parted: before.parted + 1 };
    case 'refused':
      return { ...before, refused: before.refused + 1 };
    case 'same':
    case 'waits':
      return before;
  }
}

interface Recovery {
  readonly rules: Rules;
  /** The version of the app: what it has refused once only another looks at again. */
  readonly app: string;
  /** Before each campaign: which of how many. */
  readonly reach?: (at: number, of: number) => void;
  /** After each campaign: what came of it. */
  readonly hear?: (news: Compared) => void;
}

/** Compares all campaigns, and makes each store say what the other knows better. */
export async function recover(disk: Disk, { rules, app, reach, hear }: Recovery): Promise<void> {
  const { copies } = disk;
  if (!copies) return;
  const unsettled = new Set<string>();
  const ids = await idsAhead(disk, copies, app);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? '';
    reach?.(at + 1, ids.length);
    const news = await compare(disk, rules, id);
    if (news.is === 'refused') await setRefusal(disk, id, { ...news.refusal, app });
    if (news.is === 'back') await setRefusal(disk, id, null);
    if (news.is === 'refused' || news.is === 'waits') unsettled.add(id);
    if (news.is === 'parted') ids.push(news.id, id);
    hear?.(news);
  }
  await bringUpToDate(disk, copies, unsettled);
}

/** Whose copy may know more than the database, except where this version of the app has looked at it before in vain. */
async function idsAhead(disk: Disk, copies: SecondCopy, app: string): Promise<string[]> {
  // Read first: what another window writes meanwhile is newer than this, and stays.
  const versions = await copies.held();
  const [shelf, known] = [await list(disk), await refusals(disk)];
  if (!shelf.ok || !known.ok) return [];
  const rows = new Map([...shelf.value.campaigns, ...shelf.value.deleted].map((row) => [row.id, row]));
  const refused = new Set(known.value.filter((one) => one.app === app).map(nameOf));
  const ahead = versions.filter((one) => isAhead(one, rows.get(one.id)) && !refused.has(nameOf(one)));
  return [...new Set(ahead.map(({ id }) => id))].filter((id) => !shelf.value.damaged.includes(id));
}

const nameOf = ({ id, updated, written }: Held) => `${id}/${updated}/${written}`;

/** Makes the second copy say what the shelf says. What the database has never heard of stays: only deleting drops a copy. */
async function bringUpToDate(disk: Disk, copies: SecondCopy, unsettled: ReadonlySet<string>): Promise<void> {
  const versions = await copies.held();
  const shelf = await list(disk);
  if (!shelf.ok) return;
  for (const row of shelf.value.campaigns) {
    const held = versions.filter(({ id }) => id === row.id);
    const isThere = held.some((one) => one.updated === row.updated && one.written === timesWritten(row));
    if (unsettled.has(row.id) || (isThere && held.length === 1)) continue;
    const stored = await load(disk, row.id);
    if (stored.ok && stored.value.unreadable === 0) copies.keep(copyOf(stored.value.campaign, stored.value.choices));
  }
  for (const row of shelf.value.deleted) {
    const held = versions.filter(({ id }) => id === row.id);
    if (held.length > 0 && !unsettled.has(row.id) && !held.some((one) => isAhead(one, row))) copies.drop(row.id);
  }
}
