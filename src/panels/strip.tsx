import type { ReadonlySignal } from '@preact/signals';
import type { TrackView, View } from '../kernel/view';
import { words } from '../locale';
import { signed } from './format';
import { Icon } from './icon';
import { useKit } from './kit';

/** A track of few boxes shows them as dots, as long as no more than these are full. */
const FEW = 9;
const DOTS = 4;
/** The levels that stay in sight when a sheet is open. */
const COMPACT = 4;

/** Turn, phase and every level. A tap on any of them opens its track. */
export function Strip({ view, compact }: { readonly view: ReadonlySignal<View>; readonly compact: boolean }) {
  const { model, words: game } = useKit();
  const { tracks } = view.value;
  const formations = new Set(model.game.map.places.filter((place) => place.shape === 'pennant').map(({ id }) => id));
  const levels = tracks.filter(({ id }) => !formations.has(id) && id !== 'turn');
  const narrow = levels.filter((track) => track.min >= 0).filter(({ id }) => id !== 'aaa');
  return (
    <header class="strip" data-compact={compact || undefined}>
      <h1 class="unseen" tabIndex={-1}>
        {game.title}
      </h1>
      <Heading view={view.value} />
      {compact ? (
        <div class="strip-line">
          {narrow.slice(0, COMPACT).map((track) => (
            <Level key={track.id} track={track} plain />
          ))}
        </div>
      ) : (
        <>
          <div class="strip-levels">
            {levels.map((track) => (
              <Level key={track.id} track={track} />
            ))}
          </div>
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

function Heading({ view }: { readonly view: View }) {
  const { model, words: game, openRule } = useKit();
  const t = words().table;
  const { code, name } = game.phase(view.phase);
  const last = view.tracks.find(({ id }) => id === 'turn');
  const rule = model.game.ruleOf?.('phase', view.phase) ?? null;
  return (
    <div class="strip-head">
      <p class="turn">
        <b>{t.turnShort({ turn: view.turn })}</b>
        {last && <i>/{last.max}</i>}
      </p>
      <button
        type="button"
        class="phase"
        aria-label={`${code} ${name}, ${game.dates(view.turn)}`.trim()}
        disabled={rule === null}
        onClick={() => rule !== null && openRule(rule)}
      >
        <span class="phase-name">
          {code !== '' && <b>{code}</b>}
          <span class="phase-word">{code === '' ? name : ` · ${name}`}</span>
        </span>
        <span class="phase-dates">{game.dates(view.turn)}</span>
      </button>
      {last?.state === 'monsoon' && (
        <span class="weather" role="img" aria-label={t.monsoon} title={t.monsoon}>
          <Icon name="cloud" />
        </span>
      )}
    </div>
  );
}

function Buttons({ view }: { readonly view: View }) {
  const { desk } = useKit();
  const t = words().table;
  const hand = view.cards.filter(({ at }) => at === 'hand').length;
  return (
    <div class="strip-buttons">
      <button
        type="button"
        class="icon-button"
        aria-label={t.reserve({ count: hand })}
        onClick={() => desk.open({ is: 'hand' })}
      >
        <Icon name="cards" />
        {hand > 0 && <span class="badge">{hand}</span>}
      </button>
      <button type="button" class="icon-button" aria-label={t.menu.title} onClick={() => desk.open({ is: 'menu' })}>
        <Icon name="menu" size={24} />
      </button>
    </div>
  );
}

function Level({ track, plain = false }: { readonly track: TrackView; readonly plain?: boolean }) {
  const { desk, words: game } = useKit();
  const { short, name } = game.track(track.id);
  const { value, min, max, modifier, state } = track;
  const figure = min < 0 ? signed(value) : `${value}`;
  const spoken = modifier === undefined ? `${name}: ${figure}` : `${name}: ${figure}, ${signed(modifier)}`;
  const small = min >= 0 && max <= FEW;
  const dotted = !plain && small && value <= DOTS;
  const bar = !plain && !small && min >= 0;
  return (
    <button
      type="button"
      class="level"
      data-track={track.id}
      data-state={state}
      aria-label={spoken}
      onClick={() => desk.open({ is: 'track', track: track.id })}
    >
      <span class="level-name">{short}</span>
      {dotted ? (
        <Dots value={value} of={Math.min(DOTS, max)} />
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

function Dots({ value, of }: { readonly value: number; readonly of: number }) {
  return (
    <span class="dots">
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
  const { name, short } = game.track(track.id);
  const state = track.state === undefined ? '' : `, ${game.state(track.state)}`;
  return (
    <button
      type="button"
      class="formation"
      data-formation={track.id}
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
