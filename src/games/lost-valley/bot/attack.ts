/** Counter-attacks and raids (chapters 15 and 16.1): only where the middle of the roll promises enough. */
import { sum } from '../../../kernel/rolls';
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { type CrId, divisionIds } from '../data/map';
import { frenchAssaultPlan, whyNotJoinAssault } from '../rules/french-assault';
import { nearestDivisions, raidPlan, whyNotJoinRaid } from '../rules/raids';
import { newSortie } from '../rules/sortie';
import { canReach } from '../rules/support';
import { hasGarrison, isArmor, isArtillery, isInfantry, unitsIn } from '../rules/units';
import { type Sortie, type Unit, unitOf, type Valley } from '../state';
import type { Advice, Plan } from './index';
import { canSpareRp, costsSitrep, holdingValue, threats, worthOf } from './worth';

const MIDDLE = 7; // of two dice
const ASSAULT_FROM = 9.2;
const RAID_FROM = 6.5;

/** 15.1.1 The most valuable centre that can be retaken with good odds; else none. */
export const planAssault: Plan = (v, prompt) => best(v, prompt, 'assault', ASSAULT_FROM, 'assault');

/** 16.1 The weakest works that a well backed raid can better. */
export const planRaid: Plan = (v, prompt) => best(v, prompt, 'raid', RAID_FROM, 'raid');

function best(v: Valley, prompt: ValleyPrompt, kind: 'assault' | 'raid', from: number, why: string): Advice | null {
  let target: { choice: ValleyChoice; worth: number } | null = null;
  for (const choice of prompt.choices) {
    if (choice.do !== kind) continue;
    const force = gather(v, choice.cr, kind);
    if (force.units.length === 0 || middleOf(v, force, kind) < from) continue;
    const worth = kind === 'assault' ? worthOf[choice.cr] : worthOf[choice.cr] / (1 + v.crs[choice.cr].fort);
    if (!target || worth > target.worth) target = { choice, worth };
  }
  if (target) return { choice: target.choice, why };
  const choice = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: `no-${why}` } : null;
}

function middleOf(v: Valley, sortie: Sortie, kind: 'assault' | 'raid'): number {
  const plan = kind === 'assault' ? frenchAssaultPlan(v, sortie) : raidPlan(v, sortie, nearestDivisions[sortie.cr][0]);
  return MIDDLE + sum(plan.modifiers);
}

/** The force this commander would send: enough, and nobody whose leaving opens a centre to the enemy. */
function gather(v: Valley, cr: CrId, kind: 'assault' | 'raid'): Sortie {
  const sortie = newSortie(cr);
  const enough = kind === 'assault' ? ASSAULT_FROM + 1 : RAID_FROM + 0.5;
  const candidates = v.units
    .filter((unit) => isInfantry(unit) || isArmor(unit))
    .sort((a, b) => punch(v, b, kind) - punch(v, a, kind));
  const add = (unit: Unit) => {
    const refused = kind === 'assault' ? whyNotJoinAssault(v, sortie, unit) : whyNotJoinRaid(v, sortie, unit);
    if (!refused && punch(v, unit, kind) > 0) sortie.units.push(unit.id);
  };
  for (const unit of candidates) if (sortie.units.length === 0 || middleOf(v, sortie, kind) < enough) add(unit);
  const paid = kind === 'assault' ? v.paid.assaultFire : v.paid.raidFire;
  if (paid || (canSpareRp(v) && !costsSitrep(v))) {
    for (const gun of v.units) {
      if (middleOf(v, sortie, kind) >= enough) break;
      if (isArtillery(gun) && !gun.disrupted && canReach(v, gun, cr)) sortie.guns.push(gun.id);
    }
  }
  if (kind === 'assault' && v.turn > 1) sortie.air = Math.min(v.asp, 4 - v.casFlown);
  return sortie;
}

function punch(v: Valley, unit: Unit, kind: 'assault' | 'raid'): number {
  const lone = newSortie('huguette');
  lone.units.push(unit.id);
  const plan = kind === 'assault' ? frenchAssaultPlan(v, lone) : raidPlan(v, lone, divisionIds[0]);
  return plan.modifiers.find(({ of }) => of === unit.id)?.value ?? 0;
}

/** 15.1.2, 16.1 Puts together piece by piece what was planned, then goes. */
export const planForce: Plan = (v, prompt) => {
  const sortie = v.sortie;
  if (!sortie) return null;
  const kind = prompt.ask === 'raid-force' ? 'raid' : 'assault';
  const wish = gather(v, sortie.cr, kind);
  const next = prompt.choices.find(
    (choice) =>
      (choice.do === 'join' && wish.units.includes(choice.unit)) ||
      (choice.do === 'support' && wish.guns.includes(choice.unit)) ||
      (choice.do === 'air' && sortie.air < wish.air),
  );
  if (next && middleOf(v, sortie, kind) < (kind === 'assault' ? ASSAULT_FROM + 3 : RAID_FROM + 0.5)) {
    return { choice: next, why: 'join' };
  }
  const go = prompt.choices.find((choice) => choice.do === 'go') ?? next;
  return go ? { choice: go, why: 'go' } : null;
};

/** 15.1.6 Those who took part move in, as long as nothing behind them is opened and the place gains by it. */
export const planOccupation: Plan = (v, prompt) => {
  const cr = v.sortie?.cr;
  if (!cr) return null;
  const danger = threats(v);
  const held = hasGarrison(v, cr);
  let choice: ValleyChoice | null = null;
  let most = 0;
  for (const one of prompt.choices) {
    if (one.do !== 'occupy') continue;
    const unit = unitOf(v, one.unit);
    const from = unit.at as CrId; // only neighbours are offered
    const behind = unitsIn(v, from);
    const there = unitsIn(v, cr);
    const left = behind.filter((other) => other !== unit);
    if (!left.some((other) => isInfantry(other) || isArmor(other))) continue;
    const gain =
      holdingValue(v, cr, [...there, unit], danger[cr]) -
      (held ? holdingValue(v, cr, there, danger[cr]) : 0) +
      holdingValue(v, from, left, danger[from]) -
      holdingValue(v, from, behind, danger[from]);
    if (gain > most) [choice, most] = [one, gain];
  }
  const done = prompt.choices.find((one) => one.do === 'done');
  return choice ? { choice, why: 'occupy' } : done ? { choice: done, why: 'enough' } : null;
};

/** Rerolls: what was below the average is thrown again. */
export const planReroll: Plan = (_v, prompt) => {
  const { table, strengthLost, repulsed } = prompt.about ?? {};
  const poor =
    table === '12' || (table === '10.2' ? repulsed === false : typeof strengthLost === 'number' && strengthLost <= 1);
  const choice = prompt.choices.find((one) => one.do === (poor ? 'reroll' : 'stand'));
  return choice ? { choice, why: poor ? 'reroll' : 'stand' } : null;
};
