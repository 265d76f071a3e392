/** Tables and thinkers for the tests of the computer. */
import { storm } from '../../src/games/storm';
import { below, seeded } from '../../src/kernel/chance';
import type { Advice, Choice, Game, Prompt } from '../../src/kernel/game';
import type { Level } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { think } from '../../src/opponents/think';
import { duel } from '../kernel/duel';

export const anyStorm: Game = storm;

/** The duel with a coward for a bot: it would do the weakest thing first. */
export const fencing: Game = {
  ...duel,
  mind: {
    ...duel.mind,
    weigh: (_state, prompt) =>
      [...prompt.choices].sort((a, b) => strength(a) - strength(b)).map((choice) => ({ choice, why: 'weak' })),
  },
};

function strength(choice: Choice): number {
  return 'card' in choice && typeof choice.card === 'number' ? choice.card : -1;
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
    table.choose(any && below(lot, 10) === 0 ? any : table.game.mind.bot(table.state, prompt).choice);
  }
}
