/** 15.1.5 What a French assault will come to, with what is allotted to it so far: every throw counted. */
import { chain, chanceOf, mean, type Odds, onTable } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { frenchAssault, frenchAssaultFrenchCasualties, frenchAssaultVmCasualties } from '../data/tables';
import type { UnitId } from '../data/units';
import type { Sortie, Valley } from '../state';
import { frenchAssaultCasualtiesModifiers, frenchAssaultPlan } from './french-assault';
import { afterFirePaid, armorIn } from './sortie';
import { costOf, newlyDisrupted } from './sortie-odds';
import { gainsMorale, strengthToSpare } from './tracks';
import { unitsById } from './units';

export interface FrenchAssaultOdds {
  /** The chance that the Viet Minh are repulsed; with armor, rerolling whatever does not repulse them. */
  readonly repulsed: number;
  /** Strength lost by the division, and the chance of a point of camp morale. */
  readonly strengthLost: number;
  readonly cm: number;
  /** Steps lost, units and guns newly disrupted, all as expected numbers. */
  readonly stepsLost: number;
  readonly disrupted: number;
  readonly gunsDisrupted: number;
  /** For each unit the chance to be eliminated. */
  readonly units: readonly { readonly unit: UnitId; readonly eliminated: number }[];
}

type VmCasualties = (typeof frenchAssaultVmCasualties)['rows'][number];

/** 15.1.5 The odds of a French assault with what is allotted to it. */
export function frenchAssaultOdds(v: Valley, sortie: Sortie): FrenchAssaultOdds {
  const then = afterFirePaid(v, sortie, 'assaultFire');
  const { cr } = sortie;
  const units = unitsById(v, sortie.units);
  const results = onTable(frenchAssault, sum(frenchAssaultPlan(v, sortie).modifiers));
  const french = chain(results, (row) =>
    onTable(frenchAssaultFrenchCasualties, sum(frenchAssaultCasualtiesModifiers(v, '10.1', cr, row.french))),
  );
  const costs = french.map(({ is, chance }) => ({ is: costOf(then, units, is), chance }));
  const vm = chain(results, (row) => vmCasualtiesOdds(v, sortie, row.vm));
  const { holder } = v.crs[cr];
  const spare = holder === 'french' || holder === 'nobody' ? 0 : strengthToSpare(v, holder);
  const counterBattery = chanceOf(french, (row) => row.counterBattery);
  return {
    repulsed: chanceOf(vm, (row) => row.repulsed),
    strengthLost: mean(vm, (row) => Math.min(spare, row.strengthLost)),
    cm: chanceOf(vm, (row) => gainsMorale(v, row.cm)),
    stepsLost: mean(costs, (cost) => cost.stepsLost),
    disrupted: mean(costs, (cost) => cost.disrupted),
    gunsDisrupted: counterBattery * newlyDisrupted(then, unitsById(v, sortie.guns), false),
    units: sortie.units.map((unit) => ({ unit, eliminated: chanceOf(costs, ({ lost }) => lost.includes(unit)) })),
  };
}

/** Table 10.2; armor that took part rolls again where the first roll does not repulse the Viet Minh. */
function vmCasualtiesOdds(v: Valley, sortie: Sortie, column: number): Odds<VmCasualties> {
  const modifier = sum(frenchAssaultCasualtiesModifiers(v, '10.2', sortie.cr, column));
  const once = onTable(frenchAssaultVmCasualties, modifier);
  if (armorIn(v, sortie) === 0) return once;
  return chain(once, (row) => (row.repulsed ? [{ is: row, chance: 1 }] : once));
}
