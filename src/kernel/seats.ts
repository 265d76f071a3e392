/** Who plays each side: a person, or the computer in one of its ways. */
import type { Side } from './game';

/** Ways of the computer, each stronger than the one before it, named by what they do. */
export const levels = ['hasty', 'steady', 'thorough', 'expert'] as const;
export type Level = (typeof levels)[number];

export type Seat = 'person' | Level;

/** One seat for each side of the game, as it was when the sides were chosen. */
export type Seats = Readonly<Record<Side, Seat>>;
