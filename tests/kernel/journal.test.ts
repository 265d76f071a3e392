import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/kernel/game';
import { offered, type WriteOrder, written } from '../../src/kernel/journal';

interface Going extends Choice {
  readonly unit?: string;
  readonly steps?: number;
}

const order: WriteOrder = { go: ['unit', 'steps'], stay: [] };
const near: Going = { do: 'go', unit: 'a', steps: 1 };
const far: Going = { do: 'go', unit: 'a', steps: 12 };
const stay: Going = { do: 'stay' };

describe('a choice is read by finding the offered one that is written the same', () => {
  test('its kind and every field count', () => {
    for (const choice of [near, far, stay]) {
      expect(offered(order, [stay, far, near], written(order, choice))).toBe(choice);
    }
    for (const text of ['go a', 'go a 1 ', 'go a 123', 'go', 'stay a', '', 'toString']) {
      expect(offered(order, [stay, far, near], text)).toBeUndefined();
    }
  });

  test('one that was read before is found only where it is offered', () => {
    expect(offered(order, [stay, near], 'go a 1')).toBe(near);
    expect(offered(order, [stay, far], 'go a 1')).toBeUndefined();
    const alike: Going = { ...near };
    expect(offered(order, [stay, alike], 'go a 1')).toBe(alike);
  });

  test('what one game has read says nothing of another', () => {
    const other: WriteOrder = { go: ['steps', 'unit'], stay: [] };
    expect(offered(order, [near], 'go a 1')).toBe(near);
    expect(offered(other, [near], 'go a 1')).toBeUndefined();
    expect(offered(other, [near], 'go 1 a')).toBe(near);
  });
});
