/** What moves before an assault weigh, in PAs taken if nothing else is said: set by hand, kept where duels of the bot became better by it. */
export const moves = {
  /** An attack must promise so much before a regiment goes for it. */
  least: 0.05,
  /** Where two regiments promise the same, the one that stands there already stays. */
  stays: 0.02,
  /** A PA worth more than this is held by two battalions, or by one and two dummies. */
  dear: 1.3,
  /** Pieces in such a PA before it needs no more. */
  dearPieces: 2,
  /** Fatigue counts as so many steps when the worst battalion is looked for. */
  fatigue: 2,
} as const;

/** 3.1 What a zone is good for, were it dug to Level 3. */
export const zones = {
  /** Each base counts this much, even if no attack from it promises anything yet. */
  base: 0.1,
  /** A PA that can be reached already, from this zone or another. */
  front: 0.1,
} as const;
