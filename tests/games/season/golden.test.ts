/**
 * Whole games and short trees of choices must come out as they always did: faster code may change nothing. Where a rule
 * was wrong and its fix changes these figures, old campaigns change too: raise `rules` in index.ts and renew them.
 */
import { expect, test } from 'vitest';
import { season } from '../../../src/games/season';
import { seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';
import { playByChance, sequences } from '../by-chance';

/** A battle by chance. */
const battle = (scenario: string, number: number) => ({
  table: new Table(season, { scenario, options: [], seed: `sfc32:golden-${number}` }),
  lot: seeded(`golden ${number}`),
});

const finals: readonly (readonly [scenario: string, number: number, end: string])[] = [
  ['initial-assault', 0, '218 06707609ae07f9bc'],
  ['initial-assault', 1, '195 5fb96deefb636ec8'],
  ['initial-assault', 2, '371 e51e6cc3a9424aa6'],
  ['five-hills', 0, '2004 68394220a8f671cc'],
  ['five-hills', 1, '683 82ef8d97b9e604a0'],
  ['five-hills', 2, '629 5942f2d4e94d8bae'],
  ['full-battle', 0, '3671 824e8b7ef6de1089'],
  ['full-battle', 1, '4076 44026d5c6de52756'],
];

test.each(finals)('2.0 to 9.0 %s, battle %i by chance ends in the same state', (scenario, number, end) => {
  const { table, lot } = battle(scenario, number);
  playByChance(table, lot);
  expect(`${table.entries.length} ${table.hash()}`).toBe(end);
});

// biome-ignore format: tables read as tables
const trees: readonly { after: number; ask: string; choices: number; two: number }[] = [
  { after: 46, ask: 'set-up', choices: 107, two: 9658 },
  { after: 83, ask: 'interdict', choices: 2, two: 24 },
  { after: 84, ask: 'dig', choices: 12, two: 139 },
  { after: 95, ask: 'assault-week', choices: 2, two: 176 },
  { after: 106, ask: 'vm-move', choices: 117, two: 12948 },
  { after: 128, ask: 'assault-now', choices: 2, two: 30 },
  { after: 174, ask: 'french-move', choices: 117, two: 11694 },
  { after: 190, ask: 'scout', choices: 14, two: 153 },
  { after: 193, ask: 'scout-loss', choices: 10, two: 110 },
  { after: 200, ask: 'dummy', choices: 4, two: 28 },
  { after: 208, ask: 'operate-now', choices: 2, two: 13 },
  { after: 209, ask: 'end-week', choices: 2, two: 115 },
  { after: 211, ask: 'siege', choices: 3, two: 8 },
  { after: 215, ask: 'siege-loss', choices: 10, two: 99 },
  { after: 219, ask: 'replace', choices: 61, two: 1989 },
  { after: 229, ask: 'operate-week', choices: 2, two: 590 },
  { after: 321, ask: 'drop', choices: 101, two: 23028 },
  { after: 358, ask: 'engage', choices: 31, two: 920 },
  { after: 384, ask: 'barrage', choices: 20, two: 450 },
  { after: 400, ask: 'bear-steps', choices: 3, two: 6 },
  { after: 401, ask: 'bear-check', choices: 2, two: 6 },
  { after: 405, ask: 'bear-disorder', choices: 2, two: 178 },
  { after: 406, ask: 'assault-move', choices: 89, two: 7505 },
  { after: 427, ask: 'defensive-fire', choices: 81, two: 2241 },
  { after: 440, ask: 'defensive-barrage', choices: 17, two: 268 },
  { after: 445, ask: 'attack', choices: 12, two: 293 },
  { after: 461, ask: 'defensive-move', choices: 118, two: 13439 },
  { after: 500, ask: 'go-on', choices: 2, two: 16 },
  { after: 501, ask: 'enter', choices: 9, two: 157 },
  { after: 506, ask: 'withdraw', choices: 102, two: 10258 },
  { after: 607, ask: 'expose', choices: 2, two: 7 },
  { after: 641, ask: 'operation-move', choices: 118, two: 13028 },
  { after: 673, ask: 'declare', choices: 13, two: 132 },
  { after: 684, ask: 'call-off', choices: 5, two: 24 },
  { after: 692, ask: 'break-off', choices: 3, two: 6 },
  { after: 755, ask: 'firers', choices: 4, two: 12 },
  { after: 769, ask: 'rout', choices: 2, two: 10 },
  { after: 776, ask: 'lone-tank', choices: 28, two: 784 },
  { after: 968, ask: 'stand', choices: 4, two: 9 },
  { after: 969, ask: 'name', choices: 2, two: 154 },
  { after: 970, ask: 'hand-disorder', choices: 3, two: 444 },
  { after: 1078, ask: 'advance', choices: 3, two: 11 },
  { after: 1474, ask: 'trade', choices: 17, two: 207 },
  { after: 1488, ask: 'leave', choices: 8, two: 63 },
  { after: 1526, ask: 'strategic-move', choices: 113, two: 12189 },
  { after: 1609, ask: 'return', choices: 8, two: 60 },
  { after: 2689, ask: 'hill-loss', choices: 66, two: 1267 },
];

test('2.0 sequences of two choices at every kind of question of a full battle', () => {
  const { table, lot } = battle('full-battle', 0);
  const found = trees.map(({ after }) => {
    const { ask = '', choices = [] } = playByChance(table, lot, after).prompt ?? {};
    return { after, ask, choices: choices.length, two: sequences(table, 2) };
  });
  expect(found).toEqual(trees);
});
