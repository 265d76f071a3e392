/** 14.0 Movement by hill climbing: the one move that improves the position most, until none is worth it. */
import { recordOf } from '../../../kernel/record';
import type { ValleyChoice } from '../choices';
import { type CrId, crIds } from '../data/map';
import { isArtillery, isOnMap, unitsIn } from '../rules/units';
import { type Unit, unitOf, type Valley } from '../state';
import type { Plan } from './index';
import { type Threats, threats } from './threats';
import { holdingValue } from './worth';

const WORTH_A_MOVE = 0.05;
const WORTH_THE_POINT = 0.3; // the first move costs 1 AP
const KEPT: CrId = 'isabelle'; // she holds only if her garrison stays

export const planMove: Plan = (v, prompt) => {
  const danger = threats(v);
  const garrisons = recordOf(crIds, (cr) => unitsIn(v, cr));
  const values = recordOf(crIds, (cr) => holdingValue(v, cr, garrisons[cr], danger[cr]));
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'move') continue;
    const unit = unitOf(v, choice.unit);
    if (isArtillery(unit) || unit.at === KEPT) continue;
    const gain = gainOfMove(v, unit, choice.to, { danger, garrisons, values });
    if (!best || gain > best.gain) best = { choice, gain };
  }
  const done = prompt.choices.find((choice) => choice.do === 'done');
  const enough = v.paid.movement ? WORTH_A_MOVE : WORTH_THE_POINT;
  if (best && (!done || best.gain > enough)) return { choice: best.choice, why: 'move' };
  return done ? { choice: done, why: 'stay' } : null;
};

interface Board {
  readonly danger: Threats;
  readonly garrisons: Readonly<Record<CrId, readonly Unit[]>>;
  readonly values: Readonly<Record<CrId, number>>;
}

const LEFT_ON_A_DROP_ZONE = 8; // 13.1 what stays there is lost

function gainOfMove(v: Valley, unit: Unit, to: CrId, { danger, garrisons, values }: Board): number {
  const arriving = holdingValue(v, to, [...garrisons[to], unit], danger[to]) - values[to];
  if (!isOnMap(unit)) return arriving + LEFT_ON_A_DROP_ZONE;
  const left = garrisons[unit.at].filter((other) => other !== unit);
  return arriving + holdingValue(v, unit.at, left, danger[unit.at]) - values[unit.at];
}
