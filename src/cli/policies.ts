/** Who decides when a game is played without a person. */
import { below, type Chance, seeded } from '../kernel/chance';
import type { Choice, Game, Prompt } from '../kernel/game';
import { Table } from '../kernel/table';

/** Any choice, the bot's, or the bot's with one in ten at random: that one reaches late turns by unlikely ways. */
export const policies = ['random', 'bot', 'mixed'] as const;
export type Policy = (typeof policies)[number];
const MIXED_RANDOM = 10;

/** Any offered choice, each equally likely; the lot is no die of the game's own. */
export function anyChoice(choices: readonly Choice[], lot: Chance): Choice {
  return choices[below(lot, choices.length)] as Choice; // a prompt always has a choice
}

export function decide(game: Game, { state }: Table, prompt: Prompt, policy: Policy, lot: Chance): Choice {
  const isRandom = policy === 'random' || (policy === 'mixed' && below(lot, MIXED_RANDOM) === 0);
  return isRandom ? anyChoice(prompt.choices, lot) : game.mind.bot(state, prompt).choice;
}

/** Plays one whole game. */
export function playGame(game: Game, setup: Table['setup'], policy: Policy): Table {
  const table = new Table(game, setup);
  const lot = seeded(`policy ${setup.seed}`);
  for (let prompt = table.prompt; prompt; prompt = table.prompt) {
    const choice = decide(game, table, prompt, policy, lot);
    const answer = table.choose(choice);
    if (!answer.ok) {
      const message = `refused: ${JSON.stringify(choice)} at ${prompt.ask}: ${answer.refusal.reason}`;
      throw new Error(message, { cause: answer.fault });
    }
  }
  return table;
}
