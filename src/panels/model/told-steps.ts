/** The facts of a chapter in steps. */
import { declares, type Fact } from '../../kernel/facts';
import { type Chapter, type Happened, type Head, isChapter } from '../../kernel/tale';
import { isCapture, rolled } from './fact-lists';
import type { Stage, ToldStep } from './telling';

export function weightOf({ facts }: ToldStep): number {
  return Math.max(0, ...facts.map(({ fact }) => fact.weight));
}

/** A roll that changed nothing. */
export function isMiss({ facts }: ToldStep): boolean {
  return facts.some(({ fact }) => fact.missed) && facts.every(({ fact }) => fact.missed || fact.weight === 0);
}

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
  const groups: { is: ToldStep['is']; list: Happened[] }[] = [];
  for (const one of list) {
    const last = groups.at(-1);
    const is = kindOf(one.fact);
    if (last && (is === null || attaches(one, is, last))) last.list.push(one);
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

/** The step that a fact begins; null for one that only adds to the step before. */
function kindOf(fact: Fact): ToldStep['is'] | null {
  if (declares(fact) || fact.plans) return 'declared';
  if (fact.roll) return fact.table === undefined && fact.weight === 0 ? 'checks' : 'roll';
  if (fact.card) return fact.card.is === 'played' ? 'card' : fact.weight > 0 ? 'line' : null;
  if (fact.kind === 'loss') return 'losses';
  if (fact.kind === 'move') return 'moves';
  if (fact.kind === 'ground') return 'ground';
  if (fact.kind === 'turn' || fact.kind === 'phase') return null;
  return fact.weight > 0 ? 'line' : null;
}

function attaches(
  { fact, entry }: Happened,
  is: ToldStep['is'],
  last: { readonly is: ToldStep['is']; readonly list: readonly Happened[] },
): boolean {
  const before = last.list.at(-1);
  const ofTable = last.list.some((one) => one.fact.roll && one.fact.table !== undefined);
  switch (is) {
    case 'checks':
      return last.is === 'checks';
    case 'losses':
      if (last.is === 'checks' || ofTable) return true;
      return (
        last.is === 'losses' && before !== undefined && before.fact.loser === fact.loser && sameTrack(before.fact, fact)
      );
    case 'moves':
      if (last.is !== 'moves' || before === undefined) return false;
      return samePath(before.fact, fact) || last.list.every((one) => sameWay(one.fact, fact));
    case 'ground':
      // Works that are dug away by a roll belong to it; a place that changes hands is a line of its own.
      return (
        !isCapture(fact) &&
        (last.is === 'roll' || last.is === 'ground') &&
        before?.entry === entry &&
        !isCaptureIn(last.list, fact)
      );
    case 'line':
      if (fact.kind === 'level') return last.is !== 'line' && before?.entry === entry;
      return (
        last.is === 'line' &&
        isArrival(fact) &&
        before !== undefined &&
        isArrival(before.fact) &&
        before.fact.by === fact.by
      );
    default:
      return false;
  }
}

/** Works of another place than the one that changed hands. */
function isCaptureIn(list: readonly Happened[], fact: Fact): boolean {
  return list.some((one) => isCapture(one.fact)) && list[0]?.fact.place !== fact.place;
}

function sameTrack(a: Fact, b: Fact): boolean {
  return a.track === b.track;
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
function isArrival({ kind, units, place, weight }: Fact): boolean {
  return kind === 'other' && weight === 1 && units !== undefined && place !== undefined;
}

/** Whose doing it is: as the fact says, or else the part that it is in, or the phase. Losses are told of who suffers them. */
function authorOf(facts: readonly Happened[], stage: Stage, heads: readonly Head[]): string | null {
  const loss = facts.find(({ fact }) => fact.kind === 'loss')?.fact;
  if (facts[0]?.fact === loss && loss?.loser !== undefined) return loserOf(loss, stage);
  for (const { fact } of facts) {
    const of = fact.roll?.of;
    if (fact.by !== undefined) return fact.by;
    if (of !== undefined && stage.formations.has(of)) return of;
  }
  if (loss) return loserOf(loss, stage);
  const by = heads.findLast((head) => head.by !== undefined)?.by;
  if (by !== undefined) return by;
  const phase = stage.phases.find(({ id }) => id === facts[0]?.phase);
  if (phase && phase.by !== null) return phase.by;
  // Dice that no side throws are nobody's, whoever chose before them.
  return facts.some(({ fact }) => fact.roll) ? null : (facts[0]?.side ?? null);
}

function loserOf({ place, loser }: Fact, { formations }: Stage): string | null {
  return place !== undefined && formations.has(place) ? place : (loser ?? null);
}
