/** What comes of a letter, or of a decision about one. */
import type { Letter } from './letter';
import type { Desk, Match } from './match';

/** What the player is told of a letter. */
export const says = [
  /** The own letter: the other needs it. */
  'own',
  'known',
  /** It answers the own last but one: that did not arrive. */
  'lost',
  'gap',
  /** The other phone had gone back. */
  'behind',
  'nothing-missing',
  'missing-sent',
  'accepted',
  'opened',
  'moved',
  /** The same letter in another version: the player decides. */
  'torn',
  /** What the other phone knows differs from what lies here: the player decides. */
  'differs',
  'caught-up',
  'not-by-the-rules',
  'not-ordered',
  'altered',
  'newer',
  'older',
  'taken',
  'over',
  'resigned',
  /** This phone has forgotten that its player had withdrawn. */
  'withdrew',
  'draw-offered',
  'drawn',
  'declined',
  'back-asked',
  'back-granted',
  'late',
] as const;
export type Says = (typeof says)[number];

export interface Reception {
  readonly match: Match;
  readonly says: Says;
  /** At which choice of the run, where one is at fault. */
  readonly at: number;
  /** Prepared, never sent by itself. */
  readonly reply: Letter | null;
  /** What the journal holds from a number of choices on; null where nothing is changed. */
  readonly lines: Lines | null;
}

export interface Lines {
  readonly from: number;
  readonly choices: readonly string[];
}

export function nothing({ match }: Pick<Desk, 'match'>, told: Says, reply: Letter | null = null): Reception {
  return { match, says: told, at: 0, reply, lines: null };
}
