import { describe, expect, test } from 'vitest';
import { begin, list, load, throwAway } from '../../src/storage/campaigns';
import { openDisk } from '../../src/storage/db';
import type { Disk } from '../../src/storage/disk';
import { goOn, type Played } from '../../src/storage/play';
import { atSetup, glanceOf } from '../../src/storage/records';
import { type Duel, type DuelChoice, duel } from '../kernel/duel';
import { type FaultKind, type FaultReport, faultKinds, withFaults } from './faults';
import { begun, type DuelTable, good, newDisk, newTable, playOn, saved } from './kit';

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
async function expectFound({ campaign, table }: Played<Duel, DuelChoice>) {
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

test.each(faultKinds)('beginning, deleting and listing under faults that %s once', async (kind) => {
  for (let at = 1; at <= 4; at++) {
    const disk = await newDisk();
    const table = playOn(newTable(), 4);
    const { choices, checkpoint: _none, format: _file, ...save } = saved(table);
    const { id } = good(await begin(disk, { ...save, ...glanceOf(table) }, choices));
    const outcomes: boolean[] = [];
    await withFaults({ kind, from: at, times: 1 }, async () => {
      outcomes.push((await throwAway(disk, id)).ok);
    });
    const shelf = good(await list(disk));
    const gone = shelf.deleted.length === 1;
    expect(shelf.campaigns.length + shelf.deleted.length).toBe(1);
    expect(outcomes[0]).toBe(gone);
  }
});
