import { describe, expect, test } from 'vitest';
import { passIdle } from '../../src/app/session/going';
import { openSession } from '../../src/app/session/session';
import type { Keeper } from '../../src/app/session/session-types';
import { lostValley } from '../../src/games/lost-valley';
import { Table } from '../../src/kernel/table';
import { duel } from '../kernel/duel';

const setup = { scenario: 'duel', options: [], seed: 'panels' };
/** One person plays for both. */
const alone = { ...duel, sides: ['red'] };

function open(keep: Keeper['keep'] = () => Promise.resolve(null)) {
  const table = new Table(alone, setup);
  const fresh = () => new Table(alone, setup);
  return {
    table,
    session: openSession({ table, keeper: { durable: true, keep }, seats: {}, fresh, passes: () => true }),
  };
}

const first = (session: ReturnType<typeof open>['session']) => {
  const choice = session.position.value.prompt?.choices[0];
  if (!choice) throw new Error('nothing is asked');
  return choice;
};

describe('an open table', () => {
  test('shows a choice only after it is safe on disk', async () => {
    let safe = (_: null) => {};
    const { session } = open(
      () =>
        new Promise((resolve) => {
          safe = resolve;
        }),
    );
    const made = session.choose(first(session));
    await Promise.resolve();
    expect(session.position.value.entries).toHaveLength(0);
    safe(null);
    expect(await made).toBe(true);
    expect(session.position.value.entries).toHaveLength(1);
  });

  test('a second tap while the first is being written changes nothing', async () => {
    const { session, table } = open();
    const made = session.choose(first(session));
    expect(await session.choose(first(session))).toBe(false);
    await made;
    expect(table.entries).toHaveLength(1);
  });

  test('says so where the disk refuses, and goes on', async () => {
    const { session } = open(() => Promise.resolve('quota'));
    await session.choose(first(session));
    expect(session.notice.value).toEqual({ is: 'not-saved', why: 'quota' });
    expect(session.position.value.entries).toHaveLength(1);
  });

  test('refuses what is not offered, with the rule, and writes nothing', async () => {
    let writes = 0;
    const { session } = open(() => {
      writes++;
      return Promise.resolve(null);
    });
    expect(await session.choose({ do: 'fly' })).toBe(false);
    expect(session.notice.value).toEqual({ is: 'refused', refusal: { reason: 'not-in-hand', rule: '2.1' } });
    expect(writes).toBe(0);
  });

  test('looking back shows the earlier view and leaves the game alone', async () => {
    const { session, table } = open();
    const before = session.position.value.view;
    await session.choose(first(session));
    await session.choose(first(session));
    await session.choose(first(session));
    const hash = table.hash();
    session.look(0);
    expect(session.shown.value).toEqual(before);
    session.look(2);
    session.look(1);
    expect(session.cursor.value).toBe(1);
    expect(table.hash()).toBe(hash);
    session.look(null);
    expect(session.shown.value).toBe(session.position.value.view);
  });

  test('a choice brings the eye back to now', async () => {
    const { session } = open();
    await session.choose(first(session));
    session.look(0);
    await session.choose(first(session));
    expect(session.cursor.value).toBeNull();
  });

  test('rewinding past a throw is marked', async () => {
    const { session } = open();
    await session.choose(first(session));
    await session.choose(first(session));
    await session.rewind(0);
    expect(session.position.value.entries).toHaveLength(0);
    expect(session.position.value.rewinds).toBe(1);
  });

  test('a hint is logged before it is shown', async () => {
    const { session, table } = open();
    await session.hint();
    expect(table.hints).toEqual([0]);
    expect(session.notice.value).toMatchObject({ is: 'hint', reason: { why: 'strongest' } });
  });

  test('a hint says at once that it is forming, and one that is dismissed before is not logged', async () => {
    const { session, table } = open();
    const forming = session.hint();
    expect(session.notice.value).toEqual({ is: 'forming', share: 0 });
    session.dismiss();
    await forming;
    expect(session.notice.value).toBeNull();
    expect(table.hints).toEqual([]);
  });
});

describe('a question that seldom matters', () => {
  /** A campaign that opens with a hand within its limit, where 6.1 only allows to discard. */
  const idle = () => {
    for (let seed = 0; ; seed++) {
      const table = new Table(lostValley, { scenario: 'campaign', options: ['19.5'], seed: `${seed}` });
      if (table.prompt?.ask === 'discard' && table.prompt.idle) return table;
    }
  };
  test('is passed by itself with the primary choice, which is in the journal like any other', () => {
    const table = idle();
    passIdle(table);
    expect(table.prompt?.ask).not.toBe('discard');
    expect(table.journal().choices).toEqual(['done']);
  });

  test('is asked where the player came back to it: opening a table moves nothing', () => {
    const table = idle();
    const keeper = { durable: true, keep: () => Promise.resolve(null) };
    openSession({ table: table as never, keeper, seats: {}, fresh: () => table as never, passes: () => true });
    expect(table.prompt?.ask).toBe('discard');
  });
});

describe('a table that is watched', () => {
  function watch() {
    const table = new Table(alone, setup);
    const keep = () => Promise.reject(new Error('a watcher wrote'));
    const seating = { table, keeper: { durable: true, keep }, seats: {}, passes: () => true, watching: true };
    return openSession({ ...seating, fresh: () => new Table(alone, setup) });
  }

  test('offers nothing and takes no choice', async () => {
    const session = watch();
    expect(session.position.value.offers).toEqual([]);
    expect(await session.choose(first(session))).toBe(false);
    expect(session.position.value.entries).toHaveLength(0);
  });

  test('follows the window that plays, forward and back', async () => {
    const { session: player, table } = open();
    const watcher = watch();
    const follow = () => watcher.follow({ ...table.journal() });
    for (let i = 0; i < 3; i++) await player.choose(first(player));
    follow();
    expect(watcher.position.value.view).toEqual(player.position.value.view);
    await player.rewind(1);
    follow();
    expect(watcher.position.value.entries).toHaveLength(1);
    expect(watcher.position.value.view).toEqual(player.position.value.view);
    expect(watcher.position.value.rewinds).toBe(player.position.value.rewinds);
  });

  test('what another window has overtaken is not shown', async () => {
    const { session } = open(() => Promise.resolve('taken-over'));
    expect(await session.choose(first(session))).toBe(false);
    expect(session.position.value.entries).toHaveLength(0);
    expect(session.notice.value).toEqual({ is: 'not-saved', why: 'taken-over' });
  });
});
