import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import { storm } from '../../../src/games/storm';
import { LOOKED_AHEAD } from '../../../src/kernel/bot';
import type { Game } from '../../../src/kernel/game';
import type { Reason } from '../../../src/kernel/review';
import { languages, speak } from '../../../src/locale';
import { hintText, reasonText } from '../../../src/panels/parts/scale';

/** As much of a table as these sentences read. */
async function kitOf(game: Game, language: 'en' | 'fr' | 'vi') {
  await speak(language);
  const entries = [{ side: 'viet-minh', ask: 'impulse', choice: { do: 'pass' } }];
  const model = { game, report: () => ({ levels: [{ level: 'best', from: 25 }] }), position: { value: { entries } } };
  return { model, words: await game.books.words[language]() } as never;
}

const reason = (why: string, holds?: { readonly place: string }): Reason => ({
  why,
  outlook: {
    best: 0.4,
    next: 0.37,
    instead: { do: 'pass' },
    ...(holds && { holds: { ...holds, best: 0.71, next: 0.58 } }),
  },
});

test('a hint says what is expected in points or as a chance, and the place that it holds more often', async () => {
  const one = await kitOf(lostValley, 'en');
  expect(hintText(one, 'Guns', reason('support-guns', { place: 'eliane' }))).toBe(
    'Hint: Guns. These guns improve the odds enough to be worth the cost. ' +
      'Points expected at the end: 10.0; next best: 9.3. Holds Éliane in 71% of cases; next best: 58%.',
  );
  const two = await kitOf(storm, 'en');
  expect(hintText(two, 'Fire', reason('fire', { place: '6' }))).toMatch(
    /Chance to win: 40%; next best: 37%\. Holds Gabrielle in 71% of cases; next best: 58%\.$/,
  );
  expect(hintText(two, 'Fire', { why: 'fire', outlook: null })).not.toMatch(/%/);
});

test('what decided a move of the computer is told with what it would have done instead, where it may be told', async () => {
  const kit = await kitOf(storm, 'en');
  expect(reasonText(kit, reason(LOOKED_AHEAD), 0)).toBe(
    'Looking ahead, nothing turned out better. Viet Minh, chance to win: 40%; next best (Pass): 37%.',
  );
  expect(reasonText(kit, { why: 'pass', outlook: null }, 0)).toBe('Waiting costs less than acting.');
});

test.each(languages)('both are told in every language: %s', async (language) => {
  const kit = await kitOf(storm, language);
  for (const text of [hintText(kit, '!', reason('fire', { place: '6' })), reasonText(kit, reason(LOOKED_AHEAD), 0)]) {
    expect(text).toMatch(/40/);
    expect(text).not.toMatch(/undefined|looked-ahead|\{/);
  }
});
