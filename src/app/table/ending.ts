/** What comes of a choice, found out on a table of its own before the real one hears of it. */
import type { Choice } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import type { Ending } from '../../panels/model/model';

/** How a choice would end: 'free' where undo takes it back and the same side goes on in the same phase. */
export function endingOf(table: Table, choice: Choice, go: (tried: Table) => void = () => {}): Ending {
  return endingOn(table, table.fork(), choice, go);
}

/** The first of these choices, in their order, that are free one after another. */
export function freeOnes(
  table: Table,
  choices: readonly Choice[],
  go: (tried: Table) => void = () => {},
): readonly Choice[] {
  const tried = table.fork();
  const free: Choice[] = [];
  for (const choice of choices) {
    if (tried.offered(tried.write(choice)) === undefined) continue;
    if (endingOn(table, tried, choice, go) !== 'free') break;
    free.push(choice);
  }
  return free;
}

function endingOn(table: Table, tried: Table, choice: Choice, go: (tried: Table) => void = () => {}): Ending {
  const { state, prompt } = table;
  const before = tried.entries.length;
  if (!tried.choose(choice).ok) return 'free';
  go(tried);
  const { fact } = table.game.face;
  const events = tried.entries.slice(before).flatMap((entry) => entry.events);
  if (tried.state.chance.revealed !== state.chance.revealed) {
    return events.some((event) => fact(event).roll !== undefined) ? 'dice' : 'hidden';
  }
  if (!tried.prompt) return 'over';
  if (tried.prompt.side !== prompt?.side) return 'side';
  if (tried.state.turn !== state.turn) return 'turn';
  if (tried.state.phase !== state.phase) return 'phase';
  // With the last point the whole damage is settled.
  return prompt.scene?.is === 'damage' && tried.prompt.scene?.is !== 'damage' ? 'settled' : 'free';
}
