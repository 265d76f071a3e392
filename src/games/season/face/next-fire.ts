/** 5.4, 6.2.4 Infantry fire costs nothing: which one a defender usually makes next. */

import { placeId } from '../data/places';
import { infantryFire } from '../rules/fire';
import { fireFaces } from '../rules/fire-odds';
import { faceUpAt, piecesAt } from '../rules/pieces';
import { defensiveFires, frenchFires } from '../rules/targets';
import type { Season, Side } from '../state';

interface NextFire {
  readonly from: number;
  readonly target: number;
}

/** The first that can hit at all; null where none can, and where nobody fires now. */
export function nextFire(v: Season): NextFire | null {
  if (v.step !== 'fire') return null;
  const side: Side = v.phase === 'assault' ? 'french' : 'viet-minh';
  const fires = side === 'french' ? frenchFires(v) : defensiveFires(v);
  const hits = ({ from, target }: NextFire) => {
    const units = side === 'french' ? piecesAt(v, from, side) : faceUpAt(v, from);
    return fireFaces(v, infantryFire(v, side, from, units, target, 0)).some((code) => code !== '-');
  };
  return fires.find(hits) ?? null;
}

export function isNextFire(v: Season, from: string, target: string): boolean {
  const next = nextFire(v);
  return next !== null && placeId(next.from) === from && placeId(next.target) === target;
}
