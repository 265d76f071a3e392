/** 14.5 The parachute mafia: a die before every French assault. */

import { hitsOn } from '../data/constants';
import type { ModifierKey } from '../keys';
import type { Modifier, RollPlan } from '../rolls';
import type { Vallee } from '../state';
import { areaId, isCompound } from './ground';
import { roll, scenarioOf } from './record';
import { isSteady, isTank, types } from './units';

/** 14.5 Whether the die is rolled at all: the scenario, or event 10, may do without. */
export function mafiaRules(v: Vallee): boolean {
  return scenarioOf(v).mafia && !v.mafiaOff;
}

/** 14.5 */
export function mafiaModifiers(v: Vallee, area: number, attackers: readonly number[]): Modifier[] {
  const modifiers: Modifier[] = [];
  const add = (cause: ModifierKey, value: number) => {
    if (value !== 0) modifiers.push({ cause, rule: '14.5', value });
  };
  add('parachutists', attackers.filter((unit) => types[unit] === 'parachute').length);
  add(isCompound[area] ? 'compound' : 'outside', isCompound[area] ? 1 : -1);
  if (v.effort) add('effort', 1);
  if (attackers.some((unit) => isTank(unit) && isSteady(v, unit))) add('tank', 1);
  return modifiers;
}

/** 14.5 True if the assault goes in. */
export function mafiaAgrees(v: Vallee, area: number, attackers: readonly number[], fight: string): boolean {
  if (!mafiaRules(v)) return true;
  const plan: RollPlan = { name: 'mafia', rule: '14.5', dice: '1d6', modifiers: mafiaModifiers(v, area, attackers) };
  return roll(v, plan, { side: 'french', fight, place: areaId(area) }).total >= hitsOn.mafia;
}
