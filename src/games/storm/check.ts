/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { areaNumbers } from './data/areas';
import { cards } from './data/cards';
import { stackLimit, trenchLimit } from './data/constants';
import { lastTurn } from './data/turns';
import { type Counts, countsOf, isRed, unitCount } from './rules/units';
import { ASIDE, ELIMINATED, other, type Side, type Storm } from './state';

type Must = (holds: boolean, what: string) => void;

export function check(v: Storm): void {
  const must: Must = (holds, what) => {
    if (!holds) throw new Error(`turn ${v.turn}, ${v.phase}: ${what}`);
  };
  checkUnits(v, must);
  const counts = countsOf(v);
  for (const area of areaNumbers) checkArea(v, area, counts, must);
  checkCards(v, 'french', must);
  checkCards(v, 'viet-minh', must);
  must(v.needed >= 1 && v.needed <= 10, 'the number needed can be reached');
  must(v.phase === 'supply' || v.unsupplied.length === 0, 'supply markers lie only in the supply phase');
}

function checkUnits(v: Storm, must: Must): void {
  must(v.at.length === unitCount && v.spent.length === unitCount, 'every counter is there');
  v.at.forEach((at, unit) => {
    must(Number.isInteger(at) && at >= -lastTurn && at <= ASIDE, `unit ${unit} is somewhere`);
    must(
      v.spent[unit] === 0 || (v.spent[unit] === 1 && at > ELIMINATED && at <= areaNumbers.length),
      `unit ${unit} spent`,
    );
  });
}

function checkArea(v: Storm, area: number, counts: Counts, must: Must): void {
  const holder = v.control[area] ?? 'french';
  const own = counts[holder][area] ?? 0;
  const enemy = counts[other(holder)][area] ?? 0;
  must(own <= stackLimit && enemy <= stackLimit, `${area} holds nine units a side`);
  must(own > 0 || enemy === 0, `13.0 ${area} belongs to the only side in it`);
  const trench = v.trench[area] ?? -1;
  must(trench >= 0 && trench <= trenchLimit, `trench level of ${area}`);
  must(trench === 0 || holder === 'viet-minh', `9.1 no trench in French ${area}`);
  must(
    !isRed(area) || (holder === 'viet-minh' && (counts.french[area] ?? 0) === 0),
    `7.0 ${area} is closed to the French`,
  );
  must((v.fire[area] ?? -1) >= 0 && (v.fire[area] ?? 9) <= 3, `fire markers of ${area}`);
}

function checkCards(v: Storm, side: Side, must: Must): void {
  const { deck, hand, discard, removed } = v.cards[side];
  const piles = [...deck, ...hand, ...discard, ...removed];
  const all = cards.filter((card) => card.side === side);
  must(
    piles.length === all.length && all.every(({ id }) => piles.includes(id)),
    `every card of the ${side} is in one pile`,
  );
}
