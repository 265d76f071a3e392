/** 15.1.1 to 15.1.4, 16.1 A French assault or raid is put together piece by piece; nothing is paid for before it goes. */

import { recordOf } from '../../../kernel/record';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import type { CrId } from '../data/map';
import type { TableId } from '../data/tables';
import { unitIds } from '../data/units';
import type { AskKey } from '../keys';
import { type Paid, type Sortie, type Unit, unitOf, type Valley, withRp } from '../state';
import { ask } from './ask';
import { playableOneShots, playOneShot } from './cards';
import { reviewControl } from './centres';
import { canFlyCas, canReach, flyCas } from './support';
import { canSpend, change } from './tracks';
import { artillery, isArmor, isArtillery, isInfantry, isOnMap, stepsOf, unitsById } from './units';

/** What an assault and a raid do differently. */
export interface SortieKind {
  readonly ask: AskKey;
  readonly rule: string;
  readonly fireRule: string;
  /** The table whose one-shot cards may be put on it. */
  readonly table: TableId;
  /** What the 1 RP for the guns of the whole phase is written down as. */
  readonly fire: 'assaultFire' | 'raidFire';
  readonly byAir: boolean;
  readonly stake: 'retake' | 'raid';
  /** Whether a unit stands where it can take part; most do not, and need no reason why not. */
  isNear(unit: Unit, cr: CrId): boolean;
  whyNotJoin(v: Valley, sortie: Sortie, unit: Unit): ValleyRefusal | null;
  isReady(v: Valley, sortie: Sortie): boolean;
}

/** 15.1.1, 16.1 A sortie with nobody in it yet. */
export function newSortie(cr: CrId): Sortie {
  return { cr, units: [], air: 0, guns: [], cards: [] };
}

const go: ValleyChoice = { do: 'go' };
const air: ValleyChoice = { do: 'air' };
// Constant choices, so that long lists cost nothing to make.
const join = recordOf(unitIds, (unit): ValleyChoice => ({ do: 'join', unit }));
const support = recordOf(unitIds, (unit): ValleyChoice => ({ do: 'support', unit }));

/**
 * 15.1.2 to 15.1.4, 16.1 Adds units, guns, air and cards until the player says go (true) or calls this one off (false):
 * then nothing is spent.
 */
export function* assemble(v: Valley, sortie: Sortie, kind: SortieKind): Rules<boolean> {
  for (;;) {
    const choice = yield* ask(v, kind.ask, () => ({
      side: 'french',
      ask: kind.ask,
      rule: kind.rule,
      choices: sortieChoices(v, sortie, kind),
      about: { cr: sortie.cr, units: sortie.units.slice(), guns: sortie.guns.slice(), air: sortie.air },
      scene: { is: 'place', place: sortie.cr, stake: kind.stake },
      resumable: true,
    }));
    switch (choice?.do) {
      case 'join':
        sortie.units.push(choice.unit);
        break;
      case 'support':
        sortie.guns.push(choice.unit);
        break;
      case 'air':
        sortie.air++;
        break;
      case 'card':
        sortie.cards.push(choice.card);
        break;
      case 'go':
        for (const card of sortie.cards) yield* playOneShot(v, card);
        return true;
      default:
        return false;
    }
  }
}

function sortieChoices(v: Valley, sortie: Sortie, kind: SortieKind): ValleyChoice[] {
  const choices: ValleyChoice[] = [];
  for (const unit of v.units) {
    if (!unit.used && kind.isNear(unit, sortie.cr) && !kind.whyNotJoin(v, sortie, unit)) choices.push(join[unit.id]);
  }
  for (const gun of artillery(v)) if (!whyNotSupport(v, sortie, gun, kind)) choices.push(support[gun.id]);
  if (kind.byAir && canFlyCas(v, sortie.air)) choices.push(air);
  for (const card of playableOneShots(v, kind.table, armorIn(v, sortie) > 0)) {
    if (!sortie.cards.includes(card)) choices.push({ do: 'card', card });
  }
  if (kind.isReady(v, sortie)) choices.push(go);
  choices.push(done);
  return choices;
}

/** 15.1.4, 16.1 Why a gun cannot support; null where it can. */
export function whyNotSupport(v: Valley, sortie: Sortie, unit: Unit, kind: SortieKind): ValleyRefusal | null {
  if (!isArtillery(unit)) return { reason: 'no-gun', rule: kind.fireRule };
  if (unit.used) return { reason: 'used', rule: kind.fireRule };
  if (sortie.guns.includes(unit.id)) return { reason: 'already-in', rule: kind.fireRule };
  if (!canReach(v, unit, sortie.cr))
    return { reason: 'out-of-range', rule: v.options.includes('19.2') ? '19.2' : '2.2.5' };
  if (!v.paid[kind.fire] && !canSpend(v, 'rp')) return { reason: 'no-rp', rule: kind.fireRule };
  return null;
}

/** 15.1.2 Infantry steps that take part. */
export function infantryStepsIn(v: Valley, sortie: Sortie): number {
  let steps = 0;
  for (const id of sortie.units) {
    const unit = unitOf(v, id);
    if (isInfantry(unit)) steps += stepsOf(unit);
  }
  return steps;
}

/** 15.1.2 Platoons of armor that take part. */
export function armorIn(v: Valley, sortie: Sortie): number {
  let armor = 0;
  for (const id of sortie.units) if (isArmor(unitOf(v, id))) armor++;
  return armor;
}

/** 2.5.2, 15.1.4 The position in which the dice will fall: the guns' RP, paid by then, may change the SITREP. */
export function afterFirePaid(v: Valley, sortie: Sortie, fire: keyof Paid): Valley {
  return sortie.guns.length > 0 && !v.paid[fire] ? withRp(v, v.rp - 1) : v;
}

/** 15.1.3, 15.1.4, 16.1 What was allotted is spent: the RP of the phase's first guns, and the air points. */
export function commit(v: Valley, sortie: Sortie, kind: SortieKind): void {
  if (sortie.guns.length > 0 && !v.paid[kind.fire]) {
    v.paid[kind.fire] = true;
    change(v, 'rp', -1, 'spent', kind.ask);
  }
  for (const gun of unitsById(v, sortie.guns)) {
    gun.used = true;
    v.events.push({ is: 'support', unit: gun.id, cr: sortie.cr });
  }
  for (let flown = 0; flown < sortie.air; flown++) flyCas(v, sortie.cr);
}

/** 2.2.1.1 The centres whose last infantry and armor did not come back belong to nobody. */
export function reviewOrigins(v: Valley, origins: readonly CrId[]): void {
  for (const cr of origins) reviewControl(v, cr);
}

/** 15.1.2 The centres units come from. */
export function originsOf(units: readonly Unit[]): CrId[] {
  const origins: CrId[] = [];
  for (const unit of units) if (isOnMap(unit) && !origins.includes(unit.at)) origins.push(unit.at);
  return origins;
}
