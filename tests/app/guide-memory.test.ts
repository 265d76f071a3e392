import { expect, test } from 'vitest';
import { readMemory } from '../../src/app/table/guide-memory';

test('what was told is read again, and damage is forgotten without harm', () => {
  const written = JSON.stringify({ version: 1, told: ['hand', 7], aside: ['x card'] });
  expect(readMemory(written)).toEqual({ told: ['hand'], aside: ['x card'] });
  const nothing = { told: [], aside: [] };
  for (const text of [null, '', '{', '[]', '{"version":2,"told":["hand"]}', '{"version":1}']) {
    expect(readMemory(text)).toEqual(nothing);
  }
});
