/** 7.0 French Air Support Points: how many there are, and the missions of this phase. */
import { chain, chanceOf, mapOdds, type Odds, onTable, successes } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type DivisionId, divisionIds } from '../data/map';
import { aspAvailability, deepAirSupport, sead } from '../data/tables';
import * as tracks from '../data/tracks';
import type { RollPlan } from '../rolls';
import type { Valley } from '../state';
import { ask } from './ask';
import { playReserves } from './cards';
import { rollOn } from './checks';
import { cardModifiers } from './in-force';
import { MOST_PER_MISSION } from './support';
import { change, changeStrength, drm, flakModifier } from './tracks';

const seadChoices: readonly ValleyChoice[] = Array.from({ length: MOST_PER_MISSION }, (_, at) => ({
  do: 'sead',
  asp: at + 1,
}));
const dasChoices: readonly ValleyChoice[] = divisionIds.map((division) => ({ do: 'das', division }));

/** 7.0 The French Air Support Points Availability Phase. */
export function* airPhase(v: Valley): Rules {
  if (!isGenerated(v)) {
    yield* playReserves(v, 'asp');
    const { asp } = rollOn(v, '2', aspAvailability, aspPlan(v));
    change(v, 'asp', asp, 'table', '2');
  }
  yield* allot(v);
  flySead(v);
  flyDas(v);
}

/** Points on the track or on missions: the roll of 7.1 has been made. */
function isGenerated(v: Valley): boolean {
  return v.asp > 0 || v.sead.length > 0 || v.das.length > 0;
}

/** 7.1 The roll on Table 2. */
export function aspPlan(v: Valley): RollPlan {
  return {
    name: 'asp',
    rule: '7.1',
    dice: aspAvailability.dice,
    modifiers: [flakModifier(v), ...cardModifiers(v, '2')],
  };
}

/** 7.1 How many points the roll will bring. */
export function aspOdds(v: Valley): Odds<number> {
  return mapOdds(onTable(aspAvailability, sum(aspPlan(v).modifiers)), ({ asp }) => asp);
}

/** 7.2 Points go to missions one by one; what is left can fly close support later. */
function* allot(v: Valley): Rules {
  for (;;) {
    const choice = yield* ask(v, 'missions', () => {
      const choices = missions(v);
      if (choices.length === 0) return null;
      choices.push(done);
      return { side: 'french', ask: 'missions', rule: '7.2', choices, about: { asp: v.asp }, resumable: true };
    });
    if (choice?.do === 'sead') {
      v.sead.push(choice.asp);
      change(v, 'asp', -choice.asp, 'spent', 'sead');
    } else if (choice?.do === 'das') {
      v.das.push(choice.division);
      change(v, 'asp', -1, 'spent', 'das');
    } else {
      return;
    }
  }
}

function missions(v: Valley): ValleyChoice[] {
  let flown = 0;
  for (const asp of v.sead) flown += asp;
  const choices = seadChoices.slice(0, Math.min(v.asp, MOST_PER_MISSION - flown));
  if (v.asp > 0 && v.das.length < MOST_PER_MISSION) choices.push(...dasChoices);
  return choices;
}

/** 7.2.1 One roll or several; the flak falls only when all have been made (21.Q5). */
function flySead(v: Valley): void {
  let suppressed = 0;
  for (const asp of v.sead) suppressed += rollOn(v, '2.1', sead, seadPlan(v, asp)).aaa;
  v.sead = [];
  change(v, 'aaa', suppressed, 'air');
}

/** 7.2.1 A roll on Table 2.1 with so many points. */
export function seadPlan(v: Valley, asp: number): RollPlan {
  return {
    name: 'sead',
    rule: '7.2.1',
    dice: sead.dice,
    modifiers: [
      flakModifier(v),
      { cause: 'asp', rule: '7.2.1', value: asp * sead.drm.perAsp },
      ...cardModifiers(v, '2.1'),
    ],
  };
}

/** 7.2.1 The level of the flak after these suppression rolls. */
export function seadOdds(v: Valley, rolls: readonly number[]): Odds<number> {
  const chances = rolls.map((asp) => chanceOf(onTable(sead, sum(seadPlan(v, asp).modifiers)), ({ aaa }) => aaa < 0));
  return mapOdds(successes(chances), (hits) => Math.max(tracks.aaa.min, v.aaa - hits));
}

/** 7.2.2 One roll for each division struck at, against the flak that suppression has left. */
function flyDas(v: Valley): void {
  const struck = v.das;
  v.das = [];
  for (const id of divisionIds) {
    const points = struck.filter((division) => division === id).length;
    if (points === 0) continue;
    changeStrength(v, id, rollOn(v, '2.2', deepAirSupport, dasPlan(v, id, points)).strength, 'air');
  }
}

/** 7.2.2 A roll on Table 2.2 with so many points, at the level of flak now or at one foreseen. */
export function dasPlan(v: Valley, id: DivisionId, points: number, aaa = v.aaa): RollPlan {
  return {
    name: 'das',
    rule: '7.2.2',
    of: id,
    dice: deepAirSupport.dice,
    modifiers: [
      { cause: 'aaa', rule: '2.2.8.3', value: drm(tracks.aaa, aaa) },
      { cause: 'asp', rule: '7.2.2', value: points * deepAirSupport.drm.perAsp },
      ...cardModifiers(v, '2.2'),
    ],
  };
}

/** 7.2.2 The chance that so many points cost a division its Strength, once these suppression rolls have been flown. */
export function dasChance(v: Valley, id: DivisionId, points: number, rolls: readonly number[] = v.sead): number {
  const hit = chain(seadOdds(v, rolls), (aaa) =>
    mapOdds(onTable(deepAirSupport, sum(dasPlan(v, id, points, aaa).modifiers)), ({ strength }) => strength < 0),
  );
  return chanceOf(hit, (is) => is);
}
