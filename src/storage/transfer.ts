/** Whatever a player chooses, drops or pastes comes in here; everything on the shelf goes out here. */
import { list, load } from './campaigns';
import type { Disk } from './disk';
import type { Fields } from './guards';
import { unpacked } from './link';
import { linksIn } from './link-text';
import { done, type Outcome, refused } from './outcome';
import { joined, type MissingParts, missingAmong, partsAmong } from './parts';
import { LARGEST_FILE, type ReadFile, readFile, type Save, type SaveReason, writeEverything } from './save';
import { saveOfStored } from './save-of';

/** What came in: a file, or some of the parts of a link. */
export type Received = ReadFile | ({ readonly kind: 'parts' } & MissingParts);

/** The text of a file, or a text with links in it. Nothing is stored yet: verify it, show it, then adopt it. */
export async function received(text: string, largest = LARGEST_FILE): Promise<Outcome<Received, SaveReason>> {
  if (text.length > largest) return refused(largest < LARGEST_FILE ? 'too-large-here' : 'too-large');
  const bare = unwrapped(text);
  const links = bare.startsWith('{') ? [] : linksIn(bare);
  if (links.length === 0) return asFile(bare);
  const parts = partsAmong(links);
  const whole = links.filter(({ part }) => part === null).flatMap(({ packs }) => packs);
  if (whole.length > 0 || !parts) return firstReadable(whole, largest);
  const missing = missingAmong(parts);
  if (missing.length > 0) return done({ kind: 'parts', missing, of: parts.of });
  const pack = joined(parts);
  return pack === null ? refused('unreadable-link') : firstReadable([pack], largest);
}

/** Without what programs put around a text: a mark of its encoding, the fence of a code block. */
function unwrapped(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^`{3,}\w*\s*/, '')
    .replace(/\s*`{3,}$/, '');
}

/** Which part of a file is missing can be seen from its brackets. */
function asFile(text: string): Outcome<ReadFile, SaveReason> {
  const read = readFile(text);
  if (read.ok || read.reason !== 'not-json') return read;
  if (text.startsWith('{') && !text.endsWith('}')) return refused('end-missing');
  return !text.startsWith('{') && text.endsWith('}') ? refused('start-missing') : read;
}

/** The first that can be read; else what is said of the one that came furthest. */
async function firstReadable(packs: readonly string[], largest: number): Promise<Outcome<ReadFile, SaveReason>> {
  const reasons: SaveReason[] = [];
  for (const pack of packs) {
    const save = await unpacked(pack, largest);
    if (save.ok) return done({ kind: 'campaign', save: save.value });
    reasons.push(save.reason);
  }
  const vague: readonly SaveReason[] = ['unreadable-link', 'end-missing'];
  const exact = reasons.find((reason) => !vague.includes(reason));
  return refused(exact ?? (reasons.includes('end-missing') ? 'end-missing' : 'unreadable-link'));
}

/** Every campaign on the shelf in one file; the ones that cannot be read are named. */
export async function exportEverything(
  disk: Disk,
  settings: Fields,
): Promise<Outcome<{ readonly text: string; readonly left: readonly string[] }>> {
  const shelf = await list(disk);
  if (!shelf.ok) return shelf;
  const saves: Save[] = [];
  const left = [...shelf.value.damaged];
  for (const { id } of shelf.value.campaigns) {
    const stored = await load(disk, id);
    if (stored.ok) saves.push(saveOfStored(stored.value));
    else left.push(id);
  }
  return done({ text: writeEverything(saves, settings), left });
}
