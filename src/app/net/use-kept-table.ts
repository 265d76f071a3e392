import { useEffect, useState } from 'preact/hooks';
import { type Route, route } from '../base/router';

/** Milliseconds after which a table that nobody has come back to is given up. */
const KEPT = 5 * 60_000;

/** What is read with a table waiting beneath it. */
const read: readonly Route['screen'][] = ['rules', 'settings', 'about'];

/**
 * The campaign whose table is mounted: the one at hand. It stays while something is read, so that coming back is no
 * start; a phone that freezes the page has its memory back.
 */
export function useKeptTable(): string | null {
  const now = route.value;
  const [last, setLast] = useState<string | null>(null);
  const atHand = now.screen === 'play' ? now.campaign : null;
  const kept = atHand ?? (read.includes(now.screen) ? last : null);
  useEffect(() => setLast(kept), [kept]);
  const waits = atHand === null && kept !== null;
  useEffect(() => {
    if (!waits) return;
    const giveUp = () => setLast(null);
    const timer = setTimeout(giveUp, KEPT);
    document.addEventListener('freeze', giveUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('freeze', giveUp);
    };
  }, [waits]);
  return kept;
}
