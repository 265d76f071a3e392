/** 17.0 What a scenario forbids: who may move, where nobody goes, what may be attacked. */

import { recordOf } from '../../../kernel/record';
import { type ScenarioId, scenarioIds } from '../data/options';
import { scenarios } from '../data/scenarios';
import type { Side, Vallee } from '../state';
import { allAreas, areaId, banks } from './ground';
import { allUnits, idOf, sideOf } from './units';

interface Limits {
  /** By area: closed to movement and assault, and to retreats. */
  readonly closed: Readonly<Record<Side, readonly boolean[]>>;
  readonly closedRetreat: Readonly<Record<Side, readonly boolean[]>>;
  readonly attackable: readonly boolean[];
  /** By unit: it may move and assault. */
  readonly mobile: readonly boolean[];
}

function limitsOf(id: ScenarioId): Limits {
  const { special } = scenarios[id];
  const bank = allAreas.map((area) => special.closedBank !== null && banks[area] === special.closedBank);
  const named = allAreas.map((area) => special.vietMinhClosed.some((one) => one === areaId(area)));
  const vietMinh = allAreas.map((area) => bank[area] === true || named[area] === true);
  const retreat = special.frenchRetreatThere ? bank.map(() => false) : bank;
  return {
    closed: { french: bank, 'viet-minh': vietMinh },
    closedRetreat: { french: retreat, 'viet-minh': vietMinh },
    attackable: allAreas.map((area) => special.attackOnly?.some((one) => one === areaId(area)) ?? true),
    mobile: allUnits.map((unit) => {
      if (sideOf(unit) === 'viet-minh') return !special.vietMinhStill;
      return special.frenchMove === null || special.frenchMove.some((id) => id === idOf(unit));
    }),
  };
}

const limits: Readonly<Record<ScenarioId, Limits>> = recordOf(scenarioIds, limitsOf);

/** 17.4.3 Whether a side may not move or assault into an area. */
export function isClosed(v: Vallee, side: Side, area: number): boolean {
  return limits[v.scenario].closed[side][area] === true;
}

/** 17.4.3 */
export function isClosedToRetreat(v: Vallee, side: Side, area: number): boolean {
  return limits[v.scenario].closedRetreat[side][area] === true;
}

/** 17.2.3, R93 Who may not move may not assault either. */
export function mayMove(v: Vallee, unit: number): boolean {
  return limits[v.scenario].mobile[unit] === true;
}

/** 17.1, 17.2 The Viet Minh attack only units in the listed areas. */
export function mayAttack(v: Vallee, side: Side, area: number): boolean {
  return side === 'french' || limits[v.scenario].attackable[area] === true;
}
