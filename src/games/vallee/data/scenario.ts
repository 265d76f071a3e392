/** What a scenario is made of, and the formations that several of them name. */
import type { AirType } from './aircraft';
import type { AreaId, Bank, Side } from './areas';
import type { ScenarioId } from './options';
import type { Source } from './source';
import type { UnitId } from './units';

/** Units that may start in any of these areas; the first of `start` (or of `areas`) is filled in. */
export interface Placement {
  readonly areas: readonly AreaId[];
  readonly units: readonly UnitId[];
  /** Where each unit is put before its owner chooses, in the order of `units`. */
  readonly start?: readonly AreaId[];
}

export interface ScenarioData {
  readonly id: ScenarioId;
  readonly section: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Rounds of the whole battle; null where turns are played. 17.5 plays the weekly phases after each seven. */
  readonly rounds: number | null;
  readonly weekly: boolean;
  readonly initiative: Side | null;
  /** Points on the track at the start, with or without a die; null where the supply rules are not used. */
  readonly supply: { readonly french: Start; readonly 'viet-minh': Start } | null;
  /** 7.5 Lines are traced and points paid each turn. */
  readonly lines: boolean;
  readonly pool: Start | null;
  /** Battles: one die and this many, of these types. */
  readonly air: { readonly plus: number; readonly types: readonly AirType[] } | null;
  /** 9.1.1 In force from the start, without cost. */
  readonly effort: boolean;
  readonly mafia: boolean;
  readonly french: readonly Placement[];
  readonly 'viet-minh': readonly Placement[];
  /** Strengths at the start that are not the printed ones. */
  readonly reduced: Readonly<Partial<Record<UnitId, number>>>;
  /** Tanks the French take, and how many of them are damaged. */
  readonly tanks: {
    /** Where they may start; the first is filled in. */
    readonly areas: readonly AreaId[];
    readonly take: number;
    readonly of: readonly UnitId[];
    readonly damaged: number;
  } | null;
  /** 17.4 Regiments of which all but one take part. */
  readonly regiments: readonly (readonly string[])[];
  readonly transport: { readonly units: readonly UnitId[]; readonly supply: number };
  readonly waiting: readonly UnitId[];
  readonly entrenchments: readonly AreaId[];
  readonly special: Special;
  readonly victory: { readonly holds: readonly Holding[]; readonly noSurrender: boolean; readonly flakRaid: boolean };
  readonly source: Source;
}

/** A die and this many, or this many alone. */
export interface Start {
  readonly die: boolean;
  readonly plus: number;
}

/** Points at the end for whoever controls these areas; `to` where only one side can score them. */
export interface Holding {
  readonly areas: readonly AreaId[];
  readonly points: number;
  readonly to: Side | null;
}

export interface Special {
  /** Only these French units move; retreats are free. */
  readonly frenchMove: readonly UnitId[] | null;
  /** 17.3 No Viet Minh unit moves or assaults. */
  readonly vietMinhStill: boolean;
  /** Viet Minh attack only units in these areas. */
  readonly attackOnly: readonly AreaId[] | null;
  /** Areas that Viet Minh units may not enter. */
  readonly vietMinhClosed: readonly AreaId[];
  /** Nobody moves or assaults onto this bank. */
  readonly closedBank: Bank | null;
  /** 17.4 French units may still retreat onto it. */
  readonly frenchRetreatThere: boolean;
  /** 17.5 Added to the die of the transport area. */
  readonly enter: number;
  /** 17.5 The morale crisis of the set-up. */
  readonly crisis: boolean;
  /** 17.5 The extra air die. */
  readonly deduction: boolean;
}

export const plain: Special = {
  frenchMove: null,
  vietMinhStill: false,
  attackOnly: null,
  vietMinhClosed: [],
  closedBank: null,
  frenchRetreatThere: false,
  enter: 0,
  crisis: false,
  deduction: false,
};

export const claudine: readonly AreaId[] = ['c1', 'c2', 'c3'];
export const dominique: readonly AreaId[] = ['d1', 'd2', 'd3'];
export const elaine: readonly AreaId[] = ['e1', 'e2', 'e3'];
export const huguette: readonly AreaId[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'];
export const fortTanks: readonly UnitId[] = [
  'fr-tk-ettlingen',
  'fr-tk-smolensk',
  'fr-tk-bazaille',
  'fr-tk-mulhouse',
  'fr-tk-conti',
  'fr-tk-auerstadt',
  'fr-tk-douaumont',
];
export const regiment36: readonly UnitId[] = ['vm-1-36', 'vm-2-36', 'vm-3-36'];
export const regiment88: readonly UnitId[] = ['vm-1-88', 'vm-2-88', 'vm-3-88'];
export const regiment102: readonly UnitId[] = ['vm-1-102', 'vm-2-102', 'vm-3-102'];
export const division312: readonly UnitId[] = [
  'vm-1-141',
  'vm-2-141',
  'vm-3-141',
  'vm-1-165',
  'vm-2-165',
  'vm-3-165',
  'vm-1-209',
  'vm-2-209',
  'vm-3-209',
];
export const division316: readonly UnitId[] = [
  'vm-1-98',
  'vm-2-98',
  'vm-3-98',
  'vm-1-174',
  'vm-2-174',
  'vm-3-174',
  'vm-1-176',
  'vm-2-176',
  'vm-3-176',
];
