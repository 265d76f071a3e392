/** Support, losses, retreats and stacking (chapter 12). */
import type { ValleyChoice } from '../choices';
import type { CrId } from '../data/map';
import { moraleFactor, stepsOf, unitsIn } from '../rules/units';
import { vmAssaultOdds, withSupport } from '../rules/vm-assault-odds';
import { unitOf, type Valley, type VmAssault } from '../state';
import type { Plan } from './index';
import { canSpareRp, costsSitrep, holdingValue, threats, worthOf } from './worth';

const WORTH_A_GUN = 0.35; // what a gun must add, in points of worth
const WORTH_OPENING_FIRE = 1.2; // and the first one, which costs 1 AP and 1 RP
const WORTH_AIR = 0.1;
const WORTH_A_CARD = 1.5;

/** 12.3.5.1 Each piece of support goes where it saves most; the first gun must be worth its price. */
export const planSupport: Plan = (v, prompt) => {
  const assault = v.assaults.find((one) => !one.over);
  if (!assault) return null;
  const now = stake(v, assault);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'air' && choice.do !== 'support' && choice.do !== 'card') continue;
    const after = withSupport(v, assault, choice);
    const gain = stake(after.v, after.assault) - now - price(v, choice);
    if (choice.do === 'air' && gain < elsewhere(v, assault)) continue;
    if (gain > 0 && (!best || gain > best.gain)) best = { choice, gain };
  }
  if (best) return { choice: best.choice, why: best.choice.do === 'air' ? 'support-air' : 'support-guns' };
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'no-support' } : null;
};

/** What an assault leaves us, in points of worth: the centre, our steps, their Strength. */
function stake(v: Valley, assault: VmAssault): number {
  const odds = vmAssaultOdds(v, assault);
  return worthOf[assault.cr] * odds.held - 0.8 * odds.stepsLost + 0.4 * odds.strengthLost + odds.cm;
}

function price(v: Valley, choice: ValleyChoice): number {
  if (choice.do === 'air') return WORTH_AIR;
  if (choice.do === 'card') return WORTH_A_CARD;
  if (v.paid.defensiveFire) return WORTH_A_GUN;
  return canSpareRp(v) && !costsSitrep(v) ? WORTH_OPENING_FIRE : WORTH_OPENING_FIRE * 2;
}

/** What a point of air support would save in the assaults still to come. */
function elsewhere(v: Valley, assault: VmAssault): number {
  let most = 0;
  for (const other of v.assaults) {
    if (other.over || other === assault) continue;
    const gain = stake(v, { ...other, air: other.air + 1 }) - stake(v, other);
    most = Math.max(most, gain - WORTH_AIR);
  }
  return v.asp > 1 ? most / 2 : most;
}

/** 12.3.5.2 Among equals the one that is worn already. */
export const planLoss: Plan = (v, prompt) => {
  const choices = prompt.choices.filter((choice) => choice.do === 'lose');
  const choice = choices.find((one) => one.do === 'lose' && unitOf(v, one.unit).disrupted) ?? choices[0];
  return choice ? { choice, why: 'lose-worn' } : null;
};

/** 12.3.5.2 Into the neighbour that needs them most and has room; a weak unit makes room for a strong one. */
export const planRetreat: Plan = (v, prompt) => {
  const danger = threats(v);
  let best: { choice: ValleyChoice; gain: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== 'retreat') continue;
    const unit = unitOf(v, choice.unit);
    const gain = gainOf(v, choice.to, unit.id, danger) + stepsOf(unit) + 0.1 * moraleFactor(v, unit);
    if (!best || gain > best.gain) best = { choice, gain };
  }
  const choice = best?.choice ?? prompt.choices[0];
  return choice ? { choice, why: 'retreat' } : null;
};

function gainOf(v: Valley, to: CrId, id: (typeof v.units)[number]['id'], danger: ReturnType<typeof threats>): number {
  const there = unitsIn(v, to);
  return holdingValue(v, to, [...there, unitOf(v, id)], danger[to]) - holdingValue(v, to, there, danger[to]);
}

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
