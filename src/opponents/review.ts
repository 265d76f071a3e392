/** Goes through a finished campaign and weighs every decision by playing on from it. */
import type { Choice } from '../kernel/game';
import { calmsOf, curveOf, dearest, greatest, type Mark, type Review, strokesOf } from '../kernel/review';
import type { Table } from '../kernel/table';
import { candidates } from './candidates';
import { playOut, type Standpoint, standpointOf } from './playout';

/** Work for one decision in seconds of a phone, counted in choices, and how often each choice is tried for it. */
interface Care {
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
}
const GLANCE: Care = { seconds: 0.4, least: 2, most: 8 };
/** So many other choices are tried beside the one that was made: the bot's, and its next best. */
const OTHERS = 2;
/** The dearest decisions are tried again and again on other dice, fewer each time with more care: those that stay dearer by so many standard errors. */
const ROUNDS: readonly (Care & { readonly suspects: number; readonly sure: number })[] = [
  { suspects: 64, seconds: 0.6, least: 6, most: 24, sure: 0 },
  { suspects: 24, seconds: 1.5, least: 12, most: 64, sure: 1 },
  { suspects: 10, seconds: 5, least: 32, most: 192, sure: 2 },
];
/** Work for the whole review that goes to where its looks lie farthest apart, and how often a stretch is looked at at most. */
const STEADY = { seconds: 60, most: 96 };
/** So many looks between two rests. */
const BREATH = 8;
/** What stands on both sides of the greatest luck, which a few looks can feign, is looked at with care, too. */
const STROKES = 8;
const STROKE: Care = { seconds: 2, least: 12, most: 96 };

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
  const { pace, sight } = game.mind;

  /** How a choice turns out for the first side in one look, and what that cost: the same dice for every choice. */
  const look = (from: Standpoint, tried: Choice, label: string): readonly [value: number, cost: number] => {
    const { worth, choices } = playOut(from, { choice: tried }, sight, `${seed} ${label}`);
    return [from.side === first ? worth : 1 - worth, choices];
  };
  /** The first of the rivals is what the computer itself would have done. */
  const weigh = (at: Table, rivals: readonly Choice[], care: Care, label: string, sure: number): Mark | null => {
    const { prompt, entries: so } = at;
    const choice = made[so.length];
    if (!prompt || !choice || prompt.choices.length < 2) return null;
    const standpoint = standpointOf(at);
    const text = at.write(choice);
    const others = rivals.filter((one) => at.write(one) !== text).slice(0, OTHERS);
    const [value, cost] = look(standpoint, choice, `${label} 0`);
    const values = [value];
    // Whole looks, if need be fewer: one that ends in the midst of a plan takes every step of it for a mistake.
    const payable = Math.floor((care.seconds * pace) / (cost * (1 + others.length)));
    const count = Math.max(care.least, Math.min(care.most, payable));
    while (values.length < count) values.push(look(standpoint, choice, `${label} ${values.length}`)[0]);
    const chosen = meanOf(values);
    const looks = { count, variance: varianceOf(values), cost };
    let mark: Mark = { at: so.length, side: prompt.side, made: choice, best: chosen, chosen, better: null, looks };
    let usual = chosen;
    const sign = prompt.side === first ? 1 : -1;
    for (const other of others) {
      const tried = values.map((_, i) => look(standpoint, other, `${label} ${i}`)[0]);
      const gains = tried.map((one, i) => sign * (one - (values[i] ?? 0)));
      const better = meanOf(tried);
      if (other === rivals[0]) usual = better;
      const isBetter = sign * (better - mark.best) > 0 && meanOf(gains) > sure * errorOf(gains);
      if (isBetter) mark = { ...mark, best: better, better: other };
    }
    return { ...mark, usual, ...(mark.better && prompt.about && { about: prompt.about }) };
  };
  /** Going back is cheap; whoever goes on again plays all that lies between. */
  const goTo = (at: number) => {
    if (at < table.entries.length) table.rewind(at);
    for (const choice of made.slice(table.entries.length, at)) table.choose(choice);
  };
  const othersAt = ({ state, prompt }: Table): readonly Choice[] =>
    prompt && prompt.choices.length > 1 ? candidates(game, state, prompt, 1 + OTHERS).map(({ choice }) => choice) : [];

  function* allOnce(): Generator<void> {
    goTo(done);
    while (done < made.length) {
      const mark = weigh(table, othersAt(table), GLANCE, `${done}`, 0);
      if (mark) marks.push(mark);
      const choice = made[done];
      const { revealed } = table.state.chance;
      if (choice) table.choose(choice);
      done++;
      const last = marks.at(-1);
      const isThrown = table.state.chance.revealed !== revealed;
      if (last) marks[marks.length - 1] = { ...last, thrown: last.thrown === true || isThrown };
      if (mark) yield;
    }
  }
  /** Where few looks that lie far apart say little there are more, at the last decision before the dice. */
  function* steadied(): Generator<void> {
    const wanted = moreLooks(marks, STEADY.seconds * pace, STEADY.most);
    for (const [i, count] of [...wanted].sort(([a], [b]) => b - a)) {
      const mark = marks[i];
      if (!mark?.looks) continue;
      goTo(mark.at);
      const standpoint = standpointOf(table);
      const values: number[] = [];
      while (values.length < count) {
        values.push(look(standpoint, mark.made, `more ${mark.at} ${values.length}`)[0]);
        if (values.length % BREATH === 0) yield;
      }
      marks[i] = withMore(mark, values);
    }
  }
  /** Weighs decisions once more; backwards, so that the table hardly ever goes on. */
  function* lookedAgain(
    doubtful: readonly Pick<Mark, 'at' | 'better'>[],
    care: Care,
    label: string,
    sure: number,
  ): Generator<void, ReadonlyMap<number, Mark>> {
    const found = new Map<number, Mark>();
    for (const { at, better } of [...doubtful].sort((a, b) => b.at - a.at)) {
      goTo(at);
      const usual = better ? othersAt(table).slice(0, 1) : [];
      const isUsual = better && usual.some((one) => table.write(one) === table.write(better));
      const mark = weigh(table, [...usual, ...(better && !isUsual ? [better] : [])], care, `${label} ${at}`, sure);
      if (mark) found.set(at, mark);
      yield;
    }
    return found;
  }
  function* again(): Generator<void> {
    yield* steadied();
    for (const [i, { suspects, sure, ...care }] of ROUNDS.entries()) {
      const found = yield* lookedAgain(dearest(marks, suspects), care, `again ${i}`, sure);
      // What was not looked at so often is no mistake that anybody could name.
      for (const [k, mark] of marks.entries()) {
        const { chosen } = mark;
        marks[k] = { ...mark, best: chosen, usual: chosen, better: null, ...found.get(mark.at) };
      }
    }
    const strokes = greatest(strokesOf({ marks: curveOf({ marks, confirmed: true }), end, of: made.length }), STROKES);
    const ends = new Set(strokes.flatMap(({ at, until }) => [at, until]));
    const doubtful = marks.filter(({ at, better }) => ends.has(at) && !better);
    const found = yield* lookedAgain(doubtful, STROKE, 'luck', 0);
    for (const [k, mark] of marks.entries()) marks[k] = { ...mark, ...found.get(mark.at) };
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

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}

/** The standard error of the mean. */
function errorOf(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values) / Math.max(1, values.length));
}

/** A mark with what more looks came to. */
function withMore(mark: Mark, values: readonly number[]): Mark {
  const { looks, best, chosen } = mark;
  if (!looks) return mark;
  const count = looks.count + values.length;
  const mean = (looks.count * chosen + values.length * meanOf(values)) / count;
  const variance = (looks.count * looks.variance + values.length * varianceOf(values)) / count;
  // What was better by so much is better by as much.
  return { ...mark, chosen: mean, best: mean + best - chosen, looks: { ...looks, count, variance } };
}

/** Few looks can be alike by chance: so many more are thought to lie as far apart as all do. */
const UNSEEN = 4;
/** Halvings of what lies between the smallest error that is wanted and the greatest. */
const HALVINGS = 20;
const ERRORS: readonly [number, number] = [0.01, 0.5];

/** How often to look again, by the number of the mark: as often as brings all stretches to the same error for that price. */
export function moreLooks(marks: readonly Mark[], budget: number, most: number): ReadonlyMap<number, number> {
  const known = marks.flatMap(({ looks }) => looks ?? []);
  const usual = meanOf(known.map(({ variance }) => variance));
  const calms = calmsOf(marks).flatMap((calm) => {
    const of = calm.flatMap((i) => marks[i]?.looks ?? []);
    const last = calm.at(-1);
    if (of.length === 0 || last === undefined) return [];
    const count = of.reduce((sum, one) => sum + one.count, 0);
    const apart = of.reduce((sum, one) => sum + one.count * one.variance, UNSEEN * usual);
    return [{ last, count, variance: apart / (count + UNSEEN), cost: meanOf(of.map(({ cost }) => cost)) }];
  });
  const wantedFor = (error: number) =>
    calms.map(({ count, variance }) => Math.floor(Math.min(most, variance / error ** 2) - count));
  let [low, high] = ERRORS;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const price = wantedFor(middle).reduce((sum, more, k) => sum + Math.max(0, more) * (calms[k]?.cost ?? 0), 0);
    if (price > budget) low = middle;
    else high = middle;
  }
  const wanted = wantedFor(high);
  return new Map(calms.flatMap(({ last }, k) => ((wanted[k] ?? 0) > 0 ? [[last, wanted[k] ?? 0] as const] : [])));
}
