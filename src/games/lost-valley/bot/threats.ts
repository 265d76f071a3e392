/** Where the divisions are likely to strike in their next turn. */
import { recordOf } from '../../../kernel/record';
import { lookUp } from '../../../kernel/rolls';
import { type CrId, crIds, type DivisionId, divisionIds } from '../data/map';
import { scenarios } from '../data/scenarios';
import { statusCheck, strengthAdjustment } from '../data/tables';
import * as tracks from '../data/tracks';
import { isFrench, taorNeighbours, taorReach } from '../rules/centres';
import { sitrep } from '../rules/tracks';
import { defensiveStrength } from '../rules/vm-targets';
import type { Valley } from '../state';
import { atMost } from './stand';

/** What may fall on a centre. */
export interface Threat {
  readonly strength: number;
  /** How likely an assault is. */
  readonly weight: number;
  /** How likely sapping is, and the Strength of the division that saps. */
  readonly digging: number;
  readonly digger: number;
}

export type Threats = Readonly<Record<CrId, Threat>>;

const NO_THREAT: Threat = { strength: 0, weight: 0, digging: 0, digger: 0 };
const SECOND_LINE = 0.3; // how much of a threat goes on to the centres behind
const LOW_WORKS_DRAW = 1.2; // 12.3.4 how sharply the lowest works are preferred, which sapping may still change
const WEAKNESS_DRAWS = 0.15; // and the weakest garrison among them

/** 12.3.3, 12.3.4 The strongest division chooses first, each is drawn to the lowest works, and no two choose the same. */
export function threats(v: Valley): Threats {
  const all = recordOf(crIds, () => NO_THREAT);
  const free = recordOf(crIds, () => 1);
  const divisions = divisionIds.map((id) => ({ id, ...nextTurnOf(v, id) })).sort((a, b) => b.strength - a.strength);
  for (const { id, strength, active } of divisions) {
    const reach = taorReach(id, (cr) => !isFrench(v, cr)).filter((cr) => isFrench(v, cr));
    const pulls = reach.map((cr) => free[cr] * pullOf(v, cr));
    const total = pulls.reduce((sum, pull) => sum + pull, 0);
    reach.forEach((cr, at) => {
      const weight = total > 0 ? (active * (pulls[at] ?? 0)) / total : 0;
      all[cr] = joined(all[cr], strength, weight, active);
      free[cr] *= 1 - weight;
      for (const behind of taorNeighbours(id, cr)) {
        if (isFrench(v, behind) && !reach.includes(behind))
          all[behind] = joined(all[behind], strength, weight * SECOND_LINE, 0);
      }
    });
  }
  return all;
}

function pullOf(v: Valley, cr: CrId): number {
  const { fort } = v.crs[cr];
  return Math.exp(-LOW_WORKS_DRAW * (fort + WEAKNESS_DRAWS * (defensiveStrength(v, cr) - fort)));
}

function joined(known: Threat, strength: number, weight: number, digging: number): Threat {
  const both = known.weight + weight;
  return {
    strength: both > 0 ? (known.strength * known.weight + strength * weight) / both : strength,
    weight: Math.min(1, both),
    digging: Math.max(digging, known.digging),
    digger: digging > known.digging ? strength : known.digger,
  };
}

const DIE = 6; // 11.3

/** 11.0 The Strength of a division next turn, and the chance that it is active then. */
function nextTurnOf(v: Valley, id: DivisionId): { strength: number; active: number } {
  const { strength, start, activated, assaulted } = v.divisions[id];
  const turn = Math.min(v.turn + 1, scenarios[v.scenario].lastTurn);
  if (!activated) return { strength, active: Math.max(0, Math.min(1, (turn - sitrep(v)) / DIE)) };
  const rest = assaulted ? 0 : lookUp(strengthAdjustment, turn).strength;
  const next = Math.min(tracks.strength.max, strength + rest);
  if (next > statusCheck.shakenAtMost) return { strength: next, active: 1 };
  const half = 2 * next <= start ? statusCheck.drm.halfStrength : 0;
  return { strength: next, active: atMost(next - sitrep(v) - half) };
}
