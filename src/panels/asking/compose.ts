/** What can be put into a fight: what it adds to the big figure, and what changes nothing at all. */
import type { Preview } from '../../kernel/view';
import { figureOf, NEAR } from '../model/figure';

/** How much the big figure changes with all else as it stands. */
export function worthOf(now: Preview | null, then: Preview | null): number {
  const before = now && figureOf(now);
  const after = then && figureOf(then);
  if (!after) return 0;
  return after.value - (before && before.key === after.key ? before.value : 0);
}

/** Whether any figure of the roll would change. Where there is no roll yet everything may help. */
export function helps(now: Preview | null, then: Preview | null): boolean {
  if (!now || !then) return true;
  if (then.outcomes.length !== now.outcomes.length) return true;
  return then.outcomes.some(({ key, value }) => {
    const was = now.outcomes.find((one) => one.key === key);
    return was === undefined || Math.abs(value - was.value) > NEAR;
  });
}

/** One thing that may join, as it was when it was first seen in this question. */
export interface Row {
  readonly key: string;
  readonly worth: number;
  readonly helps: boolean;
}

/**
 * The order of the rows of one question: best first when it opens, what comes later below, what cannot help last. A
 * row keeps its place as long as the question lives, whatever it comes to be worth.
 */
export function laidOut(known: readonly Row[], seen: readonly Row[]): readonly Row[] {
  const fresh = seen.filter(({ key }) => !known.some((row) => row.key === key));
  if (known.length === 0) fresh.sort((a, b) => b.worth - a.worth);
  return [...known, ...fresh];
}
