/** Arrivals, repairs and what cards ask (chapters 13 and 16). */
import type { ValleyChoice } from '../choices';
import { crs } from '../data/map';
import { fortification } from '../data/tracks';
import { stripChance } from '../rules/repairs';
import { moraleFactor, stackedSteps } from '../rules/units';
import { unitOf, type Valley } from '../state';
import type { Plan } from './index';
import { threats } from './threats';
import { canSpareRp, gainBy, gainByWorks, rpPrice, worthOf } from './worth';

/** 13.0 Into Huguette, where nobody must move on; bataillons de marche where they are needed most. */
export const planArrival: Plan = (v, prompt) => {
  const strip = prompt.choices.find((choice) => choice.do === 'land' && choice.at === 'huguette' && fitsThere(v));
  if (strip) return { choice: strip, why: 'land' };
  const zones = prompt.choices.filter((choice) => choice.do === 'land' && choice.at !== 'huguette');
  const landing = v.ap > 0 ? zones[0] : prompt.choices.find((choice) => choice.do === 'land');
  if (landing) return { choice: landing, why: 'land' };
  const hasten = prompt.choices.find((choice) => choice.do === 'hasten');
  if (hasten) return { choice: hasten, why: 'land' };
  const choice = neediest(v, prompt.choices);
  return choice ? { choice, why: 'raise' } : null;
};

/** Without a point to move on, nobody lands where there is no room. */
function fitsThere(v: Valley): boolean {
  return v.ap > 0 || stackedSteps(v, 'huguette') + 2 <= crs.huguette.stack.steps;
}

/** The centre that gains most by one more battalion. */
function neediest(v: Valley, choices: readonly ValleyChoice[]): ValleyChoice | null {
  const danger = threats(v);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of choices) {
    if (choice.do !== 'raise' && choice.do !== 'place') continue;
    const gain = gainBy(v, choice.at, unitOf(v, choice.do === 'place' ? choice.unit : 'bm-1'), danger);
    if (!best || gain > best.gain) best = { choice, gain };
  }
  return best?.choice ?? null;
}

const WORTH_THE_POINT = 0.4; // the first works of a turn cost 1 AP
const TURNS_OF_WORKS = 1.5; // a level serves in more than the next assault
const SOONER_OR_LATER = 0.05; // of a centre's worth: what is behind today is the front tomorrow

/** 16.2 Works behind the front, where supplies can be spared. */
export const planRepair: Plan = (v, prompt) => {
  const danger = threats(v);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'repair' && choice.do !== 'engineer') continue;
    const { fort } = v.crs[choice.cr];
    const levels = Math.min(fortification.max - fort, choice.do === 'engineer' ? 2 : 1);
    const later = (SOONER_OR_LATER * worthOf[choice.cr] * levels) / (1 + fort);
    const gain = TURNS_OF_WORKS * gainByWorks(v, choice.cr, levels, danger) + later;
    if (!best || gain > best.gain) best = { choice, gain };
  }
  if (best && best.gain > rpPrice(v) + (v.paid.works ? 0 : WORTH_THE_POINT)) {
    return { choice: best.choice, why: 'repair' };
  }
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'no-repair' } : null;
};

/** 16.3 The strip is always worth a try, and a point when it helps enough. */
export const planStrip: Plan = (v, prompt) => {
  const dear = prompt.choices.find((choice) => choice.do === 'strip' && choice.rp === 1);
  const free = prompt.choices.find((choice) => choice.do === 'strip' && choice.rp === 0);
  const helps = dear && canSpareRp(v) && stripChance(v, 1) > stripChance(v, 0);
  const choice = helps ? dear : free;
  return choice ? { choice, why: 'strip' } : null;
};

/** Cards 8, 16 and 27: the best battalion, the strongest division. */
export const planUnitForCard: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; worth: number } | null = null;
  for (const choice of prompt.choices) {
    const worth = worthForCard(v, choice);
    if (worth !== null && (!best || worth > best.worth)) best = { choice, worth };
  }
  return best && { choice: best.choice, why: 'best-unit' };
};

function worthForCard(v: Valley, choice: ValleyChoice): number | null {
  if (choice.do === 'weaken') return v.divisions[choice.division].strength;
  if (choice.do === 'restore' || choice.do === 'recover') return moraleFactor(v, unitOf(v, choice.unit));
  return null;
}
