/** Counter-attacks and raids (chapters 15 and 16.1): which are worth it, and who goes. */
import { sum } from '../../../kernel/rolls';
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { type CrId, crs } from '../data/map';
import { frenchAssaultPlan, whyNotJoinAssault } from '../rules/french-assault';
import { frenchAssaultOdds } from '../rules/french-assault-odds';
import { oneShotValue } from '../rules/in-force';
import { raidOdds } from '../rules/raid-odds';
import { nearestDivisions, raidPlan, whyNotJoinRaid } from '../rules/raids';
import { newSortie } from '../rules/sortie';
import { canReach } from '../rules/support';
import { assaultFactor, holdsGround, isArtillery, isInfantry, moraleFactor } from '../rules/units';
import { copySortie, type Sortie, type Unit, type Valley } from '../state';
import type { Plan } from './index';
import { type Threats, threats } from './threats';
import {
  canSpareRp,
  gainByWorks,
  rpPrice,
  WORTH_A_MORALE,
  WORTH_A_STEP,
  WORTH_A_STRENGTH,
  WORTH_UNDISRUPTED,
  worthOf,
} from './worth';

type Kind = 'assault' | 'raid';

const MIDDLE = 7; // of two dice
const ENOUGH: Readonly<Record<Kind, number>> = { assault: 13, raid: 9 }; // the middle above which more is wasted
const WORTH_THE_POINT: Readonly<Record<Kind, number>> = { assault: 0.8, raid: 0.5 }; // the first costs 1 AP
const WORTH_ANOTHER = 0.1;
const MISSION_MOST = 4; // 7.2

/** 15.1.1 The centre that is best retaken, where it is worth the point. */
export const planAssault: Plan = (v, prompt) => {
  const target = best(v, prompt, 'assault', (force) => worthOfAssault(v, force));
  const choice = target ?? prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: target ? 'assault' : 'no-assault' } : null;
};

/** 16.1 The works that a well backed raid betters most. */
export const planRaid: Plan = (v, prompt) => {
  const danger = threats(v);
  const target = best(v, prompt, 'raid', (force) => worthOfRaid(v, force, danger));
  const choice = target ?? prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: target ? 'raid' : 'no-raid' } : null;
};

function best(
  v: Valley,
  prompt: ValleyPrompt,
  kind: Kind,
  worthOfSortie: (force: Sortie) => number,
): ValleyChoice | null {
  const paid = kind === 'assault' ? v.paid.assault : v.paid.works;
  let target: ValleyChoice | null = null;
  let most = paid ? WORTH_ANOTHER : WORTH_THE_POINT[kind];
  for (const choice of prompt.choices) {
    if (choice.do !== kind) continue;
    const force = gather(v, choice.cr, kind);
    const worth = force.units.length > 0 ? worthOfSortie(force) : 0;
    if (worth > most) [target, most] = [choice, worth];
  }
  return target;
}

const RETAKEN = 0.2; // of its worth: its works are gone, and it will be assaulted again

function worthOfAssault(v: Valley, force: Sortie): number {
  const odds = frenchAssaultOdds(v, force);
  const { icons, stars } = crs[force.cr];
  const guns = (icons.gun ? 1 : 0) + (icons.flak ? 1 : 0);
  const prize = RETAKEN * worthOf[force.cr] + WORTH_A_MORALE * stars + WORTH_A_STRENGTH * guns;
  return (
    odds.repulsed * prize +
    WORTH_A_STRENGTH * odds.strengthLost +
    WORTH_A_MORALE * odds.cm -
    WORTH_A_STEP * odds.stepsLost -
    WORTH_UNDISRUPTED * (odds.disrupted + odds.gunsDisrupted) -
    (force.guns.length > 0 && !v.paid.assaultFire ? rpPrice(v) : 0)
  );
}

const TURNS_OF_WORKS = 4; // a level won serves in more than the next assault

function worthOfRaid(v: Valley, force: Sortie, danger: Threats): number {
  const odds = raidOdds(v, force);
  return (
    TURNS_OF_WORKS * odds.levels * gainByWorks(v, force.cr, 1, danger) -
    WORTH_A_STEP * odds.stepsLost -
    WORTH_UNDISRUPTED * odds.disrupted -
    (force.guns.length > 0 && !v.paid.raidFire ? rpPrice(v) : 0)
  );
}

/** The force this commander would send: the best units, then air, then guns, until it is enough. All are back by night. */
function gather(v: Valley, cr: CrId, kind: Kind): Sortie {
  const sortie = newSortie(cr);
  const whyNot = kind === 'assault' ? whyNotJoinAssault : whyNotJoinRaid;
  const candidates = v.units
    .filter((unit) => holdsGround(unit) && punch(v, unit, kind) > 0 && !whyNot(v, sortie, unit))
    .sort((a, b) => Number(isInfantry(b)) - Number(isInfantry(a)) || punch(v, b, kind) - punch(v, a, kind));
  if (candidates.length === 0 || (kind === 'raid' && !candidates.some(isInfantry))) return sortie;
  let middle = middleOf(v, sortie, kind);
  for (const unit of candidates) {
    if (sortie.units.length > 0 && middle >= ENOUGH[kind]) return sortie;
    if (whyNot(v, sortie, unit)) continue;
    sortie.units.push(unit.id);
    middle += punch(v, unit, kind);
  }
  if (kind === 'assault' && v.turn > 1) {
    sortie.air = Math.max(0, Math.min(v.asp, MISSION_MOST - v.casFlown, Math.ceil(ENOUGH.assault - middle)));
    middle += sortie.air;
  }
  if (!canSpareRp(v) && !(kind === 'assault' ? v.paid.assaultFire : v.paid.raidFire)) return sortie;
  for (const gun of v.units) {
    if (middle >= ENOUGH[kind]) break;
    const fire = isArtillery(gun) ? (assaultFactor(gun) ?? 0) : 0;
    if (fire <= 0 || !canReach(v, gun, cr)) continue;
    sortie.guns.push(gun.id);
    middle += fire;
  }
  return sortie;
}

/** An assault with all of his plan that can still be added to it, in the order in which it is. */
export function allAdded(v: Valley, sortie: Sortie): Sortie {
  const wish = gather(v, sortie.cr, 'assault');
  const force = copySortie(sortie);
  for (const unit of v.units) {
    if (wish.units.includes(unit.id) && !whyNotJoinAssault(v, force, unit)) force.units.push(unit.id);
  }
  for (const gun of wish.guns) if (!force.guns.includes(gun)) force.guns.push(gun);
  force.air = Math.max(force.air, wish.air);
  return force;
}

function middleOf(v: Valley, sortie: Sortie, kind: Kind): number {
  const plan = kind === 'assault' ? frenchAssaultPlan(v, sortie) : raidPlan(v, sortie, nearestDivisions[sortie.cr][0]);
  return MIDDLE + sum(plan.modifiers);
}

/** What a unit adds to the roll: its assault factor, or on a raid the morale of infantry. */
function punch(v: Valley, unit: Unit, kind: Kind): number {
  return kind === 'raid' && isInfantry(unit) ? moraleFactor(v, unit) : (assaultFactor(unit) ?? 0);
}

const WORTH_A_CARD = 2; // played where so much is wanting

/** 15.1.2, 16.1 Puts together piece by piece what was planned, then goes. */
export const planForce: Plan = (v, prompt) => {
  const { sortie } = v;
  if (!sortie) return null;
  const kind: Kind = prompt.ask === 'raid-force' ? 'raid' : 'assault';
  const wish = gather(v, sortie.cr, kind);
  const next = prompt.choices.find(
    (choice) =>
      (choice.do === 'join' && wish.units.includes(choice.unit)) ||
      (choice.do === 'support' && wish.guns.includes(choice.unit)) ||
      (choice.do === 'air' && sortie.air < wish.air),
  );
  if (next) return { choice: next, why: 'join' };
  const wanting = ENOUGH[kind] - middleOf(v, sortie, kind);
  const table = kind === 'assault' ? '10' : '11';
  const card = prompt.choices.find((choice) => choice.do === 'card' && oneShotValue(choice.card, table) !== null);
  if (card && wanting >= WORTH_A_CARD) return { choice: card, why: 'card-now' };
  const go = prompt.choices.find((choice) => choice.do === 'go');
  return go ? { choice: go, why: 'go' } : null;
};
