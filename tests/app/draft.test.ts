import { describe, expect, test } from 'vitest';
import { openSession } from '../../src/app/session/session';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import type { Choice, Game, Prompt } from '../../src/kernel/game';
import { readOut } from '../../src/kernel/journal';
import { replay, Table } from '../../src/kernel/table';

const persons = { french: 'person', 'viet-minh': 'person' } as const;

/** Two persons at a table, from the first question that fits; what the disk says is counted. */
function sitDown(game: Game, fits: (prompt: Prompt) => boolean) {
  const [scenario = ''] = game.scenarios;
  const begin = () => new Table(game, { scenario, options: [], seed: 'draft' });
  const table = begin();
  while (table.prompt && !fits(table.prompt)) table.choose(game.mind.bot(table.state, table.prompt).choice);
  return open(table, begin);
}

function open(table: Table, fresh: () => Table) {
  let written = 0;
  const keep = async () => {
    written++;
    return null;
  };
  const session = openSession({ table, keeper: { durable: true, keep }, seats: persons, fresh, passes: () => false });
  while (session.curtain.value) session.lift();
  return { table, session, writes: () => written, fresh };
}

const isForce = ({ scene, choices }: Prompt) =>
  scene?.is === 'force' && scene.picked.length === 0 && choices.length > 3;
const picks = ({ session }: ReturnType<typeof open>, count: number): readonly Choice[] =>
  session.position.value.offers
    .filter(({ offer }) => offer.counter !== undefined)
    .slice(0, count)
    .map(({ choice }) => choice);

describe.each([
  ['storm', storm],
  ['season', season],
])('what is meant in %s', (_id, game: Game) => {
  test('changes what is seen, and neither the journal nor the disk', () => {
    const sat = sitDown(game, isForce);
    const { table, session, writes } = sat;
    const before = { hash: table.hash(), journal: table.journal(), view: session.position.value.view };
    session.mean(picks(sat, 2));
    expect(session.position.value.draft).toHaveLength(2);
    const scene = session.position.value.prompt?.scene;
    expect(scene?.is === 'force' && scene.picked).toHaveLength(2);
    expect([table.hash(), table.journal(), writes()]).toEqual([before.hash, before.journal, 0]);
    session.mean([], [0]);
    session.mean([], [0]);
    expect(session.position.value.draft).toEqual([]);
    expect(session.position.value.view).toEqual(before.view);
    expect(session.position.value.prompt).toBe(table.prompt);
  });

  test('undo takes it off choice by choice before it takes back a press', async () => {
    const sat = sitDown(game, isForce);
    const { table, session, writes } = sat;
    const made = table.entries.length;
    session.mean(picks(sat, 2));
    await session.undo();
    expect(session.position.value.draft).toHaveLength(1);
    await session.undo();
    expect([session.position.value.draft.length, table.entries.length, writes()]).toEqual([0, made, 0]);
  });

  test('a press makes all of it, is written once, and comes back as one', async () => {
    const sat = sitDown(game, isForce);
    const { table, session, writes } = sat;
    const before = { at: table.entries.length, hash: table.hash() };
    const [first, second, third] = picks(sat, 3);
    if (!first || !second || !third) throw new Error('too few to pick');
    session.mean([first, second]);
    await session.choose(third);
    expect(table.entries.slice(before.at).map(({ choice }) => choice)).toEqual([first, second, third]);
    expect([writes(), session.position.value.draft]).toEqual([1, []]);
    expect(session.position.value.undoes).toBe(before.at);
    await session.undo();
    expect(table.hash()).toBe(before.hash);
    await session.redo();
    expect(table.entries).toHaveLength(before.at + 3);

    // The page is killed: what the disk says is all there is.
    const again = open(replay(game, JSON.parse(JSON.stringify(table.journal()))), sat.fresh);
    expect(again.session.position.value.undoes).toBe(before.at);
    await again.session.undo();
    expect(again.table.hash()).toBe(before.hash);
  });

  test('is meant again after the page was left, as far as it is still offered', () => {
    const sat = sitDown(game, isForce);
    sat.session.mean(picks(sat, 2));
    const keys = sat.session.position.value.draft.map(({ key }) => key);
    const again = open(replay(game, JSON.parse(JSON.stringify(sat.table.journal()))), sat.fresh);
    again.session.mean([...keys, 'fly away'].map((text) => readOut(game.play.writes, text)));
    expect(again.session.position.value.draft.map(({ key }) => key)).toEqual(keys);
    expect(again.session.position.value.view).toEqual(sat.session.position.value.view);
  });

  test('what the other has been asked since is nobody’s to take back', async () => {
    const sat = sitDown(game, isForce);
    const { table, session } = sat;
    const side = table.prompt?.side;
    session.mean(picks(sat, 2));
    const begun = table.entries.length;
    for (let i = 0; i < 60 && table.prompt?.side === side; i++) {
      const { prompt, offers } = session.position.value;
      const next = offers.find(({ offer }) => offer.primary) ?? offers.at(-1);
      if (!prompt || !next) break;
      await session.choose(next.choice);
    }
    while (session.curtain.value) session.lift();
    expect(table.prompt?.side).not.toBe(side);
    const made = table.entries.length;
    expect(made).toBeGreaterThan(begun + 2);
    expect(session.position.value.undoes).toBeNull();
    await session.undo();
    expect(table.entries).toHaveLength(made);
  });
});
