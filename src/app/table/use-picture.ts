import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Board } from '../../board/board';
import { setPicture } from '../../storage';
import { inBackground } from '../net/faults';
import { theDisk } from '../transfer/the-disk';

/** Pixels of the picture on the shelf. */
const WIDTH = 360;
const HEIGHT = 220;

/** Keeps a small picture of the map for the shelf whenever the player turns away from it. */
export function usePicture(campaign: string, board: ReadonlySignal<Board | null>): void {
  useEffect(() => {
    const keep = () => {
      const picture = board.peek()?.picture(WIDTH, HEIGHT) ?? null;
      if (picture !== null) inBackground(theDisk().then((disk) => setPicture(disk, campaign, picture)));
    };
    const away = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      keep();
    };
  }, [campaign, board]);
}
