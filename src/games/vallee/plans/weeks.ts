/** What a week asks away from the fights: what sets out, who goes unpaid, who is restored, where is dug. */
import { mean } from '../../../kernel/odds';
import type { OutlookLine } from '../../../kernel/plans';
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { entrenchment } from '../data/terrain';
import { divisions } from '../data/units';
import { areaOf } from '../rules/ground';
import { exitChance, moraleLossOdds } from '../rules/odds';
import {
  censusOf,
  divisionOf,
  holderBeside,
  isHalved,
  moraleOf,
  numberOf,
  onMap,
  stepsOf,
  strengths,
  unitsOf,
} from '../rules/units';
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

/** 8.1.2 What the counters of this week and of the last come to. */
export function overlandOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
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
  ];
}

/** 7.5 The division, or the units, that have least to lose: few steps, good morale. */
export function unpaid(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const named = prompt.choices.flatMap((choice) => (choice.do === 'unpaid' ? [choice] : []));
  const harm = (what: string) => {
    const unit = numberOf(what);
    if (unit >= 0) return mean(moraleLossOdds(v, unit), (lost) => lost) / Math.max(1, stepsOf(v, unit));
    const members = unitsOf('viet-minh').filter(
      (one) => onMap(v, one) && divisions[(divisionOf[one] ?? 0) - 1] === what,
    );
    return members.reduce((sum, one) => sum + mean(moraleLossOdds(v, one), (lost) => lost), 0);
  };
  const order = named.map((choice) => ({ choice, harm: harm(choice.what) })).sort((a, b) => a.harm - b.harm);
  return [{ key: 'least-harmed', choices: order.map(({ choice }) => choice) }];
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
