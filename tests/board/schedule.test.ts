import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Schedule } from '../../src/board/scene/schedule';

let schedule: Schedule;
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: (now: number) => void) => setTimeout(() => act(16), 16));
  vi.stubGlobal('cancelAnimationFrame', (timer: NodeJS.Timeout) => clearTimeout(timer));
  schedule = new Schedule();
  done = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So many steps. */
const steps = (count: number, name: string) => () => {
  done.push(name);
  return done.filter((one) => one === name).length < count;
};

test('a drawing that is asked for twice is done once, and can be asked for again from within', () => {
  const draw = () => {
    done.push('drawn');
    if (done.length < 3) schedule.next(draw, true);
  };
  schedule.next(draw, true);
  schedule.next(draw, false);
  vi.advanceTimersByTime(16);
  expect(done).toEqual(['drawn']);
  vi.runAllTimers();
  expect(done).toEqual(['drawn', 'drawn', 'drawn']);
});

test('work between the frames goes step by step, and what follows comes once', () => {
  const isLeft = steps(3, 'step');
  const then = () => done.push('then');
  schedule.betweenFrames(isLeft, then);
  schedule.betweenFrames(isLeft, then);
  vi.runAllTimers();
  expect(done).toEqual(['step', 'step', 'step', 'then']);
});

test('drawing ahead rests before each step, begins its rest anew when asked again, and ends by itself', () => {
  const isLeft = steps(2, 'ahead');
  schedule.whenIdle(isLeft);
  vi.advanceTimersByTime(50);
  schedule.whenIdle(isLeft);
  vi.advanceTimersByTime(50);
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['ahead', 'ahead']);
  expect(vi.getTimerCount()).toBe(0);
});

test('once it is over nothing is drawn any more, whoever asks', () => {
  const all = () => {
    schedule.next(() => done.push('next'), true);
    schedule.betweenFrames(steps(2, 'between'), () => done.push('then'));
    schedule.whenIdle(steps(2, 'idle'));
  };
  all();
  schedule.dispose();
  all();
  expect(vi.getTimerCount()).toBe(0);
  expect(done).toEqual([]);
});
