/** Arrivals, repairs and what cards ask (chapters 13 and 16). */
import type { ValleyChoice } from '../choices';
import type { CrId } from '../data/map';
import { crs } from '../data/map';
import { stripChance } from '../rules/repairs';
import { moraleFactor, stackedSteps, unitsIn } from '../rules/units';
import { unitOf, type Valley } from '../state';
import type { Plan } from './index';
import { canSpareRp, costsSitrep, holdingValue, threats, worthOf } from './worth';

/** 13.0 Into Huguette, where nobody must move on; bataillons de marche where they are needed most. */
export const planArrival: Plan = (v, prompt) => {
  const landing = prompt.choices.find((choice) => choice.do === 'land' && choice.at === 'huguette' && fitsThere(v));
  if (landing) return { choice: landing, why: 'land' };
  const zone = prompt.choices.find((choice) => choice.do === 'land' && choice.at !== 'huguette');
  if (zone) return { choice: v.ap > 0 ? zone : (prompt.choices[0] ?? zone), why: 'land' };
  const hasten = prompt.choices.find((choice) => choice.do === 'hasten');
  if (hasten) return { choice: hasten, why: 'land' };
  const card = prompt.choices.find((choice) => choice.do === 'card');
  if (card) return { choice: card, why: 'card-now' };
  const choice = neediest(v, prompt.choices);
  return choice ? { choice, why: 'raise' } : null;
};

function fitsThere(v: Valley): boolean {
  return v.ap > 0 || stackedSteps(v, 'huguette') + 2 <= crs.huguette.stack.steps;
}

/** The centre that gains most by one more battalion. */
function neediest(v: Valley, choices: readonly ValleyChoice[]): ValleyChoice | null {
  const danger = threats(v);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of choices) {
    if (choice.do !== 'raise' && choice.do !== 'place') continue;
    const newcomer = unitOf(v, choice.do === 'place' ? choice.unit : 'bm-1');
    const there = unitsIn(v, choice.at);
    const gain =
      holdingValue(v, choice.at, [...there, newcomer], danger[choice.at]) -
      holdingValue(v, choice.at, there, danger[choice.at]);
    if (!best || gain > best.gain) best = { choice, gain };
  }
  return best?.choice ?? null;
}

const WORTH_MENDING = 6;

/** 16.2 Works behind the front, where supplies can be spared. */
export const planRepair: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; worth: number } | null = null;
  if (canSpareRp(v) && !costsSitrep(v)) {
    for (const choice of prompt.choices) {
      if (choice.do !== 'repair' && choice.do !== 'engineer') continue;
      const worth = worthInWorks(v, choice.cr) * (choice.do === 'engineer' ? 1.5 : 1);
      if (worth >= WORTH_MENDING && (!best || worth > best.worth)) best = { choice, worth };
    }
  }
  if (best) return { choice: best.choice, why: 'repair' };
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'no-repair' } : null;
};

function worthInWorks(v: Valley, cr: CrId): number {
  return worthOf[cr] / (1 + v.crs[cr].fort);
}

/** 16.3 The strip is always worth a try, and a point when it helps enough. */
export const planStrip: Plan = (v, prompt) => {
  const dear = prompt.choices.find((choice) => choice.do === 'strip' && choice.rp === 1);
  const free = prompt.choices.find((choice) => choice.do === 'strip' && choice.rp === 0);
  if (dear && canSpareRp(v) && !costsSitrep(v) && stripChance(v, 1) > stripChance(v, 0))
    return { choice: dear, why: 'strip' };
  return free ? { choice: free, why: 'strip' } : null;
};

/** Cards 8, 16 and 27: the best battalion, the strongest division. */
export const planUnitForCard: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; worth: number } | null = null;
  for (const choice of prompt.choices) {
    const worth =
      choice.do === 'weaken'
        ? v.divisions[choice.division].strength
        : choice.do === 'restore' || choice.do === 'recover'
          ? 10 + moraleFactor(v, unitOf(v, choice.unit))
          : 0;
    if (!best || worth > best.worth) best = { choice, worth };
  }
  return best ? { choice: best.choice, why: 'best-unit' } : null;
};
