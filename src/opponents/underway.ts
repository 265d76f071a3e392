/** A plan that was weighed as a whole is carried out: its next step answers the next question, and nobody thinks twice. */
import type { Choice } from '../kernel/game';
import type { Entry, Table } from '../kernel/table';
import { offeredLike } from './playout';
import type { Thinking } from './think';

/** What was thought where so many choices had been made, of which this was the last: where it still is, so is all before it. */
interface Thought {
  readonly after: Entry | undefined;
  readonly label: string;
  readonly thinking: Thinking;
}

/** By table. Whoever thinks there again comes to the same, so that nothing but time is lost with them. */
const thoughts = new WeakMap<Table, Map<number, Thought>>();

export function remember(table: Table, label: string, thinking: Thinking): void {
  const known = thoughts.get(table) ?? new Map<number, Thought>();
  thoughts.set(table, known.set(table.entries.length, { after: table.entries.at(-1), label, thinking }));
}

/** What a plan under way says to this question; null where none is: it is at its end, dice fell or the enemy spoke since. */
export function underWay(table: Table, label: string, think: (then: Table) => Thinking): Thinking | null {
  const { entries, prompt, game, state } = table;
  if (!prompt || !game.mind.weighed?.includes(prompt.ask)) return null;
  let at = entries.length;
  while (isOfOne(table, entries[at - 1])) at--;
  while (at < entries.length) {
    const thinking = thoughtAt(table, at, label, think);
    const { choice, why, then = [] } = thinking.best();
    const { followed, left } = goneThrough([choice, ...then], entries.slice(at));
    if (followed === 0) return null;
    at += followed;
    // One that could not go on ends there, and another begins.
    if (at < entries.length) continue;
    for (const wanted of left) {
      const next = offeredLike(prompt, wanted);
      // What was sound when it was planned may be rash by now.
      if (next && !game.mind.rash?.(state, prompt, next))
        return { ...thinking, step: () => false, share: () => 1, best: () => ({ choice: next, why }) };
    }
  }
  return null;
}

/** Whether an entry belongs to the same question as the one now asked, with no die and nobody else in between. */
function isOfOne({ prompt, state }: Table, entry: Entry | undefined): boolean {
  return entry?.side === prompt?.side && entry?.ask === prompt?.ask && entry?.revealed === state.chance.revealed;
}

/** How many entries follow a plan, whose steps are left out where they were not offered, and what is left of it. */
function goneThrough(plan: readonly Choice[], since: readonly Entry[]) {
  let step = 0;
  for (const [followed, { choice }] of since.entries()) {
    const found = plan.findIndex((wanted, i) => i >= step && isLike(wanted, choice));
    if (found < 0) return { followed, left: plan.slice(step) };
    step = found + 1;
  }
  return { followed: since.length, left: plan.slice(step) };
}

function thoughtAt(table: Table, at: number, label: string, think: (then: Table) => Thinking): Thinking {
  const known = thoughts.get(table)?.get(at);
  if (known && known.after === table.entries[at - 1] && known.label === label) return known.thinking;
  const thinking = think(table.forkAt(at));
  while (thinking.step());
  return thinking;
}

function isLike(wanted: Choice | undefined, made: Choice): boolean {
  return (
    wanted !== undefined && Object.keys(wanted).every((key) => Reflect.get(wanted, key) === Reflect.get(made, key))
  );
}
