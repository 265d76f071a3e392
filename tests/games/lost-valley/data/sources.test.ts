import { expect, test } from 'vitest';
import * as cardData from '../../../../src/games/lost-valley/data/cards';
import { type Card, cardNumbers, cards } from '../../../../src/games/lost-valley/data/cards';
import * as mapData from '../../../../src/games/lost-valley/data/map';
import { blackLines, crs, divisions, dzs, subsectorAdjacency } from '../../../../src/games/lost-valley/data/map';
import * as optionData from '../../../../src/games/lost-valley/data/options';
import * as scenarioData from '../../../../src/games/lost-valley/data/scenarios';
import { scenarios } from '../../../../src/games/lost-valley/data/scenarios';
import { reasons } from '../../../../src/games/lost-valley/data/source';
import * as tableData from '../../../../src/games/lost-valley/data/tables';
import { tables } from '../../../../src/games/lost-valley/data/tables';
import * as trackData from '../../../../src/games/lost-valley/data/tracks';
import * as turnData from '../../../../src/games/lost-valley/data/turns';
import { turns } from '../../../../src/games/lost-valley/data/turns';
import * as unitData from '../../../../src/games/lost-valley/data/units';
import { units } from '../../../../src/games/lost-valley/data/units';
import * as victoryData from '../../../../src/games/lost-valley/data/victory';
import { victoryLevels } from '../../../../src/games/lost-valley/data/victory';

const allData = {
  ...mapData,
  ...trackData,
  ...turnData,
  ...tableData,
  ...unitData,
  ...cardData,
  ...scenarioData,
  ...victoryData,
  ...optionData,
};

const allCards: readonly Card[] = cardNumbers.map((number) => cards[number]);

/** Every object found under a key `source` or inside `sources`, with its path. */
function sources(value: unknown, path: string): [string, object][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]): [string, object][] => {
    const at = `${path}.${key}`;
    if (key === 'source') return [[at, inner]];
    if (key === 'sources')
      return Object.entries(inner).map(([name, one]): [string, object] => [`${at}.${name}`, Object(one)]);
    return sources(inner, at);
  });
}

test('every source is stated with rule numbers, reconstructed with a reason, or both, and nothing else', () => {
  const found = sources(allData, 'data');
  expect(found.length).toBeGreaterThan(300);
  for (const [path, source] of found) {
    const keys = Object.keys(source).sort().join();
    expect(['stated', 'reconstructed', 'reconstructed,stated'], path).toContain(keys);
    if ('stated' in source) expect(source.stated, path).toMatch(/^\d+(\.(\d+|Q\d))*(, \d+(\.(\d+|Q\d))*)*$/);
    if ('reconstructed' in source) expect(reasons, path).toContain(source.reconstructed);
  }
});

test('every item of every list carries a source', () => {
  const items = [
    ...Object.values(crs),
    ...blackLines,
    ...Object.values(dzs),
    ...Object.values(divisions),
    ...Object.values(subsectorAdjacency),
    ...turns,
    ...Object.values(tables),
    ...Object.values(units),
    ...allCards,
    ...Object.values(scenarios),
    ...victoryLevels,
    ...Object.values(optionData.options),
  ];
  for (const item of items) expect(item, JSON.stringify(item)).toHaveProperty('source');
});

test('no reason is listed twice or left unused', () => {
  expect(new Set(reasons).size).toBe(reasons.length);
  const used = new Set(
    sources(allData, 'data').flatMap(([, source]) => ('reconstructed' in source ? [source.reconstructed] : [])),
  );
  expect(reasons.filter((reason) => !used.has(reason))).toEqual([]);
});
