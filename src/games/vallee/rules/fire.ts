/** 12.1 Fire combat, 14.2 anti-tank fire, 14.6 Quad 50s. */
import { choicesOf } from '../../../kernel/again';
import { sum } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { done, fireAt, type Rules, shotAt, type ValleeChoice } from '../choices';
import { fireDice, hitsOn } from '../data/constants';
import { entrenchment, terrain, works } from '../data/terrain';
import type { ModifierKey } from '../keys';
import type { Modifier, RollPlan } from '../rolls';
import {
  ACTED,
  ANTITANK,
  ANTITANK_HALF,
  ASSAULTED,
  type Census,
  holderOf,
  other,
  SHOT,
  type Side,
  STRATEGIC,
  type Vallee,
} from '../state';
import { mayAttack } from './battle';
import { claim, commandAllows } from './command';
import { beside, isCompound, isFortress, terrainOf } from './ground';
import { hit } from './losses';
import { newFight, placeOf, question, roll } from './record';
import { addTies, fireTies, freeTies, isSpent, tieTank } from './tanks';
import {
  censusOf,
  hasMark,
  idOf,
  isInfantry,
  isSteady,
  isTank,
  numberOf,
  onMap,
  setMark,
  sideOf,
  stepsOf,
  strengthOf,
  tanks,
  types,
  unitsAt,
  unitsOf,
} from './units';

/** 12.1 Range, and the cover of a target against ordinary fire: by its area, its side, its nerve and the trenches. */
function coverIn(area: number, side: Side, steady: boolean, trench: number): Modifier[] {
  const ground = terrainOf(area);
  const vietMinh = side === 'viet-minh';
  const modifiers: Modifier[] = [{ cause: 'range', rule: '12.1', value: fireDice.range.value }];
  const add = (cause: ModifierKey, value: number) => {
    if (value !== 0) modifiers.push({ cause, rule: '12.1', value });
  };
  if (isCompound[area]) {
    if (vietMinh) add('captured-works', works.compoundCaptured.value);
    else if (steady) add('works', works.compoundSteady.value);
    else add('shaken-works', works.compoundShaken.value);
  } else if (isFortress[area]) add('outlying-works', works.outlying.value);
  else add(`terrain-${ground}`, terrain[ground].fire);
  if (vietMinh) add('entrenchments', trench);
  return modifiers;
}

/** There are few such lists and they are read at every shot: each is made once. */
const covers = new Map<number, readonly Modifier[]>();

function coverOf(v: Vallee, target: number): readonly Modifier[] {
  const area = v.at[target] ?? -1;
  const side = sideOf(target);
  const steady = isSteady(v, target);
  const trench = Math.min(entrenchment.most, v.trench[area] ?? 0);
  const key = ((area + 1) * (entrenchment.most + 1) + trench) * 4 + (side === 'french' ? 2 : 0) + (steady ? 1 : 0);
  const known = covers.get(key);
  if (known) return known;
  const cover = coverIn(area, side, steady, trench);
  covers.set(key, cover);
  return cover;
}

const finalFireModifiers: readonly Modifier[] = [{ cause: 'final-fire', rule: '12.2', value: fireDice.final.value }];

/** R1, 12.1 Final defensive fire counts neither cover nor range. */
export function fireModifiers(v: Vallee, target: number, final: boolean): readonly Modifier[] {
  return final ? finalFireModifiers : coverOf(v, target);
}

/** 12.1, 14.1, 14.6 The strength that the die must stay under. */
export function fireStrength(v: Vallee, unit: number, target: number, final: boolean, tank: boolean): number {
  const doubled = types[unit] === 'quad50' && isInfantry(target) && (final || isInTheOpen(v, target));
  return strengthOf(v, unit) * (doubled ? 2 : 1) + (tank ? 1 : 0);
}

function isInTheOpen(v: Vallee, target: number): boolean {
  const area = v.at[target] ?? -1;
  return terrainOf(area) === 'clear' && (v.trench[area] ?? 0) === 0;
}

/** 12.1 */
export function firePlan(v: Vallee, unit: number, target: number, final: boolean): RollPlan {
  return {
    name: final ? 'final-fire' : 'fire',
    rule: final ? '12.2' : '12.1',
    of: idOf(unit),
    dice: '1d6',
    modifiers: fireModifiers(v, target, final),
  };
}

/** 12.1 Whether a one would hit. */
export function canHit(v: Vallee, unit: number, target: number, final: boolean, tank: boolean): boolean {
  return 1 + sum(fireModifiers(v, target, final)) < fireStrength(v, unit, target, final, tank);
}

/** 12.1 One shot: a die under the strength hits. */
export function shoot(v: Vallee, unit: number, target: number, final: boolean, tank: boolean, fight: string): void {
  const side = sideOf(unit);
  const strength = fireStrength(v, unit, target, final, tank);
  const how = final ? 'final-fire' : 'fire';
  const [from, place] = [placeOf(v, unit), placeOf(v, target)];
  opens(v, { is: 'fight', kind: 'fire', by: side, from, place });
  v.events.push({ is: 'fired', how, side, unit: idOf(unit), from, target: idOf(target), place, strength, fight });
  setMark(v, unit, ACTED);
  const { total } = roll(v, firePlan(v, unit, target, final), { side, fight, place });
  if (total < strength) hit(v, target, how, fight);
  closes(v, 'fight');
}

/** 14.2 */
export function antiTankModifiers(v: Vallee, unit: number): Modifier[] {
  const modifiers: Modifier[] = [];
  if (stepsOf(v, unit) <= 2) modifiers.push({ cause: 'weak', rule: '14.2', value: -1 });
  if (terrainOf(v.at[unit] ?? -1) === 'hill') modifiers.push({ cause: 'from-hill', rule: '14.2', value: 1 });
  return modifiers;
}

/** 12.1 */
export function antiTank(v: Vallee, unit: number, target: number, fight: string): void {
  const [from, place] = [placeOf(v, unit), placeOf(v, target)];
  const event = { is: 'fired', how: 'anti-tank', side: 'viet-minh', strength: hitsOn.antiTank } as const;
  opens(v, { is: 'fight', kind: 'fire', by: 'viet-minh', from, place });
  v.events.push({ ...event, unit: idOf(unit), from, target: idOf(target), place, fight });
  setMark(v, unit, ANTITANK | ANTITANK_HALF | ACTED);
  const modifiers = antiTankModifiers(v, unit);
  const plan: RollPlan = { name: 'anti-tank', rule: '14.2', of: idOf(unit), dice: '1d6', modifiers };
  if (roll(v, plan, { side: 'viet-minh', fight, place }).total >= hitsOn.antiTank) hit(v, target, 'anti-tank', fight);
  closes(v, 'fight');
}

/** R9, 14.2 Infantry battalions with their shot of the turn left. */
export function hasAntiTank(v: Vallee, unit: number): boolean {
  return types[unit] === 'infantry' && sideOf(unit) === 'viet-minh' && isSteady(v, unit) && !hasMark(v, unit, ANTITANK);
}

/** 5.6.3 May fire in a fire step: undisrupted, not moved strategically, not named for an assault. */
function mayFire(v: Vallee, unit: number): boolean {
  return (
    onMap(v, unit) &&
    isSteady(v, unit) &&
    (isInfantry(unit) || isTank(unit)) &&
    !hasMark(v, unit, STRATEGIC | ASSAULTED | SHOT)
  );
}

/** Whether in its own half a unit may act against an area: scenario and command control. */
function mayAct(v: Vallee, unit: number, area: number, own: boolean): boolean {
  return mayAttack(v, sideOf(unit), area) && (!own || commandAllows(v, unit, area));
}

interface FireChoices {
  readonly choices: ValleeChoice[];
  /** Some shot can hit. */
  readonly possible: boolean;
  readonly tied: Tied;
}

/** 12.1 Every shot of a side; `own` in its own half. */
export function fireChoices(v: Vallee, side: Side, own: boolean): FireChoices {
  const census = censusOf(v);
  const enemy = holderOf(other(side));
  const tied = side === 'french' ? tiesIn(v, census, tankAreas(v)) : NO_TANKS;
  const choices: ValleeChoice[] = [];
  let possible = false;
  for (const unit of unitsOf(side)) {
    const shoots = mayFire(v, unit) && !tied.helping.has(unit);
    const antiTanks = mayAntiTank(v, unit);
    if (!shoots && !antiTanks) continue;
    for (const { area } of beside(v.at[unit] ?? -1)) {
      if (census.holder[area] !== enemy || !mayAct(v, unit, area, own)) continue;
      for (const target of unitsAt(census, area)) {
        if (shoots) {
          choices.push(shotAt(fireAt.fire, unit, target));
          possible ||= canHit(v, unit, target, false, tied.helped.has(unit));
        }
        if (antiTanks && isTank(target)) {
          choices.push(shotAt(fireAt['anti-tank'], unit, target));
          possible = true;
        }
      }
    }
  }
  return { choices, possible, tied };
}

/** 5.6.3 Units of a side that still have a shot that can hit. */
export function shootersLeft(v: Vallee, side: Side, own: boolean): number {
  const { choices, tied } = fireChoices(v, side, own);
  const left = new Set<string>();
  for (const choice of choices) {
    if (choice.do === 'anti-tank') left.add(choice.unit);
    if (choice.do !== 'fire' || left.has(choice.unit)) continue;
    const unit = numberOf(choice.unit);
    if (canHit(v, unit, numberOf(choice.target), false, tied.helped.has(unit))) left.add(choice.unit);
  }
  return left.size;
}

function mayAntiTank(v: Vallee, unit: number): boolean {
  return hasAntiTank(v, unit) && onMap(v, unit) && !hasMark(v, unit, STRATEGIC | ASSAULTED);
}

interface Tied {
  readonly helped: ReadonlyMap<number, number>;
  readonly helping: ReadonlySet<number>;
}

const NO_TANKS: Tied = { helped: new Map(), helping: new Set() };

/** Who has a tank in this fire step in these areas. */
function tiesIn(v: Vallee, census: Census, areas: readonly number[]): Tied {
  if (areas.length === 0) return NO_TANKS;
  const helped = new Map<number, number>();
  const spent = isSpent(v);
  for (const area of areas) for (const [unit, tank] of fireTies(v, census, area, spent)) helped.set(unit, tank);
  return { helped, helping: new Set(helped.values()) };
}

function tankAreas(v: Vallee): number[] {
  const areas: number[] = [];
  for (const tank of tanks) {
    const at = v.at[tank] ?? -1;
    if (at >= 0 && !areas.includes(at)) areas.push(at);
  }
  return areas;
}

/** The defender answers; the attacker fires in its own half. */
const answers = { scene: { is: 'volley' }, window: 'fight' } as const;
const acts = { scene: { is: 'volley' } } as const;

/** 5.6.3 One side fires, unit by unit, until it is done; a step without a shot that can hit is not asked. */
export function* fireStep(v: Vallee, side: Side): Rules {
  const own = side === v.active;
  const ask = own ? 'fire-attacker' : 'fire-defender';
  const all = () => shotsAndTies(v, side, own);
  for (;;) {
    const choices = choicesOf(v, ask, all);
    if (choices.length === 0) return;
    const choice = yield question(side, ask, '12.1', choices, own ? acts : answers);
    switch (choice.do) {
      case 'fire':
        fireOne(v, censusOf(v), numberOf(choice.unit), numberOf(choice.target), own);
        break;
      case 'anti-tank': {
        const [unit, target] = [numberOf(choice.unit), numberOf(choice.target)];
        if (own) claim(v, unit, v.at[target] ?? -1);
        antiTank(v, unit, target, newFight(v));
        break;
      }
      case 'tie':
        tieTank(v, numberOf(choice.unit), choice.to);
        break;
      default:
        return;
    }
  }
}

/** Nothing where no shot can hit. */
function shotsAndTies(v: Vallee, side: Side, own: boolean): ValleeChoice[] {
  const { choices, possible, tied } = fireChoices(v, side, own);
  if (!possible) return [];
  if (side === 'french') addTies(v, censusOf(v), tankAreas(v), isSpent(v), tied.helped, choices);
  choices.push(done);
  return choices;
}

function fireOne(v: Vallee, census: Census, unit: number, target: number, own: boolean): void {
  const tank = fireTies(v, census, v.at[unit] ?? -1, isSpent(v)).get(unit);
  if (own) claim(v, unit, v.at[target] ?? -1);
  setMark(v, unit, SHOT);
  if (tank !== undefined) setMark(v, tank, SHOT);
  freeTies(v);
  shoot(v, unit, target, false, tank !== undefined, newFight(v));
}
