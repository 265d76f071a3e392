import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board';
import { type Outlook, outlook, setOutlook, within } from '../../storage';
import { inBackground } from '../base/faults';
import { theDisk } from '../transfer/the-disk';

/** The map must lie still for so long before it is written down where the player looks. */
const STILL = 1500;
/** Milliseconds that the map waits for a slow disk, behind its picture; then it is shown whole. */
const PATIENCE = 2000;

/** A campaign opens on the part of the map where it was left: answers where that is, for whoever makes the map. */
export function useOutlook(campaign: string, board: ReadonlySignal<Board | null>): () => Promise<Outlook | null> {
  const left = useMemo(() => {
    const known: { last: Outlook | null } = { last: null };
    const reading = within(PATIENCE, read(campaign), null).then((found) => {
      known.last ??= found;
    });
    return { known, reading };
  }, [campaign]);
  useEffect(() => {
    const { known } = left;
    let touched = false;
    let timer = 0;
    const keep = () => {
      clearTimeout(timer);
      const now = board.peek()?.outlook;
      if (!touched || !now || same(now, known.last)) return;
      known.last = now;
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
    const moves = ['pointerup', 'pointercancel', 'wheel', 'keyup'] as const;
    for (const move of moves) addEventListener(move, moved, { passive: true });
    document.addEventListener('visibilitychange', away);
    return () => {
      keep();
      for (const move of moves) removeEventListener(move, moved);
      document.removeEventListener('visibilitychange', away);
    };
  }, [campaign, board, left]);
  return () => left.reading.then(() => left.known.last);
}

async function read(campaign: string): Promise<Outlook | null> {
  const found = await outlook(await theDisk(), campaign);
  return (found.ok && found.value) || null;
}

const same = (a: Outlook, b: Outlook | null) => b !== null && a.zoom === b.zoom && a.x === b.x && a.y === b.y;
