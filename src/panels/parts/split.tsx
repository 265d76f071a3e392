import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { useLivery } from '../model/use-livery';
import { chances, decimal, percent } from './format';
import { Icon } from './icon';

type Split = NonNullable<Preview['split']>;

/** The share of the totals from the line on. */
export function shareAbove({ bars, split }: Preview): number {
  return bars.reduce((sum, { total, chance }) => (split && total >= split.from ? sum + chance : sum), 0);
}

/** What a side gets of a split, by name and chance; null where there is no line. */
export function shareOf(preview: Preview, side: string): { readonly key: string; readonly chance: number } | null {
  const { split } = preview;
  if (!split) return null;
  const above = shareAbove(preview);
  return split.above.side === side
    ? { key: split.above.key, chance: above }
    : { key: split.below.key, chance: 1 - above };
}

type Share = ReturnType<typeof shareOf>;

interface ChanceProps {
  readonly now: Share;
  /** With the card that is marked. */
  readonly then?: Share;
  readonly card?: string | undefined;
}

/** What it comes to now, and with the card that is marked. */
export function ChanceLine({ now, then = null, card }: ChanceProps) {
  const { words: game } = useKit();
  if (!now) return null;
  return (
    <p class="chance-line" aria-live="polite">
      <span>
        <b>{game.outcome(now.key)}</b>
        {then && card !== undefined && <span>{words().table.answer.withCard({ card: game.card(card).title })}</span>}
      </span>
      <span class={then ? 'chance-was' : 'chance-now'}>{percent(now.chance)}</span>
      {then && (
        <>
          <Icon name="chev" size={16} />
          <span class="chance-now">{percent(then.chance)}</span>
        </>
      )}
    </p>
  );
}

/** One bar for each total, the line where they turn, and both shares as one bar. */
export function SplitBars({ preview, split }: { readonly preview: Preview; readonly split: Split }) {
  const { words: game } = useKit();
  const livery = useLivery();
  const t = words().table;
  const { bars, dice, outcomes } = preview;
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
              <b>{total < 0 ? `−${-total}` : total}</b>
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
