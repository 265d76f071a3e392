import './report.css';
import { words } from '../../locale';
import { useKit } from '../parts/kit';
import { useLivery } from '../parts/use-livery';
import { type Chronicle, type DiceStatistics, expectedOfTwo } from '../tale/chronicle';

const W = 358;
const box = { left: 26, right: 40, top: 10, bottom: 24 };
/** Of a chart that stands alone, and of one above other things. */
const HIGH = 210;
const LOW = 130;

/** The width of a letter of a name, as far as it matters whether the name fits beside the end of its line. */
const LETTER = 6.5;

/** The levels of two tracks over the turns, with the places lost on the way. */
export function LevelChart({
  chronicle,
  tracks,
  places,
  wet,
  low = false,
}: {
  readonly chronicle: Chronicle;
  readonly tracks: readonly string[];
  /** Places whose fall is marked. */
  readonly places: readonly string[];
  /** Turns of the rains. */
  readonly wet: readonly number[];
  readonly low?: boolean;
}) {
  const { model, words: game } = useKit();
  const livery = useLivery();
  const { turns, levels } = chronicle;
  const H = low ? LOW : HIGH;
  const inner = { width: W - box.left - box.right, height: H - box.top - box.bottom };
  const drawn = tracks.flatMap((id) => levels.get(id) ?? []);
  const step = low && Math.max(...drawn) > 30 ? 20 : 10;
  const top = Math.ceil(Math.max(step, ...drawn) / step) * step;
  const foot = Math.floor(Math.min(0, ...drawn) / step) * step;
  const x = (i: number) => box.left + (turns.length < 2 ? 0 : (inner.width * i) / (turns.length - 1));
  const y = (value: number) => box.top + inner.height * (1 - (value - foot) / (top - foot));
  const grid = Array.from({ length: (top - foot) / step + 1 }, (_, i) => foot + i * step);
  const every = Math.ceil(turns.length / 6);
  const ends = tracks.map((id) => y(levels.get(id)?.at(-1) ?? 0));
  const close = ends.length === 2 && Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) < 16;
  const label = words().table.report.chart({ tracks: tracks.map((id) => game.track(id).name).join(', ') });
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {wetSpan(turns, wet).map(([from, to]) => (
        <g key={from} class="chart-rain">
          <rect
            x={Math.max(box.left, x(from - 0.5))}
            y={box.top}
            width={Math.min(x(turns.length - 1), x(to + 0.5)) - Math.max(box.left, x(from - 0.5))}
            height={inner.height}
          />
          <text x={(x(from) + x(to)) / 2} y={box.top + 14} text-anchor="middle">
            {words().table.monsoon}
          </text>
        </g>
      ))}
      {grid.map((value) => (
        <g key={value}>
          <path class={value === 0 ? 'chart-base' : 'chart-grid'} d={`M${box.left} ${y(value)}h${inner.width}`} />
          <text x={box.left - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {turns.map((turn, i) =>
        i % every === 0 || i === turns.length - 1 ? (
          <text key={turn} x={x(i)} y={H - 6} text-anchor="middle">
            {words().table.turnShort({ turn })}
          </text>
        ) : null,
      )}
      {fallsOf(chronicle, places, model.game.sides[0] ?? '').map(({ place, at, holder, named }) => (
        <g key={place} class="chart-fall" data-livery={livery(holder)}>
          <path d={`M${x(at)} ${box.top}V${box.top + inner.height}`} />
          <circle cx={x(at)} cy={box.top + inner.height} r="4" />
          {named && (
            <text transform={`translate(${x(at) + 11} ${box.top + inner.height - 7}) rotate(-90)`}>
              {game.place(place).short}
            </text>
          )}
        </g>
      ))}
      {tracks.map((id, n) => {
        const values = levels.get(id) ?? [];
        const line = values.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
        const end =
          (ends[n] ?? 0) +
          (close ? ((ends[n] ?? 0) <= (ends[1 - n] ?? 0) && n === ends.indexOf(Math.min(...ends)) ? -7 : 8) : 0);
        return (
          <g key={id} class="chart-line" data-line={n}>
            <path d={line} />
            {values.map((value, i) => (
              <circle key={i} cx={x(i)} cy={y(value)} r="2.9" />
            ))}
            {x(turns.length - 1) + 8 + game.track(id).short.length * LETTER <= W ? (
              <text x={x(turns.length - 1) + 8} y={end + 5}>
                {game.track(id).short}
              </text>
            ) : (
              <text x={W} y={end - 8} text-anchor="end">
                {game.track(id).short}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Runs of wet turns, by their place in the chart. */
function wetSpan(turns: readonly number[], wet: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const at = turns.flatMap((turn, i) => (wet.includes(turn) ? [i] : []));
  const [first] = at;
  const last = at.at(-1);
  return first === undefined || last === undefined ? [] : [[first, last]];
}

interface Fall {
  readonly place: string;
  readonly at: number;
  readonly holder: string;
  /** Only as many names as can stand side by side. */
  readonly named: boolean;
}

/** Turns between two names that can both be read. */
const NAME_ROOM = 0.75;

/** Where each place that the side no longer holds was lost for good. */
export function fallsOf(
  { holders }: Pick<Chronicle, 'holders'>,
  places: readonly string[],
  side: string,
): readonly Fall[] {
  const falls = places.flatMap((place) => {
    const by = holders.get(place) ?? [];
    const kept = by.lastIndexOf(side);
    const holder = by.at(-1);
    const at = kept + 1;
    return holder === undefined || holder === side || holder === 'nobody' || by[at] === undefined
      ? []
      : [{ place, at, holder }];
  });
  let last = Number.NEGATIVE_INFINITY;
  return falls
    .sort((a, b) => a.at - b.at)
    .map((fall) => {
      const named = fall.at - last >= NAME_ROOM;
      if (named) last = fall.at;
      return { ...fall, named };
    });
}

/** Who held what at the end of each turn. */
export function Holdings({ chronicle, places }: { readonly chronicle: Chronicle; readonly places: readonly string[] }) {
  const { words: game } = useKit();
  const livery = useLivery();
  const { turns, holders } = chronicle;
  return (
    <table class="holdings">
      <caption class="unseen">{words().table.report.holdings}</caption>
      <colgroup>
        <col />
        <col span={Math.max(1, turns.length)} />
      </colgroup>
      <thead class="unseen">
        <tr>
          <th scope="col">{words().table.report.place}</th>
          {turns.map((turn) => (
            <th scope="col" key={turn}>
              {words().table.turnShort({ turn })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{game.place(place).short}</th>
            {(holders.get(place) ?? []).map((holder, i) => (
              <td key={i} data-livery={livery(holder)}>
                <span class="unseen">{game.holder(holder)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How often each sum of two dice fell, or each face where a single one is thrown, with what was to be expected as a line. */
export function DiceChart({ two, one }: Pick<DiceStatistics, 'two' | 'one'>) {
  const t = words().table.report;
  const pairs = two.some((count) => count > 0);
  const counts = pairs ? two : one;
  const all = counts.reduce((a, b) => a + b, 0);
  const expected = pairs ? expectedOfTwo.map((chance) => (chance / 36) * all) : one.map(() => all / one.length);
  const top = Math.max(1, ...counts, ...expected);
  const wide = W / counts.length;
  const height = (value: number) => (value / top) * 96;
  return (
    <svg class="chart dice-chart" viewBox={`0 0 ${W} 132`} role="img" aria-label={pairs ? t.diceChart : t.dieChart}>
      {counts.map((count, i) => (
        <g key={i}>
          <rect x={i * wide + 3} y={112 - height(count)} width={wide - 6} height={height(count)} />
          <path class="chart-expected" d={`M${i * wide + 1} ${112 - height(expected[i] ?? 0)}h${wide - 2}`} />
          <text x={i * wide + wide / 2} y={127} text-anchor="middle">
            {i + (pairs ? 2 : 1)}
          </text>
          <text
            x={i * wide + wide / 2}
            y={108 - Math.max(height(count), height(expected[i] ?? 0))}
            text-anchor="middle"
          >
            {count}
          </text>
        </g>
      ))}
    </svg>
  );
}
