/** What a table has to tell, without a screen. */
import { openSession } from '../../../src/app/session/session';
import { readerOf } from '../../../src/app/session/telling';
import type { Side } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import type { Happened, Tale } from '../../../src/kernel/tale';
import { stageFor } from '../../../src/panels/tale/stage';
import { isCard, type Script, scriptOf, type ToldCard } from '../../../src/panels/tale/telling';

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
  return taleAt(table, side).happened;
}

export function taleAt(table: Table, side: Side | null, to = table.entries.length): Tale {
  return readerOf(table, { turn: 0, phase: '' }).told(-1, to, side);
}

export function scriptAt(table: Table, looker = table.game.sides[0] ?? ''): Script {
  return scriptOf(taleAt(table, looker), stageFor(table.game, looker));
}

export function cardsIn({ beats }: Script): readonly ToldCard[] {
  return beats.filter(isCard);
}
