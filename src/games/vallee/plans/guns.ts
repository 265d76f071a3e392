/** Batteries on one target, and answers to those of the enemy. */
import type { Choice } from '../../../kernel/game';
import { chanceOf, type Odds } from '../../../kernel/odds';
import type { Brake, OutlookLine, Share } from '../../../kernel/plans';
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { type AirType, airTypes } from '../data/aircraft';
import type { Altitude } from '../data/tables';
import { placeOf } from '../face/offer';
import { airType } from '../rules/air';
import { canCounter } from '../rules/artillery';
import { gunsReaching } from '../rules/bombardment';
import { areaId, areaOf, beside } from '../rules/ground';
import { counterChance, gunOdds, harmChance, outlook, type Shelled } from '../rules/odds';
import { usesSupply } from '../rules/record';
import { sightAcross } from '../rules/sight';
import { nextBill } from '../rules/supply';
import { strikeChance } from '../rules/support';
import {
  censusOf,
  idOf,
  isKatyusha,
  isSteady,
  numberOf,
  onMap,
  sideOf,
  stepsOf,
  unitsAt,
  unitsIn,
} from '../rules/units';
import { holderOf, other, type Side, type Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

/** 10.2 The batteries that see a place, the strongest first; 10.3 or, from any target, those that reach the headquarters. */
export function batteriesAt(v: Vallee, prompt: ValleePrompt, place: string): ValleePlan[] {
  const here = prompt.choices.filter(
    (choice) => choice.do === 'bombard' && choice.target !== 'hq' && placeOf(v, choice.target) === place,
  );
  const plans: ValleePlan[] = [];
  const order = (a: ValleeChoice, b: ValleeChoice) => stepsOf(v, gunOf(b)) - stepsOf(v, gunOf(a));
  const able = oneEach(here).filter((choice) => harm(v, choice) >= SOME);
  const [weak, worthIt] = [
    able.filter((choice) => harm(v, choice) < WORTH),
    able.filter((one) => harm(v, one) >= WORTH),
  ];
  const batteries = affordable(v, worthIt.sort(order));
  const targets = unitsAt(censusOf(v), areaOf(place));
  const plan = { key: 'all-batteries', choices: batteries, others: weak, brake: untilShaken(targets) };
  if (able.length > 0) plans.push(plan);
  const headquarters = placeOf(v, 'hq');
  const dumps = prompt.choices.filter((choice) => choice.do === 'bombard' && choice.target === 'hq');
  if (dumps.length > 0 && (batteries.length > 0 || place === headquarters)) {
    plans.push({
      key: 'at-the-dumps',
      choices: affordable(v, dumps.sort(order)),
      at: headquarters,
    });
  }
  return plans;
}

/** Less than this is nothing: it is neither set nor offered with the others. */
const SOME = 0.01;
/** A paid shot that is likelier than this to do something is set by itself. */
const WORTH = 0.05;

/** 10.2, 14.3 How likely a battery does anything to what it is aimed at: to one unit of an area, where it is an area. */
function harm(v: Vallee, choice: ValleeChoice): number {
  if (choice.do !== 'bombard' && choice.do !== 'support') return 1;
  const gun = gunOf(choice);
  if (choice.target === 'hq' || isKatyusha(gun)) return 1;
  const single = numberOf(choice.target);
  const units = single >= 0 ? [single] : unitsAt(censusOf(v), areaOf(choice.target));
  const capped = choice.do === 'bombard';
  return Math.max(0, ...units.map((unit) => harmChance(v, sideOf(gun), [gun], unit, capped)));
}

const gunOf = (choice: ValleeChoice) => ('unit' in choice ? numberOf(choice.unit) : -1);

/** A battery fires once: at the largest of several targets. */
function oneEach(choices: readonly ValleeChoice[]): ValleeChoice[] {
  const named = new Map<number, ValleeChoice>();
  for (const choice of choices) if (!named.has(gunOf(choice))) named.set(gunOf(choice), choice);
  return [...named.values()];
}

/** 10.0 As many shots as there are points to pay for; rockets and aircraft cost none. */
function affordable<C extends ValleeChoice>(v: Vallee, choices: readonly C[]): C[] {
  if (!usesSupply(v)) return [...choices];
  let paid = 0;
  return choices.filter((choice) => {
    if (!pays(choice) || isKatyusha(gunOf(choice))) return true;
    paid++;
    return paid <= v.supply[sideOf(gunOf(choice))];
  });
}

function untilShaken(targets: readonly number[]): Brake {
  return { key: 'all-disrupted', of: targets.map(idOf) };
}

export function areShaken(v: Vallee, { of }: Brake): boolean {
  return of.map(numberOf).every((unit) => !onMap(v, unit) || !isSteady(v, unit));
}

/** 9.3, 10.2 Guns at the units of a place, spread over them; aircraft beside them, or alone where no gun is left. */
export function supportAt(v: Vallee, prompt: ValleePrompt, place: string): ValleePlan[] {
  const here = prompt.choices.filter((choice) => choice.do === 'support' && placeOf(v, choice.target) === place);
  const aimed = new Map<string, number>();
  const choices: ValleeChoice[] = [];
  for (const gun of new Set(here.map(gunOf))) {
    const mine = here.filter((choice) => gunOf(choice) === gun);
    const [best] = mine.sort((a, b) => worth(v, b, aimed) - worth(v, a, aimed));
    if (!best || !('target' in best)) continue;
    aimed.set(best.target, (aimed.get(best.target) ?? 0) + 1);
    choices.push(best);
  }
  const planes = strikesAt(v, prompt, place);
  if (choices.length > 0) return [{ key: 'all-batteries', choices: affordable(v, choices), others: planes }];
  return planes.length > 0 ? [{ key: 'aircraft', choices: planes }] : [];
}

/** 9.3 Every aircraft that is ready, each type at the unit of a place that it does most to. */
function strikesAt(v: Vallee, prompt: ValleePrompt, place: string): ValleeChoice[] {
  return airTypes.flatMap((type) => {
    const [best] = prompt.choices
      .flatMap((one) => (one.do === 'strike' && one.air === type && placeOf(v, one.target) === place ? [one] : []))
      .sort((a, b) => strikeWorth(v, b.target, b.at) - strikeWorth(v, a.target, a.at));
    return best ? repeated<ValleeChoice>(best, readyAircraft(v, type)) : [];
  });
}

function readyAircraft(v: Vallee, type: AirType): number {
  const isFree = (air: number) => airType(air) === type && v.missions.every((one) => one.air !== air);
  return v.air.filter((where, air) => where === 'ready' && isFree(air)).length;
}

/**
 * 5.6.2 Aircraft, which cost nothing, are filled in, spread over the targets; beside them every battery that can do
 * something, and all of it at once. What is aimed at comes by the own area that it threatens most.
 */
export function supportKept(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const aimed = new Map<string, number>();
  const all: ValleeChoice[] = [];
  const add = (open: readonly Supporting[]) => {
    const value = (one: Supporting) => supportWorth(v, one, aimed);
    const [best] = [...open].sort((a, b) => value(b) - value(a));
    if (!best || value(best) <= 0) return;
    aimed.set(best.target, (aimed.get(best.target) ?? 0) + 1);
    all.push(best);
  };
  const supporting = prompt.choices.flatMap((one) => (one.do === 'support' || one.do === 'strike' ? [one] : []));
  for (const type of airTypes) {
    const open = supporting.filter((one) => 'air' in one && one.air === type);
    for (const _ of repeated(0, readyAircraft(v, type))) add(open);
  }
  for (const gun of new Set(supporting.map(gunOf)))
    if (gun >= 0) add(supporting.filter((one) => gunOf(one) === gun && harm(v, one) >= SOME));
  if (all.length === 0) return [];
  const threat = (one: ValleeChoice) => ('target' in one ? (threatOf(v, one.target)?.odds ?? 0) : 0);
  const ordered = all.sort((a, b) => threat(b) - threat(a));
  const [free, guns] = [ordered.filter((one) => !pays(one)), ordered.filter(pays)];
  const kept: ValleePlan = { key: 'hold-support', choices: [...free, done], others: guns };
  return guns.length > 0 && all.length > 1
    ? [kept, { key: 'all-support', choices: [...affordable(v, ordered), done] }]
    : [kept];
}

/** The own area beside a target that is outnumbered most, by all enemy steps that stand around it; null where none is. */
function threatOf(v: Vallee, target: string): { readonly area: number; readonly odds: number } | null {
  const unit = numberOf(target);
  const census = censusOf(v);
  const enemy = sideOf(unit);
  const steps = (area: number, side: Side) => unitsIn(v, area, side).reduce((sum, one) => sum + stepsOf(v, one), 0);
  const threatened = beside(v.at[unit] ?? -1)
    .filter(({ area }) => census.holder[area] === holderOf(other(enemy)))
    .map(({ area }) => {
      const around = beside(area).reduce((sum, next) => sum + steps(next.area, enemy), 0);
      return { area, odds: around / Math.max(1, steps(area, other(enemy))) };
    });
  return threatened.sort((a, b) => b.odds - a.odds)[0] ?? null;
}

/** 5.6.2 The own place that the target of a support threatens most. */
export function facing(v: Vallee, choice: Choice): string | null {
  if (choice.do !== 'support' && choice.do !== 'strike') return null;
  const threat = threatOf(v, `${Reflect.get(choice, 'target')}`);
  return threat && areaId(threat.area);
}

/** A battery's shot, or the strike of an aircraft. */
type Supporting = Extract<ValleeChoice, { target: string; unit: string } | { target: string; at: Altitude }>;

function supportWorth(v: Vallee, choice: Supporting, aimed: ReadonlyMap<string, number>): number {
  if ('unit' in choice) return worth(v, choice, aimed);
  return strikeWorth(v, choice.target, choice.at) / (1 + (aimed.get(choice.target) ?? 0));
}

function strikeWorth(v: Vallee, target: string, at: Altitude): number {
  const unit = numberOf(target);
  return strikeChance(v, at === 'low', unit) * stepsOf(v, unit);
}

/** Steps that are still steady, fewer where guns are aimed already. */
function worth(v: Vallee, choice: ValleeChoice, aimed: ReadonlyMap<string, number>): number {
  if (!('target' in choice)) return 0;
  const target = numberOf(choice.target);
  const shaken = outlook(gunOdds(v, sideOf(gunOf(choice)), [gunOf(choice)], target, false)).shaken;
  return (stepsOf(v, target) * (isSteady(v, target) ? shaken : 0.5)) / (1 + (aimed.get(choice.target) ?? 0));
}

/** 10.4, 10.5 The weakest battery answers where strength does not count, the strongest where it does. */
export function answers(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  const open = prompt.choices.filter((choice) => choice.do === 'answer');
  const sign = prompt.ask === 'opportunity' ? -1 : 1;
  const [first] = [...open].sort((a, b) => sign * (stepsOf(v, gunOf(a)) - stepsOf(v, gunOf(b))));
  if (!first || v.answers.length > 0) return [];
  const stays = prompt.ask === 'opportunity' ? [] : [done];
  const others = open.filter((one) => one !== first);
  // Each mover is shot at by one battery at a time: the next is asked for anew.
  const most = prompt.ask === 'opportunity' ? { most: 1 } : {};
  return [{ key: 'one-battery', choices: [first, ...stays], others, ...most }];
}

/** 10.5 Of the batteries that support the enemy the one that is likeliest to be silenced, by the weakest gun that sees it. */
export function countersOf(v: Vallee, prompt: ValleePrompt): ValleePlan[] {
  if (v.counters.length > 0) return [];
  const chance = ({ target }: { readonly target: string }) => counterChance(v, numberOf(target), 1);
  const open = prompt.choices
    .flatMap((choice) => (choice.do === 'counter' ? [choice] : []))
    .sort((a, b) => chance(b) - chance(a) || stepsOf(v, gunOf(a)) - stepsOf(v, gunOf(b)));
  const [first, ...others] = oneEach(open);
  return first ? [{ key: 'one-battery', choices: [first, done], others }] : [];
}

/** 10.5 The chance that these silence each battery that they are aimed at. */
export function counterOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const aimed = choices.flatMap((choice) => (choice.do === 'counter' ? [choice.target] : []));
  return [...new Set(aimed)].map((target) => {
    const batteries = aimed.filter((one) => one === target).length;
    return {
      key: 'silenced',
      of: target,
      figures: { batteries, chance: counterChance(v, numberOf(target), batteries) },
    };
  });
}

/** 7.2 What the shots cost, what is left, and the next bill. */
export function ledger(v: Vallee, side: Side, choices: readonly ValleeChoice[]): OutlookLine[] {
  if (!usesSupply(v)) return [];
  const paying = choices.filter((choice) => pays(choice) && !isKatyusha(gunOf(choice))).length;
  const due = nextBill(v, side);
  const now = v.supply[side];
  const left = Math.max(0, now - paying);
  return [
    { key: 'supply', figures: { now, paid: paying, left, due, short: Math.max(0, due - left) }, warns: left < due },
  ];
}

const pays = ({ do: deed }: ValleeChoice) =>
  deed === 'bombard' || deed === 'support' || deed === 'answer' || deed === 'counter';

/** 10.1 The areas that the gun of a choice sees its target across. */
export function seenAcross(v: Vallee, choice: Choice): readonly string[] {
  const [gun, target] = [numberOf(`${Reflect.get(choice, 'unit')}`), Reflect.get(choice, 'target')];
  const from = v.at[gun] ?? -1;
  if (from < 0 || typeof target !== 'string') return [];
  return sightAcross(censusOf(v), from, areaOf(placeOf(v, target)), sideOf(gun)).map(areaId);
}

/** 10.5 How many French batteries can answer these, and what one answer does to the safest and to the most exposed. */
function answerable(v: Vallee, guns: readonly number[]): OutlookLine[] {
  const exposed = guns.filter((gun) => sideOf(gun) === 'viet-minh' && canCounter(v, gun));
  const answering = new Set(exposed.flatMap((gun) => gunsReaching(v, v.at[gun] ?? -1)));
  if (answering.size === 0) return [];
  const chances = exposed.map((gun) => counterChance(v, gun, 1));
  const figures = { batteries: answering.size, least: Math.min(...chances), most: Math.max(...chances) };
  return [{ key: 'answerable', figures }];
}

/** 10.2 After so many batteries: what becomes of each unit, how many are disrupted, and the steps they lose. */
export function shellOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const guns = choices.flatMap((choice) => (choice.do === 'bombard' && choice.target !== 'hq' ? [choice] : []));
  const [first] = guns;
  const answered = answerable(v, choices.map(gunOf));
  if (first?.do !== 'bombard' || guns.some((one) => isKatyusha(gunOf(one)))) return answered;
  const single = numberOf(first.target);
  const targets = single >= 0 ? [single] : unitsAt(censusOf(v), areaOf(first.target));
  const side = sideOf(gunOf(first));
  const odds = targets.map((unit) => gunOdds(v, side, guns.map(gunOf), unit, true));
  const each = odds.map(outlook);
  if (each.length === 0) return answered;
  const disrupted = each.reduce((sum, { shaken }) => sum + shaken, 0);
  const steps = each.reduce((sum, { lost }) => sum + lost, 0);
  const shares = odds.map((one, i) => ({ key: idOf(targets[i] ?? -1), parts: partsOf(one) }));
  const figures = { batteries: guns.length, disrupted, of: targets.length, steps };
  return [{ key: 'shelled', figures, shares }, ...answered];
}

/** 12.3.1 Steady, disrupted, or a step lost beside it. */
function partsOf(odds: Odds<Shelled>): Share['parts'] {
  return [
    { key: 'steady', chance: chanceOf(odds, ({ steady }) => steady) },
    { key: 'shaken', chance: chanceOf(odds, ({ steady, lost }) => !steady && lost === 0) },
    { key: 'step-lost', chance: chanceOf(odds, ({ lost }) => lost > 0) },
  ];
}

/** 10.5 The chance that these answers silence the battery. */
export function answerOutlook(v: Vallee, prompt: ValleePrompt, choices: readonly ValleeChoice[]): OutlookLine[] {
  const named = choices.filter(({ do: deed }) => deed === 'answer').length + v.answers.length;
  if (!v.firing || prompt.ask === 'opportunity' || named === 0) return [];
  return [{ key: 'silenced', figures: { batteries: named, chance: counterChance(v, v.firing.unit, named) } }];
}
