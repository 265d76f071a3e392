/** The figures of the rules, each with the number of the rule that states it. */

import type { Source } from './source';
import type { Calibre } from './units';

/** 5.6 Rounds of an assault phase. */
export const roundsATurn = 7;

/** 7.1, 7.2 Supply. */
export const supply = {
  most: 99,
  stepsAPoint: 20,
  source: { stated: '7.1, 7.2', reconstructed: 'fractions and the ends of the track' } satisfies Source,
} as const;

/** 8.1.2 The die at or under which a counter leaves the transport area. */
export const exit = {
  upTo: 5,
  source: { stated: '8.1.2', reconstructed: 'one try a turn, to any valley free of the enemy' } satisfies Source,
} as const;

/** 8.1 The Katyushas come. */
export const katyushasFrom = 7;
/** 8.2 The Corsairs come. */
export const corsairsFrom = 8;
/** 9.6 Shots of the transport area. */
export const othaShots = 3;
/** 9.3, 10.5, 14.2, 14.5 The die at which something succeeds. */
export const hitsOn = { strike: 5, counterBattery: 5, antiTank: 5, katyusha: 6, countermine: 6, mafia: 5 } as const;
/** 13.1 Repaired at or under. */
export const repairUpTo = 3;
/** 10.4 Movement points for one more on the die. */
export const pointsAModifier = 4;
/** 11.3 Stacking points: two regiments of three battalions of four companies. */
export const stackLimit = 24;
export const stackPoints = { battalion: 4, company: 1, none: 0 } as const;
/** 14.4.2 The mine. */
export const mine = { steps: 4, turns: 2 } as const;
/** 14.4.3 */
export const engineerBonus = 2;

/** 9.2, 9.3 What is added to the dice of aircraft. */
export const airDice = { low: 2, a26: 1, damaged: -1 } as const;

/** 12.1 Fire combat beside cover. */
export const fireDice = {
  final: {
    value: -1,
    source: { stated: '12.2', reconstructed: 'makes both shots of the example in 12.2 true' } satisfies Source,
  },
  range: { value: 1, source: { reconstructed: 'range; small arms alone do not decide a siege' } satisfies Source },
} as const;

/** 10.0, 14.3, 14.7 What each gun may do. Range in areas; null is any. */
export interface GunData {
  readonly range: number | null;
  readonly bombards: boolean;
  readonly supports: boolean;
  readonly source: Source;
}

const everything: GunData = { range: null, bombards: true, supports: true, source: { stated: '10.0' } };
const bombardsOnly: GunData = { range: null, bombards: true, supports: false, source: { stated: '14.3, 14.7' } };
const airOnly: GunData = { range: null, bombards: false, supports: false, source: { stated: '10.0' } };

export const frenchGuns: Readonly<Partial<Record<Calibre, GunData>>> = {
  '155mm': everything,
  '105mm': everything,
  '120mm': everything,
};

export const vietMinhGuns: Readonly<Partial<Record<Calibre, GunData>>> = {
  '105mm': bombardsOnly,
  '120mm': everything,
  '82mm': { range: 2, bombards: true, supports: true, source: { stated: '10.0, 14.7' } },
  katyusha: bombardsOnly,
  '37mm': airOnly,
  mg: airOnly,
};

/** 15.2, 15.3 Victory points. */
export const points = {
  surrender: { march: 20, april: 10, may: 0 },
  noSurrender: 10,
  /** 16.4 Ratio for each level of victory. */
  decisive: 3,
  major: 2,
  source: { stated: '15.2, 15.3, 16.4' } satisfies Source,
} as const;

/** 8.2 Listed cost of each parachute reinforcement; null is free. */
export const paraCosts: Readonly<Record<string, { readonly listed: number | null; readonly source: Source }>> = {
  'fr-5v': { listed: null, source: { stated: '8.2' } },
  'fr-1c': { listed: 2, source: { stated: '8.2' } },
  'fr-6c': { listed: 2, source: { reconstructed: 'as the 1st Colonial' } },
  'fr-2-1ch': { listed: 2, source: { reconstructed: 'as the 1st Colonial' } },
  'fr-2fl': { listed: 3, source: { reconstructed: 'last reserve of the Legion, dearer than the others' } },
};

/** 17.5.1 Air units that serve elsewhere, by a die. */
export const deduction = {
  dice: '1d6',
  rows: [
    { from: null, to: 2, units: 1 },
    { from: 3, to: 4, units: 2 },
    { from: 5, to: null, units: 3 },
  ],
  source: { stated: '17.5.1' } satisfies Source,
} as const;
