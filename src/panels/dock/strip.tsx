import type { ReadonlySignal } from '@preact/signals';
import type { TrackView, View } from '../../kernel/view';
import { words } from '../../locale';
import type { TableModel } from '../model/model';
import { signed } from '../parts/format';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { SideChip } from '../parts/side-chip';
import { useLivery } from '../parts/use-livery';
import { WeekRibbon } from './week-ribbon';

/** A track of few boxes shows them as dots, as long as no more than these are full. */
const FEW = 9;
const DOTS = 4;

/** Turn, phase and every level. A tap on any of them opens its track. */
export function Strip({ view, compact }: { readonly view: ReadonlySignal<View>; readonly compact: boolean }) {
  const { model, words: game } = useKit();
  const { tracks } = view.value;
  const formations = new Set(
    model.game.face.map.places.filter((place) => place.shape === 'pennant').map(({ id }) => id),
  );
  const levels = tracks.filter(({ id, clock }) => !formations.has(id) && id !== 'turn' && !clock);
  const cells = cellsOf(levels);
  const paired = cells.length < levels.length;
  return (
    <header
      class="strip"
      data-compact={compact || undefined}
      data-paired={paired || undefined}
      data-ribbon={model.game.face.ribbon || undefined}
    >
      <h1 class="unseen" tabIndex={-1}>
        {game.title}
      </h1>
      <Heading view={view.value} />
      {compact ? (
        <div class="strip-line">
          {cells.map((cell) => cell[0]?.kept && <Cell key={cell[0].id} cell={cell} plain />)}
        </div>
      ) : (
        <>
          <div class="strip-levels" data-paired={paired || undefined}>
            {cells.map((cell) => (
              <Cell key={cell[0]?.id} cell={cell} />
            ))}
          </div>
          {model.game.face.ribbon && <WeekRibbon view={view.value} />}
          <div class="strip-formations">
            {tracks
              .filter(({ id }) => formations.has(id))
              .map((track) => (
                <Formation key={track.id} track={track} />
              ))}
          </div>
        </>
      )}
      <Buttons view={view.value} />
    </header>
  );
}

/** Whose doing is told. */
function toldSide({ telling, game }: TableModel): string | null {
  const { tale, at = 0 } = telling.value ?? {};
  const { fact, side } = tale?.happened[at - 1] ?? {};
  return game.sides.find((one) => one === fact?.by) ?? side ?? null;
}

/** What is being told has just changed it, for better or for worse. */
function useChanged(track: string): 'good' | 'bad' | undefined {
  const change = useKit().teller.changes.value.find((one) => one.track === track);
  return change && (change.good ? 'good' : 'bad');
}

/** Tracks of a group stand together, each other one alone. */
function cellsOf(levels: readonly TrackView[]): readonly (readonly TrackView[])[] {
  const cells: TrackView[][] = [];
  for (const track of levels) {
    const pair = track.group === undefined ? undefined : cells.find(([first]) => first?.group === track.group);
    if (pair) pair.push(track);
    else cells.push([track]);
  }
  return cells;
}

function Cell({ cell, plain = false }: { readonly cell: readonly TrackView[]; readonly plain?: boolean }) {
  const { desk, words: game } = useKit();
  const livery = useLivery();
  const [track] = cell;
  if (!track) return null;
  if (track.goal !== undefined) return <Goal track={track} goal={track.goal} plain={plain} />;
  if (cell.length < 2 || track.group === undefined) return <Level track={track} plain={plain} />;
  const spoken = cell.map((one) => `${game.track(one.id).name}: ${one.value}`).join(', ');
  return (
    <button
      type="button"
      class="level"
      data-track={track.group}
      aria-label={spoken}
      onClick={() => desk.open(track.opens === 'hand' ? { is: 'hand' } : { is: 'track', track: track.id }, 'full')}
    >
      <span class="level-name">{game.track(track.group).short}</span>
      <span class="level-figure level-pair">
        {cell.map((one) => (
          <b key={one.id} data-livery={livery(one.side)}>
            {one.value}
          </b>
        ))}
      </span>
    </button>
  );
}

/** What must be reached as stars, those reached filled, with the figure; where it is much, as a bar. */
function Goal({ track, goal, plain }: { readonly track: TrackView; readonly goal: number; readonly plain: boolean }) {
  const { desk, words: game } = useKit();
  const { short, name } = game.track(track.id);
  const many = goal > FEW;
  return (
    <button
      type="button"
      class="level goal"
      data-track={track.id}
      data-changed={useChanged(track.id)}
      aria-label={`${name}: ${words().table.area.ofLimit({ count: track.value, of: goal })}`}
      onClick={() => desk.open({ is: 'track', track: track.id })}
    >
      {!plain && <span class="level-name">{short}</span>}
      <span class="level-figure">
        {!many && (
          <span class="goal-stars">
            {Array.from({ length: plain ? 1 : goal }, (_, i) => (
              <i key={i} data-on={plain || i < track.value || undefined}>
                <Icon name="star" size={plain ? 18 : 15} />
              </i>
            ))}
          </span>
        )}
        <b>{track.value}</b>
        {(many || !plain) && <i>/{goal}</i>}
      </span>
      {many && !plain && <Bar value={track.value} max={goal} />}
    </button>
  );
}

function Heading({ view }: { readonly view: View }) {
  const { model, words: game, openRule } = useKit();
  const t = words().table;
  const { code, name } = game.phase(view.phase);
  const last = view.tracks.find(({ id }) => id === 'turn');
  const rule = model.game.books.ruleOf('phase', view.phase) ?? null;
  const { prompt, waits } = model.position.value;
  const clock = view.tracks.flatMap((track) =>
    track.clock && track.value > 0 ? [`${game.track(track.id).short} ${track.value}`] : [],
  );
  const when = [...clock, game.dates(view.turn)].join(', ');
  const turnOf = model.game.sides.length > 1 ? (toldSide(model) ?? prompt?.side ?? waits) : null;
  return (
    <div class="strip-head">
      <p class="turn">
        <b>{t.turnShort({ turn: view.turn })}</b>
        {last && <i>/{last.max}</i>}
      </p>
      {turnOf !== null && model.cursor.value === null && <SideChip side={turnOf} />}
      <button
        type="button"
        class="phase"
        aria-label={`${code} ${name}, ${when}`.trim()}
        disabled={rule === null}
        onClick={() => rule !== null && openRule(rule)}
      >
        <span class="phase-name">
          {code !== '' && <b>{code}</b>}
          <span class="phase-word">{code === '' ? name : ` · ${name}`}</span>
        </span>
        <span class="phase-dates">{when}</span>
      </button>
      <Letters now={code} />
      {view.rains && (
        <span class="weather" role="img" aria-label={t.monsoon} title={t.monsoon}>
          <Icon name="cloud" />
        </span>
      )}
    </div>
  );
}

/** The letters of the turn's phases, for screens with room: those past, the one now, those to come. */
function Letters({ now }: { readonly now: string }) {
  const { model } = useKit();
  const letters = [...new Set(model.game.face.phases.map(({ code }) => code.slice(0, 1)))].filter(
    (letter) => letter !== '',
  );
  const at = letters.indexOf(now.slice(0, 1));
  if (letters.length < 2) return null;
  return (
    <ol class="phase-letters" aria-hidden="true">
      {letters.map((letter, i) => (
        <li key={letter} data-is={i < at ? 'past' : i === at ? 'now' : 'to-come'}>
          {letter}
        </li>
      ))}
    </ol>
  );
}

function Buttons({ view }: { readonly view: View }) {
  const { model, desk } = useKit();
  const t = words().table;
  const { cards } = model.game.face;
  const hand = view.cards.filter(({ at }) => at === 'hand').length;
  return (
    <div class="strip-buttons">
      {cards && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.reserve({ count: hand })}
          onClick={() => desk.open({ is: 'hand' }, cards.held === 'hand' ? 'full' : 'half')}
        >
          <Icon name="cards" />
          {hand > 0 && <span class="badge">{hand}</span>}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={t.menu.title}
        onClick={() => desk.open({ is: 'menu' }, 'full')}
      >
        <Icon name="menu" size={24} />
      </button>
    </div>
  );
}

function Level({ track, plain = false }: { readonly track: TrackView; readonly plain?: boolean }) {
  const { desk, words: game } = useKit();
  const { short, name } = game.track(track.id);
  const { value, min, max, modifier, state } = track;
  const word = track.boxes === 'word' && state !== undefined ? game.state(state) : null;
  const figure = word ?? (min < 0 ? signed(value) : `${value}`);
  const spoken = modifier === undefined ? `${name}: ${figure}` : `${name}: ${figure}, ${signed(modifier)}`;
  const small = min >= 0 && max <= FEW;
  const dotted = !plain && word === null && small && value <= DOTS;
  const bar = !plain && !small && min >= 0;
  return (
    <button
      type="button"
      class="level"
      data-track={track.id}
      data-state={state}
      data-changed={useChanged(track.id)}
      data-aside={track.aside || undefined}
      aria-label={spoken}
      onClick={() => desk.open({ is: 'track', track: track.id })}
    >
      <span class="level-name">{short}</span>
      {dotted ? (
        <Dots value={value} of={Math.min(DOTS, max)} boxes={track.boxes} />
      ) : (
        <span class="level-figure">
          {figure}
          {modifier !== undefined && !plain && <i data-sign={Math.sign(modifier)}>{signed(modifier)}</i>}
        </span>
      )}
      {bar && <Bar value={value} max={max} />}
    </button>
  );
}

interface DotsProps {
  readonly value: number;
  readonly of: number;
  readonly boxes: TrackView['boxes'] | undefined;
}

function Dots({ value, of, boxes }: DotsProps) {
  return (
    <span class="dots" data-boxes={boxes}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-on={i < value || undefined} />
      ))}
    </span>
  );
}

function Bar({ value, max }: { readonly value: number; readonly max: number }) {
  return (
    <span class="bar" style={{ '--boxes': `${max}` }}>
      <i style={{ width: `${Math.max(0, Math.min(1, value / max)) * 100}%` }} />
    </span>
  );
}

function Formation({ track }: { readonly track: TrackView }) {
  const { desk, words: game } = useKit();
  const livery = useLivery();
  const { name, short } = game.track(track.id);
  const state = track.state === undefined ? '' : `, ${game.state(track.state)}`;
  return (
    <button
      type="button"
      class="formation"
      data-track={track.id}
      data-livery={livery(track.id)}
      data-state={track.state}
      aria-label={`${name}: ${track.value}${state}`}
      onClick={() => desk.open({ is: 'track', track: track.id })}
    >
      <span class="formation-name">{short}</span>
      <Bar value={track.value} max={track.max} />
      <span class="formation-figure">{track.value}</span>
    </button>
  );
}
