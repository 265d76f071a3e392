/** 16.1 What a raid will come to, with what is allotted to it so far: every throw counted. */
import { chanceOf, mean, type Odds, onTable } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { raid } from '../data/tables';
import { fortification } from '../data/tracks';
import type { Sortie, Valley } from '../state';
import { nearestDivisions, raidPlan } from './raids';
import { afterFirePaid } from './sortie';
import { costOf } from './sortie-odds';
import { unitsById } from './units';

export interface RaidOdds {
  /** The chance to win back a level at least, and the expected number of levels. */
  readonly success: number;
  readonly levels: number;
  readonly stepsLost: number;
  readonly disrupted: number;
}

/** 16.1 The odds of a raid with what is allotted to it. */
export function raidOdds(v: Valley, sortie: Sortie): RaidOdds {
  const then = afterFirePaid(v, sortie, 'raidFire');
  const units = unitsById(v, sortie.units);
  const rows = raidRows(v, sortie);
  const costs = rows.map(({ is, chance }) => ({ is: costOf(then, units, is), chance }));
  const room = fortification.max - v.crs[sortie.cr].fort; // 2.2.1.4 never beyond four
  return {
    success: chanceOf(rows, ({ levels }) => Math.min(room, levels) > 0),
    levels: mean(rows, ({ levels }) => Math.min(room, levels)),
    stepsLost: mean(costs, ({ stepsLost }) => stepsLost),
    disrupted: mean(costs, ({ disrupted }) => disrupted),
  };
}

/** Table 11; equally near divisions are drawn by lot, each as likely. */
function raidRows(v: Valley, sortie: Sortie): Odds<(typeof raid)['rows'][number]> {
  const divisions = nearestDivisions[sortie.cr];
  return divisions.flatMap((division) =>
    onTable(raid, sum(raidPlan(v, sortie, division).modifiers)).map(({ is, chance }) => ({
      is,
      chance: chance / divisions.length,
    })),
  );
}
