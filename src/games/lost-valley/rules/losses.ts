/** 12.3.5.2 Losses of the French: steps, disruption, counter-battery fire and retreats. Chapters 15 and 16 use them too. */
import { closes, type Head, opens } from '../../../kernel/tale';
import type { Rules, ValleyChoice } from '../choices';
import type { CrId } from '../data/map';
import type { Cause } from '../events';
import { type Unit, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { isEncircled, isFrench, neighbours } from './centres';
import { passesMoraleCheck } from './checks';
import { disrupt, eliminate, holdsGround, isInfantry, isOnMap, loseStep, moraleFactor, roomIn, stepsOf } from './units';

/** 12.3.5.2, 15.1.5 Steps are lost one by one, the order judged anew for each; what nobody is left to lose is ignored. */
export function* loseSteps(v: Valley, units: readonly Unit[], count: number, cause: Cause): Rules {
  for (let left = count; left > 0; left--) {
    const [first, second] = nextToLose(v, units);
    const unit = second ? yield* choiceOfLoss(v, units, left, cause) : first;
    if (!unit) return;
    loseStep(v, unit, cause);
  }
}

/** 12.3.5.2 Of several tied the player chooses; a card played first (5.6) may leave nobody to choose. */
function* choiceOfLoss(v: Valley, units: readonly Unit[], left: number, cause: Cause): Rules<Unit | undefined> {
  const choice = yield* ask(v, 'lose', () => {
    const tied = nextToLose(v, units);
    if (tied.length < 2) return null;
    const choices = tied.map((unit): ValleyChoice => ({ do: 'lose', unit: unit.id }));
    return { side: 'french', ask: 'lose', rule: '12.3.5.2', choices, about: { left, cause } };
  });
  return choice?.do === 'lose' ? unitOf(v, choice.unit) : nextToLose(v, units)[0];
}

/**
 * 12.3.5.2 Who loses the next step: infantry of the highest morale, of these the one with most steps, armor when no
 * infantry is left. Several are tied, and the player chooses. The order by morale names infantry only, so among armor
 * he is free.
 */
export function nextToLose(v: Valley, units: readonly Unit[]): Unit[] {
  let tied: Unit[] = [];
  let morale = Number.NEGATIVE_INFINITY;
  let steps = 0;
  for (const unit of units) {
    if (!isInfantry(unit) || !isOnMap(unit)) continue;
    const [ofUnit, left] = [moraleFactor(v, unit), stepsOf(unit)];
    if (ofUnit < morale || (ofUnit === morale && left < steps)) continue;
    if (ofUnit > morale || left > steps) tied = [];
    tied.push(unit);
    morale = ofUnit;
    steps = left;
  }
  return tied.length > 0 ? tied : units.filter((unit) => holdsGround(unit) && isOnMap(unit));
}

const moraleChecks: Head = { is: 'checks', roll: 'morale', by: 'french' };

/** 12.3.5.2 Dis?: each unit that is left and not yet disrupted checks its morale. */
export function checkDisruption(v: Valley, units: readonly Unit[], cause: Cause): void {
  opens(v, moraleChecks);
  for (const unit of units) {
    if (isOnMap(unit) && !unit.disrupted && !passesMoraleCheck(v, unit)) disrupt(v, unit, cause);
  }
  closes(v, 'checks');
}

/** 12.3.5.2 Dis: every unit that is left. */
export function disruptAll(v: Valley, units: readonly Unit[], cause: Cause): void {
  for (const unit of units) if (isOnMap(unit)) disrupt(v, unit, cause);
}

/** 12.3.5.2 *: the guns that gave support check their morale. One already disrupted has nothing to lose by it. */
export function counterBattery(v: Valley, guns: readonly Unit[]): void {
  checkDisruption(v, guns, 'counter-battery');
}

/** 12.3.5.2 R?: infantry and armor left in a centre check their morale, and those that fail retreat together. */
export function* maybeRetreat(v: Valley, cr: CrId, units: readonly Unit[]): Rules {
  const failed: Unit[] = [];
  opens(v, moraleChecks);
  for (const unit of units) {
    if (unit.at === cr && holdsGround(unit) && !passesMoraleCheck(v, unit)) failed.push(unit);
  }
  yield* retreat(v, cr, failed);
  closes(v, 'checks');
}

/** Where units may retreat to: French centres along a black line, unless one end of it is encircled (12.2.1). */
export function retreatsTo(v: Valley, from: CrId): CrId[] {
  if (isEncircled(v, from)) return [];
  return neighbours[from].filter((cr) => isFrench(v, cr) && !isEncircled(v, cr));
}

/**
 * 12.3.5.2 Retreat procedure: the player says who goes where and in which order, active units stay active and used ones
 * used. The limit holds at once; who finds no room is eliminated.
 */
export function* retreat(v: Valley, from: CrId, failed: readonly Unit[]): Rules {
  let left = failed;
  while (left.length > 0) {
    const choice =
      (yield* ask(v, 'retreat', () => {
        const choices = retreats(v, from, left);
        if (choices.length < 2) return null;
        const about = { cr: from, units: ids(left) };
        return {
          side: 'french',
          ask: 'retreat',
          rule: '12.3.5.2',
          choices,
          about,
          scene: { is: 'place', place: from },
        };
      })) ?? retreats(v, from, left)[0];
    if (choice?.do === 'reduce') {
      loseStep(v, unitOf(v, choice.unit), 'retreat');
    } else if (choice?.do === 'retreat') {
      unitOf(v, choice.unit).at = choice.to;
      v.events.push({ is: 'retreated', unit: choice.unit, from, to: choice.to });
    } else {
      for (const unit of left) eliminate(v, unit, 'retreat');
    }
    left = left.filter((unit) => unit.at === from);
  }
}

/** What retreating units can do now: go where there is room, or drop to one step where that helps to find some. */
function retreats(v: Valley, from: CrId, units: readonly Unit[]): ValleyChoice[] {
  const open = retreatsTo(v, from).map((to) => ({ to, ...roomIn(v, to) }));
  const room = sum(open.map(({ steps }) => Math.max(0, steps)));
  const isShort = sum(units.filter(isInfantry).map(stepsOf)) > room;
  const choices: ValleyChoice[] = [];
  for (const unit of units) {
    let fitsSomewhere = false;
    for (const { to, steps, assets } of open) {
      if (isInfantry(unit) ? stepsOf(unit) > steps : assets < 1) continue;
      fitsSomewhere = true;
      choices.push({ do: 'retreat', unit: unit.id, to });
    }
    const canReduce = isInfantry(unit) && stepsOf(unit) > 1 && room > 0;
    if (canReduce && (isShort || !fitsSomewhere)) choices.push({ do: 'reduce', unit: unit.id });
  }
  return choices;
}

function ids(units: readonly Unit[]): string[] {
  return units.map((unit) => unit.id);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
