/** 6.0 Impulses, 4.0 B passing, and the French discard that keeps the turn alive. */
import { choicesOf } from '../../../kernel/again';
import { closes, type Outcome, opens } from '../../../kernel/tale';
import { type AreaDeed, made, pass, play, type Rules, type StormChoice } from '../choices';
import { areaNumbers } from '../data/areas';
import type { CardId, CardKind } from '../data/cards';
import { type Action, other, type Side, type Storm } from '../state';
import { assault, canAssault, trenchAllows } from './assault';
import { discard, kindOf } from './cards';
import { canFire, fire } from './fire';
import * as french from './french-cards';
import { canMove, move } from './movement';
import { canSap, sap } from './sap';
import { anyNeighbour, type Census, censusOf } from './units';
import * as vm from './vm-cards';

/** 4.0 B Alternating impulses, the Viet Minh first, until both pass or the French let a Viet Minh pass stand. */
export function* impulsePhase(v: Storm): Rules {
  // Where nobody acts there is no damage, and the Viet Minh have the even impulses: a state from elsewhere that says
  // otherwise changes here, which betrays it.
  if (!v.action) v.damage = null;
  if (v.impulses % 2 !== (v.impulse === 'french' ? 1 : 0)) v.impulses++;
  for (;;) {
    const side = v.impulse;
    const passed = yield* impulse(v, side);
    v.action = null;
    v.impulses++;
    if (side === 'french') v.frenchPassed = passed;
    else if (passed && (v.frenchPassed || !(yield* goOn(v)))) return;
    v.impulse = other(side);
  }
}

/**
 * One impulse; true if it was a pass. Fighter Bombers come before the action and are not it. Where play starts anew in
 * the midst of an action, that goes on.
 */
function* impulse(v: Storm, side: Side): Rules<boolean> {
  const held = v.control.slice();
  for (let begun = false; ; begun = true) {
    if (v.action) yield* goOnWith(v, v.action);
    else if (yield* chooseAction(v, side, begun)) return true;
    if (v.action) closes(v, 'fight', outcomeOf(v, v.action, held));
    const { card = null } = v.action ?? {};
    if (!card || kindOf(card) !== 'fighter-bombers') return false;
    v.action = null;
  }
}

/** What became of the area that was fought for. */
function outcomeOf(v: Storm, { is, target }: Action, held: readonly Side[]): Outcome | null {
  const now = v.control[target];
  if (now !== undefined && now !== held[target]) return now === 'viet-minh' ? 'falls' : 'taken';
  return is === 'assault' ? 'holds' : null;
}

/** 6.0 What to do with an impulse, and doing it; true if nothing. */
function* chooseAction(v: Storm, side: Side, begun: boolean): Rules<boolean> {
  const choices = choicesOf(v, 'impulse', () => impulseChoices(v, side));
  const nothing = choices.length === 1 && v.cards[side].hand.length === 0;
  const about = { impulse: v.impulses + 1, last: side === 'viet-minh' && v.frenchPassed };
  // Once bombers have flown the impulse is told of; play started anew would tell of it again.
  const choice = nothing
    ? pass
    : yield { side, ask: 'impulse', rule: '6.0', about, choices, resumable: !begun, open: true };
  if (!begun) opens(v, { is: 'impulse', by: side });
  if (choice.do === 'pass') {
    v.events.push({ is: 'passed', side });
    return true;
  }
  if (!begun) v.events.push({ is: 'impulse', side, number: v.impulses + 1 });
  yield* act(v, side, choice);
  return false;
}

/** 6.1, 6.2 Every kind of action with at least one legal way to do it. */
export function impulseChoices(v: Storm, side: Side): StormChoice[] {
  const choices: StormChoice[] = [];
  const census = censusOf(v, side);
  for (const area of areaNumbers) {
    const fresh = (census.fresh[area] ?? 0) > 0;
    if (fresh && canMove(v, side, area, census)) add(choices, 'move', area);
    if (fresh && canFire(side, area, census)) add(choices, 'fire', area);
    if (side === 'french') continue;
    if (fresh && trenchAllows(v, area) && canAssault(v, area, census)) add(choices, 'assault', area);
    if (canSap(v, area, census)) add(choices, 'sap', area);
  }
  for (const card of v.cards[side].hand) if (canPlay(v, kindOf(card), census)) choices.push(play(card));
  choices.push(pass);
  return choices;
}

function add(choices: StormChoice[], kind: AreaDeed, area: number): void {
  const choice = made[kind][area];
  if (choice) choices.push(choice);
}

/** 5.2, 6.2 Whether a card can be played for the impulse, or before it; asked for the side of the census. */
export function canPlay(v: Storm, kind: CardKind, census: Census): boolean {
  const at = (counts: readonly number[], area: number) => counts[area] ?? 0;
  const vietMinh = census['viet-minh'];
  const any = (fits: (area: number) => boolean) => areaNumbers.some(fits);
  switch (kind) {
    case 'counter-attack': // units that may move into a target may also fire at it
      return any((area) => at(census.fresh, area) > 0 && canFire('french', area, census));
    case 'fighter-bombers':
    case 'b-26':
      return any((area) => at(vietMinh, area) > 0 && at(census.french, area) === 0);
    case 'column':
      return french.columnCanEnter(v);
    case 'trench-raid':
      return any((area) => (v.trench[area] ?? 0) > 0 && anyNeighbour(area, (next) => at(census.fresh, next) > 0));
    case 'langlais-bigeard':
      return any((area) => v.control[area] === 'french' && at(census.french, area) > at(census.fresh, area));
    case 'dan-cong':
      return any(
        (area) =>
          v.control[area] === 'viet-minh' &&
          at(vietMinh, area) > at(census.fresh, area) &&
          at(census.french, area) === 0,
      );
    case 'surprise-assault':
    case 'infiltration':
      return any((area) => canAssault(v, area, census));
    case 'artillery-barrage':
      return any((area) => at(census.french, area) > 0);
    case 'emergency-replacements':
      return vm.canCallReplacements(v);
    case 'mine-shaft':
      return v.turn >= vm.SHAFT_FROM && vm.shaftTargets(v).length > 0;
    case 'propaganda':
      return vm.propagandaAreas(v).length > 0;
    case 'rats':
      return vm.ratsUnits(v).length > 0;
    default:
      return false;
  }
}

/** 6.1 An action under way is taken up where it stands. */
function* goOnWith(v: Storm, action: Action): Rules {
  const { is, side, from, target, card, declared } = action;
  if (card) yield* actByCard(v, card, action);
  // 8.2 Only those who walk in over a mine shaft know where to before they are named.
  else if (is === 'move' && target > 0 && !declared) yield* vm.walkIn(v, from, target, action);
  else if (is !== 'card') yield* act(v, side, { do: is, area: from }, action);
}

function* act(v: Storm, side: Side, choice: StormChoice, begun?: Action): Rules {
  switch (choice.do) {
    case 'move':
      return yield* move(v, side, choice.area, begun);
    case 'fire':
      return yield* fire(v, side, choice.area, begun);
    case 'sap':
      return yield* sap(v, choice.area, begun);
    case 'assault':
      return yield* assault(v, choice.area, null, 0, begun);
    case 'play':
      return yield* actByCard(v, choice.card);
    default:
      return;
  }
}

function* actByCard(v: Storm, card: CardId, begun?: Action): Rules {
  switch (kindOf(card)) {
    case 'counter-attack':
      return yield* french.counterAttack(v, card, begun);
    case 'fighter-bombers':
    case 'b-26':
      return yield* french.airStrike(v, card, begun);
    case 'column':
      return french.column(v, card);
    case 'trench-raid':
      return yield* french.trenchRaid(v, card, begun);
    case 'langlais-bigeard':
      return yield* french.rally(v, card, 'french', begun);
    case 'dan-cong':
      return yield* french.rally(v, card, 'viet-minh', begun);
    case 'surprise-assault':
      return yield* vm.surpriseAssault(v, card, begun);
    case 'artillery-barrage':
      return yield* vm.barrage(v, card, begun);
    case 'emergency-replacements':
      return yield* vm.emergencyReplacements(v, card, begun);
    case 'mine-shaft':
      return yield* vm.mineShaft(v, card, begun);
    case 'propaganda':
      return yield* vm.propaganda(v, card, begun);
    case 'rats':
      return yield* vm.rats(v, card, begun);
    case 'infiltration':
      return yield* vm.infiltration(v, card, begun);
    default:
      return;
  }
}

/** 4.0 B After a Viet Minh pass the French may discard a card unplayed and take an impulse; else the turn ends. */
function* goOn(v: Storm): Rules<boolean> {
  const { hand } = v.cards.french;
  if (hand.length === 0) return false;
  const choices: StormChoice[] = hand.map((card) => ({ do: 'discard', card }));
  choices.push({ do: 'decline' });
  const choice = yield { side: 'french', ask: 'go-on', rule: '4.0', scene: { is: 'answer' }, choices };
  if (choice.do !== 'discard') return false;
  discard(v, 'french', choice.card, 'go-on');
  return true;
}
