import type { Modifier } from '../../kernel/rolls';
import type { Preview, PreviewColumns } from '../../kernel/view';
import { words } from '../../locale';
import { figureText } from '../parts/figure';
import { chances, percent, signed } from '../parts/format';
import { Glossed } from '../parts/glossed';
import { useKit } from '../parts/kit';
import { Provenance } from '../parts/provenance';
import { Ruler } from '../parts/ruler';
import { RuleLink } from '../parts/sentence';
import { SplitBars } from '../parts/split';

/** A roll before it is made: every modifier with its cause, the chances of each total and row, what they come to. */
export function Weigh({ preview, outcomes = true }: { readonly preview: Preview; readonly outcomes?: boolean }) {
  const { wishes } = useKit();
  if (wishes.odds === 'off') return null;
  return (
    <div class="weigh">
      {preview.columns && <Columns preview={preview} columns={preview.columns} />}
      {(!preview.columns || preview.modifiers.length > 0) && (
        <Ledger modifiers={preview.modifiers} total={preview.total} dice={preview.dice} />
      )}
      {preview.table !== undefined && <Provenance of={`table-${preview.table}`} />}
      {wishes.odds === 'full' && (
        <>
          {preview.columns ? (
            <Cells preview={preview} again={preview.columns.again} />
          ) : preview.split ? (
            <SplitBars preview={preview} split={preview.split} />
          ) : (
            <>
              <Bars preview={preview} />
              <Segments preview={preview} />
            </>
          )}
          {outcomes && <Outcomes outcomes={preview.outcomes} />}
        </>
      )}
    </div>
  );
}

/** From the strength to the column that is read: every shift with its cause, then the ruler. */
function Columns({ preview, columns }: { readonly preview: Preview; readonly columns: PreviewColumns }) {
  const t = words().table.columns;
  const { start, ratio, shifts, names, read, over } = columns;
  return (
    <>
      <ul class="ledger">
        <li>
          <span>{ratio ? t.ratio({ attack: ratio[0], defence: ratio[1] }) : t.strength}</span>
          <b>{start}</b>
        </li>
        {shifts.map((shift, i) => (
          <LedgerRow key={`${i} ${shift.cause}`} lines={[shift]} />
        ))}
      </ul>
      <p class="columns-head">
        <span>{read < 0 ? t.none : t.read({ column: names[read] ?? '' })}</span>
        {over > 0 && <span>{t.over({ over: signed(over) })}</span>}
      </p>
      <Ruler names={names} read={read} table={preview.table} />
    </>
  );
}

/** One cell a face: what the table prints there. */
export function FaceCells({ preview }: { readonly preview: Preview }) {
  const { words: game } = useKit();
  const rows = rowsOf(preview);
  const { table = '', bars, columns } = preview;
  return (
    <ol class="cells">
      {bars.map(({ total, row, code }) => (
        <li key={total} data-depth={depth(row, rows)}>
          <b>
            {total}
            {columns?.again?.face === total && '*'}
          </b>
          <span>{code}</span>
          <span class="unseen">{game.row(table, row)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The faces, and what each code means. */
function Cells({ preview, again }: { readonly preview: Preview; readonly again: PreviewColumns['again'] }) {
  const { words: game } = useKit();
  const t = words().table.columns;
  const rows = rowsOf(preview);
  const { table = '', bars } = preview;
  return (
    <>
      <FaceCells preview={preview} />
      <ul class="segments-list">
        {rows.map((row) => (
          <li key={row}>
            <i data-depth={depth(row, rows)} />
            <b>{bars.find((bar) => bar.row === row)?.code}</b>
            <span>{game.row(table, row)}</span>
          </li>
        ))}
      </ul>
      {again && (
        <p class="cells-again">
          {t.again({
            face: again.face,
            below: `1–${again.from - 1}`,
            low: game.row(again.table, 0),
            above: `${again.from}–6`,
            high: game.row(again.table, 1),
          })}
        </p>
      )}
    </>
  );
}

interface LedgerProps {
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly dice: Preview['dice'];
}

export function Ledger({ modifiers, total, dice }: LedgerProps) {
  const { model } = useKit();
  const t = words().table.odds;
  return (
    <>
      <ul class="ledger">
        {grouped(modifiers, model.game.face.together !== undefined).map((lines, i) => (
          <LedgerRow key={i} lines={lines} />
        ))}
      </ul>
      <p class="ledger-sum">
        <span>{dice === '2d6' ? t.addedToTwo : t.addedToOne}</span>
        <b>{signed(total)}</b>
      </p>
    </>
  );
}

/** So many lines of one cause are told as one. */
const MANY = 3;

/** Where counters act together, their lines stand together. */
function grouped(modifiers: readonly Modifier[], together: boolean): readonly (readonly Modifier[])[] {
  const many = (cause: string) => together && modifiers.filter((one) => one.cause === cause).length >= MANY;
  const groups: Modifier[][] = [];
  for (const modifier of modifiers) {
    const last = groups.at(-1);
    if (last?.[0]?.cause === modifier.cause && many(modifier.cause)) last.push(modifier);
    else groups.push([modifier]);
  }
  return groups;
}

function LedgerRow({ lines }: { readonly lines: readonly Modifier[] }) {
  const { words: game } = useKit();
  const [modifier] = lines;
  if (!modifier) return null;
  const { text, detail } = game.modifier(modifier);
  if (lines.length > 1) {
    const value = lines.reduce((sum, line) => sum + line.value, 0);
    const names = lines.map((line) => `${game.modifier(line).text} ${signed(line.value)}`);
    return (
      <li>
        <details class="ledger-many">
          <summary>{words().table.force.many({ count: lines.length, what: detail ?? text })}</summary>
          <p>{names.join(', ')}</p>
        </details>
        <b data-sign={Math.sign(value)}>{signed(value)}</b>
      </li>
    );
  }
  return (
    <li>
      <span>
        <Glossed text={text} /> {detail !== undefined && <i>{detail}</i>} <RuleLink rule={modifier.rule} />
      </span>
      <b data-sign={Math.sign(modifier.value)}>{signed(modifier.value)}</b>
    </li>
  );
}

/** Rows of the table from the first to the last that can fall, as five depths of one green. */
const depth = (row: number, rows: readonly number[]) => {
  const at = rows.indexOf(row);
  return rows.length === 1 ? 2 : Math.round((at / (rows.length - 1)) * 4);
};

function rowsOf({ bars }: Preview): readonly number[] {
  return [...new Set(bars.map(({ row }) => row))].sort((a, b) => a - b);
}

function Bars({ preview }: { readonly preview: Preview }) {
  const t = words().table.odds;
  const rows = rowsOf(preview);
  const highest = Math.max(...preview.bars.map(({ chance }) => chance));
  return (
    <figure class="bars">
      <figcaption class="caption">{preview.dice === '2d6' ? t.in36 : t.in6}</figcaption>
      <ol>
        {preview.bars.map(({ total, chance, row }) => (
          <li key={total}>
            <span class="bar-count">{chances(chance, preview.dice)}</span>
            <span
              class="bar-column"
              data-depth={depth(row, rows)}
              style={{ height: `${(chance / highest) * 4.5}rem` }}
            />
            <b>{total < 0 ? `−${-total}` : total}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** One segment per row of the table with its exact share, and below it what the row says. */
function Segments({ preview }: { readonly preview: Preview }) {
  const { words: game } = useKit();
  const { table, bars } = preview;
  const rows = rowsOf(preview);
  const share = (row: number) => bars.filter((bar) => bar.row === row).reduce((sum, bar) => sum + bar.chance, 0);
  return (
    <>
      <div class="segments-bar" aria-hidden="true">
        {rows.map((row) => (
          <span key={row} data-depth={depth(row, rows)} style={{ flexGrow: `${share(row)}` }} />
        ))}
      </div>
      <ul class="segments-list">
        {rows.map((row) => (
          <li key={row}>
            <i data-depth={depth(row, rows)} />
            <b>{percent(share(row))}</b>
            <span>{table === undefined ? '' : game.row(table, row)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Outcomes({ outcomes }: { readonly outcomes: Preview['outcomes'] }) {
  const { words: game } = useKit();
  if (outcomes.length === 0) return null;
  return (
    <dl class="outcomes">
      {outcomes.map((outcome) => (
        <div key={outcome.key}>
          <dt>{game.outcome(outcome.key)}</dt>
          <dd>{figureText(outcome)}</dd>
        </div>
      ))}
    </dl>
  );
}
