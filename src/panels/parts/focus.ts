/** Where the focus goes when a sheet opens or closes. To give it lays the page out, so that a tap does it with the next frame. */
let byKey = false;
let isDown = false;
/** What a finger gave the focus to, or what was given it since because of a finger. */
let touched: Element | null = null;
let wanted: HTMLElement | null = null;
/** What has let go of the focus for as long as the page is drawn. */
let lent: HTMLElement | null = null;
let frame = 0;

type Kind = 'pointerdown' | 'pointerup' | 'pointercancel' | 'mousedown' | 'keydown' | 'focusin';
const hear = (kind: Kind, act: (event: Event) => void) => globalThis.window?.addEventListener(kind, act, true);
hear('pointerdown', () => {
  byKey = false;
  isDown = true;
  give();
});
for (const kind of ['pointerup', 'pointercancel'] as const) {
  hear(kind, () => {
    isDown = false;
  });
}
// It is with this one that browsers give the focus.
hear('mousedown', ({ target }) => {
  touched = target instanceof Element ? target : null;
});
hear('keydown', () => {
  byKey = true;
  touched = null;
  give();
});

// Whoever gives it elsewhere by other means, as a screen reader does, keeps it there.
hear('focusin', ({ target }) => {
  const byFinger = target instanceof Element && target.contains(touched);
  if (target !== wanted && !byFinger) wanted = null;
});

/** What has the focus, or is about to have it. */
export const focused = (): Element | null => wanted ?? document.activeElement;

/** Gives the focus: at once to whoever uses keys, since the next key may come before the next frame. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element?.isConnected) return;
  wanted = element;
  cancelAnimationFrame(frame);
  if (byKey) give();
  else frame = requestAnimationFrame(give);
}

function give(): void {
  cancelAnimationFrame(frame);
  if (wanted?.isConnected) {
    wanted.focus({ preventScroll: true });
    if (!byKey) touched = wanted;
  }
  wanted = null;
}

/** What is written in keeps what was written only while it has the focus. */
const WRITTEN_IN = 'input, textarea, select';

/**
 * Draws while nobody has the focus. To take away what has it makes the browser work out the styles of the whole page at
 * once, half drawn as it is: what a finger has touched lets go of it before, and has it back from `refocus`.
 */
export function drawUnfocused(draw: () => void): void {
  const held = document.activeElement;
  const isTouched = held instanceof HTMLElement && held !== document.body && held.contains(touched);
  if (!isTouched || isDown || held.matches(WRITTEN_IN)) {
    draw();
    return;
  }
  held.blur();
  lent = held;
  wanted ??= held;
  draw();
}

/** Once nothing is left to draw: what has let go of the focus has it back, if it is still there and nothing else is to have it. */
export function refocus(): void {
  if (lent && wanted === lent) give();
  lent = null;
}
