/** The facts of a card in steps. */
import type { Fact } from '../../kernel/facts';
import { isCapture, rolled } from './fact-lists';
import type { Happened, Stage, ToldStep } from './telling';

export function weightOf({ facts }: ToldStep): number {
  return Math.max(0, ...facts.map(({ fact }) => fact.weight));
}

/** The heading that a step stands under on a card with many others; null where it has none. */
export function headingOf({ facts }: ToldStep): string | null {
  return facts.find(({ fact }) => fact.heading !== undefined)?.fact.heading ?? null;
}

/** A roll that changed nothing. */
export function isMiss({ facts }: ToldStep): boolean {
  return facts.some(({ fact }) => fact.missed) && facts.every(({ fact }) => fact.missed || fact.weight === 0);
}

export interface StepContext {
  readonly stage: Stage;
  /** Who acts in the card that they belong to. */
  readonly by: string | null;
}

/** The facts of a card in steps: a roll with what came of it, a stack's losses, a card played, ground that changed hands. */
export function stepsOf(list: readonly (readonly [number, Happened])[], context: StepContext): readonly ToldStep[] {
  const groups: { is: ToldStep['is']; list: [number, Happened][] }[] = [];
  for (const [i, one] of list) {
    const last = groups.at(-1);
    const is = kindOf(one.fact);
    if (last && attaches(one, is, last)) last.list.push([i, one]);
    else if (is !== null) groups.push({ is, list: [[i, one]] });
    else if (last) last.list.push([i, one]);
    else groups.push({ is: 'line', list: [[i, one]] });
  }
  return groups.map(({ is, list: facts }, at) => {
    const all = facts.map(([, one]) => one);
    const roll = rolled(all.findLast(({ fact }) => fact.roll)?.fact ?? null);
    const from = Math.min(...facts.map(([i]) => i));
    const to = Math.max(...facts.map(([i]) => i));
    return {
      is,
      author: authorOf(all, context, groups.findIndex((one) => one.is === 'roll') === at),
      from,
      to,
      facts: all,
      roll,
    };
  });
}

/** The step that a fact begins; null for one that only adds to the step before. */
function kindOf(fact: Fact): ToldStep['is'] | null {
  if (fact.fight?.is === 'opens' || fact.plans) return 'declared';
  if (fact.roll) return fact.table === undefined && fact.weight === 0 ? 'checks' : 'roll';
  if (fact.card) return fact.card.is === 'played' ? 'card' : fact.weight > 0 ? 'line' : null;
  if (fact.kind === 'loss') return 'losses';
  if (fact.kind === 'move') return 'moves';
  if (fact.kind === 'ground') return 'ground';
  if (fact.kind === 'turn' || fact.kind === 'phase' || fact.fight?.is === 'closes')
    return fact.weight === 1 ? 'line' : null;
  return fact.weight > 0 ? 'line' : null;
}

function attaches(
  { fact, entry }: Happened,
  is: ToldStep['is'] | null,
  last: { readonly is: ToldStep['is']; readonly list: readonly (readonly [number, Happened])[] },
): boolean {
  const before = last.list.at(-1)?.[1];
  const ofTable = before !== undefined && last.list.some(([, one]) => one.fact.roll && one.fact.table !== undefined);
  switch (is) {
    case null:
      return true;
    case 'checks':
      return last.is === 'checks';
    case 'losses':
      if (last.is === 'checks' || ofTable) return true;
      return (
        last.is === 'losses' && before !== undefined && before.fact.loser === fact.loser && sameTrack(before.fact, fact)
      );
    case 'moves':
      if (last.is !== 'moves' || before === undefined) return false;
      return samePath(before.fact, fact) || last.list.every(([, one]) => sameWay(one.fact, fact));
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
function isCaptureIn(list: readonly (readonly [number, Happened])[], fact: Fact): boolean {
  return list.some(([, one]) => isCapture(one.fact)) && list[0]?.[1].fact.place !== fact.place;
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

function authorOf(facts: readonly Happened[], { stage, by }: StepContext, first: boolean): string | null {
  const loss = facts.find(({ fact }) => fact.kind === 'loss')?.fact;
  if (facts[0]?.fact === loss && loss?.loser !== undefined) return loserOf(loss, stage);
  for (const { fact } of facts) {
    const of = fact.roll?.of;
    if (fact.by !== undefined) return fact.by;
    if (of !== undefined && stage.formations.has(of)) return of;
  }
  if (loss) return loserOf(loss, stage);
  // After the first roll of a formation's fight it is the garrison that rolls.
  if (by !== null && !stage.sides.includes(by) && facts.some(({ fact }) => fact.roll) && !first)
    return stage.sides[0] ?? by;
  const phase = stage.phases.find(({ id }) => id === facts[0]?.phase);
  if (by !== null) return by;
  if (phase && phase.by !== null) return phase.by;
  // Dice that no side throws are nobody's, whoever chose before them.
  return facts.some(({ fact }) => fact.roll) ? null : (facts[0]?.side ?? null);
}

function loserOf({ place, loser }: Fact, { formations }: Stage): string | null {
  return place !== undefined && formations.has(place) ? place : (loser ?? null);
}
