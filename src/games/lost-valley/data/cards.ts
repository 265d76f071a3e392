import type { Dice } from '../../../kernel/rolls';
import type { CrId, DivisionId } from './map';
import type { Source } from './source';
import type { TableId } from './tables';
import type { AirstripStatus } from './tracks';
import type { UnitId, UnitType } from './units';

export const cardNumbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
  33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
] as const;
export type CardNumber = (typeof cardNumbers)[number];

/** The phases of 4.0 that a card may speak of, in their order. */
export const cardPhases = [
  'event',
  'ap',
  'discard',
  'asp',
  'airstrip',
  'rp',
  'cm',
  'strength',
  'status',
  'activation',
  'control',
  'sapping',
  'assault-vm',
  'reinforcements',
  'movement',
  'assault-french',
  'raids',
  'repairs',
  'recovery',
] as const;
export type CardPhase = (typeof cardPhases)[number];

/** All keys present must hold; none is "no condition" (5.3). */
export interface Condition {
  /** Both ends included. */
  readonly turnMin?: number;
  readonly turnMax?: number;
  /** At least so many centres under Viet Minh control. */
  readonly vmCrMin?: number;
  readonly crFrench?: CrId;
  readonly anyCrVm?: readonly CrId[];
  readonly aaaMin?: number;
  readonly unitOnMap?: UnitId;
  readonly airstrip?: readonly AirstripStatus[];
  /** Huguette or a drop zone is French controlled. */
  readonly dropOpen?: true;
  readonly armorOnMap?: number;
  readonly typeOnMap?: readonly UnitType[];
}

/** Which infantry takes the Morale Check. */
export interface UnitFilter {
  readonly types: readonly UnitType[];
  /** Reduced or 1-step. */
  readonly oneStepLeft?: true;
  /** Current morale, at most. */
  readonly moraleMax?: number;
  readonly except?: UnitId;
}

/** `weakest` is the weakest division that has been activated; `choice` is the player's, other than one named beside it. */
export type DivisionTarget = DivisionId | 'weakest' | 'all-8-or-less' | 'all' | 'choice';

export type Op =
  /** Change a track by `n`, within its bounds. */
  | { readonly op: 'cm' | 'rp' | 'aaa' | 'ap' | 'asp'; readonly n: number }
  /** Action points above `n` are lost. */
  | { readonly op: 'apCap'; readonly n: number }
  /** Modifier on every roll of the table this turn, or only for that centre. */
  | { readonly op: 'drm'; readonly table: TableId; readonly n: number; readonly cr?: CrId }
  /** Modifier on one roll the player picks. */
  | { readonly op: 'oneShot'; readonly table: TableId; readonly n: number }
  /** One of these, on a roll in which such a unit takes part. */
  | {
      readonly op: 'oneShotChoice';
      readonly needs: 'armor';
      readonly options: readonly { readonly table: TableId; readonly n: number }[];
    }
  /** Change Strength. */
  | { readonly op: 'div'; readonly target: DivisionTarget; readonly n: number }
  | { readonly op: 'fort' | 'fortSet' | 'stepLoss'; readonly cr: CrId; readonly n: number }
  | { readonly op: 'checkDisrupt'; readonly filter: UnitFilter; readonly used?: true }
  | { readonly op: 'checkStepLoss'; readonly unit: UnitId }
  | { readonly op: 'flipUp' | 'recover'; readonly n: number }
  | { readonly op: 'placeUnit'; readonly unit: UnitId }
  | { readonly op: 'moraleBonus'; readonly types: readonly UnitType[]; readonly n: number }
  | {
      readonly op:
        | 'noVmAssault'
        | 'noDefArtillery'
        | 'noRepairs'
        | 'counterBatteryAlways'
        | 'freeAssault'
        | 'freeMove'
        | 'moveFromEncircled';
    }
  /** Divisions of Strength up to `n` take the status check. */
  | { readonly op: 'statusLimit'; readonly n: number }
  /** 1d6 for each sapping target: a level is lost on `hit` or less. */
  | { readonly op: 'bombard'; readonly hit: number }
  | { readonly op: 'earlyReinforcement'; readonly within: number; readonly elseRp: number }
  | { readonly op: 'noReinforcements'; readonly elseRp: number }
  | { readonly op: 'roll'; readonly dice: Dice; readonly rows: readonly RollRow[] };

export interface RollRow {
  readonly from: number;
  readonly to: number;
  readonly ops: readonly Op[];
}

export interface Card {
  readonly number: CardNumber;
  /** The English title, as a key into words. */
  readonly key: string;
  readonly ap: number | '1d3';
  /** 5.7 The side that benefits. */
  readonly flag: 'french' | 'vietminh';
  readonly reserve: boolean;
  readonly oneTime: boolean;
  readonly reshuffle: boolean;
  readonly condition: Condition;
  /** Of two phases with two operations, each operation belongs to the phase in its place. */
  readonly phases: readonly (CardPhase | 'immediate')[];
  readonly ops: readonly Op[];
  readonly source: Source;
}

const siege: Source = { reconstructed: 'event of the siege' };
const reserveCard: Source = { stated: '19.5', reconstructed: 'all but its being a reserve card' };
const yes = true;
const no = false;

/** The event cards (2.4, 5.0). Card 45 belongs to option 19.1. */
// biome-ignore format: tables read as tables
export const cards: Readonly<Record<CardNumber, Card>> = {
  1:  { number: 1,  key: 'bruno',                              ap: 3,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { unitOnMap: '6-bpc' }, phases: ['assault-french'], source: reserveCard,
    ops: [{ op: 'oneShot', table: '10', n: 3 }] },
  2:  { number: 2,  key: 'the-one-armed-gunner',               ap: 0,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 2, turnMax: 5, vmCrMin: 1 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'cm', n: -1 }, { op: 'noDefArtillery' }] },
  3:  { number: 3,  key: 'a-shell-on-the-command-post',        ap: 1,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 1, turnMax: 3, crFrench: 'beatrice' }, phases: ['assault-vm'], source: siege,
    ops: [{ op: 'drm', table: '9', n: -2, cr: 'beatrice' }] },
  4:  { number: 4,  key: 'earthquake-mcgoon',                  ap: 2,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 6, turnMax: 16, aaaMin: 6 }, phases: ['rp'], source: siege,
    ops: [{ op: 'drm', table: '4', n: -2 }] },
  5:  { number: 5,  key: 'a-lull-in-the-battle',               ap: 2,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: yes,
    condition: { turnMin: 3, turnMax: 16 }, phases: ['assault-vm'], source: { stated: '11.1', reconstructed: 'action points, condition and effect' },
    ops: [{ op: 'noVmAssault' }] },
  6:  { number: 6,  key: 'digging-like-moles',                 ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: yes,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['sapping'], source: siege,
    ops: [{ op: 'drm', table: '8', n: -2 }] },
  7:  { number: 7,  key: 'guns-in-the-caves',                  ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: {}, phases: ['assault-vm'], source: siege,
    ops: [{ op: 'counterBatteryAlways' }] },
  8:  { number: 8,  key: 'volunteers-without-wings',           ap: 2,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { turnMin: 5, turnMax: 16, dropOpen: true }, phases: ['reinforcements'], source: reserveCard,
    ops: [{ op: 'flipUp', n: 2 }] },
  9:  { number: 9,  key: 'the-rats-of-the-nam-yum',            ap: 1,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: yes,
    condition: { turnMin: 5, turnMax: 16 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'checkDisrupt', filter: { types: ['north-african', 'tai'], oneStepLeft: true }, used: true }] },
  10: { number: 10, key: 'the-parachute-mafia',                ap: 2,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { turnMin: 3, turnMax: 16 }, phases: ['ap'], source: reserveCard,
    ops: [{ op: 'ap', n: 2 }] },
  11: { number: 11, key: 'airmen-in-the-trenches',             ap: 2,     flag: 'french',   reserve: yes, oneTime: yes, reshuffle: no,
    condition: { airstrip: ['damaged', 'destroyed'] }, phases: ['reinforcements'], source: { stated: '2.3.1.2, 19.5', reconstructed: 'all but its being a reserve card that brings CMAA' },
    ops: [{ op: 'placeUnit', unit: 'cmaa' }] },
  12: { number: 12, key: 'the-bisons-charge',                  ap: 3,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { armorOnMap: 1 }, phases: ['assault-french', 'raids'], source: reserveCard,
    ops: [{ op: 'oneShotChoice', needs: 'armor', options: [{ table: '10', n: 2 }, { table: '11', n: 3 }] }] },
  13: { number: 13, key: 'war-is-made-with-artillery',         ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['sapping'], source: { stated: '12.2', reconstructed: 'action points, condition and effect' },
    ops: [{ op: 'bombard', hit: 3 }] },
  14: { number: 14, key: 'camerone',                           ap: 3,     flag: 'french',   reserve: yes, oneTime: yes, reshuffle: no,
    condition: { turnMin: 12, turnMax: 16, typeOnMap: ['legion-infantry', 'legion-parachute'] }, phases: ['immediate'], source: reserveCard,
    ops: [{ op: 'cm', n: 2 }, { op: 'moraleBonus', types: ['legion-infantry', 'legion-parachute'], n: 1 }] },
  15: { number: 15, key: 'napalm-on-the-ridges',               ap: 2,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['asp'], source: reserveCard,
    ops: [{ op: 'asp', n: 3 }] },
  16: { number: 16, key: 'the-angel-of-dien-bien-phu',         ap: 3,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: { turnMin: 6, turnMax: 16 }, phases: ['immediate'], source: { stated: '5.2, 5.3, 5.5, 5.6', reconstructed: 'effect of the card' },
    ops: [{ op: 'cm', n: 2 }, { op: 'recover', n: 1 }] },
  17: { number: 17, key: 'stalins-organs',                     ap: 2,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 14, turnMax: 16 }, phases: ['assault-vm'], source: siege,
    ops: [{ op: 'drm', table: '9.1', n: -1 }] },
  18: { number: 18, key: 'the-mine-under-the-hill',            ap: 2,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 13, turnMax: 16, crFrench: 'eliane' }, phases: ['sapping'], source: siege,
    ops: [{ op: 'fortSet', cr: 'eliane', n: 0 }, { op: 'stepLoss', cr: 'eliane', n: 1 }] },
  19: { number: 19, key: 'the-rains',                          ap: 1,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 10, turnMax: 14 }, phases: ['asp', 'repairs'], source: siege,
    ops: [{ op: 'drm', table: '2', n: -2 }, { op: 'noRepairs' }] },
  20: { number: 20, key: 'parachutes-over-the-wrong-trenches', ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: yes,
    condition: { turnMin: 3, turnMax: 16 }, phases: ['rp', 'strength'], source: siege,
    ops: [{ op: 'drm', table: '4', n: -2 }, { op: 'div', target: 'weakest', n: 1 }] },
  21: { number: 21, key: 'cognitive-dissonance',               ap: 3,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { vmCrMin: 2 }, phases: ['ap'], source: { stated: '5.3, 5.4, 5.6', reconstructed: 'action points, flag and effect' },
    ops: [{ op: 'apCap', n: 1 }] },
  22: { number: 22, key: 'the-commander-in-his-dugout',        ap: 0,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 2, turnMax: 8, anyCrVm: ['beatrice', 'gabrielle'] }, phases: ['immediate'], source: siege,
    ops: [{ op: 'cm', n: -2 }] },
  23: { number: 23, key: 'the-tai-go-home',                    ap: 1,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 2, turnMax: 6, unitOnMap: 'bt-3' }, phases: ['immediate'], source: siege,
    ops: [{ op: 'checkStepLoss', unit: 'bt-3' }, { op: 'checkDisrupt', filter: { types: ['tai'], except: 'bt-3' } }] },
  24: { number: 24, key: 'stars-by-parachute',                 ap: 4,     flag: 'french',   reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 8, turnMax: 16 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'cm', n: 2 }] },
  25: { number: 25, key: 'eyes-on-geneva',                     ap: 2,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 12, turnMax: 16 }, phases: ['status'], source: siege,
    ops: [{ op: 'drm', table: '6', n: -2 }] },
  26: { number: 26, key: 'the-road-to-isabelle',               ap: 3,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { crFrench: 'isabelle' }, phases: ['raids'], source: siege,
    ops: [{ op: 'fort', cr: 'isabelle', n: 1 }] },
  27: { number: 27, key: 'operation-condor',                   ap: 3,     flag: 'french',   reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 9, turnMax: 16 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'div', target: '304', n: -2 }, { op: 'div', target: 'choice', n: -1 }] },
  28: { number: 28, key: 'operation-albatros',                 ap: 4,     flag: 'french',   reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 14, turnMax: 16 }, phases: ['movement'], source: siege,
    ops: [{ op: 'moveFromEncircled' }, { op: 'freeMove' }] },
  29: { number: 29, key: 'privateers-overhead',                ap: 4,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['asp'], source: siege,
    ops: [{ op: 'drm', table: '2', n: 2 }] },
  30: { number: 30, key: 'thirty-seven-millimetre',            ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: {}, phases: ['immediate'], source: siege,
    ops: [{ op: 'aaa', n: 1 }] },
  31: { number: 31, key: 'advice-from-the-north',              ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['strength'], source: siege,
    ops: [{ op: 'div', target: 'weakest', n: 2 }] },
  32: { number: 32, key: 'the-bicycle-army',                   ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['strength'], source: siege,
    ops: [{ op: 'div', target: 'all-8-or-less', n: 1 }] },
  33: { number: 33, key: 'the-political-officers',             ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 6, turnMax: 16 }, phases: ['status'], source: siege,
    ops: [{ op: 'drm', table: '6', n: -2 }] },
  34: { number: 34, key: 'too-many-dead',                      ap: 3,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 6, turnMax: 16 }, phases: ['status'], source: siege,
    ops: [{ op: 'drm', table: '6', n: 2 }, { op: 'statusLimit', n: 10 }] },
  35: { number: 35, key: 'the-listeners',                      ap: 3,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['assault-vm'], source: siege,
    ops: [{ op: 'drm', table: '9', n: 1 }] },
  36: { number: 36, key: 'loudspeakers-at-night',              ap: 1,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 3, turnMax: 16 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'checkDisrupt', filter: { types: ['north-african', 'tai', 'vietnamese-parachute'], moraleMax: 1 } }] },
  37: { number: 37, key: 'no-more-evacuations',                ap: 0,     flag: 'vietminh', reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 3, turnMax: 16, airstrip: ['damaged', 'destroyed'] }, phases: ['immediate'], source: siege,
    ops: [{ op: 'cm', n: -2 }] },
  38: { number: 38, key: 'take-back-the-hills',                ap: 3,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { vmCrMin: 1 }, phases: ['assault-french'], source: siege,
    ops: [{ op: 'freeAssault' }, { op: 'drm', table: '10', n: 1 }] },
  39: { number: 39, key: 'raid-on-the-flak',                   ap: 4,     flag: 'french',   reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 3, turnMax: 8 }, phases: ['immediate'], source: siege,
    ops: [{ op: 'aaa', n: -2 }, { op: 'div', target: '308', n: -1 }] },
  40: { number: 40, key: 'flying-boxcars',                     ap: 3,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: yes,
    condition: {}, phases: ['rp'], source: siege,
    ops: [{ op: 'drm', table: '4', n: 2 }] },
  41: { number: 41, key: 'night-drop',                         ap: 2,     flag: 'french',   reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16, dropOpen: true }, phases: ['reinforcements'], source: siege,
    ops: [{ op: 'earlyReinforcement', within: 3, elseRp: 1 }] },
  42: { number: 42, key: 'to-the-last-grenade',                ap: 1,     flag: 'french',   reserve: yes, oneTime: no,  reshuffle: no,
    condition: {}, phases: ['assault-vm'], source: reserveCard,
    ops: [{ op: 'oneShot', table: '9', n: 3 }] },
  43: { number: 43, key: 'fortunes-of-war',                    ap: '1d3', flag: 'french',   reserve: no,  oneTime: no,  reshuffle: yes,
    condition: {}, phases: ['immediate'], source: { stated: '5.2, 5.3', reconstructed: 'title, flag and effect' },
    ops: [{ op: 'roll', dice: '1d6', rows: [{ from: 1, to: 1, ops: [{ op: 'cm', n: -1 }] }, { from: 2, to: 2, ops: [{ op: 'rp', n: -1 }] }, { from: 3, to: 4, ops: [] }, { from: 5, to: 5, ops: [{ op: 'rp', n: 1 }] }, { from: 6, to: 6, ops: [{ op: 'cm', n: 1 }] }] }] },
  44: { number: 44, key: 'quarrels-in-hanoi',                  ap: 2,     flag: 'vietminh', reserve: no,  oneTime: no,  reshuffle: no,
    condition: { turnMin: 2, turnMax: 16 }, phases: ['reinforcements'], source: siege,
    ops: [{ op: 'noReinforcements', elseRp: -1 }] },
  45: { number: 45, key: 'operation-vulture',                  ap: 4,     flag: 'french',   reserve: no,  oneTime: yes, reshuffle: no,
    condition: { turnMin: 5, turnMax: 16 }, phases: ['immediate'], source: { stated: '2.4, 19.1', reconstructed: 'action points, condition and effect' },
    ops: [{ op: 'roll', dice: '2d6', rows: [{ from: 2, to: 7, ops: [] }, { from: 8, to: 10, ops: [{ op: 'div', target: 'all', n: -2 }, { op: 'aaa', n: -1 }] }, { from: 11, to: 12, ops: [{ op: 'div', target: 'all', n: -4 }, { op: 'aaa', n: -3 }, { op: 'cm', n: 2 }] }] }] },
};
