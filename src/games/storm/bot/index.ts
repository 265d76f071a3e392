/** A sensible player for either side: one look at the position, no search. It calibrates the game and gives the hints. */
import { goOn, type Plans, type WhyNot } from '../../../kernel/bot';
import type { StormAdvice, StormPrompt } from '../choices';
import type { AskKey, WhyKey } from '../keys';
import type { Side, Storm } from '../state';
import { planCards, planReaction } from './cards';
import { planDamage, planLoss } from './damage';
import { planArrival, planSupply } from './end-phase';
import { planForce, planImpulse, planMoveUnits, planStep, planTarget } from './impulse';
import { sideIn } from './rash';

export type Plan = (v: Storm, prompt: StormPrompt, side: Side) => StormAdvice | null;

const plans: Plans<AskKey, Plan> = {
  impulse: planImpulse,
  'counter-form': (_v, { choices: [choice] }) => (choice ? { choice, why: 'counter-attack' } : null),
  'fire-target': planTarget,
  'assault-target': planTarget,
  'counter-target': planTarget,
  'card-target': planTarget,
  'card-from': planTarget,
  'shaft-assault': planTarget,
  'shaft-entry': planTarget,
  'fire-force': planForce,
  'assault-force': planForce,
  'counter-force': planForce,
  'counter-move': planForce,
  'shaft-force': planForce,
  advance: planForce,
  rally: planForce,
  infiltrators: planForce,
  'sap-work': planForce,
  'move-units': planMoveUnits,
  'move-step': planStep,
  'react-assault': planReaction,
  'react-fire': planReaction,
  'react-barrage': planReaction,
  'react-entry': planReaction,
  'react-works': planReaction,
  'react-air': planReaction,
  giap: planReaction,
  reroll: planReaction,
  damage: planDamage,
  retreat: planDamage,
  'assault-loss': planLoss,
  'thai-spent': planLoss,
  'thai-lost': planLoss,
  'rats-unit': planLoss,
  raider: planLoss,
  'hand-limit': planCards,
  'go-on': planCards,
  discard: planCards,
  'supply-before': planSupply,
  'supply-after': planSupply,
  'supply-marker': planSupply,
  'night-drop': planSupply,
  'night-drop-area': planSupply,
  place: planArrival,
  volunteers: planSupply,
  'volunteer-units': planSupply,
  bid: planSupply,
};

/** What ends a question without spending anything. */
const ends = ['go', 'decline', 'stop', 'pass'] as const;
const whyNot: WhyNot<AskKey, WhyKey> = { 'go-on': 'keep-card' };

export function bot(v: Storm, prompt: StormPrompt): StormAdvice {
  return plans[prompt.ask]?.(v, prompt, sideIn(prompt)) ?? goOn(prompt, ends, whyNot);
}
