/** Draws sheets of ground away from the page, and keeps them for the next start. */
import { GROUND_CACHE } from './cache-name';
import { drawGround, type GroundOrder } from './draw';
import { groundKey } from './key';

export interface BakeRequest {
  readonly id: number;
  readonly order: GroundOrder;
}

export type BakeAnswer =
  | { readonly id: number; readonly image: ImageBitmap; readonly kept: boolean; readonly ms: number }
  | { readonly id: number; readonly failed: string };

const KEPT_SHEETS = 8;

const address = (order: GroundOrder) => new URL(`ground/${groundKey(order)}.png`, self.location.href).href;

async function recall(order: GroundOrder): Promise<ImageBitmap | null> {
  try {
    const kept = await (await caches.open(GROUND_CACHE)).match(address(order));
    return kept ? await createImageBitmap(await kept.blob()) : null;
  } catch {
    return null; // No cache in this browser or private mode: draw.
  }
}

async function keep(order: GroundOrder, canvas: OffscreenCanvas): Promise<void> {
  try {
    const cache = await caches.open(GROUND_CACHE);
    await cache.put(address(order), new Response(await canvas.convertToBlob()));
    const sheets = await cache.keys();
    for (const old of sheets.slice(0, Math.max(0, sheets.length - KEPT_SHEETS))) await cache.delete(old);
  } catch {
    // A full or forbidden cache only costs the next start some time.
  }
}

async function bake({ id, order }: BakeRequest): Promise<void> {
  const start = performance.now();
  const kept = await recall(order);
  if (kept) {
    answer({ id, image: kept, kept: true, ms: performance.now() - start });
    return;
  }
  const canvas = new OffscreenCanvas(Math.round(order.width * order.density), Math.round(order.height * order.density));
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('no 2d context in the worker');
  drawGround(ink, order);
  answer({ id, image: await createImageBitmap(canvas), kept: false, ms: performance.now() - start });
  await keep(order, canvas);
}

function answer(message: BakeAnswer): void {
  self.postMessage(message, { transfer: 'image' in message ? [message.image] : [] });
}

self.addEventListener('message', (event: MessageEvent<BakeRequest>) => {
  bake(event.data).catch((error: unknown) => answer({ id: event.data.id, failed: String(error) }));
});
