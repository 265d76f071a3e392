/**
 * Whole games and short trees of choices must come out as they always did: faster code may change nothing. Where a rule
 * was wrong and its fix changes these figures, old campaigns change too: raise `rules` in index.ts and renew them.
 */
import { expect, test } from 'vitest';
import { type StormTypes, storm } from '../../../src/games/storm';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';
import { playByChance, sequences } from '../by-chance';

type StormTable = Table<StormTypes>;

/** A game by chance, with or without bidding by chance, to its end or for so many choices. */
function game(number: number, most = Number.POSITIVE_INFINITY): StormTable {
  const lot = seeded(`golden ${number}`);
  const options = storm.options.filter(() => below(lot, 2) === 0);
  const table = new Table(storm, { scenario: 'battle', options, seed: `sfc32:golden-${number}` });
  return playByChance(table, lot, most);
}

const finals: readonly string[] = [
  '1624 e01d98c7334903a1',
  '1643 97a2898851ef653a',
  '1526 c539af4a3bbe35c3',
  '1690 a81e029d22340a12',
  '1617 0fa2be5cc546752b',
  '1471 969f8ad995f4aff0',
  '1462 eddd36de21080fd3',
  '1648 9d68ef76c5ca92ba',
  '1687 6ae749b3fc318b61',
  '1567 3419d0059a12a738',
  '1868 f9cbb2ab060515fe',
  '1800 03cc7da56fa713d5',
];

test(`4.0 to 14.0 ${finals.length} games by chance end in the same state`, () => {
  const ends = finals.map((_, number) => {
    const table = game(number);
    return `${table.entries.length} ${table.hash()}`;
  });
  expect(ends).toEqual(finals);
});

// biome-ignore format: tables read as tables
const trees: readonly { number: number; after: number; ask: string; two: number; three: number }[] = [
  { number: 0, after: 0, ask: 'impulse', two: 289, three: 5329 },
  { number: 0, after: 1, ask: 'assault-target', two: 26, three: 314 },
  { number: 0, after: 2, ask: 'assault-force', two: 157, three: 1662 },
  { number: 0, after: 5, ask: 'react-assault', two: 30, three: 518 },
  { number: 0, after: 6, ask: 'giap', two: 14, three: 114 },
  { number: 0, after: 7, ask: 'reroll', two: 14, three: 114 },
  { number: 0, after: 8, ask: 'damage', two: 100, three: 716 },
  { number: 0, after: 9, ask: 'retreat', two: 45, three: 285 },
  { number: 0, after: 16, ask: 'assault-loss', two: 72, three: 2160 },
  { number: 0, after: 18, ask: 'impulse', two: 151, three: 779 },
  { number: 0, after: 19, ask: 'move-units', two: 5, three: 22 },
  { number: 0, after: 21, ask: 'move-step', two: 85, three: 827 },
  { number: 0, after: 36, ask: 'fire-force', two: 21, three: 58 },
  { number: 0, after: 41, ask: 'react-fire', two: 15, three: 91 },
  { number: 0, after: 55, ask: 'react-works', two: 6, three: 18 },
  { number: 0, after: 65, ask: 'sap-work', two: 125, three: 638 },
  { number: 0, after: 72, ask: 'go-on', two: 95, three: 451 },
  { number: 0, after: 107, ask: 'discard', two: 8, three: 26 },
  { number: 0, after: 120, ask: 'place', two: 24, three: 1052 },
  { number: 0, after: 121, ask: 'volunteers', two: 44, three: 1932 },
  { number: 0, after: 154, ask: 'fire-target', two: 6, three: 10 },
  { number: 0, after: 349, ask: 'card-target', two: 111, three: 807 },
  { number: 0, after: 350, ask: 'react-barrage', two: 13, three: 104 },
  { number: 0, after: 376, ask: 'counter-form', two: 15, three: 104 },
  { number: 0, after: 377, ask: 'counter-target', two: 66, three: 580 },
  { number: 0, after: 378, ask: 'counter-force', two: 241, three: 3293 },
  { number: 0, after: 380, ask: 'advance', two: 168, three: 1825 },
  { number: 0, after: 640, ask: 'card-from', two: 21, three: 107 },
  { number: 0, after: 641, ask: 'infiltrators', two: 25, three: 195 },
  { number: 0, after: 1105, ask: 'react-air', two: 56, three: 284 },
  { number: 0, after: 1385, ask: 'rats-unit', two: 27, three: 159 },
  { number: 0, after: 1507, ask: 'rally', two: 25, three: 175 },
  { number: 0, after: 1574, ask: 'react-entry', two: 14, three: 61 },
  { number: 1, after: 0, ask: 'bid', two: 100, three: 3700 },
  { number: 1, after: 168, ask: 'supply-marker', two: 17, three: 391 },
  { number: 1, after: 169, ask: 'night-drop', two: 23, three: 531 },
  { number: 1, after: 192, ask: 'raider', two: 156, three: 784 },
  { number: 1, after: 683, ask: 'counter-move', two: 13, three: 91 },
  { number: 2, after: 48, ask: 'supply-before', two: 2, three: 38 },
  { number: 2, after: 49, ask: 'supply-after', two: 38, three: 380 },
  { number: 2, after: 53, ask: 'night-drop-area', two: 38, three: 720 },
  { number: 3, after: 1246, ask: 'volunteer-units', two: 121, three: 4340 },
];

test.each(trees)(
  '6.0 game $number, $after choices on ($ask): sequences of two and three',
  ({ number, after, ...tree }) => {
    const table = game(number, after);
    expect({ ask: table.prompt?.ask, two: sequences(table, 2), three: sequences(table, 3) }).toEqual(tree);
  },
);
