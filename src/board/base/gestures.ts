import { distance, type Point } from './geometry';

/** Beyond this a press is a drag. */
const MOVE_LIMIT = 10;
const DOUBLE_TAP = { ms: 300, px: 24 } as const;
const TWO_FINGER_TAP_MS = 300;

/** What fingers on the map mean. */
export type Gesture =
  | { readonly is: 'press'; readonly at: Point }
  | { readonly is: 'drag'; readonly from: Point; readonly at: Point; readonly by: Point }
  /** `about` is the middle of the fingers before they moved `by`. */
  | { readonly is: 'pinch'; readonly about: Point; readonly factor: number; readonly by: Point }
  | { readonly is: 'tap'; readonly at: Point }
  | { readonly is: 'double-tap'; readonly at: Point }
  | { readonly is: 'two-finger-tap'; readonly at: Point }
  /** A drag that ended under the finger. */
  | { readonly is: 'drop'; readonly at: Point }
  /** All fingers are off, or the system took them, with nothing to do. */
  | { readonly is: 'release' };

/** One record for everything the fingers do, from the first down to the last up. */
export interface Hand {
  readonly fingers: ReadonlyMap<number, Point>;
  readonly start: Point;
  readonly startTime: number;
  /** More than one finger was down: this can no longer be a tap. */
  readonly multi: boolean;
  /** A finger went further than the limit. */
  readonly moved: boolean;
  readonly lastTap: { readonly at: Point; readonly time: number } | null;
}

export const noGesture: Hand = {
  fingers: new Map(),
  start: [0, 0],
  startTime: 0,
  multi: false,
  moved: false,
  lastTap: null,
};

export interface Step {
  readonly record: Hand;
  readonly gesture: Gesture | null;
}

export function down(record: Hand, finger: number, at: Point, time: number): Step {
  const fingers = new Map(record.fingers).set(finger, at);
  if (fingers.size === 1) {
    return {
      record: { ...record, fingers, start: at, startTime: time, multi: false, moved: false },
      gesture: { is: 'press', at },
    };
  }
  return { record: { ...record, fingers, multi: true }, gesture: null };
}

export function move(record: Hand, finger: number, at: Point): Step {
  const was = record.fingers.get(finger);
  if (!was) return { record, gesture: null };
  const fingers = new Map(record.fingers).set(finger, at);
  if (fingers.size === 1) {
    const moved = record.moved || distance(record.start, at) > MOVE_LIMIT;
    const gesture: Gesture | null =
      moved && !record.multi
        ? // The first step makes up for the way to the limit, so that the map does not lag the finger.
          { is: 'drag', from: record.start, at, by: subtract(at, record.moved ? was : record.start) }
        : record.multi
          ? { is: 'pinch', about: was, factor: 1, by: subtract(at, was) }
          : null;
    return { record: { ...record, fingers, moved }, gesture };
  }
  const other = [...fingers].find(([id]) => id !== finger)?.[1] ?? at;
  const before = distance(was, other);
  const after = distance(at, other);
  const moved = record.moved || Math.abs(after - before) > 0.5 || distance(was, at) > 1;
  const middle = (p: Point): Point => [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
  return {
    record: { ...record, fingers, moved },
    gesture: {
      is: 'pinch',
      about: middle(was),
      factor: before > 0 ? after / before : 1,
      by: subtract(middle(at), middle(was)),
    },
  };
}

export function up(record: Hand, finger: number, at: Point, time: number): Step {
  const fingers = new Map(record.fingers);
  if (!fingers.delete(finger)) return { record, gesture: null };
  const rest = { ...record, fingers };
  if (fingers.size > 0) return { record: rest, gesture: null };
  if (record.multi) {
    const short = !record.moved && time - record.startTime < TWO_FINGER_TAP_MS;
    return { record: { ...rest, lastTap: null }, gesture: short ? { is: 'two-finger-tap', at } : { is: 'release' } };
  }
  if (record.moved) return { record: { ...rest, lastTap: null }, gesture: { is: 'drop', at } };
  const last = record.lastTap;
  if (last && time - last.time < DOUBLE_TAP.ms && distance(last.at, at) < DOUBLE_TAP.px) {
    return { record: { ...rest, lastTap: null }, gesture: { is: 'double-tap', at } };
  }
  return { record: { ...rest, lastTap: { at, time } }, gesture: { is: 'tap', at } };
}

/** The system took the fingers away: nothing was meant. */
export function cancel(record: Hand): Step {
  return { record: { ...noGesture, lastTap: null }, gesture: record.fingers.size > 0 ? { is: 'release' } : null };
}

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
