import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CounterView, Liveries } from '../../kernel/view';
import { type Kit, useKit } from './kit';

interface Props {
  readonly counter: CounterView;
  readonly size: number;
  readonly chosen?: boolean;
}

/** A counter as it lies on the map. Its words stand beside it or on its button. */
export function CounterFace(props: Props) {
  const { art, theme, model } = useKit();
  return <CounterPicture {...props} liveries={model.game.face.map.liveries} art={art} theme={theme} />;
}

/** The same away from the table. */
export function CounterPicture({
  counter,
  size,
  chosen = false,
  liveries,
  art,
  theme,
}: Props & Pick<Kit, 'art' | 'theme'> & { readonly liveries: Liveries }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before it is seen: a counter has a margin, and rows would grow by it.
  useLayoutEffect(() => {
    if (canvas.current) art.counter(canvas.current, counter, liveries, size, chosen);
  }, [art, counter, liveries, size, chosen, theme]);
  return (
    <span class="counter-face" aria-hidden="true">
      <canvas ref={canvas} width={size} height={size} />
    </span>
  );
}
