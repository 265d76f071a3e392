/** Where the focus goes when a sheet opens or closes. To give it lays the page out, so that a tap does it with the next frame. */
let byKey = false;
let wanted: HTMLElement | null = null;
let frame = 0;

const hear = (kind: 'pointerdown' | 'keydown', act: () => void) => globalThis.window?.addEventListener(kind, act, true);
hear('pointerdown', () => {
  byKey = false;
  give();
});
hear('keydown', () => {
  byKey = true;
  give();
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
  if (wanted?.isConnected) wanted.focus({ preventScroll: true });
  wanted = null;
}
