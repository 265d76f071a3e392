import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardLook } from '../../board/base/types';

type Inset = BoardLook['inset'];
const none: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** How much of the map the sheet and the dock lie over, so that the board keeps its subject in the free part. */
export function useInset(root: { readonly current: HTMLElement | null }): ReadonlySignal<Inset> {
  const inset = useMemo(() => signal(none), []);
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const measure = () => {
      const map = table.querySelector('.map')?.getBoundingClientRect();
      const sheet = table.querySelector('.sheet:not([data-page]), .told-reserve')?.getBoundingClientRect();
      const dock = table.querySelector('.dock')?.getBoundingClientRect();
      if (!map) return;
      const beside = sheet && sheet.top < map.top + map.height * 0.2 && sheet.width < map.width * 0.7;
      const right = beside ? Math.max(0, map.right - sheet.left) : 0;
      const over = Math.min(
        sheet && !beside ? sheet.top : map.bottom,
        dock && dock.left < map.right && dock.right > map.left + 1 ? dock.top : map.bottom,
      );
      const bottom = Math.max(0, Math.round(map.bottom - over));
      const old = inset.peek();
      if (old.right !== right || old.bottom !== bottom) inset.value = { ...none, right, bottom };
    };
    const resized = new ResizeObserver(measure);
    let frame = 0;
    const watch = () => {
      for (const part of table.querySelectorAll('.sheet, .dock, .told-reserve')) resized.observe(part);
      // With the frame that lays the page out anyway.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const changed = new MutationObserver(watch);
    changed.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rest'] });
    // Sheets slide in and the map slides up: what was measured on the way is measured again at rest.
    table.addEventListener('animationend', measure);
    table.addEventListener('transitionend', measure);
    watch();
    return () => {
      table.removeEventListener('animationend', measure);
      table.removeEventListener('transitionend', measure);
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
    };
  }, [root, inset]);
  return inset;
}
