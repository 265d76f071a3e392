import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../panels/model/model';

/** Milliseconds. */
const SLEEP = 250;

/** When a telling ends the question is there at once, but a double tap must not decide it: taps sleep for a moment. */
export function useAsleep(model: TableModel): void {
  useEffect(() => {
    let telling = model.telling.peek() !== null;
    let stop = () => {};
    const unsubscribe = model.telling.subscribe((now) => {
      if (telling && now === null) stop = ignoreClicks();
      telling = now !== null;
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [model]);
}

function ignoreClicks(): () => void {
  const gone = new AbortController();
  const ignore = (event: MouseEvent) => {
    // A key or a screen reader means what it presses, and whatever decides nothing may be pressed.
    const decides = event.target instanceof Element && event.target.closest('.dock, [data-choice]') !== null;
    if (event.detail === 0 || !decides) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, signal: gone.signal });
  document.body.dataset.asleep = '';
  gone.signal.addEventListener('abort', () => delete document.body.dataset.asleep);
  const timer = setTimeout(() => gone.abort(), SLEEP);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
