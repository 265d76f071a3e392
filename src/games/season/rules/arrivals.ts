/** 4.1 Paratroops are dropped. */
import { done, moveTo, type Rules, type SeasonChoice } from '../choices';
import { campOf, paNumbers, place, zoneOf } from '../data/places';
import { airTable, stacking } from '../data/tables';
import { ISABELLE } from '../data/zones';
import { POOL, type Season } from '../state';
import { choose } from './ask';
import { placesLost } from './french-week';
import { companiesIn, firstBattalion, numberOf, piecesAt } from './pieces';

const isabelle = place(ISABELLE);

/**
 * 3.2, 4.1 As many companies as the line of places lost allows; none on turn 1 nor in a week that the French open. 2.0 A
 * quiet week brings reinforcements in, once.
 */
export function beginDrop(v: Season): void {
  const limit = airTable.lines[placesLost(v)]?.drop ?? 0;
  v.drops = v.opened !== 'french' && v.turn > 1 ? limit : 0;
}

const question = { side: 'french', ask: 'drop', rule: '4.1', scene: { is: 'arrivals' }, resumable: true } as const;

/** 4.1 Each on a French PA of the CRC or Isabelle with fewer than two companies. */
export function* drop(v: Season): Rules {
  while (v.drops > 0) {
    const rooms = paNumbers.filter(
      (pa) =>
        v.control[pa] === 'french' &&
        (campOf[pa] === 0 || zoneOf[pa] === isabelle) &&
        companiesIn(piecesAt(v, pa, 'french')) < stacking.companies,
    );
    const choices: SeasonChoice[] = [];
    for (let unit = 0; unit < firstBattalion; unit++) {
      if (v.at[unit] === POOL) for (const pa of rooms) choices.push(moveTo(unit, pa));
    }
    if (choices.length > 0) choices.push(done);
    const about = { left: v.drops };
    const choice = yield* choose(v, { ...question, about }, choices);
    if (choice.do !== 'move') return;
    v.drops--;
    v.at[numberOf(choice.unit)] = place(choice.to);
    v.events.push({ is: 'dropped', unit: choice.unit, to: choice.to });
  }
}
