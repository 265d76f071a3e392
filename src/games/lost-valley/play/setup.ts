/** 3.0 Set-up of both scenarios, with the optional rules that change it. */

import { seeded, shuffle } from '../../../kernel/chance';
import type { Setup } from '../../../kernel/game';
import { recordOf } from '../../../kernel/record';
import { opens } from '../../../kernel/tale';
import { type CardNumber, cardNumbers } from '../data/cards';
import { type CrId, crIds } from '../data/map';
import { betterStart, type OptionId, optionIds, vultureCard } from '../data/options';
import { type ScenarioData, scenarioIds, scenarios } from '../data/scenarios';
import { type UnitId, unitIds } from '../data/units';
import {
  type Centre,
  copyCentres,
  copyUnits,
  type Division,
  nothingPaid,
  type Place,
  type Unit,
  type Valley,
} from '../state';

export function setUp({ scenario, options, seed }: Setup): Valley {
  const data = scenarios[scenarioIds.find((id) => id === scenario) ?? unknown('scenario', scenario)];
  const chosen = options.map((option) => optionIds.find((id) => id === option) ?? unknown('option', option));
  const v: Valley = {
    scenario: data.id,
    options: chosen,
    turn: data.firstTurn,
    phase: 'event',
    chance: seeded(seed),
    result: null,
    events: [],
    cm: data.cm,
    rp: data.rp,
    aaa: data.aaa,
    ap: 0,
    savedAp: 0,
    asp: 0,
    casFlown: 0,
    airstrip: data.airstrip,
    isabelleCut: false,
    divisions: {
      '312': division(data, '312'),
      '308': division(data, '308'),
      '316': division(data, '316'),
      '304': division(data, '304'),
    },
    crs: copyCentres(laidOut[data.id].crs),
    units: copyUnits(laidOut[data.id].units),
    deck: [],
    discard: [],
    hand: [],
    removed: [],
    drawn: null,
    inForce: [],
    noted: [],
    reservePlayed: false,
    sead: [],
    das: [],
    rationed: 0,
    delayed: false,
    assaults: [],
    sortie: null,
    heldAtStart: [],
    assaultedCrs: [],
    raidedCrs: [],
    repairedCrs: [],
    paid: { ...nothingPaid },
  };
  setUpCards(v, data, chosen);
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
  v.events.push({ is: 'phase', phase: v.phase });
  return v;
}

/** 3.0 The map and the cards of each scenario, laid out once: a game begins with a copy. */
const laidOut = recordOf(scenarioIds, (id) => {
  const data = scenarios[id];
  return {
    crs: recordOf(crIds, (cr) => centre(data, cr)),
    units: counters(data),
    without: cardsOf(data, false),
    withVulture: cardsOf(data, true),
  };
});

/** 3.1 The draw pile and the cards left out of it. */
function cardsOf(data: ScenarioData, vulture: boolean) {
  const isIn = (card: CardNumber) => !data.withoutCards.includes(card) && (vulture || card !== vultureCard);
  return { deck: cardNumbers.filter(isIn), removed: cardNumbers.filter((card) => !isIn(card)) };
}

function unknown(what: string, id: string): never {
  throw new RangeError(`The Lost Valley has no ${what} «${id}»`);
}

/** 3.1 The draw pile; 19.1 adds Operation Vulture, 19.5 deals an opening hand first. */
function setUpCards(v: Valley, data: ScenarioData, options: readonly OptionId[]): void {
  const { deck, removed } = laidOut[data.id][options.includes('19.1') ? 'withVulture' : 'without'];
  if (options.includes('19.5')) {
    const reserve = deck.filter((card) => betterStart.cards.includes(card));
    shuffle(v.chance, reserve);
    v.hand = reserve.slice(0, betterStart.hand);
  }
  v.deck = v.hand.length === 0 ? deck.slice() : deck.filter((card) => !v.hand.includes(card));
  v.removed = removed.slice();
  shuffle(v.chance, v.deck);
}

function division(data: ScenarioData, id: keyof ScenarioData['divisions']): Division {
  const { strength, active } = data.divisions[id];
  return {
    strength,
    start: strength,
    activated: active,
    active,
    assaultedLast: !data.noVmAssaultLastTurn,
    assaulted: false,
  };
}

function centre(data: ScenarioData, cr: CrId): Centre {
  const holder = data.vmControl.find((marker) => marker.cr === cr)?.division ?? null;
  return { fort: data.garrisons[cr].fort, holder: holder ?? 'french', captured: holder };
}

function counters(data: ScenarioData): Unit[] {
  const garrisons = new Map<UnitId, CrId>();
  for (const cr of crIds) for (const id of data.garrisons[cr].units) garrisons.set(id, cr);
  return unitIds.map((id) => counter(data, id, garrisons.get(id)));
}

function counter(data: ScenarioData, id: UnitId, cr: CrId | undefined): Unit {
  const arrival = data.arrivals.find(({ unit }) => unit === id);
  return {
    id,
    at: cr ?? boxOf(data, id, arrival !== undefined),
    used: false,
    reduced: data.reduced.includes(id),
    disrupted: data.disrupted.includes(id),
    moved: false,
    arrives: arrival?.turn ?? 0,
  };
}

function boxOf(data: ScenarioData, id: UnitId, arrives: boolean): Place {
  if (arrives) return 'turn-track';
  if (data.remnants.includes(id)) return 'remnants';
  if (data.eliminated.includes(id)) return 'eliminated';
  return id.startsWith('bm-') ? 'holding' : 'aside';
}
