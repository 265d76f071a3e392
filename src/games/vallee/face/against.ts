/** What units could do to the enemy across a border, whether it is their moment or not: the best shot, the assault. */
import { made, type ValleeChoice } from '../choices';
import { stormers } from '../rules/assault';
import { isClosed, mayAttack } from '../rules/battle';
import { commandAllows } from '../rules/command';
import { areAdjacent, areaOf } from '../rules/ground';
import { fireChance } from '../rules/odds';
import { fireTies, isSpent } from '../rules/tanks';
import { censusOf, idOf, isInfantry, isSteady, numberOf, sideOf, unitsIn } from '../rules/units';
import { other, type Vallee } from '../state';

export function against(v: Vallee, counters: readonly string[], place: string): readonly ValleeChoice[] {
  const area = areaOf(place);
  const units = counters.map(numberOf).filter((unit) => isInfantry(unit) && areAdjacent(v.at[unit] ?? -1, area));
  const [first] = units;
  if (first === undefined || !mayAttack(v, sideOf(first), area)) return [];
  return [...bestShot(v, units, area), ...assaultOn(v, units, area)];
}

/** 12.1 The shot of one of these units that is likeliest to hit. */
function bestShot(v: Vallee, units: readonly number[], area: number): ValleeChoice[] {
  const census = censusOf(v);
  const spent = isSpent(v);
  const shots = units
    .filter((unit) => isSteady(v, unit) && commandAllows(v, unit, area))
    .flatMap((unit) => {
      const tank = fireTies(v, census, v.at[unit] ?? -1, spent).has(unit);
      const targets = unitsIn(v, area, other(sideOf(unit)));
      return targets.map((target) => ({ unit, target, chance: fireChance(v, unit, target, false, tank) }));
    });
  const [best] = shots.sort((a, b) => b.chance - a.chance);
  return best && best.chance > 0 ? [{ do: 'fire', unit: idOf(best.unit), target: idOf(best.target) }] : [];
}

/** 12.2 With all who may beside the area, these among them. */
function assaultOn(v: Vallee, units: readonly number[], area: number): ValleeChoice[] {
  const side = sideOf(units[0] ?? -1);
  const may = isClosed(v, side, area) ? [] : stormers(v, censusOf(v), side, area);
  const choice = made.assault[area];
  return choice && units.some((unit) => may.includes(unit)) ? [choice] : [];
}
