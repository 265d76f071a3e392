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

const limits = crIds.map((cr) => crs[cr].stack);
const indexOf: ReadonlyMap<Place, number> = new Map(crIds.map((cr, index) => [cr, index]));

/** The first centre over its limits, from one on; none is the end of the list. Each unit is looked at once, not once for every centre. */
function overstackedFrom(v: Valley, from: number): number {
  const steps = limits.map((stack) => stack.steps);
  const assets = limits.map((stack) => stack.assets);
  for (const unit of v.units) {
    const at = indexOf.get(unit.at);
    if (at === undefined) continue;
    if (isInfantry(unit)) steps[at] = (steps[at] ?? 0) - stepsOf(unit);
    else assets[at] = (assets[at] ?? 0) - 1;
  }
  let at = from;
  while (at < crIds.length && (steps[at] ?? 0) >= 0 && (assets[at] ?? 0) >= 0) at++;
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
