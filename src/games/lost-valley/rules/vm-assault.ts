/** 12.3 Viet Minh Assault Phase. */
import { recordOf } from '../../../kernel/record';
import { closes, opens } from '../../../kernel/tale';
import { done, type Rules, type ValleyChoice } from '../choices';
import type { CrId } from '../data/map';
import { type FrenchCasualties, vmAssault, vmAssaultFrenchCasualties, vmAssaultVmCasualties } from '../data/tables';
import { unitIds } from '../data/units';
import type { Modifier, RollPlan } from '../rolls';
import { type Unit, unitOf, type Valley, type VmAssault } from '../state';
import { ask } from './ask';
import { playableOneShots, playOneShot } from './cards';
import { capture, fightFor, isEncircled } from './centres';
import { rollOn } from './checks';
import { cardModifiers, inForce } from './in-force';
import { checkDisruption, counterBattery, disruptAll, loseSteps, maybeRetreat } from './losses';
import { enforceStacking } from './stacking';
import { canFlyCas, canReach, flyCas } from './support';
import { canSpend, change, changeStrength, sitrepModifier } from './tracks';
import { artillery, dataOf, defenseFactor, hasGarrison, unitsById, unitsIn } from './units';
import { selectTargets } from './vm-targets';

const FIRST_TURN = 1;

/** 12.3, 12.3.5 All targets are selected before the first assault; then each is carried through, one after the other. */
export function* vmAssaultPhase(v: Valley): Rules {
  if (v.assaults.length === 0 && !inForce(v, 'noVmAssault')) {
    v.assaults = selectTargets(v);
    if (v.assaults.length > 0) {
      const assaults = v.assaults.map((assault) => forcesOf(v, assault));
      const plans = assaults.map(({ division, cr, ...forces }) => ({ by: division, place: cr, ...forces }));
      opens(v, { is: 'fights', by: 'viet-minh', plans });
      v.events.push({ is: 'targets', assaults });
    }
  }
  for (const assault of v.assaults) {
    if (assault.over) continue;
    const { division, cr } = assault;
    opens(v, { is: 'fight', kind: 'assault', by: division, from: division, place: cr });
    yield* commitSupport(v, assault);
    yield* resolve(v, assault);
    closes(v, 'fight', hasGarrison(v, cr) ? 'holds' : 'falls');
    assault.over = true;
  }
  closes(v, 'fights');
  yield* enforceStacking(v);
}

/** 12.3.5.2 What speaks for the attack and for the defence before any support is given. */
function forcesOf(v: Valley, assault: VmAssault) {
  const { division, cr } = assault;
  const values = vmAssaultModifiers(v, assault).map(({ value }) => value);
  const sum = (side: 1 | -1) => values.reduce((all, value) => all + Math.max(0, side * value), 0);
  return { division, cr, attack: sum(-1), defence: sum(1) };
}

const air: ValleyChoice = { do: 'air' };
const supportBy = recordOf(unitIds, (unit): ValleyChoice => ({ do: 'support', unit }));

/** 12.3.5.1 Air and artillery are committed point by point and gun by gun, and a card may be put on the assault. */
function* commitSupport(v: Valley, assault: VmAssault): Rules {
  for (;;) {
    const choice = yield* ask(v, 'support', () => {
      const choices = supportFor(v, assault);
      if (choices.length === 0) return null;
      choices.push(done);
      const about = { division: assault.division, cr: assault.cr };
      const scene = fightFor(v, assault.division, assault.cr, 'hold');
      return { side: 'french', ask: 'support', rule: '12.3.5.1', choices, about, scene, resumable: true };
    });
    if (choice?.do === 'air') {
      flyCas(v, assault.cr);
      assault.air++;
    } else if (choice?.do === 'support') {
      fire(v, assault, unitOf(v, choice.unit));
    } else if (choice?.do === 'card') {
      yield* playOneShot(v, choice.card);
      assault.cards.push(choice.card);
    } else {
      return;
    }
  }
}

function supportFor(v: Valley, assault: VmAssault): ValleyChoice[] {
  const choices: ValleyChoice[] = playableOneShots(v, '9', false).map((card) => ({ do: 'card', card }));
  if (canFlyCas(v)) choices.push(air);
  if (!canFireInDefence(v)) return choices;
  for (const gun of artillery(v)) {
    if (canReach(v, gun, assault.cr) && !isAssaulted(v, gun)) choices.push(supportBy[gun.id]);
  }
  return choices;
}

/** 12.3.5.1 1 AP and 1 RP open fire for the whole phase; not on Turn One, nor without the gunners' commander (card 2). */
function canFireInDefence(v: Valley): boolean {
  if (v.turn === FIRST_TURN || inForce(v, 'noDefArtillery')) return false;
  return v.paid.defensiveFire || (v.ap > 0 && canSpend(v, 'rp'));
}

/** 12.3.5.1 Guns in a centre assaulted in this phase defend themselves and support nobody, before or after. */
function isAssaulted(v: Valley, unit: Unit): boolean {
  return v.assaults.some(({ cr }) => cr === unit.at);
}

/** 12.3.5.1 A gun gives support: paid for with the first, used from now on. */
function fire(v: Valley, assault: VmAssault, gun: Unit): void {
  if (!v.paid.defensiveFire) {
    v.paid.defensiveFire = true;
    change(v, 'ap', -1, 'spent', 'defensive-fire');
    change(v, 'rp', -1, 'spent', 'defensive-fire');
  }
  gun.used = true;
  assault.guns.push(gun.id);
  v.events.push({ is: 'support', unit: gun.id, cr: assault.cr });
}

/** 12.3.5.2 What the roll on Table 9 adds up. */
export function vmAssaultModifiers(v: Valley, assault: VmAssault): Modifier[] {
  const { division, cr } = assault;
  const rule = '12.3.5.2';
  const modifiers: Modifier[] = [sitrepModifier(v)];
  for (const unit of unitsIn(v, cr)) {
    modifiers.push({ cause: 'defense', of: unit.id, rule, value: defenseFactor(unit) });
  }
  if (assault.air > 0) modifiers.push({ cause: 'air', rule, value: assault.air * vmAssault.drm.perAsp });
  for (const gun of unitsById(v, assault.guns)) {
    modifiers.push({ cause: 'support', of: gun.id, rule, value: defenseFactor(gun) });
  }
  modifiers.push({ cause: 'fort', of: cr, rule, value: v.crs[cr].fort });
  if (isEncircled(v, cr))
    modifiers.push({ cause: 'encircled', of: cr, rule: '12.2.1', value: vmAssault.drm.encircled });
  modifiers.push({ cause: 'strength', of: division, rule, value: -v.divisions[division].strength });
  modifiers.push(...cardModifiers(v, '9', cr, assault.cards));
  return modifiers;
}

/** 12.3.5.2 The roll on Table 9, for the throw and for its odds. */
export function vmAssaultPlan(v: Valley, assault: VmAssault): RollPlan {
  const modifiers = vmAssaultModifiers(v, assault);
  return { name: 'vm-assault', rule: '12.3.5.2', of: assault.cr, dice: vmAssault.dice, modifiers };
}

/** 12.3.5.2 What a column of Table 9 and the cards add on a casualties table. */
export function casualtiesModifiers(v: Valley, table: '9.1' | '9.2', cr: CrId, column: number): Modifier[] {
  return [{ cause: 'table', of: '9', rule: '12.3.5.2', value: column }, ...cardModifiers(v, table, cr)];
}

/** 12.3.5.2 The assault: losses of both sides, and who holds the centre then. */
function* resolve(v: Valley, assault: VmAssault): Rules {
  const { division, cr } = assault;
  v.events.push({ is: 'vm-assault', division, cr });
  v.divisions[division].assaulted = true;
  const result = rollOn(v, '9', vmAssault, vmAssaultPlan(v, assault));
  opens(v, { is: 'answer', by: 'french' });
  const losses = rollOn(v, '9.1', vmAssaultFrenchCasualties, {
    name: 'french-casualties',
    rule: '12.3.5.2',
    of: cr,
    dice: vmAssaultFrenchCasualties.dice,
    modifiers: casualtiesModifiers(v, '9.1', cr, result.french),
  });
  yield* frenchCasualties(v, assault, losses);
  closes(v, 'answer');
  yield* vmCasualties(v, assault, result.vm);
  const held = hasGarrison(v, cr);
  if (!held) capture(v, cr, division, 'assault');
  v.events.push({ is: 'vm-assault-over', division, cr, held });
}

/** 12.3.5.2 Steps first, then disruption of all units there, counter-battery fire and retreats. */
function* frenchCasualties(v: Valley, { cr }: VmAssault, losses: FrenchCasualties): Rules {
  const defenders = unitsIn(v, cr);
  yield* loseSteps(v, defenders, losses.steps, 'assault');
  if (losses.disrupt === 'check') checkDisruption(v, defenders, 'assault');
  if (losses.disrupt === 'all') disruptAll(v, defenders, 'assault');
  if (losses.counterBattery || inForce(v, 'counterBatteryAlways')) counterBattery(v, gunsOfThePhase(v));
  if (losses.retreat) yield* maybeRetreat(v, cr, defenders);
}

/** 12.3.5.2 Every gun that has given support in this phase, whichever assault it was for. */
function gunsOfThePhase(v: Valley): Unit[] {
  const guns: Unit[] = [];
  for (const assault of v.assaults) for (const id of assault.guns) guns.push(unitOf(v, id));
  return guns;
}

/** 12.3.5.2 Rolled whether or not the centre falls. Flak in it (it is there until the capture) may have it rolled again. */
function* vmCasualties(v: Valley, { division, cr }: VmAssault, column: number): Rules {
  const roll = () =>
    rollOn(v, '9.2', vmAssaultVmCasualties, {
      name: 'vm-casualties',
      rule: '12.3.5.2',
      of: division,
      dice: vmAssaultVmCasualties.dice,
      modifiers: casualtiesModifiers(v, '9.2', cr, column),
    });
  let losses = roll();
  if (hasFlak(v, cr)) {
    const { strengthLost, cm } = losses;
    const choice = yield* ask(v, 'reroll', () => ({
      side: 'french',
      ask: 'reroll',
      rule: '12.3.5.2',
      choices: [{ do: 'reroll' }, { do: 'stand' }],
      about: { table: '9.2', column, division, cr, strengthLost, cm },
      scene: fightFor(v, division, cr, 'hold'),
    }));
    if (choice?.do === 'reroll') losses = roll();
  }
  changeStrength(v, division, -losses.strengthLost, 'casualties', cr);
  if (losses.cm > 0) change(v, 'cm', losses.cm, 'casualties', division);
}

/** 2.3.1.6 1 GAACEO defends the centre. */
export function hasFlak(v: Valley, cr: CrId): boolean {
  for (const unit of v.units) if (unit.at === cr && dataOf(unit).kind === 'aaa') return true;
  return false;
}
