/** What the panels read off lists of events: always by the facts that the game gives, never by an event's own fields. */
import type { Fact, FactKind } from '../../kernel/facts';
import type { GameEvent } from '../../kernel/game';
import type { Roll } from '../../kernel/rolls';
import type { GameWords } from '../../kernel/words';

/** How a game says what an event is. */
export type FactOf = (event: GameEvent) => Fact;

export type RolledFact = Fact & { readonly roll: Roll };

function isRolled(fact: Fact): fact is RolledFact {
  return fact.roll !== undefined;
}

export function rollsIn(events: readonly GameEvent[], factOf: FactOf): readonly RolledFact[] {
  return events.map(factOf).filter(isRolled);
}

/** The roll of a fact, if it is one. */
export function rolled(fact: Fact | null): RolledFact | null {
  return fact && isRolled(fact) ? fact : null;
}

/** What a roll was read off as; empty where it was on no table. */
export function rowText({ row }: GameWords, { read }: Fact): string {
  return read ? row(read.table, read.row, read.column) : '';
}

/** From one place to another, where a fact goes so. */
export function wayOf({ from, place }: Fact): { readonly from: string; readonly to: string } | null {
  return from === undefined || place === undefined || from === place ? null : { from, to: place };
}

/** A place changed hands. */
export function isCapture({ was, now }: Fact): boolean {
  return was !== undefined && now !== undefined;
}

/** The filters of the log. */
export const logKinds = ['rolls', 'losses', 'ground', 'levels', 'other'] as const;
export type LogKind = (typeof logKinds)[number];

const filters: Readonly<Partial<Record<FactKind, LogKind>>> = {
  roll: 'rolls',
  loss: 'losses',
  ground: 'ground',
  level: 'levels',
};

export function logKindOf({ kind }: Fact): LogKind {
  return filters[kind] ?? 'other';
}
