/** Guided first campaigns and first-time tips: data that a game gives, words included, one module for each language. */
import type { Setup, Side } from './game';

/** At a question, at one with something to tell under `about`; after a fact; while a state is in sight. */
export type Moment =
  | { readonly ask: string; readonly about?: string }
  | { readonly event: string }
  | { readonly state: string };

/** What is lit: what is meant (its button, else its place on the map), the sheet, its figures, a level of the strip. */
export type Pointer = 'meant' | 'sheet' | 'figures' | { readonly track: string };

/** A campaign that lessons are made for, and the side that takes them; the computer plays the others. */
export interface Guided {
  readonly side: Side;
  readonly setup: Setup;
}

/** One decision of the real game. It is done when that question has been answered, in whatever way. */
export interface Lesson {
  readonly id: string;
  readonly ask: string;
  /** At which time of asking; the first where nothing is said. */
  readonly time?: number;
  readonly points: Pointer;
  readonly rule: string;
  /** Choices that do as the lesson says, by some of their fields. Any other is as good a choice, and told so. */
  readonly meant: readonly Readonly<Record<string, string | number>>[];
  readonly text: string;
  /** The same for a campaign without lessons, where the text speaks of the guided one alone. */
  readonly tip?: string;
  /** After a choice that was meant, and after another. */
  readonly well: string;
  readonly other: string;
}

/** Something told once, when it is first met. */
export interface Tip {
  readonly id: string;
  readonly at: Moment;
  readonly rule: string;
  readonly text: string;
}

/** The lessons of one side. */
export interface Course {
  readonly side: Side;
  /** Who you are, how you lose, what you do now. */
  readonly briefing: readonly [who: string, lose: string, now: string];
  readonly lessons: readonly Lesson[];
  /** After the last lesson. */
  readonly end: string;
}

export interface Guide {
  readonly courses: readonly Course[];
  readonly tips: readonly Tip[];
}

export type LessonPlan = Omit<Lesson, 'id' | 'text' | 'tip' | 'well' | 'other'>;
export type TipPlan = Pick<Tip, 'at' | 'rule'>;

/** What a language writes for a course. */
export interface CourseTexts<L extends string> extends Pick<Course, 'briefing' | 'end'> {
  readonly lessons: Readonly<Record<L, Pick<Lesson, 'text' | 'tip' | 'well' | 'other'>>>;
}

const idsOf = <K extends string>(plan: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(plan).filter((id): id is K => id in plan);

/** A course from its plan, in the order of the plan, and the words of a language. */
export function courseOf<L extends string>(
  side: Side,
  plan: Readonly<Record<L, LessonPlan>>,
  { briefing, lessons, end }: CourseTexts<L>,
): Course {
  return { side, briefing, lessons: idsOf(plan).map((id) => ({ id, ...plan[id], ...lessons[id] })), end };
}

/** Tips in the order of their plan: the first that fits is told first. */
export function tipsOf<T extends string>(
  plan: Readonly<Record<T, TipPlan>>,
  texts: Readonly<Record<T, string>>,
): readonly Tip[] {
  return idsOf(plan).map((id) => ({ id, ...plan[id], text: texts[id] }));
}
