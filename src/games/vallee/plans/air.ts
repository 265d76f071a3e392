/** Aircraft and the guns that shoot at them, filled in: each by an order that is named, never called advice. */
import type { Choice } from '../../../kernel/game';
import { chanceOf, mean } from '../../../kernel/odds';
import type { OutlookLine } from '../../../kernel/plans';
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { type AirType, airTypeData, airTypes, airUnits } from '../data/aircraft';
import { airCount, airOf, airType, capacityOf, cargoOf } from '../rules/air';
import { ABORTED, altitudeOf, canHurt, SHOT_DOWN } from '../rules/flak';
import { areaId, CENTRAL_FORTRESS } from '../rules/ground';
import { altitudes, nextFree } from '../rules/missions';
import { dropOdds, flakOdds, hushChance, missionOdds } from '../rules/odds';
import { censusOf, flakUnits, idOf, isSteady, numberOf, onMap, setMark, stepsOf } from '../rules/units';
import { type Census, copyVallee, type Mission, SUPPLY_CARGO, SUPPRESSED, type Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

/** Types by turns, those with most left first: what stays down or flies elsewhere takes its share of each. */
function sharedOut(ready: Map<string, number>, quota: number, weight: (type: string) => number): string[] {
  const named: string[] = [];
  for (let left = quota; left > 0; ) {
    const [most] = [...ready].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]);
    if (!most) break;
    named.push(most[0]);
    ready.set(most[0], most[1] - 1);
    left -= weight(most[0]);
  }
  return named;
}

function readyBy(v: Vallee, prompt: ValleePrompt): Map<string, number> {
  const ready = new Map<string, number>();
  for (const choice of prompt.choices) if ('air' in choice) ready.set(choice.air, 0);
  for (let air = 0; air < airCount; air++) {
    const type = airType(air);
    if (v.air[air] === 'ready' && ready.has(type)) ready.set(type, (ready.get(type) ?? 0) + 1);
  }
  return ready;
}

/** 9.1 In proportion: of each type as many as its share of the fleet. */
export function sendAway(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const deed = prompt.ask === 'air-ground' ? 'ground' : 'away';
  const inSteps = prompt.ask === 'air-away-transports';
  const types = sharedOut(readyBy(v, prompt), v.quota, (type) =>
    inSteps ? (airTypeData.find((one) => one.type === type)?.capacity ?? 1) : 1,
  );
  return [{ key: 'in-proportion', choices: types.map((air): ValleeChoice => ({ do: deed, air })) }];
}

/** 17.0 Aircraft of a battle: in the order of the list. */
export function fly(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const left = readyBy(v, prompt);
  const counts = new Map<string, number>(
    airTypes.map((type) => [type, airUnits.filter((one) => one.type === type).length]),
  );
  const choices: ValleeChoice[] = [];
  for (const type of left.keys()) {
    for (let i = counts.get(type) ?? 0; i > 0 && choices.length < v.quota; i--) choices.push({ do: 'fly', air: type });
  }
  return choices.length > 0 ? [{ key: 'in-order', choices }] : [];
}

/** 9.5 All supply; or the replacement steps of the pool first. */
export function loads(v: Vallee): ValleePlan[] {
  const room: string[] = [];
  for (let air = 0; air < airCount; air++) {
    const free = v.air[air] === 'ready' ? capacityOf(air) - cargoOf(v, air).length : 0;
    for (let i = 0; i < free; i++) room.push(airUnits[air]?.id ?? '');
  }
  const load =
    (cargo: string) =>
    (air: string): ValleeChoice => ({ do: 'load', air, cargo });
  const supply: ValleePlan = { key: 'all-supply', choices: room.map(load('supply')) };
  if (v.pool === 0) return [supply];
  const steps = room.slice(0, v.pool);
  const choices = [...steps.map(load('replacement')), ...room.slice(steps.length).map(load('supply'))];
  return [supply, { key: 'replacements-first', choices }];
}

/** 5.5.2 Every load is dropped; fighters suppress the guns that reach highest, or all are kept for the rounds. */
export function missions(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const at = altitudes(v, true)[0] ?? 'high';
  const drops = prompt.choices.filter((choice) => choice.do === 'drop' && choice.at === at);
  const kept: ValleePlan = { key: drops.length > 0 ? 'drops-only' : 'keep-all', choices: [...drops, done] };
  const guarded = suppressions(v, prompt);
  if (guarded.length === 0) return [kept];
  return [kept, { key: 'guns-first', choices: [...guarded, ...drops, done] }];
}

/** 9.4 One fighter a gun: those that reach high first. */
function suppressions(v: Vallee, prompt: ValleePrompt): ValleeChoice[] {
  const open = prompt.choices.filter((choice) => choice.do === 'suppress');
  const guns = flakUnits
    .filter((unit) => onMap(v, unit) && isSteady(v, unit))
    .sort((a, b) => stepsOf(v, b) - stepsOf(v, a))
    .map(idOf);
  const fighters = airTypes.flatMap((type) => repeated(type, fightersOf(v, type)));
  const named: ValleeChoice[] = [];
  for (const gun of guns) {
    const next = fighters.find((type) =>
      open.some((one) => one.do === 'suppress' && one.air === type && one.target === gun),
    );
    if (next === undefined) continue;
    fighters.splice(fighters.indexOf(next), 1);
    named.push({ do: 'suppress', air: next, target: gun });
  }
  return named;
}

function fightersOf(v: Vallee, type: AirType): number {
  if (nextFree(v, type) < 0) return 0;
  return airUnits.filter((one, air) => one.type === type && v.air[air] === 'ready' && !isNamed(v, air)).length;
}

const isNamed = (v: Vallee, air: number) => v.missions.some((one) => one.air === air);

/** 9.6 Each gun where it hits most, fewest shots first; what it cannot hurt is left alone. */
export function shots(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const open = new Map<string, Set<string>>();
  for (const choice of prompt.choices) {
    if (choice.do === 'flak') open.set(choice.unit, (open.get(choice.unit) ?? new Set<string>()).add(choice.air));
  }
  const aimed = new Map<string, number>();
  const choices: ValleeChoice[] = [];
  for (const [gun, targets] of open) {
    const worth = (mission: Mission) => {
      const hurt = chanceOf(
        flakOdds(v, gun, altitudeOf(mission), hushChance(v, mission, gun)),
        (hit) => hit !== 'none',
      );
      return hurt / (1 + (aimed.get(idOfAir(mission)) ?? 0));
    };
    const [best] = v.missions
      .filter((mission) => targets.has(idOfAir(mission)) && canHurt(v, gun, mission))
      .sort((a, b) => worth(b) - worth(a));
    if (!best) continue;
    const air = idOfAir(best);
    aimed.set(air, (aimed.get(air) ?? 0) + 1);
    choices.push({ do: 'flak', unit: gun, air });
  }
  return choices.length > 0 ? [{ key: 'hits-most', choices: [...choices, done] }] : [];
}

const idOfAir = ({ air }: Mission) => airUnits[air]?.id ?? '';

/** What tells one load, drop or shot from another beside the number of the aircraft. */
const besideAir = { load: ['cargo'], drop: ['at'], flak: ['unit'] } as const;

/** The load, drop or shot of an earlier week with another aircraft of its type. */
export function likeAir(prompt: ValleePrompt, choice: Choice): ValleeChoice | null {
  const value = (of: Choice, field: string): unknown => Reflect.get(of, field);
  const alike = prompt.choices.find((one) => {
    if (one.do !== choice.do || (one.do !== 'load' && one.do !== 'drop' && one.do !== 'flak')) return false;
    if (besideAir[one.do].some((field) => value(one, field) !== value(choice, field))) return false;
    return typeOf(one.air) === typeOf(String(value(choice, 'air')));
  });
  return alike ?? null;
}

const typeOf = (air: string) => airUnits[airOf(air)]?.type;

/**
 * What the drops bring between the strongest answer and none: every gun that can at the transports, the suppressed ones
 * at their worse die, or no shot at all. Exact figures, no guess between.
 */
export function dropOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const drops = dropsOf(v, choices);
  if (drops.length === 0) return [];
  const under = copyVallee(v);
  const suppressed = [
    ...v.missions.flatMap(({ is, target }) => (is === 'suppress' ? [numberOf(target)] : [])),
    ...choices.flatMap((one) => (one.do === 'suppress' ? [numberOf(one.target)] : [])),
  ].filter((unit) => unit >= 0);
  for (const unit of suppressed) setMark(under, unit, SUPPRESSED);
  const guns = flakUnits.filter((unit) => onMap(v, unit) && isSteady(v, unit)).map(idOf);
  const census = censusOf(v);
  const aimed = new Map<Mission, string[]>(drops.map((drop) => [drop, []]));
  for (const gun of guns) {
    const [next] = [...aimed]
      .filter(([drop]) => canHurt(under, gun, drop))
      .sort((a, b) => suppliesOf(v, b[0]) / (1 + b[1].length) - suppliesOf(v, a[0]) / (1 + a[1].length));
    next?.[1].push(gun);
  }
  let [least, most, lost, of] = [0, 0, 0, 0];
  for (const [drop, at] of aimed) {
    const odds = missionOdds(under, drop, at);
    const lands = landed(census, drop, suppliesOf(v, drop));
    most += lands;
    least += lands * chanceOf(odds, (state) => state < ABORTED);
    lost += chanceOf(odds, (state) => state === SHOT_DOWN);
    of += suppliesOf(v, drop);
  }
  if (of === 0) return [];
  return [
    { key: 'supply-lands', figures: { least, most, of, lost, guns: guns.length, suppressed: suppressed.length } },
  ];
}

/** The drops that are named and those of a plan. */
function dropsOf(v: Vallee, choices: readonly ValleeChoice[]): Mission[] {
  const target = areaId(CENTRAL_FORTRESS);
  const planned = choices.flatMap((choice): Mission[] =>
    choice.do === 'drop' ? [{ air: airOf(choice.air), is: 'drop', target, low: choice.at === 'low', fight: '' }] : [],
  );
  return [...v.missions.filter(({ is }) => is === 'drop'), ...planned];
}

function suppliesOf(v: Vallee, { air }: Mission): number {
  return cargoOf(v, air).filter((item) => item === SUPPLY_CARGO).length;
}

/** 9.5 Points that a load brings on average where nobody shoots. */
function landed(census: Census, { low }: Mission, supply: number): number {
  return mean(dropOdds(census, low ? 'low' : 'high'), (is) =>
    is === 'landed' ? supply : is === 'scattered' ? Math.floor(supply / 2) : 0,
  );
}

/** How many of the aircraft over the valley come down or turn back under these shots. */
export function flakOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  let [down, off] = [0, 0];
  for (const mission of v.missions) {
    const id = idOfAir(mission);
    const guns = [
      ...v.shots.filter(({ air }) => air === mission.air).map(({ gun }) => gun),
      ...choices.flatMap((one) => (one.do === 'flak' && one.air === id ? [one.unit] : [])),
    ];
    const odds = missionOdds(v, mission, guns);
    down += chanceOf(odds, (state) => state === SHOT_DOWN);
    off += chanceOf(odds, (state) => state === ABORTED);
  }
  return [{ key: 'flak-hits', figures: { down, off, of: v.missions.length } }];
}
