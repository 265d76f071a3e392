/** 14.0 Movement by hill climbing: the one move that improves the position most, until none is worth it. */
import type { ValleyChoice } from '../choices';
import { type CrId, crIds, type DzId } from '../data/map';
import { isArtillery, unitsIn } from '../rules/units';
import { type Unit, unitOf, type Valley } from '../state';
import type { Plan } from './index';
import { holdingValue, type Threat, threats } from './worth';

const WORTH_A_MOVE = 0.15;
const WORTH_THE_POINT = 0.9; // the first move costs 1 AP
const KEPT = 'isabelle'; // she holds only if her garrison stays

export const planMove: Plan = (v, prompt) => {
  const danger = threats(v);
  const garrisons = Object.fromEntries(crIds.map((cr) => [cr, unitsIn(v, cr)])) as Record<CrId, Unit[]>;
  const values = Object.fromEntries(crIds.map((cr) => [cr, holdingValue(v, cr, garrisons[cr], danger[cr])])) as Record<
    CrId,
    number
  >;
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'move') continue;
    const unit = unitOf(v, choice.unit);
    if (isArtillery(unit) || unit.at === KEPT) continue;
    const gain = gainOfMove(v, unit, choice.to, { danger, garrisons, values });
    if (!best || gain > best.gain) best = { choice, gain };
  }
  if (best && best.gain > (v.paid.movement ? WORTH_A_MOVE : WORTH_THE_POINT))
    return { choice: best.choice, why: 'move' };
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'stay' } : null;
};

interface Board {
  readonly danger: Readonly<Record<CrId, Threat>>;
  readonly garrisons: Readonly<Record<CrId, readonly Unit[]>>;
  readonly values: Readonly<Record<CrId, number>>;
}

const LEFT_ON_A_DROP_ZONE = 8; // 13.1 what stays there is lost

function gainOfMove(v: Valley, unit: Unit, to: CrId, board: Board): number {
  const arriving = holdingValue(v, to, [...board.garrisons[to], unit], board.danger[to]) - board.values[to];
  const from = unit.at as CrId | DzId; // only what stands somewhere is offered a move
  if (!(from in board.garrisons)) return arriving + LEFT_ON_A_DROP_ZONE;
  const cr = from as CrId;
  const left = board.garrisons[cr].filter((other) => other !== unit);
  return arriving + holdingValue(v, cr, left, board.danger[cr]) - board.values[cr];
}
