/** The best of the choices, by a score. */
import type { StormChoice, StormPrompt } from '../choices';
import { firepowers, numberOf } from '../rules/units';

export function bestBy(
  choices: readonly StormChoice[],
  score: (choice: StormChoice) => number,
): StormChoice | undefined {
  let best: StormChoice | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = score(choice);
    if (value > top) [best, top] = [choice, value];
  }
  return best;
}

/** The offered choice of a kind, if there is one. */
export function offeredChoice(prompt: StormPrompt, kind: StormChoice['do']): StormChoice | undefined {
  return prompt.choices.find((choice) => choice.do === kind);
}

/** Those of the choices that pick a unit, the strongest first. */
export function picksByStrength(prompt: StormPrompt): StormChoice[] {
  const strength = (choice: StormChoice) => (choice.do === 'pick' ? (firepowers[numberOf(choice.unit)] ?? 0) : 0);
  return prompt.choices.filter((choice) => choice.do === 'pick').sort((a, b) => strength(b) - strength(a));
}
