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
  ['initial-assault', 0, '367 272a176254c767d4'],
  ['initial-assault', 1, '440 3c702d106467a645'],
  ['initial-assault', 2, '593 3b72892933a74f73'],
  ['five-hills', 0, '2004 68394220a8f671cc'],
  ['five-hills', 1, '690 559193c2655589a5'],
  ['five-hills', 2, '629 5942f2d4e94d8bae'],
  ['full-battle', 0, '3190 8b18559901cf7fa8'],
  ['full-battle', 1, '4914 15c741c3cabf0017'],
];

test.each(finals)('2.0 to 9.0 %s, battle %i by chance ends in the same state', (scenario, number, end) => {
  const { table, lot } = battle(scenario, number);
  playByChance(table, lot);
  expect(`${table.entries.length} ${table.hash()}`).toBe(end);
});

// biome-ignore format: tables read as tables
const trees: readonly { after: number; ask: string; choices: number; two: number }[] = [
  { after: 46, ask: 'set-up', choices: 62, two: 3071 },
  { after: 93, ask: 'interdict', choices: 2, two: 14 },
  { after: 95, ask: 'dig', choices: 12, two: 139 },
  { after: 105, ask: 'assault-week', choices: 2, two: 141 },
  { after: 106, ask: 'operate-week', choices: 2, two: 437 },
  { after: 107, ask: 'vm-move', choices: 139, two: 18548 },
  { after: 180, ask: 'french-move', choices: 137, two: 16436 },
  { after: 181, ask: 'scout', choices: 14, two: 144 },
  { after: 183, ask: 'scout-loss', choices: 14, two: 168 },
  { after: 188, ask: 'dummy', choices: 4, two: 32 },
  { after: 197, ask: 'operate-now', choices: 2, two: 9 },
  { after: 198, ask: 'end-week', choices: 2, two: 113 },
  { after: 317, ask: 'barrage', choices: 11, two: 412 },
  { after: 340, ask: 'operation-move', choices: 147, two: 20834 },
  { after: 377, ask: 'declare', choices: 4, two: 13 },
  { after: 379, ask: 'defensive-fire', choices: 4, two: 15 },
  { after: 380, ask: 'defensive-barrage', choices: 5, two: 18 },
  { after: 384, ask: 'bear-disorder', choices: 2, two: 4 },
  { after: 386, ask: 'call-off', choices: 2, two: 22 },
  { after: 387, ask: 'defensive-move', choices: 11, two: 100 },
  { after: 396, ask: 'go-on', choices: 2, two: 29 },
  { after: 397, ask: 'lone-tank', choices: 23, two: 529 },
  { after: 403, ask: 'withdraw', choices: 140, two: 17670 },
  { after: 582, ask: 'firers', choices: 2, two: 6 },
  { after: 589, ask: 'break-off', choices: 2, two: 4 },
  { after: 764, ask: 'rout', choices: 2, two: 4 },
  { after: 770, ask: 'bear-steps', choices: 3, two: 6 },
  { after: 862, ask: 'siege', choices: 3, two: 56 },
  { after: 864, ask: 'siege-loss', choices: 12, two: 142 },
  { after: 866, ask: 'hill-loss', choices: 50, two: 221 },
  { after: 867, ask: 'trade', choices: 4, two: 11 },
  { after: 874, ask: 'replace', choices: 133, two: 2110 },
  { after: 877, ask: 'leave', choices: 2, two: 26 },
  { after: 1093, ask: 'drop', choices: 133, two: 14555 },
  { after: 1131, ask: 'assault-now', choices: 2, two: 33 },
  { after: 1299, ask: 'bear-check', choices: 2, two: 622 },
  { after: 1371, ask: 'engage', choices: 31, two: 917 },
  { after: 1402, ask: 'assault-move', choices: 104, two: 10079 },
  { after: 1446, ask: 'attack', choices: 9, two: 125 },
  { after: 1451, ask: 'name', choices: 2, two: 14 },
  { after: 1452, ask: 'stand', choices: 7, two: 16 },
  { after: 1545, ask: 'hand-check', choices: 2, two: 284 },
  { after: 1618, ask: 'critical', choices: 2, two: 8 },
  { after: 1621, ask: 'hand-disorder', choices: 3, two: 419 },
  { after: 1623, ask: 'enter', choices: 5, two: 18 },
  { after: 1659, ask: 'expose', choices: 4, two: 316 },
  { after: 1861, ask: 'advance', choices: 3, two: 7 },
  { after: 2119, ask: 'strategic-move', choices: 149, two: 20117 },
  { after: 2196, ask: 'return', choices: 7, two: 41 },
  { after: 2541, ask: 'encircled-loss', choices: 2, two: 6 },
  { after: 2783, ask: 'add-air', choices: 2, two: 6 },
];

test('2.0 sequences of two choices at every kind of question of a full battle', () => {
  const { table, lot } = battle('full-battle', 7);
  const found = trees.map(({ after }) => {
    const { ask = '', choices = [] } = playByChance(table, lot, after).prompt ?? {};
    return { after, ask, choices: choices.length, two: sequences(table, 2) };
  });
  expect(found).toEqual(trees);
});
