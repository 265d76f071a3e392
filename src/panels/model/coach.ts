/** What the guide says now, worked out from the journal alone: undo, resuming and rewinding need no more. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Side } from '../../kernel/game';
import type { Course, Guide, Lesson, Moment, Tip } from '../../kernel/guide';
import type { Witnessed } from '../../kernel/table';
import type { Position, TableModel } from './model';

/** What has been told before, on this device. The app keeps it. */
export interface CoachMemory {
  /** Tips that have been told. */
  readonly told: ReadonlySignal<ReadonlySet<string>>;
  /** Lessons of this campaign that were skipped; '*' is all of them; and those put off, see `latest`. */
  readonly aside: ReadonlySignal<ReadonlySet<string>>;
  tell(tip: string): void;
  putAside(lesson: string): void;
  /** The lesson could not be done when its question was asked for so many a time: it comes the next time. */
  putOff(lesson: string, time: number): void;
}

/** How a lesson that was put off is remembered among those put aside, but for the time of asking at its end. */
export const latest = (lesson: string): string => `late ${lesson} `;

/** At which time of asking a lesson is due: its own, or the one after it was last put off. */
function timeOf({ id, time = 1 }: Lesson, aside: ReadonlySet<string>): number {
  const start = latest(id);
  const late = [...aside].flatMap((item) => (item.startsWith(start) ? [Number(item.slice(start.length)) + 1] : []));
  return Math.max(time, ...late);
}

/** One word of the guide. */
export type Said =
  | { readonly is: 'lesson'; readonly lesson: Lesson; readonly number: number; readonly of: number }
  /** A tip speaks of the question, or of something that has come about. */
  | { readonly is: 'tip'; readonly tip: Pick<Tip, 'id' | 'rule' | 'text'>; readonly aside?: boolean }
  | { readonly is: 'end'; readonly text: string };

export interface Coach {
  readonly said: ReadonlySignal<Said | null>;
  /** What to say to the choice that ended the last lesson. */
  readonly after: ReadonlySignal<string | null>;
  /** The lessons that are given at this table. */
  readonly course: ReadonlySignal<Course | null>;
  /** Whether lessons are being given. */
  readonly teaching: ReadonlySignal<boolean>;
  /** On to free play from this lesson, or from all of them. */
  skip(): void;
  leave(): void;
  /** The tip or the farewell has been read. */
  dismiss(): void;
  dispose(): void;
}

/** The text of what is said. */
export function textOf(said: Said): string {
  if (said.is === 'lesson') return said.lesson.text;
  return said.is === 'tip' ? said.tip.text : said.text;
}

type Asked = Pick<Witnessed, 'ask' | 'side'>;

/** How often a side has answered a question. */
function answers(side: Side, entries: readonly Witnessed[], ask: string): number {
  return entries.filter((entry) => entry.ask === ask && entry.side === side).length;
}

/** Lessons neither learnt nor put aside. */
function open({ side, lessons }: Course, entries: readonly Witnessed[], aside: ReadonlySet<string>): readonly Lesson[] {
  if (aside.has('*')) return [];
  return lessons.filter(
    (lesson) => !aside.has(lesson.id) && answers(side, entries, lesson.ask) < timeOf(lesson, aside),
  );
}

/** The open lesson of a question that is asked after these choices. */
function lessonOf(course: Course, asked: Asked, entries: readonly Witnessed[], aside: ReadonlySet<string>) {
  if (asked.side !== course.side) return undefined;
  const time = answers(course.side, entries, asked.ask) + 1;
  return open(course, entries, aside).find((lesson) => lesson.ask === asked.ask && timeOf(lesson, aside) === time);
}

/** The lesson that would be due at the present question but cannot be done in it, and the time of asking. */
export function lateNow(
  course: Course,
  { prompt, entries, offers }: Position,
  aside: ReadonlySet<string>,
): { readonly lesson: string; readonly time: number } | null {
  const lesson = prompt && lessonOf(course, prompt, entries, aside);
  if (!lesson || isDoable(lesson, offers)) return null;
  return { lesson: lesson.id, time: answers(course.side, entries, lesson.ask) + 1 };
}

/** The lesson whose question was answered several times at once, so that its turn went by unseen: it is given now. */
export function passedOver(
  course: Course,
  { prompt, entries }: Pick<Position, 'prompt' | 'entries'>,
  since: number,
  { aside, last }: Given,
): { readonly lesson: string; readonly time: number } | null {
  if (prompt?.side !== course.side) return null;
  const time = answers(course.side, entries, prompt.ask);
  const now = open(course, entries, aside);
  const missed = open(course, entries.slice(0, since), aside).find(
    (lesson) => lesson.ask === prompt.ask && lesson.id !== last && !now.includes(lesson),
  );
  return missed ? { lesson: missed.id, time } : null;
}

function isDoable({ meant }: Lesson, offers: Position['offers']): boolean {
  return offers.some(({ choice }) => meant.some((fields) => fits(choice, fields)));
}

/** The lesson of the present question, if it still has to be given. */
export function lessonNow(course: Course, position: Position, aside: ReadonlySet<string>): Said | null {
  const { prompt, entries, offers } = position;
  const lesson = prompt && lessonOf(course, prompt, entries, aside);
  // A lesson that cannot be done now comes later.
  if (!lesson || !isDoable(lesson, offers)) return null;
  const of = course.lessons.length;
  return { is: 'lesson', lesson, number: of - open(course, entries, aside).length + 1, of };
}

/** The lesson that a choice from `since` on has answered for the first time, and that choice. */
function justAnswered(course: Course, entries: readonly Witnessed[], since: number, aside: ReadonlySet<string>) {
  for (const [at, entry] of entries.entries()) {
    const lesson = at < since ? undefined : lessonOf(course, entry, entries.slice(0, at), aside);
    if (lesson && entry.choice) return { lesson, choice: entry.choice };
  }
  return null;
}

/** The lessons put aside, and the last that was given. */
interface Given {
  readonly aside: ReadonlySet<string>;
  readonly last: string | null;
}

/** A word on the choice that was made at a lesson. No choice is wrong: each is told what it leads to. */
export function afterword(course: Course, { entries }: Position, since: number, given: Given) {
  const just = justAnswered(course, entries, since, given.aside);
  if (!just) return null;
  const { lesson, choice } = just;
  if (lesson.id !== given.last) return null;
  return lesson.meant.some((fields) => fits(choice, fields)) ? lesson.well : lesson.other;
}

/** Whether a choice is one that a lesson means. */
export function fits(choice: Choice, fields: Readonly<Record<string, string | number>>): boolean {
  const has = new Map<string, unknown>(Object.entries(choice));
  return Object.entries(fields).every(([name, value]) => has.get(name) === value);
}

/** The last lesson has just been answered. */
export function isEnd(course: Course, { entries }: Position, since: number, aside: ReadonlySet<string>): boolean {
  return open(course, entries, aside).length === 0 && justAnswered(course, entries, since, aside) !== null;
}

/** The first tip that fits and has not been told. Lessons serve as tips to those who are not being taught. */
export function tipNow(
  guide: Guide,
  position: Position,
  since: number,
  { told, taught }: { readonly told: ReadonlySet<string>; readonly taught: boolean },
): Said | null {
  const fresh = guide.tips.find(({ id, at }) => !told.has(id) && isAt(at, position, since));
  if (fresh) return { is: 'tip', tip: fresh, ...(!('ask' in fresh.at) && { aside: true }) };
  const { prompt } = position;
  if (taught || !prompt) return null;
  const lesson = guide.courses
    .filter(({ side }) => side === prompt.side)
    .flatMap(({ lessons }) => lessons)
    .find(({ id, ask, time = 1 }) => !told.has(`lesson ${id}`) && prompt.ask === ask && time === 1);
  return lesson
    ? { is: 'tip', tip: { id: `lesson ${lesson.id}`, rule: lesson.rule, text: lesson.tip ?? lesson.text } }
    : null;
}

function isAt(at: Moment, { prompt, entries, view }: Position, since: number): boolean {
  if ('event' in at) return entries.slice(since).some(({ events }) => events.some(({ is }) => is === at.event));
  if ('state' in at) {
    return (
      view.places.some(({ marks }) => marks.some((mark) => mark === at.state)) ||
      view.tracks.some(({ state }) => state === at.state)
    );
  }
  if (prompt?.ask !== at.ask) return false;
  const about = at.about === undefined ? true : prompt.about?.[at.about];
  return typeof about === 'object' ? about.length > 0 : Boolean(about);
}

/** Follows the table. `guide` may come later; `taught` is the side that this campaign has lessons for. */
export function createCoach(
  model: Pick<TableModel, 'position' | 'cursor'>,
  guide: ReadonlySignal<Guide | null>,
  memory: CoachMemory,
  taught: Side | null,
): Coach {
  const said = signal<Said | null>(null);
  const after = signal<string | null>(null);
  const course = computed(() => guide.value?.courses.find(({ side }) => side === taught) ?? null);
  /** A lesson is answered as soon as its answer is meant. */
  const answered = computed((): Position => {
    const { draft, entries, ...rest } = model.position.value;
    return { ...rest, draft, entries: [...entries, ...draft] };
  });
  const teaching = computed(
    () =>
      course.value !== null &&
      open(course.value, answered.value.entries, memory.aside.value).length > 0 &&
      model.position.value.result === null,
  );
  let seen: Position | null = null;
  let last: string | null = null;
  let since = answered.peek().entries.length;
  const stop = effect(() => {
    const now = guide.value;
    const position = answered.value;
    if (position !== seen) {
      // While somebody else decides, what the learner chose last is still news.
      const asked = seen?.prompt ? seen.entries.length : since;
      since = Math.min(asked, position.entries.length);
      seen = position;
    }
    const aside = memory.aside.value;
    if (!now || model.cursor.value !== null || position.result) {
      said.value = null;
      after.value = null;
      return;
    }
    const given = course.value;
    after.value = given && afterword(given, position, since, { aside, last });
    if (!position.prompt) {
      said.value = null;
      return;
    }
    const late = given && (passedOver(given, position, since, { aside, last }) ?? lateNow(given, position, aside));
    if (late) memory.putOff(late.lesson, late.time);
    const lesson = given && lessonNow(given, position, aside);
    // Read without following: telling a tip must not take it away at once.
    const told = memory.told.peek();
    if (lesson) said.value = lesson;
    else if (given && isEnd(given, position, since, aside)) said.value = { is: 'end', text: given.end };
    else said.value = tipNow(now, position, since, { told, taught: given !== null });
    const shown = said.peek();
    if (shown?.is === 'tip') memory.tell(shown.tip.id);
    if (shown?.is === 'lesson') last = shown.lesson.id;
    if (shown?.is === 'lesson') memory.tell(`lesson ${shown.lesson.id}`);
  });
  return {
    said,
    after,
    course,
    teaching,
    skip() {
      const shown = said.peek();
      if (shown?.is === 'lesson') memory.putAside(shown.lesson.id);
    },
    leave() {
      memory.putAside('*');
    },
    dismiss() {
      said.value = null;
      after.value = null;
    },
    dispose: stop,
  };
}
