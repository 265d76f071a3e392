import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { chances, decimal, percent } from './format';
import { useKit } from './kit';
import { useLivery } from './use-livery';

type Split = NonNullable<Preview['split']>;

/** The share of the totals from the line on. */
export function shareAbove({ bars, split }: Preview): number {
  return bars.reduce((sum, { total, chance }) => (split && total >= split.from ? sum + chance : sum), 0);
}

/** Results of nought and under do nothing: they are one bar. */
function lumped(bars: Preview['bars']): Preview['bars'] {
  const none = bars.filter(({ total }) => total <= 0);
  const chance = none.reduce((sum, bar) => sum + bar.chance, 0);
  return none.length === 0 ? bars : [{ total: 0, chance, row: 0 }, ...bars.filter(({ total }) => total > 0)];
}

/** One bar for each total, the line where they turn, and both shares as one bar. */
export function SplitBars({ preview, split }: { readonly preview: Preview; readonly split: Split }) {
  const { words: game } = useKit();
  const livery = useLivery();
  const t = words().table;
  const { dice, outcomes } = preview;
  const bars = lumped(preview.bars);
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const mean = outcomes.find(({ kind }) => kind === 'mean');
  const above = shareAbove(preview);
  const exact = bars.every(({ chance }) => Math.abs(chance * 36 - Math.round(chance * 36)) < 1e-6);
  const sideOf = (total: number) => (total >= split.from ? split.above : split.below).side;
  return (
    <>
      <figure class="bars split-bars">
        <figcaption class="caption">
          <span>{preview.table === undefined ? t.odds.in36 : `${game.table(preview.table)}, ${t.odds.in36Short}`}</span>
          {mean && <span>{t.force.mean({ figure: decimal(mean.value) })}</span>}
        </figcaption>
        <ol>
          {bars.map(({ total, chance }) => (
            <li key={total} data-line={total === split.from || undefined}>
              <span class="bar-count">{exact ? chances(chance, dice) : ''}</span>
              <span
                class="bar-column"
                data-livery={livery(sideOf(total))}
                style={{ height: `${(chance / highest) * 4.5}rem` }}
              />
              <b>{total <= 0 ? words().asking.none : total}</b>
            </li>
          ))}
        </ol>
      </figure>
      <div class="split-bar">
        {above < 1 && (
          <span data-livery={livery(split.below.side)} style={{ flexGrow: `${1 - above}` }}>
            {percent(1 - above)}
          </span>
        )}
        {above > 0 && (
          <span data-livery={livery(split.above.side)} style={{ flexGrow: `${above}` }}>
            {percent(above)}
          </span>
        )}
      </div>
      <p class="split-said">
        <span>{t.force.below({ to: split.from - 1, what: game.outcome(split.below.key) })}</span>
        <span>{t.force.threshold({ from: split.from, what: game.outcome(split.above.key) })}</span>
      </p>
    </>
  );
}
