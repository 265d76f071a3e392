/** What happened as steps to follow on the map: where, from where, what fell, and in which words. */
import type { Fact } from '../../kernel/facts';
import type { Side } from '../../kernel/game';
import { totals } from '../../kernel/odds';
import type { GameWords, Sentence } from '../../kernel/words';
import { type FactOf, type RolledFact, rolled, wayOf } from './fact-lists';
import { type LogLine, type LogSource, logLines } from './log-lines';
import type { Position } from './model';

export interface Step {
  /** Choices made when it began, and when all of it was so. */
  readonly begins: number;
  readonly at: number;
  readonly side: Side | null;
  readonly lines: readonly LogLine[];
  /** The line that says it all. */
  readonly title: Sentence;
  readonly roll: RolledFact | null;
  readonly place: string | null;
}

/**
 * What came of the choices from the entry `from` on. A roll, a card or a way begins a step, and so does the other side;
 * smaller things, such as losses shared out one by one, join the step before.
 */
export function stepsOf(told: LogSource, words: GameWords, from: number): readonly Step[] {
  const groups: { at: number; side: Side | null; lines: LogLine[] }[] = [];
  for (const line of logLines(told, words, from)) {
    const { at, fact } = line;
    if (!fact || at === 0) continue;
    const side = told.entries[at - 1]?.side ?? null;
    const last = groups.at(-1);
    const joins = last && last.side === side && (last.at === at || !isStart(fact));
    if (joins) {
      last.at = at;
      last.lines.push(line);
    } else groups.push({ at, side, lines: [line] });
  }
  return groups.map(({ at, side, lines }) => stepOf(at, side, lines));
}

function isStart(fact: Fact): boolean {
  return fact.roll !== undefined || fact.card?.is === 'played' || wayOf(fact) !== null;
}

/** Each line as a step of its own, where one choice brought them all. */
export function stepsOfLines(lines: readonly LogLine[]): readonly Step[] {
  return lines.map((line) => stepOf(line.at, null, [line]));
}

function stepOf(at: number, side: Side | null, lines: readonly LogLine[]): Step {
  const facts = lines.flatMap(({ fact }) => fact ?? []);
  const main = lines.find(({ fact }) => fact && wayOf(fact));
  const way = main?.fact ? wayOf(main.fact) : null;
  const title = (main ?? lines[0])?.sentence ?? [];
  const roll = rolled(facts.findLast((fact) => fact.roll !== undefined) ?? null);
  const place = way?.to ?? facts.find((fact) => fact.place !== undefined)?.place ?? null;
  return { begins: lines[0]?.at ?? at, at, side, lines, title, roll, place };
}

export interface LastMove {
  readonly side: Side;
  readonly place: string | null;
  readonly way: { readonly from: string; readonly to: string } | null;
}

/** What the other side did last, until whoever looks has decided something. */
export function lastMoveOf({ entries, side }: Pick<Position, 'entries' | 'side'>, factOf: FactOf): LastMove | null {
  const by = entries.at(-1)?.side;
  if (by === undefined || by === side) return null;
  let place: string | null = null;
  for (let i = entries.length - 1; i >= 0 && entries[i]?.side === by; i--) {
    for (const event of [...(entries[i]?.events ?? [])].reverse()) {
      const fact = factOf(event);
      const way = wayOf(fact);
      if (way) return { side: by, place: place ?? way.to, way };
      place ??= fact.place ?? null;
    }
  }
  return { side: by, place, way: null };
}

/** How many throws of the same dice come to this much or more. */
export function shareOf({ roll }: RolledFact): number | null {
  const [first, second] = roll.dice;
  if (first === undefined) return null;
  const sum = first + (second ?? 0);
  return totals(second === undefined ? '1d6' : '2d6', 0).reduce(
    (all, { is, chance }) => (is >= sum ? all + chance : all),
    0,
  );
}
