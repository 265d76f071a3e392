/** What follows by itself, what is set at first, and what is taken back by itself. */
import type { Choice } from '../../kernel/game';
import type { Table } from '../../kernel/table';

/** Makes the primary choice wherever one side has seldom a reason to make another and has made none in that question. */
export function passIdle(table: Table, side = table.prompt?.side): void {
  const chosen = table.entries.at(-1)?.ask;
  while (table.prompt?.idle && table.prompt.side === side && table.prompt.ask !== chosen) {
    const choice = primaryOf(table);
    if (!choice || !table.choose(choice).ok) return;
  }
}

function primaryOf({ game, state, prompt }: Table): Choice | null {
  return prompt?.choices.find((one) => game.face.offer(state, one).primary) ?? null;
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

/** The most that is proposed at once. */
const PROPOSED = 24;

/**
 * Where a sensible player would lead the counters that must all go somewhere, one after another; nothing where they may
 * stay, or where dice fall in between.
 */
export function proposed(table: Table): readonly Choice[] {
  const { game, prompt } = table;
  if (!prompt || !mustGo(table)) return [];
  const tried = table.fork();
  const goes: Choice[] = [];
  while (tried.prompt?.ask === prompt.ask && tried.prompt.side === prompt.side && goes.length < PROPOSED) {
    const { choice } = game.mind.bot(tried.state, tried.prompt);
    if (game.face.offer(tried.state, choice).counter === undefined || !tried.choose(choice).ok) break;
    goes.push(choice);
    if (tried.state.chance.revealed !== table.state.chance.revealed) break;
  }
  return goes;
}

/** Counters are to go somewhere, and nothing leaves the question. */
function mustGo({ game, state, prompt }: Table): boolean {
  const offers = (prompt?.choices ?? []).map((choice) => game.face.offer(state, choice));
  return (
    offers.some(({ counter, place }) => counter !== undefined && place !== undefined) &&
    !offers.some((one) => one.primary)
  );
}
