import { expect, test } from 'vitest';
import { languages, speak } from '../../../src/locale';
import { decimal, halves, percent, percentsOf } from '../../../src/panels/parts/format';

test('chances that were added up are never told as -0 % or as more than all', async () => {
  await speak('en');
  expect(percent(1 - (0.1 + 0.2 + 0.3 + 0.4 + 1e-16))).toBe('0%');
  expect(percent(-2e-16)).toBe('0%');
  expect(percent(1 + 2e-16)).toBe('100%');
  expect(percent(1 - 2e-16)).toBe('100%');
});

test('parts of something certain add up to 100 %, the one that was cut off most made good first', () => {
  expect(percentsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentsOf([0.005, 0.455, 0.54])).toEqual([1, 45, 54]);
  expect(percentsOf([1])).toEqual([100]);
  for (let parts = 2; parts < 9; parts++) {
    const weights = Array.from({ length: parts }, (_, i) => i + 1);
    const all = weights.reduce((a, b) => a + b, 0);
    expect(percentsOf(weights.map((weight) => weight / all)).reduce((a, b) => a + b, 0)).toBe(100);
  }
});

test('what can happen is never 0 %, what can fail never 100 %', async () => {
  await speak('en');
  expect(percent(0.004)).toBe('under 1%');
  expect(percent(0.996)).toBe('over 99%');
  await speak('fr');
  expect(percent(0.58)).toMatch(/^58\s%$/);
});

test.each(languages)('figures are written as the browser would write them: %s', async (language) => {
  await speak(language);
  const written = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { ...options, signDisplay: 'negative' }).format(value);
  for (let i = -400; i <= 400; i++) {
    const value = i / 40;
    expect(decimal(value)).toBe(written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
    expect(halves(value)).toBe(written(value, { maximumFractionDigits: 1 }));
  }
  // Which space stands before the sign is the app's own taste.
  const spaced = (text: string) => text.replace(/\s/, ' ');
  for (let i = 10; i <= 990; i++) {
    expect(spaced(percent(i / 1000))).toBe(spaced(written(i / 1000, { style: 'percent' })));
  }
});
