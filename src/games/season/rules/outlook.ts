/** What is told beside a yes or no of a week, a round or an impulse: public figures, and the asked side's own. */

import { basesAt, isPa, joined, paNumbers, paOf } from '../data/places';
import { lossTrack } from '../data/tables';
import { ROUNDS } from '../data/turns';
import { POOL, type Season, type Side } from '../state';
import { isHiddenBattalion } from './dummies';
import { anyAt, firstBattalion, firstDummy, rangeOf } from './pieces';
import { isOpenZone } from './trenches';

/** 5.0 The battalions that stand before French posts, and in how many places. */
export function assaultOutlook(v: Season) {
  const places = new Set<number>();
  let ready = 0;
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? -1;
    const barred = v.reeducated && v.fatigued[unit] === 1;
    if (barred || !isHiddenBattalion(v, unit) || !facesFrench(v, at)) continue;
    ready++;
    places.add(at);
  }
  return { ready, places: places.size, ...toNextMark(v) };
}

/** 5.3 Out of a PA along its lines, out of a zone by its bases. */
function facesFrench(v: Season, at: number): boolean {
  if (isPa(at)) return (joined[at] ?? []).some((pa) => v.control[pa] === 'french');
  return isOpenZone(v, at) && (basesAt[at] ?? []).some((base) => v.control[paOf[base] ?? -1] === 'french');
}

/** 6.2 What there is to strike with, and the posts that French units stand next to. */
export function operationOutlook(v: Season) {
  const posts = paNumbers.filter(
    (pa) => v.control[pa] === 'viet-minh' && (joined[pa] ?? []).some((next) => anyAt(v, next, 'french')),
  );
  return { air: v.air, munitions: v.munitions.french, posts: posts.length };
}

/** 5.7, 6.2.7 Who is worn out so far, as everybody sees it. */
export function impulseOutlook(v: Season, side: Side) {
  const [from, to] = rangeOf(side);
  let worn = 0;
  for (let unit = from; unit < to; unit++) {
    const seen = (v.at[unit] ?? -1) >= 0 && (side === 'french' || v.face[unit] !== 0);
    if (seen && (v.disorganized[unit] === 1 || v.fatigued[unit] === 1)) worn++;
  }
  return { worn, ...(side === 'viet-minh' && toNextMark(v)) };
}

/** 4.0 The rounds that would not be played, and the companies that would not be dropped in them. */
export function roundsOutlook(v: Season) {
  const waiting = v.opened === 'viet-minh' ? v.at.filter((at) => at === POOL).length : 0;
  return { left: ROUNDS - v.round, waiting };
}

/** 1.5 The steps that are lost, and the next mark of their track. */
function toNextMark({ losses }: Season): { readonly mark: number; readonly losses: number } {
  const marks = [lossTrack.bonus, lossTrack.halt, lossTrack.end];
  const mark = marks.find((one) => losses <= one) ?? lossTrack.end;
  return { mark, losses };
}
