import { describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { lostValley } from '../../src/games/lost-valley';
import { below, seeded } from '../../src/kernel/chance';
import type { Game, GameTypes } from '../../src/kernel/game';
import { canonical } from '../../src/kernel/hash';
import { levels, type Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { list, load } from '../../src/storage/campaigns';
import { type Fields, isFields } from '../../src/storage/guards';
import { packed, unpacked } from '../../src/storage/link';
import { seatsFor } from '../../src/storage/records';
import {
  type ReadFile,
  readFile,
  type Save,
  type SaveReason,
  saveReasons,
  sealed,
  writeEverything,
  writeSave,
} from '../../src/storage/save';
import { saveOf } from '../../src/storage/save-of';
import { adopt, verify } from '../../src/storage/verify';
import { duel } from '../kernel/duel';
import { begun, good, newDisk, newTable, playOn } from './kit';
import { forged, garbled } from './mutants';

/** A save and how to prove what is made of it. */
interface Sample {
  readonly save: Save;
  prove(save: Save): Verdict;
}

/**
 * Refused, or the very campaign that was exported. How often somebody went back or asked for a hint, and who plays, no
 * replay can prove: what the file says of that is taken word for word, within bounds, and shown to whoever takes it in.
 */
type Verdict = SaveReason | 'proved equal' | 'proved equal but for its marks';

function sample<T extends GameTypes>(game: Game<T>, table: Table<T>, seats: Seats): Sample {
  const original = saveOf(table, seats);
  return {
    save: original,
    prove(save) {
      const verified = verify(game, save);
      if (!verified.ok) return verified.reason;
      if (verified.value.notes.length > 0) throw new Error('accepted with a note under the same rules');
      const { rewinds, hints } = save;
      const marked = { ...original, rewinds, hints, seats: seatsFor(game.sides, save.seats) };
      // Nothing dropped, nothing added: the campaign on the shelf is the one that was exported, with the marks of the file.
      expect(canonical(verified.value.save)).toBe(canonical(marked));
      // Proved by other means: every choice is one that the rules offer, and the position is the one it names.
      const again = new Table(game, save);
      const made = again.follow(save.choices);
      if (made < save.choices.length) throw new Error(`accepted, but «${save.choices[made]}» is not offered`);
      if (again.hash() !== save.hash) throw new Error('accepted with another position');
      return canonical(marked) === canonical(original) ? 'proved equal' : 'proved equal but for its marks';
    },
  };
}

function duels(): readonly Sample[] {
  return ['sfc32:a', 'sfc32:b', 'sfc32:c', 'sfc32:d'].map((seed, i) => {
    const table = playOn(newTable(seed), 6 + 5 * i);
    table.hints = [1, 3];
    table.rewinds = i;
    return sample(duel, table, { red: 'person', blue: levels[i] ?? 'person' });
  });
}

/** A campaign of a real game, begun by the bot. */
function real(game: Game): Sample {
  const [scenario = ''] = game.scenarios;
  const table = new Table(game, { scenario, options: [], seed: 'sfc32:mutants' });
  while (table.prompt && table.entries.length < 60) table.choose(game.mind.bot(table.state, table.prompt).choice);
  const [first, ...others] = game.sides;
  const seats = others.map((side) => [side, 'thorough'] as const);
  return sample(game, table, Object.fromEntries([[first ?? '', 'person'] as const, ...seats]));
}

const quick = duels();
const slow = games.map(real);
const samples = [...quick, ...slow];
const reasons = new Set<string>(saveReasons);

class Tally {
  readonly counts = new Map<string, number>();
  slowest = 0;
  async time(run: () => Promise<string>): Promise<void> {
    const before = performance.now();
    const result = await run();
    this.slowest = Math.max(this.slowest, performance.now() - before);
    this.counts.set(result, (this.counts.get(result) ?? 0) + 1);
  }
  get total(): number {
    return [...this.counts.values()].reduce((a, b) => a + b, 0);
  }
  print(what: string): void {
    const list = [...this.counts].sort((a, b) => b[1] - a[1]).map(([reason, n]) => `${reason} ${n}`);
    console.log(`${this.total} ${what}: ${list.join(', ')}; slowest ${this.slowest.toFixed(0)} ms`);
  }
}

/** Refused with a reason that we have words for, or proved. */
function expectJudged(tally: Tally): void {
  for (const result of tally.counts.keys()) expect(reasons.has(result) || result.startsWith('proved')).toBe(true);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

/** What becomes of a file with one campaign. */
function judge({ prove }: Sample, text: string): { result: string; save: Save | null } {
  const read = readFile(text);
  if (!read.ok) return { result: read.reason, save: null };
  if (read.value.kind === 'everything') throw new Error('a campaign was read as everything');
  return { result: prove(read.value.save), save: read.value.save };
}

/** Mostly the quick game; the real ones are slower to prove. */
function pick(lot: ReturnType<typeof seeded>): Sample {
  const some = below(lot, 20) === 0 ? slow : quick;
  return some[below(lot, some.length)] ?? real(lostValley);
}

const fieldsOf = (save: Save): Fields => fieldsIn(writeSave(save));

function fieldsIn(text: string): Fields {
  const fields: unknown = JSON.parse(text);
  if (!isFields(fields)) throw new Error('a save is an object');
  return fields;
}

describe('mutated saves', { timeout: 300_000 }, () => {
  test('5,000 files with damaged letters: refused, or equal to the original', async () => {
    const lot = seeded('garbled');
    const tally = new Tally();
    for (let i = 0; i < 5000; i++) {
      const from = pick(lot);
      const text = garbled(lot, writeSave(from.save));
      await tally.time(async () => {
        const { result, save } = judge(from, text);
        if (save && !reasons.has(result)) expect(canonical(save)).toBe(canonical(from.save));
        return result;
      });
    }
    tally.print('files with damaged letters');
    expectJudged(tally);
    expect(tally.total).toBe(5000);
  });

  test('5,000 files forged with a right checksum: refused, or proved equal to the original but for its marks', async () => {
    const lot = seeded('forged');
    const tally = new Tally();
    for (let i = 0; i < 5000; i++) {
      const from = pick(lot);
      const text = JSON.stringify(forged(lot, fieldsOf(from.save)));
      await tally.time(async () => judge(from, text).result);
    }
    tally.print('forged files');
    expectJudged(tally);
    expect(tally.total).toBe(5000);
  });

  test('4,000 links with damaged letters: refused, or equal to the original', async () => {
    const lot = seeded('links');
    const tally = new Tally();
    const packs = await Promise.all(samples.map(async (from) => ({ from, pack: (await packed(from.save)) ?? '' })));
    for (let i = 0; i < 4000; i++) {
      const { from, pack } = packs[below(lot, packs.length)] ?? { from: real(lostValley), pack: '' };
      const text = garbled(lot, pack);
      await tally.time(async () => {
        const read = await unpacked(text);
        if (!read.ok) return read.reason;
        expect(canonical(read.value)).toBe(canonical({ ...from.save, checkpoint: null }));
        return from.prove(read.value);
      });
    }
    tally.print('links with damaged letters');
    expectJudged(tally);
    expect(tally.total).toBe(4000);
  });

  test('1,000 files of everything: each campaign in them is judged by itself, and each verdict holds', async () => {
    const lot = seeded('everything');
    const tally = new Tally();
    const quick = samples.slice(0, 4);
    const settings = { theme: 'dark' };
    const whole = fieldsIn(
      writeEverything(
        quick.map(({ save }) => save),
        settings,
      ),
    );
    /** What is made of each campaign in the file; one that is not an original can only be refused. */
    const verdicts = (saves: readonly Save[]) =>
      saves.map((save) => {
        const from = quick.find((one) => one.save.seed === save.seed);
        if (from) return from.prove(save);
        const verified = verify(duel, save);
        if (verified.ok) throw new Error('accepted, but nobody exported it');
        return verified.reason;
      });
    const run = (text: string, judged: (file: ReadFile & { readonly kind: 'everything' }) => string) =>
      tally.time(async () => {
        const read = readFile(text);
        if (!read.ok) return read.reason;
        if (read.value.kind === 'campaign') throw new Error('everything was read as one campaign');
        return judged(read.value);
      });
    const count = (list: readonly string[], wanted: string) => list.filter((verdict) => verdict === wanted).length;

    for (let i = 0; i < 400; i++) {
      await run(garbled(lot, JSON.stringify(whole)), (file) => {
        expect([file.refused, file.settings]).toEqual([[], settings]);
        expect(verdicts(file.saves)).toEqual(quick.map(() => 'proved equal'));
        return 'proved equal';
      });
    }
    for (let i = 0; i < 400; i++) {
      // One campaign is forged, the checksums of all are right: the three others come in as they were.
      const victim = below(lot, 4);
      const campaigns = quick.map(({ save }, at) => (at === victim ? forged(lot, fieldsOf(save)) : fieldsOf(save)));
      await run(JSON.stringify(sealed({ ...whole, campaigns })), (file) => {
        const judged = verdicts(file.saves);
        expect(file.saves.length + file.refused.length).toBe(4);
        expect(count(judged, 'proved equal')).toBeGreaterThanOrEqual(3);
        const [other = 'proved equal'] = [...file.refused, ...judged.filter((verdict) => verdict !== 'proved equal')];
        return `one in it ${other}`;
      });
    }
    for (let i = 0; i < 200; i++) {
      // The list itself, the settings, or something below a checksum that nobody has made right.
      await run(JSON.stringify(forged(lot, whole)), (file) => {
        const judged = verdicts(file.saves);
        expect(count(judged, 'proved equal')).toBe(judged.length);
        return canonical(file.settings) === canonical(settings) ? 'all proved equal' : 'other settings';
      });
    }
    tally.print('files of everything');
    for (const result of tally.counts.keys()) {
      const plain = result.replace('one in it ', '');
      expect(reasons.has(plain) || /^(all )?proved equal|^other settings/.test(plain)).toBe(true);
    }
    expect(tally.total).toBe(1000);
  });

  test('300 mutated saves taken in beside a campaign do not touch it', async () => {
    const disk = await newDisk();
    const { campaign, table, keeper } = good(await begun(disk, newTable('sfc32:mine'), null));
    good(await keeper.keep(playOn(table, 7)));
    const lot = seeded('beside');
    let taken = 0;
    for (let i = 0; i < 300; i++) {
      const from = samples[below(lot, 4)] ?? real(lostValley);
      const read = readFile(JSON.stringify(forged(lot, fieldsOf(from.save))));
      if (!read.ok || read.value.kind !== 'campaign') continue;
      const verified = verify(duel, read.value.save);
      if (!verified.ok) continue;
      good(await adopt(disk, verified.value));
      taken++;
    }
    expect(taken).toBeGreaterThan(0);
    const shelf = good(await list(disk));
    expect([shelf.campaigns.length, shelf.damaged]).toEqual([taken + 1, []]);
    const mine = good(await load(disk, campaign.id));
    expect([mine.choices, mine.campaign.hash]).toEqual([table.journal().choices, table.hash()]);
  });
});
