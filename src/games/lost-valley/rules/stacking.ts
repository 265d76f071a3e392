/** 2.2.1.3 Stacking limits, enforced at the ends of the Viet Minh Assault, Movement and French Assault Phases. */
import type { Rules, ValleyChoice } from '../choices';
import { type CrId, crIds } from '../data/map';
import { unitOf, type Valley } from '../state';
import { ask } from './ask';
import { eliminate, isInfantry, loseStep, overstack, stepsOf, unitsIn } from './units';

/** 2.2.1.3 Over-stacked units are eliminated, or battalions reduced: the player chooses which, one by one. */
export function* enforceStacking(v: Valley): Rules {
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
