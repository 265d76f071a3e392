import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly children: ComponentChildren;
}

/** The middle of a card, which scrolls where there is more than fits. */
export function ToldBody({ children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // What is told last stays in sight, unless somebody has scrolled.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [toChildArray(children).length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus of those who use keys
    <div class="told-body" tabIndex={0} ref={box}>
      {children}
    </div>
  );
}
