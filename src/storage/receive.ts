/** Whatever a player chooses, drops, pastes or scans comes in here. */
import { unpacked } from './link';
import { linksIn } from './link-text';
import { done, type Outcome, refused } from './outcome';
import { joined, type MissingParts, missingAmong, partsAmong } from './parts';
import { LARGEST_FILE, type ReadFile, readFile, type SaveReason } from './save';

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
