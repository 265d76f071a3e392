/** 14.1 French tanks: each goes with one infantry-type unit of its area, or alone. */
import type { ValleeChoice } from '../choices';
import { type Census, SHOT, STRATEGIC, TIED, type Vallee } from '../state';
import { hasMark, idOf, isInfantry, isSteady, isTank, numberOf, setMark, stepsOf, tanks, unitsAt } from './units';

/** By itself: the tank goes to the strongest unit that has none. */
const AUTOMATIC = -1;
const ALONE = -2;

const order: ReadonlyMap<number, number> = new Map(tanks.map((tank, i) => [tank, i]));

/** What the French have decided for a tank. */
function wishOf(v: Vallee, tank: number): number {
  return v.tie[order.get(tank) ?? -1] ?? AUTOMATIC;
}

/** 14.1, R7 Which unit has which tank: wishes first, then the strongest undisrupted unit. Attackers have no wishes. */
export function tieTanks(
  v: Vallee,
  infantry: readonly number[],
  available: readonly number[],
  wishes = true,
): Map<number, number> {
  const ties = new Map<number, number>();
  const free: number[] = [];
  for (const tank of available) {
    const wish = wishes ? wishOf(v, tank) : AUTOMATIC;
    if (wish >= 0 && infantry.includes(wish) && !ties.has(wish)) ties.set(wish, tank);
    else if (wish !== ALONE) free.push(tank);
  }
  if (free.length === 0) return ties;
  const rank = (unit: number) => (isSteady(v, unit) ? 100 : 0) + stepsOf(v, unit);
  const waiting = infantry.filter((unit) => !ties.has(unit)).sort((a, b) => rank(b) - rank(a) || a - b);
  for (const unit of waiting) {
    const tank = free.shift();
    if (tank === undefined) break;
    ties.set(unit, tank);
  }
  return ties;
}

/** 14.1 The ties of an area for a shot: `spent` are those that have no part in it. */
export function fireTies(
  v: Vallee,
  census: Census,
  area: number,
  spent: (unit: number) => boolean,
): Map<number, number> {
  const units = unitsAt(census, area);
  const ready = units.filter((unit) => isTank(unit) && isSteady(v, unit) && !spent(unit));
  if (ready.length === 0) return NO_TIES;
  return tieTanks(
    v,
    units.filter((unit) => isInfantry(unit) && isSteady(v, unit) && !spent(unit)),
    ready,
  );
}

const NO_TIES = new Map<number, number>();

/** 5.6.3, 11.1 Who has no part in a fire step: whoever has fired, or moved strategically. */
export function isSpent(v: Vallee): (unit: number) => boolean {
  return (unit) => hasMark(v, unit, SHOT | STRATEGIC);
}

/** 14.1 Giving a tank to another unit, or to none; once for each tank between two shots, so that it comes to an end. */
export function addTies(
  v: Vallee,
  census: Census,
  areas: readonly number[],
  spent: (unit: number) => boolean,
  ties: ReadonlyMap<number, number>,
  choices: ValleeChoice[],
): void {
  for (const area of areas) {
    const units = unitsAt(census, area);
    const ready = units.filter((unit) => isTank(unit) && isSteady(v, unit) && !spent(unit) && !hasMark(v, unit, TIED));
    if (ready.length === 0) continue;
    for (const tank of ready) {
      let helps = false;
      for (const unit of units) {
        if (ties.get(unit) === tank) helps = true;
        else if (isInfantry(unit) && isSteady(v, unit) && !spent(unit)) {
          choices.push({ do: 'tie', unit: idOf(tank), to: idOf(unit) });
        }
      }
      if (helps) choices.push({ do: 'tie', unit: idOf(tank), to: 'none' });
    }
  }
}

/** 14.1 */
export function tieTank(v: Vallee, tank: number, to: string): void {
  const place = order.get(tank);
  if (place === undefined) return;
  const unit = numberOf(to);
  v.tie = v.tie.map((wish, i) =>
    i === place ? (unit >= 0 ? unit : ALONE) : wish === unit && unit >= 0 ? AUTOMATIC : wish,
  );
  setMark(v, tank, TIED);
  v.events.push({ is: 'tied', tank: idOf(tank), to: unit >= 0 ? to : null });
}

/** 14.1 After a shot tanks may be given out anew. */
export function freeTies(v: Vallee): void {
  for (const tank of tanks) v.marks[tank] = (v.marks[tank] ?? 0) & ~TIED;
}
