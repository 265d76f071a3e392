/** Whatever a player chooses, drops or pastes comes in here; everything on the shelf goes out here. */
import { list, load } from './campaigns';
import type { Disk } from './disk';
import type { Fields } from './guards';
import { packIn, unpacked } from './link';
import { done, type Outcome, refused } from './outcome';
import { LARGEST_FILE, type ReadFile, readFile, type Save, type SaveReason, writeEverything } from './save';
import { saveOfStored } from './save-of';

/** The text of a file, or a text with a link in it. Nothing is stored yet: verify it, show it, then adopt it. */
export async function received(text: string, largest = LARGEST_FILE): Promise<Outcome<ReadFile, SaveReason>> {
  if (text.length > largest) return refused(largest < LARGEST_FILE ? 'too-large-here' : 'too-large');
  const pack = text.trimStart().startsWith('{') ? null : packIn(text);
  if (pack === null) return readFile(text);
  const save = await unpacked(pack, largest);
  return save.ok ? done({ kind: 'campaign', save: save.value }) : save;
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
