/** A sequence of play that reads as a list: steps in their order, gone through from wherever the state stands. */
import type { Choice, GameState, Phase, Rules, Side } from './game';

/** The phases of a turn in their order: letter and rule of the rulebook, who acts where it is one side alone. */
export type PhasePlan<P extends string> = Readonly<
  Record<P, readonly [code: string, rule: string, by: Side | null, more?: Pick<Phase, 'ends' | 'steps'>]>
>;

export function phasesOf<P extends string>(plan: PhasePlan<P>): readonly Phase[] {
  return Object.entries<PhasePlan<P>[P]>(plan).map(([id, [code, rule, by, more]]) => ({ id, code, rule, by, ...more }));
}

/** What is done and asked in a step; one in which nothing is asked is over when it is called. */
type Run<V, C extends Choice, A extends string> = (v: V) => Rules<C, void, A> | void;

interface Step<V, K extends string, C extends Choice, A extends string> {
  /** What happens once as it begins: not where play goes on in the midst of it. */
  readonly begin?: (v: V) => void;
  readonly run: Run<V, C, A>;
  /** What follows where that is not the next of the list; null where nothing does. */
  readonly next?: (v: V) => K | null;
}

export type Steps<V, K extends string, C extends Choice, A extends string> = Readonly<
  Partial<Record<K, Step<V, K, C, A> | Run<V, C, A>>>
>;

/** Goes through the steps to the end of the list, or of the game; `begin` is called as each but the first begins. */
export function* through<V extends GameState, K extends string, C extends Choice, A extends string>(
  v: V,
  first: K,
  steps: Steps<V, K, C, A>,
  begin: (v: V, step: K) => void,
): Rules<C, void, A> {
  for (let name: K | null = first; name !== null && !v.result; ) {
    const step: Step<V, K, C, A> | null = stepOf(steps, name);
    if (!step) return;
    const asking = step.run(v);
    if (asking) yield* asking;
    name = step.next ? step.next(v) : after(steps, name);
    if (name === null) return;
    begin(v, name);
    if (!v.result) stepOf(steps, name)?.begin?.(v);
  }
}

function stepOf<V, K extends string, C extends Choice, A extends string>(
  steps: Steps<V, K, C, A>,
  name: K,
): Step<V, K, C, A> | null {
  const step = steps[name];
  return typeof step === 'function' ? { run: step } : (step ?? null);
}

function after<K extends string>(steps: Readonly<Partial<Record<K, unknown>>>, name: K): K | null {
  const order = Object.keys(steps) as K[]; // the list has no other keys
  return order[order.indexOf(name) + 1] ?? null;
}
