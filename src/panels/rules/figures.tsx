import {
  type CardFigure,
  type Figure,
  type GridFigure,
  labelText,
  type PlaceFigure,
  type SetupFigure,
  type TurnFigure,
} from '../../kernel/rulebook';
import type { CounterView } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import { words } from '../../locale';
import { CounterPicture } from '../parts/counter-face';
import { signed } from '../parts/format';
import { Strokes } from '../parts/icon';
import { useReading } from '../parts/reading';
import { Origin, rangeOf } from './rule-table';

/** A figure of the rules, drawn from the data of the game. */
export function RuleFigure({ figure }: { readonly figure: Figure }) {
  switch (figure.is) {
    case 'counters':
      return <Counters counters={figure.counters} />;
    case 'place':
      return <Place place={figure} />;
    case 'track':
      return <Track track={figure.track} bands={figure.bands} />;
    case 'card':
      return <Card card={figure} />;
    case 'ways':
      return <Ways rows={figure.rows} />;
    case 'setup':
      return <Setup setup={figure} />;
    case 'turns':
      return <Turns turns={figure.turns} />;
    case 'grid':
      return <Grid grid={figure} />;
    case 'results':
      return <Results rows={figure.rows} />;
    default:
      return figure satisfies never;
  }
}

/** More counters than this are folded away. */
const FOLDED = 6;
const COUNTER = 52;

function Counters({ counters }: { readonly counters: readonly CounterView[] }) {
  const { words: game, liveries, art, theme } = useReading();
  const rows = (
    <ul class="rule-counters">
      {counters.map((counter, at) => (
        <li key={at}>
          <CounterPicture counter={counter} size={COUNTER} liveries={liveries} art={art} theme={theme} />
          <span>
            <b>{counter.label}</b>
            {kindOf(counter, game)}
            <i>{counter.factors.map((factor, i) => `${game.factors[i] ?? ''} ${figureOf(factor)}`).join(', ')}</i>
          </span>
        </li>
      ))}
    </ul>
  );
  if (counters.length <= FOLDED) return <figure class="rule-figure">{rows}</figure>;
  return (
    <details class="rule-fold">
      <summary>{words().rules.counters({ count: counters.length })}</summary>
      {rows}
    </details>
  );
}

/** What it is and its states; a state that its name tells is not said twice. */
function kindOf({ id, states }: CounterView, game: GameWords): string {
  const kind = game.counterKind(id);
  const told = states.map((state) => game.state(state)).filter((state) => !kind.toLowerCase().includes(state));
  return [kind, ...told].join(', ');
}

function figureOf(factor: number | null): string {
  if (factor === null) return '×';
  return factor < 0 ? signed(factor) : `${factor}`;
}

function Place({ place: { place, printed } }: { readonly place: PlaceFigure }) {
  const { words: game, rulebook, art } = useReading();
  return (
    <figure class="rule-figure rule-place">
      <figcaption>{game.place(place).name}</figcaption>
      <ul>
        {printed.map(({ icon, count, ...label }) => (
          <li key={label.label}>
            {Array.from({ length: count }, (_, at) => (
              <Strokes key={at} strokes={art.icon(icon)} size={20} />
            ))}
            {labelText(rulebook, label)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Track({ track, bands }: Pick<Extract<Figure, { is: 'track' }>, 'track' | 'bands'>) {
  const { words: game } = useReading();
  const t = words().rules;
  return (
    <figure class="rule-figure">
      <table class="rule-table">
        <caption>{game.track(track).name}</caption>
        <thead>
          <tr>
            <th scope="col">{t.level}</th>
            <th scope="col">{t.modifier}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ from, to, modifier }) => (
            <tr key={from}>
              <th scope="row">{rangeOf({ from, to })}</th>
              <td>{signed(modifier)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Origin of={`track-${track}`} />
    </figure>
  );
}

function Card({ card: { card, number, value, side, marks } }: { readonly card: CardFigure }) {
  const { words: game, rulebook } = useReading();
  const t = words().rules;
  const { title, condition, timing, when, effect, note } = game.card(card);
  const facts = [
    game.sides[side] ?? side,
    ...(timing === undefined ? [] : [timing]),
    ...marks.map((mark) => rulebook.labels[mark] ?? mark),
  ];
  return (
    <figure class="rule-figure rule-card">
      <figcaption>
        <b>
          {number}. {title}
        </b>
        <span>{facts.join(', ')}</span>
      </figcaption>
      <dl>
        {value && (
          <div>
            <dt>{rulebook.labels[value.label] ?? value.label}</dt>
            <dd>{value.text}</dd>
          </div>
        )}
        <div>
          <dt>{t.condition}</dt>
          <dd>{condition}</dd>
        </div>
        <div>
          <dt>{t.when}</dt>
          <dd>{when}</dd>
        </div>
      </dl>
      <p>{effect}</p>
      <p class="rule-card-note">{note}</p>
      <Origin of={`card-${card}`} />
    </figure>
  );
}

function Ways({ rows }: Pick<Extract<Figure, { is: 'ways' }>, 'rows'>) {
  const { words: game } = useReading();
  return (
    <figure class="rule-figure">
      <dl class="rule-ways">
        {rows.map(({ of, to }) => (
          <div key={of}>
            <dt>{game.place(of).short}</dt>
            <dd>{to.map((place) => game.place(place).short).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Setup({ setup: { scenario, levels, formations, places } }: { readonly setup: SetupFigure }) {
  const { words: game, rulebook } = useReading();
  const t = words().rules;
  return (
    <details class="rule-fold">
      <summary>{game.scenarios[scenario]?.name ?? scenario}</summary>
      <dl class="rule-ways">
        {levels.map(({ track, value }) => (
          <div key={track}>
            <dt>{game.track(track).name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul class="rule-divisions">
        {formations.map(({ id, state, ...label }) => (
          <li key={id}>
            {t.formation({ name: game.holder(id), level: labelText(rulebook, label), state: game.state(state) })}
          </li>
        ))}
      </ul>
      <dl class="rule-ways">
        {places.map(({ place, holder, works, units }) => (
          <div key={place}>
            <dt>
              {game.place(place).short}
              {works && <i>{labelText(rulebook, works)}</i>}
            </dt>
            <dd>
              {units.length === 0
                ? `${game.holder(holder)}: ${t.empty}`
                : units
                    .map(({ label, states }) =>
                      states.length === 0 ? label : `${label} (${states.map((state) => game.state(state)).join(', ')})`,
                    )
                    .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Turns({ turns }: { readonly turns: readonly TurnFigure[] }) {
  const { words: game } = useReading();
  const t = words().rules;
  return (
    <figure class="rule-figure">
      <table class="rule-table">
        <thead>
          <tr>
            <th scope="col">{t.turn}</th>
            <th scope="col">{t.dates}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, rains, hands, arrivals }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>
                {[
                  game.dates(turn),
                  ...(rains ? [t.monsoon] : []),
                  ...(hands ?? []).map(({ side, cards }) => t.hand({ side: game.sides[side] ?? side, cards })),
                  ...arrivals.map((unit) => t.arrives({ unit })),
                ].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** From so many columns on the figures are set smaller, to fit a phone. */
const WIDE = 8;

function Grid({ grid: { caption, columns, rows, of } }: { readonly grid: GridFigure }) {
  const { rulebook } = useReading();
  const say = (label: string) => labelText(rulebook, { label });
  return (
    <figure class={columns.length >= WIDE ? 'rule-figure rule-grid is-wide' : 'rule-figure rule-grid'}>
      <table class="rule-table">
        <caption>{say(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{say(head)}</th>
              {cells.map((cell, at) => (
                <td key={at}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {of !== undefined && <Origin of={of} />}
    </figure>
  );
}

function Results({ rows }: Pick<Extract<Figure, { is: 'results' }>, 'rows'>) {
  const { words: game } = useReading();
  const t = words().rules;
  return (
    <figure class="rule-figure">
      <table class="rule-table">
        <thead>
          <tr>
            <th scope="col">{t.points}</th>
            <th scope="col">{t.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, atLeast }, at) => {
            const above = rows[at - 1]?.atLeast;
            const isLast = at === rows.length - 1 && above !== undefined;
            return (
              <tr key={level}>
                <th scope="row">{isLast ? t.under({ figure: `${above}` }) : t.orMore({ figure: `${atLeast}` })}</th>
                <td>{game.result({ level, points: atLeast, cause: 'points' }).name}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
