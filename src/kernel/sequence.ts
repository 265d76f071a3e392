/** A sequence of play that reads as a list: steps in their order, gone through from wherever the state stands. */
import type { Choice, GameState, Phase, Rules, Side } from './game';

/** The phases of a turn in their order: letter and rule of the rulebook, who acts where it is one side alone. */
export type PhasePlan<P extends string> = Readonly<
  Record<P, readonly [code: string, rule: string, by: Side | null, more?: Pick<Phase, 'ends' | 'steps'>]>
>;

export function phasesOf<P extends string>(plan: PhasePlan<P>): readonly Phase[] {
  return Object.entries<PhasePlan<P>[P]>(plan).map(([id, [code, rule, by, more]]) => ({ id, code, rule, by, ...more }));
}

export interface Step<V, K extends string, C extends Choice, A extends string> {
  /** What is done and asked in it. */
  readonly run: (v: V) => Rules<C, void, A>;
  /** What follows where that is not the next of the list; null where nothing does. */
  readonly next?: (v: V) => K | null;
}

export type Steps<V, K extends string, C extends Choice, A extends string> = Readonly<
  Partial<Record<K, Step<V, K, C, A>>>
>;

/** Goes through the steps to the end of the list, or of the game; `begin` is called as each but the first begins. */
export function* through<V extends GameState, K extends string, C extends Choice, A extends string>(
  v: V,
  first: K,
  steps: Steps<V, K, C, A>,
  begin: (v: V, step: K) => void,
): Rules<C, void, A> {
  const order = Object.keys(steps) as K[];
  for (let name: K | null = first; name !== null && !v.result; ) {
    const step: Step<V, K, C, A> | undefined = steps[name];
    if (!step) return;
    yield* step.run(v);
    name = step.next ? step.next(v) : (order[order.indexOf(name) + 1] ?? null);
    if (name !== null) begin(v, name);
  }
}
