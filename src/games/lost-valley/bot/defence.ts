/** Support, losses, retreats and stacking (chapter 12). */
import { sum } from '../../../kernel/rolls';
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { oneShotValue } from '../rules/in-force';
import { canReach } from '../rules/support';
import { defenseFactor, moraleFactor, stepsOf, unitsIn } from '../rules/units';
import { casualtiesModifiers, vmAssaultModifiers } from '../rules/vm-assault';
import { type Unit, unitOf, type Valley, type VmAssault } from '../state';
import type { Plan } from './index';
import { stand, strengthToll } from './stand';
import { threats } from './threats';
import { gainBy, rpPrice, WORTH_A_STEP, WORTH_A_STRENGTH, worthOf } from './worth';

const WORTH_AIR = 0.05; // what a point of air support must add, in points of worth
const WORTH_A_GUN = 0.1; // what a gun must add: counter-battery fire may silence it
const WORTH_OPENING_FIRE = 0.7; // what all guns together must add for 1 AP, beside the price of 1 RP
const WORTH_A_CARD = 1.5;
const MISSION_MOST = 4; // 7.2

/** An assault to come: what it leaves us by the support it is given. */
interface Fight {
  readonly assault: VmAssault;
  readonly stake: (given: number) => number;
}

/** 12.3.5.1 Air and guns are shared out over all assaults to come, so that each goes where it saves most. */
export const planSupport: Plan = (v, prompt) => {
  const fights = v.assaults.filter(({ over }) => !over).map((assault) => fightOf(v, assault));
  const fight = fights[0];
  if (!fight) return null;
  const air = prompt.choices.find((choice) => choice.do === 'air');
  if (air && airFor(fight, fights, Math.min(v.asp, MISSION_MOST - v.casFlown)) > 0) {
    return { choice: air, why: 'support-air' };
  }
  const gun = gunFor(v, fight, fights, gunsOffered(v, prompt));
  const support = gun && prompt.choices.find((choice) => choice.do === 'support' && choice.unit === gun.id);
  if (support) return { choice: support, why: 'support-guns' };
  for (const choice of prompt.choices) {
    const value = choice.do === 'card' ? (oneShotValue(choice.card, '9') ?? 0) : 0;
    if (value > 0 && fight.stake(value) - fight.stake(0) > WORTH_A_CARD) return { choice, why: 'card-now' };
  }
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'no-support' } : null;
};

function fightOf(v: Valley, assault: VmAssault): Fight {
  const { cr } = assault;
  const modifier = sum(vmAssaultModifiers(v, assault));
  const french = sum(casualtiesModifiers(v, '9.1', cr, 0));
  const vm = sum(casualtiesModifiers(v, '9.2', cr, 0));
  const units = unitsIn(v, cr);
  const stake = (given: number) => {
    const { fall, stepsLost } = stand(v, units, modifier + given, french);
    return worthOf[cr] * (1 - fall) - WORTH_A_STEP * stepsLost + WORTH_A_STRENGTH * strengthToll(modifier + given, vm);
  };
  return { assault, stake };
}

/** How many points of air support one of the assaults gets, if several together may go where they save most. */
function airFor(one: Fight, fights: readonly Fight[], points: number): number {
  const given = new Map<Fight, number>();
  let left = points;
  while (left > 0) {
    let best: { fight: Fight; points: number; each: number } | null = null;
    for (const fight of fights) {
      const before = given.get(fight) ?? 0;
      for (let more = 1; more <= left; more++) {
        const each = (fight.stake(before + more) - fight.stake(before)) / more;
        if (each > WORTH_AIR && (!best || each > best.each)) best = { fight, points: more, each };
      }
    }
    if (!best) break;
    given.set(best.fight, (given.get(best.fight) ?? 0) + best.points);
    left -= best.points;
  }
  return given.get(one) ?? 0;
}

function gunsOffered(v: Valley, prompt: ValleyPrompt): Unit[] {
  return prompt.choices
    .flatMap((choice) => (choice.do === 'support' ? [unitOf(v, choice.unit)] : []))
    .filter((gun) => defenseFactor(gun) > 0)
    .sort((a, b) => defenseFactor(b) - defenseFactor(a));
}

/** The gun that one of the assaults gets next; before the first, all together must be worth opening fire. */
function gunFor(v: Valley, one: Fight, fights: readonly Fight[], guns: readonly Unit[]): Unit | null {
  const given = new Map<Fight, number>();
  let first: Unit | null = null;
  let total = 0;
  for (const gun of guns) {
    let best: { fight: Fight; gain: number } | null = null;
    for (const fight of fights) {
      if (!canReach(v, gun, fight.assault.cr)) continue;
      const before = given.get(fight) ?? 0;
      const gain = fight.stake(before + defenseFactor(gun)) - fight.stake(before) - WORTH_A_GUN;
      if (!best || gain > best.gain) best = { fight, gain };
    }
    if (!best || best.gain <= 0) continue;
    given.set(best.fight, (given.get(best.fight) ?? 0) + defenseFactor(gun));
    total += best.gain;
    if (best.fight === one) first ??= gun;
  }
  return v.paid.defensiveFire || total > WORTH_OPENING_FIRE + rpPrice(v) ? first : null;
}

/** 12.3.5.2 Among equals the one that is worn already. */
export const planLoss: Plan = (v, prompt) => {
  const choices = prompt.choices.filter((choice) => choice.do === 'lose');
  const choice = choices.find((one) => one.do === 'lose' && unitOf(v, one.unit).disrupted) ?? choices[0];
  return choice ? { choice, why: 'lose-worn' } : null;
};

/** 12.3.5.2 Into the neighbour that needs them most and has room; the strong first, the weak may find none. */
export const planRetreat: Plan = (v, prompt) => {
  const danger = threats(v);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'retreat') continue;
    const unit = unitOf(v, choice.unit);
    const gain = gainBy(v, choice.to, unit, danger) + stepsOf(unit) + 0.1 * moraleFactor(v, unit);
    if (!best || gain > best.gain) best = { choice, gain };
  }
  const choice = best?.choice ?? prompt.choices.find((one) => one.do === 'reduce');
  return choice ? { choice, why: 'retreat' } : null;
};

/** 2.2.1.3 Give up the step that is worth least. */
export const planStacking: Plan = (v, prompt) => {
  let best: { choice: ValleyChoice; cost: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'reduce' && choice.do !== 'remove') continue;
    const unit = unitOf(v, choice.unit);
    const steps = choice.do === 'reduce' ? 1 : stepsOf(unit);
    const cost = steps * (2 + moraleFactor(v, unit));
    if (!best || cost < best.cost) best = { choice, cost };
  }
  return best ? { choice: best.choice, why: 'stacking' } : null;
};
