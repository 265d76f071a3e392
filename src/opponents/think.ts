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

/** How each level goes about it. Work is counted, never time: the same question is answered alike on every machine. */
const efforts: Readonly<Record<Exclude<Level, 'hasty'>, Effort & { readonly first: number }>> = {
  steady: { candidates: 3, rounds: 4, seconds: 0.1, first: 150 },
  thorough: { candidates: 6, rounds: 64, seconds: 0.6, first: 150 },
  expert: { candidates: 10, rounds: 200, seconds: 2, first: 450 },
};

/** The first questions of a battle meet code that the machine has never run, which is slow: for the first only so many choices of a level are played, and this share of them more for each after it. */
const GROWTH = 0.4;

/** The lower levels take one of the next best instead of the best, once in so many questions. */
const slips: Readonly<Partial<Record<Level, number>>> = { hasty: 4, steady: 12 };
const NEXT_BEST = 2;

export function think(table: Table, level: Level, seed: string): Thinking {
  const { game, state, prompt, entries } = table;
  if (!prompt) throw new RangeError('nobody is asked');
  const ownSeed = `${seed} ${entries.length}`;
  const count = level === 'hasty' ? 1 + NEXT_BEST : efforts[level].candidates;
  const advice = prompt.choices.length > 1 ? candidates(game, state, prompt, count) : [game.mind.bot(state, prompt)];
  const [first] = advice;
  if (!first) throw new RangeError('nothing to choose from');
  if (advice.length === 1) return decided(first);
  const slip = slipOf(advice, level, ownSeed);
  if (slip || level === 'hasty') return decided(slip ?? first);
  const effort = efforts[level];
  const { pace, patience } = game.mind;
  const most = effort.seconds * (patience?.[level] ?? 1);
  const seconds = Math.min(most, (effort.first * (1 + GROWTH * entries.length)) / pace);
  return search(standpointOf(table), advice, { ...effort, seconds }, ownSeed);
}

/** One of the next best, where the level takes it. */
function slipOf(advice: readonly Advice[], level: Level, seed: string): Advice | undefined {
  const often = slips[level];
  if (!often) return undefined;
  const lot = seeded(`${level} ${seed}`);
  if (below(lot, often) > 0) return undefined;
  return advice[1 + below(lot, Math.min(NEXT_BEST, advice.length - 1))];
}

function decided(advice: Advice): Thinking {
  return { step: () => false, share: () => 1, best: () => advice, outlook: () => null };
}
