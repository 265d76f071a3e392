/** 8.3 An attack: its points, the terrain that counts, its roll. */
import { throwDice } from '../../../kernel/rolls';
import { type CardId, kinds } from '../data/cards';
import { terrainLimit } from '../data/constants';
import type { Modifier, Roll, RollPlan } from '../rolls';
import { type Action, other, type Side, type Storm } from '../state';
import { kindOf } from './cards';
import { hasFireMarker } from './control';
import { defenseOf, firepowers, idOf, printedValue, unitsIn } from './units';

/** An attack before its dice: who or what attacks, and whom. */
export interface Attack {
  readonly name: RollPlan['name'];
  readonly rule: string;
  readonly area: number;
  readonly defender: Side;
  readonly targets: readonly number[];
  readonly units: readonly number[];
  /** The card that attacks, or cards that add to the roll. */
  readonly card: CardId | null;
  readonly cards: readonly CardId[];
  /** Why terrain is left out whatever the area: 8.3.2, or the card says so. */
  readonly noTerrain: 'same-area' | 'assault' | 'card' | null;
  readonly improved: number;
}

/** What of an attack its terrain depends on. */
type Ground = Pick<Attack, 'area' | 'defender' | 'noTerrain' | 'improved'>;

/** 8.3.2, 9.1 The defensive value that counts, with the reason where it does not. */
export function terrain(v: Storm, { area, defender, noTerrain, improved }: Ground): Modifier {
  const line = (cause: Modifier['cause'], value: number): Modifier => ({ cause, of: `${area}`, rule: '8.3.2', value });
  if (noTerrain === 'assault') return line('terrain-assault', 0);
  if (noTerrain === 'card') return line('terrain-card', 0);
  if (noTerrain === 'same-area') return line('terrain-same-area', 0);
  if (v.control[area] !== defender) return line('terrain-not-held', 0);
  if (hasFireMarker(v, area, defender)) return line('terrain-fire-marker', 0);
  const value = groundValue(v, area);
  return line('terrain', value === 0 ? 0 : -value * (1 + improved));
}

/** 8.3.2, 9.1 The defensive value for whoever holds an area, where no fire marker takes it away. */
export function groundValue(v: Storm, area: number): number {
  return Math.min(terrainLimit, printedValue(area) + trenchFor(v, area));
}

/** 9.1 Trenches serve the Viet Minh alone; there are none in French areas. */
function trenchFor(v: Storm, area: number): number {
  return v.control[area] === 'viet-minh' ? (v.trench[area] ?? 0) : 0;
}

/** 8.3 The roll whose total is the damage: attack points less defense points. */
export function attackPlan(v: Storm, attack: Attack): RollPlan {
  const modifiers: Modifier[] = [];
  const { card } = attack;
  if (card) modifiers.push({ cause: 'card', of: card, rule: '8.2', value: kinds[kindOf(card)].firepower ?? 0 });
  for (const unit of attack.units) {
    modifiers.push({ cause: 'firepower', of: idOf(unit), rule: '8.3.1', value: firepowers[unit] ?? 0 });
  }
  for (const one of attack.cards) {
    modifiers.push({ cause: 'card', of: one, rule: '5.2', value: kinds[kindOf(one)].attack ?? 0 });
  }
  const best = strongest(v, attack.targets);
  if (best >= 0) modifiers.push({ cause: 'defense', of: idOf(best), rule: '8.3.2', value: -defenseOf(v, best) });
  modifiers.push(terrain(v, attack));
  return { name: attack.name, rule: attack.rule, of: `${attack.area}`, dice: '2d6', modifiers };
}

/** 8.3.2 The unit with the best defense on the side that shows. */
function strongest(v: Storm, units: readonly number[]): number {
  let best = -1;
  for (const unit of units) if (best < 0 || defenseOf(v, unit) > defenseOf(v, best)) best = unit;
  return best;
}

/** 8.3.1, 8.3.3 Throws the dice of an attack. */
export function rollAttack(v: Storm, attack: Attack): Roll {
  const roll = throwDice(v.chance, attackPlan(v, attack));
  v.events.push({ is: 'rolled', side: other(attack.defender), roll });
  return roll;
}

/** 8.1, 8.3 The fire of units as it stands, with the cards added to it. */
export function fireAttack(v: Storm, action: Action): Attack {
  const { side, target, units, cards, improved } = action;
  const inside = units.length > 0 && units.every((unit) => v.at[unit] === target);
  return {
    name: 'fire',
    rule: '8.3',
    area: target,
    defender: other(side),
    targets: unitsIn(v, target, other(side)),
    units,
    card: null,
    cards,
    noTerrain: inside ? 'same-area' : null,
    improved,
  };
}

/** 8.2 The fire of a card at the units of a side in an area. */
export function cardAttack(v: Storm, card: CardId, area: number, defender: Side, terrainCounts: boolean): Attack {
  return {
    name: kindOf(card),
    rule: '8.2',
    area,
    defender,
    targets: unitsIn(v, area, defender),
    units: [],
    card,
    cards: [],
    noTerrain: terrainCounts ? null : 'card',
    improved: v.action?.improved ?? 0,
  };
}

/** 8.2 Mines and guns at point-blank range: only the units that take part are hit, and no terrain helps them. */
export function closeAttack(card: CardId, units: readonly number[], area: number): Attack {
  const name = kindOf(card);
  const base = { rule: '8.2', area, defender: 'viet-minh', units: [], card, cards: [], improved: 0 } as const;
  return { ...base, name, targets: units, noTerrain: 'card' };
}
