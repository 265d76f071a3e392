import { expect, test } from 'vitest';
import { knownAnywhere, knownIn } from '../../src/kernel/foreign';

const units = ['6-bpc', '8-bpc'] as const;

test('of a choice from outside only known ids are looked at', () => {
  const choice = { do: 'move', unit: '8-bpc', to: 'eliane' };
  expect(knownIn(choice, 'unit', units)).toBe('8-bpc');
  expect(knownIn(choice, 'to', units)).toBeUndefined();
  expect(knownIn(choice, 'constructor', units)).toBeUndefined();
  expect(knownAnywhere(choice, ['eliane', 'junon'])).toBe('eliane');
  expect(knownAnywhere({ do: 'done' }, units)).toBeUndefined();
});
