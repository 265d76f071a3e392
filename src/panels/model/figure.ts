/** The one figure of a roll that counts most. */
import type { Side } from '../../kernel/game';
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

/** From an even chance on it is green; what hurts the player warns there, and so does a place likely to fall. */
export function moodOf(
  { split }: Pick<Preview, 'split'>,
  { key, kind, value }: Outcome,
  side: Side,
  own: boolean,
): 'good' | 'poor' | undefined {
  if (kind !== 'chance') return undefined;
  // The higher the total the better for whoever wins above; only the lower part is the other's.
  const winner = split && (key === split.below.key ? split.below.side : split.above.side);
  if (winner !== undefined && winner !== side) return value >= 0.5 ? 'poor' : undefined;
  if (value >= 0.5) return 'good';
  return own && value < 0.34 ? 'poor' : undefined;
}
