import type { Point } from './base/geometry';
import { cancel, down, type Gesture, type Hand, move, noGesture, type Step, up } from './base/gestures';

/** Feeds the pointer events of an element into the one gesture record. Returns how to stop. */
export function listen(
  host: HTMLElement,
  on: { readonly gesture: (gesture: Gesture) => void; readonly wheel: (at: Point, factor: number) => void },
): () => void {
  let hand: Hand = noGesture;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const at = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const take = (step: Step) => {
    hand = step.record;
    if (step.gesture) on.gesture(step.gesture);
  };
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      host.setPointerCapture(event.pointerId);
      take(down(hand, event.pointerId, at(event), event.timeStamp));
    },
    options,
  );
  host.addEventListener('pointermove', (event) => take(move(hand, event.pointerId, at(event))), options);
  host.addEventListener('pointerup', (event) => take(up(hand, event.pointerId, at(event), event.timeStamp)), options);
  host.addEventListener('pointercancel', () => take(cancel(hand)), options);
  host.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      on.wheel(at(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
    },
    { ...options, passive: false },
  );
  return () => stop.abort();
}
