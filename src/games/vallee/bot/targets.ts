/** What each Viet Minh regiment is after. */
import { defenceStrength } from '../rules/assault-odds';
import { isClosed, mayAttack } from '../rules/battle';
import { allAreas, distance } from '../rules/ground';
import { divisionOf, isSteady, isTank, onMap, regiments, stepsOf, types, unitsAt, vietMinhUnits } from '../rules/units';
import { FRENCH, type Vallee } from '../state';
import { type Field, stepsAt, worthOf } from './field';

interface Group {
  readonly regiment: string;
  readonly division: number;
  readonly units: readonly number[];
}

const groups: readonly Group[] = [
  ...new Set(vietMinhUnits.filter((unit) => types[unit] === 'infantry').map((unit) => regiments[unit] ?? '')),
].map((regiment) => {
  const units = vietMinhUnits.filter((unit) => regiments[unit] === regiment);
  return { regiment, division: divisionOf[units[0] ?? -1] ?? 0, units };
});

/** Where the larger part of a group stands. */
function centreOf(v: Vallee, units: readonly number[]): number {
  const count = new Map<number, number>();
  for (const unit of units)
    if (onMap(v, unit)) count.set(v.at[unit] ?? -1, (count.get(v.at[unit] ?? -1) ?? 0) + stepsOf(v, unit));
  const [first] = [...count].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? -1;
}

/** French areas worth a regiment: strongpoints, and units in the open. */
function aims({ v, census }: Field): number[] {
  return allAreas.filter(
    (area) => census.holder[area] === FRENCH && !isClosed(v, 'viet-minh', area) && mayAttack(v, 'viet-minh', area),
  );
}

/** By regiment: the area it is after. Divisions keep together, and no more go to one place than it takes. */
export function targetsOf(field: Field): ReadonlyMap<string, number> {
  const { v, census } = field;
  const found = new Map<string, number>();
  const sent = new Map<number, { division: number; steps: number }>();
  const areas = aims(field);
  for (const { regiment, division, units } of groups) {
    const centre = centreOf(v, units);
    if (centre < 0) continue;
    let [best, top] = [-1, Number.NEGATIVE_INFINITY];
    for (const area of areas) {
      const score = wish(field, area, centre, division, sent.get(area));
      if (score > top) [best, top] = [area, score];
    }
    if (best < 0) continue;
    found.set(regiment, best);
    const steps = units.reduce((sum, unit) => sum + (onMap(v, unit) && isSteady(v, unit) ? stepsOf(v, unit) : 0), 0);
    const before = sent.get(best);
    if (!before) sent.set(best, { division, steps });
    else if (before.division === division) before.steps += steps;
  }
  return found;

  function wish(
    one: Field,
    area: number,
    centre: number,
    division: number,
    before: { division: number; steps: number } | undefined,
  ): number {
    const units = unitsAt(census, area);
    const defence = defenceStrength(one.v, units) + (units.some((unit) => isTank(unit) && isSteady(v, unit)) ? 2 : 0);
    const value = worthOf(one.v, area) + 0.4 * Math.min(10, stepsAt(one, area));
    const company = !before ? 0 : before.division !== division ? -6 : before.steps >= defence * 4 ? -5 : 2;
    return Math.min(8, value) - 1.1 * distance(centre, area) - 0.55 * defence + company;
  }
}

/** What a unit is after: its regiment's target, for engineers and mortars that of the nearest regiment. */
export function aimOf(field: Field, targets: ReadonlyMap<string, number>, unit: number): number {
  const own = types[unit] === 'infantry' ? targets.get(regiments[unit] ?? '') : undefined;
  if (own !== undefined) return own;
  const at = field.v.at[unit] ?? -1;
  let [best, top] = [-1, 99];
  for (const area of targets.values()) {
    const far = distance(at, area);
    if (far < top) [best, top] = [area, far];
  }
  return best;
}
