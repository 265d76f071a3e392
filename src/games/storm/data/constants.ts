/** The figures of the rules, each with the number of the rule that states it. */
import type { Source } from './source';

/** 7.0 Units of one side in an area. */
export const stackLimit = 9;
/** 9.0 The highest trench level, and 9.1 the highest defensive value with trenches. */
export const trenchLimit = 3;
export const terrainLimit = 3;
/** 9.0 Fresh units turned for one trench level. */
export const unitsPerLevel = 2;
/** 10.0 The trench level an assault starts from. */
export const assaultTrench = 3;
/** 14.0 Victory areas the Viet Minh need. */
export const victoryNeed = 6;
/** 15.0 What may be bid: any number of victory areas. */
export const bids: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** 8.4 Damage points for what happens to a unit. */
export const damageCost = { spend: 1, retreatSpent: 1, removeSpent: 2, retreatFresh: 2, removeFresh: 3 } as const;

/** 11.0 The supply roll: areas that can be marked out of supply, and what is added. */
export const supply = {
  dice: '2d6',
  rows: [
    { from: null, to: 8, areas: 0 },
    { from: 9, to: 15, areas: 1 },
    { from: 16, to: null, areas: 2 },
  ],
  runway: 2,
  green: 1,
  markers: 3,
  source: { stated: '11.0' } satisfies Source,
} as const;

/** 12.1 Half a die, rounded up. */
export const replacementShare = 2;

/** Propaganda: what one die does. */
export const propaganda = {
  dice: '1d6',
  rows: [
    { from: null, to: 2, spent: 1, lost: 0 },
    { from: 3, to: 5, spent: 0, lost: 1 },
    { from: 6, to: null, spent: 0, lost: 2 },
  ],
  source: { reconstructed: 'known name; effect from the events of the siege' } satisfies Source,
} as const;

export const sources: Readonly<Record<string, Source>> = {
  'stack-limit': { stated: '7.0' },
  trench: { stated: '9.0, 9.1' },
  damage: { stated: '8.4' },
  victory: { stated: '14.0', reconstructed: 'ten victory areas by calibration' },
  supply: supply.source,
  replacements: { stated: '12.1' },
  propaganda: propaganda.source,
};
