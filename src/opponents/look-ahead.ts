/** Flat Monte Carlo by sequential halving: all candidates are tried on the same dice, the worse drop out. */
import { LOOKED_AHEAD } from '../kernel/bot';
import type { Advice } from '../kernel/game';
import { bytesOf } from '../kernel/hash';
import { holdingOf } from '../kernel/review';
import { playOut, type Standpoint } from './playout';
import type { Thinking } from './think';

export interface Effort {
  /** How many choices are tried at most. */
  readonly candidates: number;
  /** How often each is tried at most. */
  readonly rounds: number;
  /** Work for one decision in seconds of a phone, counted in choices by the pace of the game and never by a clock. */
  readonly seconds: number;
}

/** Another choice must be better than the bot's by so many standard errors to be taken instead: by more after few looks, which do not know their own error. */
const CONFIDENCE = 1;
const FEW = 2;
/** A choice that is behind by so many standard errors is not looked at again, and one that leads by more is taken. */
const HOPELESS = 2;
const CERTAIN = 3;
/** Where the first look, not yet at the end of the battle, says that a side has won or lost all but so much of a trifle, more change nothing. */
const DECIDED = 0.75;
/** Few looks can be alike by chance: two more are thought to lie as far off as those of all choices do, and at least so many trifles. */
const UNSEEN = 2;
const SPREAD = 2.5;
/** Nothing is dropped, taken or certain before so many rounds; as many candidates are tried as so many can be paid for. */
const OPENING = 4;
/** Work between two rests, in seconds of a phone: so soon a player is heard who does not want to wait. */
const BREATH = 0.1;

interface Candidate extends Advice {
  /** By round, on the same dice as those of the others. */
  readonly values: number[];
  /** The places held at the end of each. */
  readonly held: (readonly string[])[];
  /** What they came to beyond those of the bot's choice, and the squares of that. */
  gains: number;
  squares: number;
  /** The position that the first round came to. */
  end: string;
  /** Whether that one is the end of the battle, where a throw has made it all or nothing. */
  isOver: boolean;
}

export function search(standpoint: Standpoint, advice: readonly Advice[], effort: Effort, seed: string): Thinking {
  const [head, ...others] = advice.map(
    (one): Candidate => ({ ...one, values: [], held: [], gains: 0, squares: 0, end: '', isOver: false }),
  );
  if (!head) throw new RangeError('nothing to choose from');
  const first = head;
  const { pace, sight, trifle } = standpoint.game.mind;
  const budget = effort.seconds * pace;
  let rivals = others;
  let spent = 0;
  let looks = 0;
  let round = 0;
  let isOver = rivals.length === 0;
  const look = (one: Candidate) => {
    const { worth, choices, end } = playOut(standpoint, one, sight, `${seed} ${round}`);
    one.values.push(worth);
    one.held.push(standpoint.game.mind.holds?.(end, standpoint.side) ?? []);
    const gain = worth - (first.values[round] ?? 0);
    one.gains += gain;
    one.squares += gain * gain;
    if (round === 0) {
      one.end = bytesOf(end);
      one.isOver = end.result !== null;
    }
    spent += choices;
    looks++;
  };
  /** How many looks a number of choices pays for, by what they have cost so far. */
  const looksFor = (choices: number) => Math.floor((choices * looks) / spent);
  const lead = (one: Candidate) => leadOver(one, spreadOf(others, SPREAD * trifle));
  const byLead = (ones: readonly Candidate[]) => [...ones].sort((a, b) => lead(b).mean - lead(a).mean);
  /** After which part of the budget the worse half of those who are left drops out. */
  let halvings = 0;

  /** Who is still worth a look after so many rounds. */
  const staying = (): Candidate[] => {
    if (round === 1)
      return [first, ...rivals].every((one) => isDecided(one, DECIDED * trifle)) ? [] : rivals.filter(isAnother);
    if (round < OPENING) return rivals;
    const [best, ...rest] = byLead(rivals.filter((one) => !isHopeless(lead(one), trifle)));
    if (!best || isCertain(lead(best), rest.map(lead))) return [];
    if (spent < nextHalving()) return [best, ...rest];
    halvings++;
    return [best, ...rest.slice(0, Math.ceil((rest.length - 1) / 2))];
  };
  /** Each halving has the same share of the budget. */
  const nextHalving = () => (budget * (halvings + 1)) / (1 + Math.ceil(Math.log2(1 + others.length)));

  /** Not only another way to the same position. */
  const isAnother = ({ end }: Candidate, i: number) =>
    end !== first.end && rivals.findIndex((one) => one.end === end) === i;

  function* rounds(): Generator<void> {
    for (; round < effort.rounds && rivals.length > 0; rivals = staying()) {
      if (round >= OPENING && looksFor(budget - spent) < 1 + rivals.length) return;
      look(first);
      yield;
      // The bot's order says which are tried, where not all can be.
      if (round === 0) rivals = rivals.slice(0, Math.max(1, Math.floor(looksFor(budget) / OPENING) - 1));
      for (const one of rivals) {
        look(one);
        yield;
      }
      round++;
    }
  }
  const working = rounds();
  const leader = (): Candidate => {
    let best = first;
    let most = 0;
    for (const one of others) {
      const { mean, error } = lead(one);
      if (one.values.length < OPENING) continue;
      if (mean <= trifle + CONFIDENCE * error * (1 + FEW / (one.values.length - 1))) continue;
      if (mean > most) [best, most] = [one, mean];
    }
    return best;
  };
  return {
    step() {
      const rest = spent + BREATH * pace;
      while (!isOver && spent < rest) isOver = working.next().done === true;
      return !isOver;
    },
    share: () => (isOver ? 1 : Math.min(0.99, Math.max(round / effort.rounds, spent / budget))),
    best() {
      const { choice, why, then } = leader();
      return { choice, why: choice !== first.choice && why === 'go-on' ? LOOKED_AHEAD : why, ...(then && { then }) };
    },
    outlook() {
      const best = leader();
      const [next] = byLead([first, ...others].filter((one) => one !== best && one.values.length >= OPENING));
      if (best.values.length < OPENING || !next) return null;
      // Not all were looked at on the same dice: they are compared by how they did against the bot's.
      const behind = Math.max(0, lead(best).mean - lead(next).mean);
      const holds = holdingOf(best.held, next.held);
      return { best: meanOf(best), next: meanOf(best) - behind, instead: next.choice, ...(holds && { holds }) };
    },
  };
}

function meanOf({ values }: Candidate): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function isDecided({ values: [value = 0.5], isOver }: Candidate, rest: number): boolean {
  if (isOver) return false;
  return value < rest || value > 1 - rest;
}

interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** How much better a choice did than the bot's, on the same dice. */
function leadOver(one: Candidate, spread: number): Lead {
  const count = Math.max(1, one.values.length);
  const variance = (deviationsOf(one) + UNSEEN * spread) / Math.max(1, count - 1 + UNSEEN);
  return { mean: one.gains / count, error: Math.sqrt(variance / count) };
}

/** The variance of a single look, by those at all choices, and no less than that of so small a spread. */
function spreadOf(others: readonly Candidate[], least: number): number {
  let squares = 0;
  let looks = 0;
  for (const one of others) {
    squares += deviationsOf(one);
    looks += Math.max(0, one.values.length - 1);
  }
  return Math.max(least * least, squares / Math.max(1, looks));
}

/** The squares of how far each gain lies from their mean. */
function deviationsOf({ values, gains, squares }: Candidate): number {
  return Math.max(0, squares - (gains * gains) / Math.max(1, values.length));
}

function isHopeless({ mean, error }: Lead, trifle: number): boolean {
  return mean + HOPELESS * error < trifle;
}

/** So far ahead of the bot's choice, and of the next, that more looks would not change it. */
function isCertain(best: Lead, others: readonly Lead[]): boolean {
  return best.mean > CERTAIN * best.error && others.every(({ mean, error }) => mean + HOPELESS * error < best.mean);
}
