/** The strong level where a blunder is on offer: of each kind, in positions that play came to. */
import { describe, expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { Table } from '../../src/kernel/table';
import { decide, questions } from './kit';

/** Short battles: every kind of question is met in them. */
const scenarios: Readonly<Record<string, string>> = { vallee: 'hills', season: 'initial-assault' };
/** So many positions of each kind, from at most so many games. */
const POSITIONS = 2;
const GAMES = 40;

describe.each(trials.map((trial) => [trial.game.id, trial] as const))('%s', (id, { game, blunders }) => {
  /** Questions at which a blunder of a kind is offered that the bot would not make: looking ahead might talk into it. */
  function* tempting(kind: string): Generator<Table> {
    for (let i = 0; i < GAMES; i++) {
      const scenario = scenarios[id] ?? game.scenarios[0] ?? '';
      const table = new Table(game, { scenario, options: [], seed: `tempting ${i}` });
      for (const prompt of questions(table, 1, `tempting ${i}`)) {
        if (prompt.choices.length < 2 || prompt.choices.length > 60) continue;
        const isLaughed = (choice: (typeof prompt.choices)[number]) =>
          blunders.of(table.state, prompt, choice).includes(kind);
        if (prompt.choices.some(isLaughed) && !isLaughed(game.mind.bot(table.state, prompt).choice)) yield table;
      }
    }
  }

  test.each(blunders.kinds)('%s is nothing that it is talked into', (kind) => {
    let met = 0;
    for (const table of tempting(kind)) {
      const { prompt } = table;
      if (!prompt) continue;
      const { choice } = decide(table, 'thorough');
      expect(blunders.of(table.state, prompt, choice), table.write(choice)).not.toContain(kind);
      if (++met === POSITIONS) break;
    }
    expect(met).toBeGreaterThan(0);
  });
});
