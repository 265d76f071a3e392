/** What must hold in every position, whatever was played: for tests, and for states that come from elsewhere. */
import { eachOnce, type Must, mustFit, mustOf } from '../../../kernel/check';
import { type CardNumber, cardNumbers, cards } from '../data/cards';
import { crIds, crs, divisionIds } from '../data/map';
import { vultureCard } from '../data/options';
import { type ScenarioData, scenarios } from '../data/scenarios';
import * as tracks from '../data/tracks';
import { setAside, unitIds } from '../data/units';
import { isEncircled, isFrench, isVietMinh, neighbours } from '../rules/centres';
import { ASSAULT_STEPS } from '../rules/french-assault';
import { RAID_ARMOR, RAID_STEPS } from '../rules/raids';
import { notOnTurnOne } from '../rules/sequence';
import { armorIn, infantryStepsIn } from '../rules/sortie';
import { canReach, MOST_PER_MISSION } from '../rules/support';
import { drm, sitrep } from '../rules/tracks';
import {
  dataOf,
  hasGarrison,
  holdsGround,
  isArtillery,
  isBataillonDeMarche,
  isInfantry,
  isOnDz,
  isOnMap,
  overstack,
  unitsById,
} from '../rules/units';
import { type PhaseId, phaseIds, type Sortie, type Unit, unitOf, type Valley } from '../state';
import { fields } from './fields';

/** 2.2.1.3 Phases that begin right after stacking was enforced and before anybody may over-stack again. */
const stacked: readonly PhaseId[] = ['raids', 'repairs', 'strip', 'recovery', 'record', 'event', 'ap', 'discard'];

const MOST_RAISED = 4; // 13.3

export function check(v: Valley): void {
  mustFit(fields, v);
  const must = mustOf(v);
  checkTime(v, must);
  checkLevels(v, must);
  checkUnits(v, must);
  checkCentres(v, must);
  checkCards(v, must);
  checkFights(v, must);
}

/** 4.0 The turn is one of the scenario's, and what belongs to a phase waits for it. */
function checkTime(v: Valley, must: Must): void {
  const { firstTurn, lastTurn } = scenarios[v.scenario];
  must(v.turn >= firstTurn && v.turn <= lastTurn, 'the turn is one of the scenario');
  must(v.turn > 1 || !notOnTurnOne.includes(v.phase), 'Turn One leaves this phase out');
  const now = phaseIds.indexOf(v.phase);
  const from = (phase: PhaseId, is: boolean, what: string) => must(!is || now >= phaseIds.indexOf(phase), what);
  const until = (phase: PhaseId, is: boolean, what: string) => must(!is || now <= phaseIds.indexOf(phase), what);
  until('ap', v.savedAp > 0 && v.phase !== 'record', '5.2.2 the saved point is counted in its phase');
  until('discard', v.drawn !== null, '6.2 the card drawn leaves the table');
  must(v.phase === 'asp' || v.sead.length + v.das.length === 0, '7.2 missions are flown in their phase');
  from('rp', v.rationed > 0 || v.delayed, '9.1 supplies are not yet asked for');
  from('assault-vm', v.assaults.length > 0 || v.casFlown > 0 || v.paid.defensiveFire, '12.3 nobody assaults yet');
  from(
    'assault-vm',
    divisionIds.some((id) => v.divisions[id].assaulted),
    '12.3 no division has assaulted yet',
  );
  from('movement', v.heldAtStart.length > 0 || v.paid.movement, '14.1 nobody moves yet');
  must(v.heldAtStart.length > 0 || !v.paid.movement, '14.1 whoever moved held a centre before');
  const dropped = v.units.some(isOnDz);
  from('reinforcements', dropped, '13.1 nobody has landed yet');
  until('recovery', dropped, '13.1 nobody stays on a drop zone');
  from(
    'movement',
    v.units.some(({ moved }) => moved),
    '14.1 nobody has moved yet',
  );
  from(
    'assault-french',
    v.assaultedCrs.length > 0 || v.paid.assault || v.paid.assaultFire,
    '15.0 no French assault yet',
  );
  from('raids', v.raidedCrs.length > 0 || v.paid.works || v.paid.raidFire, '16.0 no works yet');
  from('repairs', v.repairedCrs.length > 0, '16.2 nothing is repaired yet');
  must(v.sortie === null || v.phase === 'assault-french' || v.phase === 'raids', 'nobody sallies out in this phase');
}

function checkLevels(v: Valley, must: Must): void {
  must(sitrep(v) === drm(tracks.cm, v.cm) + drm(tracks.rp, v.rp), 'the situation report is the sum of its parts');
  const { divisions } = scenarios[v.scenario];
  for (const id of divisionIds) {
    const division = v.divisions[id];
    must(division.start === divisions[id].strength, `${id} started with its strength`);
    must(division.activated || !divisions[id].active, `${id} was active from the start`);
    must(!division.active || division.activated, `${id} is active, so it was activated`);
  }
  const flown = v.sead.reduce((sum, asp) => sum + asp, 0);
  must(flown <= MOST_PER_MISSION, '7.2 four points suppress at most');
  if (!v.result) must(v.cm >= tracks.loseBelow.level && v.rp >= tracks.loseBelow.level, 'the game goes on above 0');
}

function checkUnits(v: Valley, must: Must): void {
  const scenario = scenarios[v.scenario];
  v.units.forEach((unit, i) => {
    must(unit.id === unitIds[i], 'every counter is there');
    must(!unit.reduced || dataOf(unit).steps === 2, `${unit.id} of one step is never reduced`);
    checkBox(v, unit, scenario, must);
    const state = unit.used || unit.disrupted || unit.moved || unit.reduced;
    must(isOnMap(unit) || isOnDz(unit) || !state, `${unit.id} off the map has no state`);
  });
  must(
    v.units.filter((unit) => isBataillonDeMarche(unit) && isOnMap(unit)).length <= MOST_RAISED,
    'four bataillons de marche at most',
  );
}

/** 3.0, 12.3.5.2, 13.0 Which counters a place off the centres can hold. */
function checkBox(v: Valley, unit: Unit, { arrivals }: ScenarioData, must: Must): void {
  const { id, at, arrives } = unit;
  const here = `${id} is at ${at}`;
  const comes = arrivals.find((one) => one.unit === id);
  must((at === 'turn-track') === arrives > 0, `${id} arrives exactly while on the turn track`);
  if (at === 'turn-track') {
    // 9.1.2, 13.1 A unit that is due and cannot come or must not waits for the next turn.
    const landed = phaseIds.indexOf(v.phase) > phaseIds.indexOf('reinforcements');
    must(arrives >= v.turn + (landed ? 1 : 0), here);
    must(comes !== undefined && arrives <= Math.max(comes.turn, v.turn + 1), here);
  }
  must(!isOnDz(unit) || comes !== undefined, here);
  must(at !== 'holding' || isBataillonDeMarche(unit), here);
  must(at !== 'aside' || setAside.includes(id), here);
  must(at !== 'remnants' || (isInfantry(unit) && dataOf(unit).steps === 2 && !isBataillonDeMarche(unit)), here);
  must(at !== 'eliminated' || !isBataillonDeMarche(unit), here);
}

function checkCentres(v: Valley, must: Must): void {
  for (const cr of crIds) {
    const { holder, captured } = v.crs[cr];
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
    // Outside the phases in which units move about, and raids that are losing them, a French centre has a garrison.
    const raiding = v.phase === 'raids' && v.sortie !== null && v.raidedCrs.includes(v.sortie.cr);
    if (stacked.includes(v.phase) && !raiding && !v.result) {
      must(holder !== 'french' || hasGarrison(v, cr), `${cr} is French, so it has a garrison`);
    }
  }
  must(v.isabelleCut === isEncircled(v, 'isabelle'), 'the cost of Isabelle cut off is paid exactly while she is');
}

/** 5.0 Every card is in one pile, and those that the scenario leaves out stay out. */
function checkCards(v: Valley, must: Must): void {
  const { deck, discard, hand, removed, drawn, inForce, noted } = v;
  const drawnPile = drawn === null ? [] : [drawn];
  must(eachOnce(cardNumbers, [deck, discard, hand, removed, drawnPile]), 'every card is in one pile');
  const out = (card: CardNumber) =>
    scenarios[v.scenario].withoutCards.includes(card) || (card === vultureCard && !v.options.includes('19.1'));
  for (const card of cardNumbers) must(!out(card) || removed.includes(card), `card ${card} is out of this game`);
  must(
    removed.every((card) => out(card) || cards[card].oneTime),
    '5.4 only one-time cards leave the game',
  );
  must(
    hand.every((card) => cards[card].reserve),
    '5.5 reserve cards are kept in hand',
  );
  must(
    inForce.every((card) => !out(card) && !hand.includes(card)),
    '5.1 a card in force is on the table',
  );
  const laidAway = phaseIds.indexOf(v.phase) > phaseIds.indexOf('discard') ? 1 : 0;
  const played = inForce.filter((card) => card !== drawn).length;
  must(played <= laidAway + (v.reservePlayed ? 1 : 0), '5.5 one card from the hand is played in a turn');
  must(!v.reservePlayed || played > 0, '5.5 the card from the hand is in force');
  must(
    noted.every((card) => inForce.includes(card)),
    'a card noted for later is in force',
  );
}

/** 12.3, 15.1, 16.1 Who fights and who supports: each once, guns as guns, cards that were played. */
function checkFights(v: Valley, must: Must): void {
  const { assaults, sortie } = v;
  must(new Set(assaults.map(({ division }) => division)).size === assaults.length, 'a division assaults once');
  must(new Set(assaults.map(({ cr }) => cr)).size === assaults.length, 'a centre is assaulted once');
  const firstOpen = assaults.findIndex(({ over }) => !over);
  must(firstOpen < 0 || v.phase === 'assault-vm' || v.result !== null, 'every assault is over');
  must(firstOpen < 0 || assaults.slice(firstOpen).every(({ over }) => !over), 'assaults come one after the other');
  for (const { division } of assaults) must(v.divisions[division].active, `${division} assaults, so it is active`);
  for (const fight of sortie ? [...assaults, sortie] : assaults) {
    must(
      fight.guns.every((id) => isArtillery(unitOf(v, id))),
      `guns support the fight for ${fight.cr}`,
    );
    must(
      fight.cards.every((card) => v.inForce.includes(card) || (fight === sortie && v.hand.includes(card))),
      `cards on the fight for ${fight.cr} are in force`,
    );
  }
  const waiting = firstOpen < 0 ? [] : assaults.slice(firstOpen + 1);
  must(
    waiting.every(({ air, guns, cards: put }) => air + guns.length + put.length === 0),
    'support is given to one assault after the other',
  );
  for (const { division, guns } of firstOpen < 0 ? [] : assaults.slice(firstOpen, firstOpen + 1)) {
    const fought = v.divisions[division].assaulted;
    must(fought || guns.every((id) => unitOf(v, id).used && isOnMap(unitOf(v, id))), 'guns that support are used');
  }
  if (sortie) checkSortie(v, sortie, must);
  // A sortie that is being put together may still be called off: its card stays in the hand until it goes.
  const meant = sortie?.cards.filter((card) => v.hand.includes(card)) ?? [];
  must(meant.length <= (v.reservePlayed ? 0 : 1), '5.5 one card from the hand is meant for the sortie');
  must(v.casFlown >= assaults.reduce((sum, { air }) => sum + air, 0), '7.2.3 what was flown is counted');
}

/** 15.1, 16.1 Until it goes, everybody in it is active and near, and no more than may go. */
function checkSortie(v: Valley, sortie: Sortie, must: Must): void {
  const { cr } = sortie;
  const raid = v.phase === 'raids';
  if ((raid ? v.raidedCrs : v.assaultedCrs).includes(cr)) return; // it has gone
  const here = `in the sortie for ${cr}`;
  for (const unit of unitsById(v, sortie.units)) {
    const near = isOnMap(unit) && (neighbours[cr].includes(unit.at) || (raid && unit.at === cr));
    must(near && holdsGround(unit) && !unit.used, `${unit.id} ${here}`);
  }
  must(
    sortie.guns.every((id) => canReach(v, unitOf(v, id), cr)),
    `guns ${here}`,
  );
  must(infantryStepsIn(v, sortie) <= (raid ? RAID_STEPS : ASSAULT_STEPS), `steps ${here}`);
  must(!raid || armorIn(v, sortie) <= RAID_ARMOR, `armor ${here}`);
  must(sortie.air <= (raid ? 0 : Math.min(v.asp, MOST_PER_MISSION - v.casFlown)), `air ${here}`);
  must(raid ? isFrench(v, cr) : isVietMinh(v, cr), `${cr} can be the target`);
}
