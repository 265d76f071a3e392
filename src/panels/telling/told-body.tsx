import type { ComponentChildren, Ref } from 'preact';

interface Props {
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

/** The middle of a card, which scrolls where there is more than fits. */
export function ToldBody({ box = null, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus of those who use keys
    <div class="told-body" tabIndex={0} ref={box}>
      {children}
    </div>
  );
}
