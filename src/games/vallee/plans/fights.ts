/** Shots of a half and of the defence, each at its best target; retreats of a whole stack. */
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { assaultTargets, stormers } from '../rules/assault';
import { antiTankChance, fireChance } from '../rules/odds';
import { fireTies, hasShot } from '../rules/tanks';
import { censusOf, isSteady, numberOf, stepsOf } from '../rules/units';
import type { Vallee } from '../state';
import type { ValleePlan } from './index';

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
  const holds = prompt.ask === 'fire-attacker' ? assaulters(v) : new Set<number>();
  const fires = all.filter(({ unit }) => !holds.has(unit)).map(({ choice }) => choice);
  const others = all.filter(({ unit }) => holds.has(unit)).map(({ choice }) => choice);
  const key = prompt.ask === 'final-fire' ? 'cuts-most' : 'most-steps';
  return [{ key, choices: fires.length > 0 ? [...fires, done] : [done], others }];
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
  const spent = final ? (one: number) => v.fight?.fired.includes(one) === true : hasShot(v);
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
