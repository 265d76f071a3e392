import type { Cover } from '../kernel/cover';

interface Props {
  readonly game: Cover;
  readonly size: 'stamp' | 'plate';
}

/** The engraving of a game in one ink; the style sheet chooses by theme. Decoration: it carries no meaning. */
export function Vignette({ game, size }: Props) {
  const { ink, [size]: picture } = game.engraving;
  const style = {
    '--engraving-day': `url("${picture.day}")`,
    '--engraving-night': `url("${picture.night}")`,
    '--ink-light': ink.light,
    '--ink-dark': ink.dark,
    '--ink-contrast': ink.contrast,
  };
  return (
    <div class={`vignette vignette-${size}`} style={style} aria-hidden="true">
      <i />
    </div>
  );
}
