import { beforeEach, expect, test, vi } from 'vitest';
import { newBox } from '../storage/kit';

/** A start of the app: its modules are new, the device is the same. */
async function start() {
  vi.resetModules();
  return import('../../src/app/transfer/start-count');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', newBox());
  return () => vi.unstubAllGlobals();
});

test('the first start that fails says so, the second goes home, the third is free again', async () => {
  const first = await start();
  expect(first.mayReturn('a')).toBe(true);
  expect(first.failedStart('a')).toBe(false);
  const second = await start();
  expect(second.mayReturn('a')).toBe(true);
  expect(second.failedStart('a')).toBe(true);
  expect(second.wentHome.value).toBe(true);
  const third = await start();
  expect(third.mayReturn('a')).toBe(true);
  expect(third.failedStart('a')).toBe(false);
});

test('a start that draws its table forgets those before it', async () => {
  const first = await start();
  first.mayReturn('a');
  first.failedStart('a');
  const second = await start();
  second.mayReturn('a');
  second.startSucceeded();
  const third = await start();
  third.mayReturn('a');
  expect(third.failedStart('a')).toBe(false);
});

test('starts that die without a word go home after the fourth, and a phone may close three while they open', async () => {
  for (let i = 0; i < 4; i++) expect((await start()).mayReturn('a')).toBe(true);
  const last = await start();
  expect(last.mayReturn('a')).toBe(false);
  expect(last.wentHome.value).toBe(true);
});

test('another campaign, and one that was opened by hand, are not counted', async () => {
  const first = await start();
  first.mayReturn('a');
  const second = await start();
  second.mayReturn('b');
  expect(second.failedStart('a')).toBe(false);
  expect(second.failedStart('b')).toBe(false);
  expect((await start()).failedStart('b')).toBe(false);
});

test('without storage every start may return', async () => {
  vi.stubGlobal('localStorage', undefined);
  for (let i = 0; i < 9; i++) expect((await start()).mayReturn('a')).toBe(true);
});
