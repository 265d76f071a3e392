import type { RuleRow, RuleTable as Table } from '../../kernel/rulebook';
import { words } from '../../locale';
import { signed } from '../parts/format';
import { useReading } from '../parts/reading';

/** A table of the game: what the dice come to, what follows, and where the figures come from. */
export function RuleTable({ table: { id, by, rows } }: { readonly table: Table }) {
  const { rulebook, words: game } = useReading();
  return (
    <figure class="rule-figure">
      <table class="rule-table">
        <caption>{game.table(id)}</caption>
        <thead>
          <tr>
            <th scope="col">{rulebook.labels[by] ?? by}</th>
            <th scope="col">{words().rules.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{'label' in row ? (rulebook.labels[row.label] ?? row.label) : rangeOf(row)}</th>
              <td>{game.row(id, at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Origin of={`table-${id}`} />
    </figure>
  );
}

/** Whether the rulebook states a figure or it was rebuilt, and why so. */
export function Origin({ of }: { readonly of: string }) {
  const source = useReading().words.source(of);
  return source && <p class="rule-source">{`${source.stated} ${source.rebuilt}`.trim()}</p>;
}

type Range = Exclude<RuleRow, { readonly label: string }>;

export function rangeOf({ from, to }: Range): string {
  const t = words().rules;
  if (from === null) return to === null ? '' : t.orLess({ figure: plainFigure(to) });
  if (to === null) return t.orMore({ figure: plainFigure(from) });
  return from === to ? plainFigure(from) : t.range({ from: plainFigure(from), to: plainFigure(to) });
}

/** Totals have no plus sign, but a real minus. */
function plainFigure(value: number): string {
  return value < 0 ? signed(value) : `${value}`;
}
