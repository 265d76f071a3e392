import { expect, test } from 'vitest';
import { createReasons, hasSecrets } from '../../src/app/session/reasons';
import { lostValley } from '../../src/games/lost-valley';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';

const reason = (why: string) => ({ why, outlook: null });

/** An assault of the Viet Minh, at the question which targets its guns fire at. */
function atTheGuns(): Table {
  const table = new Table(season, { scenario: 'initial-assault', options: [], seed: 'reasons' });
  while (table.prompt && table.prompt.ask !== 'barrage')
    table.choose(season.mind.bot(table.state, table.prompt).choice);
  return table;
}

test('who has named a target and leaves it at that says why he named it, and nothing before it is done', () => {
  const table = atTheGuns();
  const reasons = createReasons(table);
  const at = table.entries.length;
  const target = table.prompt?.choices.find((choice) => choice.do === 'barrage');
  const isNamed = reasons.next(target, reason('barrage'));
  expect(reasons.of(at)).toBeNull();
  expect(target && table.choose(target).ok).toBe(true);
  isNamed();
  reasons.next({ do: 'done' }, reason('save-guns'))();
  expect([reasons.of(at), reasons.of(at + 1)]).toEqual([reason('barrage'), reason('barrage')]);
});

test('who names no target says why not', () => {
  const table = atTheGuns();
  const reasons = createReasons(table);
  reasons.next({ do: 'done' }, reason('save-guns'))();
  expect(reasons.of(table.entries.length)).toEqual(reason('save-guns'));
});

test('a side has secrets as long as it knows more than the other: a hand, hidden pieces, cargo, a mine', () => {
  const at = (game: Game, scenario: string, ask: string) => {
    const table = new Table(game, { scenario, options: [], seed: 'secrets' });
    while (table.prompt && table.prompt.ask !== ask) table.choose(game.mind.bot(table.state, table.prompt).choice);
    return game.sides.filter((side) => hasSecrets(game, table.state, side));
  };
  expect(at(storm, 'battle', 'impulse')).toEqual(['french', 'viet-minh']);
  expect(at(season, 'initial-assault', 'attack')).toEqual(['viet-minh']);
  expect(at(vallee, 'gabrielle', 'assault')).toEqual([]);
  expect(at(vallee, 'campaign', 'air-missions')).toContain('french');
  expect(at(lostValley, 'campaign', 'move')).toEqual([]);
});
