/** 11.1 A unit on its way, area by area, and passes until the other side is done. */
import type { Choice } from '../../../kernel/game';
import type { OutlookLine } from '../../../kernel/plans';
import { pass, stop, type ValleeChoice, type ValleePrompt } from '../choices';
import { stackLimit } from '../data/constants';
import { areaId, areaOf, beside, borderBetween, costOf, isFortress, isValley } from '../rules/ground';
import { mayEnter, mustStop } from '../rules/movement';
import { gunOdds, outlook } from '../rules/odds';
import { scenarioOf } from '../rules/record';
import { hasRoomFor } from '../rules/stacking';
import { opportunityGuns } from '../rules/strategic-movement';
import { linesOf, lineThrough } from '../rules/supply';
import { censusOf, idOf, numberOf, sideOf, stackOf, stepsOf, unitsIn } from '../rules/units';
import { type Census, copyVallee, type Side, type Vallee } from '../state';
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

/** What a way is to those who go it: where it ends, and what the position is then. */
interface Gone {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
  readonly after: Vallee;
}

/** 11.1 The ledger of a way as its first unit goes it, area by area; then what its end comes to for all who go there. */
export function wayOutlook(v: Vallee, choices: readonly Choice[]): OutlookLine[] {
  const units = [...new Set(choices.flatMap((choice) => ('unit' in choice ? [numberOf(`${choice.unit}`)] : [])))];
  const [first] = units;
  if (first === undefined) return [];
  const after = copyVallee(v);
  const start = v.at[first] ?? -1;
  let [here, spent] = [start, 0];
  const lines = areasOn(choices).map((area): OutlookLine => {
    const over = borderBetween(here, area);
    const cost = over === null ? 0 : costOf(here, area, over);
    [here, spent] = [area, spent + cost];
    after.at[first] = area;
    return {
      key: over === 'bridge' ? 'way-bridge' : 'way-area',
      of: areaId(area),
      ...firesThere(after, first, cost, spent),
    };
  });
  for (const unit of units) after.at[unit] = here;
  const gone: Gone = { side: sideOf(first), start, end: here, after };
  return [...lines, ...roomThere(gone), ...supplyThere(v, gone), ...leftBehind(gone)];
}

/** The areas that the first unit of these choices goes to, in their order. */
function areasOn([first, ...rest]: readonly Choice[]): number[] {
  const next = rest.findIndex((choice) => choice.do !== 'to');
  const entered = [first, ...rest.slice(0, next < 0 ? rest.length : next)];
  return entered.map((choice) => areaOf(`${Reflect.get(choice ?? {}, 'to') ?? Reflect.get(choice ?? {}, 'area')}`));
}

/** 10.4 Who can fire at a unit in the area that it has come to, and the best chance of one of them to stop it. */
function firesThere(v: Vallee, unit: number, cost: number, spent: number): Pick<OutlookLine, 'by' | 'figures'> {
  const guns = opportunityGuns(v, unit, spent);
  const chances = guns.map((gun) => outlook(gunOdds(v, sideOf(gun), [gun], unit, true, spent)).shaken);
  return { by: guns.map(idOf), figures: { cost, spent, guns: guns.length, chance: Math.max(0, ...chances) } };
}

/** 11.3 A valley holds any number. */
function roomThere({ side, end, after }: Gone): OutlookLine[] {
  if (isValley[end]) return [];
  return [{ key: 'way-room', of: areaId(end), figures: { after: stackOf(after, end, side), of: stackLimit } }];
}

/** 7.5 Where its line will come through, in a game with lines. */
function supplyThere(v: Vallee, { side, end, after }: Gone): OutlookLine[] {
  if (!scenarioOf(v).lines) return [];
  const through = lineThrough(linesOf(censusOf(after), side), side, end);
  if (through === null) return [{ key: 'way-cut', of: areaId(end), figures: {}, warns: true }];
  return [{ key: through === end ? 'way-source' : 'way-supply', of: areaId(through), figures: {} }];
}

/** Who stays where they set out; an area of the works that nobody holds any more is worth a warning. */
function leftBehind({ side, start, after }: Gone): OutlookLine[] {
  if (start < 0) return [];
  const units = unitsIn(after, start, side);
  const steps = units.reduce((sum, unit) => sum + stepsOf(after, unit), 0);
  const warns = units.length === 0 && isFortress[start] === true;
  return [{ key: 'way-behind', of: areaId(start), figures: { units: units.length, steps }, warns }];
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
