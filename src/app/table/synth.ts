/** A few small sounds made on the spot: no file, nothing to fetch. They obey the silent switch of the phone. */
import type { Sound } from '../../panels/tale/sound-of';

const VOLUME = 0.16;

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  context ??= new AudioContext();
  const now = context;
  // A call or the lock screen may have stopped it.
  if (now.state !== 'running') now.resume().catch(() => undefined);
  players[kind](now);
}

const players: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  tick: (to) => tone(to, { type: 'triangle', from: 1400, until: 900, seconds: 0.04, loud: 0.5 }),
  knock: (to) => tone(to, { type: 'square', from: 170, until: 110, seconds: 0.08, loud: 0.35 }),
  thud: (to) => tone(to, { type: 'sine', from: 95, until: 42, seconds: 0.3, loud: 1 }),
  paper: (to) => hiss(to, { at: 0, seconds: 0.18, pitch: 2600, loud: 0.35 }),
  dice: (to) => {
    // Two bounces of two dice.
    for (const [at, pitch] of bounces) hiss(to, { at, seconds: 0.035, pitch, loud: 0.9 });
  },
};

const bounces = [
  [0, 2400],
  [0.06, 3100],
  [0.2, 2200],
  [0.24, 2900],
  [0.33, 2500],
] as const;

interface Tone {
  readonly type: OscillatorType;
  /** Pitch in hertz at the start and at the end. */
  readonly from: number;
  readonly until: number;
  readonly seconds: number;
  readonly loud: number;
}

function tone(to: AudioContext, { type, from, until, seconds, loud }: Tone): void {
  const source = new OscillatorNode(to, { type, frequency: from });
  const start = to.currentTime;
  source.frequency.exponentialRampToValueAtTime(until, start + seconds);
  source.connect(fade(to, start, seconds, loud)).connect(to.destination);
  source.start(start);
  source.stop(start + seconds);
}

interface Hiss {
  readonly at: number;
  readonly seconds: number;
  readonly pitch: number;
  readonly loud: number;
}

function hiss(to: AudioContext, { at, seconds, pitch, loud }: Hiss): void {
  const source = new AudioBufferSourceNode(to, { buffer: noise(to) });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const start = to.currentTime + at;
  source
    .connect(filter)
    .connect(fade(to, start, seconds, loud))
    .connect(to.destination);
  source.start(start, 0, seconds);
}

/** Loud at once, gone at the end. */
function fade(to: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(VOLUME * loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  return gain;
}

let hush: AudioBuffer | null = null;

/** A quarter of a second of noise, made once. */
function noise(to: AudioContext): AudioBuffer {
  if (hush) return hush;
  hush = new AudioBuffer({ length: Math.ceil(to.sampleRate / 4), sampleRate: to.sampleRate });
  const samples = hush.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hush;
}
