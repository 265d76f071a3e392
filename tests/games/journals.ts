/**
 * Finished campaigns kept as files, one for each scenario of each game: the choices as a save writes them, and the state
 * they come to. The order of a choice's values is the format of every save, so it is kept too.
 */
import { playGame } from '../../src/cli/policies';
import type { Game, Setup } from '../../src/kernel/game';
import { offered } from '../../src/kernel/journal';
import { Table } from '../../src/kernel/table';

export interface Kept extends Setup {
  readonly rules: number;
  readonly hash: string;
  /** How each kind of choice was written. */
  readonly forms: readonly string[];
  readonly choices: readonly string[];
}

const GAMES = 24;

/** One of some games by the bot, with one choice in ten by chance: the one that answers most kinds of questions. */
export function keep(game: Game, scenario: string): string {
  const games = Array.from({ length: GAMES }, (_, n) =>
    playGame(game, { scenario, options: game.options, seed: `sfc32:kept-${n}` }, 'mixed'),
  );
  const breadth = ({ entries }: Table) => new Set(entries.map(({ ask, choice }) => `${ask} ${choice.do}`)).size;
  const widest = games.reduce((best, table) => (breadth(table) > breadth(best) ? table : best));
  const { rules, options, seed, choices } = widest.journal();
  const head = { rules, options: options.join(' '), seed, hash: widest.hash() };
  const fields = Object.entries(head).map((pair) => pair.join(': '));
  const lines = [...fields, ...formsOf(game).map((form) => `form: ${form}`)];
  return `${[...lines, '', ...choices].join('\n')}\n`;
}

export function read(scenario: string, text: string): Kept {
  const [head = '', body = ''] = text.trimEnd().split('\n\n');
  const fields = head.split('\n').map((line) => line.split(': '));
  const all = (name: string) => fields.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const one = (name: string) => all(name)[0] ?? '';
  return {
    scenario,
    rules: Number(one('rules')),
    options: one('options').split(' ').filter(Boolean),
    seed: one('seed'),
    hash: one('hash'),
    forms: all('form'),
    choices: body.split('\n'),
  };
}

/** How a game writes each kind of choice: «move unit to». */
export function formsOf({ play }: Game): string[] {
  return Object.entries(play.writes)
    .map(([kind, fields]) => [kind, ...fields].join(' '))
    .sort();
}

/** Plays written choices as far as the rules offer them. */
export function follow(game: Game, setup: Setup, choices: readonly string[]): Table {
  const table = new Table(game, setup);
  for (const text of choices) {
    const choice = table.prompt && offered(game.play.writes, table.prompt.choices, text);
    if (!choice) break;
    table.choose(choice);
  }
  return table;
}
