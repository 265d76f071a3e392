/** 7.2.3, 2.2.5 Close air support and the range of the guns, the same in defence, assault and raid. */
import { type CrId, crs, subsectorAdjacency } from '../data/map';
import type { Unit, Valley } from '../state';
import { change } from './tracks';
import { dataOf, isArtillery, isOnMap } from './units';

/** 7.2 Points flown on one kind of mission in a turn. */
export const MOST_PER_MISSION = 4;
const FIRST_TURN = 1;

/** 7.2.3, 12.3.5.1, 15.1.3 Any point left beside those already allotted, except on Turn One. */
export function canFlyCas(v: Valley, allotted = 0): boolean {
  return v.turn !== FIRST_TURN && v.asp > allotted && v.casFlown + allotted < MOST_PER_MISSION;
}

/** 7.2.3 One point is committed to a centre. */
export function flyCas(v: Valley, cr: CrId): void {
  change(v, 'asp', -1, 'spent', 'cas');
  v.casFlown++;
  v.events.push({ is: 'air-support', cr });
}

/** 2.2.5 An active gun in the same subsector or the next; 19.2 any gun reaches all, but mortars their own alone. */
export function canReach(v: Valley, gun: Unit, cr: CrId): boolean {
  if (gun.used || !isArtillery(gun) || !isOnMap(gun)) return false;
  const [from, to] = [crs[gun.at].subsector, crs[cr].subsector];
  if (!v.options.includes('19.2')) return subsectorAdjacency[to].reach.includes(from);
  return from === to || !dataOf(gun).abilities.includes('heavyMortar');
}
