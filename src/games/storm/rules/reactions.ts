/** 5.2 Reaction cards in their windows: one card at a time, each answered at once, until the asked side declines. */
import type { Rules } from '../choices';
import { type CardId, type CardKind, kinds } from '../data/cards';
import type { AskKey } from '../keys';
import type { Action, Storm } from '../state';
import { type Attack, closeAttack, fireAttack, rollAttack, terrain } from './attack';
import { kindOf, openWindow, playCard } from './cards';
import { stillFresh } from './control';
import { damage } from './damage';

/** Takes a card that stands out of the action. */
function cancelOne(v: Storm, action: Action, kind: CardKind, by: CardId): void {
  const card = action.cards.find((one) => kindOf(one) === kind);
  if (!card) return;
  action.cards = action.cards.filter((one) => one !== card);
  v.events.push({ is: 'card-cancelled', card, by });
}

function stands(action: Action, kind: CardKind): boolean {
  return action.cards.some((card) => kindOf(card) === kind);
}

/** 5.2, 10.0 The French answer a declared assault: Flares, Counter-Battery, and either Mines or guns at zero. */
export function* answerAssault(v: Storm, action: Action): Rules {
  const question = { side: 'french', ask: 'react-assault', rule: '10.0', resumable: 'midway' } as const;
  while (action.units.length > 0) {
    const open: CardKind[] = [];
    if (stands(action, 'night-assault')) open.push('flares');
    if (stands(action, 'vm-mortar-support')) open.push('counter-battery');
    if (!action.shelled && !action.barred) open.push('mines');
    if (!action.mined) open.push('debouchez');
    const about = { area: action.from, target: action.target };
    const card = yield* openWindow(v, { ...question, kinds: open, about });
    if (!card) return;
    playCard(v, 'french', card, action.target);
    switch (kindOf(card)) {
      case 'flares':
        while (stands(action, 'night-assault')) cancelOne(v, action, 'night-assault', card);
        break;
      case 'counter-battery':
        cancelOne(v, action, 'vm-mortar-support', card);
        break;
      case 'mines':
        yield* mines(v, action, card);
        break;
      default:
        action.shelled = true;
        yield* closeFire(v, action, card);
    }
  }
}

/** Mines are rolled at once unless Bangalore Torpedoes clear them; even so they shut out the guns. */
function* mines(v: Storm, action: Action, card: CardId): Rules {
  action.mined = true;
  if (yield* bangalore(v, action, [card])) return;
  yield* closeFire(v, action, card);
}

/** An attack on the units that take part, and only on them; those still fresh go on. */
function* closeFire(v: Storm, action: Action, card: CardId): Rules {
  const { total } = rollAttack(v, closeAttack(card, action.units, action.from));
  yield* damage(v, action.from, action.units, total, 'viet-minh');
  action.units = stillFresh(v, action.units, action.from);
}

function* bangalore(v: Storm, action: Action, cards: readonly CardId[]): Rules<boolean> {
  const about = { area: action.from, target: action.target, card: cards[0] ?? '' };
  const by = yield* openWindow(v, { side: 'viet-minh', ask: 'react-works', rule: '5.2', kinds: ['bangalore'], about });
  if (!by) return false;
  playCard(v, 'viet-minh', by, action.target);
  for (const card of cards) v.events.push({ is: 'card-cancelled', card, by });
  action.barred = true;
  return true;
}

/** 5.2, 7.0 Mines in an area without a garrison: before Viet Minh units that move go in. */
export function* minesAgainstMove(v: Storm, action: Action): Rules {
  while (action.units.length > 0 && !action.barred) {
    const about = { area: v.at[action.units[0] ?? 0] ?? 0, target: action.target };
    const card = yield* openWindow(v, { side: 'french', ask: 'react-entry', rule: '7.0', kinds: ['mines'], about });
    if (!card) return;
    playCard(v, 'french', card, action.target);
    yield* mines(v, action, card);
  }
}

/** 5.2, 8.1 The French answer Viet Minh fire: Counter-Battery to mortars, Improved Defenses where terrain counts. */
export function* answerFire(v: Storm, action: Action): Rules {
  yield* answerShelling(v, action, 'react-fire', () => fireAttack(v, action));
}

/** 5.2, 8.2 The French answer an Artillery Barrage; true if it is cancelled. */
export function* answerBarrage(v: Storm, action: Action, attack: () => Attack): Rules<boolean> {
  return yield* answerShelling(v, action, 'react-barrage', attack);
}

function* answerShelling(v: Storm, action: Action, ask: AskKey, attack: () => Attack): Rules<boolean> {
  const improvements: CardId[] = [];
  for (;;) {
    const open: CardKind[] = [];
    if (action.card || stands(action, 'vm-mortar-support')) open.push('counter-battery');
    if (!action.barred && terrain(v, attack()).value < 0) open.push('improved-defenses');
    const about = { area: action.from, target: action.target, improved: action.improved };
    // Which cards have improved the defenses is written nowhere.
    const resumable = improvements.length === 0 ? 'midway' : false;
    const card = yield* openWindow(v, { side: 'french', ask, rule: '5.2', kinds: open, about, resumable });
    if (!card) return false;
    playCard(v, 'french', card, action.target);
    if (kindOf(card) === 'counter-battery') {
      if (action.card) {
        v.events.push({ is: 'card-cancelled', card: action.card, by: card });
        return true;
      }
      cancelOne(v, action, 'vm-mortar-support', card);
    } else {
      action.improved++;
      improvements.push(card);
      if (yield* bangalore(v, action, improvements)) action.improved = 0;
    }
  }
}

const AIR_DEFENCE: readonly CardKind[] = ['heavy-flak', 'monsoon'];

/** 5.2, 8.2 Heavy Flak and, from turn 4, Monsoon Rains cancel a French card that flies; true if one is played. */
export function* answerAir(v: Storm, flown: CardId, area: number, resumable: 'midway' | false = false): Rules<boolean> {
  const open = AIR_DEFENCE.filter(
    (kind) => kinds[kind].cancels?.includes(kindOf(flown)) && v.turn >= (kinds[kind].fromTurn ?? 1),
  );
  const about = { card: flown, target: area };
  const question = { side: 'viet-minh', ask: 'react-air', rule: '5.2', kinds: open, about, resumable } as const;
  const by = yield* openWindow(v, question);
  if (!by) return false;
  playCard(v, 'viet-minh', by, area);
  v.events.push({ is: 'card-cancelled', card: flown, by });
  return true;
}
