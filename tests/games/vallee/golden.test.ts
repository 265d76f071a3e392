/**
 * Whole games and short trees of choices must come out as they always did: faster code may change nothing. Where a rule
 * was wrong and its fix changes these figures, old campaigns change too: raise `rules` in index.ts and renew them.
 */
import { expect, test } from 'vitest';
import { vallee } from '../../../src/games/vallee';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { seeded } from '../../../src/kernel/chance';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { playByChance, sequences } from '../by-chance';

const game: Game = vallee;

/** A game by chance to its end, or for so many choices. */
function play(scenario: string, most = Number.POSITIVE_INFINITY): Table {
  const lot = seeded(`golden ${scenario}`);
  const table = new Table(game, { scenario, options: [], seed: `sfc32:golden-${scenario}` });
  return playByChance(table, lot, most);
}

// biome-ignore format: tables read as tables
const finals: Readonly<Record<string, string>> = {
  campaign: '3505 149bd2dca3303a30',
  beatrice: '72 bade5ac828ade3f0',
  gabrielle: '112 5f06432e5b379c7e',
  'flak-raid': '107 5c2d0816b72d57d9',
  hills: '550 f403f83077311701',
  huguettes: '929 ecc4c0c63d39e9de',
};

test.each(scenarioIds)('5.0 to 17.0 %s: a game by chance ends in the same state', (scenario) => {
  const table = play(scenario);
  expect(`${table.entries.length} ${table.hash()}`).toBe(finals[scenario]);
});

// biome-ignore format: tables read as tables
const trees: readonly { scenario: string; after: number; ask: string; two: number }[] = [
  { scenario: 'campaign', after: 0, ask: 'setup-french', two: 763 },
  { scenario: 'campaign', after: 19, ask: 'setup-vm', two: 3668 },
  { scenario: 'campaign', after: 236, ask: 'otha-enter', two: 51 },
  { scenario: 'campaign', after: 242, ask: 'air-max', two: 17 },
  { scenario: 'campaign', after: 243, ask: 'air-away-transports', two: 7 },
  { scenario: 'campaign', after: 244, ask: 'air-away-others', two: 24 },
  { scenario: 'campaign', after: 247, ask: 'air-load', two: 144 },
  { scenario: 'campaign', after: 248, ask: 'bombard-vm', two: 1332 },
  { scenario: 'campaign', after: 249, ask: 'counter-bombard', two: 161 },
  { scenario: 'campaign', after: 272, ask: 'air-missions', two: 5626 },
  { scenario: 'campaign', after: 278, ask: 'aa-strategic', two: 6235 },
  { scenario: 'campaign', after: 288, ask: 'strategic-step', two: 484 },
  { scenario: 'campaign', after: 289, ask: 'strategic-move', two: 11562 },
  { scenario: 'campaign', after: 465, ask: 'assault-move', two: 18 },
  { scenario: 'campaign', after: 468, ask: 'fire-attacker', two: 12 },
  { scenario: 'campaign', after: 501, ask: 'bombard-french', two: 382 },
  { scenario: 'campaign', after: 523, ask: 'otha-exit', two: 414 },
  { scenario: 'campaign', after: 526, ask: 'opportunity', two: 812 },
  { scenario: 'campaign', after: 672, ask: 'fire-defender', two: 139 },
  { scenario: 'campaign', after: 681, ask: 'assault', two: 3 },
  { scenario: 'campaign', after: 682, ask: 'assault-force', two: 1 },
  { scenario: 'campaign', after: 684, ask: 'final-fire', two: 6 },
  { scenario: 'campaign', after: 685, ask: 'retreat', two: 8 },
  { scenario: 'campaign', after: 772, ask: 'replace-french', two: 6 },
  { scenario: 'campaign', after: 773, ask: 'replace-vm', two: 9 },
  { scenario: 'campaign', after: 775, ask: 'air-ground', two: 47 },
  { scenario: 'campaign', after: 947, ask: 'dig', two: 38 },
  { scenario: 'campaign', after: 1816, ask: 'unpaid-french', two: 1056 },
  { scenario: 'campaign', after: 2533, ask: 'support-active', two: 6006 },
  { scenario: 'beatrice', after: 23, ask: 'setup-air', two: 9 },
  { scenario: 'beatrice', after: 45, ask: 'support-other', two: 10990 },
  { scenario: 'beatrice', after: 54, ask: 'aa-assault', two: 238 },
  { scenario: 'huguettes', after: 224, ask: 'crisis', two: 639 },
  { scenario: 'huguettes', after: 429, ask: 'defend-lead', two: 125 },
  { scenario: 'huguettes', after: 497, ask: 'bloodbath', two: 68 },
  { scenario: 'huguettes', after: 564, ask: 'air-away-others', two: 15 },
];

test.each(trees)('5.0 $scenario, $after choices on ($ask): sequences of two', ({ scenario, after, ...tree }) => {
  const table = play(scenario, after);
  expect({ ask: table.prompt?.ask, two: sequences(table, 2) }).toEqual(tree);
});
