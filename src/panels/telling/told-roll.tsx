import { useSignal } from '@preact/signals';
import type { Modifier } from '../../kernel/rolls';
import { words } from '../../locale';
import { type RolledFact, rowText } from '../model/fact-lists';
import { Dice } from '../parts/dice';
import { percent, signed } from '../parts/format';
import { useKit } from '../parts/kit';
import { Ruler } from '../parts/ruler';
import { RuleLink } from '../parts/sentence';
import { shareOf } from '../tale/last-move';
import { cellsOf, type SumPart, sumOf, type ToldSum } from '../tale/told-sums';

const figure = (value: number) => `${Math.abs(value)}`;
export const total = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** The roll that is being told: large dice, the sum in groups, the row hit. */
export function ToldRoll({ rolled }: { readonly rolled: RolledFact }) {
  const { model } = useKit();
  const t = words().telling;
  const share = shareOf(rolled);
  const line = rolled.read?.line;
  const sum = rolled.roll.dice.reduce((a, b) => a + b, 0);
  return (
    <div class="told-roll">
      <div class="told-dice">
        <Dice dice={rolled.roll.dice} size={44} />
        {share !== null && <p>{t.share({ sum, share: percent(share) })}</p>}
      </div>
      <Sum sum={sumOf(rolled.roll, model.game.face.groupOf)} />
      <Rows rolled={rolled} />
      {line && <Ruler names={line.brings.map(String)} read={line.hit} />}
      <RowWords rolled={rolled} />
    </div>
  );
}

/** 5 dice + 9 units + 6 cards − 9 defence = 11. A tap on a group shows its lines. */
function Sum({ sum }: { readonly sum: ToldSum }) {
  const t = words().telling;
  const shown = useSignal<SumPart['group'] | null>(null);
  const part = sum.parts.find(({ group }) => group === shown.value);
  return (
    <>
      <div class="told-sum">
        {sum.parts.map((one, i) => (
          <>
            {i > 0 && (
              <span class="told-sign" style={`--nth: ${i}`}>
                {one.value < 0 ? '−' : '+'}
              </span>
            )}
            <button
              type="button"
              class="told-group"
              style={`--nth: ${i}`}
              disabled={one.lines.length === 0}
              aria-expanded={shown.value === one.group}
              onClick={() => (shown.value = shown.value === one.group ? null : one.group)}
            >
              <b>{figure(one.value)}</b>
              <span>
                <GroupName part={one} />
              </span>
            </button>
          </>
        ))}
        <span class="told-sign" style={`--nth: ${sum.parts.length}`}>
          =
        </span>
        <span class="told-group told-total" style={`--nth: ${sum.parts.length}`} data-low={sum.total < 0 || undefined}>
          <b>{total(sum.total)}</b>
          <span>{t.total}</span>
        </span>
      </div>
      {part && <Lines lines={part.lines} />}
    </>
  );
}

export function GroupName({ part }: { readonly part: SumPart }) {
  const { model, words: game } = useKit();
  const t = words().telling;
  const [only, more] = part.lines;
  const formation =
    part.group === 'enemy' &&
    !more &&
    model.game.face.map.places.some(({ id, shape }) => id === only?.of && shape === 'pennant');
  if (formation && only?.of !== undefined) return <>{game.place(only.of).short}</>;
  return <>{part.group === 'dice' ? t.dice : t.groups[part.group]}</>;
}

function Lines({ lines }: { readonly lines: readonly Modifier[] }) {
  const { words: game } = useKit();
  return (
    <ul class="told-lines">
      {lines.map((line, i) => {
        const { text, detail } = game.modifier(line);
        return (
          <li key={i}>
            <span>
              {text}
              {detail !== undefined && <i>, {detail}</i>}
            </span>
            <b>{signed(line.value)}</b>
            <RuleLink rule={line.rule} />
          </li>
        );
      })}
    </ul>
  );
}

/** The table as cells, the one hit framed; deeper green is better for whoever looks. */
function Rows({ rolled }: { readonly rolled: RolledFact }) {
  const { model } = useKit();
  const { read } = rolled;
  const table = read ? model.game.face.rowsOf(read.table) : null;
  if (!table || !read) return null;
  return (
    <div class="told-rows" aria-hidden="true">
      {cellsOf(table, read.row, model.position.value.side).map(({ text, hit, good }) => (
        <span
          key={text}
          data-hit={hit || undefined}
          data-deep={good > 0.6 || undefined}
          style={`--good: ${Math.round(good * 92)}%`}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** What the row says; at the ends of the table, that it is the best or the worst. */
function RowWords({ rolled }: { readonly rolled: RolledFact }) {
  const { model, words: game } = useKit();
  const t = words().telling;
  const { read } = rolled;
  if (!read) return null;
  const { table, row } = read;
  const rows = model.game.face.rowsOf(table);
  const high = rows?.high === model.position.value.side;
  const end = rows && rows.rows.length > 2 ? (row === 0 ? !high : row === rows.rows.length - 1 ? high : null) : null;
  const said = rowText(game, rolled);
  return (
    <p class="told-row-words">
      {end !== null && <b>{end ? t.rowBest : t.rowWorst} </b>}
      {said.charAt(0).toUpperCase() + said.slice(1)}.
    </p>
  );
}

/** A roll that is done: small dice and the sum in a line. */
export function SmallRoll({ rolled }: { readonly rolled: RolledFact }) {
  const { dice, total: all } = rolled.roll;
  const sum = dice.reduce((a, b) => a + b, 0);
  const added = all - sum;
  return (
    <>
      <Dice dice={dice} size={22} />
      <span class="told-figures">
        {added === 0 ? total(all) : `${sum} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = ${total(all)}`}
      </span>
    </>
  );
}
