/** One decision of the computer, at any table. */
import { below, seeded } from '../kernel/chance';
import type { Advice } from '../kernel/game';
import type { Outlook } from '../kernel/review';
import type { Level } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { candidates } from './candidates';
import { type Effort, search } from './look-ahead';
import { standpointOf } from './playout';

/** Thinking goes in small steps, so that whoever runs it can show how far it is, rest, or take the best so far. */
export interface Thinking {
  /** Does the next step; false where nothing is left to do. */
  step(): boolean;
  /** From 0 to 1. */
  share(): number;
  best(): Advice;
  /** What was found of the best and the next best; null where nothing was compared. */
  outlook(): Outlook | null;
}

/** How each level goes about it; who looks more often may trust a smaller lead. Work is counted, never time: the same question is answered alike on every machine. */
const efforts: Readonly<Record<Exclude<Level, 'hasty'>, Effort & { readonly first: number }>> = {
  steady: { candidates: 3, rounds: 4, seconds: 0.1, trifle: 0.02, first: 150 },
  thorough: { candidates: 6, rounds: 16, seconds: 0.7, trifle: 0.02, first: 150 },
  expert: { candidates: 8, rounds: 40, seconds: 2, trifle: 0.01, first: 450 },
};

/** The first questions of a battle meet code that the machine has never run, which is slow: for the first only so many choices of a level are played, and this share of them more for each after it. */
const GROWTH = 0.2;

/** A hasty player takes one of the next best instead of the best, once in so many questions. */
const SLIPS = 4;
const NEXT_BEST = 2;

export function think(table: Table, level: Level, seed: string): Thinking {
  const { game, state, prompt, entries } = table;
  if (!prompt) throw new RangeError('nobody is asked');
  const ownSeed = `${seed} ${entries.length}`;
  const most = level === 'hasty' ? 1 + NEXT_BEST : efforts[level].candidates;
  const advice = prompt.choices.length > 1 ? candidates(game, state, prompt, most) : [game.mind.bot(state, prompt)];
  const [first] = advice;
  if (!first) throw new RangeError('nothing to choose from');
  if (advice.length === 1) return decided(first);
  if (level === 'hasty') return decided(hasty(advice, first, ownSeed));
  const effort = efforts[level];
  const seconds = Math.min(effort.seconds, (effort.first * (1 + GROWTH * entries.length)) / game.mind.pace);
  return search(standpointOf(table), advice, { ...effort, seconds }, ownSeed);
}

function hasty(advice: readonly Advice[], first: Advice, seed: string): Advice {
  const lot = seeded(`hasty ${seed}`);
  if (below(lot, SLIPS) > 0) return first;
  const others = advice.slice(1);
  return others[below(lot, others.length)] ?? first;
}

function decided(advice: Advice): Thinking {
  return { step: () => false, share: () => 1, best: () => advice, outlook: () => null };
}
