/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { eachOnce, type Must, mustFit, mustOf } from '../../../kernel/check';
import { areaNumbers } from '../data/areas';
import { cards, kinds } from '../data/cards';
import { stackLimit, victoryNeed } from '../data/constants';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { kindOf } from '../rules/cards';
import { type Counts, countsOf, isRed } from '../rules/units';
import { ASIDE, ELIMINATED, other, REPLACEMENT_BOX, type Side, type Storm } from '../state';
import { fields } from './fields';

/** 5.1 Two sets of areas, a card for each. */
const BONUS_CARDS = 2;

export function check(v: Storm): void {
  mustFit(fields, v);
  const must = mustOf(v);
  checkTime(v, must);
  checkBids(v, must);
  v.at.forEach((_, unit) => {
    checkUnit(v, unit, must);
  });
  const counts = countsOf(v);
  for (const area of areaNumbers) checkArea(v, area, counts, must);
  must(v.control[0] === 'viet-minh' && v.trench[0] === 0 && v.fire[0] === 0, 'place 0 is no area');
  checkCards(v, 'french', must);
  checkCards(v, 'viet-minh', must);
}

/** 4.0 What belongs to a phase is there in that phase alone. */
function checkTime(v: Storm, must: Must): void {
  must(v.phase === 'supply' || v.unsupplied.length === 0, 'supply markers lie only in the supply phase');
  must(v.phase === 'impulses' || v.action === null, '6.0 somebody acts only in an impulse');
  must(v.damage === null || v.action !== null, '8.4 damage comes from an action');
  const fought = v.phase !== 'bidding' && v.phase !== 'draw';
  must(fought || (v.impulses === 0 && !v.frenchPassed && !v.noReplacements), '4.0 the turn has only begun');
  must(fought || v.impulse === 'viet-minh', '4.0 the Viet Minh have the first impulse');
  // After a Viet Minh pass the French are asked whether they go on before the impulse is theirs.
  must(v.impulse === 'viet-minh' || v.impulses % 2 === 1, '4.0 impulses alternate');
  must(v.action === null || v.action.side === v.impulse, '6.0 the side on impulse acts');
  must(v.result === null || v.phase === 'arrivals', '14.0 the game ends with a turn');
}

/** 15.0 Sides and needs follow from the bids; without bidding they are the printed ones. */
function checkBids(v: Storm, must: Must): void {
  if (!v.options.includes('15.0')) {
    must(v.bids.length === 0 && !v.swapped && v.needed === victoryNeed, '14.0 nobody has bid');
    must(v.phase !== 'bidding', '15.0 nobody bids');
  } else if (v.phase === 'bidding') {
    must(v.turn === 1 && !v.swapped && v.needed === victoryNeed && v.bids.length < 2, '15.0 the bids are not in');
  } else {
    const [first = 0, second = 0] = v.bids;
    must(v.bids.length === 2 && v.needed === Math.max(first, second), '15.0 the higher bid is needed');
    must(first === second || v.swapped === first > second, '15.0 the higher bid plays the Viet Minh');
  }
}

/** 2.1.1, 12.0 A counter is on the map, out of the game, or where it waits for its turn or its card. */
function checkUnit(v: Storm, unit: number, must: Must): void {
  const at = v.at[unit] ?? 0;
  const data = units[unit];
  const here = `unit ${unit} is at ${at}`;
  if (at < ELIMINATED) {
    const turn = data && 'turn' in data.start ? data.start.turn : null;
    // 12.1 Replacements and volunteers wait in the box of the turn until they are placed.
    const called = data?.corps === 'replacement' || v.phase === 'arrivals';
    must((-at === turn && turn >= v.turn) || (called && -at === v.turn), here);
  }
  must(at !== REPLACEMENT_BOX || data?.corps === 'replacement', here);
  must(at !== ASIDE || (data !== undefined && 'box' in data.start && data.start.box === 'aside'), here);
  must(v.spent[unit] === 0 || (at > ELIMINATED && at <= areaNumbers.length), `unit ${unit} spent`);
}

function checkArea(v: Storm, area: number, counts: Counts, must: Must): void {
  const holder = v.control[area] ?? 'french';
  const own = counts[holder][area] ?? 0;
  const enemy = counts[other(holder)][area] ?? 0;
  must(own <= stackLimit && enemy <= stackLimit, `${area} holds nine units a side`);
  must(own > 0 || enemy === 0, `13.0 ${area} belongs to the only side in it`);
  must(v.trench[area] === 0 || holder === 'viet-minh', `9.1 no trench in French ${area}`);
  must(
    !isRed(area) || (holder === 'viet-minh' && (counts.french[area] ?? 0) === 0),
    `7.0 ${area} is closed to the French`,
  );
}

function checkCards(v: Storm, side: Side, must: Must): void {
  const { deck, hand, discard, removed } = v.cards[side];
  const all = cards.filter((card) => card.side === side).map(({ id }) => id);
  must(eachOnce(all, [deck, hand, discard, removed]), `every card of the ${side} is in one pile`);
  must(
    removed.every((card) => kinds[kindOf(card)].removed),
    '5.2 only cards that say so leave the game',
  );
  const printed = turns[v.turn - 1]?.cards[side] ?? 0;
  // Before the draw the hand is still that of the last turn.
  const most = Math.max(printed, v.phase === 'draw' ? (turns[v.turn - 2]?.cards[side] ?? 0) : 0);
  must(hand.length <= most + BONUS_CARDS, `5.1 the hand of the ${side}`);
}
