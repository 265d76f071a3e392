import { words } from '../../locale';
import { TickRow } from '../forms/tick-row';
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
  const weight = (
    <span class="trench-value" title={value === undefined ? undefined : words().table.hand.value({ value })}>
      <Icon name="trench" size={18} />
      {value}
    </span>
  );
  return (
    <TickRow
      on={on}
      act={toggle}
      title={title}
      weight={value === undefined ? null : [weight]}
      choice={choice ?? undefined}
    >
      <span>{firstSentence(effect)}</span>
    </TickRow>
  );
}
