/** 16.2 French Fortifications Repairs/Improvements Phase and 16.3 French Airstrip Repair Phase. */

import { chanceOf, onTable } from '../../../kernel/odds';
import { recordOf } from '../../../kernel/record';
import { sum } from '../../../kernel/rolls';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import { airstrip, type CrId, crIds } from '../data/map';
import { airstripRepair } from '../data/tables';
import { fortification } from '../data/tracks';
import type { UnitId } from '../data/units';
import type { Cause } from '../events';
import type { Modifier, RollPlan } from '../rolls';
import { type Airstrip, unitOf, type Valley, withRp } from '../state';
import { ask } from './ask';
import { isFrench, isFront, setFort } from './centres';
import { rollOn } from './checks';
import { cardModifiers, inForce } from './in-force';
import { payForWorks, worksApOwed } from './raids';
import { canSpend, change, sitrepModifier } from './tracks';

const LEVELS = 1; // 16.2
const ENGINEER_LEVELS = 2; // 16.2
const ENGINEERS: UnitId = '31-bg'; // 2.3.1.6

const repair = recordOf(crIds, (cr): ValleyChoice => ({ do: 'repair', cr }));
const engineer = recordOf(crIds, (cr): ValleyChoice => ({ do: 'engineer', cr }));

/** 16.2 Behind the front one RP adds a level to the works of a centre, once a turn each. */
export function* repairsPhase(v: Valley): Rules {
  for (;;) {
    const choice = yield* ask(v, 'repair', () => {
      const choices: ValleyChoice[] = [];
      for (const cr of crIds) {
        if (whyNotRepair(v, cr)) continue;
        choices.push(repair[cr]);
        if (engineersAddTwo(v, cr)) choices.push(engineer[cr]);
      }
      if (choices.length === 0) return null;
      choices.push(done);
      return { side: 'french', ask: 'repair', rule: '16.2', choices, about: { cost: worksApOwed(v) }, resumable: true };
    });
    if (choice?.do !== 'repair' && choice?.do !== 'engineer') return;
    payForWorks(v);
    change(v, 'rp', -1, 'spent', 'repair');
    v.repairedCrs.push(choice.cr);
    const levels = choice.do === 'engineer' ? ENGINEER_LEVELS : LEVELS;
    if (choice.do === 'engineer') unitOf(v, ENGINEERS).used = true;
    setFort(v, choice.cr, v.crs[choice.cr].fort + levels, 'repair');
  }
}

/** 16.2 Why a centre's works cannot be repaired; null where they can. */
export function whyNotRepair(v: Valley, cr: CrId): ValleyRefusal | null {
  if (!isFrench(v, cr)) return { reason: 'not-french', rule: '16.2' };
  if (v.crs[cr].fort >= fortification.max) return { reason: 'works-complete', rule: '2.2.1.4' };
  if (v.repairedCrs.includes(cr)) return { reason: 'repaired-already', rule: '16.2' };
  if (inForce(v, 'noRepairs')) return { reason: 'card-forbids', rule: '5.1' };
  if (isFront(v, cr)) return { reason: 'front', rule: '16.2' };
  if (v.ap < worksApOwed(v)) return { reason: 'no-ap', rule: '16.0' };
  if (!canSpend(v, 'rp')) return { reason: 'no-rp', rule: '16.2' };
  return null;
}

/** 16.2 Active engineers there make it two levels, where there is room for two. */
function engineersAddTwo(v: Valley, cr: CrId): boolean {
  return areEngineersReady(v, cr) && v.crs[cr].fort + ENGINEER_LEVELS <= fortification.max;
}

function areEngineersReady(v: Valley, cr: CrId): boolean {
  const engineers = unitOf(v, ENGINEERS);
  return engineers.at === cr && !engineers.used;
}

/** 16.3 An Interdicted strip opens by itself; a Damaged one may be mended. */
export function* stripPhase(v: Valley): Rules {
  if (v.airstrip === 'interdicted') setAirstrip(v, 'active', 'interdiction-lifted');
  const choice = yield* ask(v, 'strip', () => {
    if (whyNotStrip(v)) return null;
    const choices: ValleyChoice[] = [{ do: 'strip', rp: 0 }];
    if (canSpend(v, 'rp')) choices.push({ do: 'strip', rp: 1 });
    choices.push(done);
    return { side: 'french', ask: 'strip', rule: '16.3', choices, about: { cost: worksApOwed(v) }, resumable: true };
  });
  if (choice?.do === 'strip') yield* mendStrip(v, choice.rp);
}

/** 16.3 Why the strip cannot be mended; null where it can. Nobody need stand in Huguette for it. */
export function whyNotStrip(v: Valley): ValleyRefusal | null {
  if (v.airstrip === 'destroyed') return { reason: 'strip-destroyed', rule: '16.3' };
  if (v.airstrip !== 'damaged') return { reason: 'strip-whole', rule: '16.3' };
  if (v.ap < worksApOwed(v)) return { reason: 'no-ap', rule: '16.0' };
  return null;
}

/** 16.3 The roll on Table 12; the RP is paid before it falls, which may change the situation report. */
export function stripPlan(v: Valley, rp: number): RollPlan {
  const modifiers: Modifier[] = [sitrepModifier(rp > 0 ? withRp(v, v.rp - rp) : v)];
  if (rp > 0) modifiers.push({ cause: 'rp-spent', rule: '16.3', value: rp * airstripRepair.drm.rpSpent });
  modifiers.push(...cardModifiers(v, '12'));
  return { name: 'airstrip-repair', rule: '16.3', dice: airstripRepair.dice, modifiers };
}

/** 16.3 The chance that the strip is repaired, the engineers' second roll included. */
export function stripChance(v: Valley, rp: number): number {
  const once = chanceOf(onTable(airstripRepair, sum(stripPlan(v, rp).modifiers)), ({ repaired }) => repaired);
  return areEngineersReady(v, airstrip.cr) ? 1 - (1 - once) ** 2 : once;
}

function* mendStrip(v: Valley, rp: number): Rules {
  const plan = stripPlan(v, rp);
  payForWorks(v);
  change(v, 'rp', -rp, 'spent', 'strip');
  let { repaired } = rollOn(v, '12', airstripRepair, plan);
  if (!repaired && areEngineersReady(v, airstrip.cr)) {
    const choice = yield* ask(v, 'reroll', () => ({
      side: 'french',
      ask: 'reroll',
      rule: '16.3',
      choices: [{ do: 'reroll' }, { do: 'stand' }],
      about: { table: '12', rp, unit: ENGINEERS },
    }));
    if (choice?.do === 'reroll') {
      unitOf(v, ENGINEERS).used = true;
      repaired = rollOn(v, '12', airstripRepair, plan).repaired;
    }
  }
  if (repaired) setAirstrip(v, 'active', 'repair');
}

function setAirstrip(v: Valley, to: Airstrip, cause: Cause): void {
  v.events.push({ is: 'airstrip', from: v.airstrip, to, cause });
  v.airstrip = to;
}
