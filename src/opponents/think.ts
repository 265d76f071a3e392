/** One decision of the computer, at any table. */
import { below, seeded } from '../kernel/chance';
import type { Advice } from '../kernel/game';
import type { Outlook } from '../kernel/review';
import type { Level } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { candidates } from './candidates';
import { type Effort, search } from './look-ahead';
import { playOut, standpointOf } from './playout';
import { remember, underWay } from './underway';

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
const efforts: Readonly<Record<Exclude<Level, 'hasty'>, Effort>> = {
  steady: { candidates: 3, rounds: 16, seconds: 0.4 },
  thorough: { candidates: 6, rounds: 64, seconds: 1.2 },
  expert: { candidates: 10, rounds: 200, seconds: 3.2 },
};

/**
 * The easiest level errs: at one question in so many it takes one of the next best instead of the best. Not where a battle
 * turns: looks at both on the same dice must come to the same chance to win but for so much, every one of them.
 */
export const errs = { often: 2, among: 2, looks: 2, margin: 0.1 } as const;

export function think(table: Table, level: Level, seed: string): Thinking {
  const label = `${level} ${seed}`;
  const afresh = (then: Table) => thinkAfresh(then, level, seed);
  const planned = level === 'hasty' ? null : underWay(table, label, afresh);
  if (planned) return planned;
  const thinking = afresh(table);
  remember(table, label, thinking);
  return thinking;
}

function thinkAfresh(table: Table, level: Level, seed: string): Thinking {
  const { game, state, prompt, entries } = table;
  if (!prompt) throw new RangeError('nobody is asked');
  const ownSeed = `${seed} ${entries.length}`;
  const count = level === 'hasty' ? 1 + errs.among : efforts[level].candidates;
  const advice = prompt.choices.length > 1 ? candidates(game, state, prompt, count) : [game.mind.bot(state, prompt)];
  const [first] = advice;
  if (!first) throw new RangeError('nothing to choose from');
  if (advice.length === 1) return decided(first);
  if (level === 'hasty') return decided(slipOf(table, advice, ownSeed) ?? first);
  return search(standpointOf(table), advice, efforts[level], ownSeed);
}

/** One of the next best, where the easiest level takes it. */
function slipOf(table: Table, [first, ...others]: readonly Advice[], seed: string): Advice | undefined {
  const lot = seeded(`slip ${seed}`);
  if (!first || below(lot, errs.often) > 0) return undefined;
  const other = others[below(lot, others.length)];
  if (!other) return undefined;
  const standpoint = standpointOf(table);
  const worthOf = (advice: Advice, look: number) =>
    playOut(standpoint, advice, table.game.mind.sight, `${seed} ${look}`).worth;
  for (let look = 0; look < errs.looks; look++) {
    if (Math.abs(worthOf(first, look) - worthOf(other, look)) > errs.margin) return undefined;
  }
  return other;
}

function decided(advice: Advice): Thinking {
  return { step: () => false, share: () => 1, best: () => advice, outlook: () => null };
}
