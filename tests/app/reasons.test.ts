import { expect, test } from 'vitest';
import { createReasons } from '../../src/app/table/reasons';
import { season } from '../../src/games/season';
import { Table } from '../../src/kernel/table';

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
  const isNamed = reasons.next(target, 'barrage');
  expect(reasons.of(at)).toBeNull();
  expect(target && table.choose(target).ok).toBe(true);
  isNamed();
  reasons.next({ do: 'done' }, 'save-guns')();
  expect([reasons.of(at), reasons.of(at + 1)]).toEqual(['barrage', 'barrage']);
});

test('who names no target says why not', () => {
  const table = atTheGuns();
  const reasons = createReasons(table);
  reasons.next({ do: 'done' }, 'save-guns')();
  expect(reasons.of(table.entries.length)).toBe('save-guns');
});
