/** What a review says of a campaign: how it stood after every decision, and what luck and decisions did to it. */
import type { Choice, Side } from './game';

/** One decision, seen from the first side of the game: its chance to win, or the share of the best points. */
export interface Mark {
  /** How many choices had been made before it. */
  readonly at: number;
  readonly side: Side;
  /** What was chosen: once the battle is over, that of either side is told. */
  readonly made: Choice;
  /** With the best that was found, and with what was chosen. */
  readonly best: number;
  readonly chosen: number;
  /** What would have been better; null where nothing was found. */
  readonly better: Choice | null;
}

export interface Review {
  /** Of which end of the campaign: another journal has another. */
  readonly hash: string;
  /** How many of its choices have been gone through, and of how many. */
  readonly done: number;
  readonly of: number;
  readonly marks: readonly Mark[];
  /** The dearest decisions have been looked at once more, so that no slip of the first look is called a mistake. */
  readonly confirmed: boolean;
  readonly end: number;
}

/** How the best choice and the next best turned out for their side, on average. */
export interface Outlook {
  readonly best: number;
  readonly next: number;
}

/** A turn of fortune between one decision and the next. */
export interface Stroke extends Pick<Mark, 'at' | 'made'> {
  /** What it brought the first side. */
  readonly by: number;
  /** How many choices had been made when it was over: at the next decision, or the end. */
  readonly until: number;
}

export interface Findings {
  /** Decisions that cost their side most, the dearest first. */
  readonly mistakes: readonly (Mark & { readonly cost: number })[];
  readonly luck: readonly Stroke[];
  /** All luck together, for the first side. */
  readonly fortune: number;
}

const MISTAKES = 5;
const STROKES = 3;
/** Less than this is hardly a mistake, or a stroke of luck. */
const LEAST = 0.02;

export function findingsOf(review: Review): Findings {
  const { marks } = review;
  const mistakes = marks
    .map((mark) => ({ ...mark, cost: mark.better ? Math.abs(mark.best - mark.chosen) : 0 }))
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MISTAKES);
  const strokes = strokesOf(review);
  const luck = greatest(strokes, STROKES).filter(({ by }) => Math.abs(by) >= LEAST);
  return { mistakes, luck, fortune: strokes.reduce((sum, { by }) => sum + by, 0) };
}

/** What came between each decision and the next. */
export function strokesOf({ marks, end, of }: Pick<Review, 'marks' | 'end' | 'of'>): readonly Stroke[] {
  return marks.map(({ at, made, chosen }, i) => {
    const next = marks[i + 1];
    return { at, made, by: (next?.best ?? end) - chosen, until: next?.at ?? of };
  });
}

export function greatest(strokes: readonly Stroke[], most: number): readonly Stroke[] {
  return [...strokes].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, most);
}
