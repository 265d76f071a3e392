/** 3.0 Set-up: every counter in its place, both decks shuffled. */
import { seeded, shuffle } from '../../../kernel/chance';
import type { Setup } from '../../../kernel/game';
import { opens } from '../../../kernel/tale';
import { areas, type Side } from '../data/areas';
import { cards } from '../data/cards';
import { victoryNeed } from '../data/constants';
import { optionIds, scenarioIds } from '../data/options';
import { type Start, units } from '../data/units';
import { ASIDE, type Piles, REPLACEMENT_BOX, type Storm } from '../state';

export function setUp({ scenario, options, seed }: Setup): Storm {
  const chosen = options.map((option) => optionIds.find((id) => id === option) ?? unknown('option', option));
  const v: Storm = {
    scenario: scenarioIds.find((id) => id === scenario) ?? unknown('scenario', scenario),
    options: chosen,
    turn: 1,
    phase: chosen.includes('15.0') ? 'bidding' : 'draw',
    chance: seeded(seed),
    result: null,
    events: [],
    needed: victoryNeed,
    bids: [],
    swapped: false,
    at: units.map(({ start }) => placeOf(start)),
    spent: units.map(() => 0),
    control: areas.map((area) => area?.control ?? 'viet-minh'),
    trench: areas.map(() => 0),
    fire: areas.map(() => 0),
    unsupplied: [],
    cards: { french: deckOf('french'), 'viet-minh': deckOf('viet-minh') },
    impulse: 'viet-minh',
    impulses: 0,
    frenchPassed: false,
    noReplacements: false,
    action: null,
    damage: null,
  };
  shuffle(v.chance, v.cards.french.deck);
  shuffle(v.chance, v.cards['viet-minh'].deck);
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
  v.events.push({ is: 'phase', phase: v.phase });
  return v;
}

function unknown(what: string, id: string): never {
  throw new RangeError(`Storm Over Dien Bien Phu has no ${what} «${id}»`);
}

function placeOf(start: Start): number {
  if ('area' in start) return start.area;
  if ('turn' in start) return -start.turn;
  return start.box === 'aside' ? ASIDE : REPLACEMENT_BOX;
}

function deckOf(side: Side): Piles {
  const deck = cards.filter((card) => card.side === side).map(({ id }) => id);
  return { deck, hand: [], discard: [], removed: [] };
}
