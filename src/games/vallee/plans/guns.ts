/** Batteries on one target, and answers to those of the enemy. */
import type { Brake, OutlookLine } from '../../../kernel/plans';
import { done, type ValleeChoice, type ValleePrompt } from '../choices';
import { type AirType, airTypes } from '../data/aircraft';
import type { Altitude } from '../data/tables';
import { placeOf } from '../offer';
import { airType } from '../rules/air';
import { areaOf } from '../rules/ground';
import { counterChance, gunOdds, outlook } from '../rules/odds';
import { usesSupply } from '../rules/record';
import { bill, purseOf } from '../rules/supply';
import { strikeChance } from '../rules/support';
import { censusOf, isKatyusha, isSteady, numberOf, onMap, sideOf, stepsOf, unitsAt } from '../rules/units';
import type { Side, Vallee } from '../state';
import type { ValleePlan } from './index';
import { repeated } from './kit';

/** 10.2 The batteries that see a place, the strongest first. */
export function batteriesAt(v: Vallee, prompt: ValleePrompt, place: string): ValleePlan[] {
  const here = prompt.choices.filter(
    (choice) => choice.do === 'bombard' && choice.target !== 'hq' && placeOf(v, choice.target) === place,
  );
  const plans: ValleePlan[] = [];
  const order = (a: ValleeChoice, b: ValleeChoice) => stepsOf(v, gunOf(b)) - stepsOf(v, gunOf(a));
  const batteries = oneEach(here).sort(order);
  const targets = unitsAt(censusOf(v), areaOf(place));
  if (batteries.length > 0) plans.push({ key: 'all-batteries', choices: batteries, brake: untilShaken(targets) });
  const dumps = prompt.choices.filter(
    (choice) => choice.do === 'bombard' && choice.target === 'hq' && placeOf(v, 'hq') === place,
  );
  if (dumps.length > 0) plans.push({ key: 'at-the-dumps', choices: dumps.sort(order) });
  return plans;
}

const gunOf = (choice: ValleeChoice) => ('unit' in choice ? numberOf(choice.unit) : -1);

/** A battery fires once: at the largest of several targets. */
function oneEach(choices: readonly ValleeChoice[]): ValleeChoice[] {
  const named = new Map<number, ValleeChoice>();
  for (const choice of choices) if (!named.has(gunOf(choice))) named.set(gunOf(choice), choice);
  return [...named.values()];
}

function untilShaken(targets: readonly number[]): Brake<Vallee> {
  return { key: 'all-disrupted', stops: (v) => targets.every((unit) => !onMap(v, unit) || !isSteady(v, unit)) };
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
  if (choices.length > 0) return [{ key: 'all-batteries', choices, others: planes }];
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

/** 5.6.2 Nothing is filled in; beside it every battery and aircraft, spread over the targets, and all of them at once. */
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
  for (const gun of new Set(supporting.map(gunOf))) if (gun >= 0) add(supporting.filter((one) => gunOf(one) === gun));
  if (all.length === 0) return [];
  const kept: ValleePlan = { key: 'hold-support', choices: [done], others: all };
  return all.length > 1 ? [kept, { key: 'all-support', choices: [...all, done] }] : [kept];
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

/** 7.2 What the shots cost, what is left, and the next bill. */
export function ledger(v: Vallee, side: Side, choices: readonly ValleeChoice[]): OutlookLine[] {
  if (!usesSupply(v)) return [];
  const paying = choices.filter((choice) => pays(choice) && !isKatyusha(gunOf(choice))).length;
  const purse = purseOf(v, side);
  const due = Number(purse.bill ?? 0) > 0 ? bill(v, side) : 0;
  const now = v.supply[side];
  const left = Math.max(0, now - paying);
  return [
    { key: 'supply', figures: { now, paid: paying, left, due, short: Math.max(0, due - left) }, warns: left < due },
  ];
}

const pays = ({ do: deed }: ValleeChoice) =>
  deed === 'bombard' || deed === 'support' || deed === 'answer' || deed === 'counter';

/** 10.2 After so many batteries: the share of the units that are disrupted, and the steps they lose. */
export function shellOutlook(v: Vallee, choices: readonly ValleeChoice[]): OutlookLine[] {
  const guns = choices.flatMap((choice) => (choice.do === 'bombard' && choice.target !== 'hq' ? [choice] : []));
  const [first] = guns;
  if (first?.do !== 'bombard' || guns.some((one) => isKatyusha(gunOf(one)))) return [];
  const single = numberOf(first.target);
  const targets = single >= 0 ? [single] : unitsAt(censusOf(v), areaOf(first.target));
  const side = sideOf(gunOf(first));
  const each = targets.map((unit) => outlook(gunOdds(v, side, guns.map(gunOf), unit, true)));
  if (each.length === 0) return [];
  const disrupted = each.reduce((sum, { shaken }) => sum + shaken, 0);
  const steps = each.reduce((sum, { lost }) => sum + lost, 0);
  return [{ key: 'shelled', figures: { batteries: guns.length, disrupted, of: targets.length, steps } }];
}

/** 10.5 The chance that these answers silence the battery. */
export function answerOutlook(v: Vallee, prompt: ValleePrompt, choices: readonly ValleeChoice[]): OutlookLine[] {
  const named = choices.filter(({ do: deed }) => deed === 'answer').length + v.answers.length;
  if (!v.firing || prompt.ask === 'opportunity' || named === 0) return [];
  return [{ key: 'silenced', figures: { batteries: named, chance: counterChance(v, v.firing.unit, named) } }];
}
