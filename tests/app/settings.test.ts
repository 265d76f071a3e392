import { expect, test } from 'vitest';
import { readSettings, writeSettings } from '../../src/app/base/settings';

const fresh = readSettings(null, ['fr-FR']);

test('a first visit has the language of the phone and quiet defaults', () => {
  const quiet = { theme: 'auto', palette: 'classic', text: '100', motion: 'auto', sound: 'off', odds: 'full' };
  expect(fresh).toMatchObject({ language: 'fr', ...quiet });
});

test('what was written is read again', () => {
  const chosen = {
    ...fresh,
    language: 'vi',
    theme: 'contrast',
    text: '150',
    hand: 'left',
    palette: 'safe',
    sound: 'effects',
  } as const;
  expect(readSettings(writeSettings(chosen), ['en'])).toEqual(chosen);
});

test('a foreign value falls back alone, the others stay', () => {
  const text = JSON.stringify({ version: 1, theme: 'neon', text: '130', speed: 4 });
  expect(readSettings(text, ['fr'])).toEqual({ ...fresh, text: '130' });
});

test('damaged, foreign or newer settings give the defaults', () => {
  for (const text of ['', '{', 'null', '[]', '"dark"', '{"theme":"dark"}', '{"version":2,"theme":"dark"}']) {
    expect(readSettings(text, ['fr']), text).toEqual(fresh);
  }
});
