/**
 * What happened, in the parts in which the rules went through it. Rules put marks among their events where a part
 * begins and where it ends; so nobody who tells of it has to find out what belongs together.
 */
import type { Fact } from './facts';
import type { GameEvent, Side } from './game';

export type FightKind = 'assault' | 'fire' | 'barrage' | 'raid' | 'strike' | 'support' | 'mine';

/** How a fight for a place came out: a place falls to the enemy of the garrison, the garrison takes it, nobody is left in it, or it holds. */
export type Outcome = 'falls' | 'taken' | 'left' | 'holds';

/** What a part is about. It names nothing that a side may not know: who sees something of the part sees all of its head. */
export interface Head {
  /**
   * The opening and the ending of a turn, which may run over several phases; an impulse; a volley, every shot of one
   * order; several fights that were announced together; a fight; the answer of the other side within one; a flight;
   * rolls of one kind for one counter after another; something that counts by itself, with what led to it and follows.
   */
  readonly is:
    | 'opening'
    | 'ending'
    | 'impulse'
    | 'volley'
    | 'fights'
    | 'fight'
    | 'answer'
    | 'flight'
    | 'checks'
    | 'moment';
  /** Who acts: a side, or a formation of one. */
  readonly by?: string;
  readonly kind?: FightKind;
  readonly place?: string;
  readonly from?: string;
  /** Of checks: the name of their roll. */
  readonly roll?: string;
  /** Of fights: all of them, each with what the dice of both sides will count. */
  readonly plans?: readonly FightPlan[];
}

export interface FightPlan {
  readonly by: string;
  readonly place: string;
  readonly attack?: number;
  readonly defence?: number;
}

export type Mark =
  | { readonly is: 'opens'; readonly head: Head }
  | { readonly is: 'closes'; readonly part: Head['is']; readonly outcome?: Outcome };

/** A mark, and how many events came before it. */
export interface Placed {
  readonly before: number;
  readonly mark: Mark;
}

interface Telling {
  readonly events: (GameEvent | Mark)[];
}

/** A part of what happens begins here. */
export function opens(v: Telling, head: Head): void {
  v.events.push({ is: 'opens', head });
}

/** The innermost part of this kind is over, with all that has begun in it. Where play started anew within it, nothing is. */
export function closes(v: Telling, part: Head['is'], outcome?: Outcome | null): void {
  v.events.push(outcome ? { is: 'closes', part, outcome } : { is: 'closes', part });
}

/** What has happened since there were so many events is a part: known only now. No question lies between. */
export function gather(v: Telling, since: number, head: Head, outcome?: Outcome): void {
  v.events.splice(since, 0, { is: 'opens', head });
  closes(v, head.is, outcome);
}

/** A procedure as one part. */
export function* within<Y, R, N>(v: Telling, head: Head, procedure: Generator<Y, R, N>): Generator<Y, R, N> {
  opens(v, head);
  const result = yield* procedure;
  closes(v, head.is);
  return result;
}

export function isMark<E extends GameEvent>(event: E | Mark): event is Mark {
  return event.is === 'opens' || event.is === 'closes';
}

/** Events and the marks among them, apart. */
export function sorted<E extends GameEvent>(list: readonly (E | Mark)[]): { events: E[]; marks: Placed[] } {
  const events: E[] = [];
  const marks: Placed[] = [];
  for (const one of list) {
    if (isMark(one)) marks.push({ before: events.length, mark: one });
    else events.push(one);
  }
  return { events, marks };
}

/** One event where it came about: the choice it followed (-1 before the first) and its number among its events. */
export interface Happened {
  readonly entry: number;
  readonly index: number;
  readonly event: GameEvent;
  readonly fact: Fact;
  /** Who had made the choice; null before the first. */
  readonly side: Side | null;
  readonly phase: string;
  readonly turn: number;
}

/** What followed a choice: the events that somebody may know, and the marks among them. */
export type Told = Happened | Mark;

interface Source {
  readonly entry: number;
  readonly events: readonly GameEvent[];
  readonly marks: readonly Placed[];
  readonly side: Side | null;
  readonly turn: number;
  readonly phase: string;
}

/** What followed one choice, as far as `see` lets it be known. */
export function toldIn(
  { entry, events, marks, side, ...start }: Source,
  see: (event: GameEvent) => GameEvent | null,
  factOf: (event: GameEvent) => Fact,
): readonly Told[] {
  const told: Told[] = [];
  let { turn, phase } = start;
  let next = 0;
  const passMarks = (index: number) => {
    for (let placed = marks[next]; placed && placed.before <= index; placed = marks[++next]) told.push(placed.mark);
  };
  for (const [index, raw] of events.entries()) {
    passMarks(index);
    const event = see(raw);
    if (!event) continue;
    const fact = factOf(event);
    turn = fact.turn ?? turn;
    phase = fact.phase ?? phase;
    told.push({ entry, index, event, fact, side, phase, turn });
  }
  passMarks(events.length);
  return told;
}

/** A part of what happened, with all that is in it in the order in which it came about. */
export interface Chapter {
  readonly is: Head['is'] | 'tale' | 'turn' | 'phase';
  readonly head: Head | null;
  readonly parts: readonly Part[];
  readonly outcome: Outcome | null;
  /** It is over. */
  readonly done: boolean;
}

export type Part = Chapter | Happened;

export const isChapter = (part: Part): part is Chapter => 'parts' in part;

export interface Tale {
  /** Every fact, in order. */
  readonly happened: readonly Happened[];
  readonly root: Chapter;
}

interface Begun extends Chapter {
  readonly parts: Part[];
  outcome: Outcome | null;
  done: boolean;
}

const begun = (is: Chapter['is'], head: Head | null): Begun => ({ is, head, parts: [], outcome: null, done: false });

/** What each kind of chapter that is opened by its fact or mark alone can stand in: all others open in it are over. */
const standsIn: Readonly<Partial<Record<Chapter['is'], readonly Chapter['is'][]>>> = {
  turn: ['tale'],
  opening: ['tale', 'turn'],
  ending: ['tale', 'turn'],
  phase: ['tale', 'turn', 'opening', 'ending'],
  impulse: ['tale', 'turn', 'opening', 'ending', 'phase'],
};

/** The parts as a tree. A part of which nothing is known is left out, head and all. */
export function taleOf(told: readonly Told[]): Tale {
  const root = begun('tale', null);
  let open: Begun[] = [root];
  const happened: Happened[] = [];

  const closeFrom = (at: number) => {
    for (const [i, chapter] of open.entries()) if (i >= at) chapter.done = true;
    open = open.slice(0, at);
  };
  const begin = (is: Chapter['is'], head: Head | null) => {
    const within = standsIn[is];
    if (within) closeFrom(open.findLastIndex((one) => within.includes(one.is)) + 1);
    const chapter = begun(is, head);
    open.at(-1)?.parts.push(chapter);
    open.push(chapter);
  };
  for (const one of told) {
    if ('event' in one) {
      const { kind } = one.fact;
      if (kind === 'turn' || kind === 'phase') begin(kind, null);
      open.at(-1)?.parts.push(one);
      happened.push(one);
    } else if (one.is === 'opens') begin(one.head.is, one.head);
    else {
      const at = open.findLastIndex(({ is }) => is === one.part);
      const chapter = open[at];
      if (!chapter) continue;
      chapter.outcome = one.outcome ?? null;
      closeFrom(at);
      // The phase goes on after what ran over several of them.
      if (standsIn.phase?.includes(one.part)) begin('phase', null);
    }
  }
  return { happened, root: known(root) };
}

function known(chapter: Chapter): Chapter {
  const parts = chapter.parts
    .map((part) => (isChapter(part) ? known(part) : part))
    .filter((part) => !isChapter(part) || part.parts.length > 0);
  return { ...chapter, parts };
}

/** All chapters of a kind within one. */
export function partsOf(chapter: Chapter, is: Chapter['is']): readonly Chapter[] {
  return chapter.parts.flatMap((part) =>
    isChapter(part) ? [...(part.is === is ? [part] : []), ...partsOf(part, is)] : [],
  );
}

/** All facts of a chapter, those of its parts too. */
export function factsIn(chapter: Chapter): readonly Happened[] {
  return chapter.parts.flatMap((part) => (isChapter(part) ? factsIn(part) : part));
}
