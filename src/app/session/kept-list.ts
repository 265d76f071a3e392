/** A list that this device keeps beside the campaigns. What is damaged, or of another version, is forgotten. */
import { isFields } from '../../storage';

export interface KeptList<T> {
  read(): readonly T[];
  write(list: readonly T[]): void;
}

/** `field` is where it stands in what is stored under the key. */
export function keptList<T>(
  key: string,
  version: number,
  field: string,
  isOne: (value: unknown) => value is T,
): KeptList<T> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        const list = isFields(stored) && stored.version === version ? stored[field] : null;
        return Array.isArray(list) ? list.filter(isOne) : [];
      } catch {
        // Storage is forbidden here, or what lies there is not ours.
        return [];
      }
    },
    write(list) {
      try {
        localStorage.setItem(key, JSON.stringify({ version, [field]: list }));
      } catch {
        // Storage is forbidden here: nothing outlives the page.
      }
    },
  };
}
