/** 17.0 Victory and 18.0 the end of the turn. */
import { opens } from '../../../kernel/tale';
import { divisionIds } from '../data/map';
import { scenarios } from '../data/scenarios';
import { type VictoryLevelId, victoryLevels, victoryPoints } from '../data/victory';
import { nothingPaid, type Unit, type Valley } from '../state';
import { frenchCrs } from './centres';
import { sitrep } from './tracks';
import { dataOf, isInfantry, isOnMap } from './units';

const MOST_SAVED = 1; // 5.2.2

/** 17.2, 18.0 After the last turn the points are counted; after any other the next begins. */
export function recordPhase(v: Valley): void {
  if (v.turn < scenarios[v.scenario].lastTurn) nextTurn(v);
  else end(v);
}

/** 17.2 The game is over, and its points say how it went. */
function end(v: Valley): void {
  const points = pointsOf(v);
  v.result = { level: levelOf(points), points, cause: 'points' };
  v.events.push({ is: 'ended', result: v.result });
}

/** 17.2 A point for each French centre and each full battalion, half a point for a reduced one; halves count. */
export function pointsOf(v: Valley): number {
  let points = frenchCrs(v).length * victoryPoints.frenchCr;
  for (const { reduced } of battalions(v)) {
    points += reduced ? victoryPoints.reducedBattalion : victoryPoints.fullBattalion;
  }
  return points;
}

/** 17.2 Units of two steps on the map: those of one step and the assets count nothing. */
export function battalions(v: Valley): Unit[] {
  return v.units.filter((unit) => isInfantry(unit) && dataOf(unit).steps === 2 && isOnMap(unit));
}

/** 17.2 The best level that so many points reach. */
export function levelOf(points: number): VictoryLevelId {
  return victoryLevels.find(({ atLeast }) => points >= atLeast)?.level ?? 'strategic-defeat';
}

/** 18.0 The marker advances; what lasted for the turn is over. */
function nextTurn(v: Valley): void {
  saveAp(v);
  v.turn++;
  v.ap = 0;
  v.asp = 0;
  v.casFlown = 0;
  v.inForce = [];
  v.noted = [];
  v.reservePlayed = false;
  v.rationed = 0;
  v.delayed = false;
  v.assaults = [];
  v.sortie = null;
  v.heldAtStart = [];
  v.assaultedCrs = [];
  v.raidedCrs = [];
  v.repairedCrs = [];
  v.paid = { ...nothingPaid };
  for (const id of divisionIds) {
    const division = v.divisions[id];
    division.assaultedLast = division.assaulted;
    division.assaulted = false;
  }
  for (const unit of v.units) unit.moved = false;
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
}

/** 5.2.2 One unused Action Point is kept while the situation is better than zero. */
function saveAp(v: Valley): void {
  if (v.ap === 0 || sitrep(v) <= 0) return;
  v.savedAp = MOST_SAVED;
  v.events.push({ is: 'ap-saved' });
}
