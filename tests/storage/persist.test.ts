import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, storageState, worthAsking } from '../../src/storage/persist';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('asked once a whole turn was played, and once only', () => {
  expect(worthAsking({ turns: 0, asked: false })).toBe(false);
  expect(worthAsking({ turns: 1, asked: false })).toBe(true);
  expect(worthAsking({ turns: 9, asked: true })).toBe(false);
});

test.each([true, false])('the answer %s is told as it is', async (answer) => {
  vi.stubGlobal('navigator', {
    storage: {
      persist: async () => answer,
      persisted: async () => answer,
      estimate: async () => ({ usage: 12, quota: 1000 }),
    },
  });
  expect(await askToKeep()).toBe(answer);
  expect(await storageState()).toEqual({ kept: answer, used: 12, quota: 1000 });
});

test.each([
  ['no navigator', undefined],
  ['no storage', {}],
  ['an old storage', { storage: {} }],
  [
    'a storage that throws',
    { storage: { persist: () => Promise.reject(new TypeError()), persisted: () => Promise.reject(new TypeError()) } },
  ],
])('%s: unknown, not an error', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await askToKeep()).toBeNull();
  expect(await storageState()).toEqual({ kept: null, used: null, quota: null });
});
