/** 8.0 Fire by units. */
import type { Rules } from '../choices';
import type { CardKind } from '../data/cards';
import { type Action, beginAction, newAction, other, type Side, type Storm } from '../state';
import { chooseArea, declare, gather } from './ask';
import { fireAttack } from './attack';
import { markFire, spendAll } from './control';
import { attackAndDamage } from './damage';
import { answerFire } from './reactions';
import { anyNeighbour, around, type Census, countIn, freshIn, idsOf } from './units';

/** 8.1 What a side may fire at from an area: the same or an adjacent one with enemy units. */
export function canFire(side: Side, from: number, census: Census): boolean {
  const enemies = census[other(side)];
  return (enemies[from] ?? 0) > 0 || anyNeighbour(from, (area) => (enemies[area] ?? 0) > 0);
}

/** 8.1 The areas a side may fire at from one. */
export function fireTargets(v: Storm, side: Side, from: number): number[] {
  return (around[from] ?? []).filter((area) => countIn(v, area, other(side)) > 0);
}

const mortars: Readonly<Record<Side, readonly CardKind[]>> = {
  french: ['mortar-support'],
  'viet-minh': ['vm-mortar-support'],
};

/** 8.1 Fire by fresh units of one area at one target. */
export function* fire(v: Storm, side: Side, from: number, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('fire', side, from));
  if (!action.declared) yield* aim(v, action);
  if (side === 'viet-minh' && !v.damage) yield* answerFire(v, action);
  yield* attackAndDamage(v, fireAttack(v, action), other(side));
  spendAll(v, action.units);
  if (action.target !== from) markFire(v, from, side);
}

/** 8.1 The target, the units and the cards of a fire are named. */
function* aim(v: Storm, action: Action): Rules {
  const { side, from } = action;
  const question = { side, ask: 'fire-target', rule: '8.1', about: { area: from }, resumable: 'midway' } as const;
  action.target ||= yield* chooseArea(question, fireTargets(v, side, from));
  const fresh = freshIn(v, from, side);
  yield* gather(v, {
    side,
    ask: 'fire-force',
    rule: '8.1',
    about: { area: from, target: action.target },
    most: fresh.length,
    free: (picked) => fresh.filter((unit) => !picked.includes(unit)),
    cards: mortars[side],
  });
  declare(v);
  v.events.push({ is: 'fired', side, units: idsOf(action.units), target: action.target });
}
