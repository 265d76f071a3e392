import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverOf, covers, loadGame } from '../../src/games';
import { languages } from '../../src/kernel/words';
import { expectSound } from './words-kit';

test('every folder with a cover stands on the shelf once, under its own name', () => {
  const folders = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/cover.ts`));
  expect(covers.map(({ id }) => id).sort()).toEqual(folders.sort());
});

test('a game that nobody knows has neither cover nor code', () => {
  expect(coverOf('chess')).toBeNull();
  expect(loadGame('chess')).toBeNull();
});

describe.each(covers.map((cover) => [cover.id, cover] as const))('%s', (id, cover) => {
  test('what is called ready can be played, and helps a beginner by a rule it has', async () => {
    if (!cover.ready) return expect(cover.help).toBeNull();
    const game = await loadGame(id);
    expect(game?.id).toBe(id);
    if (cover.help !== null) expect(game?.options).toContain(cover.help);
  });

  test('it says what it is in every language, and who made it', () => {
    for (const language of languages) {
      const { name, line, about } = cover.texts[language];
      for (const text of [line, about]) expectSound(text, language);
      expect(name).not.toBe('');
    }
    expect(cover.credits.map(([role]) => role)).toContain('design');
  });

  test('its engraving has a picture and an ink for every theme', () => {
    const { ink, plate, stamp } = cover.engraving;
    expect(new Set([plate.day, plate.night, stamp.day, stamp.night]).size).toBe(4);
    for (const colour of Object.values(ink)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
