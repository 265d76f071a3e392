import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, luminance, rgb } from '../../src/board/base/palette';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The variables of a block, by its selector. */
function block(selector: string): Readonly<Record<string, string>> {
  const at = css.indexOf(`\n${selector} {`);
  const body = at < 0 ? '' : css.slice(at, css.indexOf('}', at));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const day = block(':root');
const safe = { ...day, ...block(':root[data-palette="safe"]') };
const themes = {
  day: safe,
  night: {
    ...day,
    ...block(':root[data-theme="dark"]'),
    ...block(':root[data-theme="dark"][data-palette="safe"]'),
  },
  contrast: {
    ...day,
    ...block(':root[data-theme="contrast"]'),
    ...block(':root[data-theme="contrast"][data-palette="safe"]'),
  },
} as const;

/** How eyes without one kind of cone see linear light (Machado, Oliveira and Fernandes 2009). */
const eyes = {
  'red-weak': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'green-weak': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'blue-weak': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** Distance in CIE Lab of two colours as these eyes see them. */
function apart(a: string, b: string, eye: readonly number[]): number {
  const [p, q] = [lab(a, eye), lab(b, eye)];
  return Math.hypot(...p.map((value, i) => value - (q[i] ?? 0)));
}

function lab(hex: string, eye: readonly number[]): readonly number[] {
  const light = rgb(hex).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  const row = (at: number) =>
    Math.min(
      1,
      Math.max(
        0,
        light.reduce((sum, value, i) => sum + value * (eye[at * 3 + i] ?? 0), 0),
      ),
    );
  const [r, g, b] = [row(0), row(1), row(2)];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const bands = ['band-1', 'band-2', 'band-3', 'band-4'] as const;

describe.each(Object.keys(themes) as (keyof typeof themes)[])('side colours for colour-blind eyes, %s', (theme) => {
  const colours: Readonly<Record<string, string>> = themes[theme];
  const of = (name: string) => colours[name] ?? '';

  test('are all there, and stand out from the paper', () => {
    for (const name of ['fr', 'vm', 'warn', 'monsoon', 'legal', ...bands]) {
      expect(of(name), name).toMatch(/^#/);
      expect(contrast(of(name), of('paper')), name).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of ['vm-fill', ...bands.map((band) => `${band}-fill`)]) {
      expect(contrast(of(name), of('on-fill')), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.keys(eyes) as (keyof typeof eyes)[])('stay apart for %s eyes', (eye) => {
    const least = 22;
    expect(apart(of('fr'), of('vm'), eyes[eye])).toBeGreaterThan(least);
    expect(apart(of('legal'), of('warn'), eyes[eye])).toBeGreaterThan(least);
    for (const [i, a] of bands.entries()) {
      for (const b of bands.slice(i + 1)) {
        expect(apart(of(a), of(b), eyes[eye]), `${a} ${b}`).toBeGreaterThan(least);
        expect(apart(of(`${a}-fill`), of(`${b}-fill`), eyes[eye]), `fills ${a} ${b}`).toBeGreaterThan(least);
      }
    }
  });
});

test('the measure tells: the classic red and green do come close', () => {
  expect(apart(day['band-2'] ?? '', day['band-3'] ?? '', eyes['red-weak'])).toBeLessThan(22);
  expect(luminance('#ffffff')).toBeCloseTo(1);
});
