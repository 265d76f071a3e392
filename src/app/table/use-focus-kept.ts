import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { atTable } from '../base/router';

/** Whoever comes back from what was read goes on where the focus was. */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const there = atTable.value;
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!there) return;
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    const table = root.current;
    const left = last.current;
    left?.focus({ preventScroll: true });
    table?.addEventListener('focusin', focused);
    return () => table?.removeEventListener('focusin', focused);
  }, [there, root]);
}
