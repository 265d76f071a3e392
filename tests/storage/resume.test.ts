import { describe, expect, test } from 'vitest';
import type { Game, Setup } from '../../src/kernel/game';
import { written } from '../../src/kernel/journal';
import { replay } from '../../src/kernel/table';
import { load } from '../../src/storage/campaigns';
import type { Disk } from '../../src/storage/disk';
import { goOn } from '../../src/storage/open-campaign';
import { done } from '../../src/storage/outcome';
import { beginning, type Resumable, resume } from '../../src/storage/resume';
import { saveOfStored } from '../../src/storage/save-of';
import { verify } from '../../src/storage/verify';
import { type Duel, type DuelTypes, duel } from '../kernel/duel';
import { begun, type DuelTable, good, longGame, newBox, newDisk, newTable, playOn, saved } from './kit';

/** The rules after a fix that no longer offers one choice once so many turns are over. */
function fixed(banned: string, fromTurn: number): Game<DuelTypes> {
  return {
    ...duel,
    rules: 2,
    play: {
      ...duel.play,
      *rules(state) {
        const rules = duel.play.rules(state);
        for (let step = rules.next(); !step.done; ) {
          const { choices } = step.value;
          const left = choices.filter((one) => state.turn < fromTurn || written(duel.play.writes, one) !== banned);
          step = rules.next(yield { ...step.value, choices: left.length > 0 ? left : choices });
        }
      },
    },
  };
}

/** Later rules that offer the banned choice again after turn 8. */
function fixedOnceMore(game: Game<DuelTypes>): Game<DuelTypes> {
  const rules = (state: Duel) => (state.turn > 8 ? duel : game).play.rules(state);
  return { ...game, play: { ...game.play, rules } };
}

function resumable(table: DuelTable): Resumable {
  const save = saved(table);
  return { ...save, snapshots: save.checkpoint ? [save.checkpoint] : [] };
}

/** A journal whose choice `at` is refused by the fixed rules, and the rules. */
function brokenAt(table: DuelTable, from: number, to: number): { game: Game<DuelTypes>; at: number } {
  for (let at = from; at < to; at++) {
    const entry = table.entries[at];
    if (!entry) continue;
    const game = fixed(table.write(entry.choice), entry.turn);
    const resumed = resume(game, { ...resumable(table), snapshots: [] });
    const broken = resumed.ok && resumed.value.notes.find(({ note }) => note === 'choice-refused');
    if (broken && 'at' in broken && broken.at === at) return { game, at };
  }
  throw new Error('every choice is still legal');
}

async function stored(disk: Disk, table: DuelTable) {
  const { campaign, keeper } = good(await begun(disk, newTable(table.setup.seed), null));
  const growing = newTable(table.setup.seed);
  for (const { choice } of table.entries) {
    growing.choose(choice);
    good(await keeper.keep(growing));
  }
  return { id: campaign.id, growing };
}

describe('the rules have not changed', () => {
  test('the same table, and nothing to say', () => {
    const table = longGame(30);
    const { table: again, notes, origin } = good(resume(duel, resumable(table)));
    expect([again.hash(), notes, origin.base]).toEqual([table.hash(), [], null]);
    expect(beginning(again, origin).hash()).toBe(newTable(table.setup.seed).hash());
  });

  test('a snapshot that disagrees with the journal: the journal wins, and it is said', () => {
    const table = longGame(30);
    const journal = resumable(table);
    const wrong = journal.snapshots.map((snapshot) => ({ ...snapshot, hash: '0'.repeat(16) }));
    const { table: again, notes } = good(resume(duel, { ...journal, snapshots: wrong }));
    expect(again.hash()).toBe(table.hash());
    expect(notes).toEqual([{ note: 'snapshot-disagrees', at: wrong[0]?.at }]);
  });

  test('newer rules, scenarios and options than this app has are refused', () => {
    const journal = resumable(playOn(newTable(), 3));
    expect(resume(duel, { ...journal, rules: 2 })).toEqual({ ok: false, reason: 'newer-rules' });
    expect(resume(duel, { ...journal, scenario: 'war' })).toEqual({ ok: false, reason: 'unknown-scenario' });
    expect(resume(duel, { ...journal, options: ['guns'] })).toEqual({ ok: false, reason: 'unknown-option' });
  });
});

describe('the rules have changed', () => {
  test('every choice is still legal: replayed, and the change is said', () => {
    const table = longGame(30);
    const { table: again, notes } = good(resume({ ...duel, rules: 2 }, resumable(table)));
    expect(again.hash()).toBe(table.hash());
    expect(notes).toEqual([{ note: 'rules-changed', from: 1, to: 2 }]);
  });

  test('what was found out on the way back is found out once', async () => {
    const disk = await newDisk();
    const seed = longGame(30).setup.seed;
    const { campaign, keeper, table } = good(await begun(disk, newTable(seed), null));
    good(await keeper.keep(playOn(table, 30)));
    // Under the changed rules every position has one throw more behind it.
    const setup = (from: Setup): Duel => {
      const state = duel.play.setup(from);
      return { ...state, chance: { ...state.chance, revealed: state.chance.revealed + 1 } };
    };
    const fixed = { ...duel, rules: 2, play: { ...duel.play, setup } };
    const first = good(await goOn(disk, fixed, campaign.id, null));
    expect(first.notes.map(({ note }) => note)).toEqual(['rules-changed', 'position-changed', 'position-changed']);
    const second = good(await goOn(disk, fixed, campaign.id, null));
    expect([second.notes, second.table.hash()]).toEqual([[], first.table.hash()]);
    // And what is exported then is believed elsewhere.
    expect(verify(fixed, saveOfStored(good(await load(disk, campaign.id)))).ok).toBe(true);
  });

  test('a choice became illegal before the checkpoint: goes on from there with every later choice', () => {
    const table = longGame(30);
    const [checkpoint] = resumable(table).snapshots;
    if (!checkpoint || checkpoint.at === 0) throw new Error('no checkpoint');
    const { at, game } = brokenAt(table, 0, checkpoint.at);
    const sameLater = fixedOnceMore(game);
    const { table: again, origin, notes } = good(resume(sameLater, resumable(table)));
    expect(again.hash()).toBe(table.hash());
    expect(origin.base?.at).toBe(checkpoint.at);
    expect(origin.before).toEqual(table.journal().choices.slice(0, checkpoint.at));
    expect(notes).toEqual([
      { note: 'rules-changed', from: 1, to: 2 },
      { note: 'choice-refused', at, choice: table.journal().choices[at] },
      { note: 'went-on-from-checkpoint', at: checkpoint.at },
    ]);
  });

  test('a choice became illegal after the checkpoint: what came after it is dropped, and counted', () => {
    const table = longGame(30);
    const [checkpoint] = resumable(table).snapshots;
    const { at, game } = brokenAt(table, (checkpoint?.at ?? 0) + 1, 30);
    const { table: again, notes } = good(resume(game, resumable(table)));
    expect(again.entries.length).toBe(at);
    expect(notes).toContainEqual({ note: 'choices-dropped', from: at, count: 30 - at });
  });

  test('the newest snapshot does not load: the other, and it is said', () => {
    const table = longGame(40);
    const older = { ...resumable(replay(duel, { ...table.journal(), choices: table.journal().choices.slice(0, 20) })) };
    const [newest] = resumable(table).snapshots;
    const [other] = older.snapshots;
    if (!newest || !other || other.at === 0 || newest.at <= other.at) throw new Error('two snapshots are needed');
    const { game } = brokenAt(table, 0, other.at);
    const sameLater = fixedOnceMore(game);
    const damaged = { ...newest, state: { ...newest.state, deck: 'gone' } };
    const { table: again, notes } = good(resume(sameLater, { ...resumable(table), snapshots: [damaged, other] }));
    expect(again.hash()).toBe(table.hash());
    expect(notes).toContainEqual({ note: 'snapshot-unreadable', at: newest.at });
    expect(notes).toContainEqual({ note: 'went-on-from-checkpoint', at: other.at });
  });

  test.each([
    ['a lost card', { deck: [] }],
    ['a text for a number', { turn: '3' }],
    ['not a number', { turn: Number.NaN }],
    ['no hands', { hands: undefined }],
  ])('a snapshot with %s is not believed, even with a right hash', async (_what, change) => {
    const table = longGame(30);
    const journal = resumable(table);
    const [snapshot] = journal.snapshots;
    const { hashText, bytesOf } = await import('../../src/kernel/hash');
    const state = { ...snapshot?.state, ...change };
    const forged = { at: 16, state, hash: hashText(bytesOf({ ...state, events: [] } as unknown as Duel)) };
    const { game } = brokenAt(table, 0, 16);
    const { origin, notes } = good(resume(game, { ...journal, snapshots: [forged] }));
    expect(origin.base).toBeNull();
    expect(notes).toContainEqual({ note: 'snapshot-unreadable', at: 16 });
  });

  test('a campaign that went on from a checkpoint is played, kept, found and exported like any other', async () => {
    const disk = await newDisk();
    const table = longGame(30);
    const { id } = await stored(disk, table);
    const [checkpoint] = resumable(table).snapshots;
    const { game } = brokenAt(table, 0, checkpoint?.at ?? 0);
    const sameLater = fixedOnceMore(game);
    const first = good(await goOn(disk, sameLater, id, null));
    expect(first.notes.map(({ note }) => note)).toContain('went-on-from-checkpoint');
    const choice = first.table.prompt?.choices[0];
    if (!choice) throw new Error('the game is over');
    first.table.choose(choice);
    first.table.hints.push(first.table.entries.length);
    good(await first.keeper.keep(first.table));

    const second = good(await goOn(disk, sameLater, id, null));
    expect(second.notes).toEqual([]);
    expect(second.table.hash()).toBe(first.table.hash());
    expect(second.origin).toEqual(first.origin);
    expect(beginning(second.table, second.origin).hash()).toBe(second.origin.base?.hash);
    expect(second.table.hints).toEqual(first.table.hints);
    const exported = saveOfStored(good(await load(disk, id)));
    expect(exported).toEqual(saved(second.table, second.origin));
    expect(exported.choices.length).toBe(31);
  });
});

describe('rows are damaged', () => {
  test.each(['a missing', 'a foreign'])('%s choice: goes on from the snapshot behind it', async (kind) => {
    const disk = await newDisk();
    const { id, growing } = await stored(disk, longGame(30));
    good(
      await disk.write(async (rows) => {
        if (kind === 'a missing') await rows.remove('choices', [id, 5]);
        else await rows.put('choices', [id, 5], { do: 'strike' });
        return done(null);
      }),
    );
    const again = good(await goOn(disk, duel, id, null));
    expect(again.table.hash()).toBe(growing.hash());
    expect(again.notes.map(({ note }) => note)).toEqual([
      'rows-unreadable',
      'choice-refused',
      'went-on-from-checkpoint',
    ]);
  });

  test('both snapshots gone: the journal is enough', async () => {
    const disk = await newDisk();
    const { id, growing } = await stored(disk, longGame(30));
    good(
      await disk.write(async (rows) => {
        await rows.removeFrom('snapshots', id, 0);
        return done(null);
      }),
    );
    const again = good(await goOn(disk, duel, id, null));
    expect([again.table.hash(), again.notes]).toEqual([growing.hash(), []]);
  });
});

describe('the emergency copy', () => {
  /** A campaign whose last choice the database would not take. */
  async function unsaved() {
    const disk = await newDisk();
    const box = newBox();
    const { campaign, keeper, table } = good(await begun(disk, newTable('sfc32:emergency'), box));
    playOn(table, 4);
    good(await keeper.keep(table));
    expect(box.length).toBe(0);
    playOn(table, 1);
    const { withFaults } = await import('./faults');
    await withFaults({ kind: 'throws', from: 1, times: 100 }, async () => {
      expect((await keeper.keep(table)).ok).toBe(false);
    });
    expect(box.length).toBe(1);
    return { disk, box, id: campaign.id, table, keeper };
  }

  test('brings back what the database would not take, and is gone once it does', async () => {
    const { disk, box, id, table } = await unsaved();
    const again = good(await goOn(disk, duel, id, box));
    expect(again.notes).toEqual([{ note: 'emergency-copy', count: 1 }]);
    expect(again.table.hash()).toBe(table.hash());
    expect(box.length).toBe(0);
    expect(good(await goOn(disk, duel, id, box)).notes).toEqual([]);
  });

  test('survives a crash in the middle of being brought back', async () => {
    const { disk, box, id, table } = await unsaved();
    const { takeUp } = await import('../../src/storage/campaigns');
    const { passOnEmergency } = await import('../../src/storage/emergency');
    passOnEmergency(box, id, good(await load(disk, id)).lastWriter, 'crashed');
    good(await takeUp(disk, id, 'crashed'));
    const again = good(await goOn(disk, duel, id, box));
    expect(again.table.hash()).toBe(table.hash());
  });

  test('is dropped if another window has played on since', async () => {
    const { disk, box, id } = await unsaved();
    const elsewhere = good(await goOn(disk, duel, id, null));
    playOn(elsewhere.table, 2);
    good(await elsewhere.keeper.keep(elsewhere.table));
    const again = good(await goOn(disk, duel, id, box));
    expect([again.table.hash(), again.notes]).toEqual([elsewhere.table.hash(), []]);
    expect(box.length).toBe(0);
  });

  test.each(['', 'null', '{', '{"writers":7}', '{"__proto__":{"writers":[]}}'])(
    'nonsense in it, «%s», is ignored',
    async (text) => {
      const { disk, box, id } = await unsaved();
      box.setItem(`the-valley/unsaved/${id}`, text);
      const again = good(await goOn(disk, duel, id, box));
      expect(again.table.entries.length).toBe(4);
    },
  );
});
