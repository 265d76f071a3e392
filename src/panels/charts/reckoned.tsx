import type { Report, Result } from '../../kernel/game';
import { language, words } from '../../locale';
import { halves } from '../parts/format';
import { useKit } from '../parts/kit';
import type { Chronicle } from '../tale/chronicle';
import { telegram } from '../tale/log-lines';
import { Scores } from './scores';

type History = NonNullable<Report['history']>;

/** The level reached among all there are, what gave the points, and how the battle itself ended. */
export function Reckoned({ reckoning, figures }: { readonly reckoning: Report; readonly figures: Chronicle }) {
  const { model, words: game } = useKit();
  const t = words().table.report;
  const { result, view } = model.position.value;
  const { points, history } = reckoning;
  const all = points.reduce((sum, row) => sum + row.points, 0);
  // A sudden end counts no points.
  const counted = result === null || result.points !== null;
  return (
    <>
      {result && history && <Ladder levels={reckoning.levels} history={history} result={result} />}
      {result && history && <p class="report-history">{besideHistory(reckoning.levels, history, result, view.turn)}</p>}
      {counted && isTwoSided(points) && <Scores reckoning={reckoning} figures={figures} turn={view.turn} />}
      {counted && !isTwoSided(points) && (
        <dl class="report-points">
          {points.map(({ key, count, points: value }) => (
            <div key={key}>
              <dt>{game.tally(key, count)}</dt>
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

export const isTwoSided = (points: Report['points']) => points.some(({ side }) => side !== undefined);

interface LadderProps {
  readonly levels: Report['levels'];
  readonly history: History;
  readonly result: Result;
}

function Ladder({ levels, history, result }: LadderProps) {
  const { words: game } = useKit();
  const t = words().table.report;
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
function besideHistory(levels: Report['levels'], history: History, { level }: Result, turn: number): string {
  const t = words().table.report;
  const rank = (of: string) => levels.findIndex((one) => one.level === of);
  if (rank(level) > rank(history.level)) return t.better({ turn: history.turn });
  return turn < history.turn ? t.sooner({ turn: history.turn }) : t.same({ turn: history.turn });
}

/** The campaign in a few figures, as the last signal. */
export function Toll({ reckoning }: { readonly reckoning: Report }) {
  const { words: game } = useKit();
  return <p class="signal">{telegram(tollText(reckoning, game), language())}</p>;
}

export function tollText({ toll }: Report, game: ReturnType<typeof useKit>['words']): string {
  return toll.map(({ key, count, of }) => game.tally(key, count, of)).join('. ');
}
