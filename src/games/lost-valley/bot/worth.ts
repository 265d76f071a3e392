/** How a sensible commander weighs a position: what each centre is worth and how likely it is to be lost. */
import { type CrId, crIds, crs, type DivisionId, divisionIds } from '../data/map';
import { scenarios } from '../data/scenarios';
import * as tracks from '../data/tracks';
import { isEncircled, isFrench, isVietMinh, taorNeighbours, taorReach } from '../rules/centres';
import { drm, sitrep } from '../rules/tracks';
import { defenseFactor, holdsGround, isInfantry, stepsOf } from '../rules/units';
import type { Unit, Valley } from '../state';

/** In points of about one victory point; the command post is the game. */
// biome-ignore format: tables read as tables
export const worthOf: Readonly<Record<CrId, number>> = {
  'pc-gono': 40, eliane: 9, dominique: 8, huguette: 8, claudine: 7, 'epervier-opera': 7, junon: 7, isabelle: 6,
  gabrielle: 4, beatrice: 3, 'anne-marie': 3, francoise: 3,
};

export interface Threat {
  /** The Strength that may fall on the centre next turn, 0 where none can. */
  readonly strength: number;
  /** How likely it is that it does. */
  readonly weight: number;
}

const NO_THREAT: Threat = { strength: 0, weight: 0 };
const SECOND_LINE = 0.35; // reachable once a neighbour has fallen

/** Which divisions can reach a centre now, or after one more success. */
export function threats(v: Valley): Readonly<Record<CrId, Threat>> {
  const all = Object.fromEntries(crIds.map((cr) => [cr, NO_THREAT])) as Record<CrId, Threat>;
  for (const division of divisionIds) {
    const { strength, activated } = v.divisions[division];
    const first = taorReach(division, (cr) => isVietMinh(v, cr)).filter((cr) => isFrench(v, cr));
    const likely = activated ? 1 / Math.max(1, Math.sqrt(first.length)) : 0.3;
    for (const cr of first) raise(all, cr, strength, likely);
    for (const cr of first.flatMap((from) => taorNeighbours(division, from))) {
      if (isFrench(v, cr) && !first.includes(cr)) raise(all, cr, strength, likely * SECOND_LINE);
    }
  }
  return all;
}

function raise(all: Record<CrId, Threat>, cr: CrId, strength: number, weight: number): void {
  const known = all[cr];
  if (strength * weight > known.strength * known.weight) all[cr] = { strength, weight };
}

/** The chance that an assault takes a centre, by the middle of its roll and the steps that must be lost. */
export function lossChance(middle: number, steps: number): number {
  const base = 1 / (1 + Math.exp((middle - 3.2) / 1.9));
  return Math.min(1, base * (steps <= 1 ? 1.25 : steps === 2 ? 1 : steps <= 4 ? 0.75 : 0.55));
}

/** What a centre is worth with this garrison under this threat. */
export function holdingValue(v: Valley, cr: CrId, units: readonly Unit[], threat: Threat): number {
  let defense = 0;
  let steps = 0;
  let holders = 0;
  let infantry = 0;
  for (const unit of units) {
    defense += defenseFactor(unit);
    if (isInfantry(unit)) infantry += stepsOf(unit);
    if (!holdsGround(unit)) continue;
    steps += stepsOf(unit);
    holders++;
  }
  if (holders === 0) return -1.5; // 14.3 withdrawal costs morale, and the centre is gone
  const crowd = Math.max(0, infantry - crs[cr].stack.steps) * 3;
  if (threat.weight === 0) return worthOf[cr] + 0.02 * steps - crowd;
  const middle = 7 + sitrep(v) + defense + v.crs[cr].fort - (isEncircled(v, cr) ? 1 : 0) - threat.strength;
  return worthOf[cr] * (1 - threat.weight * lossChance(middle, steps)) - crowd;
}

/** 9.0 Resources that can be spared: more are kept back early, so that they last to the end. */
export function canSpareRp(v: Valley, points = 1): boolean {
  const turnsLeft = scenarios[v.scenario].lastTurn - v.turn;
  return v.rp - points > RESERVE + RESERVE_PER_TURN * turnsLeft;
}

const RESERVE = 9;
const RESERVE_PER_TURN = 0.4;

/** Whether spending would cost a point of the situation report. */
export function costsSitrep(v: Valley, points = 1): boolean {
  return drm(tracks.rp, v.rp - points) < drm(tracks.rp, v.rp);
}

export function strongestFirst(v: Valley): DivisionId[] {
  return [...divisionIds].sort((a, b) => v.divisions[b].strength - v.divisions[a].strength);
}
