import { useEffect, useState } from 'preact/hooks';

/**
 * A button that asks once before it does something dear: the first tap asks, the second, in so many milliseconds, means
 * it. Any other tap turns it back.
 */
export function useSure(said: string, waits: number): readonly [isSure: boolean, ask: () => void] {
  const [asked, ask] = useState<string | null>(null);
  const isSure = asked === said;
  useEffect(() => {
    if (!isSure) return;
    const back = () => ask(null);
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-sure]'))) back();
    };
    const timer = setTimeout(back, waits);
    addEventListener('pointerdown', elsewhere, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', elsewhere, true);
    };
  }, [isSure, waits]);
  return [isSure, () => ask(said)];
}
