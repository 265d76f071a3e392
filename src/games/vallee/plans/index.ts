/**
 * Questions with many choices of a kind, filled in by a fixed order that has a name: an order of filling, never advice.
 * The rules know nothing of it.
 */

import type { Choice, Touched } from '../../../kernel/game';
import type { OutlookLine, Plan, Plans } from '../../../kernel/plans';
import type { ValleeChoice, ValleePrompt } from '../choices';
import { against } from '../face/against';
import type { ValleeTypes } from '../index';
import type { AskKey } from '../keys';
import type { Side, Vallee } from '../state';
import { dropOutlook, flakOutlook, fly, likeAir, loads, missions, sendAway, shots } from './air';
import { bestShots, leads, lossOutlook, nextTarget, stepsToLose, togetherBack } from './fights';
import {
  answerOutlook,
  answers,
  areShaken,
  batteriesAt,
  counterOutlook,
  countersOf,
  facing,
  ledger,
  seenAcross,
  shellOutlook,
  supportAt,
  supportKept,
} from './guns';
import { sorties } from './sorties';
import { passes, wayOutlook, waysOf } from './ways';
import {
  crisisOutlook,
  digging,
  digOutlook,
  overland,
  overlandOutlook,
  restored,
  shakiest,
  unpaid,
  unpaidOutlook,
} from './weeks';

export type ValleePlan = Plan<ValleeChoice>;

export const plans: Plans<ValleeTypes> = {
  of(v, prompt, touched) {
    if (touched.place !== undefined && touched.counter === undefined) return atPlace(v, prompt, touched.place);
    if (touched.counter !== undefined) return prompt.ask === 'strategic-move' ? waysOf(v, prompt, touched.counter) : [];
    const all = atQuestion(v, prompt).map((plan): ValleePlan => (plan.beside ? plan : { ...plan, lasts: 'question' }));
    return everyWeek.has(prompt.ask) ? all : all.map((plan) => ({ ...plan, passing: true }));
  },
  like: sameOne,
  stops: areShaken,
  tasks: sorties,
  over: seenAcross,
  facing,
  against,
  outlook(v, prompt, choices) {
    const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
    if (prompt.ask === 'strategic-move') return wayOutlook(v, choices);
    const own = choices.flatMap((choice) => ownOf(prompt, choice));
    return [...comesTo(v, prompt, own), ...(pays(prompt) ? ledger(v, side, own) : [])];
  },
};

/** What comes again every week, so that last week's answer and plans that are kept serve. */
const everyWeek: ReadonlySet<AskKey> = new Set([
  'otha-enter',
  'air-ground',
  'air-away-transports',
  'air-away-others',
  'air-away-any',
  'air-load',
  'bombard-vm',
  'bombard-french',
  'air-missions',
  'aa-strategic',
  'dig',
]);

function atPlace(v: Vallee, prompt: ValleePrompt, place: NonNullable<Touched['place']>): readonly ValleePlan[] {
  switch (prompt.ask) {
    case 'bombard-vm':
    case 'bombard-french':
      return batteriesAt(v, prompt, place);
    case 'support-active':
    case 'support-other':
      return supportAt(v, prompt, place);
    default:
      return [];
  }
}

function atQuestion(v: Vallee, prompt: ValleePrompt): readonly ValleePlan[] {
  switch (prompt.ask) {
    case 'setup-air':
      return fly(v, prompt);
    case 'crisis':
      return shakiest(v, prompt);
    case 'unpaid-vm':
    case 'unpaid-french':
      return unpaid(v, prompt);
    case 'otha-enter':
      return overland(v, prompt);
    case 'air-ground':
    case 'air-away-transports':
    case 'air-away-others':
    case 'air-away-any':
      return sendAway(v, prompt);
    case 'air-load':
      return loads(v);
    case 'air-missions':
      return missions(v, prompt);
    case 'aa-strategic':
    case 'aa-assault':
      return shots(v, prompt);
    case 'counter-bombard':
    case 'counter-opportunity':
    case 'opportunity':
      return answers(v, prompt);
    case 'counter-support':
      return countersOf(v, prompt);
    // A target is touched first; only last week's stand beside the question.
    case 'bombard-vm':
    case 'bombard-french':
      return [{ key: 'all-batteries', choices: [], beside: true }];
    case 'support-active':
    case 'support-other':
      return supportKept(v, prompt);
    case 'loss':
      return stepsToLose(v, prompt);
    case 'fire-defender':
    case 'fire-attacker':
    case 'final-fire':
      return bestShots(v, prompt);
    case 'new-lead':
    case 'defend-lead':
      return leads(v, prompt);
    case 'retreat':
      return togetherBack(v, prompt);
    case 'replace-french':
      return restored(v, prompt, 'french');
    case 'replace-vm':
      return restored(v, prompt, 'viet-minh');
    case 'dig':
      return digging(v, prompt);
    case 'strategic-move':
      return [passes];
    // R75 Half after half, as long as nothing was done in this one.
    case 'assault-move':
      return prompt.choices.some((choice) => choice.do === 'pass') ? [passes] : [];
    default:
      return [];
  }
}

/** The same choice, where it is offered; else one of the same kind with another transport, aircraft or target. */
function sameOne(v: Vallee, prompt: ValleePrompt, choice: Choice): ValleeChoice | null {
  const [same] = ownOf(prompt, choice);
  return same ?? likeAir(prompt, choice) ?? nextTarget(v, prompt, choice);
}

function ownOf(prompt: ValleePrompt, choice: Choice): ValleeChoice[] {
  const text = JSON.stringify(choice);
  return prompt.choices.filter((one) => one === choice || JSON.stringify(one) === text).slice(0, 1);
}

function comesTo(v: Vallee, prompt: ValleePrompt, choices: readonly ValleeChoice[]): readonly OutlookLine[] {
  switch (prompt.ask) {
    case 'otha-enter':
      return overlandOutlook(v, prompt, choices);
    case 'crisis':
      return crisisOutlook(v, choices);
    case 'unpaid-vm':
    case 'unpaid-french':
      return unpaidOutlook(v, choices);
    case 'dig':
      return digOutlook(v, choices);
    case 'air-missions':
      return dropOutlook(v, choices);
    case 'aa-strategic':
    case 'aa-assault':
      return flakOutlook(v, choices);
    case 'bombard-vm':
    case 'bombard-french':
      return shellOutlook(v, choices);
    case 'counter-bombard':
    case 'counter-opportunity':
      return answerOutlook(v, prompt, choices);
    case 'counter-support':
      return counterOutlook(v, choices);
    case 'loss':
      return lossOutlook(v, prompt, choices);
    default:
      return [];
  }
}

/** Questions in which shots are paid for. */
function pays({ ask }: ValleePrompt): boolean {
  return ['bombard', 'counter', 'support', 'opportunity'].some((kind) => ask.startsWith(kind));
}
