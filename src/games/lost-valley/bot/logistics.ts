/** Air missions, supply and morale (chapters 7 to 10). */
import { mean } from '../../../kernel/odds';
import type { ValleyChoice } from '../choices';
import * as tracks from '../data/tracks';
import { dasChance } from '../rules/air';
import { rpOdds } from '../rules/resources';
import { drm } from '../rules/tracks';
import type { Plan } from './index';
import { strongestFirst } from './worth';

const SUPPRESS_UNTIL = 13; // later the flak no longer matters for the turns that are left
const FLAK_LOW = 2;
const ROLLS = 4;
const FLAK_WEAK = -1; // the modifier up to which deep strikes get through
const STRIKE_FROM = 0.4;

/** 7.2 Suppressions of one point each, single deep strikes while the flak is weak, the rest for close support. */
export const planAir: Plan = (v, prompt) => {
  const suppress = prompt.choices.find((choice) => choice.do === 'sead' && choice.asp === 1);
  if (suppress && v.turn <= SUPPRESS_UNTIL && v.aaa > FLAK_LOW && v.sead.length < ROLLS) {
    return { choice: suppress, why: 'suppress-flak' };
  }
  if (drm(tracks.aaa, v.aaa) >= FLAK_WEAK) {
    for (const division of strongestFirst(v)) {
      const strike = prompt.choices.find((choice) => choice.do === 'das' && choice.division === division);
      if (strike && !v.das.includes(division) && dasChance(v, division, 1) >= STRIKE_FROM)
        return { choice: strike, why: 'deep-strike' };
    }
  }
  const done = prompt.choices.find((choice) => choice.do === 'done');
  return done ? { choice: done, why: 'keep-for-assaults' } : null;
};

/** How likely a level is to sink by 0, 1, 2... before it can be looked after again. */
const CM_SINKS = [0.25, 0.2, 0.25, 0.15, 0.15] as const;
const RP_SINKS = [0.4, 0.2, 0.2, 0.1, 0.1] as const;
const RUIN = -8; // below 1 the game is lost
const A_POINT_OF_CM = 0.05;
const A_POINT_OF_RP = 0.08; // it can still become a point of morale
const RATIONED = 0.15; // hunger brings less than a point for a point

/** What a level is good for: the modifiers it is likely to give, and the fear of ruin. */
function ease(track: tracks.Track, level: number, sinks: readonly number[]): number {
  return sinks.reduce((good, chance, by) => good + chance * (level - by < 1 ? RUIN : drm(track, level - by)), 0);
}

/** Morale and resources together: neither may run out, and neither should cross a step of its track. */
function balance(cm: number, rp: number): number {
  return ease(tracks.cm, cm, CM_SINKS) + A_POINT_OF_CM * cm + ease(tracks.rp, rp, RP_SINKS) + A_POINT_OF_RP * rp;
}

/** 9.1.1 Belts are tightened as far as it betters the balance. */
export const planRation: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; good: number; cm: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'ration') continue;
    const { cm } = choice;
    const good = mean(rpOdds(v, cm, v.delayed), (rp) => balance(v.cm - cm, rp)) - RATIONED * cm;
    if (!best || good > best.good) best = { choice, good, cm };
  }
  return best && { choice: best.choice, why: best.cm > 0 ? 'ration' : 'no-ration' };
};

/** 9.1.2 Troops are worth more than a point of supply, unless there is nothing left to eat. */
export const planDelay: Plan = (v, prompt) => {
  const starving = v.rp <= STARVING;
  const choice = prompt.choices.find((one) => (starving ? one.do === 'delay' : one.do === 'done'));
  return choice ? { choice, why: starving ? 'delay' : 'land-now' } : null;
};

const STARVING = 3;

/** 10.1 Supplies become morale as far as it betters the balance. */
export const planBoost: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; good: number; rp: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'boost') continue;
    const { rp } = choice;
    const good = balance(v.cm + rp, v.rp - rp);
    if (!best || good > best.good) best = { choice, good, rp };
  }
  return best && { choice: best.choice, why: best.rp > 0 ? 'boost' : 'no-boost' };
};
