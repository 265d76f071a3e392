import { type Stroke, useKit } from './kit';

/** An icon of the kit. It says nothing to those who listen: its button does. */
export function Icon({ name, size = 22 }: { readonly name: string; readonly size?: number }) {
  return <Strokes strokes={useKit().art.icon(name)} size={size} />;
}

/** Strokes of the pen on a 24 grid. */
export function Strokes({ strokes, size }: { readonly strokes: readonly Stroke[]; readonly size: number }) {
  return (
    <svg class="ink-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {strokes.map(({ d, pen, fill }) => (
        <path
          key={d}
          d={d}
          fill={fill > 0 ? 'currentColor' : 'none'}
          fill-opacity={fill}
          stroke={pen > 0 ? 'currentColor' : 'none'}
          stroke-width={pen}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}
