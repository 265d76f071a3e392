/** What a wargamer would laugh at, judged at the decision by what its side can see. */
import { blundersBy } from '../../kernel/trial';
import type { StormChoice, StormPrompt } from './choices';
import { areaNumbers, victoryAreas } from './data/areas';
import { damageCost } from './data/constants';
import { lastTurn } from './data/turns';
import type { StormTypes } from './index';
import { assaultAttack } from './rules/assault';
import { costOf } from './rules/damage';
import { impulseChoices } from './rules/impulses';
import { reachOf } from './rules/movement';
import { fireOdds } from './rules/odds';
import { taken } from './rules/sequence';
import { freshIn, isFresh, numberOf, sideOf, unitsIn } from './rules/units';
import { other, type Side, type Storm } from './state';

export const blunders = blundersBy<StormTypes>({
  /** 8.4 A victory area is given up under fire that could be held. */
  'give-up': (v, prompt, choice) => {
    const side = sideIn(prompt);
    const { damage } = v;
    if (prompt.ask !== 'damage' || !damage || !isHill(damage.area) || v.control[damage.area] !== side) return false;
    if (sideOf(damage.units[0] ?? 0) !== side) return false;
    return canHold(v, damage.units, damage.points) && !holdsAfter(v, damage.units, damage.points, choice);
  },
  /** 7.0, 10.0 The last units walk off a victory area that the enemy can walk into. */
  'walk-off': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if ((prompt.ask !== 'move-units' && prompt.ask !== 'assault-force') || choice.do !== 'go') return false;
    const { from, target, units } = v.action ?? { from: 0, target: 0, units: [] };
    if (!isHill(from) || v.control[from] !== side || unitsIn(v, from, side).length > units.length) return false;
    // Those who leave may take another hill instead.
    if (isHill(target) || reachOf(v, side, from).some((area) => freeHills(v, side).includes(area))) return false;
    return isWalkedInto(v, from, side);
  },
  /** 7.0 A victory area that was just taken is left empty for the next who comes by. */
  'take-and-leave': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if (prompt.ask !== 'move-step' || choice.do !== 'to') return false;
    const here = Number(prompt.about?.area ?? 0);
    if (here === v.action?.from || !isHill(here) || v.control[here] !== side) return false;
    if (unitsIn(v, here, side).length > (v.action?.units.length ?? 0)) return false;
    return !freeHills(v, side).includes(choice.area) && isWalkedInto(v, here, side);
  },
  /** 4.0 B, 14.0 The last turn is let end though that loses and something could still be done. */
  'pass-lost': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if (v.turn < lastTurn || taken(v) >= v.needed !== (side === 'french')) return false;
    if (prompt.ask === 'go-on') return choice.do === 'decline' && canDoMore(v);
    return prompt.ask === 'impulse' && choice.do === 'pass' && prompt.choices.some((one) => one.do !== 'pass');
  },
  /** 10.0 An assault at under one in ten that does not even wear the garrison down. */
  hopeless: (v, prompt, choice) => {
    if (prompt.ask !== 'assault-force' || choice.do !== 'go' || !v.action || v.turn === lastTurn) return false;
    const odds = fireOdds(v, assaultAttack(v, v.action));
    return odds.cleared < 0.1 && odds.points < 2;
  },
  /** 7.0 An empty victory area of the enemy lies within reach, and the impulse is passed. */
  'leave-free': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if (prompt.ask !== 'impulse' || choice.do !== 'pass') return false;
    const free = freeHills(v, side);
    return prompt.choices.some(
      (one) => one.do === 'move' && reachOf(v, side, one.area).some((area) => free.includes(area)),
    );
  },
});

function sideIn({ side }: StormPrompt): Side {
  return side === 'french' ? 'french' : 'viet-minh';
}

function isHill(area: number): boolean {
  return victoryAreas.includes(area);
}

/** Victory areas that the enemy holds with nobody there. */
export function freeHills(v: Storm, side: Side): readonly number[] {
  const enemy = other(side);
  return victoryAreas.filter((area) => v.control[area] === enemy && unitsIn(v, area, enemy).length === 0);
}

/** Whether some fresh enemy could walk into an area once a side has left it. */
function isWalkedInto(v: Storm, area: number, side: Side): boolean {
  const enemy = other(side);
  const left: Storm = { ...v, at: v.at.map((at, unit) => (at === area && sideOf(unit) === side ? 0 : at)) };
  return areaNumbers.some((from) => freshIn(v, from, enemy).length > 0 && reachOf(left, enemy, from).includes(area));
}

/** 8.4 Whether so many points can be met with somebody left in the area: all but one removed, and that one turned. */
function canHold(v: Storm, units: readonly number[], points: number): boolean {
  const most = units.map((unit) => (isFresh(v, unit) ? damageCost.removeFresh : damageCost.removeSpent));
  const kept = units.map((unit, i) => (most[i] ?? 0) - (isFresh(v, unit) ? damageCost.spend : 0));
  return units.length > 0 && points <= most.reduce((sum, one) => sum + one, 0) - Math.min(...kept);
}

function holdsAfter(v: Storm, units: readonly number[], points: number, choice: StormChoice): boolean {
  if (choice.do !== 'spend' && choice.do !== 'retreat' && choice.do !== 'remove') return true;
  const unit = numberOf(choice.unit);
  const left = points - costOf(isFresh(v, unit), choice.do);
  if (choice.do !== 'spend')
    return canHold(
      v,
      units.filter((one) => one !== unit),
      left,
    );
  const turned = { ...v, spent: v.spent.with(unit, 1) };
  return canHold(turned, units, left);
}

function canDoMore(v: Storm): boolean {
  return impulseChoices(v, 'french').some(({ do: kind }) => kind === 'move' || kind === 'fire');
}
