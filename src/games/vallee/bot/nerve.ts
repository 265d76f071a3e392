/** What a side asks of an assault before it launches it. */
import { scenarioOf } from '../rules/record';
import { isLastRound } from '../rules/rounds';
import type { Side, Vallee } from '../state';
import { leadOf } from './worth';

/** More steps than any assault loses: whatever may take the ground is tried. */
const ANYTHING = -6;

/** 17.0 In the last round of a battle the side that is behind as things stand has nothing to lose; 17.3.4 nor a raid. */
export function isLost(v: Vallee, side: Side): boolean {
  const { weekly, victory } = scenarioOf(v);
  if (victory.flakRaid) return side === 'french';
  if (weekly || !isLastRound(v)) return false;
  return side === 'viet-minh' ? leadOf(v) < 0 : leadOf(v) > 0;
}

/** The points that an assault must promise to be launched. */
export function leastGain(v: Vallee, side: Side): number {
  if (isLost(v, side)) return ANYTHING;
  if (side === 'viet-minh') return 0;
  return v.scenario === 'campaign' ? 0.4 : 0.2;
}

/** The same before regiments move up for it: fire will meet them first, and a whole siege leaves time to wait. */
export function leastToMoveUp(v: Vallee): number {
  if (isLost(v, 'viet-minh')) return ANYTHING;
  if (v.scenario === 'campaign') return 1.2;
  return scenarioOf(v).weekly ? 0.1 : -0.5;
}
