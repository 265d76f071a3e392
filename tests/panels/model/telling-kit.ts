/** What a table has to tell, without a screen. */
import type { GameEvent } from '../../../src/kernel/game';
import type { Table } from '../../../src/kernel/table';
import { type Happened, type Script, type Stage, scriptOf } from '../../../src/panels/model/telling';

export function happenedAt(
  { game, opening, entries, setup }: Table,
  start = { turn: 0, phase: '' },
): readonly Happened[] {
  let { turn, phase } = start;
  void setup;
  const walk = (events: readonly GameEvent[], entry: number, side: string | null) =>
    events.map((event, index): Happened => {
      const fact = game.face.fact(event);
      turn = fact.turn ?? turn;
      phase = fact.phase ?? phase;
      return { entry, index, event, fact, side, phase, turn };
    });
  return [...walk(opening, -1, null), ...entries.flatMap(({ events, side }, entry) => walk(events, entry, side))];
}

export function stageOf({ game }: Table, looker: string, settled = true): Stage {
  const { face, sides } = game;
  const formations = new Set(face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id));
  return { sides, phases: face.phases, looker, formations, settled };
}

export function scriptAt(table: Table, looker = table.game.sides[0] ?? ''): Script {
  return scriptOf(happenedAt(table), stageOf(table, looker));
}
