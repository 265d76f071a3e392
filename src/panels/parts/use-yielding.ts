import { useEffect } from 'preact/hooks';
import { useKit } from './kit';

/** Buttons on the map make way where they lie over what is asked for: they fade and take no touch. */
export function useYielding(tools: { readonly current: HTMLElement | null }): void {
  const eye = useKit().map.value;
  useEffect(
    () =>
      eye?.watch(() => {
        const map = tools.current?.offsetParent?.getBoundingClientRect();
        const root = tools.current;
        if (!map || !root) return;
        for (const button of root.matches('button') ? [root] : root.querySelectorAll('button')) {
          const { x, y, width, height } = button.getBoundingClientRect();
          button.toggleAttribute('data-yields', eye.isLitUnder({ x: x - map.x, y: y - map.y, width, height }));
        }
      }),
    [eye],
  );
}
