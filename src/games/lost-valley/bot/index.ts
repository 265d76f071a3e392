/** A sensible French commander: one look at the position, no search. It calibrates the game and gives the hints. */
import { goOn, type Plans, type WhyNot } from '../../../kernel/bot';
import type { ValleyAdvice, ValleyPrompt } from '../choices';
import type { AskKey, WhyKey } from '../keys';
import type { Valley } from '../state';
import { cardForNow, planDiscard, planDrawn } from './cards';
import { planLoss, planRetreat, planStacking, planSupport } from './defence';
import { planOccupation, planReroll } from './exploitation';
import { planAir, planBoost, planDelay, planRation } from './logistics';
import { planMove } from './movement';
import { planAssault, planForce, planRaid } from './sorties';
import { planArrival, planRepair, planStrip, planUnitForCard } from './works';

export type Plan = (v: Valley, prompt: ValleyPrompt) => ValleyAdvice | null;

const plans: Plans<AskKey, Plan> = {
  event: planDrawn,
  reserve: null,
  discard: planDiscard,
  missions: planAir,
  ration: planRation,
  delay: planDelay,
  boost: planBoost,
  support: planSupport,
  lose: planLoss,
  retreat: planRetreat,
  stacking: planStacking,
  move: planMove,
  assault: planAssault,
  'assault-force': planForce,
  occupy: planOccupation,
  raid: planRaid,
  'raid-force': planForce,
  reroll: planReroll,
  repair: planRepair,
  strip: planStrip,
  land: planArrival,
  raise: planArrival,
  place: planArrival,
  hasten: planArrival,
  restore: planUnitForCard,
  recover: planUnitForCard,
  weaken: planUnitForCard,
};

const whyNot: WhyNot<AskKey, WhyKey> = { reserve: 'card-later' };

export function bot(v: Valley, prompt: ValleyPrompt): ValleyAdvice {
  const advice = cardForNow(v, prompt.choices) ?? plans[prompt.ask]?.(v, prompt);
  return advice ?? goOn(prompt, ['done', 'stand'], whyNot);
}
