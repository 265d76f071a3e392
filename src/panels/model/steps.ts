/** What happened as steps to follow on the map: where, from where, what fell, and in which words. */
import type { GameEvent, Side } from '../../kernel/game';
import { totals } from '../../kernel/odds';
import type { Entry } from '../../kernel/table';
import type { GameWords, Sentence } from '../../kernel/words';
import { placeIn, type RolledEvent, rolled, wayIn } from './events';
import { type LogLine, logLines } from './log-lines';
import type { Position } from './model';

export interface Step {
  /** Choices made when it began, and when all of it was so. */
  readonly begins: number;
  readonly at: number;
  readonly side: Side | null;
  readonly lines: readonly LogLine[];
  /** The line that says it all. */
  readonly title: Sentence;
  readonly roll: RolledEvent | null;
  readonly place: string | null;
}

interface Told {
  readonly opening: readonly GameEvent[];
  readonly entries: readonly Entry[];
}

/**
 * What came of the choices from the entry `from` on. A roll, a card or a way begins a step, and so does the other side;
 * smaller things, such as losses shared out one by one, join the step before.
 */
export function stepsOf(told: Told, words: GameWords, places: ReadonlySet<string>, from: number): readonly Step[] {
  const groups: { at: number; side: Side | null; lines: LogLine[] }[] = [];
  for (const line of logLines({ ...told, turn: 0, phase: '' }, words, from)) {
    const { at, event } = line;
    if (!event || at === 0) continue;
    const side = told.entries[at - 1]?.side ?? null;
    const last = groups.at(-1);
    const joins = last && last.side === side && (last.at === at || !isStart(event, places));
    if (joins) {
      last.at = at;
      last.lines.push(line);
    } else groups.push({ at, side, lines: [line] });
  }
  return groups.map(({ at, side, lines }) => stepOf(at, side, lines, places));
}

function isStart(event: GameEvent, places: ReadonlySet<string>): boolean {
  return rolled(event) !== null || event.is === 'card-played' || wayIn(event, places) !== null;
}

/** Each line as a step of its own, where one choice brought them all. */
export function stepsOfLines(lines: readonly LogLine[], places: ReadonlySet<string>): readonly Step[] {
  return lines.map((line) => stepOf(line.at, null, [line], places));
}

function stepOf(at: number, side: Side | null, lines: readonly LogLine[], places: ReadonlySet<string>): Step {
  const events = lines.flatMap(({ event }) => event ?? []);
  const main = lines.find(({ event }) => event && wayIn(event, places));
  const way = main?.event ? wayIn(main.event, places) : null;
  const title = (main ?? lines[0])?.sentence ?? [];
  const roll = events.map(rolled).findLast((found) => found !== null) ?? null;
  const place = way?.to ?? lines.map((line) => placeOf(line, places)).find((found) => found !== null) ?? null;
  return { begins: lines[0]?.at ?? at, at, side, lines, title, roll, place };
}

/** The place a line speaks of. */
export function placeOf(line: LogLine, places: ReadonlySet<string>): string | null {
  const named = line.sentence.find((part) => typeof part !== 'string' && part.kind === 'place');
  if (named !== undefined && typeof named !== 'string') return places.has(named.id) ? named.id : null;
  return line.event && placeIn(line.event, places);
}

export interface LastMove {
  readonly side: Side;
  readonly place: string | null;
  readonly way: { readonly from: string; readonly to: string } | null;
}

/** What the other side did last, until whoever looks has decided something. */
export function lastMoveOf(
  { entries, side }: Pick<Position, 'entries' | 'side'>,
  places: ReadonlySet<string>,
): LastMove | null {
  const by = entries.at(-1)?.side;
  if (by === undefined || by === side) return null;
  let place: string | null = null;
  for (let i = entries.length - 1; i >= 0 && entries[i]?.side === by; i--) {
    for (const event of [...(entries[i]?.events ?? [])].reverse()) {
      const way = wayIn(event, places);
      if (way) return { side: by, place: place ?? way.to, way };
      place ??= placeIn(event, places);
    }
  }
  return { side: by, place, way: null };
}

/** How many throws of the same dice come to this much or more. */
export function shareOf({ roll }: RolledEvent): number | null {
  const [first, second] = roll.dice;
  if (first === undefined) return null;
  const sum = first + (second ?? 0);
  return totals(second === undefined ? '1d6' : '2d6', 0).reduce(
    (all, { is, chance }) => (is >= sum ? all + chance : all),
    0,
  );
}
