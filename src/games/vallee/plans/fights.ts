/** Shots of a half and of the defence, each at its best target; steps that are lost; retreats of a whole stack. */
import type { Choice } from '../../../kernel/game';
import type { OutlookLine } from '../../../kernel/plans';
import { done, made, type ValleeChoice, type ValleePrompt } from '../choices';
import { usualLead } from '../face/offer';
import { assaultTargets, stormers } from '../rules/assault';
import { bestLead } from '../rules/assault-odds';
import { isElite } from '../rules/losses';
import { antiTankChance, fireChance } from '../rules/odds';
import { fireTies, isSpent } from '../rules/tanks';
import { censusOf, fallsToHalf, isSteady, numberOf, stepsOf, strengths, unitsIn } from '../rules/units';
import { DISRUPTED, other, type Side, type Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

interface Aimed {
  readonly choice: ValleeChoice;
  readonly unit: number;
  readonly chance: number;
  readonly worth: number;
}

/** 12.1, 12.2 Each unit at the target with the most steps, then the best chance; those that may assault hold back. */
export function bestShots(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const best = new Map<string, Aimed>();
  for (const choice of prompt.choices) {
    const aimed = aim(v, prompt, choice);
    if (!aimed || aimed.chance <= 0) continue;
    const key = `${choice.do} ${aimed.unit}`;
    const known = best.get(key);
    if (!known || aimed.worth > known.worth) best.set(key, aimed);
  }
  const all = [...best.values()];
  if (all.length === 0) return [];
  const leave = mayYetHit(v, prompt, best) ? [] : [done];
  const holds = prompt.ask === 'fire-attacker' ? assaulters(v) : new Set<number>();
  const fires = all.filter(({ unit }) => !holds.has(unit)).map(({ choice }) => choice);
  const others = all.filter(({ unit }) => holds.has(unit)).map(({ choice }) => choice);
  if (prompt.ask === 'final-fire') others.push(...otherLeads(v, prompt));
  const key = prompt.ask === 'final-fire' ? 'cuts-most' : 'most-steps';
  return [{ key, choices: fires.length > 0 ? [...fires, ...leave] : [done], others }];
}

/** 12.1 Another target for a shot whose own is gone: the best that the same unit can hit. */
export function nextTarget(v: Vallee, prompt: ValleePrompt, choice: Choice): ValleeChoice | null {
  const shots = prompt.choices.flatMap((one) => {
    const isSame = one.do === choice.do && 'unit' in one && one.unit === Reflect.get(choice, 'unit');
    return (isSame && aim(v, prompt, one)) || [];
  });
  const [best] = shots.filter(({ chance }) => chance > 0).sort((a, b) => b.worth - a.worth);
  return best?.choice ?? null;
}

/** 12.1 Whether a unit that can hit nobody now could hit a target once that is disrupted: then the step is not ended. */
function mayYetHit(v: Vallee, prompt: ValleePrompt, best: ReadonlyMap<string, Aimed>): boolean {
  if (prompt.ask === 'final-fire') return false;
  return prompt.choices.some((choice) => {
    if (choice.do !== 'fire' || best.has(`fire ${numberOf(choice.unit)}`)) return false;
    const target = numberOf(choice.target);
    const marks = v.marks.map((mark, unit) => (unit === target ? mark | DISRUPTED : mark));
    return (aim({ ...v, marks }, prompt, choice)?.chance ?? 0) > 0;
  });
}

/** 12.2 The best morale leads, unless another is named. */
export function leads(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const isBest = (choice: ValleeChoice) => choice.do === 'lead' && numberOf(choice.unit) === usualLead(v);
  const others = prompt.choices.filter((choice) => !isBest(choice));
  return [{ key: 'best-morale', choices: prompt.choices.filter(isBest), others, most: 1 }];
}

/** 12.2 Who could lead the defence in the place of the unit with the best morale. */
function otherLeads(v: Vallee, prompt: ValleePrompt): ValleeChoice[] {
  const usual = v.fight ? bestLead(v, unitsIn(v, v.fight.area, other(v.fight.side))) : -1;
  return prompt.choices.filter((choice) => choice.do === 'lead' && numberOf(choice.unit) !== usual);
}

function aim(v: Vallee, prompt: ValleePrompt, choice: ValleeChoice): Aimed | null {
  if (choice.do !== 'fire' && choice.do !== 'anti-tank') return null;
  const unit = numberOf(choice.unit);
  const target = numberOf(choice.target);
  const final = prompt.ask === 'final-fire';
  if (choice.do === 'anti-tank') {
    const chance = antiTankChance(v, unit);
    return { choice, unit, chance, worth: chance };
  }
  const spent = final ? (one: number) => v.fight?.fired.includes(one) === true : isSpent(v);
  const tank = fireTies(v, censusOf(v), v.at[unit] ?? -1, spent).has(unit);
  const chance = fireChance(v, unit, target, final, tank);
  return { choice, unit, chance, worth: worthOf(v, target, chance, final) };
}

/** A shaken unit loses a step, a steady one its part in the assault: its steps, and the lead's morale. */
function worthOf(v: Vallee, target: number, chance: number, final: boolean): number {
  const steps = stepsOf(v, target);
  if (!final) return steps + chance;
  if (!isSteady(v, target)) return chance;
  return chance * (steps + (target === v.fight?.lead ? 1 : 0));
}

/** Who stands where it could still assault in this half. */
function assaulters(v: Vallee): Set<number> {
  const census = censusOf(v);
  const found = new Set<number>();
  for (const area of assaultTargets(v)) for (const unit of stormers(v, census, v.active, area)) found.add(unit);
  return found;
}

/** 12.3.3 The whole stack to one area: the first that all of it can reach, and each other one. */
export function togetherBack(_v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const goes = prompt.choices.flatMap((choice) => (choice.do === 'retreat' ? [choice] : []));
  const units = new Set(goes.map(({ unit }) => unit));
  const areas = [...new Set(goes.map(({ to }) => to))];
  if (units.size < 2) return [];
  return areas.flatMap((to): ValleePlan[] => {
    const choices = goes.filter((choice) => choice.to === to);
    return choices.length === units.size ? [{ key: 'together', choices, to: { place: to, cost: 0 } }] : [];
  });
}

/** 12.2, 15.3 What the steps bring the other side, and how many of the units fall to half. */
export function lossOutlook(v: Vallee, prompt: ValleePrompt, choices: readonly ValleeChoice[]): OutlookLine[] {
  const units = choices.flatMap((choice) => (choice.do === 'lose' ? [numberOf(choice.unit)] : []));
  const enemy: Side = prompt.side === 'french' ? 'viet-minh' : 'french';
  const now = v.points[enemy];
  const elite = units.filter(isElite).length;
  const lost = (unit: number) => units.filter((one) => one === unit).length;
  const halved = [...new Set(units)].filter(
    (unit) => fallsToHalf(v, unit, lost(unit)) && lost(unit) < stepsOf(v, unit),
  );
  return [
    { key: `points-${enemy}`, figures: { now, left: now + units.length } },
    ...(elite > 0
      ? [{ key: 'points-viet-minh', figures: { now: v.points['viet-minh'], left: v.points['viet-minh'] - elite } }]
      : []),
    { key: 'halved', figures: { count: halved.length }, warns: halved.length > 0 },
  ];
}

/** 12.2, R13 Spread: a step from each before any gives two, first from those that it does not halve; or unit after unit, the weakest first. */
export function stepsToLose(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const { fight } = v;
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  const owed = fight?.owed[side] ?? 0;
  if (!fight || owed === 0) return [];
  const units = unitsIn(v, fight.area, side).filter((unit) => side !== fight.side || fight.units.includes(unit));
  // The first step may be somebody's by the rules.
  const first = prompt.choices.flatMap((choice) => (choice.do === 'lose' ? [numberOf(choice.unit)] : []));
  const lost = (order: (unit: number, left: number) => number): ValleeChoice[] => {
    const left = new Map(units.map((unit) => [unit, stepsOf(v, unit)]));
    return repeated(0, owed).flatMap((_, i) => {
      const open = (i === 0 ? first : units).filter((unit) => (left.get(unit) ?? 0) > 0);
      const [next] = open.sort((a, b) => order(b, left.get(b) ?? 0) - order(a, left.get(a) ?? 0));
      if (next === undefined) return [];
      left.set(next, (left.get(next) ?? 0) - 1);
      return made.lose[next] ?? [];
    });
  };
  const halves = (unit: number, left: number) =>
    left * 2 > (strengths[unit] ?? 0) && (left - 1) * 2 <= (strengths[unit] ?? 0);
  const given = (unit: number, left: number) => stepsOf(v, unit) - left;
  const spread = lost(
    (unit, left) => left - (halves(unit, left) ? 10 : 0) - (left === 1 ? 20 : 0) - 100 * given(unit, left),
  );
  const one = lost((_, left) => -left);
  const beside = { others: units.flatMap((unit) => repeated(made.lose[unit] ?? done, stepsOf(v, unit))), most: owed };
  return [
    { key: 'spread', choices: spread, ...beside },
    { key: 'one-unit', choices: one, ...beside },
  ];
}
