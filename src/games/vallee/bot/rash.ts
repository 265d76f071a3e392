/** What looking ahead is not talked into, and what lies open for the walk. */
import type { ValleeChoice, ValleePrompt } from '../choices';
import { clashOf } from '../rules/assault';
import { bestLead, type Clash } from '../rules/assault-odds';
import { rollOutlook } from '../rules/assault-outlook';
import { allAreas, areaId, areaOf, beside, isCompound } from '../rules/ground';
import { controls, scenarioOf } from '../rules/record';
import { isInfantry, numberOf, unitsIn } from '../rules/units';
import { other, type Side, type Vallee } from '../state';
import { clashFor, fieldOf, forceAgainst } from './field';
import { isLost } from './nerve';

export function isRash(v: Vallee, prompt: ValleePrompt, choice: ValleeChoice): boolean {
  return walksOff(v, prompt, choice) || isHopeless(v, prompt, choice);
}

/** 11.0 The last unit walks off ground that counts, with the enemy's infantry beside it, to ground that does not. */
export function walksOff(v: Vallee, prompt: ValleePrompt, choice: ValleeChoice): boolean {
  if (choice.do !== 'move') return false;
  const from = v.at[numberOf(choice.unit)] ?? -1;
  return !counts(v, areaOf(choice.to)) && isLastBefore(v, sideIn(prompt.side), from);
}

/** 12.2 An assault whose roll takes nothing in nine of ten and loses more than it kills, with a battle to lose. */
export function isHopeless(v: Vallee, prompt: ValleePrompt, choice: ValleeChoice): boolean {
  const side = sideIn(prompt.side);
  const clash = clashOfChoice(v, side, prompt, choice);
  if (!clash || isLost(v, side)) return false;
  const outlook = rollOutlook(v, clash);
  return outlook.taken < 0.1 && outlook.defenderLoss < outlook.attackerLoss;
}

/** The assault that a choice launches, or calls for with all that would go. */
function clashOfChoice(v: Vallee, side: Side, { ask }: ValleePrompt, choice: ValleeChoice): Clash | null {
  if (choice.do === 'assault') {
    const area = areaOf(choice.area);
    const field = fieldOf(v);
    const force = forceAgainst(field, side, area);
    return force.length > 0 ? clashFor(field, side, area, force) : null;
  }
  if (ask !== 'assault-force' || choice.do !== 'lead' || !v.fight) return null;
  const clash = clashOf(v, v.fight);
  const from = clash.attackers.map((unit) => v.at[unit] ?? -1);
  return { ...clash, from, lead: numberOf(choice.unit), defenceLead: bestLead(v, clash.defenders.filter(isInfantry)) };
}

export function sideIn(side: string): Side {
  return side === 'french' ? 'french' : 'viet-minh';
}

/** What the scenario pays for; in a whole siege strongpoints as well. */
export function counts(v: Vallee, area: number): boolean {
  const { victory, rounds } = scenarioOf(v);
  if (rounds === null && isCompound[area]) return true;
  return victory.holds.some(({ areas }) => areas.some((one) => one === areaId(area)));
}

/** The only unit on ground that counts, with the enemy before it. */
export function isLastBefore(v: Vallee, side: Side, area: number): boolean {
  const isLast = counts(v, area) && controls(v, side, area) && unitsIn(v, area, side).length === 1;
  return isLast && isBefore(v, side, area);
}

/** Enemy infantry stands beside an area. */
export function isBefore(v: Vallee, side: Side, area: number): boolean {
  return beside(area).some((next) => unitsIn(v, next.area, other(side)).some(isInfantry));
}

/** Ground that counts which the enemy of a side controls with nobody there. */
export function freeGround(v: Vallee, side: Side): readonly string[] {
  const enemy = other(side);
  return allAreas
    .filter((area) => counts(v, area) && controls(v, enemy, area) && unitsIn(v, area, enemy).length === 0)
    .map(areaId);
}
