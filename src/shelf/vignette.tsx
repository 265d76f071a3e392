import { useEffect, useRef } from 'preact/hooks';
import { engrave } from './engraving';
import { type GameId, gameIds, type ThemeName } from './types';

interface Props {
  readonly game: GameId;
  readonly theme: ThemeName;
  readonly size: 'stamp' | 'plate';
}

const fine = { stamp: { gap: 1.7, sway: 1.2 }, plate: { gap: 2.5, sway: 3 } } as const;

/** The engraving of a game, as large as the box the style sheet gives it. Decoration: it carries no meaning. */
export function Vignette({ game, theme, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      const pen = element.getContext('2d');
      if (!pen || width === 0) return;
      const density = Math.min(3, Math.max(2, devicePixelRatio));
      element.width = width * density;
      element.height = height * density;
      pen.scale(density, density);
      const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
      engrave(pen, game, {
        width,
        height,
        ink: colour(`--engraved-${game}`),
        paper: colour('--paper'),
        ...fine[size],
        seed: gameIds.indexOf(game) + 2,
        scratched: theme === 'dark',
      });
    };
    // The first report of the observer is the first drawing, after the page has been laid out.
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [game, theme, size]);
  return (
    <div class={`vignette vignette-${size}`} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
