/**
 * The unit of speed: one rt is one JSON round trip of a fixed object of about 9 kB. It is measured in the same run,
 * interleaved with the work, by CPU time, so that figures from noisy and different machines compare.
 */
const fixed = {
  turn: 7,
  phase: 'movement',
  counters: Array.from({ length: 94 }, (_, i) => ({
    id: `counter-${i}`,
    at: ['huguette', 'dominique', 'eliane', 'claudine'][i % 4],
    factors: [i % 4, (i * 3) % 5, -(i % 2)],
    used: i % 3 === 0,
    reduced: i % 5 === 0,
    note: null,
  })),
};

const text = JSON.stringify(fixed);
if (text.length < 8500 || text.length > 9500) throw new Error(`the unit is about 9 kB, this is ${text.length}`);

let sink = 0;

export function roundTrip(): void {
  sink += JSON.stringify(JSON.parse(text)).length;
}

/** CPU microseconds of running something. */
export function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export interface Measured {
  /** How many rt one unit of work takes; the median over rounds. */
  readonly rt: number;
  readonly microseconds: number;
}

/** Rules run in the interpreter first and are compiled beside the game: a second or two of CPU time warms small work. */
const WARM_UP = 1_000_000;
const ROUNDS = 15;
const TRIPS = 400;

/**
 * Runs work that reports how many units it did, in rounds, each between round trips of about the same length. The CPU
 * time is that of the whole process, so the compiler and the collector are paid for too, once the work is warm.
 */
export function measure(work: () => number, warmUp = WARM_UP): Measured {
  return measureAfter(() => undefined, work, 1, warmUp);
}

/** The same for work that can be done only after something else, which is not counted; so many times to a round. */
export function measureAfter(first: () => void, work: () => number, times: number, warmUp = WARM_UP): Measured {
  let units = 0;
  const timed = () => {
    first();
    return cpu(() => {
      units += work();
    });
  };
  for (let warm = 0; warm < warmUp; ) warm += timed() + cpu(roundTrip);
  const ratios: number[] = [];
  const each: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    units = 0;
    let time = 0;
    const unitBefore = cpu(() => repeat(TRIPS, roundTrip));
    for (let i = 0; i < times; i++) time += timed();
    const unitAfter = cpu(() => repeat(TRIPS, roundTrip));
    ratios.push(time / units / ((unitBefore + unitAfter) / (2 * TRIPS)));
    each.push(time / units);
  }
  return { rt: median(ratios), microseconds: median(each) };
}

function repeat(times: number, work: () => void): void {
  for (let i = 0; i < times; i++) work();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Keeps the optimiser from leaving the round trips out. */
export function spent(): number {
  return sink;
}
