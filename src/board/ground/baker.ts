import type { BakeAnswer, BakeRequest } from './bake.worker';
import workerUrl from './bake.worker?worker&url';
import { drawGround, type GroundOrder } from './draw';

type GroundImage = ImageBitmap | HTMLCanvasElement;

/** Gives drawn ground: from the cache, from a worker, or drawn on the page where there is neither. */
export interface Baker {
  /** Null where a later order came before this one was begun. */
  bake(order: GroundOrder): Promise<GroundImage | null>;
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

/** WebKit gives a picture that was made in a worker to WebGL as plain black: there the page makes its own of it. */
const blackens = () => navigator.vendor.startsWith('Apple');

function ofThePage(image: ImageBitmap): GroundImage {
  if (!blackens()) return image;
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
  return canvas;
}

interface Waiting {
  readonly request: BakeRequest;
  readonly done: (image: GroundImage | null) => void;
}

export function createBaker(): Baker {
  let worker = startWorker();
  let last = 0;
  let baking: Waiting | null = null;
  let next: Waiting | null = null;

  const send = () => {
    baking = next;
    next = null;
    if (baking) worker?.postMessage(baking.request);
  };
  const drawAllHere = () => {
    worker?.terminate();
    worker = null;
    for (const waiting of [baking, next]) waiting?.done(drawHere(waiting.request.order));
    baking = null;
    next = null;
  };
  worker?.addEventListener('error', drawAllHere);
  worker?.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => {
    if (baking?.request.id !== data.id) return;
    baking.done('image' in data ? ofThePage(data.image) : drawHere(baking.request.order));
    send();
  });

  return {
    bake(order) {
      if (!worker) return Promise.resolve(drawHere(order));
      return new Promise((done) => {
        next?.done(null);
        next = { request: { id: ++last, order }, done };
        if (!baking) send();
      });
    },
    dispose() {
      worker?.terminate();
      worker = null;
      baking = null;
      next = null;
    },
  };
}
