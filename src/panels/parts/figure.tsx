import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { figureOf, moodOf, NEAR, type Outcome } from '../model/figure';
import { decimal, percent } from './format';
import { Icon } from './icon';
import { useKit } from './kit';

/** A chance or a mean, as it is read; an estimate says so. */
export function figureText({ kind, value, about = false }: Omit<Outcome, 'key'>): string {
  const figure = kind === 'chance' ? percent(value) : decimal(value);
  return about ? words().asking.about({ figure }) : figure;
}

interface Props {
  readonly now: Preview;
  /** With what is planned. */
  readonly then?: Preview | null;
  /** The player's own place is at stake: a small chance warns. */
  readonly own: boolean;
}

/** The big figure: what it comes to now, what with the plan, and the next figure beside it. */
export function Figure({ now, then = null, own }: Props) {
  const { model, words: game } = useKit();
  const shown = then ?? now;
  const big = figureOf(shown);
  if (!big) return null;
  const was = then && now.outcomes.find(({ key }) => key === big.key);
  const rest = shown.outcomes.filter((one) => one !== big && (one.kind === 'mean' || one.value > NEAR)).slice(0, 2);
  const impossible = !own && big.kind === 'chance' && big.value <= NEAR;
  return (
    <div class="figure" aria-live="polite" data-mood={moodOf(shown, big, model.position.value.side, own)}>
      <p>
        <b>{impossible ? words().asking.noEffect : game.outcome(big.key)}</b>
        <span>{rest.map((one) => `${game.outcome(one.key)} ${figureText(one)}`).join(', ')}</span>
      </p>
      {was && figureText(was) !== figureText(big) && (
        <>
          <span class="figure-was">{figureText(was)}</span>
          <Icon name="chev" size={16} />
        </>
      )}
      {!impossible && <span class="figure-now">{figureText(big)}</span>}
      {big.kind === 'chance' && <i style={{ width: `${Math.min(1, Math.max(0, big.value)) * 100}%` }} />}
    </div>
  );
}
