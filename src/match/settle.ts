/** What came of a letter or a decision, on the table: what is written in one transaction, and shown only then. */
import { Table } from '../kernel/table';
import { type Desk, type Match, setupOf } from './match';
import type { Lines } from './reception';
import { takeTurn } from './run';

/** The desk as it stands afterwards; the table is opened as soon as the dice are. */
export function settled({ game, table }: Desk, match: Match, lines: Lines | null): Desk {
  const setup = setupOf(match);
  const at = table ?? (setup && new Table(game, setup));
  if (at && lines) {
    at.floor = 0;
    at.rewind(lines.from);
    at.stirNext(null); // each line says itself what is mixed in before it
    const made = at.follow(lines.choices);
    if (made < lines.choices.length) throw new Error(`line ${made} of a letter was not offered again`);
  }
  if (at) takeTurn(match, at);
  return { match, game, table: at };
}

/** A match and its journal as they were stored. */
export function reopened({ game }: Pick<Desk, 'game'>, match: Match, choices: readonly string[]): Desk {
  return settled({ match, game, table: null }, match, { from: 0, choices });
}
