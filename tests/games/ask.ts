/** Runs the rules of any game one by one and answers their questions. */
import type { Choice, Prompt, Rules } from '../../src/kernel/game';

/** Part of a choice that must be offered, or a function that finds one. */
export type Answer<C extends Choice, A extends string = string> =
  | Partial<C>
  | ((prompt: Prompt<C, A>) => C | undefined);

/**
 * Runs a rule to its end, answering each question with the next of the answers.
 * Throws on a question too many, an answer too many or one that is not offered.
 */
export function run<C extends Choice, R, A extends string>(rules: Rules<C, R, A>, ...answers: Answer<C, A>[]) {
  const asked: Prompt<C, A>[] = [];
  const left = [...answers];
  let step = rules.next();
  while (!step.done) {
    asked.push(step.value);
    step = rules.next(answered(step.value, left.shift()));
  }
  if (left.length > 0) throw new Error(`never asked: ${JSON.stringify(left)}`);
  return { returned: step.value, asked };
}

/** Answers questions until one of this kind is asked, and returns it unanswered. */
export function until<C extends Choice, A extends string>(
  rules: Rules<C, unknown, A>,
  ask: A,
  ...answers: Answer<C, A>[]
): Prompt<C, A> {
  const left = [...answers];
  let step = rules.next();
  while (!step.done && step.value.ask !== ask) step = rules.next(answered(step.value, left.shift()));
  if (step.done) throw new Error(`never asked: ${ask}`);
  return step.value;
}

/** Runs a rule to its end with the first choice of every question. */
export function runFirst<C extends Choice, R, A extends string>(rules: Rules<C, R, A>): R {
  let step = rules.next();
  while (!step.done) step = rules.next(answered(step.value, (prompt) => prompt.choices[0]));
  return step.value;
}

/** The first question of a rule, without answering it; null where it asks nothing. */
export function firstPrompt<C extends Choice, A extends string>(rules: Rules<C, unknown, A>): Prompt<C, A> | null {
  const step = rules.next();
  return step.done ? null : step.value;
}

function answered<C extends Choice, A extends string>(prompt: Prompt<C, A>, answer: Answer<C, A> | undefined): C {
  const { ask, choices } = prompt;
  if (!answer) throw new Error(`not answered: ${ask} ${JSON.stringify(choices)}`);
  const choice = typeof answer === 'function' ? answer(prompt) : choices.find((offer) => matches(offer, answer));
  if (!choice) throw new Error(`not offered: ${JSON.stringify(answer)} in ${ask} ${JSON.stringify(choices)}`);
  return choice;
}

function matches<C extends Choice>(offer: C, part: Partial<C>): boolean {
  return Object.entries(part).every(([key, value]) => Reflect.get(offer, key) === value);
}
