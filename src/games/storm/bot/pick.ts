import type { StormChoice, StormPrompt } from '../choices';
import { firepowers, numberOf } from '../rules/units';

/** Those of the choices that pick a unit, the strongest first. */
export function picksByStrength(prompt: StormPrompt): StormChoice[] {
  const strength = (choice: StormChoice) => (choice.do === 'pick' ? (firepowers[numberOf(choice.unit)] ?? 0) : 0);
  return prompt.choices.filter((choice) => choice.do === 'pick').sort((a, b) => strength(b) - strength(a));
}
