/** 12.2 The sums of an assault: strengths, column, modifiers. Dice and odds read the same lines. */
import { lookUp, sum } from '../../../kernel/rolls';
import { engineerBonus } from '../data/constants';
import { type AssaultCode, assaultResults, assaultTable, oddsColumns, type Suffers } from '../data/tables';
import { entrenchment, terrain, works } from '../data/terrain';
import type { ModifierKey } from '../keys';
import type { Modifier, RollPlan } from '../rolls';
import type { Side, Vallee } from '../state';
import { borderBetween, isFortress, terrainOf } from './ground';
import { isInfantry, isSteady, isTank, moraleOf, stepsOf, strengthOf, types } from './units';

/** Two forces that meet: enough to work out everything, in play or in a preview. */
export interface Clash {
  readonly side: Side;
  readonly area: number;
  readonly attackers: readonly number[];
  /** Where each attacker came from. */
  readonly from: readonly number[];
  readonly lead: number;
  readonly defenders: readonly number[];
  readonly defenceLead: number;
}

export interface Sums {
  readonly attack: number;
  readonly defence: number;
  /** Column of the table, after the tank shift. */
  readonly column: number;
  readonly shift: number;
  readonly modifiers: readonly Modifier[];
}

/** 12.2, R5 Attackers who cross a river without a bridge count half, fractions up, as a whole. */
export function attackStrength(v: Vallee, { area, attackers, from }: Clash): number {
  let dry = 0;
  let wet = 0;
  attackers.forEach((unit, i) => {
    const strength = isTank(unit) ? 1 : strengthOf(v, unit);
    if (borderBetween(from[i] ?? -1, area) === 'river') wet += strength;
    else dry += strength;
  });
  return dry + Math.ceil(wet / 2);
}

/** 12.2, R7 Every tank present adds a point in defence, tied or alone. */
export function defenceStrength(v: Vallee, defenders: readonly number[]): number {
  let strength = 0;
  for (const unit of defenders) strength += isTank(unit) ? 1 : strengthOf(v, unit);
  return strength;
}

/** 12.2, R10 Whole numbers in the defender's favour, from 1-3 to 6-1. */
export function columnOf(attack: number, defence: number): number {
  const one = oddsColumns.indexOf('1-1');
  if (defence === 0) return oddsColumns.length - 1;
  if (attack >= defence) return one - 1 + Math.min(6, Math.floor(attack / defence));
  return attack * 2 >= defence ? one - 1 : 0;
}

/** 14.1 One column in the French favour if an undamaged tank takes part; never more. */
export function tankShift(v: Vallee, { side, attackers, defenders }: Clash): number {
  const tanks = (units: readonly number[]) => units.some((unit) => isTank(unit) && isSteady(v, unit));
  if (side === 'french') return tanks(attackers) ? 1 : 0;
  return tanks(defenders) ? -1 : 0;
}

/** 12.2, R7, R11 Morale of a lead unit, one more with a tank: given out anew for the assault, one goes with the lead. */
export function leadMorale(v: Vallee, lead: number, group: readonly number[]): number {
  if (lead < 0 || isTank(lead)) return 1;
  const helped = isInfantry(lead) && group.some((unit) => isTank(unit) && isSteady(v, unit));
  return moraleOf(v, lead) + (helped ? 1 : 0);
}

/** 12.2, R4 More than half of the defending strength is disrupted. */
export function isShaken(v: Vallee, defenders: readonly number[]): boolean {
  return (
    defenceStrength(
      v,
      defenders.filter((unit) => !isSteady(v, unit)),
    ) *
      2 >
    defenceStrength(v, defenders)
  );
}

/** 14.4.3 Steps of Viet Minh assault engineers, two at most. */
export function engineerSteps(v: Vallee, attackers: readonly number[]): number {
  let steps = 0;
  for (const unit of attackers) if (types[unit] === 'assault-engineer') steps += stepsOf(v, unit);
  return Math.min(engineerBonus, steps);
}

/** Those of the attackers that share an area with the lead: its tank must be one of them. */
function companions({ attackers, from, lead }: Clash): number[] {
  const home = from[attackers.indexOf(lead)];
  return attackers.filter((_, i) => from[i] === home);
}

/** 12.2 */
export function assaultModifiers(v: Vallee, clash: Clash): Modifier[] {
  const { side, area, attackers, lead, defenders, defenceLead } = clash;
  const modifiers: Modifier[] = [];
  const add = (cause: ModifierKey, value: number) => {
    if (value !== 0) modifiers.push({ cause, rule: '12.2', value });
  };
  add('morale', leadMorale(v, lead, companions(clash)) - leadMorale(v, defenceLead, defenders));
  if (isShaken(v, defenders)) add('shaken', 2);
  if (side === 'viet-minh') add('engineers', engineerSteps(v, attackers));
  const ground = terrainOf(area);
  if (isFortress[area] && side === 'viet-minh') add('works', works.assault.value);
  add(`terrain-${ground}`, terrain[ground].assault);
  if (side === 'french') add('entrenchments', -Math.min(entrenchment.most, v.trench[area] ?? 0));
  return modifiers;
}

/** 12.2 */
export function sumsOf(v: Vallee, clash: Clash): Sums {
  const attack = attackStrength(v, clash);
  const defence = defenceStrength(v, clash.defenders);
  const shift = tankShift(v, clash);
  const column = Math.max(0, Math.min(oddsColumns.length - 1, columnOf(attack, defence) + shift));
  return { attack, defence, column, shift, modifiers: assaultModifiers(v, clash) };
}

/** 12.2 */
export function assaultPlan(sums: Sums, of: string): RollPlan {
  return { name: 'assault', rule: '12.2', of, dice: '1d6', modifiers: sums.modifiers };
}

/** 12.2 */
export function resultAt(column: number, total: number): AssaultCode {
  return lookUp(assaultTable, total).cells[column] ?? 'EX';
}

/** 12.2 The best lead of a side: the highest morale, then the most steps; an undamaged tank only alone (R65). */
export function bestLead(v: Vallee, units: readonly number[]): number {
  const leads = possibleLeads(v, units);
  let best = leads[0] ?? -1;
  for (const unit of leads) {
    const gain = leadMorale(v, unit, units) - leadMorale(v, best, units);
    if (gain > 0 || (gain === 0 && stepsOf(v, unit) > stepsOf(v, best))) best = unit;
  }
  return best;
}

/** 12.2, R65 Any unit with a morale rating, a damaged tank too; an undamaged tank leads only where nobody else is. */
export function possibleLeads(v: Vallee, units: readonly number[]): number[] {
  const leads = units.filter((unit) => !isTank(unit) || !isSteady(v, unit));
  return leads.length > 0 ? leads : [...units];
}

/** 12.2, R12 Half and quarter of the steps that took part, fractions down, at least one. */
export function lossOf(v: Vallee, { loss }: Suffers, units: readonly number[]): number {
  const steps = units.reduce((sum, unit) => sum + stepsOf(v, unit), 0);
  switch (loss) {
    case 'none':
      return 0;
    case 'one':
      return Math.min(1, steps);
    case 'quarter':
      return Math.max(1, Math.floor(steps / 4));
    case 'half':
      return Math.max(1, Math.floor(steps / 2));
    case 'all':
      return steps;
  }
}

/** 12.2 The six results of the die for two forces as they stand. */
export function codesOf(v: Vallee, clash: Clash): readonly AssaultCode[] {
  const sums = sumsOf(v, clash);
  const modifier = sum(sums.modifiers);
  return [1, 2, 3, 4, 5, 6].map((die) => resultAt(sums.column, die + modifier));
}

/**
 * 12.2, R13 Whether it matters to a side which of its leads it names: the die reads otherwise, or takes a first step that
 * leaves others and falls on no engineers.
 */
export function leadMatters(v: Vallee, side: Side, clashes: readonly Clash[]): boolean {
  const results = clashes.map((clash) => codesOf(v, clash));
  const [codes = []] = results;
  if (results.some((other) => `${other}` !== `${codes}`)) return true;
  return clashes.slice(0, 1).some(({ side: attacks, attackers, defenders }) => {
    const units = side === attacks ? attackers : defenders;
    if (side === attacks && units.some((unit) => types[unit] === 'assault-engineer')) return false;
    const steps = units.reduce((all, unit) => all + stepsOf(v, unit), 0);
    return codes.some((code) => {
      const { attacker, defender } = assaultResults[code];
      const lost = lossOf(v, side === attacks ? attacker : defender, units);
      return lost > 0 && lost < steps;
    });
  });
}
