import { useEffect } from 'preact/hooks';
import type { Teller } from '../../panels/tale/teller';
import { atTable } from '../base/router';
import type { Session } from '../session/session-types';

/** A page that is put away, or read over, covers an open hand and lets the computer and the telling rest. */
export function useHidden(model: Session, teller: Teller): void {
  useEffect(() => {
    const changed = () => model.hide(document.visibilityState === 'hidden' || !atTable.peek());
    let wasPaused = teller.paused.peek();
    let there = true;
    const stop = atTable.subscribe((now) => {
      changed();
      if (there === now) return;
      there = now;
      if (!now) wasPaused = teller.paused.peek();
      teller.pause(!now || wasPaused);
    });
    document.addEventListener('visibilitychange', changed);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', changed);
    };
  }, [model, teller]);
}
