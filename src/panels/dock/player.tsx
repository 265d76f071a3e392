/** What plays by itself: one step after another at the player's pace, until it is stopped. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';

export const speeds = ['1', '2', '4'] as const;
type Speed = (typeof speeds)[number];

export interface Player {
  readonly playing: Signal<boolean>;
  readonly speed: Signal<Speed>;
}

interface Playing {
  /** Milliseconds a step stays. */
  readonly pace: number;
  /** Changes with every step. */
  readonly now: unknown;
  /** False while there is nothing to go on to. */
  readonly ready: boolean;
  readonly next: () => void;
  readonly playing: boolean;
}

export function usePlayer({ pace, now, ready, next, playing: atFirst }: Playing): Player {
  const { wishes } = useKit();
  const playing = useSignal(atFirst);
  const speed = useSignal<Speed>(speeds.find((one) => one === wishes.speed) ?? '4');
  useEffect(() => {
    if (!playing.value || !ready) return;
    const timer = setTimeout(next, pace / Number(speed.value));
    return () => clearTimeout(timer);
  }, [playing.value, ready, now, speed.value]);
  return { playing, speed };
}

interface Controls {
  readonly player: Player;
  readonly back: (() => void) | null;
  readonly next: (() => void) | null;
  readonly label: string;
  /** On a sheet the question keeps the one button that stands out. */
  readonly quiet?: boolean;
}

/** Back, pause, speed, next. */
export function PlayerActs({ player: { playing, speed }, back, next, label, quiet = false }: Controls) {
  const t = words().seats.moves;
  const faster = () => {
    speed.value = speeds[(speeds.indexOf(speed.peek()) + 1) % speeds.length] ?? '1';
  };
  return (
    <div class={quiet ? 'tools player' : 'acts'}>
      <button
        type="button"
        class="button square turned"
        aria-label={t.back}
        disabled={!back}
        onClick={() => {
          playing.value = false;
          back?.();
        }}
      >
        <Icon name="chev" />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={playing.value ? t.pause : t.play}
        onClick={() => (playing.value = !playing.value)}
      >
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <button type="button" class="button square" aria-label={t.speed({ speed: `${speed.value}×` })} onClick={faster}>
        {`${speed.value}×`}
      </button>
      <button type="button" class={quiet ? 'button' : 'button primary'} disabled={!next} onClick={() => next?.()}>
        <span>{label}</span>
        <Icon name="chev" size={18} />
      </button>
    </div>
  );
}
