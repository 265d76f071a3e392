import { note } from '../../storage';
import { theDisk } from './the-disk';

/** When something was last exported or offered for export; null before that. */
export async function timeOf(name: 'last-export' | 'backup-offered'): Promise<number | null> {
  const found = await note(await theDisk(), name);
  const when = found.ok && found.value !== null ? Number(found.value) : Number.NaN;
  return Number.isFinite(when) ? when : null;
}
