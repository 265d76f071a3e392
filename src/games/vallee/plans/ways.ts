/** 11.1 A unit on its way, area by area, and passes until the other side is done. */
import { pass, stop, type ValleeChoice, type ValleePrompt } from '../choices';
import { areaId, areaOf, beside, costOf, isValley } from '../rules/ground';
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
  const census = censusOf(v);
  const plans: ValleePlan[] = [];
  for (const [area, { cost, goes }] of cheapest(v, census, unit, startsOf(v, prompt, counter))) {
    if (goes.length === 0 || !(isValley[area] || hasRoomFor(census, unit, area))) continue;
    const ends = mustStop(census, sideOf(unit), area);
    const choices = ends ? goes : [...goes, stop];
    plans.push({ key: 'way', choices, asks: ['strategic-step'], to: { place: areaId(area), cost, ends } });
  }
  return plans;
}

interface Way {
  readonly cost: number;
  readonly goes: readonly ValleeChoice[];
}

/** Where it stands; 8.1.2 for a unit of the transport area each valley that it may try to come out in. */
function startsOf(v: Vallee, { choices }: ValleePrompt, counter: string): Map<number, Way> {
  const starts = new Map<number, Way>();
  for (const choice of choices) {
    if (choice.do === 'move' && choice.unit === counter)
      starts.set(v.at[numberOf(counter)] ?? -1, { cost: 0, goes: [] });
    if (choice.do === 'exit' && choice.unit === counter) starts.set(areaOf(choice.to), { cost: 0, goes: [choice] });
  }
  return starts;
}

function cheapest(v: Vallee, census: Census, unit: number, open: Map<number, Way>): Map<number, Way> {
  const found = new Map<number, Way>();
  while (open.size > 0) {
    const [next] = [...open].sort((a, b) => a[1].cost - b[1].cost);
    if (!next) break;
    const [here, way] = next;
    open.delete(here);
    found.set(here, way);
    if (way.goes.length > 0 && mustStop(census, sideOf(unit), here)) continue;
    for (const { area, over } of beside(here)) {
      if (found.has(area) || !mayEnter(v, census, unit, area)) continue;
      if (!hasRoomFor(census, unit, area) && mustStop(census, sideOf(unit), area)) continue;
      const cost = way.cost + costOf(here, area, over);
      if (cost >= (open.get(area)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const to = areaId(area);
      const step: ValleeChoice = way.goes.length === 0 ? { do: 'move', unit: idOf(unit), to } : { do: 'to', area: to };
      open.set(area, { cost, goes: [...way.goes, step] });
    }
  }
  return found;
}
