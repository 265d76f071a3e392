/** A game that the panels have never heard of: its cards, its log and its questions are there as soon as its rules say them. */
import { expect, test } from 'vitest';
import { Table } from '../../src/kernel/table';
import { ticksIn, timesOf, turn } from '../../src/panels/asking/ticks';
import { logLines } from '../../src/panels/tale/log-lines';
import { duel } from '../kernel/duel';
import { settled, sitDown } from './asking/sat';
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

test('what it asks is composed: each card is a row that is laid ready and taken away, the strong button makes it', async () => {
  const { session, desk, table } = sitDown(duel, 'new');
  const hands = { model: session, desk };
  const rows = () => ticksIn(session.position.value, session.position.value.offers, desk.marked.value);
  const asked: string[] = [];
  while (table.prompt && table.entries.length < 6) {
    if (session.curtain.value) session.lift();
    const { prompt } = session.position.value;
    asked.push(prompt?.ask ?? '');
    const before = table.hash();
    expect(rows().map(({ key }) => key)).toEqual(prompt?.choices.map((choice) => table.write(choice)));
    for (const { key, choice } of rows()) {
      const tap = () => {
        const row = rows().find((one) => one.key === key);
        if (row) turn(hands, row);
      };
      tap();
      expect(desk.strong.value).toMatchObject({ is: 'answer', offered: { key } });
      expect(session.preview(choice)?.outcomes[0]?.key).toBe('hit');
      tap();
      expect([rows().some((row) => timesOf(row) > 0), table.hash()]).toEqual([false, before]);
    }
    const last = rows().at(-1);
    if (last) turn(hands, last);
    expect(await desk.press()).toBe(true);
    await settled();
  }
  expect(new Set(asked)).toEqual(new Set(['strike', 'parry']));
  desk.dispose();
});
