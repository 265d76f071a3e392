/** Tables and thinkers for the tests of the computer. */
import { storm } from '../../src/games/storm';
import { below, seeded } from '../../src/kernel/chance';
import type { Advice, Prompt } from '../../src/kernel/game';
import type { Level } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import type { AnyGame } from '../../src/opponents/games';
import { think } from '../../src/opponents/think';
import { type DuelChoice, duel } from '../kernel/duel';

export const anyStorm = storm as unknown as AnyGame;

/** The duel with what thinking needs: its bot is a coward who would do the weakest thing first. */
export const fencing = {
  ...duel,
  weigh: (_state: unknown, prompt: Prompt<DuelChoice>) =>
    [...prompt.choices].sort((a, b) => strength(a) - strength(b)).map((choice) => ({ choice, why: 'weak' })),
  worth: (state: { hits: Readonly<Record<string, number>> }, side: string) => {
    const own = state.hits[side] ?? 0;
    const all = Object.values(state.hits).reduce((sum, hits) => sum + hits, 0);
    return 0.5 + (2 * own - all) / 6;
  },
} as unknown as AnyGame;

function strength(choice: DuelChoice): number {
  return choice.do === 'take' ? -1 : choice.card;
}

export function stormTable(seed: string): Table {
  return new Table(anyStorm, { scenario: 'battle', options: [], seed });
}

export function fencingTable(seed: string): Table {
  return new Table(fencing, { scenario: 'duel', options: [], seed });
}

/** Thinks to the end. */
export function decide(table: Table, level: Level, seed = 'seed'): Advice {
  const thinking = think(table, level, seed);
  while (thinking.step()) if (thinking.share() > 1) throw new RangeError('more than all of it');
  return thinking.best();
}

/** Plays on by the bot, now and then by chance, and shows about one question in so many. */
export function* questions(table: Table, every: number, seed: string): Generator<Prompt> {
  const lot = seeded(`questions ${seed}`);
  for (let { prompt } = table; prompt; { prompt } = table) {
    if (below(lot, every) === 0) yield prompt;
    const any = prompt.choices[below(lot, prompt.choices.length)];
    table.choose(any && below(lot, 10) === 0 ? any : table.game.bot(table.state, prompt).choice);
  }
}
