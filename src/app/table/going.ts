/** What follows by itself, what is set at first, and what undo takes with it. */
import type { Choice } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import { freeOnes } from './ending';

/** Makes the primary choice wherever one side has seldom a reason to make another and has made none in that question. */
export function passIdle(table: Table, side = table.prompt?.side): void {
  const { game, state } = table;
  const chosen = table.entries.at(-1)?.ask;
  while (table.prompt?.idle && table.prompt.side === side && table.prompt.ask !== chosen) {
    const choice = table.prompt.choices.find((one) => game.face.offer(state, one).primary);
    if (!choice || !table.choose(choice).ok) return;
  }
}

/** The most that is set at first. */
const USUAL = 12;

/** The counters that a sensible player would join to the fight, none of which costs anything; all who may, if none. */
export function usualForce(table: Table): readonly Choice[] {
  const { game, prompt } = table;
  const tried = table.fork();
  const joins: Choice[] = [];
  const isFree = (at: Table, choice: Choice) => {
    const { counter, place, price } = game.face.offer(at.state, choice);
    return counter !== undefined && place === undefined && price === undefined;
  };
  while (tried.prompt && tried.prompt.ask === prompt?.ask && joins.length < USUAL) {
    const { choice } = game.mind.bot(tried.state, tried.prompt);
    if (!isFree(tried, choice) || !tried.choose(choice).ok) break;
    joins.push(choice);
  }
  if (joins.length > 0 || prompt?.scene?.is !== 'force') return joins;
  return prompt.choices.filter((choice) => isFree(table, choice));
}

/** Takes back the last choice that somebody was asked for, or the last so many that were made together. */
export function undoAsked(table: Table, unasked: (at: Table) => Choice | null, size = 1): boolean {
  if (!table.undo()) return false;
  for (let left = size - 1; left > 0 && table.undo(); left--);
  while (unasked(table) && table.undo());
  return true;
}

/** Takes back the choice `at` and makes the later ones again, as far as they are still offered. */
export function takeBack(table: Table, at: number, obey: (tried: Table) => void): boolean {
  if (table.entries.length - at > table.undoable) return false;
  const later = table.entries.slice(at + 1).map(({ choice }) => choice);
  while (table.entries.length > at && table.undo());
  for (const choice of freeOnes(table, later, obey)) table.choose(choice);
  return true;
}
