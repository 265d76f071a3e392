/** A choice from outside may hold anything: only known ids are looked at. */
import type { Choice } from './game';

/** The known id under a key of a choice. */
export function knownIn<T extends string | number>(choice: Choice, key: string, known: readonly T[]): T | undefined {
  const found: unknown = Reflect.get(choice, key);
  return known.find((id) => id === found);
}

/** The first known id under any key. */
export function knownAnywhere<T extends string | number>(choice: Choice, known: readonly T[]): T | undefined {
  const fields: readonly unknown[] = Object.values(choice);
  return known.find((id) => fields.includes(id));
}
