/** Who decides when a game is played without a person. */
import { below, type Chance, seeded } from '../kernel/chance';
import type { Choice, Game, Prompt } from '../kernel/game';
import { type Level, levels } from '../kernel/seats';
import { Table } from '../kernel/table';
import { think } from '../opponents/think';

/** Any choice, the bot's, the bot's with one in ten at random (that one reaches late turns by unlikely ways), or a level's. */
export const policies = ['random', 'bot', 'mixed', ...levels] as const;
export type Policy = (typeof policies)[number];
const MIXED_RANDOM = 10;

/** Any offered choice, each equally likely; the lot is no die of the game's own. */
export function anyChoice(choices: readonly Choice[], lot: Chance): Choice {
  return choices[below(lot, choices.length)] as Choice; // a prompt always has a choice
}

/** What a level of the computer chooses, thought to the end. */
export function thought(table: Table, level: Level, seed: string): Choice {
  const thinking = think(table, level, seed);
  while (thinking.step());
  return thinking.best().choice;
}

export function decide(game: Game, table: Table, prompt: Prompt, policy: Policy, lot: Chance): Choice {
  const level = levels.find((one) => one === policy);
  if (level) return thought(table, level, table.setup.seed);
  const isRandom = policy === 'random' || (policy === 'mixed' && below(lot, MIXED_RANDOM) === 0);
  return isRandom ? anyChoice(prompt.choices, lot) : game.mind.bot(table.state, prompt).choice;
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
