/** 6.2 Morale Crisis: the other side picks units, each of which rolls against its morale. */
import { done, made, type Rules } from '../choices';
import { other, type Side, type Vallee } from '../state';
import { loseSteps } from './losses';
import { placeOf, question, rollDie } from './record';
import { idOf, isTank, moraleOf, numberOf, onMap, unitsOf } from './units';

/** 6.2 Up to the die different units of a side, no tanks; then each of them rolls. */
export function* crisisPicks(v: Vallee, side: Side): Rules {
  while (v.quota > 0) {
    const units = unitsOf(side).filter((unit) => onMap(v, unit) && !isTank(unit) && !v.picked.includes(unit));
    if (units.length === 0) break;
    const choices = units.flatMap((unit) => made.pick[unit] ?? []);
    choices.push(done);
    const choice = yield question(other(side), 'crisis', '6.2', choices, { about: { units: v.quota } });
    if (choice.do !== 'pick') break;
    v.picked.push(numberOf(choice.unit));
    v.quota--;
  }
  for (const unit of v.picked) {
    const die = rollDie(v, 'crisis', '6.2', { side, place: placeOf(v, unit) }, idOf(unit));
    loseSteps(v, unit, die - moraleOf(v, unit), 'crisis', null);
  }
  v.quota = 0;
  v.picked = [];
}
