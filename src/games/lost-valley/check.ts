/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { cardNumbers } from './data/cards';
import { crIds, crs, divisionIds } from './data/map';
import * as tracks from './data/tracks';
import { unitIds } from './data/units';
import { isEncircled } from './rules/centres';
import { drm, sitrep } from './rules/tracks';
import { dataOf, hasGarrison, isBataillonDeMarche, isInfantry, isOnMap, overstack } from './rules/units';
import type { PhaseId, Valley } from './state';

/** 2.2.1.3 Phases that begin right after stacking was enforced and before anybody may over-stack again. */
const stacked: readonly PhaseId[] = ['raids', 'repairs', 'strip', 'recovery', 'record', 'event', 'ap', 'discard'];

export function check(v: Valley): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`turn ${v.turn}, ${v.phase}: ${what}`);
  };
  checkLevels(v, must);
  checkUnits(v, must);
  checkCentres(v, must);
  const piles = [...v.deck, ...v.discard, ...v.hand, ...v.removed, ...(v.drawn === null ? [] : [v.drawn])];
  must(piles.length === cardNumbers.length && new Set(piles).size === piles.length, 'every card is in one pile');
  must(
    v.noted.every((card) => v.inForce.includes(card)),
    'a card noted for later is in force',
  );
}

type Must = (holds: boolean, what: string) => void;

function checkLevels(v: Valley, must: Must): void {
  const within = (value: number, { min, max }: tracks.Bounds, what: string) =>
    must(Number.isInteger(value) && value >= min && value <= max, `${what} is ${value}`);
  within(v.cm, tracks.cm, 'camp morale');
  within(v.rp, tracks.rp, 'resources');
  within(v.aaa, tracks.aaa, 'flak');
  within(v.ap, tracks.ap, 'action points');
  within(v.asp, tracks.asp, 'air support');
  within(sitrep(v), tracks.sitrep, 'situation report');
  must(sitrep(v) === drm(tracks.cm, v.cm) + drm(tracks.rp, v.rp), 'the situation report is the sum of its parts');
  must(v.savedAp === 0 || v.savedAp === 1, 'at most one action point is saved');
  for (const id of divisionIds) {
    const division = v.divisions[id];
    within(division.strength, tracks.strength, `strength of ${id}`);
    must(!division.active || division.activated, `${id} is active, so it was activated`);
  }
  if (!v.result) must(v.cm >= tracks.loseBelow.level && v.rp >= tracks.loseBelow.level, 'the game goes on above 0');
}

function checkUnits(v: Valley, must: Must): void {
  must(
    v.units.length === unitIds.length && v.units.every((unit, i) => unit.id === unitIds[i]),
    'every counter is there',
  );
  for (const unit of v.units) {
    const { steps } = dataOf(unit);
    must(!unit.reduced || steps === 2, `${unit.id} of one step is never reduced`);
    must((unit.at === 'turn-track') === unit.arrives > 0, `${unit.id} arrives exactly while on the turn track`);
    must(unit.at !== 'holding' || isBataillonDeMarche(unit), `${unit.id} is in the holding box`);
    must(unit.at !== 'remnants' || (isInfantry(unit) && steps === 2), `${unit.id} is among the remnants`);
    const off = ['turn-track', 'remnants', 'eliminated', 'holding', 'aside'].includes(unit.at);
    must(!off || (!unit.used && !unit.disrupted), `${unit.id} off the map has no state`);
  }
  must(
    v.units.filter((unit) => isBataillonDeMarche(unit) && isOnMap(unit)).length <= 4,
    'four bataillons de marche at most',
  );
}

function checkCentres(v: Valley, must: Must): void {
  for (const cr of crIds) {
    const { fort, holder, captured } = v.crs[cr];
    must(fort >= tracks.fortification.min && fort <= tracks.fortification.max, `fortifications of ${cr}`);
    const viet = holder !== 'french' && holder !== 'nobody';
    must(!viet || !v.units.some((unit) => unit.at === cr), `no French unit stands in ${cr}, which ${holder} holds`);
    must(holder !== 'french' || captured === null, `${cr} is French again, so nobody keeps its bonus`);
    must(!viet || captured !== null || v.result !== null, `${cr} was captured`);
    must(holder !== 'nobody' || !hasGarrison(v, cr), `${cr} with a garrison belongs to the French`);
    must(!isEncircled(v, cr) || crs[cr].icons.encircled, `${cr} cannot be encircled`);
    if (stacked.includes(v.phase) && !v.result) {
      const over = overstack(v, cr);
      must(over.steps === 0 && over.assets === 0, `${cr} keeps its stacking limit`);
    }
    // Outside the phases in which units move about or are being lost, a French centre has a garrison.
    if (stacked.includes(v.phase) && v.phase !== 'raids' && !v.result) {
      must(holder !== 'french' || hasGarrison(v, cr), `${cr} is French, so it has a garrison`);
    }
  }
  must(v.isabelleCut === isEncircled(v, 'isabelle'), 'the cost of Isabelle cut off is paid exactly while she is');
}
