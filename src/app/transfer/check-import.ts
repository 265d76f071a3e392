/** Has what came in looked at in a worker; where there is none, on the page, bit by bit. */
import { loadGame } from '../../games';
import { onThePage } from '../../storage';
import { tell } from '../base/faults';
import { load } from '../base/load';
import workerUrl from './check.worker?worker&url';
import { LARGEST_HERE, LIMIT, SILENCE } from './check-limit';
import type { Finding, Request } from './checker';
import type { Incoming } from './incoming';

export interface Listener {
  found(finding: Finding): void;
  /** No worker: it is done on the page. */
  here(): void;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

// The page accepts a worker's address only from a policy that its rules name.
let policy: ScriptPolicy | undefined;

function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('valley-import', {
    createScriptURL: (address) => {
      if (address !== workerUrl) throw new TypeError('not our worker');
      return address;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

const isLast = ({ is }: Finding) => is === 'over' || is === 'refused' || is === 'parts';

/** Answers how to stop. */
export function checkImport(from: Incoming, listener: Listener): () => void {
  let over = false;
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The campaign that is being looked at, and whether anything was ever heard. */
  let at = -1;
  let heard = false;

  const end = () => {
    over = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const hear = (finding: Finding) => {
    if (over) return;
    heard = true;
    if (finding.is === 'progress') at = finding.at;
    if (isLast(finding)) end();
    else watch();
    listener.found(finding);
  };
  /** A campaign over which the worker stumbles or hangs is refused, and the others are looked at by a new one. */
  const stuck = () => {
    worker?.terminate();
    if (over) return;
    const brief = { game: '', scenario: '', rewinds: 0, hints: [], decisions: 0 };
    if (at < 0) return hear({ is: 'refused', reason: 'unfinished' });
    const last = at;
    at = -1;
    listener.found({ is: 'checked', at: last, brief, outcome: { ok: false, reason: 'unfinished' } });
    start(last + 1);
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(stuck, SILENCE);
  };
  const stayHere = async (request: Request) => {
    clearTimeout(timer);
    listener.here();
    const { check } = await load(() => import('./checker'));
    const surroundings = { load: loadGame, pace: onThePage, largest: LARGEST_HERE, limit: LIMIT };
    await check(request, {
      ...surroundings,
      tell: (finding) => {
        if (over) return;
        if (isLast(finding)) over = true;
        listener.found(finding);
      },
      stopped: () => over,
    });
  };
  const giveUp = (error: unknown) => {
    tell(error);
    hear({ is: 'refused', reason: 'unfinished' });
  };
  const start = (after: number) => {
    const request: Request = { from, after };
    try {
      worker = new Worker(trusted(workerUrl), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => hear(data));
      worker.addEventListener('error', () => {
        worker?.terminate();
        if (over) return;
        if (heard) stuck();
        else stayHere(request).catch(giveUp);
      });
      worker.postMessage(request);
      watch();
    } catch {
      stayHere(request).catch(giveUp);
    }
  };
  start(0);
  return end;
}
