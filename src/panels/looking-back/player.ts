/** What plays by itself: one step after another at the player's pace, until it is stopped. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useKit } from '../parts/kit';

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
  const { wishes, there } = useKit();
  const playing = useSignal(atFirst);
  const speed = useSignal<Speed>(speeds.find((one) => one === wishes.speed) ?? '4');
  useEffect(() => {
    if (!playing.value || !ready || !there) return;
    const timer = setTimeout(next, pace / Number(speed.value));
    return () => clearTimeout(timer);
  }, [playing.value, ready, there, now, speed.value]);
  return { playing, speed };
}
