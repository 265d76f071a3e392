/** Everything on the shelf goes out here. */
import { list, load } from './campaigns';
import type { Disk } from './disk';
import type { Fields } from './guards';
import { done, type Outcome } from './outcome';
import { type Save, writeEverything } from './save';
import { saveOfStored } from './save-of';

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
