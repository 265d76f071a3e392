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
import { firstBase, placeCount, zoneNumbers } from '../data/places';
import { scenarioIds, scenarios } from '../data/scenarios';
import { airTable, digging, munitions } from '../data/tables';
import { IMPULSES, ROUNDS, turns } from '../data/turns';
import { pieceCount } from '../rules/pieces';
import { causes } from '../rules/victory';
import {
  type Attack,
  type Due,
  ENGAGED,
  phaseIds,
  routedBox,
  type Season,
  type Shot,
  type Side,
  sides,
  stepIds,
} from '../state';

const most = (values: readonly number[]) => Math.max(0, ...values);
const all = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const { lines } = airTable;

const STEPS = 3;
const MOST_AIR = most(lines.flatMap(({ air }) => air));
/** 3.2 What a scenario gives at its start, and every week. */
const MOST_REPLACED =
  most(Object.values(scenarios).map((one) => one.replacements)) + all(turns.map((one) => one.replacements));
/** Steps that are filled up can be lost once more; those of a routed battalion come back each turn. */
const MOST_LOST = STEPS * pieceCount + MOST_REPLACED + pieceCount * turns.length;
const MOST_RECEIVED = munitions.level * most(turns.map(({ levels }) => levels));
const MOST_DROPPED = most(lines.map(({ drop }) => drop));

const side = oneOf<Side>(sides);
const bit = whole(0, 1);
const level = whole(0, digging.most);
const place = whole(0, placeCount - 1);
const orNone = (most: number) => whole(-1, most - 1);
const places = listOf(place, placeCount);
const someUnits = someOf(Array.from({ length: pieceCount }, (_, unit) => unit));
/** A battalion routed in the last turn waits for the turn after it. */
const farthest = routedBox(turns.length + 2);

const result = record<Result>({
  level: side,
  // 1.5 Posts or goals; where the siege fails, the steps lost.
  points: orNull(whole(0, MOST_LOST)),
  cause: oneOf<string>(causes),
});

export const fields: StateSets<Season> = {
  scenario: oneOf(scenarioIds),
  turn: whole(1, turns.length),
  phase: oneOf(phaseIds),
  step: oneOf(stepIds),
  round: whole(0, ROUNDS),
  impulse: whole(0, IMPULSES + 1),
  opened: orNull(side),
  chance: fairChance,
  result: orNull(result),
  at: rowOf(whole(farthest, placeCount - 1), pieceCount),
  steps: rowOf(whole(0, STEPS), pieceCount),
  disorganized: rowOf(bit, pieceCount),
  fatigued: rowOf(bit, pieceCount),
  face: rowOf(whole(0, ENGAGED), pieceCount),
  moved: rowOf(bit, pieceCount),
  trench: rowOf(level, firstBase),
  fresh: rowOf(bit, firstBase),
  control: rowOf(side, firstBase),
  munitions: record<Season['munitions']>({
    french: whole(0, munitions.most),
    'viet-minh': whole(0, munitions.most),
  }),
  air: whole(0, MOST_AIR),
  replacements: whole(0, MOST_REPLACED),
  losses: whole(0, MOST_LOST),
  halted: flag,
  reeducated: flag,
  road: flag,
  received: whole(0, MOST_RECEIVED),
  half: orNone(pieceCount),
  digging: whole(0, digging.points),
  drops: whole(0, MOST_DROPPED),
  scouted: someOf(zoneNumbers),
  shots: listOf(record<Shot>({ at: place, air: whole(0, MOST_AIR) }), placeCount),
  attacks: listOf(record<Attack>({ target: place, units: someUnits }), placeCount),
  fired: places,
  hit: places,
  attacked: places,
  captured: places,
  exchanged: places,
  tankTaken: flag,
  stopped: flag,
  fight: orNone(placeCount),
  due: listOf(
    record<Due>({ cause: oneOf(['siege', 'encircled', 'hill', 'scout']), at: orNone(placeCount) }),
    placeCount,
  ),
};
