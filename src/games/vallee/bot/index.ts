/** A sensible player for either side: one look at the position, no search. It calibrates the game and gives the hints. */
import type { ValleeAdvice, ValleePrompt } from '../choices';
import type { AskKey } from '../keys';
import type { Side, Vallee } from '../state';
import { planEffort, planFlak, planFly, planLoad, planMissions, planSendAway, planSupport, planWaive } from './air';
import {
  planAssault,
  planBloodbath,
  planFinalFire,
  planFire,
  planForce,
  planLead,
  planLoss,
  planRetreat,
} from './fights';
import { planBombard, planCounter, planCounterSupport, planOpportunity } from './guns';
import { planAssaultMove, planMarch, planMarchStep } from './movement';
import { ending } from './pick';
import {
  planCrisis,
  planDig,
  planEnter,
  planMine,
  planReplace,
  planSetUp,
  planStack,
  planTry,
  planUnpaid,
} from './weeks';

export type Plan = (v: Vallee, prompt: ValleePrompt, side: Side) => ValleeAdvice | null;

const plans: Readonly<Record<AskKey, Plan>> = {
  'setup-french': planSetUp,
  'setup-vm': planSetUp,
  'setup-air': planFly,
  crisis: planCrisis,
  'unpaid-vm': planUnpaid,
  'unpaid-french': planUnpaid,
  'otha-enter': planEnter,
  'air-ground': planSendAway,
  'air-max': planEffort,
  'air-away-transports': planSendAway,
  'air-away-others': planSendAway,
  'air-waive': planWaive,
  'air-away-any': planSendAway,
  'air-load': planLoad,
  'bombard-vm': planBombard,
  'mine-engineers': planMine,
  'mine-return': planMine,
  'bombard-french': planBombard,
  'counter-bombard': planCounter,
  'air-missions': planMissions,
  'aa-strategic': planFlak,
  'otha-exit': planTry,
  'strategic-move': planMarch,
  'strategic-step': planMarchStep,
  opportunity: planOpportunity,
  'counter-opportunity': planCounter,
  stack: planStack,
  'assault-move': planAssaultMove,
  'support-active': planSupport,
  'support-other': planSupport,
  'counter-support': planCounterSupport,
  'aa-assault': planFlak,
  'fire-defender': planFire,
  'fire-attacker': planFire,
  assault: planAssault,
  'assault-force': planForce,
  'final-fire': planFinalFire,
  'new-lead': planLead,
  'defend-lead': planLead,
  loss: planLoss,
  bloodbath: planBloodbath,
  retreat: planRetreat,
  'replace-french': planReplace,
  'replace-vm': planReplace,
  dig: planDig,
};

export function bot(v: Vallee, prompt: ValleePrompt): ValleeAdvice {
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  return plans[prompt.ask](v, prompt, side) ?? ending(prompt, 'go-on');
}
