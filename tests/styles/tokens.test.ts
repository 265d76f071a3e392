import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, palettes, tokens } from '../../src/board/base/palette';

const sheet = readFileSync('src/styles/tokens.css', 'utf8');

function block(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = sheet.slice(start, sheet.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = block(':root');
const dark = block(':root[data-theme="dark"]');
const highContrast = new Map([...light, ...block(':root[data-theme="contrast"]')]);

test('the style sheet and the board have the same colours by day and by night', () => {
  for (const token of tokens) {
    expect(light.get(token), token).toBe(palettes.day[token].toLowerCase());
    expect(dark.get(token), token).toBe(palettes.night[token].toLowerCase());
  }
});

const text = ['ink', 'ink2', 'laterite', 'monsoon', 'warn', 'sea', 'fr', 'band-1', 'band-2', 'band-3', 'band-4'];

test.each([
  ['light', light, 4.5, 4.1],
  ['dark', dark, 4.5, 4.5],
  ['high contrast', highContrast, 7, 7],
] as const)('text on paper is readable: %s', (_, theme, onPaper, onInset) => {
  const of = (name: string) => theme.get(name) ?? '';
  for (const name of text) {
    expect(contrast(of(name), of('paper')), name).toBeGreaterThanOrEqual(onPaper);
    expect(contrast(of(name), of('paper2')), name).toBeGreaterThanOrEqual(onInset);
  }
  expect(contrast(of('on-laterite'), of('laterite'))).toBeGreaterThanOrEqual(4.5);
  for (const division of ['band-1-fill', 'band-2-fill', 'band-3-fill', 'band-4-fill']) {
    expect(contrast(of('on-fill'), of(division)), division).toBeGreaterThanOrEqual(4.5);
  }
});
