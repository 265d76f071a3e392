import './filters.css';
import type { Signal } from '@preact/signals';

interface Props<T extends string> {
  /** What is filtered, for those who listen. */
  readonly legend: string;
  readonly now: Signal<T>;
  readonly names: Readonly<Record<T, string>>;
  readonly all: readonly T[];
}

/** One of a few ways to look at a list. */
export function Filters<T extends string>({ legend, now, names, all }: Props<T>) {
  return (
    <fieldset class="filters">
      <legend class="unseen">{legend}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={now.value === one}
          onClick={() => {
            now.value = one;
          }}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
