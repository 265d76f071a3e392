/** Plays games over the rules alone, with random choices or any other player. */
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { play } from '../../../src/games/season/play';
import type { Season } from '../../../src/games/season/state';
import { below, type Chance, seeded } from '../../../src/kernel/chance';

export interface Running {
  readonly v: Season;
  readonly rules: ReturnType<typeof play.rules>;
  prompt: SeasonPrompt | null;
}

export function open(scenario: string, seed: string): Running {
  return from(play.setup({ scenario, options: [], seed }));
}

export function from(v: Season): Running {
  const rules = play.rules(v);
  const step = rules.next();
  return { v, rules, prompt: step.done ? null : step.value };
}

export function answer(game: Running, choice: SeasonChoice): void {
  const step = game.rules.next(choice);
  game.prompt = step.done ? null : step.value;
}

/** Any choice, each as likely as another. */
export function lot(chance: Chance, prompt: SeasonPrompt): SeasonChoice {
  return one(chance, prompt.choices, prompt.ask);
}

const ends = ['done', 'no'];

/** Any choice, but seldom one that ends the question: such games fight a great deal. */
export function eager(chance: Chance, prompt: SeasonPrompt): SeasonChoice {
  const deeds = prompt.choices.filter((choice) => !ends.includes(choice.do));
  const moves = prompt.choices.some((choice) => choice.do === 'move');
  const go = deeds.length > 0 && prompt.ask !== 'end-week' && below(chance, moves ? 12 : 8) > 0;
  return one(chance, go ? deeds : prompt.choices, prompt.ask);
}

function one(chance: Chance, choices: readonly SeasonChoice[], ask: string): SeasonChoice {
  const choice = choices[below(chance, choices.length)];
  if (!choice) throw new Error(`no choice at ${ask}`);
  return choice;
}

/** A whole random game; `each` looks at every question before it is answered, and at the events that led to it. */
export function random(
  scenario: string,
  seed: string,
  each?: (game: Running, n: number) => void,
  pick: (chance: Chance, prompt: SeasonPrompt) => SeasonChoice = lot,
): Running {
  const game = open(scenario, seed);
  const chance = seeded(`lot ${seed}`);
  for (let n = 0; game.prompt; n++) {
    each?.(game, n);
    game.v.events = [];
    answer(game, pick(chance, game.prompt));
  }
  return game;
}
