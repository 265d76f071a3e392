import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session-types';

/** A page that is put away covers an open hand and lets the computer rest. */
export function useHidden(model: Session): void {
  useEffect(() => {
    const changed = () => model.hide(document.visibilityState === 'hidden');
    changed();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [model]);
}
