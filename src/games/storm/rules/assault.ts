/** 10.0 Assault: fire without terrain from the trenches, entry if the area is cleared, and its price. */
import { totals } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { placeScene, type Rules, reroll, stop } from '../choices';
import type { CardId, CardKind } from '../data/cards';
import { assaultTrench, stackLimit } from '../data/constants';
import { type Action, beginAction, newAction, type Storm } from '../state';
import { chooseArea, chooseUnit, declare, gather } from './ask';
import { type Attack, attackPlan, rollAttack } from './attack';
import { openWindow, playCard } from './cards';
import { eliminate, relocate, spendAll } from './control';
import { damage } from './damage';
import { answerAssault } from './reactions';
import { anyNeighbour, beside, type Census, countIn, freshIn, idsOf, isFresh, unitsIn } from './units';

/** 10.0 Trench level three; on turn 1 any. */
export function trenchAllows(v: Storm, from: number): boolean {
  return v.turn === 1 || (v.trench[from] ?? 0) >= assaultTrench;
}

/** 10.0 A French-controlled area with French units, and room for one more Viet Minh unit. */
export function canBeAssaulted(v: Storm, area: number, census: Census): boolean {
  return (
    v.control[area] === 'french' && (census.french[area] ?? 0) > 0 && (census['viet-minh'][area] ?? 0) < stackLimit
  );
}

/** 10.0 Whether an assault may start here, the trenches apart. */
export function canAssault(v: Storm, from: number, census: Census): boolean {
  return (census.fresh[from] ?? 0) > 0 && anyNeighbour(from, (area) => canBeAssaulted(v, area, census));
}

/** 10.0 The adjacent areas that an assault from here may be aimed at. */
export function assaultTargets(v: Storm, from: number): number[] {
  return (beside[from] ?? []).filter(
    (area) =>
      v.control[area] === 'french' && countIn(v, area, 'french') > 0 && countIn(v, area, 'viet-minh') < stackLimit,
  );
}

const added: readonly CardKind[] = ['night-assault', 'vm-mortar-support'];

/** 10.0 An assault from one area; a card may start it, and a mine shaft may name its target. */
export function* assault(v: Storm, from: number, card: CardId | null = null, named = 0, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('assault', 'viet-minh', from, card));
  if (named > 0) action.target = named;
  if (!action.declared) yield* mount(v, action);
  if (action.kept === 0) yield* answerAssault(v, action);
  if (action.units.length > 0) yield* storm(v, action);
}

/** 10.0 The target, the units and the cards of an assault are named. */
function* mount(v: Storm, action: Action): Rules {
  const { from } = action;
  const question = { side: 'viet-minh', ask: 'assault-target', rule: '10.0', about: { area: from } } as const;
  action.target ||= yield* chooseArea({ ...question, resumable: 'midway' }, assaultTargets(v, from));
  const fresh = freshIn(v, from, 'viet-minh');
  yield* gather(v, {
    side: 'viet-minh',
    ask: 'assault-force',
    rule: '10.0',
    about: { area: from, target: action.target },
    most: Math.min(fresh.length, stackLimit - countIn(v, action.target, 'viet-minh')),
    free: (picked) => fresh.filter((unit) => !picked.includes(unit)),
    cards: added,
  });
  declare(v);
  v.events.push({ is: 'assaulted', units: idsOf(action.units), from, target: action.target });
}

/** 8.3, 10.0 The attack of an assault as it stands. */
export function assaultAttack(v: Storm, action: Action): Attack {
  return {
    name: 'assault',
    rule: '10.0',
    area: action.target,
    defender: 'french',
    targets: unitsIn(v, action.target, 'french'),
    units: action.units,
    card: null,
    cards: action.cards,
    noTerrain: 'assault',
    improved: 0,
  };
}

/** 10.0 The dice, the damage, the entry and the price; where play starts anew in between, what is done is not done again. */
function* storm(v: Storm, action: Action): Rules {
  const isOver = action.units.some((unit) => !isFresh(v, unit));
  if (!isOver) yield* charge(v, action);
  yield* losses(v, action);
}

/** 10.0 The attack, and the entry if nobody is left. */
function* charge(v: Storm, action: Action): Rules {
  const attack = assaultAttack(v, action);
  const points = v.damage?.points ?? (yield* rollAssault(v, action, attack));
  yield* damage(v, action.target, attack.targets, points, 'french', 'midway');
  const taken = countIn(v, action.target, 'french') === 0;
  if (taken) {
    v.events.push({ is: 'moved', units: idsOf(action.units), from: action.from, to: action.target });
    relocate(v, action.units, action.target);
  }
  v.events.push({ is: 'assault-over', target: action.target, taken });
  spendAll(v, action.units);
}

/** 8.3.1, 10.0 The points of the best dice. */
function* rollAssault(v: Storm, action: Action, attack: Attack): Rules<number> {
  if (action.kept === 0) action.kept = thrown(rollAttack(v, attack).dice);
  yield* giap(v, action, attack);
  return action.kept + sum(attackPlan(v, attack).modifiers);
}

function thrown(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** Giap Demands Success: rerolls, the best counts, each costs a unit; never more than one fewer than the units. */
function* giap(v: Storm, action: Action, attack: Attack): Rules {
  const most = action.units.length - 1;
  if (most < 1) return;
  const about = () => ({ area: action.from, target: action.target, kept: action.kept, rerolls: action.rerolls, most });
  const open = { side: 'viet-minh', ask: 'giap', rule: '10.0', kinds: ['giap'] } as const;
  const rollAgain = () => {
    action.rerolls++;
    action.kept = Math.max(action.kept, thrown(rollAttack(v, attack).dice));
  };
  if (action.rerolls === 0) {
    const card = yield* openWindow(v, { ...open, about: about(), resumable: 'midway' });
    if (!card) return;
    playCard(v, 'viet-minh', card, action.target);
    rollAgain();
  }
  while (action.rerolls < most) {
    const choices = [reroll, stop];
    const choice = yield {
      side: 'viet-minh',
      ask: 'reroll',
      rule: '10.0',
      about: about(),
      ...placeScene(about()),
      choices,
      resumable: 'midway',
      open: true,
    };
    if (choice.do !== 'reroll') return;
    rollAgain();
  }
}

/** 10.0 One assaulting unit is eliminated, and one more for each reroll: the Viet Minh player chooses. */
function* losses(v: Storm, action: Action): Rules {
  const price = 1 + action.rerolls;
  for (let left = price; left > 0 && action.units.length > 0; left--) {
    const about = { target: action.target, left };
    // How much of the price is paid is written nowhere.
    const resumable = left === price ? 'midway' : false;
    const question = { side: 'viet-minh', ask: 'assault-loss', rule: '10.0', about, resumable } as const;
    const unit = left >= action.units.length ? (action.units[0] ?? -1) : yield* chooseUnit(question, action.units);
    action.units = action.units.filter((one) => one !== unit);
    eliminate(v, unit, 'assault');
  }
}

/** 10.0 The best of the dice kept and one roll more: what a reroll may bring. */
export function bestWithReroll(kept: number): readonly { readonly is: number; readonly chance: number }[] {
  return totals('2d6').map(({ is, chance }) => ({ is: Math.max(kept, is), chance }));
}
