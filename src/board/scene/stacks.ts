import type { CounterView } from '../../kernel/view';
import { isTired } from '../art/counter';
import { type Lights, tellingOf } from '../base/types';

/** Counters by the place they are in. */
export type Stacks = ReadonlyMap<string, readonly CounterView[]>;

/** Counters by place, those still able to act first. */
export function stacksOf(counters: readonly CounterView[]): Stacks {
  const stacks = new Map<string, CounterView[]>();
  for (const counter of counters) {
    const stack = stacks.get(counter.at);
    if (stack) stack.push(counter);
    else stacks.set(counter.at, [counter]);
  }
  for (const stack of stacks.values()) stack.sort((a, b) => Number(isTired(a)) - Number(isTired(b)));
  return stacks;
}

/** Whether a place is part of what is now decided: if not, it fades. */
export function isConcerned(id: string, stack: readonly CounterView[], lights: Lights): boolean {
  const { targets, chosen, place } = lights;
  if (targets === null) {
    const told = tellingOf(lights);
    return told === null || place === id || told.from === id || told.to === id;
  }
  return targets.has(id) || place === id || stack.some((counter) => chosen.has(counter.id));
}
