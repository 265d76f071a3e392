/** The one figure of a roll that counts most. */
import type { Preview } from '../../kernel/view';

export type Outcome = Preview['outcomes'][number];

/** What sums of chances may be off by. */
export const NEAR = 1e-9;

/** The outcome that counts most: the first of the headline that can happen. */
export function figureOf({ headline, outcomes }: Preview): Outcome | null {
  const keys = headline ?? outcomes.slice(0, 1).map(({ key }) => key);
  const ranked = keys.flatMap((key) => outcomes.find((one) => one.key === key) ?? []);
  return ranked.find(({ kind, value }) => kind === 'mean' || value > NEAR) ?? ranked.at(-1) ?? null;
}
