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
  type Within,
  whole,
} from '../../../kernel/check';
import type { Result } from '../../../kernel/game';
import { cardNumbers } from '../data/cards';
import { crIds, divisionIds, dzIds } from '../data/map';
import { optionIds } from '../data/options';
import { scenarioIds } from '../data/scenarios';
import { handSize } from '../data/tables';
import * as tracks from '../data/tracks';
import { turns } from '../data/turns';
import { unitIds } from '../data/units';
import { victoryLevelIds } from '../data/victory';
import { MOST_PER_MISSION } from '../rules/support';
import {
  type Centre,
  type Division,
  type Paid,
  phaseIds,
  type Sortie,
  type Unit,
  type Valley,
  type VmAssault,
} from '../state';

const MOST_RATIONED = 3; // 9.1.1
/** 6.1 The largest hand, and the card that is being added to it. */
const MOST_IN_HAND = Math.max(...handSize.rows.map(({ hand }) => hand)) + 1;
/** 17.2 Every centre and every battalion. */
const MOST_POINTS = crIds.length + unitIds.length;

const on = ({ min, max }: tracks.Bounds): Within<number> => whole(min, max);
const halves: Within<number> = (value): value is number =>
  typeof value === 'number' && whole(0, 2 * MOST_POINTS)(value * 2);
const division = oneOf(divisionIds);
const centre = oneOf(crIds);
const guns = someOf(unitIds);
const fightCards = someOf(cardNumbers);
const centres = someOf(crIds);

const result = record<Result>({
  level: oneOf<string>(victoryLevelIds),
  points: orNull(halves),
  cause: oneOf<string>(['points', 'pc-gono', 'cm', 'rp']),
});

const oneDivision = record<Division>({
  strength: on(tracks.strength),
  start: on(tracks.strength),
  activated: flag,
  active: flag,
  assaultedLast: flag,
  assaulted: flag,
});

const oneCentre = record<Centre>({
  fort: on(tracks.fortification),
  holder: oneOf(['french', 'nobody', ...divisionIds]),
  captured: orNull(division),
});

const unit = record<Unit>({
  id: oneOf(unitIds),
  at: oneOf([...crIds, ...dzIds, 'turn-track', 'remnants', 'eliminated', 'holding', 'aside']),
  used: flag,
  reduced: flag,
  disrupted: flag,
  moved: flag,
  arrives: whole(0, turns.length + 1),
});

const assault = record<VmAssault>({
  division,
  cr: centre,
  air: whole(0, MOST_PER_MISSION),
  guns,
  cards: fightCards,
  over: flag,
});

const sortie = record<Sortie>({
  cr: centre,
  units: someOf(unitIds),
  air: whole(0, MOST_PER_MISSION),
  guns,
  cards: fightCards,
});

const paid = record<Paid>({
  defensiveFire: flag,
  movement: flag,
  assault: flag,
  assaultFire: flag,
  works: flag,
  raidFire: flag,
});

export const fields: StateSets<Valley> = {
  scenario: oneOf(scenarioIds),
  options: someOf(optionIds),
  turn: whole(1, turns.length),
  phase: oneOf(phaseIds),
  chance: fairChance,
  result: orNull(result),
  cm: on(tracks.cm),
  rp: on(tracks.rp),
  aaa: on(tracks.aaa),
  ap: on(tracks.ap),
  savedAp: whole(0, 1),
  asp: on(tracks.asp),
  casFlown: whole(0, MOST_PER_MISSION),
  airstrip: oneOf(tracks.airstripStatuses),
  isabelleCut: flag,
  divisions: record<Valley['divisions']>({
    '312': oneDivision,
    '308': oneDivision,
    '316': oneDivision,
    '304': oneDivision,
  }),
  crs: record<Valley['crs']>({
    gabrielle: oneCentre,
    'anne-marie': oneCentre,
    beatrice: oneCentre,
    francoise: oneCentre,
    huguette: oneCentre,
    'epervier-opera': oneCentre,
    dominique: oneCentre,
    'pc-gono': oneCentre,
    eliane: oneCentre,
    claudine: oneCentre,
    junon: oneCentre,
    isabelle: oneCentre,
  }),
  units: rowOf(unit, unitIds.length),
  deck: someOf(cardNumbers),
  discard: someOf(cardNumbers),
  hand: someOf(cardNumbers, MOST_IN_HAND),
  removed: someOf(cardNumbers),
  drawn: orNull(oneOf(cardNumbers)),
  inForce: someOf(cardNumbers),
  noted: someOf(cardNumbers),
  reservePlayed: flag,
  sead: listOf(whole(1, MOST_PER_MISSION), MOST_PER_MISSION),
  das: listOf(division, MOST_PER_MISSION),
  rationed: whole(0, MOST_RATIONED),
  delayed: flag,
  assaults: listOf(assault, divisionIds.length),
  sortie: orNull(sortie),
  heldAtStart: centres,
  assaultedCrs: centres,
  raidedCrs: centres,
  repairedCrs: centres,
  paid,
};
