/** 11.1 A unit on its way, area by area, and passes until the other side is done. */
import { pass, stop, type ValleeChoice, type ValleePrompt } from '../choices';
import { areaCount, areaId, beside, costOf, isValley } from '../rules/ground';
import { mayEnter, mustStop } from '../rules/movement';
import { hasRoomFor } from '../rules/stacking';
import { type Census, censusOf, idOf, numberOf, sideOf } from '../rules/units';
import type { Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

/** More than any side has units. */
const MANY = 60;

/** Passes as long as the other side moves; two in a row end the phase by themselves. */
export const passes: ValleePlan = { key: 'until-done', choices: repeated(pass, MANY), beside: true, passing: true };

/** Every area that a unit can end a strategic move in, by the way that costs least: each point helps those who fire. */
export function waysOf(v: Vallee, prompt: ValleePrompt, counter: string): ValleePlan[] {
  const unit = numberOf(counter);
  if (!prompt.choices.some((choice) => choice.do === 'move' && choice.unit === counter)) return [];
  const census = censusOf(v);
  const plans: ValleePlan[] = [];
  for (const [area, { cost, way }] of cheapest(v, census, unit)) {
    const [first, ...rest] = way;
    if (first === undefined || !(isValley[area] || hasRoomFor(census, unit, area))) continue;
    const ends = mustStop(census, sideOf(unit), area) ? [] : [stop];
    const steps = rest.map((next): ValleeChoice => ({ do: 'to', area: areaId(next) }));
    const choices: ValleeChoice[] = [{ do: 'move', unit: idOf(unit), to: areaId(first) }, ...steps, ...ends];
    plans.push({ key: 'way', choices, asks: ['strategic-step'], to: { place: areaId(area), cost } });
  }
  return plans;
}

interface Way {
  readonly cost: number;
  readonly way: readonly number[];
}

function cheapest(v: Vallee, census: Census, unit: number): Map<number, Way> {
  const from = v.at[unit] ?? -1;
  const found = new Map<number, Way>();
  const open = new Map<number, Way>([[from, { cost: 0, way: [] }]]);
  for (let left = areaCount; left > 0 && open.size > 0; left--) {
    const [next] = [...open].sort((a, b) => a[1].cost - b[1].cost);
    if (!next) break;
    const [here, { cost, way }] = next;
    open.delete(here);
    if (here !== from) found.set(here, { cost, way });
    if (here !== from && mustStop(census, sideOf(unit), here)) continue;
    for (const { area, over } of beside(here)) {
      if (area === from || found.has(area) || !mayEnter(v, census, unit, area)) continue;
      if (!hasRoomFor(census, unit, area) && mustStop(census, sideOf(unit), area)) continue;
      const total = cost + costOf(here, area, over);
      if (total < (open.get(area)?.cost ?? Number.POSITIVE_INFINITY))
        open.set(area, { cost: total, way: [...way, area] });
    }
  }
  return found;
}
