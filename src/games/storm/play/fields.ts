/** The set in which each field of a state lies, whoever wrote it. What fields say together is in check.ts. */
import {
  fairChance,
  flag,
  listOf,
  oneOf,
  orNull,
  record,
  rowOf,
  type StateSets,
  someOf,
  whole,
} from '../../../kernel/check';
import type { Result } from '../../../kernel/game';
import { areaNumbers, areas, type Side, victoryAreas } from '../data/areas';
import { type CardId, cards, kinds } from '../data/cards';
import { bids, supply, trenchLimit } from '../data/constants';
import { optionIds, scenarioIds } from '../data/options';
import { lastTurn } from '../data/turns';
import { firepowers, unitCount } from '../rules/units';
import { type Action, ASIDE, type Damage, type Piles, phaseIds, type Storm } from '../state';

const TWO_DICE = 12;
const all = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

const side = oneOf<Side>(['french', 'viet-minh']);
/** Place 0 stands for none. */
const area = whole(0, areaNumbers.length);
const unitNumbers = Array.from({ length: unitCount }, (_, unit) => unit);
const someUnits = someOf(unitNumbers);

const cardsOf = (owner: Side): readonly CardId[] => cards.filter((card) => card.side === owner).map(({ id }) => id);
const allCards = cards.map(({ id }) => id);

const pilesOf = (owner: Side) => {
  const some = someOf(cardsOf(owner));
  return record<Piles>({ deck: some, hand: some, discard: some, removed: some });
};

const result = record<Result>({
  level: side,
  points: orNull(whole(0, victoryAreas.length)),
  cause: oneOf<string>(['areas-taken', 'areas-held']),
});

const action = record<Action>({
  is: oneOf(['move', 'fire', 'sap', 'assault', 'card']),
  side,
  card: orNull(oneOf(allCards)),
  from: area,
  target: area,
  units: someUnits,
  cards: someOf(allCards),
  declared: flag,
  improved: whole(0, allCards.length),
  barred: flag,
  mined: flag,
  shelled: flag,
  kept: whole(0, TWO_DICE), // 10.0
  rerolls: whole(0, unitCount),
});

/** 8.3 Two dice, every unit and every card: no attack makes more. */
const MOST_DAMAGE =
  TWO_DICE + all(firepowers) + all(cards.map(({ kind }) => (kinds[kind].firepower ?? 0) + (kinds[kind].attack ?? 0)));
/** 4.0 Each unit and each card once, each side passes in between. */
const MOST_IMPULSES = 2 * (unitCount + allCards.length + 1);

const damage = record<Damage>({ points: whole(1, MOST_DAMAGE), area, units: someUnits });

export const fields: StateSets<Storm> = {
  scenario: oneOf(scenarioIds),
  options: someOf(optionIds),
  turn: whole(1, lastTurn),
  phase: oneOf(phaseIds),
  chance: fairChance,
  result: orNull(result),
  needed: oneOf(bids),
  bids: listOf(oneOf(bids), 2),
  swapped: flag,
  at: rowOf(whole(-lastTurn, ASIDE), unitCount),
  spent: rowOf(whole(0, 1), unitCount),
  control: rowOf(side, areas.length),
  trench: rowOf(whole(0, trenchLimit), areas.length),
  fire: rowOf(whole(0, 3), areas.length),
  unsupplied: someOf(areaNumbers, supply.markers),
  cards: record<Storm['cards']>({ french: pilesOf('french'), 'viet-minh': pilesOf('viet-minh') }),
  impulse: side,
  impulses: whole(0, MOST_IMPULSES),
  frenchPassed: flag,
  noReplacements: flag,
  action: orNull(action),
  damage: orNull(damage),
};
