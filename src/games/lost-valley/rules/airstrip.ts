/** 8.0 The airstrip at Huguette. */
import { mapOdds, type Odds, onTable } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { gather } from '../../../kernel/tale';
import { crIds, crs } from '../data/map';
import { airstripStatus } from '../data/tables';
import type { Modifier, RollPlan } from '../rolls';
import type { Airstrip, Valley } from '../state';
import { isVietMinh } from './centres';
import { rollOn } from './checks';
import { cardModifiers } from './in-force';

/** 8.1 The French Airstrip Status Phase: skipped for good once the strip is destroyed. */
export function airstripPhase(v: Valley): void {
  if (v.airstrip === 'destroyed') return;
  const since = v.events.length;
  const { status } = rollOn(v, '3', airstripStatus, airstripPlan(v));
  const to = shelled(v.airstrip, status);
  if (to === v.airstrip) return;
  v.events.push({ is: 'airstrip', from: v.airstrip, to, cause: 'table' });
  if (isBroken(to) || isBroken(v.airstrip)) gather(v, since, { is: 'moment', place: 'huguette' });
  v.airstrip = to;
}

/** 8.1 An interdicted strip is open again next turn; a damaged one is not. */
function isBroken(strip: Airstrip): boolean {
  return strip === 'damaged' || strip === 'destroyed';
}

/** 8.1 Damaged twice is destroyed; what is damaged is not made better by an interdiction. */
function shelled(from: Airstrip, result: Airstrip | 'unchanged'): Airstrip {
  if (result === 'unchanged') return from;
  if (from !== 'damaged') return result;
  return result === 'interdicted' ? 'damaged' : 'destroyed';
}

/** 8.1 The roll on Table 3: each of the four outlying centres in enemy hands brings guns to bear. */
export function airstripPlan(v: Valley): RollPlan {
  const modifiers: Modifier[] = [];
  for (const cr of crIds) {
    if (!crs[cr].icons.strip || !isVietMinh(v, cr)) continue;
    modifiers.push({ cause: 'strip-icon', of: cr, rule: '8.1', value: airstripStatus.drm.perStripIcon });
  }
  modifiers.push(...cardModifiers(v, '3'));
  return { name: 'airstrip', rule: '8.1', dice: airstripStatus.dice, modifiers };
}

/** 8.1 What the strip will be after the roll. */
export function airstripOdds(v: Valley): Odds<Airstrip> {
  if (v.airstrip === 'destroyed') return [{ is: 'destroyed', chance: 1 }];
  return mapOdds(onTable(airstripStatus, sum(airstripPlan(v).modifiers)), ({ status }) => shelled(v.airstrip, status));
}
