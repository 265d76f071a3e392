import { words } from '../../locale';
import { useKit } from '../parts/kit';
import { Thinks } from '../telling/thinks';

/** In the place of the question while somebody else decides and nothing is told. */
export function Waiting() {
  const { model, words: game } = useKit();
  const { waits } = model.position.value;
  return (
    <div class="moves" data-waiting>
      <p class="question">{words().seats.moves.quiet({ side: game.sides[waits ?? ''] ?? '' })}</p>
      <Thinks />
    </div>
  );
}
