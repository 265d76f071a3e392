/** What a table has to tell, without a screen. */
import { openSession } from '../../../src/app/table/session';
import { readerOf, stageOf } from '../../../src/app/table/telling';
import type { Side } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { type Happened, isCard, type Script, scriptOf, type ToldCard } from '../../../src/panels/model/telling';

/** Persons sit at every side of a table, and nothing goes on by itself. */
export function personsAt(table: Table) {
  const { game, setup } = table;
  return openSession({
    table,
    keeper: { durable: true, keep: async () => null },
    seats: Object.fromEntries(game.sides.map((side) => [side, 'person' as const])),
    fresh: () => new Table(game, setup),
    passes: () => false,
  });
}

/** Everything that has happened at a table, as a side knows it. */
export function happenedAt(table: Table, side: Side | null): readonly Happened[] {
  const reader = readerOf(table, { turn: 0, phase: '' });
  const entries = [-1, ...table.entries.keys()];
  return entries.flatMap((entry) => reader.happenedIn(entry, side));
}

export function scriptAt(table: Table, looker = table.game.sides[0] ?? ''): Script {
  return scriptOf(happenedAt(table, looker), stageOf(table.game, looker, true));
}

export function cardsIn({ beats }: Script): readonly ToldCard[] {
  return beats.filter(isCard);
}
