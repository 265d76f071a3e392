import { describe, expect, test } from 'vitest';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import { areaOf } from '../../src/games/vallee/rules/ground';
import { idsOf, unitsIn } from '../../src/games/vallee/rules/units';
import type { Vallee } from '../../src/games/vallee/state';
import type { Choice, Game, GameState } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { playOut, standpointOf } from '../../src/opponents/playout';
import { anyStorm, questions, stormTable } from './kit';

/** The dice that lie ready at each question of a look ahead: by stage and kind of question, in their order. */
function listening(): { readonly game: Game; readonly heard: Map<string, string[]>; readonly asked: () => number } {
  const heard = new Map<string, string[]>();
  let count = 0;
  const bot: Game['mind']['bot'] = (state, prompt) => {
    count++;
    if (prompt.resumable === true) {
      const occasion = `${anyStorm.mind.stage(state, prompt.side)} ${prompt.ask}`;
      const { a, b, c } = state.chance;
      heard.set(occasion, [...(heard.get(occasion) ?? []), `${a} ${b} ${c}`]);
    }
    return anyStorm.mind.bot(state, prompt);
  };
  return { game: { ...anyStorm, mind: { ...anyStorm.mind, bot } }, heard, asked: () => count };
}

test('the same occasion meets the same dice, whatever was chosen and however many questions came before it', () => {
  let compared = 0;
  let longer = 0;
  const table = stormTable('occasions');
  for (const prompt of questions(table, 120, 'occasions')) {
    const looks = candidates(anyStorm, table.state, prompt, 3).map(({ choice }) => {
      const ear = listening();
      playOut({ ...standpointOf(table), game: ear.game }, { choice }, anyStorm.mind.sight, 'seed');
      return ear;
    });
    const [first, ...others] = looks;
    for (const other of others) {
      if (other.asked() !== first?.asked()) longer++;
      for (const [occasion, dice] of other.heard) {
        const same = first?.heard.get(occasion) ?? [];
        const both = Math.min(same.length, dice.length);
        expect(dice.slice(0, both)).toEqual(same.slice(0, both));
        compared += both;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(longer).toBeGreaterThan(0);
});

describe('no look ends where something is half done', () => {
  test.each<readonly [string, Game, string]>([
    ['storm', storm, 'battle'],
    ['season', season, 'initial-assault'],
    ['vallee', vallee, 'gabrielle'],
  ])('%s: it ends with the battle or as a stage begins, some stages on', (_, game, scenario) => {
    const table = new Table(game, { scenario, options: [], seed: 'whole' });
    let ended = 0;
    for (const prompt of questions(table, 30, 'whole')) {
      const { side } = prompt;
      const stage = (state: GameState) => game.mind.stage(state, side);
      let last = stage(table.state);
      const bot: Game['mind']['bot'] = (state, asked) => {
        last = stage(state);
        return game.mind.bot(state, asked);
      };
      const from = { ...standpointOf(table), game: { ...game, mind: { ...game.mind, bot } } };
      const { end } = playOut(from, game.mind.bot(table.state, prompt), game.mind.sight, `whole ${ended}`);
      if (end.result) continue;
      expect(stage(end), prompt.ask).toBeGreaterThan(last);
      expect(stage(end)).toBeGreaterThanOrEqual(stage(table.state) + game.mind.sight.stages);
      ended++;
    }
    expect(ended).toBeGreaterThan(1);
  });
});

test('a plan is gone on with at the same question, and the bot is asked where it is at its end or no longer offered', () => {
  const game: Game = vallee;
  const table = new Table(game, { scenario: 'gabrielle', options: [], seed: 'plan' });
  while (table.prompt && table.prompt.ask !== 'assault-move')
    table.choose(game.mind.bot(table.state, table.prompt).choice);
  const { prompt } = table;
  if (!prompt) throw new Error('nobody is asked');
  const walks = (unit: string, to: string): Choice => {
    const walk = prompt.choices.find((one) => 'unit' in one && one.unit === unit && 'to' in one && one.to === to);
    if (!walk) throw new Error(`${unit} does not get to ${to}`);
    return walk;
  };
  const [first, second, third] = ['vm-1-88', 'vm-2-88', 'vm-3-88'].map((unit) => walks(unit, 'natasha'));
  if (!first || !second || !third) throw new Error('nobody marches');
  /** Where the battalions stand when the bot is first asked. */
  const stands = (then: readonly Choice[]) => {
    let seen: string[] | null = null;
    const bot: Game['mind']['bot'] = (state, asked) => {
      seen ??= idsOf(unitsIn(state as Vallee, areaOf('natasha'), 'viet-minh')); // no other game is played here
      return game.mind.bot(state, asked);
    };
    const listened: Game = { ...game, mind: { ...game.mind, bot } };
    playOut({ ...standpointOf(table), game: listened }, { choice: first, then }, game.mind.sight, 'seed');
    return seen;
  };
  expect(stands([])).toEqual(['vm-1-88']);
  expect(stands([second, third])).toEqual(['vm-1-88', 'vm-2-88', 'vm-3-88']);
  expect(stands([first, third]), 'who has moved is left out').toEqual(['vm-1-88', 'vm-3-88']);
});
