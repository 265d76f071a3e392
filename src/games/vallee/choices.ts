/** Everything either side can decide, as small plain data. */
import type { Advice as KernelAdvice, Prompt as KernelPrompt, Rules as KernelRules } from '../../kernel/game';
import type { Writes } from '../../kernel/journal';
import { airTypeData, airUnits } from './data/aircraft';
import { areas } from './data/areas';
import { othaShots } from './data/constants';
import type { Altitude } from './data/tables';
import { firstVietMinh, units } from './data/units';
import type { AskKey, WhyKey } from './keys';

/** What a unit alone is chosen for. */
export type UnitDeed = 'pick' | 'answer' | 'lead' | 'lose' | 'replace' | 'take';
/** What an area alone is chosen for. */
export type AreaDeed = 'to' | 'assault' | 'mine' | 'commit' | 'fill' | 'entrench';
/** What is chosen by a type of aircraft. */
export type AirDeed = 'fly' | 'ground' | 'away';

export type ValleeChoice =
  | { readonly do: UnitDeed; readonly unit: string }
  | { readonly do: AreaDeed; readonly area: string }
  | { readonly do: AirDeed; readonly air: string }
  // 16.1, 17.0 set-up: a unit in an area; a regiment left out
  | { readonly do: 'place'; readonly unit: string; readonly area: string }
  | { readonly do: 'omit'; readonly regiment: string }
  // 7.2 a division or a unit goes unpaid
  | { readonly do: 'unpaid'; readonly what: string }
  // 8.1.1 supply, a replacement step or a unit sets out; 8.1.2 so many replacement steps try to come out
  | { readonly do: 'enter'; readonly what: string }
  | { readonly do: 'try'; readonly counters: number }
  | { readonly do: 'exit'; readonly unit: string; readonly to: string }
  // 9.0
  | { readonly do: 'effort' }
  | { readonly do: 'roll' }
  | { readonly do: 'waive' }
  | { readonly do: 'accept' }
  | { readonly do: 'load'; readonly air: string; readonly cargo: string }
  | { readonly do: 'bomb' | 'strike'; readonly air: string; readonly target: string; readonly at: Altitude }
  | { readonly do: 'suppress'; readonly air: string; readonly target: string }
  | { readonly do: 'drop'; readonly air: string; readonly at: Altitude }
  | { readonly do: 'flak'; readonly unit: string; readonly air: string }
  // 10.0, 12.1 one fires at another: a unit, an area or the HQ
  | { readonly do: FireDeed; readonly unit: string; readonly target: string }
  | { readonly do: 'detonate' }
  // 11.0
  | { readonly do: 'move' | 'truck' | 'retreat'; readonly unit: string; readonly to: string }
  | { readonly do: 'tow'; readonly unit: string; readonly with: string; readonly to: string }
  | { readonly do: 'stop' }
  | { readonly do: 'pass' }
  // 14.1 a tank goes with a unit, or alone
  | { readonly do: 'tie'; readonly unit: string; readonly to: string }
  // 12.2
  | { readonly do: 'all' }
  | { readonly do: 'withdraw' }
  // 14.4.1
  | { readonly do: 'dig'; readonly unit: string; readonly area: string }
  | { readonly do: 'done' };

export type FireDeed = 'bombard' | 'support' | 'counter' | 'fire' | 'anti-tank';

export type ValleePrompt = KernelPrompt<ValleeChoice, AskKey>;
export type ValleeAdvice = KernelAdvice<ValleeChoice, WhyKey>;
export type Rules<R = void> = KernelRules<ValleeChoice, R, AskKey>;

// Saves depend on this order: add to it, never change it.
export const writes: Writes<ValleeChoice> = {
  pick: ['unit'],
  answer: ['unit'],
  lead: ['unit'],
  lose: ['unit'],
  replace: ['unit'],
  take: ['unit'],
  to: ['area'],
  assault: ['area'],
  mine: ['area'],
  commit: ['area'],
  fill: ['area'],
  entrench: ['area'],
  fly: ['air'],
  ground: ['air'],
  away: ['air'],
  place: ['unit', 'area'],
  omit: ['regiment'],
  unpaid: ['what'],
  enter: ['what'],
  try: ['counters'],
  exit: ['unit', 'to'],
  effort: [],
  roll: [],
  waive: [],
  accept: [],
  load: ['air', 'cargo'],
  bomb: ['air', 'target', 'at'],
  strike: ['air', 'target', 'at'],
  suppress: ['air', 'target'],
  drop: ['air', 'at'],
  flak: ['unit', 'air'],
  bombard: ['unit', 'target'],
  support: ['unit', 'target'],
  counter: ['unit', 'target'],
  fire: ['unit', 'target'],
  'anti-tank': ['unit', 'target'],
  detonate: [],
  move: ['unit', 'to'],
  truck: ['unit', 'to'],
  retreat: ['unit', 'to'],
  tow: ['unit', 'with', 'to'],
  stop: [],
  pass: [],
  tie: ['unit', 'to'],
  all: [],
  withdraw: [],
  dig: ['unit', 'area'],
  done: [],
};

// Choices are made once: a prompt then only lists them.
const unitIds = units.map(({ id }) => id);
const areaIds = areas.map(({ id }) => id);
const byUnit = (deed: UnitDeed): readonly ValleeChoice[] => unitIds.map((unit) => ({ do: deed, unit }));
const byArea = (deed: AreaDeed): readonly ValleeChoice[] => areaIds.map((area) => ({ do: deed, area }));

/** By unit or area number. */
export const made: Readonly<Record<UnitDeed | AreaDeed, readonly ValleeChoice[]>> = {
  pick: byUnit('pick'),
  answer: byUnit('answer'),
  lead: byUnit('lead'),
  lose: byUnit('lose'),
  replace: byUnit('replace'),
  take: byUnit('take'),
  to: byArea('to'),
  assault: byArea('assault'),
  mine: byArea('mine'),
  commit: byArea('commit'),
  fill: byArea('fill'),
  entrench: byArea('entrench'),
};

type Table = readonly (readonly ValleeChoice[])[];

const table = (fits: (unit: number) => boolean, row: (unit: string, number: number) => ValleeChoice[]): Table =>
  unitIds.map((unit, number) => (fits(number) ? row(unit, number) : []));

const isGun = (unit: number) => units[unit]?.type === 'artillery';
const isFrench = (unit: number) => unit < firstVietMinh;

/** Shots at units: by shooter, then by the target among the units of the other side. */
const shots = (deed: FireDeed, fits: (unit: number) => boolean): Table =>
  table(fits, (unit, number) =>
    (isFrench(number) ? unitIds.slice(firstVietMinh) : unitIds.slice(0, firstVietMinh)).map((target) => ({
      do: deed,
      unit,
      target,
    })),
  );

/** The choice that a unit fires at an enemy unit, both by number. */
export function shotAt(list: Table, unit: number, target: number): ValleeChoice {
  return list[unit]?.[isFrench(unit) ? target - firstVietMinh : target] ?? done;
}

export const done: ValleeChoice = { do: 'done' };
export const pass: ValleeChoice = { do: 'pass' };
export const stop: ValleeChoice = { do: 'stop' };
export const all: ValleeChoice = { do: 'all' };
export const withdraw: ValleeChoice = { do: 'withdraw' };
export const detonate: ValleeChoice = { do: 'detonate' };
export const effort: ValleeChoice = { do: 'effort' };
export const rollIt: ValleeChoice = { do: 'roll' };
export const waive: ValleeChoice = { do: 'waive' };
export const accept: ValleeChoice = { do: 'accept' };

/** By unit number, then by area number. */
export const moves: Table = table(
  (unit) => (units[unit]?.movement ?? 0) > 0,
  (unit) => areaIds.map((to) => ({ do: 'move', unit, to })),
);

export const fireAt: Readonly<Record<'fire' | 'anti-tank' | 'support', Table>> = {
  fire: shots('fire', (unit) => units[unit]?.type !== 'aa'),
  'anti-tank': shots('anti-tank', (unit) => units[unit]?.type === 'infantry' && !isFrench(unit)),
  support: shots('support', isGun),
};
export const bombardUnit: Table = shots('bombard', isGun);
export const bombardArea: Table = table(isGun, (unit) => areaIds.map((target) => ({ do: 'bombard', unit, target })));
export const bombardHq: readonly ValleeChoice[] = unitIds.map((unit) => ({ do: 'bombard', unit, target: 'hq' }));

/** By type of aircraft and altitude: by area, by unit, and on the transport area. */
interface Sorties {
  readonly area: readonly ValleeChoice[];
  readonly unit: readonly ValleeChoice[];
  readonly otha: ValleeChoice;
}

const sorties = (deed: 'bomb' | 'strike', at: Altitude): ReadonlyMap<string, Sorties> =>
  new Map(
    airTypeData.map(({ type: air }) => [
      air,
      {
        area: areaIds.map((target) => ({ do: deed, air, target, at })),
        unit: unitIds.map((target) => ({ do: deed, air, target, at })),
        otha: { do: deed, air, target: 'otha', at },
      },
    ]),
  );

export const bombs = { low: sorties('bomb', 'low'), high: sorties('bomb', 'high') } as const;
export const strikes = { low: sorties('strike', 'low'), high: sorties('strike', 'high') } as const;

export const othaGuns: readonly string[] = Array.from({ length: othaShots }, (_, i) => `otha-${i + 1}`);
const flakGuns: readonly string[] = [...units.filter(({ type }) => type === 'aa').map(({ id }) => id), ...othaGuns];

/** By type of aircraft: by gun. */
export const suppressions: ReadonlyMap<string, ReadonlyMap<string, ValleeChoice>> = new Map(
  airTypeData.map(({ type: air }) => [
    air,
    new Map(flakGuns.map((target): [string, ValleeChoice] => [target, { do: 'suppress', air, target }])),
  ]),
);

/** By gun: by air unit. */
export const flakAt: ReadonlyMap<string, readonly ValleeChoice[]> = new Map(
  flakGuns.map((unit) => [unit, airUnits.map(({ id: air }): ValleeChoice => ({ do: 'flak', unit, air }))]),
);

export const drops = {
  low: airUnits.map(({ id: air }): ValleeChoice => ({ do: 'drop', air, at: 'low' })),
  high: airUnits.map(({ id: air }): ValleeChoice => ({ do: 'drop', air, at: 'high' })),
} as const;
