/** 2.2.1.3 Stacking limits, enforced at the ends of the Viet Minh Assault, Movement and French Assault Phases. */
import type { Rules, ValleyChoice } from '../choices';
import { type CrId, crIds, crs } from '../data/map';
import { type Place, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { eliminate, isInfantry, loseStep, overstack, stepsOf, unitsIn } from './units';

/** 2.2.1.3 Over-stacked units are eliminated, or battalions reduced: the player chooses which, one by one. */
export function* enforceStacking(v: Valley): Rules {
  for (let at = overstackedFrom(v, 0); at < crIds.length; at = overstackedFrom(v, at)) {
    const cr = crIds[at] as CrId;
    const choice = yield* ask(v, 'stacking', () => {
      const { steps, assets } = overstack(v, cr);
      const choices = reliefs(v, cr, steps > 0, assets > 0);
      const about = { cr, steps, assets };
      return { side: 'french', ask: 'stacking', rule: '2.2.1.3', choices, about, scene: { is: 'place', place: cr } };
    });
    if (choice?.do === 'reduce') loseStep(v, unitOf(v, choice.unit), 'stacking');
    else if (choice?.do === 'remove') eliminate(v, unitOf(v, choice.unit), 'stacking');
    else at++;
  }
}

/** What stands in each centre, counted anew each time. */
const stacks = crIds.map((cr) => ({ cr, most: crs[cr].stack, steps: 0, assets: 0 }));
const stackAt: ReadonlyMap<Place, (typeof stacks)[number]> = new Map(stacks.map((stack) => [stack.cr, stack]));

/** The first centre over its limits, from one on; none is the end of the list. Each unit is looked at once, not once for every centre. */
function overstackedFrom(v: Valley, from: number): number {
  for (const stack of stacks) {
    stack.steps = 0;
    stack.assets = 0;
  }
  for (const unit of v.units) {
    const stack = stackAt.get(unit.at);
    if (!stack) continue;
    if (isInfantry(unit)) stack.steps += stepsOf(unit);
    else stack.assets++;
  }
  let at = 0;
  for (const { most, steps, assets } of stacks) {
    if (at >= from && (steps > most.steps || assets > most.assets)) break;
    at++;
  }
  return at;
}

/** What brings a centre nearer to its limits. */
function reliefs(v: Valley, cr: CrId, ofSteps: boolean, ofAssets: boolean): ValleyChoice[] {
  const choices: ValleyChoice[] = [];
  for (const unit of unitsIn(v, cr)) {
    if (!(isInfantry(unit) ? ofSteps : ofAssets)) continue;
    if (stepsOf(unit) > 1) choices.push({ do: 'reduce', unit: unit.id });
    choices.push({ do: 'remove', unit: unit.id });
  }
  return choices;
}
