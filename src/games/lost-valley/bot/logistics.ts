/** Cards, air missions, supply and morale (chapters 5 to 10). */
import type { ValleyChoice } from '../choices';
import * as tracks from '../data/tracks';
import { dasChance } from '../rules/air';
import { drm } from '../rules/tracks';
import type { Valley } from '../state';
import type { Plan } from './index';
import { strongestFirst } from './worth';

/** Reserve cards whose moment is as soon as possible; the others wait for a fight that needs them. */
const AT_ONCE: readonly number[] = [8, 10, 11, 14, 15, 16];
const MORALE_WANTED = 12; // below it the nurse and the feast are worth more now than later

export const planCard: Plan = (v, prompt) => {
  for (const choice of prompt.choices) {
    if (choice.do === 'discard') continue;
    if (choice.do === 'play')
      return AT_ONCE.includes(choice.card) && isWanted(v, choice.card)
        ? { choice, why: 'card-now' }
        : keep(prompt.choices);
    if (choice.do === 'card' && isWanted(v, choice.card)) return { choice, why: 'card-now' };
  }
  const done = prompt.choices.find((choice) => choice.do === 'done');
  const discard = prompt.choices.find((choice) => choice.do === 'discard');
  if (done) return { choice: done, why: 'go-on' };
  return discard ? { choice: discard, why: 'hand-full' } : null;
};

function keep(choices: readonly ValleyChoice[]) {
  const choice = choices.find((one) => one.do === 'keep');
  return choice ? ({ choice, why: 'card-later' } as const) : null;
}

function isWanted(v: Valley, card: number): boolean {
  if (card === 16 || card === 14) return v.cm <= MORALE_WANTED;
  if (card === 10) return v.ap <= 2;
  return AT_ONCE.includes(card);
}

const SUPPRESS_UNTIL = 13; // later the flak no longer matters for the turns that are left
const FLAK_LOW = 2;
const ROLLS = 3;

/** 7.2 Three suppressions of one point each, single deep strikes while the flak is weak, the rest for close support. */
export const planAir: Plan = (v, prompt) => {
  const suppress = prompt.choices.find((choice) => choice.do === 'sead' && choice.asp === 1);
  if (suppress && v.turn <= SUPPRESS_UNTIL && v.aaa > FLAK_LOW && v.sead.length < ROLLS) {
    return { choice: suppress, why: 'suppress-flak' };
  }
  if (drm(tracks.aaa, v.aaa) >= -1) {
    for (const division of strongestFirst(v)) {
      const strike = prompt.choices.find((choice) => choice.do === 'das' && choice.division === division);
      if (strike && !v.das.includes(division) && dasChance(v, division, 1) >= 0.4)
        return { choice: strike, why: 'deep-strike' };
    }
  }
  const done = prompt.choices.find((choice) => choice.do === 'done');
  return done ? { choice: done, why: 'keep-for-assaults' } : null;
};

const RATION_BELOW = 10;
const MORALE_KEPT = 9;

/** 9.1.1 Short of supplies and in good heart: tighten the belts. */
export const planRation: Plan = (v, prompt) => {
  const wish = v.rp <= RATION_BELOW ? Math.max(0, Math.min(3, v.cm - MORALE_KEPT)) : 0;
  const choice = prompt.choices.find((one) => one.do === 'ration' && one.cm === wish);
  return choice ? { choice, why: wish > 0 ? 'ration' : 'no-ration' } : null;
};

/** 9.1.2 Troops are worth more than a point of supply, unless there is nothing left to eat. */
export const planDelay: Plan = (v, prompt) => {
  const starving = v.rp <= 3;
  const choice = prompt.choices.find((one) => (starving ? one.do === 'delay' : one.do === 'done'));
  return choice ? { choice, why: starving ? 'delay' : 'land-now' } : null;
};

/** 10.1 Morale is kept where it costs no modifier. */
export const planBoost: Plan = (v, prompt) => {
  const wish = Math.max(0, Math.min(3, MORALE_KEPT - v.cm, v.rp - 9));
  const choice = prompt.choices.find((one) => one.do === 'boost' && one.rp === wish);
  return choice ? { choice, why: wish > 0 ? 'boost' : 'no-boost' } : null;
};
