/** Plays a game over the rules alone: asks, chooses, checks. */
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import type { ScenarioId } from '../../../src/games/vallee/data/options';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import { play } from '../../../src/games/vallee/play';
import type { Vallee } from '../../../src/games/vallee/state';
import { below, seeded } from '../../../src/kernel/chance';
import { written } from '../../../src/kernel/journal';
import { sorted } from '../../../src/kernel/tale';

export interface Told {
  readonly state: Vallee;
  readonly choices: number;
  readonly journal: readonly string[];
}

export type Policy = (state: Vallee, prompt: ValleePrompt) => ValleeChoice;

export interface Watch {
  readonly asked?: (state: Vallee, prompt: ValleePrompt) => void;
  readonly told?: (state: Vallee, events: readonly ValleeEvent[]) => void;
}

/** A random legal player of its own seed. */
export function randomly(seed: string): Policy {
  const lot = seeded(`lot ${seed}`);
  return (_, { choices }) => choices[below(lot, choices.length)] ?? choices[0] ?? { do: 'done' };
}

export function playGame(
  scenario: ScenarioId,
  seed: string,
  policy: Policy,
  watch: Watch = {},
  options: readonly string[] = [],
): Told {
  const state = play.setup({ scenario, options, seed });
  const rules = play.rules(state);
  const journal: string[] = [];
  let step = rules.next();
  while (!step.done) {
    const prompt = step.value;
    if (prompt.choices.length === 0) throw new Error(`nothing to choose at ${prompt.ask}`);
    watch.asked?.(state, prompt);
    const choice = policy(state, prompt);
    journal.push(written(play.writes, choice));
    step = rules.next(choice);
    watch.told?.(state, sorted(state.events).events);
    state.events = [];
    if (journal.length > 200_000) throw new Error('the game does not end');
  }
  return { state, choices: journal.length, journal };
}
