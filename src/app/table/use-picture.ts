import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board } from '../../board/board';
import { language } from '../../locale';
import { setPicture } from '../../storage';
import { colours, shapeOfTable } from '../base/appearance';
import { inBackground } from '../base/faults';
import { atTable } from '../base/router';
import { forgetGlance, type Glance, keepGlance } from '../transfer/glance';
import { theDisk } from '../transfer/the-disk';

/** Pixels of the picture on the shelf. */
const WIDTH = 360;
const HEIGHT = 220;

/**
 * Keeps a small picture of the map for the shelf whenever the player turns away from it, and the table as it lies for a
 * start that returns to it.
 */
export function usePicture(
  { campaign, game }: Pick<Glance, 'campaign' | 'game'>,
  board: ReadonlySignal<Board | null>,
  /** What the next start may show with the map; null where nobody may see the table as it lies. */
  tracks: () => Glance['tracks'] | null,
  /** Whether whoever looks at the shelf may see the map as it is shown now. */
  isForAll: () => boolean,
  /** What the map shows: the same again needs no new picture. */
  shown: ReadonlySignal<unknown>,
): void {
  const tracksNow = useRef(tracks);
  tracksNow.current = tracks;
  const forAll = useRef(isForAll);
  forAll.current = isForAll;
  useEffect(() => {
    let kept: readonly unknown[] = [];
    const keep = () => {
      const now = [shown.peek(), colours.peek(), language()];
      if (!forAll.current() || now.every((part, i) => part === kept[i])) return;
      const picture = board.peek()?.picture(WIDTH, HEIGHT);
      if (!picture) return;
      kept = now;
      inBackground(theDisk().then((disk) => setPicture(disk, campaign, picture)));
    };
    const away = () => {
      forgetGlance();
      if (document.visibilityState !== 'hidden') return;
      keep();
      if (!atTable.peek()) return;
      const now = board.peek();
      const levels = tracksNow.current();
      const glance = now && levels && glanceOf(now, levels);
      if (glance) keepGlance({ campaign, game, ...glance });
    };
    forgetGlance();
    document.addEventListener('visibilitychange', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      keep();
    };
  }, [campaign, game, board, shown]);
}

/** The table as it lies; null where it cannot be seen, behind a curtain or while something is told. */
function glanceOf(board: Board, tracks: Glance['tracks']): Omit<Glance, 'campaign' | 'game'> | null {
  const [map, dock, canvas] = ['.map', '.dock', '.map-host canvas'].map((part) =>
    document.querySelector<HTMLElement>(`.table:not([inert]) ${part}`),
  );
  const question = dock?.querySelector('.question p')?.textContent ?? '';
  if (!map || !dock || !canvas || question === '') return null;
  const picture = board.picture(canvas.clientWidth, canvas.clientHeight);
  if (picture === null) return null;
  const over = { left: map.offsetLeft, top: map.offsetTop };
  const boxes = [
    [0, 0, over.left > 0 ? over.left : innerWidth, over.left > 0 ? innerHeight : over.top],
    [over.left, over.top, canvas.clientWidth, canvas.clientHeight],
    [dock.offsetLeft, dock.offsetTop, dock.offsetWidth, dock.offsetHeight],
  ];
  return { shape: shapeOfTable(), picture, plates: board.hanging, tracks, question, boxes };
}
