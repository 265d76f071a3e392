import { expect, test } from 'vitest';
import { LOOKED_AHEAD } from '../../src/kernel/bot';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { type Effort, search } from '../../src/opponents/look-ahead';
import { playOut, standpointOf } from '../../src/opponents/playout';
import type { Duel } from '../kernel/duel';
import { anyStorm, fencing, questions } from './kit';

const effort: Effort = { candidates: 6, rounds: 16, seconds: 0.1 };
const budget = effort.seconds * anyStorm.mind.pace;
/** However little may be spent, two choices are tried so often, each to the end of a turn. */
const LEAST = 8;

/** Storm with every choice counted that its bot makes in looking ahead. */
function countingStorm(): { readonly game: Game; readonly played: () => number } {
  let count = 0;
  const bot: Game['mind']['bot'] = (state, prompt) => {
    count++;
    return anyStorm.mind.bot(state, prompt);
  };
  return { game: { ...anyStorm, mind: { ...anyStorm.mind, bot } }, played: () => count };
}

/** What looking ahead costs at some questions of a battle: choices played, in how many steps, and for which answer. */
function costs(tried: Effort, every = 180) {
  const { game, played } = countingStorm();
  const table = new Table(game, { scenario: 'battle', options: [], seed: 'costs' });
  const found: {
    readonly choices: number;
    /** Of a single look, by the bot alone. */
    readonly look: number;
    readonly steps: number;
    readonly chosen: string;
    readonly isCompared: boolean;
  }[] = [];
  for (const prompt of questions(table, every, 'costs')) {
    if (prompt.choices.length < 2) continue;
    const advice = candidates(game, table.state, prompt, tried.candidates);
    const look = playOut(standpointOf(table), advice[0] ?? never(), game.mind.sight, 'seed').choices;
    const before = played();
    const thinking = search(standpointOf(table), advice, tried, 'seed');
    let steps = 1;
    let share = 0;
    while (thinking.step()) {
      expect(thinking.share()).toBeGreaterThanOrEqual(share);
      share = thinking.share();
      steps++;
    }
    expect(thinking.share()).toBe(1);
    found.push({
      choices: played() - before,
      look,
      steps,
      chosen: table.write(thinking.best().choice),
      isCompared: thinking.outlook() !== null,
    });
  }
  return found;
}

/** Looks differ in length, and are never cut short. */
const LONGER = 1.6;

test('a decision plays about as many choices as its budget, or as two choices cost at least', () => {
  const capped = costs(effort);
  const free = costs({ ...effort, seconds: 1000 });
  expect(capped.length).toBe(free.length);
  expect(Math.max(...free.map(({ choices }) => choices))).toBeGreaterThan(1.5 * budget);
  for (const { choices, look } of capped) expect(choices).toBeLessThan(LONGER * Math.max(budget, LEAST * look));
  // A budget that suffices changes nothing but when others drop out.
  expect(costs({ ...effort, seconds: 500 })).toEqual(free);
});

test('the same budget comes to the same choices', () => {
  expect(costs(effort)).toEqual(costs(effort));
});

test('however little may be spent, two choices are compared, in whole looks', () => {
  const compared = ({ isCompared }: { readonly isCompared: boolean }) => isCompared;
  const poor = costs({ ...effort, seconds: 0.001 }, 60);
  const rich = costs({ ...effort, seconds: 1000 }, 60);
  for (const { choices, look } of poor) expect(choices).toBeLessThan(LONGER * LEAST * look);
  expect(rich.filter(compared).length).toBeGreaterThan(5);
  expect(poor.filter(compared).length).toBeGreaterThan(0.7 * rich.filter(compared).length);
});

test('a side that would hold a place more often by the best than by the next best hears so; it changes no choice', () => {
  // Whoever strikes hard has the hill more often: the coward's first idea loses it.
  const hits = (state: unknown) => (state as Duel).hits;
  const game: Game = {
    ...fencing,
    mind: {
      ...fencing.mind,
      holds: (state, side) => (side === 'red' && hits(state).red > hits(state).blue ? ['hill'] : []),
    },
  };
  const tried: Effort = { candidates: 4, rounds: 64, seconds: 50 };
  const found = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
    const [table, plain] = [game, fencing].map((one) => new Table(one, { scenario: 'duel', options: [], seed }));
    if (!table?.prompt || !plain) throw new Error('no duel');
    const advice = candidates(game, table.state, table.prompt, tried.candidates);
    const [thinking, without] = [table, plain].map((one) => search(standpointOf(one), advice, tried, 'seed'));
    while (thinking?.step());
    while (without?.step());
    expect(thinking?.best()).toEqual(without?.best());
    expect(without?.outlook()?.holds).toBeUndefined();
    const outlook = thinking?.outlook();
    if (outlook) expect(advice.map(({ choice }) => choice)).toContain(outlook.instead);
    return outlook?.holds;
  });
  const named = found.filter((one) => one !== undefined);
  expect(named.length).toBeGreaterThan(0);
  for (const { place, best, next } of named) {
    expect(place).toBe('hill');
    expect(best).toBeGreaterThan(next);
  }
});

test('a choice that the bot had no reason for, and that came out best, says that it was looked ahead', () => {
  const whys = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const table = new Table(fencing, { scenario: 'duel', options: [], seed });
    if (!table.prompt) throw new Error('no duel');
    const advice = candidates(fencing, table.state, table.prompt, 4).map((one) => ({ ...one, why: 'go-on' }));
    const thinking = search(standpointOf(table), advice, { candidates: 4, rounds: 64, seconds: 50 }, 'seed');
    while (thinking.step());
    const { choice, why } = thinking.best();
    expect(why).toBe(choice === advice[0]?.choice ? 'go-on' : LOOKED_AHEAD);
    whys.add(why);
  }
  expect(whys).toContain(LOOKED_AHEAD);
});

function never(): never {
  throw new Error('nothing to choose from');
}
