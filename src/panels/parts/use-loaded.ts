import { useEffect, useState } from 'preact/hooks';

/**
 * What comes later: null before the first, and the last one until the next is here. What does not come is thrown where
 * it would be drawn, so that the net around the screen catches it.
 */
export function useLoaded<T>(come: () => Promise<T> | null | undefined, when: readonly unknown[]): T | null {
  const [state, setState] = useState<{ readonly found: T | null; readonly failed?: { readonly error: unknown } }>({
    found: null,
  });
  useEffect(() => {
    let gone = false;
    come()?.then(
      (found) => !gone && setState({ found }),
      (error: unknown) => !gone && setState({ found: null, failed: { error } }),
    );
    return () => {
      gone = true;
    };
  }, when);
  if (state.failed) throw state.failed.error;
  return state.found;
}
