/** A game that the panels have never heard of: its cards and its log are there as soon as its rules mark their parts. */
import { expect, test } from 'vitest';
import { Table } from '../../src/kernel/table';
import { logLines } from '../../src/panels/tale/log-lines';
import { duel } from '../kernel/duel';
import { cardsIn, scriptAt, taleAt } from './tale/telling-kit';

const table = new Table(duel, { scenario: 'duel', options: [], seed: 'new' });
while (table.prompt) table.choose(duel.mind.bot(table.state, table.prompt).choice);
const events = table.entries.flatMap((entry) => entry.events);

test('each strike is a card by whoever strikes, with the parry and the die on it', () => {
  const cards = cardsIn(scriptAt(table, 'red')).filter(({ is }) => is === 'fight');
  expect(cards).toHaveLength(events.filter(({ is }) => is === 'strike').length);
  const told = new Set(cards.map(({ steps }) => steps.map(({ is }) => is).join(' ')));
  expect([...told].sort()).toEqual(['declared card roll']);
  expect(new Set(cards.map(({ by }) => by))).toEqual(new Set(['red', 'blue']));
  expect(cards.every(({ done }) => done)).toBe(true);
});

test('the log has a line for everything that has words, in the order of play', () => {
  const lines = logLines(taleAt(table, null), { event: (event) => [event.is] });
  expect(lines.map(({ event }) => event)).toEqual(events);
  expect(lines.map(({ sentence }) => sentence)).toEqual(events.map(({ is }) => [is]));
});
