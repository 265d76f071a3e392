/** 6.2 The Viet Minh cards that are an impulse. */
import { lookUp, throwDice } from '../../../kernel/rolls';
import { decline, placeScene, type Rules } from '../choices';
import { areas } from '../data/areas';
import { type CardId, kinds } from '../data/cards';
import { assaultTrench, propaganda as propagandaTable, stackLimit } from '../data/constants';
import { type Corps, firstVietMinh, units as unitData } from '../data/units';
import { type Action, beginAction, newAction, REPLACEMENT_BOX, type Storm } from '../state';
import { placeVietMinh, replacementsWaiting, takeReplacements } from './arrivals';
import { choicesOf, chooseArea, chooseUnit, declare, gather } from './ask';
import { assault, assaultTargets } from './assault';
import { cardAttack } from './attack';
import { eliminate, relocate, spend, spendAll } from './control';
import { attackAndDamage } from './damage';
import { freshThaiIn, thaiIn } from './french-cards';
import { answerBarrage } from './reactions';
import { adjacent, anyNeighbour, areasWhere, countIn, freshIn, idsOf, isFresh, printedValue } from './units';

export const SHAFT_FROM = kinds['mine-shaft'].fromTurn ?? 1;

/** 6.2, 10.0 Areas from which a surprise assault can start, whatever their trenches. */
function surpriseAreas(v: Storm): number[] {
  return areasWhere((area) => freshIn(v, area, 'viet-minh').length > 0 && assaultTargets(v, area).length > 0);
}

/** 8.2 Artillery Barrage: any area with French units. */
export function barrageTargets(v: Storm): number[] {
  return areasWhere((area) => countIn(v, area, 'french') > 0);
}

/** 6.2, 8.2 A French hill of value 3 with a garrison beside a Viet Minh area of trench level 3. */
export function shaftTargets(v: Storm): number[] {
  return areasWhere(
    (area) =>
      v.control[area] === 'french' &&
      printedValue(area) === 3 &&
      countIn(v, area, 'french') > 0 &&
      saps(v, area).length > 0,
  );
}

/** Viet Minh areas of trench level 3 beside the target. */
function saps(v: Storm, target: number): number[] {
  return areasWhere(
    (area) => adjacent(area, target) && v.control[area] === 'viet-minh' && (v.trench[area] ?? 0) >= assaultTrench,
  );
}

/** 6.2 Propaganda: areas with Thai units beside a Viet Minh area. */
export function propagandaAreas(v: Storm): number[] {
  return areasWhere(
    (area) => anyNeighbour(area, (next) => v.control[next] === 'viet-minh') && thaiIn(v, area).length > 0,
  );
}

const RATS: readonly Corps[] = ['thai', 'african', 'vietnamese'];

/** 6.2 Spent units by the river that may melt away. */
export function ratsUnits(v: Storm): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < firstVietMinh; unit++) {
    const at = v.at[unit] ?? 0;
    const data = unitData[unit];
    if (at > 0 && areas[at]?.riverside && !isFresh(v, unit) && data && RATS.includes(data.corps)) found.push(unit);
  }
  return found;
}

/** 12.1 Emergency Replacements: not on turn 1, not twice a turn, and not from an empty box. */
export function canCallReplacements(v: Storm): boolean {
  return (
    v.turn >= (kinds['emergency-replacements'].fromTurn ?? 1) && !v.noReplacements && v.at.includes(REPLACEMENT_BOX)
  );
}

/** 6.2, 10.0 Surprise Assault: an assault from any area. */
export function* surpriseAssault(v: Storm, card: CardId, begun?: Action): Rules {
  const question = { side: 'viet-minh', ask: 'card-from', rule: '10.0', about: { card } } as const;
  const from = begun?.from ?? (yield* chooseArea(question, surpriseAreas(v)));
  yield* assault(v, from, card, 0, begun);
}

/** 8.2 What a card that attacks is aimed at. */
function aimed(card: CardId) {
  return { side: 'viet-minh', ask: 'card-target', rule: '8.2', about: { card }, resumable: 'midway' } as const;
}

/** 8.2 Artillery Barrage: an attack on any area with French units, unless the French guns answer. */
export function* barrage(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  if (!action.declared) {
    action.target = yield* chooseArea(aimed(card), barrageTargets(v));
    declare(v);
  }
  const attack = () => cardAttack(v, card, action.target, 'french', true);
  if (!v.damage && (yield* answerBarrage(v, action, attack))) return;
  yield* attackAndDamage(v, attack(), 'french');
}

/** 6.2, 12.1 Emergency Replacements: a die of replacements at once, and none in the end phase. */
export function* emergencyReplacements(v: Storm, card: CardId, begun?: Action): Rules {
  const { declared } = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  if (!declared) callReplacements(v);
  yield* placeVietMinh(v, replacementsWaiting(v));
}

/** 12.1 The die says how many, and they wait to be placed. */
function callReplacements(v: Storm): void {
  declare(v);
  v.noReplacements = true;
  const roll = throwDice(v.chance, { name: 'emergency', rule: '12.1', dice: '1d6', modifiers: [] });
  v.events.push({ is: 'rolled', side: 'viet-minh', roll });
  v.events.push({ is: 'replacements', units: takeReplacements(v, roll.total).length });
}

/** 6.2, 8.2 Detonate Mine Shaft: the hill goes up, then one area beside it may assault or walk in. */
export function* mineShaft(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  if (!action.declared) {
    action.target = yield* chooseArea(aimed(card), shaftTargets(v));
    declare(v);
  }
  const { target } = action;
  yield* attackAndDamage(v, cardAttack(v, card, target, 'french', false), 'viet-minh');
  const ready = saps(v, target).filter((area) => freshIn(v, area, 'viet-minh').length > 0);
  const room = countIn(v, target, 'viet-minh') < stackLimit;
  if (ready.length === 0 || !room) return;
  const held = countIn(v, target, 'french') > 0;
  const choices = [...choicesOf('to', ready), decline];
  const ask = held ? 'shaft-assault' : 'shaft-entry';
  const choice = yield {
    side: 'viet-minh',
    ask,
    rule: '10.0',
    about: { target },
    ...placeScene({ target }),
    choices,
    open: true,
  };
  if (choice.do !== 'to') return;
  if (held) yield* assault(v, choice.area, null, target);
  else yield* walkIn(v, choice.area, target);
}

/** 6.2, 8.2 Fresh units of one area occupy what the mine has emptied. */
export function* walkIn(v: Storm, from: number, target: number, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('move', 'viet-minh', from));
  action.target = target;
  const fresh = freshIn(v, from, 'viet-minh');
  yield* gather(v, {
    side: 'viet-minh',
    ask: 'shaft-force',
    rule: '10.0',
    about: { area: from, target },
    most: Math.min(fresh.length, stackLimit - countIn(v, target, 'viet-minh')),
    free: (picked) => fresh.filter((unit) => !picked.includes(unit)),
  });
  action.declared = true;
  v.events.push({ is: 'moved', units: idsOf(action.units), from, to: target });
  relocate(v, action.units, target);
  spendAll(v, action.units);
}

/** 6.2 Propaganda: a die against the Thai units of an area; the French player chooses which. */
export function* propaganda(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  const question = { ...aimed(card), rule: '6.2' };
  const area = yield* chooseArea(question, propagandaAreas(v));
  action.target = area;
  declare(v);
  const roll = throwDice(v.chance, { name: 'propaganda', rule: '6.2', of: `${area}`, dice: '1d6', modifiers: [] });
  const row = lookUp(propagandaTable, roll.total);
  v.events.push({ is: 'rolled', side: 'viet-minh', roll, table: 'propaganda', row: propagandaTable.rows.indexOf(row) });
  const about = { target: area };
  if (row.spent > 0) {
    const unit = yield* chooseUnit({ side: 'french', ask: 'thai-spent', rule: '6.2', about }, freshThaiIn(v, area));
    if (unit >= 0) spend(v, unit);
  }
  for (let left: number = row.lost; left > 0; left--) {
    const thai = thaiIn(v, area);
    const unit = yield* chooseUnit({ side: 'french', ask: 'thai-lost', rule: '6.2', about }, thai);
    if (unit >= 0) eliminate(v, unit, 'propaganda');
  }
}

/** 6.2 Rats of the Nam Yum, as an impulse: one spent unit by the river is gone. */
export function* rats(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  const unit = yield* chooseUnit({ ...aimed(card), ask: 'rats-unit', rule: '6.2' }, ratsUnits(v));
  action.target = v.at[unit] ?? 0;
  declare(v);
  eliminate(v, unit, 'rats');
}

/** 6.2 Infiltration: up to three fresh units slip in among a French garrison. */
export function* infiltration(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'viet-minh', 0, card));
  const question = { ...aimed(card), rule: '6.2' };
  action.from ||= yield* chooseArea({ ...question, ask: 'card-from' }, surpriseAreas(v));
  const { from } = action;
  action.target ||= yield* chooseArea(question, assaultTargets(v, from));
  const fresh = freshIn(v, from, 'viet-minh');
  const room = stackLimit - countIn(v, action.target, 'viet-minh');
  yield* gather(v, {
    side: 'viet-minh',
    ask: 'infiltrators',
    rule: '6.2',
    about: { area: from, target: action.target },
    most: Math.min(fresh.length, room, kinds.infiltration.units ?? 0),
    free: (picked) => fresh.filter((unit) => !picked.includes(unit)),
  });
  declare(v);
  v.events.push({ is: 'moved', units: idsOf(action.units), from, to: action.target });
  relocate(v, action.units, action.target);
  spendAll(v, action.units);
}
