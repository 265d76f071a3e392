import { useEffect } from 'preact/hooks';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { logLines } from '../tale/log-lines';
import { speeds, usePlayer } from './player';

/** Milliseconds a decision stays while the campaign plays again. */
const PACE = 1600;

/** The map shows an earlier position: step, scrub, play, jump by turn, and back to now. */
export function Replay() {
  const { model, desk, wishes, there } = useKit();
  const t = words().table.replay;
  const at = model.cursor.value ?? 0;
  const { entries } = model.position.value;
  const last = entries.length;
  const on = () => model.look(at + 1);
  const { playing, speed } = usePlayer({ pace: PACE, now: at, ready: true, next: on, playing: false });
  const plays = playing.value;
  useAwake(plays && wishes.awake && there);
  const turns = [...new Set(entries.map(({ turn }) => turn))];
  const turn = model.shown.value.turn;
  const jump = (to: number) =>
    model.look(
      Math.max(
        0,
        entries.findIndex((entry) => entry.turn === to),
      ),
    );
  const back = () => {
    model.look(null);
    // Whoever looks back after the end comes from the report.
    if (model.position.peek().result) desk.open({ is: 'report' }, 'full');
  };
  return (
    <section class="looking-back" aria-label={t.toNow}>
      <p class="question">{t.earlier({ at, of: last })}</p>
      <Told at={at} />
      <label class="scrubber">
        <span class="caption">{t.scrub}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onInput={(event) => model.look(Number(event.currentTarget.value))}
        />
      </label>
      <div class="replay-wishes">
        <label>
          <span class="caption">{t.turn}</span>
          <select value={turn} onChange={(event) => jump(Number(event.currentTarget.value))}>
            {turns.map((one) => (
              <option key={one} value={one}>
                {words().table.turnShort({ turn: one })}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend class="unseen">{t.speed}</legend>
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={speed.value === one}
              onClick={() => (speed.value = one)}
            >
              {`${one}×`}
            </button>
          ))}
        </fieldset>
      </div>
      <div class="acts">
        <button
          type="button"
          class="button square turned"
          aria-label={t.stepBack}
          onClick={() => model.look(Math.max(0, at - 1))}
        >
          <Icon name="chev" />
        </button>
        <button type="button" class="button" onClick={() => (playing.value = !plays)}>
          {plays ? t.pause : t.play}
        </button>
        <button type="button" class="button square" aria-label={t.stepOn} onClick={on}>
          <Icon name="chev" />
        </button>
        <button type="button" class="button primary" onClick={back}>
          {t.toNow}
        </button>
      </div>
    </section>
  );
}

/** What the decision that led here brought. */
function Told({ at }: { readonly at: number }) {
  const { model, words: game } = useKit();
  const lines = logLines(model.told(Math.max(0, at - 1)), game);
  const line = lines.findLast(({ entry }) => entry < at);
  return line ? (
    <p class="replay-told" role="status">
      {plain(line.sentence)}
    </p>
  ) : null;
}

/** Keeps the screen lit where the browser can and the player wants it. */
function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [wanted]);
}
