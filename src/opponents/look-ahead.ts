/** Flat Monte Carlo with successive elimination: all candidates are tried on the same dice, the worse half drops out. */
import type { Advice } from '../kernel/game';
import { playOut, type Standpoint } from './playout';
import type { Thinking } from './think';

export interface Effort {
  /** How many choices are tried at most. */
  readonly candidates: number;
  /** How often each is tried, before and after each time that the worse half drops out. */
  readonly rounds: readonly number[];
  /** Playouts end when so many turns have. */
  readonly turns: number;
  /** Choices played for one decision: long turns are looked at less often, so that no decision takes long. */
  readonly budget: number;
}

/** Another choice must be better than the bot's by so many standard errors to be taken instead. */
const CONFIDENCE = 1;
/** Where the first look says that a side has won or lost all but so much, more looks change nothing. */
const DECIDED = 0.015;
/** Few samples can be alike by chance: two more are thought to lie this far off. */
const UNSEEN = 2;
const SPREAD = 0.05;

interface Candidate extends Advice {
  /** By round, on the same dice as those of the others. */
  readonly values: number[];
}

export function search(standpoint: Standpoint, advice: readonly Advice[], effort: Effort, seed: string): Thinking {
  const all: readonly Candidate[] = advice.slice(0, effort.candidates).map((one) => ({ ...one, values: [] }));
  const [first] = all;
  if (!first) throw new RangeError('nothing to choose from');
  const total = effort.rounds.reduce((sum, rounds) => sum + rounds, 0);
  const opening = effort.rounds[0] ?? 1;
  // Two choices can be looked at through the first rounds, however long their turns are.
  const horizon = { turns: effort.turns, choices: Math.floor(effort.budget / (2 * opening)) };
  let left = all;
  let round = 0;
  let stage = 0;
  let stageEnds = opening;
  let spent = 0;
  let looks = 0;
  const lead = (one: Candidate) => leadOver(first, one);
  const look = ({ choice, values }: Candidate) => {
    const { worth, choices } = playOut(standpoint, choice, horizon, `${seed} ${round}`);
    values.push(worth);
    spent += choices;
    looks++;
  };
  /** How many looks a number of choices pays for, by what they have cost so far. */
  const looksFor = (choices: number) =>
    looks === 0 ? Number.POSITIVE_INFINITY : Math.floor((choices * looks) / spent);
  const rivalsByLead = () => left.filter((one) => one !== first).sort((a, b) => lead(b).mean - lead(a).mean);
  const isOver = () =>
    round >= total ||
    left.length < 2 ||
    (round === 1 && left.every(isDecided)) ||
    (round > 0 && looksFor(effort.budget - spent) < 2);

  return {
    step() {
      if (isOver()) return false;
      const payable = looksFor(effort.budget - spent);
      if (left.length > payable) left = [first, ...rivalsByLead().slice(0, payable - 1)];
      look(first);
      // As many are tried as the first rounds can be paid for: the bot's order says which.
      if (round === 0) left = left.slice(0, Math.max(2, Math.floor(looksFor(effort.budget) / opening)));
      for (const one of left) if (one !== first) look(one);
      round++;
      if (round === stageEnds) {
        // The bot's choice stays to the end: the others are measured by it.
        const rivals = rivalsByLead();
        const staying = rivals.slice(0, Math.ceil(rivals.length / 2)).filter((one) => !isHopeless(lead(one)));
        left = [first, ...staying];
        stageEnds += effort.rounds[++stage] ?? 0;
      }
      return !isOver();
    },
    share: () => (isOver() ? 1 : Math.max(round / total, Math.min(1, spent / effort.budget))),
    best() {
      let best = first;
      let most = 0;
      for (const one of left) {
        const { mean, error } = lead(one);
        if (one !== first && mean > CONFIDENCE * error && mean > most) [best, most] = [one, mean];
      }
      return { choice: best.choice, why: best.why };
    },
  };
}

function isDecided({ values: [value = 0.5] }: Candidate): boolean {
  return value < DECIDED || value > 1 - DECIDED;
}

interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** How much better a choice did than the bot's, on the same dice. */
function leadOver(first: Candidate, one: Candidate): Lead {
  const count = one.values.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = (one.values[i] ?? 0) - (first.values[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = count > 0 ? sum / count : 0;
  const variance = (squares - count * mean * mean + UNSEEN * SPREAD * SPREAD) / (count + UNSEEN);
  return { mean, error: Math.sqrt(Math.max(0, variance) / Math.max(1, count)) };
}

function isHopeless({ mean, error }: Lead): boolean {
  return mean + 2 * error < 0;
}
