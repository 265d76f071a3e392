import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { storm } from '../../src/games/storm';
import type { Game } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { list, load } from '../../src/storage/campaigns';
import { FORMAT } from '../../src/storage/migrations';
import { goOn } from '../../src/storage/open-campaign';
import { resume } from '../../src/storage/resume';
import {
  fileName,
  fileNameOfEverything,
  LARGEST_FILE,
  readFile,
  sealed,
  writeEverything,
  writeSave,
} from '../../src/storage/save';
import { saveOf, saveOfStored } from '../../src/storage/save-of';
import { adopt, twins, verify } from '../../src/storage/verify';
import { duel } from '../kernel/duel';
import { begun, good, longGame, newDisk, newTable, playOn, saved } from './kit';

function readOne(text: string) {
  const file = good(readFile(text));
  if (file.kind !== 'campaign') throw new Error('not one campaign');
  return file.save;
}

const changed = (change: Record<string, unknown>) => {
  const { checksum: _old, ...fields } = JSON.parse(writeSave(saved(longGame(20))));
  return JSON.stringify(sealed({ ...fields, ...change }));
};

describe('round trips', () => {
  test('disk, file, disk, table: the same position after every number of choices', async () => {
    const disk = await newDisk();
    const table = newTable('sfc32:round');
    for (let played = 0; ; played++) {
      expect(table.entries.length).toBe(played);
      const save = readOne(writeSave(saved(table)));
      expect(save).toEqual(saved(table));
      const adopted = good(await adopt(disk, good(verify(duel, save))));
      expect(saveOfStored(good(await load(disk, adopted.id)))).toEqual(saved(table));
      const again = good(await goOn(disk, duel, adopted.id, null));
      expect([again.table.hash(), again.notes]).toEqual([table.hash(), []]);
      expect(again.table.prompt).toEqual(table.prompt);
      if (!table.prompt) break;
      playOn(table, 1);
    }
  });

  test('rewinds and hints travel along', () => {
    const table = longGame(20);
    table.rewind(4);
    table.hints.push(2, 4);
    const { save } = good(verify(duel, readOne(writeSave(saved(table)))));
    expect([save.rewinds, save.hints, save.choices.length]).toEqual([1, [2, 4], 4]);
  });

  test('a hint that was taken back stays on record and travels along', () => {
    const table = longGame(20);
    table.hints.push(20);
    table.rewind(4);
    table.hints.push(4);
    const { save } = good(verify(duel, readOne(writeSave(saved(table)))));
    expect([save.hints, save.choices.length]).toEqual([[4, 20], 4]);
  });

  test('who plays which side travels along', async () => {
    const disk = await newDisk();
    const seats = { red: 'thorough', blue: 'person' } as const;
    const { save } = good(verify(duel, readOne(writeSave(saveOf(longGame(20), seats)))));
    expect(save.seats).toEqual(seats);
    const { id } = good(await adopt(disk, good(verify(duel, save))));
    expect(good(await goOn(disk, duel, id, null)).campaign.seats).toEqual(seats);
    expect(saveOfStored(good(await load(disk, id))).seats).toEqual(seats);
  });

  test.each<Game>([lostValley, storm])('$id, a whole campaign of each scenario', (game) => {
    for (const scenario of game.scenarios) {
      const table = new Table(game, { scenario, options: [], seed: `sfc32:${scenario}` });
      while (table.prompt) table.choose(game.mind.bot(table.state, table.prompt).choice);
      const verified = good(verify(game, readOne(writeSave(saved(table)))));
      expect([verified.save, verified.notes]).toEqual([saved(table), []]);
      expect(verified.glance.result).toEqual(table.state.result);
    }
  });

  test('The Lost Valley, after each of its first forty choices and every one back', () => {
    const table = new Table(lostValley, { scenario: 'campaign', options: [], seed: 'sfc32:first-forty' });
    const check = () => {
      const { save, notes } = good(verify(lostValley, readOne(writeSave(saved(table)))));
      expect([save, notes]).toEqual([saved(table), []]);
    };
    check();
    for (let i = 0; i < 40 && table.prompt; i++) {
      table.choose(lostValley.mind.bot(table.state, table.prompt).choice);
      check();
    }
    expect(table.entries.length).toBe(40);
    while (table.entries.length > 0) {
      table.rewind(table.entries.length - 1);
      check();
    }
  });

  test('everything, with settings', () => {
    const saves = ['sfc32:1', 'sfc32:2'].map((seed) => saved(playOn(newTable(seed), 5)));
    const file = good(readFile(writeEverything(saves, { theme: 'dark' })));
    expect(file).toEqual({ kind: 'everything', saves, settings: { theme: 'dark' }, refused: [] });
  });
});

describe('the file', () => {
  test('has a name that says what it is', () => {
    expect(fileName('lost-valley', 7)).toBe('valley-lost-valley-turn-07.json');
    expect(fileNameOfEverything(new Date('2026-05-07T12:00:00Z'))).toBe('valley-everything-2026-05-07.json');
  });

  test('can be read by a person: one choice on a line', () => {
    const table = playOn(newTable(), 3);
    const lines = writeSave(saved(table)).split('\n');
    for (const choice of table.journal().choices) {
      expect(lines.some((line) => line.trim().replace(/,$/, '') === JSON.stringify(choice))).toBe(true);
    }
  });

  test('the order of its fields does not matter', () => {
    const save = saved(longGame(20));
    const fields: Record<string, unknown> = JSON.parse(writeSave(save));
    expect(readOne(JSON.stringify(Object.fromEntries(Object.entries(fields).reverse())))).toEqual(save);
  });

  test.each([
    ['nothing', ' \n', 'empty'],
    ['no JSON', 'hello', 'not-json'],
    ['a list', '[]', 'not-a-save'],
    ['somebody else’s', '{"version":3}', 'not-a-save'],
    ['a newer format', JSON.stringify(sealed({ format: FORMAT + 1 })), 'newer-format'],
    ['a changed letter', writeSave(saved(longGame(20))).replace('strike', 'strikf'), 'wrong-checksum'],
    ['too long', `"${'x'.repeat(LARGEST_FILE)}"`, 'too-large'],
    ['too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too-deep'],
    ['a negative count', changed({ rewinds: -1 }), 'wrong-field'],
    ['a choice that is none', changed({ choices: [7] }), 'wrong-field'],
    ['an endless choice', changed({ choices: ['x'.repeat(10_000)] }), 'wrong-field'],
    ['no seed', changed({ seed: undefined }), 'wrong-field'],
    ['hints out of order', changed({ hints: [4, 2] }), 'wrong-field'],
    ['no seats', changed({ seats: undefined }), 'wrong-field'],
    ['a seat that is none', changed({ seats: { red: 'person', blue: 'cheating' } }), 'wrong-field'],
    [
      'a seat by the name of an inherited field',
      changed({ seats: { red: 'toString', blue: 'person' } }),
      'wrong-field',
    ],
  ])('%s is refused with its reason', (_what, text, reason) => {
    expect(readFile(text)).toEqual({ ok: false, reason });
  });

  test('brackets inside strings are not depth', () => {
    expect(readFile(changed({ seed: '[{"'.repeat(50) })).ok).toBe(true);
  });

  test('fields that we do not know are left behind', () => {
    const save = readOne(changed({ extra: { deep: 1 }, toString: 'x' }));
    expect(Object.keys(save)).toEqual(Object.keys(readOne(writeSave(saved(longGame(20))))));
  });

  test('inherited fields are not believed', () => {
    const { checksum: _old, ...fields } = JSON.parse(writeSave(saved(longGame(20))));
    const { seed, ...rest } = fields;
    const text = JSON.stringify(sealed(rest)).replace('{', `{"__proto__":{"seed":${JSON.stringify(seed)}},`);
    expect(readFile(text).ok).toBe(false);
  });
});

describe('verifying', () => {
  const save = saved(longGame(20));
  const seats = (named: Seats) => named;
  const { checkpoint } = save;
  if (!checkpoint) throw new Error('a checkpoint is needed');

  test.each([
    ['another game', { game: 'chess' }, 'unknown-game'],
    ['another scenario', { scenario: 'war' }, 'unknown-scenario'],
    ['another option', { options: ['guns'] }, 'unknown-option'],
    ['newer rules', { rules: 2 }, 'newer-rules'],
    ['other dice', { seed: 'sfc32:loaded' }, 'illegal-choice'],
    ['an illegal choice', { choices: [...save.choices.slice(0, 3), 'strike 9'], checkpoint: null }, 'illegal-choice'],
    ['a checkpoint ahead of the choices', { choices: save.choices.slice(0, 3) }, 'wrong-field'],
    ['a checkpoint at the start', { checkpoint: { ...checkpoint, at: 0 } }, 'wrong-field'],
    ['a checkpoint of another moment', { checkpoint: { ...checkpoint, at: checkpoint.at + 1 } }, 'wrong-hash'],
    ['a checkpoint of another position', { checkpoint: { ...checkpoint, state: { turn: 7 } } }, 'wrong-hash'],
    ['a choice less', { choices: save.choices.slice(0, -1) }, 'wrong-hash'],
    ['another position', { hash: '0'.repeat(16) }, 'wrong-hash'],
    ['a side that nobody plays', { seats: seats({ red: 'person' }) }, 'unknown-side'],
    ['a side of another game', { seats: seats({ red: 'person', blue: 'person', green: 'hasty' }) }, 'unknown-side'],
  ])('%s is refused', (_what, change, reason) => {
    expect(verify(duel, { ...save, ...change })).toEqual({ ok: false, reason });
  });

  test('a save of older rules is replayed and its notes are told', () => {
    const { notes } = good(verify({ ...duel, rules: 2 }, save));
    expect(notes).toEqual([{ note: 'rules-changed', from: 1, to: 2 }]);
  });
});

describe('taking in', () => {
  test('a twin on the shelf is found; both are kept unless the player says otherwise, and that can be undone', async () => {
    const disk = await newDisk();
    const { campaign, table, keeper } = good(await begun(disk, newTable('sfc32:twin'), null));
    good(await keeper.keep(playOn(table, 2)));
    const verified = good(verify(duel, saved(playOn(table, 4))));
    expect(good(await twins(disk, verified.save)).map(({ id }) => id)).toEqual([campaign.id]);
    expect(good(await twins(disk, saved(newTable('sfc32:other'))))).toEqual([]);
    good(await adopt(disk, verified));
    expect(good(await list(disk)).campaigns.length).toBe(2);
    good(await adopt(disk, verified, campaign.id));
    const shelf = good(await list(disk));
    expect([shelf.campaigns.length, shelf.deleted.map(({ id }) => id)]).toEqual([2, [campaign.id]]);
  });
});

test('every format that was shipped has a fixture, which is read and verified', () => {
  const folder = new URL('./fixtures/', import.meta.url);
  const files = readdirSync(folder);
  expect(files.length).toBe(FORMAT);
  for (let format = 1; format <= FORMAT; format++) {
    const text = readFileSync(new URL(`save-format-${format}.json`, folder), 'utf8');
    expect(JSON.parse(text).format).toBe(format);
    const verified = good(verify(duel, readOne(text)));
    expect(verified.notes).toEqual([]);
    expect(verified.save.choices.length).toBe(20);
    expect(verified.save.seats).toEqual({ red: 'person', blue: format < 2 ? 'person' : 'steady' });
  }
});

test('a stirred line comes back with its stir, and only such a save needs an app that knows of stirs', () => {
  const [plain, stirred] = [newTable('sfc32:stirs'), newTable('sfc32:stirs')];
  stirred.stirNext('00112233445566778899aabbccddeeff');
  for (const table of [plain, stirred]) playOn(table, 6);
  expect([saved(plain).format, saved(stirred).format]).toEqual([2, 4]);
  const { save } = good(verify(duel, readOne(writeSave(saved(stirred)))));
  expect(save.choices).toEqual(stirred.journal().choices);
  const resumed = good(resume(duel, { ...save, snapshots: [] }));
  expect([resumed.notes, resumed.table.hash()]).toEqual([[], stirred.hash()]);
});

test('a press of several choices comes back as one, and only such a save needs an app that knows of presses', () => {
  const single = newTable('sfc32:presses');
  const several = newTable('sfc32:presses');
  const choose = (table: typeof single) => table.choose(table.prompt?.choices[0] ?? { do: 'none' });
  for (let i = 0; i < 6; i++) choose(single);
  several.press(() => [0, 1, 2].map(() => choose(several)));
  several.press(() => [3, 4, 5].map(() => choose(several)));
  expect([saved(single).format, saved(several).format]).toEqual([2, 3]);
  expect(saved(single)).not.toHaveProperty('presses.along');
  const { save } = good(verify(duel, readOne(writeSave(saved(several)))));
  expect(save.presses).toEqual({ along: [1, 2, 4, 5], rest: [] });
  const resumed = good(resume(duel, { ...save, snapshots: [] }));
  expect(resumed.table.pressBefore(6)).toBe(3);
});
