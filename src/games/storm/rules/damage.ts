/** 8.4 Damage points, assigned one result at a time, and 8.4.2 retreats. */
import type { Rules, StormChoice } from '../choices';
import { made } from '../choices';
import { damageCost, stackLimit } from '../data/constants';
import { neighbours } from '../data/neighbours';
import { other, type Side, type Storm } from '../state';
import { chooseArea } from './ask';
import { type Attack, rollAttack } from './attack';
import { eliminate, settle, spend } from './control';
import { capacityOf, countIn, idOf, isArmor, isFresh, isRed, numberOf, sideOf } from './units';

/** 8.3, 8.4 An attack and what it does; where play starts anew at the damage, the dice have fallen. */
export function* attackAndDamage(v: Storm, attack: Attack, assigner: Side): Rules {
  const points = v.damage?.points ?? rollAttack(v, attack).total;
  yield* damage(v, attack.area, attack.targets, points, assigner, 'midway');
}

/**
 * 8.4, 8.4.1 As many points as possible are used up: each result is carried out as it is chosen. A retreat takes more
 * room for damage away than it costs, so it is open only while the points left are fewer than the units can take.
 */
export function* damage(
  v: Storm,
  area: number,
  units: readonly number[],
  points: number,
  assigner: Side,
  resumable: 'midway' | false = false,
): Rules {
  let left = points;
  while (left > 0) {
    const targets = units.filter((unit) => v.at[unit] === area);
    const capacity = capacityOf(v, targets);
    if (left >= capacity) {
      for (const unit of targets) eliminate(v, unit, 'damage');
      break;
    }
    v.damage = { points: left, area, units: targets };
    const choices = damageChoices(v, targets, left, capacity);
    const [only] = choices;
    const about = { area, points: left, capacity };
    const scene = { is: 'damage', points: left, lots, place: `${area}` } as const;
    const choice =
      choices.length === 1 && only
        ? only
        : yield { side: assigner, ask: 'damage', rule: '8.4', scene, about, choices, resumable, open: true };
    left -= yield* suffer(v, choice, area);
  }
  v.damage = null;
}

/** What can happen to a unit, mildest first. */
const lots = ['spend', 'retreat', 'remove'] as const;

/** 8.4, 8.4.1 Every result the points left allow, unit by unit. */
export function damageChoices(v: Storm, targets: readonly number[], left: number, capacity: number): StormChoice[] {
  const choices: StormChoice[] = [];
  const offer = (kind: 'spend' | 'retreat' | 'remove', unit: number) => {
    const choice = made[kind][unit];
    if (choice) choices.push(choice);
  };
  for (const unit of targets) {
    const fresh = isFresh(v, unit);
    if (fresh) offer('spend', unit);
    if (left >= costOf(fresh, 'retreat') && capacity > left) offer('retreat', unit);
    if (left >= costOf(fresh, 'remove')) offer('remove', unit);
  }
  return choices;
}

/** 8.4 The points of one result, by the side that shows. */
export function costOf(fresh: boolean, kind: 'spend' | 'retreat' | 'remove'): number {
  if (kind === 'spend') return damageCost.spend;
  if (kind === 'retreat') return fresh ? damageCost.retreatFresh : damageCost.retreatSpent;
  return fresh ? damageCost.removeFresh : damageCost.removeSpent;
}

/** 8.4.1 Whether one result leaves nothing to choose: no point, no room for the rest, or a single way to use it. */
export function endsDamage(v: Storm, result: 'spend' | 'retreat' | 'remove', unit: number): boolean {
  if (!v.damage) return false;
  const left = v.damage.points - costOf(isFresh(v, unit), result);
  const stay = v.damage.units.filter((one) => one !== unit);
  const fresh = stay.map((one) => isFresh(v, one));
  if (result === 'spend') fresh.push(false);
  const capacity = capacityOf(v, stay) + (result === 'spend' ? 2 : 0);
  if (left <= 0 || left >= capacity) return true;
  let ways = 0;
  for (const one of fresh) {
    if (one) ways++;
    if (left >= costOf(one, 'retreat')) ways++;
    if (left >= costOf(one, 'remove')) ways++;
  }
  return ways < 2;
}

/** Carries one result out and says how many points it took. */
function* suffer(v: Storm, choice: StormChoice, area: number): Rules<number> {
  if (choice.do !== 'spend' && choice.do !== 'retreat' && choice.do !== 'remove') return 0;
  const unit = numberOf(choice.unit);
  const cost = costOf(isFresh(v, unit), choice.do);
  if (choice.do === 'remove') eliminate(v, unit, 'damage');
  else spend(v, unit);
  if (choice.do === 'retreat') yield* retreat(v, unit, area);
  return cost;
}

/** 8.4.2 To an adjacent own area, the one with the fewest enemies and room; on through full ones; or eliminated. */
function* retreat(v: Storm, unit: number, from: number): Rules {
  const side = sideOf(unit);
  const passed = [from];
  let here = from;
  for (;;) {
    const open = retreatAreas(v, unit, here, passed);
    const question = { side, ask: 'retreat', rule: '8.4.2', about: { unit: idOf(unit), area: here } } as const;
    const to = yield* chooseArea(question, open);
    if (to === 0) {
      eliminate(v, unit, 'no-retreat');
      return;
    }
    if (countIn(v, to, side) < stackLimit) {
      v.at[unit] = to;
      v.events.push({ is: 'retreated', unit: idOf(unit), from, to });
      settle(v, to);
      settle(v, from);
      return;
    }
    passed.push(to);
    here = to;
  }
}

/** 8.4.2 Where a unit may retreat to, all equally good. */
export function retreatAreas(v: Storm, unit: number, here: number, passed: readonly number[]): number[] {
  const side = sideOf(unit);
  const own: number[] = [];
  for (const { area, over } of neighbours[here] ?? []) {
    if (v.control[area] !== side || passed.includes(area)) continue;
    if (side === 'french' && isRed(area)) continue;
    if (over === 'river' && isArmor(unit)) continue;
    own.push(area);
  }
  const roomy = own.filter((area) => countIn(v, area, side) < stackLimit);
  const pool = roomy.length > 0 ? roomy : own;
  if (pool.length < 2) return pool;
  const enemies = pool.map((area) => countIn(v, area, other(side)));
  const fewest = Math.min(...enemies);
  return pool.filter((_, i) => enemies[i] === fewest);
}
