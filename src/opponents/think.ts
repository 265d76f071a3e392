/** One decision of the computer, at any table. */
import type { Choice } from '../kernel/game';
import type { Level } from '../kernel/seats';
import type { Table } from '../kernel/table';

export interface Thought {
  readonly choice: Choice;
  /** A key into the game's words. */
  readonly why: string;
}

/** Thinking goes in small steps, so that whoever runs it can show how far it is, rest, or take the best so far. */
export interface Thinking {
  /** Does the next step; false where nothing is left to do. */
  step(): boolean;
  /** From 0 to 1. */
  share(): number;
  best(): Thought;
}

/** Work is counted, never time: the same position, level and seed come to the same choice on every machine. */
export function think({ game, state, prompt }: Table, _level: Level, _seed: string): Thinking {
  if (!prompt) throw new RangeError('nobody is asked');
  const best = game.bot(state, prompt);
  return { step: () => false, share: () => 1, best: () => best };
}
