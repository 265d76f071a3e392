/** Goes through a finished campaign and weighs every decision by playing on from it. */
import type { Choice } from '../kernel/game';
import { greatest, type Mark, type Review, strokesOf } from '../kernel/review';
import type { Table } from '../kernel/table';
import { candidates } from './candidates';
import { type Horizon, playOut, standpointOf } from './playout';

/** Work for one decision in seconds of a phone, counted in choices, and how often each choice is tried for it. */
const SECONDS = 0.2;
const LOOKS = 6;
/** So many other choices are tried beside the one that was made: the bot's, and its next best. */
const OTHERS = 2;
/** The dearest decisions are tried so often again, on other dice; a mistake is what then costs so many standard errors. */
const SUSPECTS = 12;
/** And what stands on both sides of the greatest luck, which a few looks can feign. */
const STROKES = 8;
const SECOND_LOOKS = 48;
const SURE = 2;

export interface Reviewing {
  /** Weighs the next decision; false where nothing is left to do. */
  step(): boolean;
  review(): Review;
}

/** `table` stands at the end of the campaign; what was found before is gone on with where it fits. */
export function reviewing(table: Table, seed: string, kept: Review | null = null): Reviewing {
  const { game, entries } = table;
  const made = entries.map(({ choice }) => choice);
  const hash = table.hash();
  const [first = ''] = game.sides;
  const end = game.mind.worth(table.state, first);
  const before = kept?.hash === hash && kept.of === made.length ? kept : null;
  const marks: Mark[] = [...(before?.marks ?? [])];
  let done = before?.done ?? 0;
  let confirmed = before?.confirmed ?? false;
  const horizon: Horizon = {
    ...game.mind.sight,
    choices: Math.ceil((SECONDS * game.mind.pace) / (2 * LOOKS)),
  };

  /** How a choice at the table's question turns out for the first side, throw by throw: the same for every choice. */
  const worthsOf = (at: Table, choice: Choice, looks: number, label: string): number[] => {
    const standpoint = standpointOf(at);
    return Array.from({ length: looks }, (_, i) => {
      const { worth } = playOut(standpoint, choice, horizon, `${seed} ${label} ${i}`);
      return standpoint.side === first ? worth : 1 - worth;
    });
  };
  const weigh = (at: Table, others: readonly Choice[], looks: number, label: string, sure: number): Mark | null => {
    const { prompt, entries: so } = at;
    const choice = made[so.length];
    if (!prompt || !choice || prompt.choices.length < 2) return null;
    const values = worthsOf(at, choice, looks, label);
    const chosen = meanOf(values);
    let mark: Mark = { at: so.length, side: prompt.side, made: choice, best: chosen, chosen, better: null };
    const text = at.write(choice);
    for (const other of others.filter((one) => at.write(one) !== text).slice(0, OTHERS)) {
      const tried = worthsOf(at, other, looks, label);
      const sign = prompt.side === first ? 1 : -1;
      const gains = tried.map((value, i) => sign * (value - (values[i] ?? 0)));
      const value = meanOf(tried);
      const isBetter = sign * (value - mark.best) > 0 && meanOf(gains) > sure * errorOf(gains);
      if (isBetter) mark = { ...mark, best: value, better: other };
    }
    return mark;
  };

  const othersAt = ({ state, prompt }: Table): readonly Choice[] =>
    prompt && prompt.choices.length > 1 ? candidates(game, state, prompt, 1 + OTHERS).map(({ choice }) => choice) : [];

  function* allOnce(): Generator<void> {
    table.rewind(done);
    while (done < made.length) {
      const mark = weigh(table, othersAt(table), LOOKS, `${done}`, 0);
      if (mark) marks.push(mark);
      const choice = made[done];
      if (choice) table.choose(choice);
      done++;
      if (mark) yield;
    }
  }
  /** Backwards, so that the table only ever goes back. */
  function* again(): Generator<void> {
    const cost = ({ best, chosen }: Mark) => Math.abs(best - chosen);
    const suspects = marks
      .filter(({ better }) => better)
      .sort((a, b) => cost(b) - cost(a))
      .slice(0, SUSPECTS);
    const ends = greatest(strokesOf({ marks, end, of: made.length }), STROKES).flatMap(({ at, until }) => [at, until]);
    const doubtful = [...new Set([...suspects.map(({ at }) => at), ...ends])].sort((a, b) => b - a);
    const found = new Map<number, Mark>();
    for (const at of doubtful.filter((one) => one < made.length)) {
      table.rewind(at);
      const better = suspects.find((one) => one.at === at)?.better;
      const mark = weigh(table, better ? [better] : [], SECOND_LOOKS, `again ${at}`, SURE);
      if (mark) found.set(at, mark);
      yield;
    }
    // What was not looked at twice is no mistake that anybody could name.
    for (const [i, mark] of marks.entries()) {
      marks[i] = found.get(mark.at) ?? { ...mark, best: mark.chosen, better: null };
    }
    confirmed = true;
  }
  const work = (function* () {
    yield* allOnce();
    if (!confirmed) yield* again();
  })();

  return {
    step: () => work.next().done !== true,
    review: () => ({ hash, done, of: made.length, marks: [...marks], confirmed, end }),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The standard error of the mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}
