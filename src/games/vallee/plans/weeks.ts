/** What a week asks away from the fights: what sets out, who goes unpaid, who is restored, where is dug. */
import { mean } from '../../../kernel/odds';
import type { OutlookLine } from '../../../kernel/plans';
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { entrenchment } from '../data/terrain';
import { areaOf } from '../rules/ground';
import { attritionOdds, exitChance, moraleLossOdds } from '../rules/odds';
import { turnsLeft } from '../rules/reinforcements';
import { stepsToName, unitsNamed } from '../rules/supply';
import { censusOf, holderBeside, isHalved, moraleOf, numberOf, stepsOf, strengths } from '../rules/units';
import { FRENCH, type Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

/** Replacement steps cost points: few are wanted at once. */
const STEPS_SHOWN = 4;

/** 8.1.1 All supply; or the units that wait first, then supply. */
export function overland(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  if (v.quota === 0) return [];
  const supply: ValleeChoice = { do: 'enter', what: 'supply' };
  const units = prompt.choices
    .filter((choice) => choice.do === 'enter' && numberOf(choice.what) >= 0)
    .slice(0, v.quota);
  const step: ValleeChoice = { do: 'enter', what: 'replacement' };
  const beside = { others: repeated(step, Math.min(v.quota, STEPS_SHOWN)), most: v.quota };
  const all: ValleePlan = { key: 'all-supply', choices: [...repeated(supply, v.quota), done], ...beside };
  if (units.length === 0) return [all];
  const first = [...units, ...repeated(supply, v.quota - units.length), done];
  return [{ key: 'units-first', choices: first, ...beside }, all];
}

/** 8.1, 8.1.2 What the counters of this week and of the last come to, and what the 148th would cost. */
export function overlandOutlook(v: Vallee, prompt: ValleePrompt, choices: readonly ValleeChoice[]): OutlookLine[] {
  const sent = choices.filter((choice) => choice.do === 'enter');
  const steps = sent.filter((choice) => choice.do === 'enter' && choice.what === 'replacement').length;
  const chance = exitChance(v);
  return [
    {
      key: 'on-the-way',
      figures: { sent: sent.length, room: v.quota, waiting: v.otha.supply, out: v.otha.supply * chance, chance },
    },
    ...(steps > 0
      ? [{ key: 'points', figures: { now: v.points['viet-minh'], left: v.points['viet-minh'] - steps } }]
      : []),
    ...(prompt.choices.some((choice) => choice.do === 'commit')
      ? [{ key: 'regiment-148', figures: { least: turnsLeft(v) + 1, most: turnsLeft(v) + 6 } }]
      : []),
  ];
}

/** 7.5 The divisions, or the units by step, that lose least to attrition, and no more of them than must be named. */
export function unpaid(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const named = prompt.choices.flatMap((choice) => (choice.do === 'unpaid' ? [choice] : []));
  const french = prompt.side === 'french';
  const harm = (what: string) => stepsAtRisk(v, [what]) / (french ? Math.max(1, stepsOf(v, numberOf(what))) : 1);
  const order = named.map((choice) => ({ choice, harm: harm(choice.what) })).sort((a, b) => a.harm - b.harm);
  const all = order.map(({ choice }) => choice);
  const isEnough = (count: number) =>
    french
      ? stepsToName(
          v,
          all.slice(0, count).map(({ what }) => numberOf(what)),
        ) <= 0
      : count >= v.quota;
  let count = 0;
  while (count < all.length && !isEnough(count)) count++;
  return [{ key: 'least-harmed', choices: all.slice(0, count), others: all.slice(count) }];
}

/** 7.3 Steps that units or divisions lose on average by the end of the week, out of supply. */
function stepsAtRisk(v: Vallee, named: readonly string[]): number {
  const units = named.flatMap((what) => unitsNamed(v, what));
  return units.reduce((sum, unit) => sum + mean(attritionOdds(v, unit), (lost) => lost), 0);
}

export function unpaidOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const named = choices.flatMap((choice) => (choice.do === 'unpaid' ? [choice.what] : []));
  return [{ key: 'attrition', figures: { steps: stepsAtRisk(v, named) } }];
}

/** 6.2 */
export function crisisOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const units = choices.flatMap((choice) => (choice.do === 'pick' ? [numberOf(choice.unit)] : []));
  const steps = units.reduce((sum, unit) => sum + mean(moraleLossOdds(v, unit), (lost) => lost), 0);
  return [{ key: 'crisis', figures: { steps } }];
}

/** 6.2 Of the enemy those that lose most to a die against their morale. */
export function shakiest(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const units = prompt.choices.flatMap((choice) => (choice.do === 'pick' ? [choice] : []));
  const loss = (unit: string) => mean(moraleLossOdds(v, numberOf(unit)), (lost) => lost);
  const order = units.map((choice) => ({ choice, loss: loss(choice.unit) })).sort((a, b) => b.loss - a.loss);
  const all = order.map(({ choice }) => choice);
  return all.length > 0
    ? [{ key: 'most-to-lose', choices: all.slice(0, v.quota), others: all.slice(v.quota), most: v.quota }]
    : [];
}

/** 8.3, 8.4 Units at half strength first, then those that have lost the largest share. */
export function restored(v: Vallee, prompt: ValleePrompt, side: 'french' | 'viet-minh'): ValleePlan[] {
  const open = prompt.choices.flatMap((choice) => (choice.do === 'replace' ? [numberOf(choice.unit)] : []));
  const steps = new Map(open.map((unit) => [unit, stepsOf(v, unit)]));
  const need = (unit: number) => {
    const share = (steps.get(unit) ?? 0) / Math.max(1, strengths[unit] ?? 1);
    return share - (isHalved(v, unit) ? 1 : 0) - moraleOf(v, unit) / 100;
  };
  const choices: ValleeChoice[] = [];
  const ids = new Map(
    prompt.choices.flatMap((one) => (one.do === 'replace' ? [[numberOf(one.unit), one] as const] : [])),
  );
  for (let left = v.landed[side]; left > 0; left--) {
    const [next] = open
      .filter((unit) => (steps.get(unit) ?? 0) < (strengths[unit] ?? 0))
      .sort((a, b) => need(a) - need(b));
    const choice = next === undefined ? undefined : ids.get(next);
    if (next === undefined || !choice) break;
    steps.set(next, (steps.get(next) ?? 0) + 1);
    choices.push(choice);
  }
  return choices.length > 0 ? [{ key: 'nearest-to-half', choices }] : [];
}

/** 14.4.1 The front first: areas of their own beside the French, where they stand, to the full. */
export function digging(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const census = censusOf(v);
  const dug = new Map<string, number>();
  const left = new Map<string, number>();
  const open = prompt.choices.flatMap((choice) => (choice.do === 'dig' ? [choice] : []));
  for (const { unit } of open)
    left.set(unit, stepsOf(v, numberOf(unit)) - v.picked.filter((one) => one === numberOf(unit)).length);
  const depth = (area: string) => (v.trench[areaOf(area)] ?? 0) + (dug.get(area) ?? 0);
  const front = (area: string) =>
    (holderBeside(census, areaOf(area), FRENCH) ? 2 : 0) + (census.stack[areaOf(area)] ? 1 : 0);
  const choices: ValleeChoice[] = [];
  for (const [unit, steps] of left) {
    for (let i = 0; i < steps; i++) {
      const [best] = open
        .filter((one) => one.unit === unit && depth(one.area) < entrenchment.most && front(one.area) > 1)
        .sort((a, b) => front(b.area) - front(a.area) || depth(a.area) - depth(b.area));
      if (!best) break;
      dug.set(best.area, (dug.get(best.area) ?? 0) + 1);
      choices.push(best);
    }
  }
  return choices.length > 0 ? [{ key: 'the-front', choices: [...choices, done] }] : [];
}

/** 14.4.1 How many areas come to a first and to a second entrenchment. */
export function digOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const areas = choices.flatMap((choice) => (choice.do === 'dig' ? [choice.area] : []));
  const depths = [...new Set(areas)].map(
    (area) => (v.trench[areaOf(area)] ?? 0) + areas.filter((one) => one === area).length,
  );
  const to = (depth: number) => depths.filter((one) => one === depth).length;
  return [{ key: 'dug', figures: { one: to(1), two: to(entrenchment.most) } }];
}
