/**
 * Whole games and short trees of choices must come out as they always did: faster code may change nothing. Where a rule
 * was wrong and its fix changes these figures, old campaigns change too: raise `rules` in index.ts and renew them.
 */
import { describe, expect, test } from 'vitest';
import { lostValley, type ValleyTypes } from '../../../src/games/lost-valley';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';

type ValleyTable = Table<ValleyTypes>;

/** A game by chance, with options by chance, to its end or for so many choices. */
function game(scenario: string, number: number, most = Number.POSITIVE_INFINITY): ValleyTable {
  const lot = seeded(`golden ${number}`);
  const options = lostValley.options.filter(() => below(lot, 2) === 0);
  const table = new Table(lostValley, { scenario, options, seed: `sfc32:golden-${number}` });
  while (table.prompt && table.entries.length < most) {
    const { choices } = table.prompt;
    table.choose(choices[below(lot, choices.length)] ?? { do: 'none' });
  }
  return table;
}

/** How many different sequences of so many choices there are. */
function sequences(table: ValleyTable, depth: number): number {
  if (!table.prompt) return 1;
  if (depth === 1) return table.prompt.choices.length;
  let count = 0;
  for (const choice of table.prompt.choices) {
    const fork = table.fork();
    fork.choose(choice);
    count += sequences(fork, depth - 1);
  }
  return count;
}

const games = 20;

const finals: Record<string, readonly string[]> = {
  campaign: [
    '107 71a30f8b1e447a65',
    '76 82dff267dceb6bba',
    '60 0fae5a50e46b1d2c',
    '80 edd7be90d4569868',
    '98 94261993780759b0',
    '48 49e9d11029ce8e90',
    '20 8cd2584711e37ecf',
    '60 58ff9d46c94e2d19',
    '81 7ee3d80ff11cc8df',
    '97 b875de515581a44f',
    '60 397d7246eb8621cb',
    '62 2e6ec4ee445d0794',
    '81 01adbea4327d2603',
    '64 2785d8983e02d335',
    '97 46a00f26ffd0e0ea',
    '62 0111bbb56e6dcead',
    '48 a29580551262e0b8',
    '85 6247ad272c3479be',
    '58 aa3335142f4b11a5',
    '46 4f28fa1e34ab5511',
  ],
  'five-hills': [
    '141 d0ad79648a6bd9a8',
    '90 45cf0c559c748e6a',
    '139 83a329a904ebbb07',
    '91 8aaeeac08e85a1ca',
    '53 3d405aadc131714d',
    '100 a0c9fe46b09c3d8b',
    '95 e3dc5ee23e3d8df9',
    '86 74bea8240deacfd7',
    '119 b61b6bcc47855150',
    '81 7c6530e8b9b884c6',
    '175 ceeff5320adc54ed',
    '50 90350d8f19d35fee',
    '91 f77c7403a80e4260',
    '129 51b4154bd45f8eda',
    '84 c4f388e257226463',
    '156 2725e28d3dc50dc9',
    '141 29c60a08c0a0481e',
    '120 92ce63754260184f',
    '126 fcf7d4ee2fce826e',
    '131 37b15b610ec9245d',
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
  { scenario: 'campaign', after: 22, ask: 'assault', two: 17, three: 128 },
  { scenario: 'campaign', after: 23, ask: 'repair', two: 54, three: 307 },
  { scenario: 'campaign', after: 29, ask: 'missions', two: 38, three: 144 },
  { scenario: 'campaign', after: 34, ask: 'support', two: 13, three: 34 },
  { scenario: 'campaign', after: 39, ask: 'land', two: 9, three: 53 },
  { scenario: 'campaign', after: 66, ask: 'stacking', two: 53, three: 282 },
  { scenario: 'campaign', after: 71, ask: 'event', two: 6, three: 24 },
  { scenario: 'campaign', after: 72, ask: 'discard', two: 8, three: 32 },
  { scenario: 'five-hills', after: 0, ask: 'missions', two: 49, three: 246 },
  { scenario: 'five-hills', after: 2, ask: 'ration', two: 16, three: 64 },
  { scenario: 'five-hills', after: 3, ask: 'boost', two: 16, three: 56 },
  { scenario: 'five-hills', after: 4, ask: 'support', two: 14, three: 45 },
  { scenario: 'five-hills', after: 6, ask: 'retreat', two: 6, three: 16 },
  { scenario: 'five-hills', after: 12, ask: 'raise', two: 76, three: 601 },
  { scenario: 'five-hills', after: 17, ask: 'delay', two: 8, three: 30 },
  { scenario: 'five-hills', after: 23, ask: 'land', two: 14, three: 897 },
  { scenario: 'five-hills', after: 37, ask: 'move', two: 360, three: 4993 },
  { scenario: 'five-hills', after: 39, ask: 'stacking', two: 47, three: 266 },
  { scenario: 'five-hills', after: 41, ask: 'assault', two: 41, three: 490 },
  { scenario: 'five-hills', after: 42, ask: 'raid', two: 85, three: 997 },
  { scenario: 'five-hills', after: 43, ask: 'raid-force', two: 185, three: 1899 },
  { scenario: 'five-hills', after: 58, ask: 'lose', two: 8, three: 16 },
  { scenario: 'five-hills', after: 76, ask: 'discard', two: 4, three: 16 },
  { scenario: 'five-hills', after: 80, ask: 'reroll', two: 8, three: 32 },
];

test.each(trees)('$scenario, $after choices on ($ask): sequences of two and three', ({ scenario, after, ...tree }) => {
  const table = game(scenario, 1, after);
  expect({ ask: table.prompt?.ask, two: sequences(table, 2), three: sequences(table, 3) }).toEqual(tree);
});
