/** The facts of a chapter in steps. */
import { declares, type Fact } from '../../kernel/facts';
import { type Chapter, type Happened, type Head, isChapter } from '../../kernel/tale';
import { isCapture, rolled } from '../model/fact-lists';
import type { Stage, ToldStep } from './telling';

/** Something came of it, or was begun. */
export function isNews({ kind, card, roll }: Fact): boolean {
  if (roll || kind === 'note' || kind === 'turn' || kind === 'phase') return false;
  return !card || card.is === 'played' || card.is === 'cancelled' || card.is === 'drawn';
}

/** A step without any is a roll, or a note, that changed nothing. */
export const hasNews = ({ facts }: ToldStep): boolean => facts.some(({ fact }) => isNews(fact));

/** Numbers of facts in the list of all that happened. */
export type Numbers = ReadonlyMap<Happened, number>;

export interface StepContext {
  readonly stage: Stage;
  readonly numbers: Numbers;
}

/** All of a chapter in steps; none goes over the border of a part. */
export function stepsOf(chapter: Chapter, context: StepContext, heads: readonly Head[] = []): readonly ToldStep[] {
  const within = chapter.head ? [...heads, chapter.head] : heads;
  const steps: ToldStep[] = [];
  let loose: Happened[] = [];
  const flush = () => {
    steps.push(...stepsIn(loose, context, within));
    loose = [];
  };
  for (const part of chapter.parts) {
    if (!isChapter(part)) loose.push(part);
    else {
      flush();
      steps.push(...stepsOf(part, context, within));
    }
  }
  flush();
  return steps;
}

/** Facts of one part in steps: a roll with what came of it, a stack's losses, a card played, ground that changed hands. */
export function stepsIn(
  list: readonly Happened[],
  { stage, numbers }: StepContext,
  heads: readonly Head[],
): readonly ToldStep[] {
  const groups: Group[] = [];
  const way = wayOfTelling(heads);
  for (const one of list) {
    const last = groups.at(-1);
    const is = kindOf(one.fact, way);
    if (last && (is === null || attaches(one, is, last, way))) last.list.push(one);
    else groups.push({ is: is ?? 'line', list: [one] });
  }
  const place = (one: Happened) => numbers.get(one) ?? 0;
  return groups.map(({ is, list: facts }) => ({
    is,
    author: authorOf(facts, stage, heads),
    heads,
    from: Math.min(...facts.map(place)),
    to: Math.max(...facts.map(place)),
    facts,
    roll: rolled(facts.findLast(({ fact }) => fact.roll)?.fact ?? null),
  }));
}

interface Group {
  readonly is: ToldStep['is'];
  readonly list: Happened[];
}

/**
 * 'together': checks within a fight are one step. 'each': in other checks and in volleys all that follows a roll
 * came of it. 'free': what a roll came to stands beside it as far as a table says so.
 */
type Way = 'together' | 'each' | 'free';

function wayOfTelling(heads: readonly Head[]): Way {
  const head = heads.at(-1);
  if (head?.is === 'checks') return heads.some(({ is }) => is === 'fight') ? 'together' : 'each';
  return heads.some(({ is }) => is === 'volley') ? 'each' : 'free';
}

/** The step that a fact begins; null for one that only adds to the step before. */
function kindOf(fact: Fact, way: Way): ToldStep['is'] | null {
  if (declares(fact)) return 'declared';
  if (fact.roll) return way === 'together' ? 'checks' : 'roll';
  if (!isNews(fact)) return null;
  if (fact.card) return fact.card.is === 'played' ? 'card' : 'line';
  switch (fact.kind) {
    case 'loss':
      return 'losses';
    case 'move':
      return 'moves';
    case 'ground':
      return 'ground';
    default:
      return 'line';
  }
}

function attaches({ fact, entry }: Happened, is: ToldStep['is'], last: Group, way: Way): boolean {
  const before = last.list.at(-1);
  if (way === 'each' && last.is === 'roll' && is !== 'roll' && is !== 'declared' && !isCapture(fact)) return true;
  switch (is) {
    case 'checks':
      return last.is === 'checks';
    case 'losses':
      if (last.is === 'checks' || last.list.some((one) => one.fact.read)) return true;
      return last.is === 'losses' && before?.fact.loser === fact.loser && before?.fact.track === fact.track;
    case 'moves':
      if (last.is !== 'moves' || before === undefined) return false;
      return samePath(before.fact, fact) || last.list.every((one) => sameWay(one.fact, fact));
    case 'ground':
      if (isWork(fact) && last.is === 'ground' && last.list.every((one) => isWork(one.fact))) return true;
      // Works that are dug away by a roll belong to it; a place that changes hands is a line of its own.
      return (
        !isCapture(fact) &&
        (last.is === 'roll' || last.is === 'ground') &&
        before?.entry === entry &&
        !isCaptureIn(last.list, fact)
      );
    case 'line':
      if (fact.kind === 'level') return last.is !== 'line' && before?.entry === entry;
      return last.is === 'line' && fact.kind === 'arrival' && last.list.every((one) => sameArrival(one.fact, fact));
    default:
      return false;
  }
}

/** A level of works that is dug, or comes down. */
export function isWork(fact: Fact): boolean {
  return fact.kind === 'ground' && fact.after !== undefined && !isCapture(fact);
}

/** Works of another place than the one that changed hands. */
function isCaptureIn(list: readonly Happened[], fact: Fact): boolean {
  return list.some((one) => isCapture(one.fact)) && list[0]?.fact.place !== fact.place;
}

/** The same counters go on. Of hidden ones nobody can say that they are the same. */
function samePath(a: Fact, b: Fact): boolean {
  return a.units !== undefined && a.place === b.from && a.units.join() === b.units?.join();
}

/** Others of the same side go the same way. */
function sameWay(a: Fact, b: Fact): boolean {
  return a.from !== undefined && a.from === b.from && a.place === b.place && a.by === b.by;
}

/** Counters that come on the map one after the other. */
function sameArrival(a: Fact, b: Fact): boolean {
  return a.kind === 'arrival' && a.by === b.by;
}

/** Whose doing it is: as the fact says, or else the part that it is in, or the phase. Losses are told of who suffers them. */
function authorOf([first, ...more]: readonly Happened[], { formations, phases }: Stage, heads: readonly Head[]) {
  if (!first) return null;
  const loserOf = ({ place, loser }: Fact) => (place !== undefined && formations.has(place) ? place : (loser ?? null));
  if (first.fact.kind === 'loss') return loserOf(first.fact);
  const facts = [first, ...more];
  const by = facts.find(({ fact }) => fact.by !== undefined)?.fact.by;
  if (by !== undefined) return by;
  const loss = facts.find(({ fact }) => fact.kind === 'loss')?.fact;
  if (loss) return loserOf(loss);
  const head = heads.findLast((one) => one.by !== undefined)?.by ?? phases.find(({ id }) => id === first.phase)?.by;
  // Dice that no side throws are nobody's, whoever chose before them.
  return head ?? (facts.some(({ fact }) => fact.roll) ? null : first.side);
}
