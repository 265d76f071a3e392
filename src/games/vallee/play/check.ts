/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { type Must, mustFit, mustOf } from '../../../kernel/check';
import { stackLimit, supply } from '../data/constants';
import { entrenchment } from '../data/terrain';
import { airCount, capacityOf, cargoOf, isPara, stepsAboard } from '../rules/air';
import { allAreas, areaCount, areaId, beside, isValley, tanksMayEnter } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import { allUnits, idOf, isTank, numberOf, sideOf, stackOf, strengths, unitCount, unitsIn } from '../rules/units';
import {
  ABOARD,
  ABSENT,
  ELIMINATED,
  type Fight,
  FRENCH,
  MINING,
  OTHA,
  type PhaseId,
  REPLACEMENT_CARGO,
  type Vallee,
  VIET_MINH,
  WAITING,
} from '../state';
import { fields } from './fields';

export function check(v: Vallee): void {
  mustFit(fields, v);
  const must = mustOf(v);
  checkUnits(v, must);
  for (const area of allAreas) checkArea(v, area, must);
  if (v.fight) checkFight(v, v.fight, must);
  checkAir(v, must);
  checkTracks(v, must);
}

const DIE = 6;
const offMap: readonly number[] = [OTHA, WAITING, ELIMINATED, MINING, ABSENT, ABOARD];

function checkUnits(v: Vallee, must: Must): void {
  must(
    v.at.length === unitCount && v.steps.length === unitCount && v.marks.length === unitCount,
    'every unit is there',
  );
  for (const unit of allUnits) {
    const at = v.at[unit] ?? 99;
    const steps = v.steps[unit] ?? -1;
    must(Number.isInteger(at) && (at >= 0 ? at < areaCount : offMap.includes(at)), `${idOf(unit)} is somewhere`);
    must(steps <= (strengths[unit] ?? 0), `${idOf(unit)} has no more steps than printed`);
    must(at === ELIMINATED ? steps === 0 : steps > 0, `${idOf(unit)} has ${steps} steps at ${at}`);
    must((at !== OTHA && at !== MINING) || sideOf(unit) === 'viet-minh', `${idOf(unit)} is not in the transport area`);
    must(!isTank(unit) || at < 0 || tanksMayEnter(at), `${idOf(unit)} keeps out of the jungle`);
  }
}

function checkArea(v: Vallee, area: number, must: Must): void {
  const [french, vietMinh] = [unitsIn(v, area, 'french').length, unitsIn(v, area, 'viet-minh').length];
  const fought = v.fight?.area === area;
  must(french === 0 || vietMinh === 0 || fought, `14 ${areaId(area)} is not shared`);
  const holder = v.control[area];
  // Only while the sides still arrange their units may an area change hands unseen.
  const arranging = v.phase === 'setup' && (v.step === 'french' || v.step === 'viet-minh');
  if (!arranging && !fought) {
    must(french === 0 || holder === FRENCH, `47 ${areaId(area)} belongs to the French in it`);
    must(vietMinh === 0 || holder === VIET_MINH, `47 ${areaId(area)} belongs to the Viet Minh in it`);
  }
  must((v.trench[area] ?? -1) >= 0 && (v.trench[area] ?? 9) <= entrenchment.most, `entrenchments of ${areaId(area)}`);
  // Full areas are crossed in strategic movement, entered in assaults and dropped on; then the owner makes room.
  const passing = v.phase === 'movement' || v.phase === 'missions' || v.fight !== null;
  if (isValley[area] || passing) return;
  must(stackOf(v, area, 'french') <= stackLimit, `11.3 French in ${areaId(area)}`);
  must(stackOf(v, area, 'viet-minh') <= stackLimit, `11.3 Viet Minh in ${areaId(area)}`);
}

/** 12.2 Attackers come from beside the area; where they came from is known once they are launched. */
function checkFight(v: Vallee, { area, side, stage, units, from, lead, defenceLead, fired }: Fight, must: Must): void {
  must(v.phase === 'assault' && v.step === 'assaults' && side === v.active, '5.6.4 an assault of the active side');
  must(area >= 0 && lead >= -1 && defenceLead >= -1, '12.2 an area is assaulted, and leads are units');
  const around = new Set(beside(area).map((next) => next.area));
  const starts = stage === 'force' ? units.map((unit) => v.at[unit] ?? -1) : from;
  must(starts.length === units.length && starts.every((start) => around.has(start)), '12.2 attackers stand beside it');
  must(stage !== 'force' || (from.length === 0 && fired.length === 0), '12.2 nobody is launched yet');
  must(units.includes(lead) || lead === -1 || stage !== 'final', '12.2 the lead attacks');
  must(
    [...units, lead].every((unit) => unit < 0 || sideOf(unit) === side),
    '12.2 attackers are of one side',
  );
  must(
    [...fired, defenceLead].every((unit) => unit < 0 || sideOf(unit) !== side),
    '12.2 defenders are of the other',
  );
}

/** 9.5 From the loading to the drop. */
const loaded: readonly PhaseId[] = ['air', 'vm-guns', 'french-guns', 'missions'];

function checkAir(v: Vallee, must: Must): void {
  must(v.air.length === airCount && v.cargo.length === airCount * 2, 'every air unit is there');
  for (let air = 0; air < airCount; air++) {
    must(cargoOf(v, air).length <= capacityOf(air), `9.5 cargo of ${air}`);
    must(cargoOf(v, air).length === 0 || v.air[air] === 'ready', `9.5 ${air} is loaded and does not fly`);
    must(cargoOf(v, air).length === 0 || loaded.includes(v.phase), `9.5 ${air} is loaded in the phases of its flight`);
  }
  // R83 Until all is loaded nobody is told who is aboard.
  const aboard = v.phase === 'air' && v.step === 'load' ? WAITING : ABOARD;
  for (const unit of allUnits) must(stepsAboard(v, unit) === 0 || v.at[unit] === aboard, `${idOf(unit)} is aboard`);
  const flying = v.missions.map(({ air }) => air);
  must(new Set(flying).size === flying.length, '30 one mission an aircraft');
}

/** 8.4 A die and what the scenario adds; R72 with the steps that units which have jumped left behind, never all of one. */
function mostPool(v: Vallee): number {
  const { pool, waiting } = scenarioOf(v);
  const jumped = waiting
    .map(numberOf)
    .filter((unit) => isPara(unit) && v.at[unit] !== WAITING && v.at[unit] !== ABOARD);
  const start = pool ? pool.plus + (pool.die ? DIE : 0) : 0;
  return jumped.reduce((most, unit) => most + (strengths[unit] ?? 0) - 1, start);
}

function checkTracks(v: Vallee, must: Must): void {
  for (const side of ['french', 'viet-minh'] as const) {
    must(v.supply[side] >= 0 && v.supply[side] <= supply.most, `7.1 supply of the ${side}`);
    must(v.landed[side] >= 0, `landed steps of the ${side}`);
  }
  must(
    Object.values(v.otha).every((count) => count >= 0),
    '8.1 counters of the transport area',
  );
  const aboard = v.cargo.filter((item) => item === REPLACEMENT_CARGO).length;
  must(v.pool >= 0 && v.pool + aboard <= mostPool(v), '8.4 replacement pool');
  const { rounds, firstTurn, lastTurn } = scenarioOf(v);
  must(v.turn >= firstTurn && v.turn <= lastTurn, 'turn of the scenario');
  must(v.round >= 1 && v.round <= (rounds ?? 7), 'round of the battle');
}
