/** What a review says of a campaign: how it stood after every decision, and what luck and decisions did to it. */
import type { About, Choice, Side } from './game';

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
  /** What the question was about, where something was better: once the battle is over, that of either side is told. */
  readonly about?: About;
  /** With what the computer itself would have done: so much was expected of the position; reviews of old do not say. */
  readonly usual?: number;
  /** Whether dice or cards fell before the next decision; reviews of old do not say. */
  readonly thrown?: boolean;
  /** How what was chosen was looked at; reviews of old do not say. */
  readonly looks?: Looks;
}

/** How often it was looked ahead, how far apart the looks lay, and what one of them cost in choices. */
export interface Looks {
  readonly count: number;
  readonly variance: number;
  readonly cost: number;
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
  /** The next best itself. */
  readonly instead: Choice;
  /** The place that the best clearly holds more often, and in what share of the looks each does. */
  readonly holds?: Holding;
}

/** Why a choice was made: a key into the words, and what looking ahead found, where it did and may be told. */
export interface Reason {
  readonly why: string;
  readonly outlook: Outlook | null;
}

export interface Holding {
  readonly place: string;
  readonly best: number;
  readonly next: number;
}

/** A difference in so small a share says nothing to a player, and one of fewer standard errors may be chance. */
const LEAST_SHARE = 0.05;
const CLEAR = 2;

/**
 * What two choices held at the end of each look, on the same dice: the place in which they differ most, if that is clear
 * and speaks for the first of them.
 */
export function holdingOf(
  best: readonly (readonly string[])[],
  next: readonly (readonly string[])[],
): Holding | undefined {
  const looks = Math.min(best.length, next.length);
  let found: Holding | undefined;
  let most = 0;
  for (const place of new Set([...best, ...next].flat())) {
    let [own, other, apart] = [0, 0, 0];
    for (let i = 0; i < looks; i++) {
      const [has, had] = [best[i]?.includes(place), next[i]?.includes(place)];
      if (has) own++;
      if (had) other++;
      if (has !== had) apart++;
    }
    const more = Math.abs(own - other);
    // One look more in which they differ is thought unseen: few can be alike by chance.
    const isClear = more >= LEAST_SHARE * looks && more > CLEAR * Math.sqrt(apart + 1);
    if (!isClear || more <= most) continue;
    most = more;
    found = own > other ? { place, best: shareOf(own, looks), next: shareOf(other, looks) } : undefined;
  }
  return found;
}

/** Few looks never make it certain. */
function shareOf(count: number, looks: number): number {
  return (count + 0.5) / (looks + 1);
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
  /** All luck together, for the first side: what its end owes neither to its start nor to decisions. */
  readonly fortune: number;
}

const MISTAKES = 5;
const STROKES = 3;
/** Less than this is hardly a mistake, or a stroke of luck. */
const LEAST = 0.02;

export function findingsOf(review: Review): Findings {
  const { marks, end } = review;
  const mistakes = dearest(marks, MISTAKES)
    .map((mark) => ({ ...mark, cost: costOf(mark) }))
    .filter(({ cost }) => cost >= LEAST);
  const curve = curveOf(review);
  const luck = greatest(strokesOf({ ...review, marks: curve }), STROKES).filter(({ by }) => Math.abs(by) >= LEAST);
  const decisions = curve.reduce((sum, mark) => sum + mark.chosen - expectedAt(mark), 0);
  const [start] = curve;
  return { mistakes, luck, fortune: end - (start ? expectedAt(start) : end) - decisions };
}

/** What was expected before a decision: what nobody looked for is no bad luck to have missed. */
function expectedAt({ usual, best }: Mark): number {
  return usual ?? best;
}

const costOf = ({ better, best, chosen }: Mark) => (better ? Math.abs(best - chosen) : 0);

/** The decisions with a better one, the dearest first; between two throws only the dearest of a side: its others are steps of the same plan. */
export function dearest(marks: readonly Mark[], most: number): readonly Mark[] {
  return calmsOf(marks)
    .flatMap((calm) => {
      const [first] = calm.flatMap((i) => marks[i] ?? []).sort((a, b) => costOf(b) - costOf(a));
      return first?.better ? [first] : [];
    })
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, most);
}

/** Marks of one side with no dice or cards between them, by their numbers. */
export function calmsOf(marks: readonly Mark[]): readonly (readonly number[])[] {
  const calms = new Map<string, number[]>();
  let throws = 0;
  for (const [i, { side, thrown }] of marks.entries()) {
    const key = `${throws} ${side}`;
    const calm = calms.get(key);
    if (calm) calm.push(i);
    else calms.set(key, [i]);
    if (thrown !== false) throws++;
  }
  return [...calms.values()];
}

/**
 * Between two throws nothing changes but by mistakes: each mark is what all of its side there say together, so that a
 * few looks that strayed are no luck.
 */
export function curveOf({ marks, confirmed }: Pick<Review, 'marks' | 'confirmed'>): readonly Mark[] {
  // Before it is looked at once more what seems better is no mistake.
  const mistakes = new Set(confirmed ? dearest(marks, marks.length) : []);
  let sum = 0;
  const losses = marks.map((mark) => {
    const loss = mistakes.has(mark) ? mark.chosen - expectedAt(mark) : 0;
    sum += loss;
    return { loss, sum };
  });
  const found = [...marks];
  for (const calm of calmsOf(marks)) {
    const known = calm.flatMap((i) => {
      const [mark, lost] = [marks[i], losses[i]];
      return mark && lost ? [{ i, mark, lost, weight: mark.looks?.count ?? 1 }] : [];
    });
    const level = known.reduce((all, { mark, lost, weight }) => all + weight * (mark.chosen - lost.sum), 0);
    const count = known.reduce((all, { weight }) => all + weight, 0);
    for (const { i, mark, lost } of known) {
      const chosen = level / count + lost.sum;
      found[i] = { ...mark, chosen, usual: chosen - lost.loss, best: chosen + mark.best - mark.chosen };
    }
  }
  return found;
}

/** What dice and cards brought between a decision and the next. */
export function strokesOf({ marks, end, of }: Pick<Review, 'marks' | 'end' | 'of'>): readonly Stroke[] {
  return marks.flatMap(({ at, made, chosen, thrown }, i) => {
    const next = marks[i + 1];
    return thrown === false ? [] : [{ at, made, by: (next ? expectedAt(next) : end) - chosen, until: next?.at ?? of }];
  });
}

export function greatest(strokes: readonly Stroke[], most: number): readonly Stroke[] {
  return [...strokes].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, most);
}
