import { describe, expect, test } from 'vitest';
import { contrast, livery, palettes, readPalette, rgb, tint, tokens } from '../../src/board/base/palette';

describe('palette', () => {
  test('without styles the table serves', () => {
    expect(readPalette(() => '')).toEqual(palettes.day);
  });

  test('CSS variables are taken over, in short hex too', () => {
    const palette = readPalette((name) => ({ '--ink': '#123', '--sel': ' #ABCDEF ' })[name] ?? '');
    expect(palette.ink).toBe('#112233');
    expect(palette.sel).toBe('#ABCDEF');
  });

  test('a dark paper makes it night, and what is missing comes from the night', () => {
    const palette = readPalette((name) => (name === '--paper' ? '#101010' : ''));
    expect(palette.theme).toBe('night');
    expect(palette.ink).toBe(palettes.night.ink);
  });

  test('what is no plain colour is not believed', () => {
    expect(readPalette((name) => (name === '--ink' ? 'url(x)' : '')).ink).toBe(palettes.day.ink);
  });

  test('every token has a colour by day and by night', () => {
    for (const theme of ['day', 'night'] as const) {
      for (const token of tokens) expect(palettes[theme][token], `${theme} ${token}`).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  test.each(['day', 'night'] as const)('%s: text stands out by 4.5 and marks by 3', (theme) => {
    const p = palettes[theme];
    for (const text of [
      'ink',
      'ink2',
      'laterite',
      'monsoon',
      'warn',
      'sea',
      'fr',
      'band-1',
      'band-2',
      'band-3',
      'band-4',
    ] as const) {
      expect(contrast(p[text], p.paper), text).toBeGreaterThanOrEqual(4.5);
    }
    for (const mark of ['sel', 'legal'] as const) expect(contrast(p[mark], p.paper), mark).toBeGreaterThanOrEqual(3);
    for (const fill of ['band-1-fill', 'band-2-fill', 'band-3-fill', 'band-4-fill', 'vm-fill'] as const) {
      expect(contrast(p['on-fill'], p[fill]), fill).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('hex is read the same by canvas and by Pixi', () => {
    expect(rgb('#1B5FA6')).toEqual([27, 95, 166]);
    expect(tint('#1B5FA6')).toBe(0x1b5fa6);
  });

  test('the garrison is light, a division is filled, nobody is grey', () => {
    const p = palettes.day;
    expect(livery(p, 'blue')).toEqual({ ink: p.fr, fill: null });
    expect(livery(p, 'band-2')).toEqual({ ink: p['band-2'], fill: p['band-2-fill'] });
    expect(livery(p, null)).toEqual({ ink: p.ink2, fill: null });
  });
});
