/** How a campaign will end, from 0 to 1: the points of 17.2 that can be expected against those of the best level. */
import { type CrId, crIds, divisionIds } from '../data/map';
import { victoryLevels } from '../data/victory';
import { isFrench } from '../rules/centres';
import { pointsOf } from '../rules/record';
import { unitsIn } from '../rules/units';
import type { Valley } from '../state';
import { threats } from './threats';
import { holdingValue } from './worth';

const terms = ['even', 'rp', 'cm', 'points', 'flak', 'holding', 'strength', 'works', 'outer', 'hunger'] as const;
type Term = (typeof terms)[number];

/** What one of a thing adds on the first turn and on the last; in between it goes over from the one to the other. */
type Weight = readonly [first: number, last: number];

/**
 * A logistic regression over 6,000 campaigns of the bot with one choice in 12 or in 30 by chance, at the beginning of
 * each turn. Of how those that were held back ended it explains half: a third on turn 5, three quarters from turn 10.
 * Points alone would sell supplies, morale and works for what they bring today, and let the flak grow.
 */
const weights: Readonly<Record<Term, Weight>> = {
  even: [-10.298, -3.534],
  rp: [0.201, 0.045],
  cm: [0.21, 0.005],
  points: [0.241, 0.159],
  flak: [-0.44, -0.077],
  holding: [0.007, 0.017],
  strength: [-0.073, -0.03],
  works: [0.088, 0.017],
  // They count as the others do, and hardly anybody still holds them in the end.
  outer: [-0.652, -0.108],
  hunger: [-0.174, -0.174],
};

const LAST_TURN = 16;
const HUNGRY = 6; // resources below which ruin is near
const OUTER: readonly CrId[] = ['gabrielle', 'beatrice', 'anne-marie', 'francoise'];
const BEST = victoryLevels[0]?.atLeast ?? 1;

export function prospects(v: Valley): number {
  if (v.result) return Math.min(1, (v.result.points ?? 0) / BEST);
  const danger = threats(v);
  const held = crIds.filter((cr) => isFrench(v, cr));
  const figures: Readonly<Record<Term, number>> = {
    even: 1,
    rp: v.rp,
    cm: v.cm,
    points: pointsOf(v),
    flak: v.aaa,
    holding: sumOf(held, (cr) => holdingValue(v, cr, unitsIn(v, cr), danger[cr])),
    strength: sumOf(divisionIds, (id) => v.divisions[id].strength),
    works: sumOf(held, (cr) => v.crs[cr].fort),
    outer: held.filter((cr) => OUTER.includes(cr)).length,
    hunger: Math.max(0, HUNGRY - v.rp),
  };
  const late = (v.turn - 1) / (LAST_TURN - 1);
  const score = sumOf(terms, (term) => {
    const [first, last] = weights[term];
    return figures[term] * (first + late * (last - first));
  });
  return 1 / (1 + Math.exp(-score));
}

function sumOf<T>(things: readonly T[], figure: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + figure(thing), 0);
}
