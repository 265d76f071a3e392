/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { type Must, mustFit, mustOf } from '../../../kernel/check';
import {
  baseNumbers,
  encirclable,
  frenchJungle,
  isBase,
  isPa,
  isZone,
  kinds,
  paNumbers,
  placeCount,
  placeId,
  zoneNumbers,
  zoneOf,
} from '../data/places';
import { scenarios } from '../data/scenarios';
import { digging, stacking } from '../data/tables';
import { IMPULSES } from '../data/turns';
import {
  anyAt,
  countAt,
  firstBattalion,
  fullSteps,
  idOf,
  isDummy,
  pieceCount,
  piecesAt,
  regiments,
  sideOf,
} from '../rules/pieces';
import { isCovered, isOpenZone } from '../rules/trenches';
import {
  DESTROYED,
  HIDDEN,
  LATER,
  MERGED,
  other,
  type PhaseId,
  POOL,
  roundPhases,
  type Season,
  type StepId,
  turnOfBox,
  weekEndPhases,
} from '../state';
import { fields } from './fields';

export function check(v: Season): void {
  mustFit(fields, v);
  const must = mustOf(v);
  const { first, last } = scenarios[v.scenario];
  must(v.turn >= first && v.turn <= last, 'the turn is one of the scenario');
  checkSequence(v, must);
  for (let unit = 0; unit < pieceCount; unit++) checkPiece(v, unit, must);
  for (const pa of paNumbers) checkPa(v, pa, must);
  for (const zone of zoneNumbers) checkZone(v, zone, must);
  for (const base of baseNumbers) checkBase(v, base, must);
}

const rounds = new Set<PhaseId>(roundPhases);
const weekEnd = new Set<PhaseId>(weekEndPhases);
/** 5.7 The steps after the last impulse. */
const afterwards = new Set<StepId>(['entries', 'defender-entries', 'lone-tanks', 'withdraw', 'defender-withdraw']);
const shooting = new Set<StepId>(['barrage', 'barrage-rolls', 'guns', 'gun-rolls']);
const attacking = new Set<StepId>(['declare', 'fire', 'guns', 'gun-rolls', 'combat', 'fights']);

/** 2.0 Phase, round, step and impulse fit together, and what only one of them leaves open is open in no other. */
function checkSequence(v: Season, must: Must): void {
  const { phase, step } = v;
  must((v.opened === null) === (v.round === 0), '4.0 rounds are counted in a week that was opened');
  must(v.opened !== null ? rounds.has(phase) || weekEnd.has(phase) : !rounds.has(phase), '2.0 a phase of this week');
  const fighting = phase === 'assault' || phase === 'operation';
  must(phase !== 'assault' || step === 'start' || v.opened === 'viet-minh', '5.0 the Viet Minh opened the week');
  must(fighting || step === 'start' || step === 'defender-withdraw', '5.0 a step of an assault or operation');
  if (step === 'start') must(v.impulse === 0 && !v.stopped, '5.0 no impulse has begun');
  else if (afterwards.has(step)) must(v.impulse > 0 && v.stopped === v.impulse <= IMPULSES, '5.7 how it ended');
  else must(v.impulse > 0 && v.impulse <= IMPULSES && !v.stopped, '5.0 the impulse in play');
  const over = v.result !== null;
  must(over || v.shots.length === 0 || (fighting && shooting.has(step)), '5.2 shots that are named are rolled');
  const spoken = v.shots.reduce((sum, { air }) => sum + air, 0);
  must(spoken <= v.air, '3.2 air points are named once');
  must(over || v.attacks.length === 0 || (fighting && attacking.has(step)), '5.5 attacks that are declared are fought');
  must(v.due.length === 0 || phase === 'reconnaissance' || weekEnd.has(phase), '8.0 losses are paid at once');
  must(phase === 'vm-supply' || (v.received === 0 && v.half === -1), '3.1 barrage points are stored');
  must(phase === 'trenches' || v.digging === 0, '3.1 digging points are for digging');
}

function checkPiece(v: Season, unit: number, must: Must): void {
  const at = v.at[unit] ?? Number.NaN;
  const steps = v.steps[unit] ?? -1;
  const name = idOf(unit);
  const away = at === DESTROYED || at === MERGED || at === POOL || at === LATER;
  must(away || (at >= 0 && at < placeCount) || turnOfBox(at) >= 1, `${name} is somewhere`);
  must(steps <= (fullSteps[unit] ?? 0), `${name} has its steps`);
  must((at !== DESTROYED && at !== MERGED) || steps === 0, `${name} is lost with its last step`);
  // 3.1 Only a battalion that waits to be reconstituted has none and is not lost.
  const waits = unit >= firstBattalion && turnOfBox(at) >= 1;
  must(steps > 0 || at === DESTROYED || at === MERGED || waits, `${name} has a step`);
  const states = [v.disorganized[unit], v.fatigued[unit], v.face[unit]];
  must(at >= 0 || states.every((state) => state === 0), `${name} off the map has no state`);
  if (unit < firstBattalion) {
    must(v.face[unit] === HIDDEN && !isBase(at), `${name} stands in no base`);
    const zone = isZone(at) && kinds[at] !== 'cr' && (kinds[at] === 'peripheral' || at === frenchJungle);
    must(at < 0 || isPa(at) || zone, `${name} stands where the French may be`);
  } else {
    must(!isDummy(unit) || v.face[unit] === HIDDEN, `${name} is never turned up for long`);
    must(!isZone(at) || kinds[at] !== 'cr', `${name} stands in no CR zone itself`);
  }
}

function checkPa(v: Season, pa: number, must: Must): void {
  const holder = v.control[pa] ?? 'french';
  const name = placeId(pa);
  must(!anyAt(v, pa, other(holder)), `${name} holds only units of its owner`);
  must(countAt(v, pa, 'viet-minh') <= stacking.battalions, `1.4 ${name} holds three battalions`);
  const level = v.trench[pa] ?? -1;
  must(level >= 0 && level <= digging.most, `trench level around ${name}`);
  must(level === 0 || (encirclable[pa] === true && holder === 'french'), `3.1 no trench around ${name}`);
}

function checkZone(v: Season, zone: number, must: Must): void {
  const level = v.trench[zone] ?? -1;
  const name = placeId(zone);
  must(level >= 0 && level <= digging.most, `trench level of ${name}`);
  must(level === 0 || kinds[zone] === 'peripheral', `3.1 no trench in ${name}`);
  const trenched = kinds[zone] === 'jungle' || level > 0;
  must(trenched || !anyAt(v, zone, 'viet-minh'), `4.2.3 ${name} without a trench is closed to the Viet Minh`);
  // While the Viet Minh move, a Level 3 may be left; it falls as they end.
  const moving = v.phase === 'vm-movement' || v.phase === 'strategic-viet-minh';
  must(level < digging.most || v.fresh[zone] === 1 || moving || isCovered(v, zone), `3.1 ${name} is covered`);
}

function checkBase(v: Season, base: number, must: Must): void {
  const there = piecesAt(v, base, 'viet-minh');
  const name = placeId(base);
  must(there.length <= stacking.jungleBase, `1.4 ${name} holds its battalions`);
  must(there.length === 0 || isOpenZone(v, zoneOf[base] ?? 0), `4.2.3 ${name} is reached from a trench`);
  must(
    there.every((unit) => regiments[unit] === regiments[there[0] ?? 0] && v.face[unit] !== HIDDEN),
    `1.4 ${name} holds engaged battalions of one regiment`,
  );
  must(v.phase === 'assault' || there.length === 0, `5.7 nobody stays in ${name}`);
  must(
    there.every((unit) => sideOf(unit) === 'viet-minh'),
    `${name} is for the Viet Minh`,
  );
}
