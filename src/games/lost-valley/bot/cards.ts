/** When a reserve card is played, kept or given up (chapters 5 and 6). */
import type { ValleyAdvice, ValleyChoice } from '../choices';
import { type CardNumber, cards } from '../data/cards';
import type { Valley } from '../state';
import type { Plan } from './index';

/** From the one that is kept longest to the one that is given up first. */
const DEAREST: readonly CardNumber[] = [42, 16, 8, 15, 10, 1, 12, 14, 11];

const MORALE_WANTED = 12; // up to it the nurse and the feast do good now
const POINTS_ENOUGH = 2;

/** Cards whose moment is as soon as they can do something; the others wait for a fight that needs them. */
const wanted: Readonly<Partial<Record<CardNumber, (v: Valley) => boolean>>> = {
  8: () => true,
  10: (v) => pointsComing(v) <= POINTS_ENOUGH,
  11: () => true,
  14: (v) => v.cm <= MORALE_WANTED,
  15: () => true,
  16: (v) => v.cm <= MORALE_WANTED,
};

/** 5.2 The points of the card drawn, and the one saved. */
function pointsComing(v: Valley): number {
  const ap = v.drawn === null ? 0 : cards[v.drawn].ap;
  return v.savedAp + (ap === '1d3' ? POINTS_ENOUGH : ap);
}

/** 5.5, 5.6 A card of the hand that is best played at this question, whatever is asked. */
export function cardForNow(v: Valley, choices: readonly ValleyChoice[]): ValleyAdvice | null {
  if (v.hand.length === 0) return null;
  const choice = choices.find((one) => one.do === 'card' && wanted[one.card]?.(v));
  return choice ? { choice, why: 'card-now' } : null;
}

/** 5.5 The reserve card drawn. */
export const planDrawn: Plan = (v, prompt) => {
  const play = prompt.choices.find((choice) => choice.do === 'play' && wanted[choice.card]?.(v));
  if (play) return { choice: play, why: 'card-now' };
  const keep = prompt.choices.find((choice) => choice.do === 'keep');
  return keep ? { choice: keep, why: 'card-later' } : null;
};

/** 6.1 Nothing is given up that may be kept. */
export const planDiscard: Plan = (_v, prompt) => {
  const done = prompt.choices.find((choice) => choice.do === 'done');
  if (done) return { choice: done, why: 'card-later' };
  let choice: ValleyChoice | null = null;
  let least = -1;
  for (const one of prompt.choices) {
    if (one.do !== 'discard' || DEAREST.indexOf(one.card) <= least) continue;
    choice = one;
    least = DEAREST.indexOf(one.card);
  }
  return choice ? { choice, why: 'hand-full' } : null;
};
