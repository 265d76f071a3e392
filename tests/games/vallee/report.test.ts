import { expect, test } from 'vitest';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import { report } from '../../../src/games/vallee/report';
import { texts } from '../../../src/games/vallee/words/en';
import { makeWords } from '../../../src/games/vallee/words/shared';
import { playGame, randomly } from './runner';

const words = makeWords(texts);

test.each(scenarioIds)('15.2, 15.3 %s: the causes of the report add up to the points of each side', (scenario) => {
  const events: ValleeEvent[] = [];
  const { state } = playGame(scenario, 'report', randomly('report'), { told: (_, told) => events.push(...told) });
  const { points } = report(state, events);
  for (const side of ['french', 'viet-minh'] as const) {
    const rows = points.filter(({ key }) => key.startsWith(`${side} `));
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(state.points[side]);
    const causes: readonly string[] = Object.values(texts.pointCauses).map((cause) => `${texts.sides[side]}: ${cause}`);
    for (const { key, count } of rows) expect(causes).toContain(words.tally(key, count));
  }
});
