import { expect, test } from 'vitest';
import type { Level } from '../../src/kernel/seats';
import type { Table } from '../../src/kernel/table';
import type { FromThinker, Request, ToThinker } from '../../src/opponents/messages';
import { think } from '../../src/opponents/think';
import { createThinker } from '../../src/opponents/thinker';
import { anyStorm, fencing, fencingTable, stormTable } from './kit';

/** A mind whose rests end when the test says so, or at once. */
function wake(held = false) {
  const heard: FromThinker[] = [];
  const resting: (() => void)[] = [];
  let told = () => {};
  const send = createThinker({
    load: (id) => (id === 'duel' ? Promise.resolve(fencing) : id === 'storm' ? Promise.resolve(anyStorm) : missing(id)),
    post: (message) => {
      heard.push(message);
      if (message.is !== 'progress') told();
    },
    rest: () => (held ? new Promise((done) => resting.push(done)) : Promise.resolve()),
  });
  return {
    heard,
    send,
    /** The last thing said that is no progress. */
    answer: () =>
      new Promise<FromThinker>((done) => {
        told = () => done(heard.at(-1) ?? { is: 'failed', id: 0, reason: 'silence' });
      }),
    async rested() {
      resting.shift()?.();
      await settled();
    },
  };
}

/** Lets everything that waits only for promises happen. */
const settled = () => new Promise((done) => setTimeout(done));
const missing = (id: string) => Promise.reject(new Error(`no game ${id}`));

function ask(id: number, table: Table, level: Level): ToThinker {
  const choices = table.journal().choices;
  const request: Request = { setup: table.setup, choices, level, seed: 'seed' };
  return { is: 'decide', id, game: table.game.id, request };
}

function expected(id: number, table: Table, level: Level): FromThinker {
  const thinking = think(table, level, 'seed');
  while (thinking.step());
  const { choice, why } = thinking.best();
  return { is: 'decided', id, decision: { choice: table.write(choice), why, outlook: thinking.outlook() } };
}

test('it follows a journal choice by choice, back and along another way, and decides as at the table', async () => {
  const mind = wake();
  const table = stormTable('follow');
  let id = 0;
  const compare = async () => {
    const answer = mind.answer();
    mind.send(ask(++id, table, 'steady'));
    expect(await answer).toEqual(expected(id, table, 'steady'));
  };
  for (let i = 0; i < 30; i++) {
    if (i % 6 === 0) await compare();
    if (table.prompt) table.choose(table.game.mind.bot(table.state, table.prompt).choice);
  }
  table.rewind(11);
  await compare();
  const other = table.prompt?.choices.at(-1);
  if (other) table.choose(other);
  await compare();
});

test('it starts from a base where the journal does', async () => {
  const mind = wake();
  const table = fencingTable('base');
  for (let i = 0; i < 2; i++) if (table.prompt) table.choose(table.game.mind.bot(table.state, table.prompt).choice);
  expect(table.prompt?.resumable).toBe(true);
  const { setup } = table;
  const base = table.game.play.copy(table.state);
  const answer = mind.answer();
  const request: Request = { setup, base, choices: [], level: 'hasty', seed: 'seed' };
  mind.send({ is: 'decide', id: 1, game: 'duel', request });
  const said = await answer;
  const offered = table.prompt?.choices.map((choice) => table.write(choice)) ?? [];
  expect(said.is === 'decided' && offered.includes(said.decision.choice)).toBe(true);
});

test('progress rises to the end and belongs to the question', async () => {
  const mind = wake();
  const answer = mind.answer();
  mind.send(ask(7, fencingTable('progress'), 'thorough'));
  await answer;
  const shares = mind.heard.flatMap((message) => (message.is === 'progress' ? [message.share] : []));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  expect(mind.heard.every(({ id }) => id === 7)).toBe(true);
});

test('play now: the best so far is the answer, without another step', async () => {
  const mind = wake(true);
  mind.send(ask(1, fencingTable('now'), 'thorough'));
  await settled();
  expect(mind.heard.map(({ is }) => is)).toEqual(['progress']);
  mind.send({ is: 'play-now' });
  await mind.rested();
  expect(mind.heard.map(({ is }) => is)).toEqual(['progress', 'decided']);
});

test('hidden, it stops between two steps; shown again, it comes to the same choice', async () => {
  const mind = wake(true);
  const table = fencingTable('pause');
  mind.send(ask(1, table, 'thorough'));
  await settled();
  mind.send({ is: 'pause' });
  await mind.rested();
  const before = mind.heard.length;
  await mind.rested();
  expect(mind.heard.length).toBe(before);
  mind.send({ is: 'resume' });
  await settled();
  expect(mind.heard.length).toBeGreaterThan(before);
  for (let i = 0; i < 20; i++) await mind.rested();
  expect(mind.heard.at(-1)).toEqual(expected(1, table, 'thorough'));
});

test('a newer question takes the place of the one before it', async () => {
  const mind = wake(true);
  const table = fencingTable('pause');
  mind.send(ask(1, table, 'thorough'));
  await settled();
  expect(mind.heard.map(({ is }) => is)).toEqual(['progress']);
  mind.send(ask(2, table, 'hasty'));
  await settled();
  for (let i = 0; i < 20; i++) await mind.rested();
  expect(mind.heard.filter(({ is }) => is === 'decided').map(({ id }) => id)).toEqual([2]);
});

test('a journal that the rules do not follow, and a game it does not play, are said so', async () => {
  const mind = wake();
  const table = fencingTable('wrong');
  const wrong: Request = { setup: table.setup, choices: ['strike 9'], level: 'hasty', seed: 'seed' };
  const first = mind.answer();
  mind.send({ is: 'decide', id: 1, game: 'duel', request: wrong });
  expect(await first).toMatchObject({ is: 'failed', id: 1, reason: expect.stringContaining('strike 9') });
  const second = mind.answer();
  mind.send({ is: 'decide', id: 2, game: 'chess', request: wrong });
  expect(await second).toMatchObject({ is: 'failed', id: 2, reason: expect.stringContaining('chess') });
});
