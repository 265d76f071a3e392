/**
 * Whole games and short trees of choices must come out as they always did: faster code may change nothing. Where a rule
 * was wrong and its fix changes these figures, old campaigns change too: raise `rules` in index.ts and renew them.
 */
import { describe, expect, test } from 'vitest';
import { lostValley, type ValleyTypes } from '../../../src/games/lost-valley';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';
import { playByChance, sequences } from '../by-chance';

type ValleyTable = Table<ValleyTypes>;

/** A game by chance, with options by chance, to its end or for so many choices. */
function game(scenario: string, number: number, most = Number.POSITIVE_INFINITY): ValleyTable {
  const lot = seeded(`golden ${number}`);
  const options = lostValley.options.filter(() => below(lot, 2) === 0);
  const table = new Table(lostValley, { scenario, options, seed: `sfc32:golden-${number}` });
  return playByChance(table, lot, most);
}

const games = 20;

const finals: Record<string, readonly string[]> = {
  campaign: [
    '85 f2ad11923b8f3dc9',
    '80 b57233066a2ce1e9',
    '58 b0bb0dd7e689ee1c',
    '101 5a6cb8c69de2a9b8',
    '94 1a1b70acdb8c8709',
    '48 f0e974c3304f896c',
    '20 8cd2584711e37ecf',
    '60 58ff9d46c94e2d19',
    '78 db4825390cd4009d',
    '96 5e0b04ac567e62ca',
    '103 3ce111b186b7f1aa',
    '67 b86e484739a56c61',
    '81 d239c08fce2294a2',
    '94 5cb144c1c4d5b7ce',
    '124 f340b6d8b45748dc',
    '61 c0b80bef0ecf094e',
    '48 a29580551262e0b8',
    '85 02e304cdd4e708ba',
    '65 ec878907d8395314',
    '60 2df5614e2087b1bc',
  ],
  'five-hills': [
    '137 fccdce2a4ea1e983',
    '210 7e6bb2e64ab78f0b',
    '209 928396ead1600a48',
    '164 75a24f271e3d3895',
    '70 a2d7f5c46ee6c4a3',
    '92 2f0d0963fc8f3544',
    '116 352e15089f2ceca6',
    '174 4dd3ffdffccac36b',
    '108 738b7a6dcf50fd92',
    '71 4f17c0703928bb00',
    '124 3f945e7e0471f9c6',
    '141 ef84f162354ff707',
    '105 64fdfa7beb7bb07e',
    '159 e4686dca21c8907d',
    '209 0db73ce9f86c5c8b',
    '95 4eeaf3b1db67fe4d',
    '150 305d344958b7bfd1',
    '150 2f3cfa61b1c4ae82',
    '154 2ded1cf990a02a87',
    '133 36d3629ef8991bf1',
  ],
};

describe.each(Object.entries(finals))('%s', (scenario, expected) => {
  test(`${games} games by chance end in the same state`, () => {
    const ends = Array.from({ length: games }, (_, number) => {
      const table = game(scenario, number);
      return `${table.entries.length} ${table.hash()}`;
    });
    expect(ends).toEqual(expected);
  });
});

// biome-ignore format: tables read as tables
const trees: readonly { scenario: string; after: number; ask: string; two: number; three: number }[] = [
  { scenario: 'campaign', after: 0, ask: 'ration', two: 8, three: 32 },
  { scenario: 'campaign', after: 1, ask: 'delay', two: 8, three: 60 },
  { scenario: 'campaign', after: 2, ask: 'boost', two: 44, three: 5428 },
  { scenario: 'campaign', after: 19, ask: 'move', two: 506, three: 6239 },
  { scenario: 'campaign', after: 22, ask: 'assault', two: 17, three: 122 },
  { scenario: 'campaign', after: 23, ask: 'repair', two: 54, three: 307 },
  { scenario: 'campaign', after: 29, ask: 'missions', two: 38, three: 144 },
  { scenario: 'campaign', after: 34, ask: 'support', two: 13, three: 34 },
  { scenario: 'campaign', after: 39, ask: 'land', two: 9, three: 53 },
  { scenario: 'campaign', after: 41, ask: 'raise', two: 119, three: 8247 },
  { scenario: 'campaign', after: 66, ask: 'stacking', two: 53, three: 282 },
  { scenario: 'campaign', after: 71, ask: 'event', two: 9, three: 52 },
  { scenario: 'campaign', after: 72, ask: 'discard', two: 14, three: 76 },
  { scenario: 'five-hills', after: 0, ask: 'missions', two: 49, three: 246 },
  { scenario: 'five-hills', after: 2, ask: 'ration', two: 16, three: 64 },
  { scenario: 'five-hills', after: 3, ask: 'boost', two: 16, three: 56 },
  { scenario: 'five-hills', after: 4, ask: 'support', two: 14, three: 45 },
  { scenario: 'five-hills', after: 6, ask: 'retreat', two: 6, three: 16 },
  { scenario: 'five-hills', after: 12, ask: 'raise', two: 77, three: 528 },
  { scenario: 'five-hills', after: 17, ask: 'delay', two: 8, three: 32 },
  { scenario: 'five-hills', after: 26, ask: 'land', two: 32, three: 590 },
  { scenario: 'five-hills', after: 45, ask: 'move', two: 415, three: 5707 },
  { scenario: 'five-hills', after: 51, ask: 'stacking', two: 28, three: 121 },
  { scenario: 'five-hills', after: 52, ask: 'assault', two: 18, three: 143 },
  { scenario: 'five-hills', after: 53, ask: 'assault-force', two: 94, three: 728 },
  { scenario: 'five-hills', after: 57, ask: 'raid', two: 37, three: 367 },
  { scenario: 'five-hills', after: 58, ask: 'repair', two: 15, three: 54 },
  { scenario: 'five-hills', after: 67, ask: 'reroll', two: 174, three: 14290 },
  { scenario: 'five-hills', after: 128, ask: 'raid-force', two: 134, three: 1322 },
  { scenario: 'five-hills', after: 164, ask: 'lose', two: 12, three: 32 },
];

test.each(trees)('$scenario, $after choices on ($ask): sequences of two and three', ({ scenario, after, ...tree }) => {
  const table = game(scenario, 1, after);
  expect({ ask: table.prompt?.ask, two: sequences(table, 2), three: sequences(table, 3) }).toEqual(tree);
});
