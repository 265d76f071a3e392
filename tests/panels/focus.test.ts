import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** So much of an element as has the focus or not. */
class Fake {
  isConnected = true;
  constructor(readonly page: { activeElement: Fake }) {}
  contains = (other: unknown) => other === this;
  matches = () => false;
  focus(): void {
    this.page.activeElement = this;
    hear('focusin', this);
  }
  blur(): void {
    this.page.activeElement = body;
  }
}

type Focus = typeof import('../../src/panels/parts/focus');
let heard: Map<string, ((event: { readonly target: unknown }) => void)[]>;
let frames: (() => void)[];
let body: Fake;
let focus: Focus;
const page = { activeElement: {} as Fake };
const hear = (kind: string, target: unknown) => {
  for (const act of heard.get(kind) ?? []) act({ target });
};

/** A finger comes down on an element, which gets the focus, and is lifted. */
function tap(element: Fake): void {
  hear('pointerdown', element);
  hear('mousedown', element);
  element.focus();
  hear('pointerup', element);
}

beforeEach(async () => {
  vi.resetModules();
  heard = new Map();
  frames = [];
  body = new Fake(page);
  page.activeElement = body;
  vi.stubGlobal('window', {
    addEventListener: (kind: string, act: () => void) => heard.set(kind, [...(heard.get(kind) ?? []), act]),
  });
  vi.stubGlobal('Element', Fake);
  vi.stubGlobal('HTMLElement', Fake);
  vi.stubGlobal('document', Object.assign(page, { body }));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  focus = await import('../../src/panels/parts/focus');
});

afterEach(() => vi.unstubAllGlobals());

/** Who has the focus in the midst of a drawing. */
function drawn(draw = () => {}): Fake {
  let during = body;
  focus.drawUnfocused(() => {
    during = page.activeElement;
    draw();
  });
  return during;
}

test('what a finger has touched has no focus while the page is drawn, and has it back without waiting for a frame', () => {
  const button = new Fake(page);
  tap(button);
  expect(drawn()).toBe(body);
  expect(focus.focused()).toBe(button);
  focus.refocus();
  expect(page.activeElement).toBe(button);
  expect(frames).toEqual([]);
});

test('a key that comes between two drawings finds the focus where it was', () => {
  const button = new Fake(page);
  tap(button);
  drawn();
  hear('keydown', button);
  expect(page.activeElement).toBe(button);
});

test('what is gone does not have it back, nor what something else was drawn for', () => {
  const [button, heading] = [new Fake(page), new Fake(page)];
  tap(button);
  drawn(() => {
    button.isConnected = false;
  });
  focus.refocus();
  expect(page.activeElement).toBe(body);
  button.isConnected = true;
  tap(button);
  drawn(() => focus.giveFocus(heading as unknown as HTMLElement)); // it is asked for nothing else
  focus.refocus();
  expect(page.activeElement).toBe(body);
  frames.at(-1)?.();
  expect(page.activeElement).toBe(heading);
});

test('whoever uses keys or a screen reader keeps the focus through every drawing', () => {
  const [button, other] = [new Fake(page), new Fake(page)];
  hear('keydown', body);
  button.focus();
  expect(drawn()).toBe(button);
  tap(button);
  drawn();
  other.focus();
  focus.refocus();
  expect(page.activeElement).toBe(other);
});

test('nothing lets go of it under a finger that is down', () => {
  const button = new Fake(page);
  hear('pointerdown', button);
  hear('mousedown', button);
  button.focus();
  expect(drawn()).toBe(button);
});
