/** Seeds of new campaigns. */
import { GENERATOR } from '../../kernel/chance';

/** A seed that nobody has had. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${GENERATOR}:${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}

/** The siege of the day: the same for everybody, by the calendar of the player. */
export function dailySeed(day: Date): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${GENERATOR}:day-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** A seed that the player typed; null where it is empty. */
export function ownSeed(text: string): string | null {
  const bare = text.trim().slice(0, 60);
  if (bare === '') return null;
  return bare.startsWith(`${GENERATOR}:`) ? bare : `${GENERATOR}:${bare}`;
}
