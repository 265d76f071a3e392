import type { DiceTable, Row } from '../../../kernel/rolls';
import type { Source } from './source';
import type { AirstripStatus } from './tracks';

export const tableIds = [
  '1',
  '2',
  '2.1',
  '2.2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '9.1',
  '9.2',
  '10',
  '10.1',
  '10.2',
  '11',
  '12',
] as const;
export type TableId = (typeof tableIds)[number];

/** A table rolled on; results are looked up after every modifier. */
export interface Table<Result> extends DiceTable<Row & Readonly<Result>> {
  readonly source: Source;
}

/** The fixed modifiers the rules name for a roll. */
export interface Drm<Cause extends string> {
  readonly drm: Readonly<Record<Cause, number>>;
}

/** A table read off a count instead of dice. */
export interface Chart<Result> {
  readonly by: 'frenchCrs' | 'turn';
  readonly rows: readonly (Row & Readonly<Result>)[];
  readonly source: Source;
}

/** What an assault does to the French: 'check' is Dis?, 'all' is Dis, retreat is R?, counterBattery is *. */
export interface FrenchCasualties {
  readonly steps: number;
  readonly disrupt: 'none' | 'check' | 'all';
  readonly retreat: boolean;
  readonly counterBattery: boolean;
}

const yes = true;
const no = false;

/** Table 1, maximum hand size (6.1): French controlled centres divided by four, rounded up. */
export const handSize: Chart<{ hand: number }> = {
  by: 'frenchCrs',
  rows: [
    { from: 0, to: 0, hand: 0 },
    { from: 1, to: 4, hand: 1 },
    { from: 5, to: 8, hand: 2 },
    { from: 9, to: 12, hand: 3 },
  ],
  source: { stated: '6.1' },
};

/** Table 2, air support points (7.1). */
export const aspAvailability: Table<{ asp: number }> = {
  dice: '2d6',
  rows: [
    { from: null, to: 3, asp: 0 },
    { from: 4, to: 5, asp: 1 },
    { from: 6, to: 7, asp: 2 },
    { from: 8, to: 9, asp: 3 },
    { from: 10, to: 11, asp: 4 },
    { from: 12, to: null, asp: 5 },
  ],
  source: { reconstructed: 'about two points a turn early, one late' },
};

/** Table 2.1, suppression of enemy air defenses (7.2.1): change of the AAA level. */
export const sead: Table<{ aaa: number }> & Drm<'perAsp'> = {
  dice: '2d6',
  rows: [
    { from: null, to: 7, aaa: 0 },
    { from: 8, to: null, aaa: -1 },
  ],
  drm: { perAsp: 1 },
  source: { stated: '7.2.1' },
};

/** Table 2.2, deep air support (7.2.2): change of the division's Strength. */
export const deepAirSupport: Table<{ strength: number }> & Drm<'perAsp'> = {
  dice: '2d6',
  rows: [
    { from: null, to: 7, strength: 0 },
    { from: 8, to: null, strength: -1 },
  ],
  drm: { perAsp: 1 },
  source: { stated: '7.2.2' },
};

/** Table 3, airstrip status (8.1). The modifier is for each strip icon under Viet Minh control. */
export const airstripStatus: Table<{ status: AirstripStatus | 'unchanged' }> & Drm<'perStripIcon'> = {
  dice: '2d6',
  rows: [
    { from: null, to: 3, status: 'destroyed' },
    { from: 4, to: 6, status: 'damaged' },
    { from: 7, to: 9, status: 'interdicted' },
    { from: 10, to: null, status: 'unchanged' },
  ],
  drm: { perStripIcon: -1 },
  source: { stated: '8.1' },
};

/** Table 4, resource points (9.2): change of the RP level. */
export const rpAdjustment: Table<{ rp: number }> &
  Drm<
    'interdicted' | 'damaged' | 'destroyed' | 'perVmDz' | 'isabelleCut' | 'noVmAssault' | 'perCmRationed' | 'delayed'
  > = {
  dice: '2d6',
  rows: [
    { from: null, to: -3, rp: -5 },
    { from: -2, to: -1, rp: -4 },
    { from: 0, to: 1, rp: -3 },
    { from: 2, to: 3, rp: -2 },
    { from: 4, to: 5, rp: -1 },
    { from: 6, to: 6, rp: 0 },
    { from: 7, to: 7, rp: 1 },
    { from: 8, to: 8, rp: 2 },
    { from: 9, to: 10, rp: 3 },
    { from: 11, to: null, rp: 4 },
  ],
  drm: {
    interdicted: -1,
    damaged: -2,
    destroyed: -2,
    perVmDz: -1,
    isabelleCut: -1,
    noVmAssault: 1,
    perCmRationed: 1,
    delayed: 1,
  },
  source: { stated: '9.2', reconstructed: 'calibrated: comfortable until the strip closes, then starving' },
};

/** Table 5, Strength gained by a division that made no Assault last turn (11.1). */
export const strengthAdjustment: Chart<{ strength: number }> = {
  by: 'turn',
  rows: [
    { from: 1, to: 1, strength: 0 },
    { from: 2, to: 9, strength: 2 },
    { from: 10, to: 14, strength: 1 },
    { from: 15, to: 16, strength: 2 },
  ],
  source: { stated: '11.0, 11.1' },
};

/** Table 6, division status (11.2): a shaken division is Active on its current Strength or less. */
export const statusCheck = {
  dice: '2d6',
  shakenAtMost: 8,
  drm: { halfStrength: 1 },
  source: { stated: '11.2' },
} as const satisfies { readonly source: Source; readonly [key: string]: unknown };

/** Table 7, activation of divisions 304 and 316 (11.3): activated on the turn's number or less. */
export const activation = {
  dice: '1d6',
  fromTurn: 2,
  divisions: ['316', '304'],
  source: { stated: '11.3' },
} as const satisfies { readonly source: Source; readonly [key: string]: unknown };

/** Table 8, sapping (12.2): levels dug away. */
export const sapping: Table<{ levels: number }> = {
  dice: '2d6',
  rows: [
    { from: null, to: -1, levels: 2 },
    { from: 0, to: 3, levels: 1 },
    { from: 4, to: null, levels: 0 },
  ],
  source: { reconstructed: 'calibrated: a level every second turn against a strong division' },
};

/** Table 9, Viet Minh assault (12.3.5.2): modifiers on Tables 9.1 (french) and 9.2 (vm). */
export const vmAssault: Table<{ french: number; vm: number }> & Drm<'perAsp' | 'encircled'> = {
  dice: '2d6',
  rows: [
    { from: null, to: -1, french: -4, vm: -1 },
    { from: 0, to: 1, french: -3, vm: 0 },
    { from: 2, to: 3, french: -2, vm: 0 },
    { from: 4, to: 6, french: -1, vm: 0 },
    { from: 7, to: 8, french: 0, vm: 0 },
    { from: 9, to: 9, french: 1, vm: 1 },
    { from: 10, to: 10, french: 2, vm: 1 },
    { from: 11, to: 11, french: 3, vm: 1 },
    { from: 12, to: 12, french: 4, vm: 2 },
    { from: 13, to: 13, french: 5, vm: 2 },
    { from: 14, to: null, french: 6, vm: 3 },
  ],
  drm: { perAsp: 1, encircled: -1 },
  source: { stated: '20.2', reconstructed: 'calibrated around the rows of the worked example' },
};

/** Table 9.1, French casualties in a Viet Minh assault (12.3.5.2). */
export const vmAssaultFrenchCasualties: Table<FrenchCasualties> = {
  dice: '1d6',
  rows: [
    { from: null, to: -1, steps: 3, disrupt: 'all', retreat: yes, counterBattery: yes },
    { from: 0, to: 0, steps: 2, disrupt: 'all', retreat: yes, counterBattery: yes },
    { from: 1, to: 1, steps: 2, disrupt: 'check', retreat: yes, counterBattery: yes },
    { from: 2, to: 2, steps: 1, disrupt: 'check', retreat: yes, counterBattery: yes },
    { from: 3, to: 3, steps: 1, disrupt: 'none', retreat: yes, counterBattery: yes },
    { from: 4, to: 4, steps: 1, disrupt: 'check', retreat: no, counterBattery: yes },
    { from: 5, to: 5, steps: 1, disrupt: 'none', retreat: no, counterBattery: yes },
    { from: 6, to: 6, steps: 0, disrupt: 'check', retreat: no, counterBattery: yes },
    { from: 7, to: 7, steps: 0, disrupt: 'check', retreat: no, counterBattery: no },
    { from: 8, to: null, steps: 0, disrupt: 'none', retreat: no, counterBattery: no },
  ],
  source: { stated: '20.2', reconstructed: 'calibrated around the rows of the worked example' },
};

/** Table 9.2, Viet Minh casualties in their assault (12.3.5.2). */
export const vmAssaultVmCasualties: Table<{ strengthLost: number; cm: number }> = {
  dice: '1d6',
  rows: [
    { from: null, to: 0, strengthLost: 0, cm: 0 },
    { from: 1, to: 3, strengthLost: 1, cm: 0 },
    { from: 4, to: 5, strengthLost: 2, cm: 0 },
    { from: 6, to: 6, strengthLost: 3, cm: 0 },
    { from: 7, to: 7, strengthLost: 3, cm: 1 },
    { from: 8, to: null, strengthLost: 4, cm: 1 },
  ],
  source: { stated: '20.2', reconstructed: 'calibrated around the rows of the worked example' },
};

/** Table 10, French assault (15.1.5): modifiers on Tables 10.1 (french) and 10.2 (vm). */
export const frenchAssault: Table<{ french: number; vm: number }> & Drm<'perAsp' | 'fortification'> = {
  dice: '2d6',
  rows: [
    { from: null, to: 2, french: -2, vm: -2 },
    { from: 3, to: 5, french: -1, vm: -1 },
    { from: 6, to: 7, french: 0, vm: -1 },
    { from: 8, to: 9, french: 0, vm: 0 },
    { from: 10, to: 11, french: 1, vm: 1 },
    { from: 12, to: 13, french: 1, vm: 2 },
    { from: 14, to: null, french: 2, vm: 3 },
  ],
  drm: { perAsp: 1, fortification: -1 },
  source: { stated: '15.1.5', reconstructed: 'calibrated as a mirror of the Viet Minh assault' },
};

/** Table 10.1, French casualties in their assault (15.1.5). */
export const frenchAssaultFrenchCasualties: Table<FrenchCasualties> = {
  dice: '1d6',
  rows: [
    { from: null, to: -1, steps: 3, disrupt: 'all', retreat: no, counterBattery: yes },
    { from: 0, to: 0, steps: 2, disrupt: 'all', retreat: no, counterBattery: yes },
    { from: 1, to: 1, steps: 2, disrupt: 'check', retreat: no, counterBattery: yes },
    { from: 2, to: 3, steps: 1, disrupt: 'check', retreat: no, counterBattery: yes },
    { from: 4, to: 4, steps: 1, disrupt: 'check', retreat: no, counterBattery: no },
    { from: 5, to: 5, steps: 1, disrupt: 'none', retreat: no, counterBattery: yes },
    { from: 6, to: 6, steps: 0, disrupt: 'check', retreat: no, counterBattery: yes },
    { from: 7, to: 7, steps: 0, disrupt: 'check', retreat: no, counterBattery: no },
    { from: 8, to: null, steps: 0, disrupt: 'none', retreat: no, counterBattery: no },
  ],
  source: { reconstructed: 'calibrated: counter-attacks cost a step or two' },
};

/** Table 10.2, Viet Minh casualties in a French assault (15.1.5); repulsed is R. */
export const frenchAssaultVmCasualties: Table<{ strengthLost: number; cm: number; repulsed: boolean }> = {
  dice: '1d6',
  rows: [
    { from: null, to: 1, strengthLost: 0, cm: 0, repulsed: no },
    { from: 2, to: 3, strengthLost: 1, cm: 0, repulsed: no },
    { from: 4, to: 5, strengthLost: 1, cm: 0, repulsed: yes },
    { from: 6, to: 7, strengthLost: 2, cm: 0, repulsed: yes },
    { from: 8, to: null, strengthLost: 2, cm: 1, repulsed: yes },
  ],
  source: { reconstructed: 'calibrated: repulsed from 4 up' },
};

/** Table 11, raid (16.1): levels won back, and what it costs the raiders. */
export const raid: Table<{ levels: number; steps: number; disrupt: 'none' | 'check' | 'all' }> = {
  dice: '2d6',
  rows: [
    { from: null, to: 0, levels: 0, steps: 1, disrupt: 'none' },
    { from: 1, to: 2, levels: 0, steps: 0, disrupt: 'all' },
    { from: 3, to: 4, levels: 0, steps: 0, disrupt: 'check' },
    { from: 5, to: 8, levels: 1, steps: 0, disrupt: 'check' },
    { from: 9, to: 11, levels: 1, steps: 0, disrupt: 'none' },
    { from: 12, to: 13, levels: 2, steps: 0, disrupt: 'check' },
    { from: 14, to: null, levels: 2, steps: 0, disrupt: 'none' },
  ],
  source: { reconstructed: 'calibrated: one level for a well backed raid' },
};

/** Table 12, airstrip repair (16.3). */
export const airstripRepair: Table<{ repaired: boolean }> & Drm<'rpSpent'> = {
  dice: '1d6',
  rows: [
    { from: null, to: 4, repaired: no },
    { from: 5, to: null, repaired: yes },
  ],
  drm: { rpSpent: 1 },
  source: { stated: '16.3' },
};

/** Every table under its printed number. */
export const tables = {
  '1': handSize,
  '2': aspAvailability,
  '2.1': sead,
  '2.2': deepAirSupport,
  '3': airstripStatus,
  '4': rpAdjustment,
  '5': strengthAdjustment,
  '6': statusCheck,
  '7': activation,
  '8': sapping,
  '9': vmAssault,
  '9.1': vmAssaultFrenchCasualties,
  '9.2': vmAssaultVmCasualties,
  '10': frenchAssault,
  '10.1': frenchAssaultFrenchCasualties,
  '10.2': frenchAssaultVmCasualties,
  '11': raid,
  '12': airstripRepair,
} as const satisfies Readonly<Record<TableId, { readonly source: Source }>>;
