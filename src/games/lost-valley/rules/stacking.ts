/** 2.2.1.3 Stacking limits, enforced at the ends of the Viet Minh Assault, Movement and French Assault Phases. */
import type { Rules, ValleyChoice } from '../choices';
import { type CrId, crIds, crs } from '../data/map';
import { type Place, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { eliminate, isInfantry, loseStep, overstack, stepsOf, unitsIn } from './units';

/** 2.2.1.3 Over-stacked units are eliminated, or battalions reduced: the player chooses which, one by one. */
export function* enforceStacking(v: Valley): Rules {
  if (!isAnyOverstacked(v)) return;
  for (const cr of crIds) {
    while (isOverstacked(v, cr)) {
      const choice = yield* ask(v, () => {
        const { steps, assets } = overstack(v, cr);
        const choices = reliefs(v, cr, steps > 0, assets > 0);
        const about = { cr, steps, assets };
        return { side: 'french', ask: 'stacking', rule: '2.2.1.3', choices, about, scene: { is: 'place', place: cr } };
      });
      if (choice?.do === 'reduce') loseStep(v, unitOf(v, choice.unit), 'stacking');
      else if (choice?.do === 'remove') eliminate(v, unitOf(v, choice.unit), 'stacking');
      else break;
    }
  }
}

/** The room for steps of each centre in turn, then that for assets, and where a centre stands in these. */
const room: readonly number[] = [...crIds.map((cr) => crs[cr].stack.steps), ...crIds.map((cr) => crs[cr].stack.assets)];
const indexOf: ReadonlyMap<Place, number> = new Map(crIds.map((cr, index) => [cr, index]));

/** Whether there is anything to do, which is seldom so: each unit is looked at once, not once for every centre. */
function isAnyOverstacked(v: Valley): boolean {
  const left = room.slice();
  for (const unit of v.units) {
    const cr = indexOf.get(unit.at);
    if (cr === undefined) continue;
    const isSteps = isInfantry(unit);
    const of = isSteps ? cr : crIds.length + cr;
    const rest = (left[of] ?? 0) - (isSteps ? stepsOf(unit) : 1);
    if (rest < 0) return true;
    left[of] = rest;
  }
  return false;
}

function isOverstacked(v: Valley, cr: CrId): boolean {
  const { steps, assets } = overstack(v, cr);
  return steps > 0 || assets > 0;
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
