/** 9.0 French Resource Points: rationing, delaying, and the adjustment. */
import { mapOdds, type Odds, onTable } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { done, type Rules, type ValleyChoice } from '../choices';
import { divisionIds, dzIds } from '../data/map';
import { rpAdjustment } from '../data/tables';
import * as tracks from '../data/tracks';
import type { Modifier, RollPlan } from '../rolls';
import { type Unit, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { isEncircled, isFrenchDz, isVietMinh } from './centres';
import { rollOn } from './checks';
import { cardModifiers } from './in-force';
import { canSpend, change, flakModifier } from './tracks';

const MOST_RATIONED = 3; // 9.1.1

const rations: readonly ValleyChoice[] = Array.from({ length: MOST_RATIONED + 1 }, (_, cm) => ({ do: 'ration', cm }));

/** 9.2 The French RP Adjustment Phase. */
export function* rpPhase(v: Valley): Rules {
  if (v.rationed === 0) yield* ration(v);
  yield* delay(v);
  const { rp } = rollOn(v, '4', rpAdjustment, rpPlan(v, v.rationed, v.delayed));
  change(v, 'rp', rp, 'table', '4');
}

/** 9.1.1 Up to three points of morale, never the last. */
function* ration(v: Valley): Rules {
  const choice = yield* ask(v, 'ration', () => {
    const choices = rations.filter((one) => one.do === 'ration' && canSpend(v, 'cm', one.cm));
    return choices.length < 2 ? null : { side: 'french', ask: 'ration', rule: '9.1.1', choices, resumable: true };
  });
  if (choice?.do !== 'ration') return;
  v.rationed = choice.cm;
  change(v, 'cm', -choice.cm, 'rationing');
}

/** 9.1.2 One unit due this turn may wait until the next; its aircraft bring supplies. */
function* delay(v: Valley): Rules {
  const choice = yield* ask(v, 'delay', () => {
    const due = v.delayed ? [] : unitsDue(v);
    if (due.length === 0) return null;
    const choices = due.map((unit): ValleyChoice => ({ do: 'delay', unit: unit.id }));
    choices.push(done);
    return { side: 'french', ask: 'delay', rule: '9.1.2', choices, resumable: v.rationed > 0 };
  });
  if (choice?.do !== 'delay') return;
  const unit = unitOf(v, choice.unit);
  unit.arrives++;
  v.delayed = true;
  v.events.push({ is: 'delayed', unit: unit.id, to: unit.arrives, cause: 'chosen' });
}

/** 13.1 The units scheduled for this turn. */
export function unitsDue(v: Valley): Unit[] {
  return v.units.filter(({ at, arrives }) => at === 'turn-track' && arrives === v.turn);
}

/** 9.2 The roll on Table 4, with so much rationed and a unit delayed or not. */
export function rpPlan(v: Valley, rationed: number, delayed: boolean): RollPlan {
  const { drm, dice } = rpAdjustment;
  const modifiers: Modifier[] = [];
  if (v.airstrip !== 'active') modifiers.push({ cause: v.airstrip, rule: '8.1', value: drm[v.airstrip] });
  for (const dz of dzIds) {
    if (!isFrenchDz(v, dz)) modifiers.push({ cause: 'drop-zone', of: dz, rule: '13.2', value: drm.perVmDz });
  }
  if (isEncircled(v, 'isabelle') || isVietMinh(v, 'isabelle')) {
    modifiers.push({ cause: 'isabelle', rule: '12.2.2', value: drm.isabelleCut });
  }
  modifiers.push(flakModifier(v));
  if (!divisionIds.some((id) => v.divisions[id].assaultedLast)) {
    modifiers.push({ cause: 'no-assault', rule: '9.2', value: drm.noVmAssault });
  }
  if (rationed > 0) modifiers.push({ cause: 'rationing', rule: '9.1.1', value: rationed * drm.perCmRationed });
  if (delayed) modifiers.push({ cause: 'delay', rule: '9.1.2', value: drm.delayed });
  modifiers.push(...cardModifiers(v, '4'));
  return { name: 'resources', rule: '9.2', dice, modifiers };
}

/** The level of resources after the roll: 0 is a game lost (17.1). */
export function rpOdds(v: Valley, rationed: number, delayed: boolean): Odds<number> {
  return mapOdds(onTable(rpAdjustment, sum(rpPlan(v, rationed, delayed).modifiers)), ({ rp }) =>
    Math.max(tracks.rp.min, Math.min(tracks.rp.max, v.rp + rp)),
  );
}
