import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  /** It grows: what is told last stays in sight. */
  readonly grows?: boolean;
  readonly children: ComponentChildren;
}

/** The middle of a card, which scrolls where there is more than fits. */
export function ToldBody({ grows = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!grows) return;
    const frame = requestAnimationFrame(() => box.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [grows, toChildArray(children).length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus of those who use keys
    <div class="told-body" tabIndex={0} ref={box}>
      {children}
    </div>
  );
}
