import { describe, expect, test } from 'vitest';
import { afterChange, forgedState, judge, saveWith, truePositions } from '../../src/cli/forgery';
import { games } from '../../src/cli/games';
import { below, seeded } from '../../src/kernel/chance';
import type { Game } from '../../src/kernel/game';
import { canonical, hashText } from '../../src/kernel/hash';
import { Table } from '../../src/kernel/table';
import { begin, list, load, purge, remove, rowsAsTheyAre, throwAway, write } from '../../src/storage/campaigns';
import { goOn } from '../../src/storage/open-campaign';
import { done } from '../../src/storage/outcome';
import { glanceOf } from '../../src/storage/records';
import type { Save } from '../../src/storage/save';
import { MOST_FROM_OUTSIDE, verify } from '../../src/storage/verify';
import { duel } from '../kernel/duel';
import { begun, good, newDisk, newTable, persons, playOn, saved } from './kit';
import { badRelease, release } from './releases';

/** A game by the bot, far enough to have a checkpoint behind it. */
function playedBy(game: Game, count = 60): Table {
  const [scenario = ''] = game.scenarios;
  const table = new Table(game, { scenario, options: [], seed: 'sfc32:hostile' });
  while (table.prompt && table.entries.length < count) table.choose(game.mind.bot(table.state, table.prompt).choice);
  return table;
}

/** A save that starts at its own checkpoint, with something changed in it and the hashes made right. */
function based(save: Save, change: Readonly<Record<string, unknown>> = {}): Save {
  const { checkpoint, choices } = save;
  if (!checkpoint) throw new Error('a checkpoint is needed');
  const state = { ...checkpoint.state, ...change };
  const hash = hashText(canonical(state));
  const base = { at: checkpoint.at, hash, state };
  // Nothing is played since, and what was played before is not what any rules offer.
  return { ...save, base, checkpoint: null, hash, choices: ['nonsense', ...choices.slice(1, checkpoint.at)] };
}

const chanceOf = (save: Save) => save.checkpoint?.state.chance as Readonly<Record<string, unknown>>;

describe.each(games)('$id: a state in a file', (game) => {
  const save = saved(playedBy(game));

  test('is not accepted under the first rules, which made none necessary', () => {
    expect(verify(release(game, 1), { ...based(save), rules: 1 })).toEqual({ ok: false, reason: 'illegal-choice' });
  });

  test('is not looked at where everything can be replayed from the set-up', () => {
    const { checkpoint } = save;
    if (!checkpoint) throw new Error('a checkpoint is needed');
    const verified = good(verify(game, { ...save, base: checkpoint, checkpoint: null }));
    expect([verified.start, verified.save.base]).toEqual([0, null]);
    const other = based(save, { extra: 1 }).base;
    expect(verify(game, { ...save, base: other, checkpoint: null })).toEqual({ ok: false, reason: 'wrong-hash' });
  });

  test('is accepted where a change of the rules needs it, and then nobody calls it replayed', () => {
    const changed = afterChange(game);
    const verified = good(verify(changed, { ...based(save), rules: changed.rules }));
    expect(verified.start).toBe(save.checkpoint?.at);
    expect(verified.notes).toEqual([]);
  });

  test.each([
    ['a scenario that there is not', { scenario: 'nowhere' }],
    ['options that were not chosen', { options: game.options.slice(0, 1) }],
    ['dice laid out beforehand', { chance: { ...chanceOf(save), forced: [6, 6, 6] } }],
    ['more dice than anybody could wait for', { chance: { ...chanceOf(save), forced: Array(1_400_000).fill(6) } }],
    ['a turn long before the first', { turn: -1_000_000 }],
    ['a turn after the last', { turn: 99 }],
    ['half a turn', { turn: 1.5 }],
    ['a phase that there is not', { phase: 'tea' }],
    ['a field that no state has', { extra: 1 }],
    ['a result where play goes on', { result: { level: 'draw', points: 1, cause: 'points' } }],
  ])('with %s is refused even where one is needed', (_what, change) => {
    const changed = afterChange(game);
    expect(verify(changed, { ...based(save, change), rules: changed.rules })).toEqual({
      ok: false,
      reason: 'unplayable',
    });
  });

  test('a checkpoint of older rules that brings loaded dice is not gone on from', () => {
    const { game: bad, at } = badRelease(game, game.rules + 1, save, 3);
    const loaded = { ...chanceOf(save), forced: [6, 6, 6, 6] };
    const state = { ...save.checkpoint?.state, chance: loaded };
    const checkpoint = { at: save.checkpoint?.at ?? 0, hash: hashText(canonical(state)), state };
    const verified = good(verify(bad, { ...save, checkpoint }));
    // Only what the rules themselves can follow is left.
    expect([verified.start, verified.save.choices.length, verified.save.base]).toEqual([0, at, null]);
  });
});

test('options named twice, and more choices than any campaign has, are refused before anything is replayed', () => {
  const save = saved(playOn(newTable(), 3));
  expect(verify(duel, { ...save, options: ['no-parry', 'no-parry'] })).toEqual({ ok: false, reason: 'wrong-field' });
  const choices = Array.from({ length: MOST_FROM_OUTSIDE + 1 }, () => 'take');
  expect(verify(duel, { ...save, choices })).toEqual({ ok: false, reason: 'too-large' });
});

/** A seeded share of `npm run mutants`, which tries ten thousand and more a game. */
describe('forged states with right hashes', { timeout: 300_000 }, () => {
  test.each(games)('$id: none that is accepted throws when it is played on, or leads where no play can', (game) => {
    const lot = seeded('hostile states');
    const changed = afterChange(game);
    const positions = truePositions(game, 6, lot);
    const verdicts = new Map<string, number>();
    for (let i = 0; i < 200; i++) {
      const save = saveWith(changed, forgedState(lot, positions));
      const { verdict, broke } = judge(changed, save, `hostile ${i}`, 15);
      expect(broke, `forged state ${i}`).toBeNull();
      const kind = verdict.split(',')[0] ?? '';
      verdicts.set(kind, (verdicts.get(kind) ?? 0) + 1);
    }
    // Both happen: it is the checks that tell, not the harness.
    expect(verdicts.get('unplayable')).toBeGreaterThan(100);
    expect(verdicts.get('accepted')).toBeGreaterThan(10);
  });

  test.each(games)('$id: a position that was truly reached is always believed', (game) => {
    const lot = seeded('true states');
    const changed = release(game, game.rules + 1);
    const positions = truePositions(game, 4, lot);
    for (let i = 0; i < 60; i++) {
      const { setup, text } = positions[below(lot, positions.length)] ?? { setup: null, text: '' };
      if (!setup) throw new Error('no position');
      expect(verify(changed, saveWith(changed, { setup, state: JSON.parse(text) })).ok).toBe(true);
    }
  });
});

describe('what could not be read back', () => {
  const table = playOn(newTable('sfc32:unfit'), 4);
  const { choices, ...save } = saved(table);
  const facts = { ...save, ...glanceOf(table) };

  test.each([
    ['a turn before the first', { ...facts, turn: -1 }, choices],
    ['no phase', { ...facts, phase: 'x'.repeat(100) }, choices],
    ['an endless choice', facts, ['x'.repeat(1000)]],
  ])('%s is neither begun nor written', async (_what, wrong, texts) => {
    const disk = await newDisk();
    expect(await begin(disk, wrong, texts)).toEqual({ ok: false, reason: 'unfit' });
    expect(good(await list(disk))).toEqual({ campaigns: [], deleted: [], damaged: [] });
    const campaign = good(await begin(disk, facts, choices));
    const change = { from: 0, choices: texts, facts: wrong, trusted: true, snapshot: null, aside: null };
    expect(await write(disk, campaign, change)).toEqual({ ok: false, reason: 'unfit' });
    expect(good(await load(disk, campaign.id)).choices).toEqual(choices);
  });

  test('but lies on the disk already: it is named, taken out as it is, and deleted for good', async () => {
    const disk = await newDisk();
    const campaign = good(await begin(disk, facts, choices));
    const row = { ...campaign, turn: -995_992 };
    good(
      await disk.write(async (rows) => {
        await rows.put('campaigns', campaign.id, row);
        return done(null);
      }),
    );
    expect(good(await list(disk)).damaged).toEqual([campaign.id]);
    const { rows } = JSON.parse(good(await rowsAsTheyAre(disk, campaign.id)));
    expect(rows.campaign).toEqual(row);
    expect(rows.choices.map(({ value }: { value: string }) => value)).toEqual(choices);
    good(await remove(disk, campaign.id));
    expect(good(await list(disk)).damaged).toEqual([]);
    const left = good(await disk.read(async (all) => done(await all.rowsOf('choices', campaign.id))));
    expect(left).toEqual([]);
    expect(await rowsAsTheyAre(disk, campaign.id)).toEqual({ ok: false, reason: 'missing' });
  });
});

describe('a clock that is wrong', () => {
  test.each([
    ['before 1970', -5_000_000_000],
    ['between two milliseconds', 1234.5],
    ['after the last day', 9e15],
  ])('%s: the campaign can be read, played on, thrown away and brought back', async (_what, clock) => {
    const disk = await newDisk();
    const { campaign, table } = good(await begun(disk, newTable('sfc32:clock'), null));
    const { choices, checkpoint, ...save } = saved(playOn(table, 3));
    const facts = { ...save, ...glanceOf(table) };
    good(await begin(disk, facts, choices, { now: clock }));
    good(
      await write(disk, campaign, { from: 0, choices, facts, trusted: true, snapshot: checkpoint, aside: null }, clock),
    );
    good(await throwAway(disk, campaign.id, clock));
    const { damaged, deleted, campaigns } = good(await list(disk));
    expect([damaged, deleted.length, campaigns.length]).toEqual([[], 1, 1]);
    expect(good(await purge(disk, -1))).toBe(0);
    expect(good(await goOn(disk, duel, campaign.id, null)).campaign.seats).toEqual(persons(table));
  });
});
