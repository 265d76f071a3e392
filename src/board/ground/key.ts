import { atlas } from '../base/atlas';
import type { GroundOrder } from './draw';

/** Raise when a pass draws differently: sheets kept from before are then drawn anew. */
const DRAWING = 2;

/** Names a baked sheet: atlas, drawing, place, size and colours. */
export function groundKey(order: GroundOrder): string {
  return `${order.palette.theme}-${order.width}x${order.height}@${order.density}-${fnv(JSON.stringify([DRAWING, atlas, order]))}`;
}

/** FNV-1a over UTF-16 units, twice with different offsets: enough to tell a handful of sheets apart. */
function fnv(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x01000193);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
