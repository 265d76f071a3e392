/** 12.3 Combat results: disruption and step reduction. */
import type { LossCause } from '../events';
import { BOMBED, DISRUPTED, ELIMINATED, type Vallee } from '../state';
import { placeOf, score } from './record';
import { divisionNamed, divisionOf, hasMark, idOf, isSteady, isTank, setMark, sideOf, stepsOf } from './units';

const ELITE = divisionNamed('308');

/** 15.2 Whoever loses steps of it loses points with them. */
export const isElite = (unit: number) => divisionOf[unit] === ELITE;

/** 12.3.1 A marker, or damage for a tank (14.1). */
export function disrupt(v: Vallee, unit: number, fight: string | null): void {
  if (!isSteady(v, unit)) return;
  setMark(v, unit, DISRUPTED);
  v.events.push({ is: 'disrupted', unit: idOf(unit), area: placeOf(v, unit), fight });
}

/** 12.3.2, 15.2, 15.3 Steps go, the other side scores; at none the unit is eliminated. */
export function loseSteps(v: Vallee, unit: number, steps: number, cause: LossCause, fight: string | null): void {
  const was = stepsOf(v, unit);
  const lost = Math.min(was, steps);
  if (lost <= 0) return;
  const area = placeOf(v, unit);
  const side = sideOf(unit);
  v.steps[unit] = was - lost;
  if (was === lost) {
    v.at[unit] = ELIMINATED;
    v.marks[unit] = 0;
  }
  v.losses[side] += lost;
  v.events.push({ is: 'steps', unit: idOf(unit), side, area, was, now: was - lost, cause, fight });
  scoreLoss(v, unit, lost, area, fight);
}

function scoreLoss(v: Vallee, unit: number, lost: number, area: string, fight: string | null): void {
  if (sideOf(unit) === 'french') {
    score(v, 'viet-minh', lost, 'french-steps', area, fight);
    return;
  }
  score(v, 'french', lost, 'vm-steps', area, fight);
  if (isElite(unit)) score(v, 'viet-minh', -lost, 'elite-steps', area, fight);
}

/** 12.3.2 */
export function eliminate(v: Vallee, unit: number, cause: LossCause, fight: string | null): void {
  loseSteps(v, unit, stepsOf(v, unit), cause, fight);
}

/** 12.3.1 A first hit disrupts, a second takes a step; a damaged tank is destroyed. */
export function hit(v: Vallee, unit: number, cause: LossCause, fight: string | null): void {
  if (isSteady(v, unit)) disrupt(v, unit, fight);
  else loseSteps(v, unit, 1, cause, fight);
}

/** 9.2, 10.2 Hits of bombardment in the strategic phase: one step a turn at most, never the last. */
export function bombardHit(v: Vallee, unit: number, cause: LossCause, fight: string | null): void {
  if (isSteady(v, unit)) {
    disrupt(v, unit, fight);
    return;
  }
  if (isTank(unit) || hasMark(v, unit, BOMBED) || stepsOf(v, unit) <= 1) return;
  setMark(v, unit, BOMBED);
  loseSteps(v, unit, 1, cause, fight);
}

/** 14.3, 14.4.2 A die above the morale: disrupted, and the difference is lost in steps. */
export function overMorale(v: Vallee, unit: number, by: number, cause: LossCause, fight: string | null): void {
  if (by <= 0) return;
  if (isTank(unit)) {
    hit(v, unit, cause, fight);
    return;
  }
  disrupt(v, unit, fight);
  loseSteps(v, unit, by, cause, fight);
}
