/** 11.3 Stacking: two regiments in an area; what is too much goes back, or is lost. */
import { made, type Rules, type ValleeChoice } from '../choices';
import { stackLimit } from '../data/constants';
import type { Census, Side, Vallee } from '../state';
import { allAreas, areaId, areaOf, isValley } from './ground';
import { eliminate } from './losses';
import { question } from './record';
import { refuges, retreatTo } from './retreat';
import { allowanceOf, censusOf, idOf, numberOf, stackOf, stackSizes, unitsIn } from './units';

/** 11.3 Whether a unit that is not there yet finds room in an area that is not the enemy's. */
export function hasRoomFor(census: Census, unit: number, area: number): boolean {
  return isValley[area] === true || (census.stack[area] ?? 0) + (stackSizes[unit] ?? 0) <= stackLimit;
}

/** 11.3 The owner names the units that go, one by one, until the area holds no more than it may. */
export function* enforceStacking(v: Vallee, side: Side): Rules {
  let { stack } = censusOf(v);
  for (const area of allAreas) {
    if (isValley[area] || (stack[area] ?? 0) <= stackLimit) continue;
    while (stackOf(v, area, side) > stackLimit) {
      const choices = stackChoices(v, area, side);
      const about = { area: areaId(area) };
      const choice = yield question(side, 'stack', '11.3', choices, {
        about,
        scene: { is: 'place', place: areaId(area) },
      });
      if (choice.do === 'retreat') {
        const unit = numberOf(choice.unit);
        const refuge = refuges(v, unit, area, []).find((one) => one.area === areaOf(choice.to));
        if (refuge) retreatTo(v, unit, refuge, null);
      } else if (choice.do === 'lose') eliminate(v, numberOf(choice.unit), 'stacking', null);
    }
    stack = censusOf(v).stack;
  }
}

/** Each unit with its refuges; one that has none, or cannot move, can only be given up. */
function stackChoices(v: Vallee, area: number, side: Side): ValleeChoice[] {
  return unitsIn(v, area, side)
    .filter((unit) => (stackSizes[unit] ?? 0) > 0)
    .flatMap((unit): ValleeChoice[] => {
      const open = allowanceOf(v, unit) > 0 ? refuges(v, unit, area, []) : [];
      if (open.length === 0) return [made.lose[unit] ?? { do: 'lose', unit: idOf(unit) }];
      return open.map((refuge) => ({ do: 'retreat', unit: idOf(unit), to: areaId(refuge.area) }));
    });
}
