/** Somebody sits down at a table, with nothing of the screen but the desk. */
import { expect } from 'vitest';
import { passIdle } from '../../../src/app/session/going';
import { openSession } from '../../../src/app/session/session';
import { onlyAnswer } from '../../../src/app/session/unasked';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { createDesk } from '../../../src/panels/asking/desk';

export function sitDown(game: Game, seed: string, at: Table | null = null) {
  const [scenario = ''] = game.scenarios;
  const fresh = () => at?.forkAt(0) ?? new Table(game, { scenario, options: [], seed });
  const table = at ?? fresh();
  let written = 0;
  const keep = async () => {
    written++;
    return null;
  };
  const session = openSession({ table, keeper: { durable: true, keep }, seats: {}, fresh, passes: () => true });
  const desk = createDesk(session);
  return { table, session, desk, writes: () => written };
}

export type Sat = ReturnType<typeof sitDown>;

export const settled = () => new Promise((next) => setImmediate(next));

/** The table with what is meant, played again by the rules alone. */
export function asMeant({ table, session }: Sat): Table {
  const at = table.fork();
  for (const { key, side } of session.position.value.draft) {
    expect(at.follow([key]), key).toBe(1);
    for (let own = onlyAnswer(at, session.company); own; own = onlyAnswer(at, session.company)) at.choose(own);
    passIdle(at, side);
  }
  return at;
}
