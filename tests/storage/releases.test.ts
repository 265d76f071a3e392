import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { begin, bringBack, list, load, purge } from '../../src/storage/campaigns';
import type { Disk } from '../../src/storage/disk';
import { goOn } from '../../src/storage/open-campaign';
import { resume } from '../../src/storage/resume';
import { readFile, type Save, writeSave } from '../../src/storage/save';
import { saveOfStored } from '../../src/storage/save-of';
import { verify } from '../../src/storage/verify';
import { withFaults } from './faults';
import { good, newBox, newDisk } from './kit';
import { badRelease, release } from './releases';

const folder = new URL('./released/', import.meta.url);

/** Every version of the rules and of the file that was ever shipped: one file each, never edited. */
const versions: Readonly<Record<string, readonly string[]>> = {
  'lost-valley': ['rules-1-format-1', 'rules-1-format-2', 'rules-2-format-2'],
  storm: ['rules-1-format-1', 'rules-1-format-2', 'rules-2-format-2'],
  season: ['rules-1-format-2'],
  vallee: ['rules-1-format-2'],
};

const released = games.flatMap((game) =>
  (versions[game.id] ?? []).map((version) => ({ game, name: `${game.id}-${version}.json` })),
);

function saveIn(name: string): Save {
  const file = good(readFile(readFileSync(new URL(name, folder), 'utf8')));
  if (file.kind !== 'campaign') throw new Error('not one campaign');
  return file.save;
}

/** Stored as the version that played it has stored it. */
async function shelved(disk: Disk, save: Save): Promise<string> {
  const glance = { turn: 1, phase: 'played', side: null, result: null };
  return good(await begin(disk, { ...save, ...glance }, save.choices, { snapshot: save.checkpoint })).id;
}

const isFollowed = ({ game, name }: (typeof released)[number]): boolean => {
  const save = saveIn(name);
  const resumed = resume(game, { ...save, snapshots: [] });
  return resumed.ok && resumed.value.shortened === null;
};

test('there is a journal of every released version of every game, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(released.map(({ name }) => name).sort());
  for (const game of games) expect(released.some(({ name }) => saveIn(name).rules === game.rules)).toBe(true);
});

describe.each(released)('$name under the rules of today', ({ game, name }) => {
  const save = saveIn(name);

  test('is replayed from its set-up and found true where it was played under these very rules', () => {
    const { start, notes, save: again } = good(verify(game, save));
    if (save.rules === game.rules) expect([start, notes, again.hash]).toEqual([0, [], save.hash]);
    else expect(notes).toContainEqual({ note: 'rules-changed', from: save.rules, to: game.rules });
  });

  test('loses nothing by being opened, and is set aside whole where a decision would shorten it', async () => {
    const disk = await newDisk();
    const id = await shelved(disk, save);
    const before = saveOfStored(good(await load(disk, id)));
    const played = good(await goOn(disk, game, id, null));
    const after = saveOfStored(good(await load(disk, id)));
    expect(after.choices).toEqual(before.choices);
    if (!played.shortened) return;
    expect(after).toEqual(before);
    const choice = played.table.prompt?.choices[0];
    if (choice) played.table.choose(choice);
    good(await played.keeper.keep(played.table));
    const [original] = good(await list(disk)).deleted;
    expect(saveOfStored(good(await load(disk, original?.id ?? '')))).toEqual(before);
  });

  test('under newer rules than this app has it is refused, and stays with the window that plays it', async () => {
    const disk = await newDisk();
    const newer = release(game, game.rules + 1);
    const id = await shelved(disk, { ...save, rules: newer.rules });
    const { lastWriter } = good(await load(disk, id));
    expect(await goOn(disk, game, id, null)).toEqual({ ok: false, reason: 'newer-rules' });
    expect(good(await load(disk, id)).lastWriter).toBe(lastWriter);
    expect(verify(game, saveOfStored(good(await load(disk, id))))).toEqual({ ok: false, reason: 'newer-rules' });
  });
});

describe.each(released.filter(isFollowed))('$name, which the rules of today follow', ({ game, name }) => {
  const save = saveIn(name);

  describe.each([
    ['early', 0.1],
    ['in the middle', 0.5],
    ['late', 0.95],
  ] as const)('broken %s by the next release', (_where, share) => {
    const now = game.rules;
    const bad = badRelease(game, now + 1, save, Math.floor(save.choices.length * share));
    const repaired = release(game, now + 2);
    let disk: Disk;
    let id: string;
    let before: Save;
    beforeAll(async () => {
      disk = await newDisk();
      id = await shelved(disk, save);
      before = saveOfStored(good(await load(disk, id)));
    });
    const stored = async (which = id) => saveOfStored(good(await load(disk, which)));

    test('opening it tells how far the rules follow, and changes nothing on the disk', async () => {
      const { shortened, notes } = good(await goOn(disk, bad.game, id, null));
      expect(notes.map(({ note }) => note)).toContain('choice-refused');
      expect(shortened).toMatchObject({ of: save.choices.length });
      // From a checkpoint behind the break everything is followed; else up to the break.
      if (shortened?.start === 0) expect(shortened.reached).toBe(bad.at);
      else expect(shortened?.start).toBeGreaterThan(bad.at);
      expect(shortened?.asItWas).toEqual(before);
      expect(await stored()).toEqual(before);
      expect(good(await list(disk)).deleted).toEqual([]);
    });

    test('the release after it follows everything, as if nothing had been', async () => {
      const copy = await shelved(disk, save);
      good(await goOn(disk, bad.game, copy, null));
      const again = good(await goOn(disk, repaired, copy, null));
      expect([again.table.hash(), again.shortened, again.origin.base]).toEqual([save.hash, null, null]);
      expect(again.notes.map(({ note }) => note)).toEqual(['rules-changed']);
    });

    test('with the next decision the campaign as it was is set aside, whole, and can be exported and brought back', async () => {
      const played = good(await goOn(disk, bad.game, id, null));
      const choice = played.table.prompt?.choices[0];
      if (!choice) throw new Error('the game is over');
      played.table.choose(choice);
      good(await played.keeper.keep(played.table));
      const shelf = good(await list(disk));
      const [original, ...others] = shelf.deleted;
      if (!original) throw new Error('nothing was set aside');
      expect(others).toEqual([]);
      expect(original.aside).toMatchObject({ of: id, rules: now + 1 });
      expect(await stored(original.id)).toEqual(before);
      expect(good(await load(disk, original.id)).snapshots.length).toBeGreaterThan(0);
      // Its file is believed as the one that was exported first.
      expect(good(verify(game, saveIn(name))).save).toEqual(good(verify(game, await stored(original.id))).save);
      expect(writeSave(await stored(original.id))).toBe(writeSave(before));
      // A second decision sets nothing aside again.
      const more = played.table.prompt?.choices[0];
      if (more) played.table.choose(more);
      good(await played.keeper.keep(played.table));
      expect(good(await list(disk)).deleted.length).toBe(1);
      // Thirty days later it is gone, not before.
      const day = 24 * 3600 * 1000;
      expect(good(await purge(disk, (original.deleted ?? 0) - day))).toBe(0);

      // Brought back by hand under the bad release it is still whole on the disk.
      good(await bringBack(disk, original.id));
      expect(good(await goOn(disk, bad.game, original.id, null)).shortened).not.toBeNull();
      expect(await stored(original.id)).toEqual(before);
      expect(good(await goOn(disk, repaired, original.id, null)).table.hash()).toBe(save.hash);
    });

    test('what was set aside comes back by itself when a later release follows it further', async () => {
      const mine = await shelved(disk, save);
      const played = good(await goOn(disk, bad.game, mine, null));
      const further = played.shortened?.reached === save.choices.length;
      const choice = played.table.prompt?.choices[0];
      if (choice) played.table.choose(choice);
      good(await played.keeper.keep(played.table));
      const aside = good(await list(disk)).deleted.find((one) => one.aside?.of === mine);
      const again = good(await goOn(disk, repaired, mine, null));
      const notes = again.notes.map(({ note }) => note);
      if (further) {
        // Nothing was dropped, and these rules follow it from the set-up again, the last decision too.
        expect(notes).toEqual(['rules-changed', 'whole-again']);
        expect([again.origin.base, again.table.entries.length]).toEqual([null, save.choices.length + 1]);
      } else {
        expect(notes).toContain('original-back');
        expect(good(await list(disk)).campaigns.map((one) => one.id)).toContain(aside?.id);
        const back = good(await goOn(disk, repaired, aside?.id ?? '', null));
        expect([back.table.hash(), back.shortened]).toEqual([save.hash, null]);
      }
    });
  });
});

describe.each(released.filter(isFollowed))(
  '$name, shortened, and its next decision not taken by the database',
  ({ game, name }) => {
    const save = saveIn(name);

    /** Broken so many choices before or behind its last checkpoint, played on once, and not kept. */
    async function unsaved(behind: number) {
      const at = (save.checkpoint?.at ?? 0) + behind;
      const bad = badRelease(game, game.rules + 1, save, at);
      const disk = await newDisk();
      const box = newBox();
      const id = await shelved(disk, save);
      const before = saveOfStored(good(await load(disk, id)));
      const played = good(await goOn(disk, bad.game, id, box));
      const choice = played.table.prompt?.choices[0];
      if (choice) played.table.choose(choice);
      await withFaults({ kind: 'throws', from: 1, times: 100 }, async () => {
        expect((await played.keeper.keep(played.table)).ok).toBe(false);
      });
      expect([box.length, saveOfStored(good(await load(disk, id)))]).toEqual([1, before]);
      return { disk, box, id, before, played, again: good(await goOn(disk, bad.game, id, box)) };
    }

    test('broken before its checkpoint: rescued, told once more, and still nothing is written', async () => {
      const { disk, box, id, before, played, again } = await unsaved(-10);
      expect(again.table.hash()).toBe(played.table.hash());
      expect(again.shortened).not.toBeNull();
      expect([box.length, saveOfStored(good(await load(disk, id)))]).toEqual([1, before]);
    });

    test('broken behind its checkpoint: rescued and written, and what it was is set aside', async () => {
      const { disk, box, before, played, again } = await unsaved(1);
      expect([again.table.hash(), again.shortened, box.length]).toEqual([played.table.hash(), null, 0]);
      const [original] = good(await list(disk)).deleted;
      expect(saveOfStored(good(await load(disk, original?.id ?? '')))).toEqual(before);
    });
  },
);
