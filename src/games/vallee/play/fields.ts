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
  text,
  whole,
} from '../../../kernel/check';
import type { Result } from '../../../kernel/game';
import { airUnits } from '../data/aircraft';
import { areaCount, type Side } from '../data/areas';
import { othaShots, roundsATurn, supply } from '../data/constants';
import { optionIds, scenarioIds } from '../data/options';
import { scenarios } from '../data/scenarios';
import { weatherEffects } from '../data/tables';
import { entrenchment } from '../data/terrain';
import { lastTurn, type Month, turns } from '../data/turns';
import { divisions, units } from '../data/units';
import { flakUnits, strengths, tanks, unitCount } from '../rules/units';
import { levels } from '../rules/victory';
import {
  ABOARD,
  airPlaces,
  type Fight,
  type Fire,
  type Mission,
  phaseIds,
  REPLACEMENT_CARGO,
  type Shot,
  steps,
  type Vallee,
} from '../state';

const DIE = 6;
const most = (values: readonly number[]) => Math.max(0, ...values);
const all = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const played = Object.values(scenarios);

const MOST_STEPS = all(strengths);
/** 8.4 A die, and what the scenario adds; R72 steps of units that did not jump join them. */
const MOST_POOL =
  most(played.map(({ pool }) => (pool ? pool.plus + DIE : 0))) +
  all(units.map(({ side: of, strength }) => (of === 'french' ? strength : 0)));
/** 8.1.1 Counters that set out in a turn: a die and the weather. */
const MOST_SENT = DIE + most(Object.values(weatherEffects).map(({ enter }) => enter));
const MOST_OTHA = MOST_SENT * lastTurn;
/** Aircraft and units that a die names, counters that set out, points that are short. */
const MOST_QUOTA = most([
  ...played.map(({ air }) => (air ? air.plus + DIE : 0)),
  MOST_SENT,
  airUnits.length,
  Math.ceil(MOST_STEPS / supply.stepsAPoint),
]);
/** Steps that are filled up can be lost once more. */
const MOST_LOST = MOST_STEPS + MOST_POOL + MOST_OTHA;
/** 15.0 A step, an aircraft, an area in a turn: none is worth more than so many points. */
const MOST_WORTH = 10;
const MOST_POINTS = MOST_WORTH * (MOST_LOST + airUnits.length + areaCount * lastTurn);
/** Each unit and each aircraft in each half of each round, and in the phases before. */
const MOST_FIGHTS = lastTurn * 2 * (roundsATurn + 1) * (unitCount + airUnits.length);
/** 11.1 No path is longer. */
const MOST_SPENT = 2 * areaCount;
const ALL_MARKS = 2 ** 20 - 1;
const LONGEST_ID = 24;

const side = oneOf<Side>(['french', 'viet-minh']);
const unitNumbers = units.map((_, unit) => unit);
const unit = whole(-2, unitCount - 1);
const someUnits = someOf(unitNumbers);
const area = whole(-1, areaCount - 1);
const air = whole(0, airUnits.length - 1);
const id = text(LONGEST_ID);

const both = <T>(within: (value: unknown) => value is T) =>
  record<Record<Side, T>>({ french: within, 'viet-minh': within });

const result = record<Result>({
  level: oneOf<string>(levels),
  points: orNull(whole(-MOST_POINTS, MOST_POINTS)),
  cause: oneOf<string>(['surrender', 'time']),
});

const fire = record<Fire>({ unit, target: id, fight: id });

const mission = record<Mission>({
  air,
  is: oneOf(['bomb', 'suppress', 'drop', 'strike']),
  target: id,
  low: flag,
  fight: id,
});

const fight = record<Fight>({
  id,
  side,
  area,
  stage: oneOf(['force', 'final', 'new-lead', 'lead', 'losses', 'bloodbath', 'retreats', 'over']),
  units: someUnits,
  from: listOf(area, unitCount),
  lead: unit,
  defenceLead: unit,
  fired: someUnits,
  owed: both(whole(0, MOST_STEPS)),
  leaves: both(flag),
  first: both(flag),
  bloodbath: flag,
  weaker: side,
  turn: side,
  inside: flag,
  retreating: someUnits,
  towed: someUnits,
});

export const fields: StateSets<Vallee> = {
  scenario: oneOf(scenarioIds),
  options: someOf(optionIds),
  turn: whole(1, lastTurn),
  phase: oneOf(phaseIds),
  step: oneOf(steps),
  chance: fairChance,
  result: orNull(result),
  weather: oneOf(['clear', 'overcast', 'rain']),
  at: rowOf(whole(ABOARD, areaCount - 1), unitCount),
  steps: rowOf(whole(0, 4), unitCount),
  marks: rowOf(whole(0, ALL_MARKS), unitCount),
  tie: rowOf(unit, tanks.length),
  control: rowOf(whole(0, 2), areaCount),
  trench: rowOf(whole(0, entrenchment.most), areaCount),
  claimed: rowOf(whole(0, divisions.length), areaCount),
  stormed: rowOf(whole(0, 1), areaCount),
  air: rowOf(oneOf(airPlaces), airUnits.length),
  hurt: rowOf(whole(0, 3), airUnits.length),
  cargo: rowOf(whole(REPLACEMENT_CARGO, unitCount - 1), airUnits.length * 2),
  supply: both(whole(0, supply.most)),
  points: both(whole(-MOST_POINTS, MOST_POINTS)),
  pool: whole(0, MOST_POOL),
  landed: record<Vallee['landed']>({ french: whole(0, MOST_POOL), 'viet-minh': whole(0, MOST_OTHA) }),
  otha: record<Vallee['otha']>({
    supply: whole(0, MOST_OTHA),
    newSupply: whole(0, MOST_OTHA),
    steps: whole(0, MOST_OTHA),
    newSteps: whole(0, MOST_OTHA),
    shaken: whole(0, MOST_OTHA),
  }),
  othaSuppressed: listOf(whole(0, othaShots - 1), airUnits.length),
  quota: whole(0, MOST_QUOTA),
  picked: listOf(unit, unitCount),
  effort: flag,
  effortMonths: someOf<Month>([...new Set(turns.map(({ month }) => month))]),
  noLowDrops: flag,
  tigers: flag,
  dauTranh: flag,
  mafiaOff: flag,
  given: orNull(side),
  initiative: side,
  round: whole(1, roundsATurn * lastTurn),
  active: side,
  secondHalf: flag,
  passes: whole(0, 2),
  begun: flag,
  moving: orNull(record<NonNullable<Vallee['moving']>>({ unit, spent: whole(0, MOST_SPENT), ends: flag })),
  firing: orNull(fire),
  answers: listOf(unit, unitCount),
  missions: listOf(mission, airUnits.length),
  shots: listOf(record<Shot>({ gun: id, air }), flakUnits.length + othaShots),
  supports: listOf(fire, unitCount),
  counters: listOf(fire, unitCount),
  fight: orNull(fight),
  fights: whole(0, MOST_FIGHTS),
  mine: record<Vallee['mine']>({
    stage: oneOf(['none', 'digging', 'set', 'done']),
    area,
    ready: whole(0, 2 * lastTurn),
  }),
  truckUsed: flag,
  losses: both(whole(0, MOST_LOST)),
  surrendered: flag,
};
