import { words } from '../../locale';
import { firstSentence } from '../parts/format';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

interface Props {
  readonly card: string;
  readonly on: boolean;
  /** The key of the choice that the mark stands for. */
  readonly choice: string | null;
  readonly toggle: () => void;
}

/** A card with a box to tick. */
export function CardMark({ card, on, choice, toggle }: Props) {
  const { model, words: game } = useKit();
  const { title, effect } = game.card(card);
  const value = model.position.value.view.cards.find(({ id }) => id === card)?.value;
  return (
    <button type="button" class="choice-row" data-choice={choice ?? undefined} aria-pressed={on} onClick={toggle}>
      <span class="check" data-on={on || undefined}>
        {on && <Icon name="tick" size={18} />}
      </span>
      <span class="choice-text">
        <b>{title}</b>
        <span>{firstSentence(effect)}</span>
      </span>
      {value !== undefined && (
        <span class="trench-value" title={words().table.hand.value({ value })}>
          <Icon name="trench" size={18} />
          {value}
        </span>
      )}
    </button>
  );
}
