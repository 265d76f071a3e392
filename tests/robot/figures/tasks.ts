/** Every task of the page's main thread, by its own processor time: how busy the machine is otherwise does not count. */
import type { CDPSession, Page } from 'playwright-core';
import { TAP, WATCH } from './watch';

/** Until the first question; on the way to a kind of screen that was not seen before; all others. */
export type When = 'start' | 'first' | 'again';

export interface Task {
  readonly ms: number;
  /** What of it the collector of memory took, which comes when it will. */
  readonly collector: number;
  readonly when: When;
  /** The longest things in it. */
  readonly what: string;
  /** The last tap before it. */
  readonly after: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly [key: string]: unknown } };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  '__metadata',
  'blink.user_timing',
  'devtools',
];
/** Somebody outside asks the page something. */
const COMMAND = 'DevToolsSession::DispatchProtocolCommand';
const SEEN = 'a new kind of screen';
const COLLECTIONS: readonly string[] = ['MajorGC', 'MinorGC'];
/** So many things are named of each task. */
const NAMED = 4;

export async function tasksDuring(devtools: CDPSession, app: string, work: () => Promise<void>): Promise<Task[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown }) => {
    if (Array.isArray(value)) for (const event of value) events.push(event);
  };
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise<void>((done) => {
    devtools.once('Tracing.tracingComplete', () => done());
  });
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return tasksIn(events, app);
}

/** Notes in the trace that the screen is of a kind not seen before. */
export const noteSeen = (page: Page) => page.evaluate((mark) => void performance.mark(mark), SEEN);

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The tasks of the threads that draw pages, without those in which only whoever measures looks at the page. */
function tasksIn(events: readonly TraceEvent[], app: string): Task[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const found: Task[] = [];
  const when = whenIn(events);
  const taps = events.filter(({ name }) => name.startsWith(TAP)).sort((a, b) => a.ts - b.ts);
  for (const thread of threads) {
    const own = events.filter((event) => event.ph === 'X' && threadOf(event) === thread).sort((a, b) => a.ts - b.ts);
    let at = 0;
    for (const task of own.filter(({ name }) => name === 'RunTask')) {
      while (at < own.length && (own[at]?.ts ?? 0) < task.ts) at += 1;
      const inner: TraceEvent[] = [];
      for (let i = at; i < own.length; i++) {
        const event = own[i];
        if (!event || event.ts >= task.ts + (task.dur ?? 0)) break;
        if (event !== task) inner.push(event);
      }
      const scripts = inner.filter(({ name }) => name === 'FunctionCall');
      const isApps = (event: TraceEvent) => [app, WATCH].some((name) => textOf(event, 'url').startsWith(name));
      if (scripts.length > 0 && !scripts.some(isApps)) continue;
      if (inner.some(({ name }) => name === COMMAND)) continue;
      const ms = (task.tdur ?? 0) / 1000;
      const after = taps.findLast(({ ts }) => ts <= task.ts)?.name.slice(TAP.length) ?? '';
      found.push({ ms, collector: collectorIn(inner), when: when(task.ts), what: longest(inner), after });
    }
  }
  return found;
}

/** A new kind of screen comes of the tap before it. */
function whenIn(events: readonly TraceEvent[]): (ts: number) => When {
  const sorted = events
    .filter((event) => event.name === SEEN || textOf(event, 'type') === 'touchstart')
    .sort((a, b) => a.ts - b.ts);
  const start = sorted.find(({ name }) => name === SEEN)?.ts ?? 0;
  const ways = sorted.flatMap(({ name, ts }, i) => {
    const tap = sorted[i - 1];
    return name === SEEN && tap && tap.name !== SEEN ? [{ from: tap.ts, to: ts }] : [];
  });
  return (ts) => {
    if (ts < start) return 'start';
    return ways.some(({ from, to }) => ts >= from && ts <= to) ? 'first' : 'again';
  };
}

/** Collections one after the other; of one within another only the outer counts. */
function collectorIn(inner: readonly TraceEvent[]): number {
  let until = 0;
  let sum = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of inner) {
    if (!COLLECTIONS.includes(name) || ts < until) continue;
    until = ts + dur;
    sum += tdur / 1000;
  }
  return sum;
}

function longest(inner: readonly TraceEvent[]): string {
  return [...inner]
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, NAMED)
    .map((event) => {
      const named = [textOf(event, 'type'), textOf(event, 'functionName')].filter(Boolean).join(' ');
      return `${event.name}${named && ` ${named}`} ${((event.tdur ?? 0) / 1000).toFixed(1)}`;
    })
    .join(', ');
}

function textOf({ args }: TraceEvent, key: string): string {
  const value = args?.data?.[key];
  return typeof value === 'string' ? value : '';
}
