import { beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../../src/app/session/session';
import { games } from '../../src/cli/games';
import { replay, Table } from '../../src/kernel/table';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

/** A person at the first side, the computer at the others. */
function sitAt(table: Table, begun = false) {
  const { game, setup } = table;
  const [first] = game.sides;
  return openSession({
    table,
    campaign: 'here',
    keeper: { durable: true, keep: async () => null },
    seats: Object.fromEntries(game.sides.map((side) => [side, side === first ? 'person' : 'hasty'] as const)),
    fresh: () => new Table(game, setup),
    passes: () => false,
    tells: () => true,
    begun,
  });
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: whoever comes back in the midst of the enemy’s moves is told on from the step that was told',
  async (_, game) => {
    const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'told on' });
    const session = sitAt(table, true);
    let resumed = 0;
    for (let i = 0; i < 400 && resumed < 3 && table.prompt; i++) {
      const { telling } = session;
      const { tale, told } = telling.value ?? {};
      if (tale && told !== undefined && tale.happened.length > told + 3) {
        session.tell(told + 2);
        session.tell(told + 3);
        const seen = tale.happened[told + 2];
        const back = sitAt(replay(game, JSON.parse(JSON.stringify(table.journal()))));
        const on = back.telling.value;
        expect(on?.tale.happened[on.told]).toEqual(seen);
        expect(on?.at).toBe(on?.told);
        back.dispose();
        resumed++;
      }
      if (telling.value) session.tell(null);
      else if (session.position.value.waits !== null) await new Promise((next) => setTimeout(next));
      else await session.choose(game.mind.bot(table.state, table.prompt).choice);
    }
    expect(resumed).toBeGreaterThan(1);
    // What has been told to its end is not told again.
    while (session.telling.value) session.tell(null);
    expect(sitAt(replay(game, JSON.parse(JSON.stringify(table.journal())))).telling.value).toBe(null);
    session.dispose();
  },
);
