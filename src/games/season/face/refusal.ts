/** Why a choice that is not offered is refused: the rule that forbids it, by what the side itself can see. */
import { knownIn } from '../../../kernel/foreign';
import type { Choice, Refusal, Touched } from '../../../kernel/game';
import {
  atPlace,
  byDeed,
  moveTo,
  type PlaceDeed,
  type SeasonChoice,
  type SeasonPrompt,
  type UnitDeed,
} from '../choices';
import {
  beside,
  crZones,
  encirclable,
  isBase,
  isPa,
  isZone,
  kinds,
  pasIn,
  place,
  placeId,
  placeIds,
} from '../data/places';
import { digging, stacking } from '../data/tables';
import { units } from '../data/units';
import type { RefusalKey } from '../keys';
import { strandsTank } from '../rules/control';
import { anyAt, countAt, fullSteps, idOf, infantryAt, isTank, numberOf, sideOf } from '../rules/pieces';
import { digCost, digSites, hasRoomInBase, isOpenZone } from '../rules/trenches';
import { ENGAGED, other, type Season, type Side, sideIn } from '../state';

type SeasonRefusal = Refusal<RefusalKey>;

export function refusal(v: Season, prompt: SeasonPrompt, choice: Choice): SeasonRefusal {
  return reasonFor(v, prompt, choice) ?? { reason: 'not-offered', rule: prompt.rule };
}

const unitIds = units.map(({ id }) => id);

function reasonFor(v: Season, prompt: SeasonPrompt, choice: Choice): SeasonRefusal | null {
  const side = sideIn(prompt.side);
  const unit = numberOf(knownIn(choice, 'unit', unitIds) ?? '');
  const at = place(knownIn(choice, 'place', placeIds) ?? '');
  const to = place(knownIn(choice, 'to', placeIds) ?? '');
  // A question that knows no such deed refuses it as a whole.
  if (!prompt.choices.some((one) => one.do === choice.do)) return null;
  switch (choice.do) {
    case 'move':
      return unit >= 0 && to >= 0 ? whyNotMove(v, prompt, side, unit, to) : null;
    case 'attack':
      return unit >= 0 && at >= 0 ? whyNotAttack(v, side, unit, at) : null;
    case 'dig':
      return at >= 0 ? whyNotDig(v, at) : null;
    case 'scout':
      return at >= 0 ? whyNotScout(v, at) : null;
    case 'barrage':
      return at >= 0 ? whyNotShell(v, side, at) : null;
    case 'target':
      return at >= 0 && (!isPa(at) || v.control[at] === 'french')
        ? { reason: 'nothing-there', rule: '6.2.1' }
        : { reason: 'out-of-reach', rule: '6.2.1' };
    case 'lose':
    case 'disorganize':
    case 'pick':
      return unit >= 0 ? whyNotBear(side, unit, prompt.rule) : null;
    case 'replace':
    case 'engage':
    case 'leave':
    case 'return':
    case 'break-off':
      return unit >= 0 ? whyNotDo(v, side, choice.do, unit, prompt.rule) : null;
    default:
      return null;
  }
}

/** Whether it is one's own and on the map: of a piece of the other side nothing more is said. */
function whyNotOwn(v: Season, side: Side, unit: number, rule: string): SeasonRefusal | null {
  if (sideOf(unit) !== side) return { reason: 'not-yours', rule };
  return (v.at[unit] ?? -1) < 0 ? { reason: 'not-on-map', rule } : null;
}

function whyNotMove(
  v: Season,
  { ask, rule }: SeasonPrompt,
  side: Side,
  unit: number,
  to: number,
): SeasonRefusal | null {
  if (sideOf(unit) !== side) return { reason: 'not-yours', rule };
  if (ask === 'drop' || ask === 'replace') return null;
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (v.moved[unit] === 1) return { reason: 'moved-already', rule };
  if (v.disorganized[unit] === 1) return { reason: 'disorganized', rule: '0.1' };
  if (isPa(to) && anyAt(v, to, other(side))) return { reason: 'enemy-there', rule };
  if (side === 'french') {
    if (isBase(to)) return { reason: 'base-french', rule: '0.2' };
    if (isTank(unit) && isPa(to) && infantryAt(v, to).length === 0) return { reason: 'tank-alone', rule: '6.2.7' };
    if (strandsTank(v, unit)) return { reason: 'leaves-tank', rule: '6.2.7' };
    return { reason: 'too-far', rule };
  }
  if (isPa(to) && countAt(v, to, side) >= stacking.battalions) return { reason: 'three-pieces', rule: '1.4' };
  if (isZone(to) && !isOpenZone(v, to)) return { reason: 'no-trench', rule: '4.2.3' };
  if (ask === 'assault-move' && v.face[unit] !== ENGAGED) return { reason: 'not-engaged', rule: '5.1' };
  if (isBase(to) && !hasRoomInBase(v, to, unit)) return { reason: 'base-full', rule: '1.4' };
  return { reason: 'too-far', rule };
}

function whyNotAttack(v: Season, side: Side, unit: number, at: number): SeasonRefusal | null {
  const rule = side === 'french' ? '6.2.3' : '5.5';
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (v.attacks.some((attack) => attack.units.includes(unit))) return { reason: 'already-in', rule };
  if (side === 'viet-minh' && v.face[unit] !== ENGAGED) return { reason: 'not-engaged', rule: '5.1' };
  if (side === 'viet-minh' && v.reeducated && v.fatigued[unit] === 1) return { reason: 'barred', rule: '1.5' };
  return anyAt(v, at, other(side)) ? { reason: 'out-of-reach', rule } : { reason: 'nothing-there', rule };
}

/** 3.1 What keeps a level from being dug. */
function whyNotDig(v: Season, at: number): SeasonRefusal | null {
  const rule = '3.1';
  const open = isZone(at) ? kinds[at] === 'peripheral' : encirclable[at] === true && v.control[at] === 'french';
  if (!open || digSites(v).includes(at)) return null;
  if ((v.trench[at] ?? 0) >= digging.most) return { reason: 'trench-full', rule };
  return digCost(at) > v.digging ? { reason: 'points-short', rule } : { reason: 'no-chain', rule };
}

/** 6.1 What keeps a zone from being scouted. */
function whyNotScout(v: Season, at: number): SeasonRefusal | null {
  const rule = '6.1';
  if (!isZone(at) || kinds[at] !== 'peripheral') return null;
  if (v.scouted.includes(at)) return { reason: 'scouted-already', rule };
  const manned = crZones.filter((zone) => (pasIn[zone] ?? []).some((pa) => anyAt(v, pa, 'french')));
  return manned.some((zone) => beside[at]?.includes(zone)) ? null : { reason: 'not-beside', rule };
}

function whyNotShell(v: Season, side: Side, at: number): SeasonRefusal {
  const rule = side === 'french' ? '6.2.2' : '5.2';
  if (v.munitions[side] === 0) return { reason: 'no-guns', rule };
  if (v.shots.some((shot) => shot.at === at)) return { reason: 'named-already', rule };
  return anyAt(v, at, other(side)) ? { reason: 'out-of-reach', rule } : { reason: 'nothing-there', rule };
}

function whyNotBear(side: Side, unit: number, rule: string): SeasonRefusal {
  if (sideOf(unit) !== side) return { reason: 'not-yours', rule };
  return isTank(unit) ? { reason: 'tank-bears-nothing', rule } : { reason: 'not-among', rule };
}

function whyNotDo(v: Season, side: Side, deed: UnitDeed, unit: number, rule: string): SeasonRefusal | null {
  if (sideOf(unit) !== side) return { reason: side === 'french' ? 'not-yours' : 'french-only', rule };
  if (deed === 'return') return null;
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  const whole = v.steps[unit] === fullSteps[unit];
  if (whole && (deed === 'replace' || deed === 'leave')) return { reason: 'full-strength', rule };
  return null;
}

const placeDeeds: readonly PlaceDeed[] = ['dig', 'scout', 'barrage', 'target', 'assault', 'hide', 'call-off', 'siege'];
const unitDeeds: readonly UnitDeed[] = [
  'replace',
  'return',
  'leave',
  'engage',
  'pick',
  'disorganize',
  'lose',
  'break-off',
];

/** What a hand may try with a counter, at a place, or carrying one there, allowed or not. */
export function tries(
  v: Season,
  { choices, side }: SeasonPrompt,
  { place: where, counter }: Touched,
): readonly SeasonChoice[] {
  const kinds = new Set(choices.map((choice) => choice.do));
  const at = where === undefined ? -1 : place(where);
  const unit = counter === undefined ? -1 : numberOf(counter);
  if (counter !== undefined && unit < 0) return [];
  if (unit >= 0 && at >= 0) {
    const attack: SeasonChoice = { do: 'attack', unit: idOf(unit), place: placeId(at) };
    const move = moveTo(unit, at);
    return [...(kinds.has(move.do) ? [move] : []), ...(kinds.has('attack') ? [attack] : [])];
  }
  if (unit >= 0) return unitDeeds.filter((deed) => kinds.has(deed)).map((deed) => byDeed(deed, unit));
  if (at < 0) return [];
  const here = choices.filter((choice) => (choice.do === 'fire' || choice.do === 'strike') && choice.place === where);
  const deeds = placeDeeds.filter((deed) => kinds.has(deed) && !(deed === 'assault' && v.control[at] === side));
  return [...deeds.map((deed) => atPlace(deed, at)), ...here];
}
