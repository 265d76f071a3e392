/** 6.1 Reconnaissance and reduction of trenches. */
import { d6 } from '../../../kernel/chance';
import { atPlace, done, type Rules } from '../choices';
import { place, placeId } from '../data/places';
import { digging, scouting } from '../data/tables';
import { REVEALED, type Season } from '../state';
import { choose } from './ask';
import { payDues } from './attrition';
import { turnUp } from './dummies';
import { battalionsAt, countAt } from './pieces';
import { scoutable } from './targets';
import { setTrench } from './trenches';

/** 6.1 Zones are designated one after the other, each once a round. */
export function* reconnaissance(v: Season): Rules {
  yield* payDues(v, 'scout-loss', '6.1');
  for (;;) {
    const choices = scoutable(v).map((zone) => atPlace('scout', zone));
    if (choices.length > 0) choices.push(done);
    const question = { side: 'french', ask: 'scout', rule: '6.1', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'scout') return;
    yield* scout(v, place(choice.place));
  }
}

/** 6.1 One die: nothing, pieces turned up, or the same at the cost of a step. */
function* scout(v: Season, zone: number): Rules {
  v.scouted.push(zone);
  const die = d6(v.chance);
  const [seen, cost] = [die > scouting.blind, die >= scouting.costly];
  const at = placeId(zone);
  const roll = { name: 'scout', rule: '6.1', of: at, dice: [die], modifiers: [], total: die };
  v.events.push({ is: 'rolled', side: 'french', roll, place: at, row: die, fight: null });
  v.events.push({ is: 'scouted', place: at, seen, cost });
  if (!seen) return;
  const bluff = countAt(v, zone, 'viet-minh') > 0 && battalionsAt(v, zone).length === 0;
  if (bluff && v.trench[zone] === digging.most) setTrench(v, zone, digging.most - 1, 'scouted');
  if (cost) v.due.push({ cause: 'scout', at: zone });
  yield* turnUp(v, zone, REVEALED, 'scouted');
  yield* payDues(v, 'scout-loss', '6.1');
}
