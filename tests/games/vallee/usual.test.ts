import { describe, expect, test } from 'vitest';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { offer } from '../../../src/games/vallee/face/offer';
import { preview } from '../../../src/games/vallee/face/preview';
import { playGame, randomly } from './runner';

describe('what is filled in and shown before it is chosen', () => {
  test.each(scenarioIds)('%s: every allocation has a first answer, and every shown chance is one', (scenario) => {
    const filled = new Set<string>();
    const pick = randomly(`usual ${scenario}`);
    let asked = 0;
    playGame(scenario, `usual ${scenario}`, (v, prompt) => {
      if (asked++ % 5 === 0) {
        const usual = prompt.choices.find((choice) => offer(v, choice).primary);
        if (usual) filled.add(prompt.ask);
        for (const choice of [null, ...prompt.choices.slice(0, 40)]) {
          const shown = preview(v, prompt, choice);
          if (!shown) continue;
          const bars = shown.bars.reduce((sum, bar) => sum + bar.chance, 0);
          expect(bars, `${prompt.ask} ${shown.name}`).toBeCloseTo(1, 9);
          for (const { key, kind, value } of shown.outcomes) {
            expect(value, `${prompt.ask} ${key}`).toBeGreaterThanOrEqual(-1e-9);
            if (kind === 'chance') expect(value, `${prompt.ask} ${key}`).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }
      return pick(v, prompt);
    });
    expect(filled.size).toBeGreaterThan(3);
  });
});
