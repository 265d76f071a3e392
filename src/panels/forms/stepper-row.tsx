import './stepper-row.css';
import type { ComponentChildren } from 'preact';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import type { Stepper } from '../asking/steppers';
import { figureOf } from '../model/figure';
import { CounterFace } from '../parts/counter-face';
import { figureText } from '../parts/figure';
import { priceText } from '../parts/in-words';
import { useKit } from '../parts/kit';

interface Props {
  readonly title: string;
  readonly amount: number;
  /** Null where there is no less, or no more. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
  /** The choice that one more is, by its key. */
  readonly next?: string | undefined;
  /** What the buttons are called where the title changes with the amount. */
  readonly label?: string;
  readonly counter?: CounterView | undefined;
  /** Lines below the title, and what stands before the buttons. */
  readonly children?: ComponentChildren;
  readonly weight?: ComponentChildren;
}

/** One thing several times over: less, how much, more. */
export function CountRow({ title, amount, less, more, next, label = title, counter, children, weight }: Props) {
  const t = words().asking;
  return (
    <div class="stepper-row" data-on={amount > 0 || undefined}>
      {counter && <CounterFace counter={counter} size={44} />}
      <span class="choice-text">
        <b>{title}</b>
        {children}
      </span>
      {weight}
      <fieldset class="stepper" aria-label={label}>
        <button type="button" class="button" aria-label={t.less} disabled={!less} onClick={() => less?.()}>
          −
        </button>
        <output aria-live="polite">{amount}</output>
        <button
          type="button"
          class="button"
          aria-label={t.more}
          disabled={!more}
          data-choice={more ? next : undefined}
          onClick={() => more?.()}
        >
          +
        </button>
      </fieldset>
    </div>
  );
}

/** One thing in several amounts, each a choice of its own: it plans and never commits. */
export function StepperRow({ stepper: { amounts } }: { readonly stepper: Stepper }) {
  const { model, desk, words: game, wishes } = useKit();
  const { prompt } = model.position.value;
  const at = amounts.findIndex(({ offered }) => offered.key === desk.marked.value);
  const now = amounts[at]?.offered;
  const next = amounts[at + 1]?.offered;
  const [shown] = amounts;
  if (!prompt || !shown) return null;
  const { choice } = now ?? shown.offered;
  const preview = wishes.odds === 'full' ? model.preview(choice) : null;
  const figure = preview && figureOf(preview);
  const price = priceText(game, now?.offer.price);
  return (
    <CountRow
      title={game.choice(choice, prompt)}
      label={game.choice(shown.offered.choice, prompt)}
      amount={amounts[at]?.amount ?? 0}
      less={now ? () => desk.mark(amounts[at - 1]?.offered.key ?? null) : null}
      more={next ? () => desk.mark(next.key) : null}
      next={next?.key}
      weight={price !== '' && <span class="stepper-price">{price}</span>}
    >
      {figure && (
        <span>
          {game.outcome(figure.key)} {figureText(figure)}
        </span>
      )}
    </CountRow>
  );
}
