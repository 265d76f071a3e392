import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import type { Curtain as Drawn } from '../model/model';
import { giveFocus } from '../parts/focus';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { useLivery } from '../parts/use-livery';
import { logLines } from '../tale/log-lines';

/** Milliseconds of holding that open it. */
const HOLD = 600;
/** So many of the last facts are told. */
const NEWS = 3;

/** Between two persons: opaque, in the colour of the side that is asked, with public facts only. */
export function Curtain({ drawn }: { readonly drawn: Drawn }) {
  const { model, words: game } = useKit();
  const livery = useLivery();
  const t = words().seats.curtain;
  const { side } = drawn;
  const name = game.sides[side] ?? side;
  const other = model.game.sides.find((one) => one !== side) ?? '';
  const { view, entries } = model.position.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const hold = useHold(() => model.lift());
  useLayoutEffect(() => giveFocus(heading.current), [side]);
  const news = logLines(model.told(drawn.since), game).slice(-NEWS);
  const last = entries.at(-1);
  const passed = last?.side !== side;
  return (
    <section
      class="curtain"
      data-side={side}
      data-livery={livery(side)}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      {...hold.keys}
    >
      <div class="curtain-plate" aria-hidden="true">
        <svg viewBox="0 0 390 60" preserveAspectRatio="none" aria-hidden="true">
          {[10, 28, 46].map((y) => (
            <path key={y} d={trench(y, side === model.game.sides[0])} />
          ))}
        </svg>
      </div>
      <div class="curtain-text">
        <p class="caption">
          {t.turn({ turn: view.turn })}, {game.phase(view.phase).name}
        </p>
        <h2 id="curtain-title" ref={heading} tabIndex={-1}>
          {passed ? t.pass({ side: name }) : t.again({ side: name })}
        </h2>
        {news.map(({ sentence }, i) => (
          <p key={i}>{plain(sentence)}</p>
        ))}
        {last && passed && <p>{t.hidden}</p>}
        <Counts />
      </div>
      <div class="curtain-acts">
        <button type="button" class="hold" data-held={hold.held.value || undefined} {...hold.finger}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="45" />
            <circle class="hold-ring" cx="50" cy="50" r="45" pathLength={1} />
          </svg>
          <Icon name="hand" size={44} />
          <span>{t.hold({ side: name })}</span>
        </button>
        <Aloud name={name} />
        <p>{t.notYou({ side: game.sides[other] ?? other })}</p>
        <a class="text-button" href="#/">
          {t.leave}
        </a>
      </div>
    </section>
  );
}

/** What both may know: the cards in each hand, and the level that decides. */
function Counts() {
  const { model, words: game } = useKit();
  const { tracks } = model.position.value.view;
  const hands = model.game.sides.map((side) => `hand-${side}`);
  const counted = tracks.filter(({ id, bands }) => hands.includes(id) || bands).slice(0, 3);
  return (
    <dl class="curtain-counts">
      {counted.map(({ id, value }) => (
        <div key={id}>
          <dd>{value}</dd>
          <dt>{game.track(id).name}</dt>
        </div>
      ))}
    </dl>
  );
}

/** For those who listen and cannot hold: one button to be there, a second to open. */
function Aloud({ name }: { readonly name: string }) {
  const { model } = useKit();
  const t = words().seats.curtain;
  const here = useSignal(false);
  const second = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => second.current?.focus(), [here.value]);
  return here.value ? (
    <button type="button" class="aloud" ref={second} data-open onClick={() => model.lift()}>
      {t.open({ side: name })}
    </button>
  ) : (
    <button type="button" class="aloud" onClick={() => (here.value = true)}>
      {t.ready({ side: name })}
    </button>
  );
}

/** Held long enough by a finger or the Enter key. */
function useHold(done: () => void) {
  const held = useSignal(false);
  const timer = useRef(0);
  const release = () => {
    clearTimeout(timer.current);
    held.value = false;
  };
  const press = () => {
    if (held.peek()) return;
    held.value = true;
    timer.current = window.setTimeout(() => {
      held.value = false;
      ignoreRelease();
      done();
    }, HOLD);
  };
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const isEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' && !(event.target instanceof Element && event.target.closest('a, .aloud'));
  return {
    held,
    finger: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: Event) => event.preventDefault(),
    },
    keys: {
      onKeyDown(event: KeyboardEvent) {
        if (!isEnter(event)) return;
        event.preventDefault();
        press();
      },
      onKeyUp(event: KeyboardEvent) {
        if (event.key === 'Enter') release();
      },
    },
  };
}

/** Milliseconds after the finger is off in which the browser may still make a click of it. */
const LATE_CLICK = 100;

/** What is held when the curtain opens is let go over the table: that must not press anything there. */
function ignoreRelease(): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = () => setTimeout(() => stop.abort(), LATE_CLICK);
  window.addEventListener('click', ignore, options);
  // Whatever is pressed anew is meant.
  window.addEventListener('pointerdown', () => stop.abort(), options);
  window.addEventListener('keydown', (event) => event.repeat && ignore(event), options);
  for (const end of ['pointerup', 'pointercancel', 'keyup'] as const) window.addEventListener(end, over, options);
}

/** A trench across the plate: angular, or drawn with a round pen. */
function trench(y: number, round: boolean): string {
  const points = Array.from({ length: 14 }, (_, i) => [i * 30, y + (i % 2 === 0 ? 6 : -6)] as const);
  if (!round) return points.map(([x, v], i) => `${i === 0 ? 'M' : 'L'}${x} ${v}`).join('');
  return points.map(([x, v], i) => (i === 0 ? `M${x} ${v}` : `S${x - 15} ${v} ${x} ${v}`)).join('');
}
