import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Due, inSlices, Schedule } from '../../src/board/schedule';

let done: string[];
let due: Record<'first' | 'second', Due>;
let isMoving: boolean;
let schedule: Schedule<'first' | 'second'>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: (now: number) => void) => setTimeout(() => act(16), 16));
  vi.stubGlobal('cancelAnimationFrame', (timer: NodeJS.Timeout) => clearTimeout(timer));
  done = [];
  due = { first: 'before', second: 'before' };
  isMoving = false;
  schedule = new Schedule(
    { first: () => due.first, second: () => due.second },
    { move: () => {}, paint: () => done.push('frame'), withScreen: () => isMoving },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A job of so many steps. */
function steps(count: number, name: string) {
  let left = count;
  return () => {
    done.push(name);
    left -= 1;
    return left > 0;
  };
}

test('a frame that is asked for twice is painted once, and can be asked for again', () => {
  schedule.redraw();
  schedule.redraw();
  vi.runAllTimers();
  expect(done).toEqual(['frame']);
  schedule.redraw();
  vi.runAllTimers();
  expect(done).toEqual(['frame', 'frame']);
  expect(vi.getTimerCount()).toBe(0);
});

test('while something moves a frame comes with the screen, else at once', () => {
  isMoving = true;
  schedule.redraw();
  vi.advanceTimersByTime(15);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['frame']);
});

test('a frame waits for the jobs before it, the one named first before the other, whoever asked first', () => {
  schedule.redraw();
  schedule.ask('second', steps(1, 'second'));
  schedule.ask('first', steps(2, 'first'));
  vi.runAllTimers();
  expect(done).toEqual(['first', 'first', 'second', 'frame']);
});

test('a job beside the frames holds up none of them', () => {
  due.first = 'beside';
  schedule.redraw();
  schedule.ask('first', steps(3, 'first'));
  vi.runAllTimers();
  expect(done.indexOf('frame')).toBeLessThan(3);
  expect(done.filter((one) => one === 'first')).toHaveLength(3);
});

test('a job at rest rests before each step, begins its rest anew when something is asked, and ends by itself', () => {
  due.first = 'at rest';
  schedule.ask('first', steps(2, 'first'));
  vi.advanceTimersByTime(50);
  schedule.redraw();
  vi.advanceTimersByTime(50);
  expect(done).toEqual(['frame']);
  vi.runAllTimers();
  expect(done).toEqual(['frame', 'first', 'first']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a job that is not due waits without a timer until something else wakes the queue', () => {
  due.first = 'not yet';
  schedule.ask('first', steps(1, 'first'));
  expect(vi.getTimerCount()).toBe(0);
  expect(schedule.isWaiting('first')).toBe(true);
  due.first = 'before';
  schedule.redraw();
  vi.runAllTimers();
  expect(done).toEqual(['first', 'frame']);
});

test('of a name only what was asked last is done, and it can be done at once', () => {
  schedule.ask('first', steps(1, 'old'));
  schedule.ask('first', steps(3, 'new'));
  schedule.finish('first');
  expect(done).toEqual(['new', 'new', 'new']);
  vi.runAllTimers();
  expect(done.filter((one) => one === 'old')).toEqual([]);
});

test('what a frame moves may ask for a job that it then waits for', () => {
  const asking = new Schedule<'level'>(
    { level: () => 'before' },
    {
      move: () => done.length === 0 && !asking.isWaiting('level') && asking.ask('level', steps(1, 'level')),
      paint: () => done.push('frame'),
      withScreen: () => false,
    },
  );
  asking.redraw();
  vi.runAllTimers();
  expect(done).toEqual(['level', 'frame']);
});

test('work in slices ends with what follows it', () => {
  const step = inSlices([1, 2, 3].values(), () => done.push('then'));
  let calls = 1;
  while (step(-1)) calls += 1;
  expect(calls).toBeGreaterThan(1);
  expect(done).toEqual(['then']);
});

test('once it is over nothing is drawn any more, whoever asks', () => {
  const all = () => {
    schedule.redraw();
    schedule.ask('first', steps(2, 'first'));
  };
  all();
  schedule.dispose();
  all();
  expect(vi.getTimerCount()).toBe(0);
  expect(done).toEqual([]);
});
