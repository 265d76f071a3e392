import type { GameId } from './shelf-types';

interface Props {
  readonly game: GameId;
  readonly size: 'stamp' | 'plate';
}

/** The engraving of a game in one ink, printed by the style sheet. Decoration: it carries no meaning. */
export function Vignette({ game, size }: Props) {
  return (
    <div class={`vignette vignette-${size}`} data-game={game} aria-hidden="true">
      <i />
    </div>
  );
}
