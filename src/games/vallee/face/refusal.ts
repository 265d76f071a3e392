/** Why a choice that is not offered is refused: the rule that forbids it, by what the side itself can see. */
import { knownIn } from '../../../kernel/foreign';
import type { Choice, Refusal, Touched } from '../../../kernel/game';
import type { AreaDeed, FireDeed, UnitDeed, ValleeChoice, ValleePrompt } from '../choices';
import { areas } from '../data/areas';
import { entrenchment } from '../data/terrain';
import { units } from '../data/units';
import type { RefusalKey } from '../keys';
import { mayFireGun } from '../rules/artillery';
import { isClosed, mayAttack } from '../rules/battle';
import { commandAllows } from '../rules/command';
import { areaId, areaOf, beside, CENTRAL_FORTRESS, tanksMayEnter } from '../rules/ground';
import { canBeRebuilt } from '../rules/recovery';
import { canReach, inRange } from '../rules/sight';
import { hasRoomFor } from '../rules/stacking';
import { canPay } from '../rules/supply';
import {
  allowanceOf,
  censusOf,
  hasMark,
  idOf,
  inSupply,
  isGun,
  isInfantry,
  isSteady,
  isTank,
  numberOf,
  onMap,
  sideOf,
  stepsOf,
  strengths,
  unitsAt,
} from '../rules/units';
import {
  FIRED,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  holderOf,
  MOVED,
  other,
  SHOT,
  type Side,
  STRATEGIC,
  type Vallee,
} from '../state';

type ValleeRefusal = Refusal<RefusalKey>;

const unitIds = units.map(({ id }) => id);
const areaIds = areas.map(({ id }) => id);

export function refusal(v: Vallee, prompt: ValleePrompt, choice: Choice): ValleeRefusal {
  return reasonFor(v, prompt, choice) ?? { reason: 'not-offered', rule: prompt.rule };
}

function reasonFor(v: Vallee, prompt: ValleePrompt, choice: Choice): ValleeRefusal | null {
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  // A question that knows no such deed refuses it as a whole.
  if (!prompt.choices.some((one) => one.do === choice.do)) return null;
  const unit = numberOf(knownIn(choice, 'unit', unitIds) ?? '');
  const area = areaOf(knownIn(choice, 'area', areaIds) ?? '');
  const to = areaOf(knownIn(choice, 'to', areaIds) ?? '');
  switch (choice.do) {
    case 'move':
      return unit >= 0 && to >= 0 ? whyNotMove(v, prompt, side, unit, to) : null;
    case 'to':
      return v.moving && area >= 0 ? whyNotEnter(v, side, v.moving.unit, area) : null;
    case 'bombard':
    case 'support':
      return unit >= 0 ? whyNotShell(v, prompt, side, unit, targetArea(v, choice)) : null;
    case 'fire':
      return unit >= 0 ? whyNotFire(v, prompt, side, unit, targetArea(v, choice)) : null;
    case 'assault':
      return area >= 0 ? whyNotAssault(v, side, area) : null;
    case 'replace':
      return unit >= 0 ? whyNotReplace(v, prompt, side, unit) : null;
    case 'dig':
      return area >= 0 && (v.trench[area] ?? 0) >= entrenchment.most ? { reason: 'already-dug', rule: '14.4.1' } : null;
    case 'pick':
    case 'lead':
    case 'lose':
    case 'answer':
      return unit >= 0 && prompt.ask !== 'crisis' ? whyNotOwn(v, side, unit, prompt.rule) : null;
    default:
      return null;
  }
}

/** The area that is fired at: it, or the one a unit stands in. */
function targetArea(v: Vallee, choice: Choice): number {
  const unit = knownIn(choice, 'target', unitIds);
  if (unit !== undefined) return v.at[numberOf(unit)] ?? -1;
  const area = knownIn(choice, 'target', areaIds);
  return area === undefined ? CENTRAL_FORTRESS : areaOf(area);
}

function whyNotOwn(v: Vallee, side: Side, unit: number, rule: string): ValleeRefusal | null {
  if (sideOf(unit) !== side) return { reason: 'not-yours', rule };
  return onMap(v, unit) ? null : { reason: 'not-on-map', rule };
}

function whyNotMove(v: Vallee, { ask, rule }: ValleePrompt, side: Side, unit: number, to: number): ValleeRefusal {
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (!isSteady(v, unit)) return { reason: 'disrupted', rule };
  if (ask === 'strategic-move' && !inSupply(v, unit)) return { reason: 'out-of-supply', rule };
  if (allowanceOf(v, unit) === 0) return { reason: 'no-movement', rule: '11.0' };
  if (hasMark(v, unit, STRATEGIC | MOVED)) return { reason: 'moved-already', rule };
  if (ask === 'assault-move' && hasMark(v, unit, FIRED | FLAK_STRATEGIC | FLAK_ASSAULT)) {
    return { reason: 'has-fired', rule };
  }
  return whyNotEnter(v, side, unit, to) ?? { reason: 'too-far', rule };
}

function whyNotEnter(v: Vallee, side: Side, unit: number, to: number): ValleeRefusal | null {
  const census = censusOf(v);
  if (census.holder[to] === holderOf(other(side))) return { reason: 'enemy-there', rule: '11.0' };
  if (isClosed(v, side, to)) return { reason: 'closed', rule: '17.0' };
  if (isTank(unit) && !tanksMayEnter(to)) return { reason: 'no-tanks', rule: '14.1' };
  if (!hasRoomFor(census, unit, to)) return { reason: 'no-room', rule: '11.3' };
  return null;
}

function whyNotShell(v: Vallee, { rule }: ValleePrompt, side: Side, unit: number, area: number): ValleeRefusal | null {
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (!isGun(unit)) return { reason: 'own-weapon', rule: '10.0' };
  if (!isSteady(v, unit)) return { reason: 'disrupted', rule: '10.0' };
  if (!inSupply(v, unit)) return { reason: 'out-of-supply', rule: '10.0' };
  if (hasMark(v, unit, FIRED)) return { reason: 'has-fired', rule: '10.0' };
  if (hasMark(v, unit, STRATEGIC)) return { reason: 'moved-already', rule: '10.0' };
  if (!mayFireGun(v, unit) && !canPay(v, side)) return { reason: 'no-supply', rule: '7.2' };
  if (area < 0) return null;
  if (!inRange(v, unit, area)) return { reason: 'out-of-range', rule: '10.0' };
  if (!canReach(v, unit, area)) return { reason: 'cannot-see', rule: '10.1' };
  return unitsAt(censusOf(v), area).length === 0 ? { reason: 'nobody-there', rule } : null;
}

function whyNotFire(v: Vallee, { rule }: ValleePrompt, side: Side, unit: number, area: number): ValleeRefusal | null {
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (!isSteady(v, unit)) return { reason: 'disrupted', rule };
  if (!isInfantry(unit) && !isTank(unit)) return { reason: 'own-weapon', rule };
  if (hasMark(v, unit, SHOT)) return { reason: 'has-fired', rule };
  if (hasMark(v, unit, STRATEGIC)) return { reason: 'moved-already', rule };
  if (area < 0 || !beside(v.at[unit] ?? -1).some((next) => next.area === area)) return { reason: 'not-beside', rule };
  return commandAllows(v, unit, area) ? null : { reason: 'other-division', rule: '14.7' };
}

function whyNotAssault(v: Vallee, side: Side, area: number): ValleeRefusal {
  const rule = '12.2';
  const census = censusOf(v);
  if (census.holder[area] !== holderOf(other(side))) return { reason: 'nobody-there', rule };
  if (v.stormed[area] === 1) return { reason: 'assaulted-already', rule };
  if (isClosed(v, side, area) || !mayAttack(v, side, area)) return { reason: 'closed', rule: '17.0' };
  return { reason: 'not-beside', rule };
}

function whyNotReplace(v: Vallee, { rule }: ValleePrompt, side: Side, unit: number): ValleeRefusal | null {
  const own = whyNotOwn(v, side, unit, rule);
  if (own) return own;
  if (stepsOf(v, unit) >= (strengths[unit] ?? 0)) return { reason: 'full-strength', rule };
  if (!inSupply(v, unit)) return { reason: 'out-of-supply', rule };
  return canBeRebuilt(v, unit) ? null : { reason: 'cannot-rebuild', rule };
}

const unitDeeds: readonly UnitDeed[] = ['pick', 'answer', 'lead', 'lose', 'replace', 'take'];
const areaDeeds: readonly AreaDeed[] = ['to', 'assault', 'mine', 'commit', 'fill', 'entrench'];
const areaFire: readonly FireDeed[] = ['bombard'];

/** What a hand may try with a counter, at a place, or carrying one there, allowed or not. */
export function tries(
  v: Vallee,
  { choices }: ValleePrompt,
  { place: where, counter }: Touched,
): readonly ValleeChoice[] {
  const kinds = new Set(choices.map((choice) => choice.do));
  const area = where === undefined ? -1 : areaOf(where);
  const unit = counter === undefined ? -1 : numberOf(counter);
  if (counter !== undefined && unit < 0) return [];
  if (unit >= 0 && where !== undefined) return carried(v, choices, kinds, unit, area, where);
  if (unit >= 0) return unitDeeds.filter((deed) => kinds.has(deed)).map((deed) => ({ do: deed, unit: idOf(unit) }));
  if (where === undefined) return [];
  const sorties = choices.filter(
    (choice) => 'target' in choice && !('unit' in choice) && isAt(v, choice.target, where),
  );
  if (area < 0) return sorties;
  return [
    ...areaDeeds.filter((deed) => kinds.has(deed)).map((deed): ValleeChoice => ({ do: deed, area: areaId(area) })),
    ...sorties,
  ];
}

function isAt(v: Vallee, target: string, where: string): boolean {
  const unit = numberOf(target);
  if (unit < 0) return target === where || (where === 'otha' && target.startsWith('otha'));
  const at = v.at[unit] ?? -1;
  return at >= 0 ? areaId(at) === where : where === 'otha';
}

/** A counter brought to a place: it goes there, fires at it or at those in it. */
function carried(
  v: Vallee,
  choices: readonly ValleeChoice[],
  kinds: ReadonlySet<string>,
  unit: number,
  area: number,
  where: string,
): readonly ValleeChoice[] {
  const id = idOf(unit);
  const offered = choices.filter((choice) => {
    if (!('unit' in choice) || choice.unit !== id) return false;
    if ('target' in choice) return choice.target === 'hq' ? area === CENTRAL_FORTRESS : isAt(v, choice.target, where);
    return ('to' in choice && choice.to === where) || ('area' in choice && choice.area === where);
  });
  if (offered.length > 0 || area < 0) return offered;
  const to = areaId(area);
  const others: ValleeChoice[] = [];
  if (kinds.has('move')) others.push({ do: 'move', unit: id, to });
  for (const deed of areaFire) if (kinds.has(deed)) others.push({ do: deed, unit: id, target: to });
  if (kinds.has('fire')) {
    const [target] = unitsAt(censusOf(v), area);
    if (target !== undefined) others.push({ do: 'fire', unit: id, target: idOf(target) });
  }
  return others;
}
