import { describe, expect, test } from 'vitest';
import { canonical } from '../../src/kernel/hash';
import { begin, bringBack, load, purge, takeUp, throwAway } from '../../src/storage/campaigns';
import { openDisk } from '../../src/storage/db';
import type { Disk } from '../../src/storage/disk';
import { setNote, setOutlook, setPicture } from '../../src/storage/notes';
import { goOn, type Played } from '../../src/storage/open-campaign';
import { done } from '../../src/storage/outcome';
import { atSetup, glanceOf } from '../../src/storage/records';
import { adopt, verify } from '../../src/storage/verify';
import { type DuelTypes, duel } from '../kernel/duel';
import { type FaultKind, type FaultReport, faultKinds, withFaults } from './faults';
import { begun, type DuelTable, good, longGame, newDisk, newTable, playOn, saved } from './kit';

type Step = (table: DuelTable) => void;

const choose: Step = (table) => void playOn(table, 1);
/** A turn with everything a player does: choices, undo and redo, a rewind over dice, a hint. */
const turn: readonly Step[] = [
  ...Array.from({ length: 18 }, () => choose),
  (table) => void table.undo(),
  (table) => void table.redo(),
  (table) => table.rewind(5),
  (table) => void table.hints.push(table.entries.length),
  choose,
  choose,
];

const texts = (table: DuelTable) => saved(table, atSetup).choices;

/** A disk with a bystander that nothing may touch, and a campaign in play. */
async function atPlay() {
  const disk = await newDisk();
  const bystander = playOn(newTable('sfc32:bystander'), 6);
  const { choices, checkpoint: _none, format: _file, ...save } = saved(bystander);
  const { id } = good(await begin(disk, { ...save, ...glanceOf(bystander) }, choices));
  const played = good(await begun(disk, longTable(), null));
  return { disk, played, bystander: { id, choices } };
}

const longTable = () => newTable('sfc32:faults');

async function expectUntouched(disk: Disk, bystander: { id: string; choices: readonly string[] }) {
  expect(good(await load(disk, bystander.id)).choices).toEqual(bystander.choices);
}

/** What another start of the app finds. */
async function expectFound({ campaign, table }: Played<DuelTypes>) {
  const disk = await openDisk();
  const again = good(await goOn(disk, duel, campaign.id, null));
  expect(again.notes).toEqual([]);
  expect(again.table.hash()).toBe(table.hash());
  expect(again.table.rewinds).toBe(table.rewinds);
  expect(again.table.hints).toEqual(table.hints);
  expect(texts(again.table)).toEqual(texts(table));
  disk.close();
}

async function operationsOfTheTurn(): Promise<number> {
  const { played } = await atPlay();
  let longest = 0;
  const { operations } = await withFaults(null, async () => {
    for (const step of turn) {
      step(played.table);
      longest = Math.max(longest, played.table.entries.length);
      good(await played.keeper.keep(played.table));
    }
  });
  expect([longest, played.table.entries.length, played.table.rewinds]).toEqual([18, 7, 1]);
  return operations;
}

/** Plays the turn with one fault; whatever keep said, the disk holds the old or the new, never anything else. */
async function turnWithFault(kind: FaultKind, from: number, times: number): Promise<FaultReport & { refused: number }> {
  const { disk, played, bystander } = await atPlay();
  let refused = 0;
  const report = await withFaults({ kind, from, times }, async () => {
    for (const step of turn) {
      step(played.table);
      const kept = await played.keeper.keep(played.table);
      if (!kept.ok) {
        refused++;
        expect(kept.reason).toBe(kind === 'quota' ? 'quota' : 'failed');
        expect(played.keeper.trouble).toBe(kept.reason);
      }
    }
  });
  if (played.keeper.trouble) good(await played.keeper.keep(played.table));
  await expectUntouched(disk, bystander);
  await expectFound(played);
  disk.close();
  return { ...report, refused };
}

describe('every operation of a turn fails once', { timeout: 60_000 }, () => {
  test.each(faultKinds)('%s: nothing shown as saved is lost, nothing else is touched', async (kind) => {
    const operations = await operationsOfTheTurn();
    expect(operations).toBeGreaterThan(turn.length * 4);
    let injected = 0;
    let refused = 0;
    for (let at = 1; at <= operations; at++) {
      const report = await turnWithFault(kind, at, 1);
      injected += report.injected;
      refused += report.refused;
    }
    expect(injected).toBe(operations);
    // One failure is repaired by the second try; only a full disk is reported at once.
    expect(refused).toBe(kind === 'quota' ? operations : 0);
    // The command that runs the tests prints what it counted.
    console.log(`${kind}: ${injected} faults at ${operations} points of a turn, ${refused} reported, 0 lost`);
  });

  test.each(faultKinds)('%s again and again: it says so, and the next attempt writes all', async (kind) => {
    const operations = await operationsOfTheTurn();
    for (let at = 1; at <= operations; at += 7) {
      const { refused } = await turnWithFault(kind, at, 12);
      expect(refused).toBeGreaterThan(0);
    }
  });
});

test('what was reported as saved is found even if the very next operation fails for good', async () => {
  const { played } = await atPlay();
  const { campaign, table, keeper } = played;
  playOn(table, 5);
  good(await keeper.keep(table));
  const shown = texts(table);
  playOn(table, 1);
  await withFaults({ kind: 'throws', from: 1, times: 1000 }, async () => {
    expect(await keeper.keep(table)).toEqual({ ok: false, reason: 'failed' });
  });
  const disk = await openDisk();
  expect(good(await load(disk, campaign.id)).choices).toEqual(shown);
});

/** Every other write that the app makes, and what the disk then says of it. */
interface Write {
  readonly name: string;
  run(disk: Disk, id: string): Promise<{ readonly ok: boolean; readonly reason?: string }>;
}

const DAY = 24 * 3600 * 1000;
const writes: readonly Write[] = [
  { name: 'beginning a campaign', run: (disk) => begun(disk, playOn(newTable('sfc32:begun'), 4), null) },
  {
    name: 'taking one in, in the place of another',
    run: (disk, id) => adopt(disk, good(verify(duel, saved(longGame(20)))), id),
  },
  { name: 'taking one up', run: (disk, id) => takeUp(disk, id, 'heir') },
  { name: 'throwing one away', run: (disk, id) => throwAway(disk, id, 5 * DAY) },
  { name: 'bringing one back', run: (disk) => bringBack(disk, 'gone') },
  { name: 'clearing the bin', run: (disk) => purge(disk, 3 * DAY) },
  { name: 'keeping a picture', run: (disk, id) => setPicture(disk, id, 'data:image/png;base64,AAAA') },
  { name: 'keeping a note', run: (disk) => setNote(disk, 'backup-offered', '7') },
  { name: 'keeping the part of the map', run: (disk, id) => setOutlook(disk, id, { zoom: 2, x: 0.5, y: 0.25 }) },
];

/** Everything on the disk but what differs by chance: new names, new times, and the order that names give. */
async function everything(disk: Disk): Promise<readonly string[]> {
  const all = await disk.read(async (rows) => {
    const found: unknown[] = [];
    for (const store of ['campaigns', 'pictures', 'misc'] as const) found.push(...(await rows.all(store)));
    for (const { key } of await rows.all('campaigns')) {
      found.push(await rows.rowsOf('choices', key), await rows.rowsOf('snapshots', key));
    }
    return done(found);
  });
  return good(all)
    .map((row) => canonical(row).replaceAll(/[0-9a-f]{20}|\d{12,}/g, 'new'))
    .sort();
}

/** A shelf with a campaign in play and one in the bin, with pictures and notes. */
async function furnished(): Promise<{ readonly disk: Disk; readonly id: string }> {
  const disk = await newDisk();
  const table = playOn(newTable(), 20);
  const { choices, checkpoint, format: _file, ...save } = saved(table);
  const { id } = good(await begin(disk, { ...save, ...glanceOf(table) }, choices, { snapshot: checkpoint }));
  const header = good(await load(disk, id)).campaign;
  good(
    await disk.write(async (rows) => {
      await rows.put('campaigns', 'gone', { ...header, id: 'gone', count: 1, deleted: DAY });
      await rows.put('choices', ['gone', 0], choices[0]);
      await rows.put('pictures', 'gone', 'data:image/png;base64,BBBB');
      return done(null);
    }),
  );
  good(await setOutlook(disk, 'gone', { zoom: 1, x: 0, y: 0 }));
  return { disk, id };
}

describe.each(writes)('$name', ({ run }) => {
  const attempt = async (plan: Parameters<typeof withFaults>[0]) => {
    const { disk, id } = await furnished();
    let outcome: { readonly ok: boolean; readonly reason?: string } = { ok: false };
    const report = await withFaults(plan, async () => {
      outcome = await run(disk, id);
    });
    const found = await everything(disk);
    disk.close();
    return { ...report, outcome, found };
  };

  test.each(faultKinds)('%s at every point: all of it or nothing, and it says which', async (kind) => {
    const { disk } = await furnished();
    const before = await everything(disk);
    disk.close();
    const { operations, found: after } = await attempt(null);
    expect(after).not.toEqual(before);
    for (let from = 1; from <= operations; from++) {
      const once = await attempt({ kind, from, times: 1 });
      expect(once.injected).toBe(1);
      // One failure is repaired by the second try; only a full disk is reported at once.
      expect(once.outcome.ok).toBe(kind !== 'quota');
      expect(once.found).toEqual(kind === 'quota' ? before : after);
      const always = await attempt({ kind, from, times: 1000 });
      expect([always.outcome.ok, always.outcome.reason]).toEqual([false, kind === 'quota' ? 'quota' : 'failed']);
      // A database that lies about its end may have kept it: then all of it.
      if (kind !== 'commits-but-reports-failure') expect(always.found).toEqual(before);
      else expect([before, after]).toContainEqual(always.found);
    }
  });
});
