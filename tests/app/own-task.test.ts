import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page that is only touched and laid out. */
function fakePage() {
  const heard = new Map<string, (event: { readonly detail: number }) => void>();
  let laidOut = 0;
  vi.stubGlobal('window', {
    addEventListener: (kind: string, act: () => void) => heard.set(kind, act),
    removeEventListener: (kind: string) => heard.delete(kind),
  });
  vi.stubGlobal('HTMLElement', class {});
  const drawing = new Set<string>();
  vi.stubGlobal('document', {
    body: { getBoundingClientRect: () => laidOut++ },
    documentElement: {
      toggleAttribute: (name: string, on: boolean) => (on ? drawing.add(name) : drawing.delete(name)),
    },
  });
  return { heard, touch: (kind: string, detail = 0) => heard.get(kind)?.({ detail }), laidOut: () => laidOut };
}

const kinds = ['pointerdown', 'pointerup', 'click', 'keydown', 'input'];
let page: ReturnType<typeof fakePage>;
let inOwnTask: (act: () => void) => void;
let stop: () => void;
let done: string[];
const note = (what: string) => () => void done.push(what);

beforeEach(async () => {
  vi.resetModules();
  page = fakePage();
  done = [];
  const { drawInOwnTasks } = await import('../../src/app/base/own-task');
  const { options } = await import('preact');
  stop = drawInOwnTasks();
  inOwnTask = (act) => options.debounceRendering?.(act);
});

afterEach(() => vi.unstubAllGlobals());

test('elsewhere than at a table all is drawn as usual, and what waited there is still drawn', async () => {
  const { options } = await import('preact');
  inOwnTask(note('first'));
  stop();
  expect(options.debounceRendering).toBeUndefined();
  for (const kind of kinds) expect(page.heard.has(kind), kind).toBe(false);
  await expect.poll(() => page.laidOut()).toBe(1);
  expect(done).toEqual(['first']);
});

test('what is asked for comes later, in its order, and then the page is laid out once', async () => {
  inOwnTask(note('first'));
  inOwnTask(note('second'));
  expect(done).toEqual([]);
  await expect.poll(() => page.laidOut()).toBe(1);
  expect(done).toEqual(['first', 'second']);
});

test.each(kinds)('%s meets the page as it will be', (kind) => {
  inOwnTask(note('first'));
  inOwnTask(() => inOwnTask(note('what follows from the second')));
  page.touch(kind);
  expect(done).toEqual(['first', 'what follows from the second']);
});

test('the click of a finger meets the page as it was when the finger was lifted', async () => {
  inOwnTask(note('what lifting it changed'));
  page.touch('click', 1);
  expect(done).toEqual([]);
  await expect.poll(() => page.laidOut()).toBe(1);
  expect(done).toEqual(['what lifting it changed']);
});

test('what was done for a touch is not done again', async () => {
  inOwnTask(note('first'));
  page.touch('click');
  inOwnTask(note('second'));
  await expect.poll(() => page.laidOut()).toBe(1);
  expect(done).toEqual(['first', 'second']);
});
