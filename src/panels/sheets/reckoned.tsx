import type { Reckoning, Result } from '../../kernel/game';
import { language, words } from '../../locale';
import { useKit } from '../model/kit';
import { telegram } from '../model/log-lines';
import { halves } from '../parts/format';

/** The level reached among all there are, what gave the points, and how the battle itself ended. */
export function Reckoned({ reckoning }: { readonly reckoning: Reckoning }) {
  const { model, words: game } = useKit();
  const t = words().table.report;
  const { result, view } = model.position.value;
  const { points } = reckoning;
  const all = points.reduce((sum, row) => sum + row.points, 0);
  // A sudden end counts no points.
  const counted = result === null || result.points !== null;
  return (
    <>
      {result && <Ladder reckoning={reckoning} result={result} />}
      {result && <p class="report-history">{besideHistory(reckoning, result, view.turn)}</p>}
      {counted && (
        <dl class="report-points">
          {points.map(({ key, count, points: value }) => (
            <div key={key}>
              <dt>{game.tally?.(key, count) ?? key}</dt>
              <dd>{halves(value)}</dd>
            </div>
          ))}
          {!result && (
            <div>
              <dt>{t.standsAt}</dt>
              <dd>{halves(all)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

function Ladder({ reckoning, result }: { readonly reckoning: Reckoning; readonly result: Result }) {
  const { words: game } = useKit();
  const t = words().table.report;
  const { levels, history } = reckoning;
  const name = (level: string) => game.result({ level, points: null, cause: 'points' }).name;
  const told = [levels[0], levels[Math.floor(levels.length / 2)], levels.at(-1)].filter((level) => level !== undefined);
  return (
    <div class="ladder">
      <ol aria-hidden="true">
        {levels.map(({ level }) => (
          <li key={level} data-reached={level === result.level || undefined}>
            {level === history.level && <span>1954</span>}
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        {told.map(({ level, from }) => (
          <span key={level}>
            {from > 0 && `${t.level({ from: halves(from) })} `}
            {name(level)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Whether the campaign went better than the battle did. */
function besideHistory({ levels, history }: Reckoning, { level }: Result, turn: number): string {
  const t = words().table.report;
  const rank = (of: string) => levels.findIndex((one) => one.level === of);
  if (rank(level) > rank(history.level)) return t.better({ turn: history.turn });
  return turn < history.turn ? t.sooner({ turn: history.turn }) : t.same({ turn: history.turn });
}

/** The campaign in a few figures, as the last signal. */
export function Toll({ reckoning }: { readonly reckoning: Reckoning }) {
  const { words: game } = useKit();
  return <p class="signal">{telegram(tollText(reckoning, game), language())}</p>;
}

export function tollText({ toll }: Reckoning, game: ReturnType<typeof useKit>['words']): string {
  return toll.map(({ key, count, of }) => game.tally?.(key, count, of) ?? key).join('. ');
}
