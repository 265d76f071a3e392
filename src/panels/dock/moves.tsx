import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { logOf } from '../model/log-lines';
import type { Show, TableModel } from '../model/model';
import { type Step, stepsOf } from '../model/steps';
import { Icon } from '../parts/icon';
import { PlayerActs, usePlayer } from './player';
import { StepList, StepRoll } from './step-list';

/** Milliseconds a move stays, and each of its lines. */
const PACE = 1100;
const LINE = 700;
/** More lines than these are there to be scrolled, not waited for. */
const READ = 4;
/** With nobody to ask there is no end to the moves: so many of the last are listed. */
const LISTED = 24;
/** After so long it is said that the computer thinks, and that it may be hurried. */
const SLOW = 500;
const TOO_SLOW = 2000;

/** In the place of the question while the computer decides: its moves one by one, or a word that it thinks. */
export function Moves() {
  const { model } = useKit();
  const show = model.show.value;
  return show ? <Telling show={show} /> : <Waiting />;
}

function Waiting() {
  const { model, words: game } = useKit();
  const { waits } = model.position.value;
  return (
    <div class="moves" data-waiting>
      <p class="question">{words().seats.moves.quiet({ side: game.sides[waits ?? ''] ?? '' })}</p>
      <Thinks />
    </div>
  );
}

function Telling({ show }: { readonly show: Show }) {
  const { model, desk, words: game } = useKit();
  const t = words().seats.moves;
  const from = model.company === 'nobody' ? Math.max(show.from, show.at - LISTED) : show.from;
  const steps = stepsOf(logOf(model, show.entries), game, from);
  const index = steps.findLastIndex(({ begins }) => begins <= show.at);
  const step = steps[index];
  const following = steps[index + 1];
  const busy = model.thinking.value !== null;
  const next = () => model.tell(following?.at ?? null);
  const ready = following !== undefined || !busy;
  const player = usePlayer({
    pace: step ? PACE + LINE * Math.min(step.lines.length, READ) : 0,
    now: step?.at,
    ready,
    next,
    playing: true,
  });
  useEffect(() => {
    // The first move is shown at once; where nothing came of them, there is nothing to show.
    if (!step && ready) next();
    // What joins the move that is being told is shown with it.
    else if (step && step.at > show.at) model.tell(step.at);
  }, [step?.at, ready]);
  useEffect(() => desk.point(step?.place ?? null), [step?.at]);
  const side = game.sides[step?.side ?? model.position.value.waits ?? ''] ?? '';
  const title = step && plain(step.title);
  const before = steps[index - 1];
  // Asked once, every move says why until that is asked away again.
  const asked = useSignal(false);
  const why = step ? reasonOf(model, before?.at ?? show.from, step.at) : null;
  return (
    <div class="moves" data-side={step?.side ?? undefined}>
      <div class="moves-head">
        <div>
          <p class="caption">
            {t.plays({ side })}
            {step && model.company === 'computer' && `, ${t.step({ at: index + 1, of: steps.length })}`}
          </p>
          <p class="question" aria-live="polite">
            {title ?? t.quiet({ side })}
          </p>
        </div>
        <div class="moves-ways">
          {why !== null && (
            <button
              type="button"
              class="text-button"
              aria-expanded={asked.value}
              onClick={() => (asked.value = !asked.value)}
            >
              {t.why}
            </button>
          )}
          <button type="button" class="text-button" onClick={() => model.tell(null)}>
            {t.skip}
          </button>
        </div>
      </div>
      {asked.value && why !== null && (
        <p class="moves-why" role="status">
          {game.why(why)}
        </p>
      )}
      {step && <Listed steps={steps} index={index} />}
      {step && <StepRoll step={step} />}
      <Thinks />
      <PlayerActs
        player={player}
        back={before ? () => model.tell(before.at) : null}
        next={ready ? next : null}
        label={following || busy ? t.next : t.toQuestion}
      />
    </div>
  );
}

/** What a move is for was said when it was begun: at the first of the choices that led to it. */
function reasonOf(model: TableModel, from: number, to: number): string | null {
  for (let at = from; at < to; at++) {
    const why = model.whyOf(at);
    if (why !== null) return why;
  }
  return null;
}

/** The steps around the present one, which is kept in sight. */
function Listed({ steps, index }: { readonly steps: readonly Step[]; readonly index: number }) {
  const { desk } = useKit();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[data-state="now"]');
    if (here && box.current) box.current.scrollTop = here.offsetTop - box.current.offsetTop - 48;
  }, [index]);
  return (
    <div class="moves-list" ref={box}>
      <StepList steps={steps} now={index} show={(at) => desk.point(steps[at]?.place ?? null)} />
    </div>
  );
}

/** A sign of life after half a second, and after two a way to hurry. */
function Thinks() {
  const { model, words: game } = useKit();
  const t = words().seats.moves;
  const thinking = model.thinking.value;
  const slow = useSignal<'no' | 'slow' | 'too-slow'>('no');
  useEffect(() => {
    slow.value = 'no';
    if (!thinking) return;
    const timers = [
      setTimeout(() => (slow.value = 'slow'), SLOW),
      setTimeout(() => (slow.value = 'too-slow'), TOO_SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [thinking?.at]);
  if (!thinking || slow.value === 'no') return null;
  return (
    <div class="thinks" role="status">
      <Icon name="clock" size={18} />
      <span>{t.thinking({ side: game.sides[thinking.side] ?? '' })}</span>
      {slow.value === 'too-slow' && (
        <button type="button" class="button" onClick={() => model.hurry()}>
          {t.playNow}
        </button>
      )}
    </div>
  );
}
