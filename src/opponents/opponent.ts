/** The computer as the app knows it: hired for a table, asked for one decision at a time. */
import { loadGame } from '../games';
import type { Review } from '../kernel/review';
import type { Decision, FromThinker, Request, ReviewRequest, ToThinker } from './messages';
import workerUrl from './opponent.worker?worker&url';

export type { Decision, Request, ReviewRequest } from './messages';

export interface Watcher {
  /** How far the thinking is, from 0 to 1, and what speaks for the plan so far; never called where the answer comes at once. */
  progress(share: number, why: string): void;
}

export interface Opponent {
  /** The choice of the side that is asked where the journal ends. A later question takes the place of an earlier one. */
  decide(request: Request, watcher?: Watcher): Promise<Decision>;
  /** The best so far will do. */
  playNow(): void;
  /** While the app is hidden; it thinks on from the same point. */
  pause(): void;
  resume(): void;
  /** Lets the computer go; what was asked is never answered. */
  dismiss(): void;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

// The page accepts a worker's address only from a policy that its rules name.
let policy: ScriptPolicy | undefined;

function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('valley-opponent', {
    createScriptURL: (address) => {
      if (address !== workerUrl) throw new TypeError('not our worker');
      return address;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

interface Line {
  readonly send: (message: ToThinker) => void;
  readonly end: () => void;
}

/** `broken` is told where the worker cannot even be loaded. */
function inWorker(hear: (message: FromThinker) => void, broken: () => void): Line {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => hear(data));
  worker.addEventListener('error', () => {
    worker.terminate();
    broken();
  });
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
}

/** The same mind on the page, which rests after every step. */
function onThePage(hear: (message: FromThinker) => void, broken: (reason: unknown) => void): Line {
  const mind = import('./thinker').then(({ createThinker }) =>
    createThinker({ load: loadGame, post: hear, rest: () => new Promise((done) => setTimeout(done)) }),
  );
  return { send: (message) => mind.then((hears) => hears(message)).catch(broken), end: () => {} };
}

interface Pending {
  readonly id: number;
  readonly request: Request;
  readonly watcher: Watcher | undefined;
  readonly done: (decision: Decision) => void;
  readonly failed: (reason: Error) => void;
}

export function hire(game: string): Opponent {
  let last = 0;
  let pending: Pending | null = null;
  const hear = (message: FromThinker) => {
    if (message.id !== pending?.id) return;
    if (message.is === 'progress') {
      pending.watcher?.progress(message.share, message.why);
      return;
    }
    const { done, failed } = pending;
    pending = null;
    if (message.is === 'decided') done(message.decision);
    else if (message.is === 'failed') failed(new Error(message.reason));
  };
  const ask = ({ id, request }: Pending) => line.send({ is: 'decide', id, game, request });
  const giveUp = (reason: unknown) => {
    pending?.failed(reason instanceof Error ? reason : new Error(String(reason)));
    pending = null;
  };
  const stayHere = () => {
    line = onThePage(hear, giveUp);
    if (pending) ask(pending);
  };
  let line: Line;
  try {
    line = inWorker(hear, stayHere);
  } catch {
    line = onThePage(hear, giveUp);
  }
  return {
    decide: (request, watcher) =>
      new Promise((done, failed) => {
        pending = { id: ++last, request, watcher, done, failed };
        ask(pending);
      }),
    playNow: () => line.send({ is: 'play-now' }),
    pause: () => line.send({ is: 'pause' }),
    resume: () => line.send({ is: 'resume' }),
    dismiss() {
      pending = null;
      line.end();
    },
  };
}

/** Goes through a campaign in a worker of its own; whoever hears that it is confirmed has heard all. Answers how to stop it. */
export function reviewGame(
  game: string,
  request: ReviewRequest,
  hear: (review: Review) => void,
  failed: (error: Error) => void,
) {
  const fail = (reason: unknown) => failed(reason instanceof Error ? reason : new Error(String(reason)));
  const heard = (message: FromThinker) => {
    if (message.is === 'reviewing') hear(message.review);
    else if (message.is === 'failed') fail(message.reason);
  };
  const ask = (to: Line) => to.send({ is: 'review', id: 1, game, request });
  let line: Line;
  const stayHere = () => {
    line = onThePage(heard, fail);
    ask(line);
  };
  try {
    line = inWorker(heard, stayHere);
    ask(line);
  } catch {
    stayHere();
  }
  return () => {
    // On the page nothing ends by itself: another question does.
    line.send({ is: 'pause' });
    line.end();
  };
}
