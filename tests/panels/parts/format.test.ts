import { expect, test } from 'vitest';
import { speak } from '../../../src/locale';
import { percent } from '../../../src/panels/parts/format';

test('chances that were added up are never told as -0 % or as more than all', async () => {
  await speak('en');
  expect(percent(1 - (0.1 + 0.2 + 0.3 + 0.4 + 1e-16))).toBe('0%');
  expect(percent(-2e-16)).toBe('0%');
  expect(percent(1 + 2e-16)).toBe('100%');
  expect(percent(1 - 2e-16)).toBe('100%');
});

test('what can happen is never 0 %, what can fail never 100 %', async () => {
  await speak('en');
  expect(percent(0.004)).toBe('under 1%');
  expect(percent(0.996)).toBe('over 99%');
  await speak('fr');
  expect(percent(0.58)).toMatch(/^58\s%$/);
});
