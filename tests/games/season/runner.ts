/** Plays games over the rules alone, with random choices or any other player. */
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { play } from '../../../src/games/season/rules';
import type { Season } from '../../../src/games/season/state';
import { below, type Chance, seeded } from '../../../src/kernel/chance';

export interface Running {
  readonly v: Season;
  readonly rules: ReturnType<typeof play.play>;
  prompt: SeasonPrompt | null;
}

export function open(scenario: string, seed: string): Running {
  return from(play.setup({ scenario, options: [], seed }));
}

export function from(v: Season): Running {
  const rules = play.play(v);
  const step = rules.next();
  return { v, rules, prompt: step.done ? null : (step.value as SeasonPrompt) };
}

export function answer(game: Running, choice: SeasonChoice): void {
  const step = game.rules.next(choice);
  game.prompt = step.done ? null : (step.value as SeasonPrompt);
}

export function lot(chance: Chance, prompt: SeasonPrompt): SeasonChoice {
  const choice = prompt.choices[below(chance, prompt.choices.length)];
  if (!choice) throw new Error(`no choice at ${prompt.ask}`);
  return choice;
}

/** A whole random game; `each` looks at every question before it is answered. */
export function random(scenario: string, seed: string, each?: (game: Running, n: number) => void): Running {
  const game = open(scenario, seed);
  const chance = seeded(`lot ${seed}`);
  for (let n = 0; game.prompt; n++) {
    each?.(game, n);
    answer(game, lot(chance, game.prompt));
    game.v.events = [];
  }
  return game;
}
