import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { isAble, totalsOf } from '../asking/force';
import { CounterFace } from './counter-face';
import { Icon } from './icon';
import { factsOf } from './in-words';
import { useKit } from './kit';
import { useLivery } from './use-livery';

interface TogglesProps {
  readonly counters: readonly CounterView[];
  readonly picked: ReadonlySet<string>;
  readonly asRows: boolean;
  /** Null where they are only looked at. */
  readonly toggle: ((counter: CounterView) => void) | null;
  /** Places still free. */
  readonly room?: number;
}

/** Three of a regiment stand side by side, twice over a phone. */
export const BANDED = 42;

/** Counters that can be set and taken away, side by side or as rows. */
export function UnitToggles({ counters, picked, asRows, toggle, room = 0 }: TogglesProps) {
  const { words: game } = useKit();
  return (
    <ul class={asRows ? 'counter-rows' : 'counter-grid'}>
      {counters.map((counter) => {
        const on = picked.has(counter.id);
        const facts = factsOf(counter, game);
        const free = toggle !== null && (on || isAble(counter));
        return (
          <li key={counter.id}>
            <button
              type="button"
              class="counter-button unit-toggle"
              data-counter={counter.id}
              disabled={!free}
              aria-pressed={free ? on : undefined}
              aria-label={`${counter.label}: ${facts}`}
              onClick={() => toggle?.(counter)}
            >
              <CounterFace
                counter={counter}
                size={asRows ? 44 : counter.group === undefined ? 58 : BANDED}
                chosen={on}
              />
              {asRows && (
                <span class="choice-text">
                  <b>{counter.label}</b>
                  <span>{facts}</span>
                </span>
              )}
              {on && (
                <span class="unit-tick">
                  <Icon name="tick" size={13} />
                </span>
              )}
            </button>
          </li>
        );
      })}
      {room > 0 && !asRows && (
        <li class="unit-room">
          <span>{words().table.area.room({ count: room })}</span>
        </li>
      )}
    </ul>
  );
}

/** The other side's counters, small: company, arm and factors. */
export function Minis({ counters }: { readonly counters: readonly CounterView[] }) {
  const { words: game } = useKit();
  const livery = useLivery();
  return (
    <ul class="minis">
      {counters.map((counter) => (
        <li key={counter.id}>
          <span
            class="mini"
            data-hidden={counter.symbol === 'hidden' || undefined}
            data-livery={livery(counter.side)}
            data-able={isAble(counter) || undefined}
            role="img"
            aria-label={`${counter.label}: ${factsOf(counter, game)}`}
          >
            <b>{counter.company ?? counter.label}</b>
            <i data-symbol={counter.symbol} />
            <span>{counter.factors.filter((factor) => factor !== null).join('·')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What those chosen are worth together. */
export function Totals({ counters }: { readonly counters: readonly CounterView[] }) {
  const { model, words: game } = useKit();
  const t = words().table.area;
  const ways = model.game.face.together ?? [];
  return (
    <p class="totals" aria-live="polite">
      <span>{t.selected({ count: counters.length })}</span>
      {totalsOf(model.game.face, counters).map((value, i) => {
        const factor = game.factors[i] ?? '';
        return (
          <span key={factor}>
            <b>{value}</b> {ways[i] === 'best' ? t.best({ factor }) : factor}
          </span>
        );
      })}
    </p>
  );
}
