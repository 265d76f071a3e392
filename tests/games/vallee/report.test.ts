import { expect, test } from 'vitest';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import { report } from '../../../src/games/vallee/face/report';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { texts } from '../../../src/games/vallee/words/en';
import { makeWords } from '../../../src/games/vallee/words/shared';
import { bare, put, scenario, u } from './kit';
import { playGame, randomly } from './runner';

const words = makeWords(texts);

test.each(scenarioIds)('15.2, 15.3 %s: the causes of the report add up to the points of each side', (scenario) => {
  const events: ValleeEvent[] = [];
  const { state } = playGame(scenario, 'report', randomly('report'), { told: (_, told) => events.push(...told) });
  const { points } = report(state, events);
  for (const side of ['french', 'viet-minh'] as const) {
    const rows = points.filter((row) => row.side === side);
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(state.points[side]);
    const causes: readonly string[] = Object.values(texts.pointCauses);
    for (const { key, count } of rows) expect(causes).toContain(words.tally(key, count));
  }
});

test('15.1, 15.2 the report of a campaign says how far the Central Fortress is from surrender, and what it would give', () => {
  const v = bare({ turn: 7 });
  put(v, 'cf', 'fr-8c', 'fr-1-31e');
  put(v, 'h2', 'vm-1-88');
  put(v, 'isabelle', 'fr-3-3le');
  const brink = () => report(v, []).brink;
  // April: every French step on the map, and 10.
  expect(brink()).toEqual([
    { key: 'fortress-steps', count: 5, averted: true },
    { key: 'beside-fortress', count: 1, averted: false },
    { key: 'if-surrendered', count: 19, averted: null },
  ]);
  v.at[u('vm-1-88')] = areaOf('nw');
  expect(brink()?.[1]).toEqual({ key: 'beside-fortress', count: 0, averted: true });
  expect(report(scenario('beatrice'), []).brink).toBeUndefined();
});
