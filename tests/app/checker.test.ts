import { describe, expect, test } from 'vitest';
import { check, type Finding, type Surroundings } from '../../src/app/transfer/checker';
import type { Game } from '../../src/kernel/game';
import { LARGEST_FILE, linkTo, packed, writeEverything, writeSave } from '../../src/storage';
import { duel } from '../kernel/duel';
import { longGame, newTable, playOn, saved } from '../storage/kit';

const save = saved(longGame(30));

async function findings(
  text: string | Blob,
  { after = 0, ...other }: Partial<Surroundings> & { readonly after?: number } = {},
): Promise<readonly Finding[]> {
  const heard: Finding[] = [];
  const from = typeof text === 'string' ? ({ is: 'text', text } as const) : ({ is: 'file', file: text } as const);
  await check(
    { from, after },
    {
      load: (id) => (id === 'duel' ? Promise.resolve(duel as unknown as Game) : null),
      tell: (finding) => heard.push(finding),
      pace: { slice: 0, rest: () => Promise.resolve() },
      largest: LARGEST_FILE,
      limit: 60_000,
      stopped: () => false,
      ...other,
    },
  );
  return heard;
}

const kinds = (list: readonly Finding[]) => list.map(({ is }) => is).filter((is, i, all) => is !== all[i - 1]);
const outcomes = (list: readonly Finding[]) =>
  list.flatMap((one) => (one.is === 'checked' ? [one.outcome.ok ? 'ok' : one.outcome.reason] : []));

describe('what came in is looked at', () => {
  test('a file says what it holds, how far the replay is, and what came of it', async () => {
    const heard = await findings(new Blob([writeSave(save)]));
    expect(kinds(heard)).toEqual(['holds', 'progress', 'checked', 'over']);
    const shares = heard.flatMap((one) => (one.is === 'progress' ? [one.share] : []));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], shares.length]).toEqual([0, 31]);
    expect(outcomes(heard)).toEqual(['ok']);
  });

  test('everything: each campaign by itself, and from any of them on', async () => {
    const saves = ['sfc32:1', 'sfc32:2', 'sfc32:3'].map((seed) => saved(playOn(newTable(seed), 5)));
    const text = writeEverything([...saves, { ...save, game: 'chess' }], { theme: 'dark' });
    const heard = await findings(text);
    expect(heard[0]).toEqual({ is: 'holds', count: 4, refused: 0, settings: { theme: 'dark' } });
    expect(outcomes(heard)).toEqual(['ok', 'ok', 'ok', 'unknown-game']);
    expect(outcomes(await findings(text, { after: 2 }))).toEqual(['ok', 'unknown-game']);
  });

  test('a replay that takes longer than its limit is ended, and the next campaign is looked at', async () => {
    const heard = await findings(writeEverything([save, save], {}), { limit: 0 });
    expect(outcomes(heard)).toEqual(['unfinished', 'unfinished']);
    expect(heard.at(-1)).toEqual({ is: 'over' });
  });

  test('once nobody wants to know, nothing more is replayed or told', async () => {
    let told = 0;
    const heard = await findings(writeEverything([save, save], {}), { stopped: () => told++ > 5 });
    expect(outcomes(heard)).toEqual([]);
    expect(kinds(heard)).toEqual(['holds', 'progress']);
  });

  test('what is too large is not read, nor unpacked further than that', async () => {
    const large = new Blob([new Uint8Array(17_000_000)]);
    expect(await findings(large)).toEqual([{ is: 'refused', reason: 'too-large' }]);
    expect(await findings('x'.repeat(LARGEST_FILE + 1))).toEqual([{ is: 'refused', reason: 'too-large' }]);
    const here = { largest: 1000 };
    expect(await findings(new Blob([writeSave(save)]), here)).toEqual([{ is: 'refused', reason: 'too-large-here' }]);
    const link = linkTo('https://example.org/', (await packed(save)) ?? '');
    expect(link.length).toBeLessThan(1000);
    const bomb = linkTo('https://example.org/', (await packed({ ...save, seed: 'x'.repeat(200_000) })) ?? '');
    expect(bomb.length).toBeLessThan(1500);
    expect(await findings(bomb, { largest: 100_000 })).toEqual([{ is: 'refused', reason: 'too-large-here' }]);
  });

  test('where a part of the app cannot be loaded, nothing is said against the campaign', async () => {
    const heard = await findings(writeSave(save), { load: () => Promise.reject(new Error('gone')) });
    expect(outcomes(heard)).toEqual(['unfinished']);
  });
});
