/** What a wargamer would laugh at, judged at the decision by what its side can see. */
import { blundersBy } from '../../kernel/trial';
import { type Field, fieldOf, guardOf, lastCount, stackOf, worth } from './bot/field';
import { bestLots } from './bot/lots';
import type { StormChoice, StormPrompt } from './choices';
import { victoryAreas } from './data/areas';
import { lastTurn } from './data/turns';
import type { StormTypes } from './index';
import { assaultAttack } from './rules/assault';
import { costOf } from './rules/damage';
import { impulseChoices } from './rules/impulses';
import { reachOf } from './rules/movement';
import { fireOdds } from './rules/odds';
import { isFresh, numberOf, sideOf } from './rules/units';
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
    const { from, units } = v.action ?? { from: 0, units: [] };
    const field = fieldOf(v);
    return (
      guardOf(field, from, side) > 0 && stackOf(field, from, side).units <= units.length && !reachesHill(v, field, side)
    );
  },
  /** 7.0 A victory area that was just taken is left empty for the next who comes by. */
  'take-and-leave': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if (prompt.ask !== 'move-step' || choice.do !== 'to') return false;
    const here = Number(prompt.about?.area ?? 0);
    const field = fieldOf(v);
    if (here === v.action?.from || guardOf(field, here, side) === 0) return false;
    return stackOf(field, here, side).units <= (v.action?.units.length ?? 0) && !isFreeHill(field, choice.area, side);
  },
  /** 4.0 B, 14.0 The last turn is let end though that loses and something could still be done. */
  'pass-lost': (v, prompt, choice) => {
    const side = sideIn(prompt);
    const loses = side === 'french' ? 'enough' : 'too-few';
    if (lastCount(v) !== loses) return false;
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
    const field = fieldOf(v);
    return prompt.choices.some(
      (one) => one.do === 'move' && reachOf(v, side, one.area).some((area) => isFreeHill(field, area, side)),
    );
  },
});

function sideIn({ side }: StormPrompt): Side {
  return side === 'french' ? 'french' : 'viet-minh';
}

function isHill(area: number): boolean {
  return victoryAreas.includes(area);
}

function isFreeHill(field: Field, area: number, side: Side): boolean {
  const enemy = other(side);
  return isHill(area) && field.v.control[area] === enemy && stackOf(field, area, enemy).units === 0;
}

/** Those who leave can take another hill instead. */
function reachesHill(v: Storm, field: Field, side: Side): boolean {
  return (
    reachOf(v, side, v.action?.from ?? 0).some((area) => isFreeHill(field, area, side)) ||
    worth(v.action?.target ?? 0) > 5
  );
}

const ANYBODY = { unit: () => 0, held: 1 } as const;

function canHold(v: Storm, units: readonly number[], points: number): boolean {
  return [...bestLots(v, units, points, ANYBODY).values()].some((lot) => lot === 'stay' || lot === 'spend');
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
