import './stock.css';
import type { TrackView } from '../../kernel/view';
import { signed } from '../parts/format';
import { useKit } from '../parts/kit';
import { useLivery } from '../parts/use-livery';

/** Boxes of a track that is short enough to draw each of them. */
const BOXES = 16;

/** A stock as boxes in its bands, what is meant to be spent crossed out; a long way to a goal as a bar. */
export function Stock({ track, spent = 0 }: { readonly track: TrackView; readonly spent?: number }) {
  const { words: game } = useKit();
  const livery = useLivery();
  const { id, value, max, goal, side, bands = [] } = track;
  const boxed = bands.length > 0 && max <= BOXES;
  const end = goal ?? max;
  return (
    <section class="stock" data-livery={livery(side)}>
      <p>
        <span>{game.track(id).name}</span>
        <b>
          {value - spent}
          {(goal !== undefined || boxed) && <i>/{boxed ? max : end}</i>}
        </b>
      </p>
      {boxed ? (
        <div class="stock-boxes" aria-hidden="true">
          {bands
            .filter(({ to }) => to > 0)
            .map(({ from, to, modifier }) => (
              <span key={from}>
                <span>
                  {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((box) => (
                    <i key={box} data-is={box > value ? 'free' : box > value - spent ? 'spent' : 'full'} />
                  ))}
                </span>
                <small>{signed(modifier)}</small>
              </span>
            ))}
        </div>
      ) : (
        (goal !== undefined || id === 'turn') && (
          <div class="stock-bar" aria-hidden="true">
            <i style={{ width: `${Math.min(1, value / end) * 100}%` }} />
            {bands.slice(0, -1).map(({ to }) => to < end && <u key={to} style={{ left: `${(to / end) * 100}%` }} />)}
          </div>
        )
      )}
    </section>
  );
}
