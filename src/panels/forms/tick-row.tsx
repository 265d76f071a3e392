import type { ComponentChildren } from 'preact';
import type { CounterView } from '../../kernel/view';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';

export type Weight = readonly [figure: ComponentChildren, of?: string];

interface Props {
  readonly on: boolean;
  readonly act: () => void;
  readonly title: ComponentChildren;
  /** Lines below the title. */
  readonly children?: ComponentChildren;
  readonly counter?: CounterView | undefined;
  /** A figure, and what it counts. */
  readonly weight?: Weight | null;
  /** One way among several has no box to tick. */
  readonly boxed?: boolean;
  /** The choice that a tap takes in, by its key. */
  readonly choice?: string | undefined;
  /** What else tells the row from others. */
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The row of everything that can be ticked: a box, who it is, what it does, what it comes to. */
export function TickRow({ on, act, title, children, counter, weight, boxed = true, choice, ...data }: Props) {
  return (
    <button
      type="button"
      class="choice-row"
      data-choice={choice}
      data-on={on || undefined}
      {...data}
      aria-pressed={on || boxed ? on : undefined}
      onClick={act}
    >
      {boxed && <Check on={on} />}
      {counter && <CounterFace counter={counter} size={44} />}
      <span class="choice-text">
        <b>{title}</b>
        {children}
      </span>
      {weight && (
        <span class="choice-weight">
          <b>{weight[0]}</b>
          {weight[1] && <span>{weight[1]}</span>}
        </span>
      )}
    </button>
  );
}

export function Check({ on }: { readonly on: boolean }) {
  return (
    <span class="check" data-on={on || undefined}>
      {on && <Icon name="tick" size={18} />}
    </span>
  );
}
