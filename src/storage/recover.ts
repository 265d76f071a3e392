/** Between the database and its second copy: brought back where the database was lost, brought up to date elsewhere. */
import { text } from '../kernel/check';
import type { Game } from '../kernel/game';
import { list, load, putBack } from './campaigns';
import type { Disk } from './disk';
import { isFields, isTime, own } from './guards';
import { isLost, notLost } from './notes';
import { done, type Outcome, refused } from './outcome';
import { limits } from './records';
import { parse, readFields } from './save';
import { type Copy, copyOf, type Held, type SecondCopy } from './second-copy';
import { bitByBit, onThePage } from './steps';
import { type Verified, verifying } from './verify';

/** What the player hears of it. */
export interface Recovered {
  readonly count: number;
  /** When the newest of them was last written. */
  readonly updated: number;
}

/** Answers the rules of a game; null where nobody here has them. */
type Rules = (game: string) => Promise<Game | null>;

/** Milliseconds that the replay of one campaign may take. */
const LIMIT = 20_000;

/**
 * Brings back what lies in the second copy, the campaign that lay open first. Each is replayed as an import is. What
 * cannot be followed now waits for a start that can; null where nothing came back.
 */
export async function recover(disk: Disk, rules: Rules): Promise<Recovered | null> {
  const { copies } = disk;
  if (!copies) return null;
  const versions = await copies.held();
  const open = await copies.lastOpen();
  const ids = [...new Set(versions.map(({ id }) => id))].sort((a, b) => Number(b === open) - Number(a === open));
  const back: number[] = [];
  let waits = false;
  for (const id of ids) {
    const copy = await newest(
      copies,
      versions.filter((one) => one.id === id),
    );
    if (!copy) continue;
    const checked = await replayed(copy, rules);
    const put = checked.ok ? await putBackCopy(disk, copy, checked.value, id === open) : checked;
    if (put.ok) back.push(copy.updated);
    else if (put.reason !== 'taken-over') waits = true;
  }
  if (!waits) await notLost(disk);
  return back.length === 0 ? null : { count: back.length, updated: Math.max(...back) };
}

/** Killed while it was written, the newest version may be torn: then the one before it is still there. */
async function newest(copies: SecondCopy, versions: readonly Held[]): Promise<Copy | null> {
  for (const version of versions) {
    const copy = read(await copies.textOf(version));
    if (copy?.id === version.id) return copy;
  }
  return null;
}

const isName = text(limits.id);

/** With the eyes of an import: a copy is as much from outside as a file. */
function read(found: string): Copy | null {
  const fields = parse(found);
  if (!fields.ok) return null;
  const [id, created, updated, writer, save] = ['id', 'created', 'updated', 'writer', 'save'].map((key) =>
    own(fields.value, key),
  );
  if (!isName(id) || !isTime(created) || !isTime(updated) || !isName(writer) || !isFields(save)) return null;
  const readable = readFields(save);
  return readable.ok ? { id, created, updated, writer, save: readable.value } : null;
}

/** All of it, or nothing: a campaign must not come back shorter than it was. */
async function replayed({ save }: Copy, rules: Rules): Promise<Outcome<Verified, 'unfollowed'>> {
  const game = await rules(save.game).catch(() => null);
  if (!game) return refused('unfollowed');
  const until = performance.now() + LIMIT;
  const outcome = await bitByBit(verifying(game, save), { ...onThePage, goesOn: () => performance.now() < until });
  const isWhole = outcome?.ok && outcome.value.save.choices.length === save.choices.length;
  return isWhole ? done(outcome.value) : refused('unfollowed');
}

function putBackCopy(disk: Disk, copy: Copy, { save, glance }: Verified, isOpen: boolean) {
  const { id, created, updated, writer } = copy;
  const { choices, checkpoint } = save;
  const count = choices.length;
  const campaign = { ...save, ...glance, id, created, updated, writer, count, deleted: null };
  return putBack(disk, campaign, choices, checkpoint, isOpen);
}

/** Makes the second copy say what the shelf says: after an update from a version that made none, or a deletion undone. */
export async function bringUpToDate(disk: Disk): Promise<void> {
  const { copies } = disk;
  if (!copies) return;
  // Read first: what another window writes meanwhile is newer than this, and stays.
  const versions = await copies.held();
  const lost = await isLost(disk);
  const shelf = await list(disk);
  if (!lost.ok || lost.value || !shelf.ok) return;
  const { campaigns, damaged } = shelf.value;
  for (const { id, updated } of campaigns) {
    const here = versions.filter((held) => held.id === id);
    if (here.length === 1 && here.every((held) => held.updated === updated)) continue;
    const stored = await load(disk, id);
    if (stored.ok && stored.value.unreadable === 0) copies.keep(copyOf(stored.value.campaign, stored.value.choices));
  }
  const kept = new Set([...campaigns.map(({ id }) => id), ...damaged]);
  for (const { id } of versions) if (!kept.has(id)) copies.drop(id);
}
