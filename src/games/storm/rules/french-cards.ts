/** 6.2 The French cards that are an impulse, and Fighter Bombers, which come before one. */
import type { Rules, StormChoice } from '../choices';
import { go } from '../choices';
import { type CardId, kinds } from '../data/cards';
import { stackLimit } from '../data/constants';
import { units as unitData } from '../data/units';
import { type Action, ASIDE, beginAction, newAction, type Side, type Storm } from '../state';
import { choicesOf, chooseArea, chooseUnit, declare, gather } from './ask';
import { cardAttack, fireAttack } from './attack';
import { kindOf } from './cards';
import { markFire, relocate, setTrench, settle, spendAll } from './control';
import { attackAndDamage } from './damage';
import { stepCost } from './movement';
import { answerAir } from './reactions';
import {
  adjacent,
  areasWhere,
  borderOf,
  countIn,
  freshIn,
  idOf,
  idsOf,
  isArmor,
  isFresh,
  isRed,
  movements,
  numberOf,
  spentIn,
  unitsIn,
} from './units';

const COLUMN_AREA = 41; // Junon, the southern gate on the road to Isabelle

/** 8.2 Aircraft attack areas that hold Viet Minh units and no French one. */
export function airTargets(v: Storm): number[] {
  return areasWhere((area) => countIn(v, area, 'viet-minh') > 0 && countIn(v, area, 'french') === 0);
}

/** 6.1, 8.1 Counter Attack by fire: any area with Viet Minh units beside or among fresh French ones. */
export function counterFireTargets(v: Storm): number[] {
  return areasWhere((area) => countIn(v, area, 'viet-minh') > 0 && counterFirers(v, area).length > 0);
}

function counterFirers(v: Storm, target: number): number[] {
  return areasWhere((area) => area === target || adjacent(area, target)).flatMap((area) => freshIn(v, area, 'french'));
}

/** 6.1, 7.0 Counter Attack by movement: no red area, and each unit pays for the one step. */
export function counterMoveTargets(v: Storm): number[] {
  return areasWhere((area) => countIn(v, area, 'viet-minh') > 0 && counterMovers(v, area).length > 0);
}

function counterMovers(v: Storm, target: number): number[] {
  if (isRed(target) || countIn(v, target, 'french') >= stackLimit) return [];
  return areasWhere((area) => adjacent(area, target)).flatMap((area) => {
    const cost = stepCost(v, 'french', area, target);
    const river = borderOf(area, target) === 'river';
    return freshIn(v, area, 'french').filter((unit) => cost <= (movements[unit] ?? 0) && !(river && isArmor(unit)));
  });
}

/** 6.2, 9.1 Trenches that a raid can fill: beside an area with a fresh French unit. */
export function raidTargets(v: Storm): number[] {
  return areasWhere(
    (area) => v.control[area] === 'viet-minh' && (v.trench[area] ?? 0) > 0 && raiders(v, area).length > 0,
  );
}

function raiders(v: Storm, target: number): number[] {
  return areasWhere((area) => adjacent(area, target)).flatMap((area) => freshIn(v, area, 'french'));
}

/** 6.2 Areas in which a side can rally spent units. */
export function rallyAreas(v: Storm, side: 'french' | 'viet-minh'): number[] {
  return areasWhere(
    (area) =>
      v.control[area] === side &&
      spentIn(v, area, side).length > 0 &&
      (side === 'french' || countIn(v, area, 'french') === 0),
  );
}

/** 6.2 Column from Isabelle: its area is French, free of the enemy, with room for three. */
export function columnCanEnter(v: Storm): boolean {
  const { french, vietMinh } = {
    french: countIn(v, COLUMN_AREA, 'french'),
    vietMinh: countIn(v, COLUMN_AREA, 'viet-minh'),
  };
  return v.control[COLUMN_AREA] === 'french' && vietMinh === 0 && french + (kinds.column.units ?? 0) <= stackLimit;
}

/** 6.1, 6.2 Counter Attack: units of several areas fire at one target, or move into it. */
export function* counterAttack(v: Storm, card: CardId, begun?: Action): Rules {
  const form = begun?.is ?? (yield* counterForm(v));
  if (form === 'move') yield* counterMove(v, card, begun);
  else yield* counterFire(v, card, begun);
}

/** 6.1 Fire or movement, where both can be had. */
function* counterForm(v: Storm): Rules<'fire' | 'move'> {
  const forms: StormChoice[] = [];
  if (counterFireTargets(v).length > 0) forms.push({ do: 'form', form: 'fire' });
  if (counterMoveTargets(v).length > 0) forms.push({ do: 'form', form: 'move' });
  const [only] = forms;
  const form =
    forms.length === 1 && only
      ? only
      : yield { side: 'french', ask: 'counter-form', rule: '6.1', choices: forms, open: true };
  return form.do === 'form' ? form.form : 'fire';
}

function* counterFire(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('fire', 'french', 0, card));
  if (!action.declared) yield* counterAim(v, action);
  const { target, units } = action;
  const from = [...new Set(units.map((unit) => v.at[unit] ?? 0))].filter((area) => area !== target);
  yield* attackAndDamage(v, fireAttack(v, action), 'viet-minh');
  for (const area of from) markFire(v, area, 'french');
  if (countIn(v, target, 'viet-minh') === 0 && !isRed(target)) yield* advance(v, units, target);
  spendAll(v, units);
}

/** 6.1, 8.1 The target, the units and the cards of a Counter Attack by fire are named. */
function* counterAim(v: Storm, action: Action): Rules {
  const about = { card: action.card ?? '' };
  const question = { side: 'french', ask: 'counter-target', rule: '6.1', about, resumable: 'midway' } as const;
  action.target ||= yield* chooseArea(question, counterFireTargets(v));
  const fresh = counterFirers(v, action.target);
  yield* gather(v, {
    side: 'french',
    ask: 'counter-force',
    rule: '6.1',
    about: { target: action.target },
    most: fresh.length,
    free: (picked) => fresh.filter((unit) => !picked.includes(unit)),
    cards: ['mortar-support'],
  });
  declare(v);
  v.events.push({ is: 'fired', side: 'french', units: idsOf(action.units), target: action.target });
}

/** The cleared area may be occupied by any of the units that fired. */
function* advance(v: Storm, fired: readonly number[], target: number): Rules {
  const able = fired.filter(
    (unit) => v.at[unit] !== target && !(borderOf(v.at[unit] ?? 0, target) === 'river' && isArmor(unit)),
  );
  const room = stackLimit - countIn(v, target, 'french');
  const picked: number[] = [];
  while (picked.length < Math.min(room, able.length)) {
    const choices = choicesOf(
      'pick',
      able.filter((unit) => !picked.includes(unit)),
    );
    choices.push(go);
    const most = Math.min(room, able.length);
    const about = { target, units: picked.length, most };
    const scene = { is: 'force', picked: idsOf(picked), most, target: `${target}` } as const;
    const choice = yield { side: 'french', ask: 'advance', rule: '6.1', scene, about, choices, open: true };
    if (choice.do !== 'pick') break;
    picked.push(numberOf(choice.unit));
  }
  for (const area of new Set(picked.map((unit) => v.at[unit] ?? 0))) {
    const group = picked.filter((unit) => v.at[unit] === area);
    v.events.push({ is: 'moved', units: idsOf(group), from: area, to: target });
    relocate(v, group, target);
  }
}

function* counterMove(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('move', 'french', 0, card));
  const about = { card };
  const question = { side: 'french', ask: 'counter-target', rule: '6.1', about, resumable: 'midway' } as const;
  action.target ||= yield* chooseArea(question, counterMoveTargets(v));
  const able = counterMovers(v, action.target);
  yield* gather(v, {
    side: 'french',
    ask: 'counter-move',
    rule: '6.1',
    about: { target: action.target },
    most: Math.min(able.length, stackLimit - countIn(v, action.target, 'french')),
    free: (picked) => able.filter((unit) => !picked.includes(unit)),
  });
  declare(v);
  for (const area of new Set(action.units.map((unit) => v.at[unit] ?? 0))) {
    const group = action.units.filter((unit) => v.at[unit] === area);
    v.events.push({ is: 'moved', units: idsOf(group), from: area, to: action.target });
    relocate(v, group, action.target);
  }
  spendAll(v, action.units);
}

/** 8.2 Fighter Bombers and B-26 Bombers: an attack on an area without French units, unless flak or rain stops it. */
export function* airStrike(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'french', 0, card));
  if (!action.declared) {
    const about = { card };
    const question = { side: 'french', ask: 'card-target', rule: '8.2', about, resumable: 'midway' } as const;
    action.target = yield* chooseArea(question, airTargets(v));
    declare(v);
  }
  if (!v.damage && (yield* answerAir(v, card, action.target, 'midway'))) return;
  const attack = cardAttack(v, card, action.target, 'viet-minh', true);
  const heavy = kindOf(card) === 'b-26';
  yield* attackAndDamage(v, attack, heavy ? 'french' : 'viet-minh');
  if (!heavy) return;
  setTrench(v, action.target, Math.max(0, (v.trench[action.target] ?? 0) - (kinds['b-26'].trenchLoss ?? 0)));
}

/** 6.2 Column from Isabelle: the three units kept aside come in. */
export function column(v: Storm, card: CardId): void {
  v.action = { ...newAction('card', 'french', 0, card), target: COLUMN_AREA };
  declare(v);
  v.at.forEach((at, unit) => {
    if (at !== ASIDE) return;
    v.at[unit] = COLUMN_AREA;
    v.events.push({ is: 'arrived', unit: idOf(unit), area: COLUMN_AREA });
  });
  settle(v, COLUMN_AREA);
}

/** 6.2, 9.1 Trench Raid: one fresh unit fills two levels. */
export function* trenchRaid(v: Storm, card: CardId, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', 'french', 0, card));
  const question = { side: 'french', rule: '6.2', resumable: 'midway' } as const;
  action.target ||= yield* chooseArea({ ...question, ask: 'card-target', about: { card } }, raidTargets(v));
  const { target } = action;
  const unit = yield* chooseUnit({ ...question, ask: 'raider', about: { target } }, raiders(v, target));
  action.units = [unit];
  declare(v);
  spendAll(v, action.units);
  setTrench(v, action.target, Math.max(0, (v.trench[action.target] ?? 0) - (kinds['trench-raid'].trenchLoss ?? 0)));
}

/** 6.2 Langlais and Bigeard, Dan Cong: spent units of one area are fresh again. */
export function* rally(v: Storm, card: CardId, side: Side, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('card', side, 0, card));
  const question = { side, ask: 'card-target', rule: '6.2', about: { card }, resumable: 'midway' } as const;
  action.target ||= yield* chooseArea(question, rallyAreas(v, side));
  const spent = spentIn(v, action.target, side);
  yield* gather(v, {
    side,
    ask: 'rally',
    rule: '6.2',
    about: { target: action.target },
    most: Math.min(spent.length, kinds[kindOf(card)].units ?? 0),
    free: (picked) => spent.filter((unit) => !picked.includes(unit)),
  });
  declare(v);
  for (const unit of action.units) v.spent[unit] = 0;
  v.events.push({ is: 'refreshed', units: idsOf(action.units), area: action.target });
}

/** 2.1.1, 6.2 Thai units of the garrison in an area, for Propaganda. */
export function thaiIn(v: Storm, area: number): number[] {
  return unitsIn(v, area, 'french').filter((unit) => unitData[unit]?.corps === 'thai');
}

/** 6.2 Those of them that can still be turned. */
export function freshThaiIn(v: Storm, area: number): number[] {
  return thaiIn(v, area).filter((unit) => isFresh(v, unit));
}
