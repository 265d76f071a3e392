/** A plan that was weighed as a whole is followed until dice, the enemy or somebody else say otherwise. */
import { expect, test } from 'vitest';
import { season } from '../../src/games/season';
import { vallee } from '../../src/games/vallee';
import type { Advice, Choice, Game } from '../../src/kernel/game';
import { replay, Table } from '../../src/kernel/table';
import { underWay } from '../../src/opponents/underway';
import { decide } from './kit';

const LEVEL = 'thorough';

/** A game that counts how often its bot is asked: as good as never where nobody looks ahead. */
function counting(game: Game) {
  let asked = 0;
  const bot: Game['mind']['bot'] = (state, prompt) => {
    asked++;
    return game.mind.bot(state, prompt);
  };
  const thoughtFor = (table: Table): { readonly advice: Advice; readonly asked: number } => {
    const before = asked;
    return { advice: decide(table, LEVEL), asked: asked - before };
  };
  return { game: { ...game, mind: { ...game.mind, bot } } as Game, thoughtFor };
}

/** Played by the bot up to a question at which a plan of several steps is found. */
function planned(game: Game, scenario: string, ask: string) {
  const { game: counted, thoughtFor } = counting(game);
  for (let deal = 0; deal < 10; deal++) {
    const table = new Table(counted, { scenario, options: [], seed: `under way ${deal}` });
    for (let { prompt } = table; prompt; { prompt } = table) {
      if (prompt.ask === ask) {
        const { advice } = thoughtFor(table);
        if ((advice.then?.length ?? 0) > 1) return { table, advice, thoughtFor, counted };
      }
      table.choose(counted.mind.bot(table.state, prompt).choice);
    }
  }
  throw new Error(`no plan at ${ask}`);
}

const writtenBy = (table: Table) => (choice: Choice) => table.write(choice);

test('Season 5.1: who is called up for an assault is decided once, and the next questions only carry it out', () => {
  const { table, advice, thoughtFor } = planned(season as Game, 'initial-assault', 'engage');
  table.choose(advice.choice);
  const done: string[] = [];
  while (table.prompt?.ask === 'engage') {
    const { advice: next, asked } = thoughtFor(table);
    expect(asked).toBe(0);
    done.push(table.write(next.choice));
    table.choose(next.choice);
  }
  expect(done).toEqual((advice.then ?? []).map(writtenBy(table)));
});

test('Vallée 11.0: a march goes on as it was weighed; on another device, from the journal alone, just so', () => {
  const { table, advice, thoughtFor, counted } = planned(vallee as Game, 'gabrielle', 'assault-move');
  table.choose(advice.choice);
  const { advice: next, asked } = thoughtFor(table);
  expect(asked).toBe(0);
  expect((advice.then ?? []).map(writtenBy(table))).toContain(table.write(next.choice));
  expect(decide(replay(counted, table.journal()), LEVEL).choice).toEqual(next.choice);
});

test('what breaks a plan ends it: another choice than its own, or dice', () => {
  const { table, advice } = planned(season as Game, 'initial-assault', 'engage');
  const mine = new Set([advice.choice, ...(advice.then ?? [])].map(writtenBy(table)));
  const other = table.prompt?.choices.find((one) => !mine.has(table.write(one)));
  if (!other) throw new Error('everybody is called up');
  const next = () =>
    underWay(table, `${LEVEL} seed`, () => {
      throw new Error('it was thought of already');
    });
  table.choose(other);
  expect(next()).toBeNull();
  table.rewind(table.entries.length - 1);
  table.choose(advice.choice);
  expect(next()?.best().choice).toEqual(advice.then?.[0]);
  table.state.chance.revealed++;
  expect(next()).toBeNull();
});
