import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../locale';

/** So many are drawn at a time: a file or a shelf may hold a thousand. */
const AT_ONCE = 20;

/** The first of many, and the button that shows more of them; null where all are shown. */
export function useSome<T>(all: readonly T[]): readonly [some: readonly T[], more: ComponentChild] {
  const [shown, setShown] = useState(AT_ONCE);
  const count = Math.min(AT_ONCE, all.length - shown);
  const more = count > 0 && (
    <button type="button" class="button" onClick={() => setShown(shown + count)}>
      {words().safety.taking.more({ count })}
    </button>
  );
  return [all.slice(0, shown), more || null];
}
