import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Board } from '../../board/board';
import { type Outlook, outlook, setOutlook } from '../../storage';
import { inBackground } from '../net/faults';
import { theDisk } from '../transfer/the-disk';

/** The map must lie still for so long before it is written down where the player looks. */
const STILL = 1500;

/** A campaign opens on the part of the map where it was left. */
export function useOutlook(campaign: string, board: ReadonlySignal<Board | null>): void {
  useEffect(() => {
    let kept: Outlook | null = null;
    let touched = false;
    let timer = 0;
    const found = theDisk().then((disk) => outlook(disk, campaign));
    const keep = () => {
      clearTimeout(timer);
      const now = board.peek()?.outlook;
      if (!touched || !now || same(now, kept)) return;
      kept = now;
      inBackground(theDisk().then((disk) => setOutlook(disk, campaign, now)));
    };
    const moved = () => {
      if (!board.peek()) return; // a touch before there is a map moves nothing
      touched = true;
      clearTimeout(timer);
      timer = window.setTimeout(keep, STILL);
    };
    const away = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const stop = effect(() => {
      const made = board.value;
      if (!made) return;
      const look = found.then((stored) => {
        // Whoever has moved the map meanwhile knows better; another board has its own turn.
        if (!stored.ok || !stored.value || touched || board.peek() !== made) return;
        kept = stored.value;
        made.lookAt(stored.value);
      });
      inBackground(look);
    });
    const moves = ['pointerup', 'pointercancel', 'wheel', 'keyup'] as const;
    for (const move of moves) addEventListener(move, moved, { passive: true });
    document.addEventListener('visibilitychange', away);
    return () => {
      stop();
      keep();
      for (const move of moves) removeEventListener(move, moved);
      document.removeEventListener('visibilitychange', away);
    };
  }, [campaign, board]);
}

const same = (a: Outlook, b: Outlook | null) => b !== null && a.zoom === b.zoom && a.x === b.x && a.y === b.y;
