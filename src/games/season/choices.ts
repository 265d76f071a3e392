/** Everything either side can decide, as small plain data. */
import type { Advice as KernelAdvice, Prompt as KernelPrompt, Rules as KernelRules } from '../../kernel/game';
import type { Writes } from '../../kernel/journal';
import { isBase, placeIds } from './data/places';
import { units } from './data/units';
import type { AskKey, WhyKey } from './keys';

/** What is done with one piece, with one place, or with nothing more. */
export type UnitDeed =
  | 'replace' // 3.2 one replacement point for a step
  | 'return' // 3.1 back from the box
  | 'leave' // 3.1 into the box
  | 'engage' // 5.1 turned up
  | 'pick' // one of several: to check, to be named, to fire, to take a hit
  | 'disorganize' // bears D
  | 'lose' // bears a step
  | 'break-off'; // 6.2.7
export type PlaceDeed =
  | 'dig' // 3.1
  | 'scout' // 6.1
  | 'barrage' // 5.2, 5.4 named as a target
  | 'target' // 6.2.1 a PA whose pieces are turned up
  | 'assault' // 5.5, 6.2.3 everybody who may attacks it
  | 'hide' // 4.2.1 a dummy that was shown goes there
  | 'call-off' // 6.2.5 an attack that is not made
  | 'siege'; // 8 one barrage point
export type Plain = 'interdict' | 'yes' | 'no' | 'all' | 'double' | 'tank' | 'pay' | 'done';

export type SeasonChoice =
  // a piece goes to a place: movement of every kind, drops, rebuilt units, dummies, routs, advances
  | { readonly do: 'move'; readonly unit: string; readonly to: string }
  // 3.1 steps for barrage points
  | { readonly do: 'trade'; readonly unit: string; readonly steps: number }
  // 3.2 two reduced companies become one: the first stays
  | { readonly do: 'merge'; readonly unit: string; readonly with: string }
  | { readonly do: UnitDeed; readonly unit: string }
  | { readonly do: PlaceDeed; readonly place: string }
  // 5.4, 6.2.4 infantry of a place fires, with air points
  | { readonly do: 'fire'; readonly from: string; readonly place: string; readonly air: number }
  // 6.2.2 an air strike
  | { readonly do: 'strike'; readonly place: string; readonly air: number }
  // 5.5, 6.2.5 a unit attacks a place
  | { readonly do: 'attack'; readonly unit: string; readonly place: string }
  // 1.4 two companies with the cover of the PA
  | { readonly do: 'two'; readonly unit: string; readonly with: string }
  // 3.2 air points for a fight
  | { readonly do: 'air'; readonly points: number }
  | { readonly do: Plain };

// Saves depend on this order: add to it, never change it.
export const writes: Writes<SeasonChoice> = {
  move: ['unit', 'to'],
  trade: ['unit', 'steps'],
  merge: ['unit', 'with'],
  replace: ['unit'],
  return: ['unit'],
  leave: ['unit'],
  engage: ['unit'],
  pick: ['unit'],
  disorganize: ['unit'],
  lose: ['unit'],
  'break-off': ['unit'],
  dig: ['place'],
  scout: ['place'],
  barrage: ['place'],
  target: ['place'],
  'call-off': ['place'],
  siege: ['place'],
  fire: ['from', 'place', 'air'],
  strike: ['place', 'air'],
  attack: ['unit', 'place'],
  two: ['unit', 'with'],
  air: ['points'],
  interdict: [],
  yes: [],
  no: [],
  all: [],
  double: [],
  tank: [],
  pay: [],
  done: [],
  assault: ['place'],
  hide: ['place'],
};

export type SeasonPrompt = KernelPrompt<SeasonChoice, AskKey>;
export type SeasonAdvice = KernelAdvice<SeasonChoice, WhyKey>;
export type Rules<R = void> = KernelRules<SeasonChoice, R, AskKey>;

// Choices are made once: a prompt then only lists them.

const byUnit = (kind: UnitDeed): readonly SeasonChoice[] => units.map(({ id }) => ({ do: kind, unit: id }));
const byPlace = (kind: PlaceDeed): readonly SeasonChoice[] => placeIds.map((id) => ({ do: kind, place: id }));

const unitDeeds: Readonly<Record<UnitDeed, readonly SeasonChoice[]>> = {
  replace: byUnit('replace'),
  return: byUnit('return'),
  leave: byUnit('leave'),
  engage: byUnit('engage'),
  pick: byUnit('pick'),
  disorganize: byUnit('disorganize'),
  lose: byUnit('lose'),
  'break-off': byUnit('break-off'),
};
const placeDeeds: Readonly<Record<PlaceDeed, readonly SeasonChoice[]>> = {
  dig: byPlace('dig'),
  scout: byPlace('scout'),
  barrage: byPlace('barrage'),
  target: byPlace('target'),
  assault: byPlace('assault'),
  hide: byPlace('hide'),
  'call-off': byPlace('call-off'),
  siege: byPlace('siege'),
};
// No French unit ever stands in an assault base: it attacks through one.
const moves: readonly (readonly SeasonChoice[])[] = units.map(({ id, side }) =>
  placeIds
    .filter((_, at) => side === 'viet-minh' || !isBase(at))
    .map((to): SeasonChoice => ({ do: 'move', unit: id, to })),
);

export const done: SeasonChoice = { do: 'done' };
export const yes: SeasonChoice = { do: 'yes' };
export const no: SeasonChoice = { do: 'no' };
export const all: SeasonChoice = { do: 'all' };
export const double: SeasonChoice = { do: 'double' };
export const tank: SeasonChoice = { do: 'tank' };
export const pay: SeasonChoice = { do: 'pay' };
export const interdict: SeasonChoice = { do: 'interdict' };

export function byDeed(kind: UnitDeed, unit: number): SeasonChoice {
  return unitDeeds[kind][unit] ?? done;
}

export function atPlace(kind: PlaceDeed, at: number): SeasonChoice {
  return placeDeeds[kind][at] ?? done;
}

export function moveTo(unit: number, at: number): SeasonChoice {
  return moves[unit]?.[at] ?? done;
}

const attacks: readonly SeasonChoice[][] = units.map(() => []);

/** 5.5 Made when it is first offered: few of all that could attack each other ever meet. */
export function attackBy(unit: number, at: number): SeasonChoice {
  const known = attacks[unit]?.[at];
  if (known) return known;
  const made: SeasonChoice = { do: 'attack', unit: units[unit]?.id ?? '', place: placeIds[at] ?? '' };
  const row = attacks[unit];
  if (row) row[at] = made;
  return made;
}

/** By air points, firing place and target. */
const fires: (Map<number, SeasonChoice> | undefined)[] = [];

/** 5.4, 6.2.4 Made when it is first offered, as an attack. */
export function fireAt(from: number, at: number, air: number): SeasonChoice {
  const withAir = fires[air] ?? new Map<number, SeasonChoice>();
  fires[air] = withAir;
  const ends = from * placeIds.length + at;
  const known = withAir.get(ends);
  if (known) return known;
  const made: SeasonChoice = { do: 'fire', from: placeIds[from] ?? '', place: placeIds[at] ?? '', air };
  withAir.set(ends, made);
  return made;
}

/** By place. */
export function movesOf(unit: number): readonly SeasonChoice[] {
  return moves[unit] ?? [];
}
