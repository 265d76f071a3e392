/** 7.0 Supply: lines, expenditure, effects. */
import type { About } from '../../../kernel/game';
import type { Rules, ValleeChoice } from '../choices';
import { supply as supplyData } from '../data/constants';
import { divisions } from '../data/units';
import { type Census, CUT, FRENCH, type Side, UNPAID, type Vallee, VIET_MINH } from '../state';
import { areaCount, areaId, beside, CENTRAL_FORTRESS, valleys } from './ground';
import { changeSupply, question, type Steps, scenarioOf, stepThrough } from './record';
import {
  allUnits,
  censusOf,
  clearMark,
  divisionOf,
  frenchUnits,
  hasMark,
  idOf,
  isTank,
  numberOf,
  onMap,
  setMark,
  sideOf,
  stepsOf,
  vietMinhUnits,
} from './units';

const steps: Steps = {
  begin: (v) => {
    for (const unit of allUnits) clearMark(v, unit, UNPAID);
    trace(v, allUnits);
  },
  'unpaid-vm': { begin: (v) => beginUnpaid(v, 'viet-minh', bill(v, 'viet-minh')), run: nameDivisions },
  'unpaid-french': { begin: (v) => beginUnpaid(v, 'french', bill(v, 'french')), run: nameUnits },
};

/** 5.2 From turn 2 on: lines first, then points. */
export function supplyPhase(v: Vallee): Rules {
  return stepThrough(v, steps);
}

/** 7.4, 7.5 How many areas the shortest supply line of each area has, through areas free of enemy units to a source that is; 0 where none runs. */
export function linesOf(census: Census, side: Side): readonly number[] {
  const enemy = side === 'french' ? VIET_MINH : FRENCH;
  const lengths = new Array<number>(areaCount).fill(0);
  const queue = sources[side].filter((area) => census.holder[area] !== enemy);
  for (const area of queue) lengths[area] = 1;
  for (const here of queue) {
    for (const { area } of beside(here)) {
      if (lengths[area] || census.holder[area] === enemy) continue;
      lengths[area] = (lengths[here] ?? 0) + 1;
      queue.push(area);
    }
  }
  return lengths;
}

const sources = { french: [CENTRAL_FORTRESS], 'viet-minh': valleys } as const;

/** 7.5 Where the shortest line of an area comes through: the area beside it, itself where it is a source; null where none does. */
export function lineThrough(lines: readonly number[], side: Side, from: number): number | null {
  if (sources[side].includes(from)) return from;
  let through: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const { area } of beside(from)) {
    const length = lines[area] || shortest;
    if (length < shortest) [through, shortest] = [area, length];
  }
  return through;
}

/** 7.5, 13.4 Cut units are marked, those whose line is open again lose the marker. */
export function trace(v: Vallee, units: readonly number[]): void {
  const census = censusOf(v);
  const lines = { french: linesOf(census, 'french'), 'viet-minh': linesOf(census, 'viet-minh') };
  for (const unit of units) {
    const area = v.at[unit] ?? -1;
    if (area < 0) {
      clearMark(v, unit, CUT);
      continue;
    }
    const open = (lines[sideOf(unit)][area] ?? 0) > 0;
    if (open === !hasMark(v, unit, CUT)) continue;
    if (open) clearMark(v, unit, CUT);
    else setMark(v, unit, CUT);
    if (!open) v.events.push({ is: 'out-of-supply', unit: idOf(unit), area: areaId(area), cause: 'cut' });
    else if (!hasMark(v, unit, UNPAID)) v.events.push({ is: 'supplied', unit: idOf(unit), area: areaId(area) });
  }
}

/** 7.2, R73 The divisions with a unit on the map, the 148th with the 304th. */
export function divisionsInPlay(v: Vallee): string[] {
  const present = new Array<boolean>(divisions.length + 1).fill(false);
  for (const unit of vietMinhUnits) if (onMap(v, unit)) present[divisionOf[unit] ?? 0] = true;
  return divisions.filter((_, i) => present[i + 1]);
}

/** 7.2, R38 French steps on the map, all tanks together one. */
export function frenchSteps(v: Vallee): number {
  let steps = 0;
  let tanks = 0;
  for (const unit of frenchUnits) {
    if (!onMap(v, unit)) continue;
    if (isTank(unit)) tanks = 1;
    else steps += stepsOf(v, unit);
  }
  return steps + tanks;
}

/** 7.2 Points a turn costs: one a division, or one for each full twenty steps, at least one. */
export function bill(v: Vallee, side: Side): number {
  if (side === 'viet-minh') return divisionsInPlay(v).length;
  return Math.max(1, Math.floor(frenchSteps(v) / supplyData.stepsAPoint));
}

/** Pays what can be paid and notes how many points are missing. */
function beginUnpaid(v: Vallee, side: Side, cost: number): void {
  const paid = Math.min(cost, v.supply[side]);
  changeSupply(v, side, -paid, 'upkeep');
  v.quota = cost - paid;
}

function goUnpaid(v: Vallee, units: readonly number[]): void {
  for (const unit of units) {
    if (!onMap(v, unit)) continue;
    setMark(v, unit, UNPAID);
    v.events.push({ is: 'out-of-supply', unit: idOf(unit), area: areaId(v.at[unit] ?? -1), cause: 'unpaid' });
  }
}

/** 7.5 Who goes unpaid under a name: a unit, or those of a division that are on the map. */
export function unitsNamed(v: Vallee, what: string): number[] {
  const unit = numberOf(what);
  if (unit >= 0) return [unit];
  return vietMinhUnits.filter((one) => onMap(v, one) && divisions[(divisionOf[one] ?? 0) - 1] === what);
}

/** 7.5 Each missing point leaves a division without supply. */
function* nameDivisions(v: Vallee): Rules {
  while (v.quota > 0) {
    const paid = divisionsInPlay(v).filter((one) => unitsNamed(v, one).some((unit) => !hasMark(v, unit, UNPAID)));
    if (paid.length <= v.quota) {
      for (const division of paid) goUnpaid(v, unitsNamed(v, division));
      break;
    }
    const choices = paid.map((what): ValleeChoice => ({ do: 'unpaid', what }));
    const choice = yield question('viet-minh', 'unpaid-vm', '7.2', choices, { about: { points: v.quota } });
    if (choice.do !== 'unpaid') break;
    goUnpaid(v, unitsNamed(v, choice.what));
    v.quota--;
  }
  v.quota = 0;
}

function stepsWithTanks(v: Vallee, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + (isTank(unit) ? 0 : stepsOf(v, unit)), 0) + (units.some(isTank) ? 1 : 0);
}

/** 7.5 French steps that must still be named, were these named too. */
export function stepsToName(v: Vallee, named: readonly number[] = []): number {
  const without = frenchUnits.filter((unit) => onMap(v, unit) && hasMark(v, unit, UNPAID));
  return v.quota * supplyData.stepsAPoint - stepsWithTanks(v, [...without, ...named]);
}

/** 7.5 Each missing point leaves twenty steps without supply, all tanks together one. */
function* nameUnits(v: Vallee): Rules {
  while (stepsToName(v) > 0) {
    const paid = frenchUnits.filter((unit) => onMap(v, unit) && !hasMark(v, unit, UNPAID));
    const open = stepsToName(v);
    if (stepsWithTanks(v, paid) <= open) {
      goUnpaid(v, paid);
      break;
    }
    const choices = paid.map((unit): ValleeChoice => ({ do: 'unpaid', what: idOf(unit) }));
    const choice = yield question('french', 'unpaid-french', '7.2', choices, { about: { steps: open } });
    if (choice.do !== 'unpaid') break;
    goUnpaid(v, [numberOf(choice.what)]);
  }
  v.quota = 0;
}

/** 7.2 Whether supply lines are traced at all this turn. */
export function tracesLines(v: Vallee): boolean {
  return scenarioOf(v).lines && v.turn > 1;
}

/** 7.2 What the next week will cost a side; nothing where none follows. */
export function nextBill(v: Vallee, side: Side): number {
  const { lines, lastTurn } = scenarioOf(v);
  return lines && v.turn < lastTurn ? bill(v, side) : 0;
}

/** 7.2 What a side that pays for shots has, and what the next week will cost it: for the question. */
export function purseOf(v: Vallee, side: Side): About {
  if (scenarioOf(v).supply === null) return { pays: false };
  return { pays: true, supply: v.supply[side], bill: nextBill(v, side) };
}

/** 10.0 Whether a side can pay for a shot. */
export function canPay(v: Vallee, side: Side): boolean {
  return scenarioOf(v).supply === null || v.supply[side] > 0;
}

/** 7.2 */
export function payShot(v: Vallee, side: Side, fight: string): void {
  if (scenarioOf(v).supply !== null) changeSupply(v, side, -1, 'shot', fight);
}
