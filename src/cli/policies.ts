/** Who decides when a game is played without a person. */
import { below, type Chance, seeded } from '../kernel/chance';
import type { Choice } from '../kernel/game';
import { Table } from '../kernel/table';
import type { AnyGame } from './games';

export const policies = ['random', 'bot'] as const;
export type Policy = (typeof policies)[number];

/** Any offered choice, each equally likely; the lot is no die of the game's own. */
export function anyChoice(choices: readonly Choice[], lot: Chance): Choice {
  return choices[below(lot, choices.length)] as Choice; // a prompt always has a choice
}

/** Plays one whole game. */
export function playGame(game: AnyGame, setup: Table['setup'], policy: Policy): Table {
  const table = new Table(game, setup);
  const lot = seeded(`policy ${setup.seed}`);
  for (let prompt = table.prompt; prompt; prompt = table.prompt) {
    const choice = policy === 'bot' ? game.bot(table.state, prompt).choice : anyChoice(prompt.choices, lot);
    const answer = table.choose(choice);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(choice)} at ${prompt.ask}: ${answer.refusal.reason}`);
  }
  return table;
}
