/** For whom a game is told. */
import type { Game, Side } from '../../kernel/game';
import type { TableModel } from '../model/model';
import type { Stage } from './telling';

/** To whoever looks; to everybody where that is null. */
export function stageFor({ sides, face }: Game, looker: Side | null): Stage {
  const formations = new Set(face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id));
  return { sides, phases: face.phases, looker, formations };
}

/** At a table: to the one person who looks. */
export function stageOf({ game, position, company }: TableModel): Stage {
  return stageFor(game, company === 'persons' || company === 'nobody' ? null : position.peek().side);
}
