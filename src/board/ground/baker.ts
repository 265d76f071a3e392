import type { BakeAnswer, BakeRequest } from './bake.worker';
import workerUrl from './bake.worker?worker&url';
import { drawGround, type GroundOrder } from './draw';

export type GroundImage = ImageBitmap | HTMLCanvasElement;

/** Gives drawn ground: from the cache, from a worker, or drawn on the page where there is neither. */
export interface Baker {
  bake(order: GroundOrder): Promise<GroundImage>;
  dispose(): void;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyMaker {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

// Pages that require trusted types accept a worker's address only from a policy named in their rules.
let policy: ScriptPolicy | undefined;

function trusted(url: string): string {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
  policy ??= maker?.createPolicy('valley-ground', {
    createScriptURL: (address) => {
      if (address !== workerUrl) throw new TypeError('not our worker');
      return address;
    },
  });
  return policy ? policy.createScriptURL(url) : url;
}

function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return null;
  try {
    return new Worker(trusted(workerUrl), { type: 'module' });
  } catch {
    return null;
  }
}

function drawHere(order: GroundOrder): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(order.width * order.density);
  canvas.height = Math.round(order.height * order.density);
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (ink) drawGround(ink, order);
  return canvas;
}

export function createBaker(): Baker {
  let worker = startWorker();
  let last = 0;
  const waiting = new Map<number, { order: GroundOrder; done: (image: GroundImage) => void }>();

  const drawAllHere = () => {
    worker?.terminate();
    worker = null;
    for (const { order, done } of waiting.values()) done(drawHere(order));
    waiting.clear();
  };
  worker?.addEventListener('error', drawAllHere);
  worker?.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    waiter?.done('image' in data ? data.image : drawHere(waiter.order));
  });

  return {
    bake(order) {
      if (!worker) return Promise.resolve(drawHere(order));
      const request: BakeRequest = { id: ++last, order };
      return new Promise((done) => {
        waiting.set(request.id, { order, done });
        worker?.postMessage(request);
      });
    },
    dispose() {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
