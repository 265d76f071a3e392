/** Why a choice that is not offered is refused: the rule that forbids it, so that every refusal can be explained. */
import { knownIn } from '../../../kernel/foreign';
import type { Choice, Touched } from '../../../kernel/game';
import { made, play, type StormChoice, type StormPrompt, type StormRefusal, stop } from '../choices';
import { areaNumbers, type Side } from '../data/areas';
import { type CardId, cards, kinds } from '../data/cards';
import { stackLimit, trenchLimit, unitsPerLevel } from '../data/constants';
import { units } from '../data/units';
import { assaultTargets, trenchAllows } from '../rules/assault';
import { kindOf } from '../rules/cards';
import { costOf } from '../rules/damage';
import { fireTargets } from '../rules/fire';
import { whyNotStep } from '../rules/movement';
import { adjacent, countIn, freshIn, isArmor, isFresh, isRed, numberOf, sideOf } from '../rules/units';
import { other, type Storm } from '../state';

export function refusal(v: Storm, prompt: StormPrompt, choice: Choice): StormRefusal {
  return reasonFor(v, prompt, choice) ?? { reason: 'not-offered', rule: prompt.rule };
}

function reasonFor(v: Storm, prompt: StormPrompt, choice: Choice): StormRefusal | null {
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  const area = knownIn(choice, 'area', areaNumbers) ?? 0;
  const unit = numberOf(knownIn(choice, 'unit', unitIds) ?? '');
  const card = knownIn(choice, 'card', cardIds);
  switch (choice.do) {
    case 'move':
    case 'fire':
    case 'sap':
    case 'assault':
      return prompt.ask === 'impulse' && area > 0 ? whyNotAct(v, side, choice.do, area) : null;
    case 'to':
      return area > 0 ? whyNotTo(v, prompt, side, area) : null;
    case 'pick':
      return unit >= 0 ? whyNotPick(v, side, unit) : null;
    case 'spend':
    case 'retreat':
    case 'remove':
      return unit >= 0 && prompt.ask === 'damage' ? whyNotSuffer(v, choice.do, unit) : null;
    case 'place':
      return area > 0 ? whyNotPlace(v, side, area) : null;
    case 'play':
      return card ? whyNotPlay(v, side, card) : null;
    default:
      return null;
  }
}

function whyNotAct(v: Storm, side: Side, action: string, area: number): StormRefusal | null {
  const fresh = freshIn(v, area, side).length;
  if (action === 'sap') {
    if (side === 'french') return { reason: 'viet-minh-only', rule: '9.0' };
    if (v.control[area] !== 'viet-minh') return { reason: 'not-controlled', rule: '9.0' };
    if ((v.trench[area] ?? 0) >= trenchLimit) return { reason: 'trench-full', rule: '9.0' };
    return fresh < unitsPerLevel ? { reason: 'two-fresh-units', rule: '9.0' } : null;
  }
  if (action === 'assault' && side === 'french') return { reason: 'viet-minh-only', rule: '10.0' };
  if (fresh === 0) return { reason: 'no-fresh-unit', rule: '6.1' };
  if (action === 'move') return { reason: 'no-way', rule: '7.0' };
  if (action === 'fire') return fireTargets(v, side, area).length === 0 ? { reason: 'no-target', rule: '8.1' } : null;
  if (!trenchAllows(v, area)) return { reason: 'trench-too-low', rule: '10.0' };
  return assaultTargets(v, area).length === 0 ? { reason: 'no-garrison-near', rule: '10.0' } : null;
}

function whyNotTo(v: Storm, { ask }: StormPrompt, side: Side, area: number): StormRefusal | null {
  const { action } = v;
  if (ask === 'retreat') return whyNotRetreat(v, side, area);
  if (!action) return null;
  if (ask === 'move-step') return whyNotStep(v, side, action.units, v.at[action.units[0] ?? 0] ?? 0, area);
  if (ask === 'fire-target') {
    if (area !== action.from && !adjacent(action.from, area)) return { reason: 'not-adjacent', rule: '8.1' };
    return countIn(v, area, other(side)) === 0 ? { reason: 'no-target', rule: '8.1' } : null;
  }
  if (ask !== 'assault-target') return null;
  if (!adjacent(action.from, area)) return { reason: 'not-adjacent', rule: '10.0' };
  if (v.control[area] !== 'french' || countIn(v, area, 'french') === 0) return { reason: 'no-garrison', rule: '10.0' };
  return countIn(v, area, 'viet-minh') >= stackLimit ? { reason: 'nine-units', rule: '10.0' } : null;
}

function whyNotRetreat(v: Storm, side: Side, area: number): StormRefusal {
  if (v.control[area] !== side) return { reason: 'retreat-not-own', rule: '8.4.2' };
  if (countIn(v, area, side) >= stackLimit) return { reason: 'nine-units', rule: '8.4.2' };
  return { reason: 'retreat-fewest', rule: '8.4.2' };
}

function whyNotPick(v: Storm, side: Side, unit: number): StormRefusal | null {
  if (sideOf(unit) !== side) return { reason: 'not-yours', rule: '6.1' };
  if (v.action?.units.includes(unit)) return { reason: 'already-in', rule: '6.1' };
  if (!isFresh(v, unit)) return { reason: 'spent', rule: '6.1' };
  if (v.action && v.action.from > 0 && v.at[unit] !== v.action.from) return { reason: 'other-area', rule: '6.1' };
  return v.action?.is === 'move' && isArmor(unit) ? { reason: 'armor-river', rule: '7.0' } : null;
}

/** 8.4.1 Points may not be thrown away, nor more be spent than there are. */
function whyNotSuffer(v: Storm, result: 'spend' | 'retreat' | 'remove', unit: number): StormRefusal | null {
  const { damage } = v;
  if (!damage) return null;
  if (!damage.units.includes(unit)) return { reason: 'not-hit', rule: '8.4' };
  if (result === 'spend' && !isFresh(v, unit)) return { reason: 'spent', rule: '8.4' };
  if (costOf(isFresh(v, unit), result) > damage.points) return { reason: 'points-short', rule: '8.4' };
  return { reason: 'points-wasted', rule: '8.4.1' };
}

function whyNotPlace(v: Storm, side: Side, area: number): StormRefusal {
  if (side === 'french' && isRed(area)) return { reason: 'closed-to-french', rule: '7.0' };
  if (countIn(v, area, side) >= stackLimit) return { reason: 'nine-units', rule: '12.3' };
  if (v.control[area] === side) return { reason: 'not-offered', rule: '12.3' };
  if (side === 'french') return { reason: 'not-controlled', rule: '12.3' };
  const empty = countIn(v, area, 'french') + countIn(v, area, 'viet-minh') === 0;
  return empty ? { reason: 'not-linked', rule: '12.3' } : { reason: 'not-controlled', rule: '12.3' };
}

function whyNotPlay(v: Storm, side: Side, card: CardId): StormRefusal {
  const { fromTurn = 1 } = kinds[kindOf(card)];
  if (!v.cards[side].hand.includes(card)) return { reason: 'not-in-hand', rule: '5.2' };
  if (v.turn < fromTurn) return { reason: 'too-early', rule: '5.2' };
  return { reason: 'not-its-window', rule: '5.2' };
}

/** What a side can do with the units of an area or with a card, allowed or not. */
export function tries(
  _v: Storm,
  { ask, side, choices }: StormPrompt,
  { place, card, counter }: Touched,
): readonly StormChoice[] {
  if (card !== undefined) {
    const id = cards.find((one) => one.id === card)?.id;
    const discards = choices.some((choice) => choice.do === 'discard');
    return id ? [discards ? { do: 'discard', card: id } : play(id)] : [];
  }
  const area = areaNumbers.find((number) => `${number}` === place) ?? 0;
  if (counter !== undefined) return triesOfCounter(choices, counter, area);
  if (area === 0) return [];
  if (ask !== 'impulse') return choices.some((choice) => choice.do === 'to') ? [made.to[area] ?? stop] : [];
  const deeds = side === 'french' ? frenchDeeds : vietMinhDeeds;
  return deeds.flatMap((deed) => made[deed][area] ?? []);
}

/** A counter tapped, or carried to an area, where the question is about counters. */
function triesOfCounter(choices: readonly StormChoice[], unit: string, area: number): readonly StormChoice[] {
  if (area > 0) return choices.some((choice) => choice.do === 'place') ? [{ do: 'place', unit, area }] : [];
  const kinds = new Set(choices.map((choice) => choice.do));
  return unitDeeds.filter((deed) => kinds.has(deed)).map((deed) => ({ do: deed, unit }));
}

const unitIds = units.map(({ id }) => id);
const cardIds = cards.map(({ id }) => id);
const unitDeeds = ['pick', 'spend', 'retreat', 'remove'] as const;
const frenchDeeds = ['move', 'fire'] as const;
const vietMinhDeeds = ['move', 'fire', 'assault', 'sap'] as const;
