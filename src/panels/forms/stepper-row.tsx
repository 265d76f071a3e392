import './stepper-row.css';
import { words } from '../../locale';
import { keyOf } from '../asking/offers';
import type { Stepper } from '../asking/steppers';
import { figureOf } from '../model/figure';
import { figureText } from '../parts/figure';
import { priceText } from '../parts/in-words';
import { useKit } from '../parts/kit';

/** One thing in several amounts: less, how much, more; it plans and never commits. */
export function StepperRow({ stepper: { amounts } }: { readonly stepper: Stepper }) {
  const kit = useKit();
  const { model, desk, words: game, wishes } = kit;
  const { prompt } = model.position.value;
  const marked = desk.marked.value;
  const at = amounts.findIndex(({ offered }) => keyOf(offered) === marked);
  const now = amounts[at]?.offered;
  const [shown] = amounts;
  if (!prompt || !shown) return null;
  const preview = wishes.odds === 'full' ? model.preview((now ?? shown.offered).choice) : null;
  const figure = preview && figureOf(preview);
  const step = (by: number) => {
    const next = amounts[at + by]?.offered;
    desk.mark(next ? keyOf(next) : null);
  };
  const price = now ? priceText(kit.words, now.offer.price) : '';
  return (
    <div class="stepper-row" data-on={now !== undefined || undefined}>
      <span class="choice-text">
        <b>{game.choice((now ?? shown.offered).choice, prompt)}</b>
        {figure && (
          <span>
            {game.outcome(figure.key)} {figureText(figure)}
          </span>
        )}
      </span>
      {price !== '' && <span class="stepper-price">{price}</span>}
      <Steps
        label={game.choice(shown.offered.choice, prompt)}
        amount={amounts[at]?.amount ?? 0}
        less={at < 0 ? null : () => step(-1)}
        more={amounts[at + 1] ? () => step(1) : null}
        next={amounts[at + 1] && keyOf(amounts[at + 1]?.offered ?? shown.offered)}
      />
    </div>
  );
}

interface StepsProps {
  readonly label: string;
  readonly amount: number;
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
  /** The choice that one more is, by its key. */
  readonly next?: string | undefined;
}

/** Less, how much, more. */
export function Steps({ label, amount, less, more, next }: StepsProps) {
  const t = words().asking;
  return (
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
        data-choice={next}
        onClick={() => more?.()}
      >
        +
      </button>
    </fieldset>
  );
}
