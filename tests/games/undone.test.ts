/** What going on gives up, as every question of whole games says it. */
import { expect, test } from 'vitest';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import type { Game, Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';

/** Questions of a battle by the bot: what is left open, and what leaving says it gives up. */
function questions(game: Game, scenario: string, seed: string, leave: string) {
  const table = new Table(game, { scenario, options: [], seed });
  const found: {
    readonly prompt: Prompt;
    readonly forgoes: boolean;
    readonly undone: number;
    readonly hits: number;
  }[] = [];
  while (table.prompt) {
    const { prompt, state } = table;
    const end = prompt.choices.find((choice) => choice.do === leave);
    if (end) {
      const { forgoes = false, undone = 0 } = game.face.offer(state, end);
      const shown = game.face.preview(state, prompt, null)?.outcomes ?? [];
      found.push({ prompt, forgoes, undone, hits: shown.find(({ key }) => key === 'hit')?.value ?? 0 });
    }
    table.choose(game.mind.bot(state, prompt).choice);
  }
  return found;
}

const counters = ({ choices }: Prompt) => new Set(choices.flatMap((one) => ('unit' in one ? [one.unit] : []))).size;

test('3.1, 5.5 of Season: to stop digging gives up the points, to enter no more the units that may', () => {
  const all = ['initial-assault', 'five-hills'].flatMap((scenario) => questions(season, scenario, 'undone', 'done'));
  const digs = all.filter(({ prompt }) => prompt.ask === 'dig');
  const enters = all.filter(({ prompt }) => prompt.ask === 'enter');
  expect(Math.min(digs.length, enters.length)).toBeGreaterThan(0);
  for (const { prompt, forgoes, undone } of digs) expect([forgoes, undone]).toEqual([true, prompt.about?.points]);
  for (const { prompt, forgoes, undone } of enters) expect([forgoes, undone]).toEqual([true, counters(prompt)]);
});

test('5.3 of Season: to end the movement gives up the engaged battalions that could still move up', () => {
  const all = questions(season, 'initial-assault', 'undone', 'done').filter(
    ({ prompt }) => prompt.ask === 'assault-move',
  );
  expect(new Set(all.map(({ forgoes }) => forgoes))).toEqual(new Set([true, false]));
  for (const { prompt, forgoes, undone } of all) {
    expect(forgoes).toBe(undone > 0);
    expect(undone).toBeLessThanOrEqual(counters(prompt));
  }
  // Nobody has moved yet: all that are engaged in zones with bases before posts wait.
  const [first] = all;
  expect(first?.undone).toBeGreaterThan(5);
});

test('5.6.1 of Vallée: to end a movement that has begun gives the other moves up', () => {
  const all = questions(vallee, 'gabrielle', 'undone', 'done').filter(({ prompt }) => prompt.ask === 'assault-move');
  const begun = all.filter(({ prompt }) => prompt.choices.every((choice) => choice.do !== 'pass'));
  expect(begun.length).toBeGreaterThan(2);
  for (const { prompt, forgoes } of all) expect(forgoes).toBe(begun.some((one) => one.prompt === prompt));
});

test('5.6.2, 5.6.3, 12.2 of Vallée: no support gives up strikes that are free, no fire shots that can hit', () => {
  const all = ['hills', 'gabrielle'].flatMap((scenario) => questions(vallee, scenario, 'undone', 'done'));
  const fires = all.filter(({ prompt }) => ['fire-attacker', 'fire-defender', 'final-fire'].includes(prompt.ask));
  const supports = all.filter(({ prompt }) => prompt.ask.startsWith('support-'));
  expect(Math.min(fires.length, supports.length)).toBeGreaterThan(5);
  for (const { prompt, forgoes, undone } of fires) {
    expect(forgoes && undone > 0 && undone <= counters(prompt), prompt.ask).toBe(true);
  }
  for (const { prompt, forgoes } of supports) {
    expect(forgoes, prompt.side).toBe(prompt.choices.some((choice) => choice.do === 'strike'));
  }
});

test('10.0 of Storm: to keep a roll that does nothing gives the reroll up, to keep one that hits does not', () => {
  const all = Array.from({ length: 12 }, (_, n) => questions(storm, 'battle', `undone ${n}`, 'stop')).flat();
  const rolls = all.filter(({ prompt }) => prompt.ask === 'reroll');
  const moves = all.filter(({ prompt }) => prompt.ask !== 'reroll');
  expect(moves.every(({ forgoes }) => !forgoes)).toBe(true);
  expect(rolls.length).toBeGreaterThan(0);
  for (const { forgoes, hits } of rolls) expect(forgoes).toBe(hits === 0);
});
