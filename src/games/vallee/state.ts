/** Vallée de la mort in play: plain data, its copy, and the places a counter can be in. */
import { copyChance } from '../../kernel/chance';
import type { GameState } from '../../kernel/game';
import type { Side } from './data/areas';
import type { OptionId, ScenarioId } from './data/options';
import type { Weather } from './data/tables';
import type { Month } from './data/turns';
import type { ValleeEvent } from './events';

export type { Side } from './data/areas';

/** 5.0 The sequence of play. A battle has only set-up, assault and victory. */
export const phaseIds = [
  'setup',
  'weather',
  'supply',
  'reinforcement',
  'air',
  'vm-guns',
  'french-guns',
  'missions',
  'movement',
  'assault',
  'recovery',
  'victory',
] as const;
export type PhaseId = (typeof phaseIds)[number];

/** Where in its phase the game stands. Every phase begins with `begin`. */
export const steps = [
  'begin',
  // set-up
  'french',
  'viet-minh',
  'dice',
  'fly',
  'crisis',
  // 5.1 to 5.4
  'unpaid-vm',
  'unpaid-french',
  'enter',
  'ground',
  'effort',
  'away-transports',
  'away-others',
  'waive',
  'away-any',
  'load',
  // 5.5
  'engineers',
  'return',
  'fire',
  'answer',
  'assign',
  'flak',
  'exits',
  'march',
  'window',
  'counter',
  'stack',
  // 5.6
  'move',
  'support',
  'other-support',
  'counter-support',
  'aa',
  'fire-defender',
  'fire-attacker',
  'assaults',
  'recover',
  // 5.7
  'replace-french',
  'replace-vm',
  'dig',
] as const;
export type Step = (typeof steps)[number];

/** Where a unit is: the number of its area, or one of these. */
export const OTHA = -1;
export const WAITING = -2;
export const ELIMINATED = -3;
export const MINING = -4;
export const ABSENT = -5;
export const ABOARD = -6;

/** What marks a unit: added up. */
export const DISRUPTED = 1;
/** 7.5 No line of supply, or no points for it. */
export const CUT = 2;
export const UNPAID = 4;
/** Artillery has fired this turn. */
export const FIRED = 8;
/** 11.1 Has moved strategically this turn. */
export const STRATEGIC = 16;
/** Has fired, or helped to, in this half-round. */
export const SHOT = 32;
/** 14.2 Its anti-tank shot of the turn is gone. */
export const ANTITANK = 64;
/** 9.6 Has fired at aircraft in 5.5.2, in 5.6.2. */
export const FLAK_STRATEGIC = 128;
export const FLAK_ASSAULT = 256;
/** 9.4 */
export const SUPPRESSED = 512;
/** 10.2 Has lost its one step to bombardment this turn. */
export const BOMBED = 1024;
/** Has moved, fired or assaulted this turn, so it does not dig (14.4.1). */
export const ACTED = 2048;
/** Has moved, or was named for an assault, in this half-round. */
export const MOVED = 4096;
export const ASSAULTED = 8192;
/** 8.1.2 Came into the transport area this turn; has tried to leave it. */
export const ENTERED = 16384;
export const TRIED = 32768;
/** 8.2 A parachute unit that has been paid for. */
export const PAID = 65536;
/** 17.3 Has retreated. */
export const RETREATED = 131072;
/** 14.1 A tank that was given to a unit since the last shot. */
export const TIED = 262144;
/** 14.2 Has used its anti-tank shot in this half-round. */
export const ANTITANK_HALF = 524288;

export const HALF_MARKS = SHOT | MOVED | ASSAULTED | TIED | ANTITANK_HALF;
export const TURN_MARKS =
  FIRED |
  STRATEGIC |
  ANTITANK |
  FLAK_STRATEGIC |
  FLAK_ASSAULT |
  SUPPRESSED |
  BOMBED |
  ACTED |
  ENTERED |
  TRIED |
  HALF_MARKS;

/** 9.1 Where an air unit is. */
export const airPlaces = ['ready', 'grounded', 'flown', 'damaged', 'down', 'gone', 'absent'] as const;
export type AirPlace = (typeof airPlaces)[number];

/** What a transport carries: nothing, supply, a replacement step, or a step of a parachute unit by its number. */
export const NO_CARGO = -1;
export const SUPPLY_CARGO = -2;
export const REPLACEMENT_CARGO = -3;

/** Who holds an area. */
export const NOBODY = 0;
export const FRENCH = 1;
export const VIET_MINH = 2;

export interface Mission {
  readonly air: number;
  readonly is: 'bomb' | 'suppress' | 'drop' | 'strike';
  /** An area, a unit, `otha`, or one of its shots. */
  readonly target: string;
  readonly low: boolean;
  /** Which fight of the log it belongs to. */
  readonly fight: string;
}

export interface Shot {
  /** A unit, or `otha-1` to `otha-3`. */
  readonly gun: string;
  readonly air: number;
}

/** A battery and what it fires at: a unit, an area or the HQ. */
export interface Fire {
  readonly unit: number;
  readonly target: string;
  readonly fight: string;
}

export type FightStage = 'force' | 'final' | 'new-lead' | 'lead' | 'losses' | 'bloodbath' | 'retreats' | 'over';

/** 12.2 One assault, from the naming of its area. */
export interface Fight {
  readonly id: string;
  readonly side: Side;
  readonly area: number;
  stage: FightStage;
  /** The attackers and where they came from. */
  units: number[];
  from: number[];
  /** -1 until named. */
  lead: number;
  defenceLead: number;
  /** Defenders that have fired. */
  fired: number[];
  /** Steps still to lose, and whether the side must go. */
  owed: Record<Side, number>;
  leaves: Record<Side, boolean>;
  /** The next loss of a side is its first. */
  first: Record<Side, boolean>;
  bloodbath: boolean;
  weaker: Side;
  turn: Side;
  /** Attackers have gone in. */
  inside: boolean;
  /** Who retreats now, unit by unit, and the undamaged tanks that can still tow. */
  retreating: number[];
  towed: number[];
}

/** Where a position keeps who stands where once it is counted: no hash or save reads what has no name. */
export const COUNTED: unique symbol = Symbol('counted');

/** Who stands where. It never changes: another position has another one. */
export interface Census {
  /** By area: nobody, French or Viet Minh units in it; while an assault is inside, the Viet Minh. */
  readonly holder: readonly number[];
  /** By area: the units in it. */
  readonly units: readonly (readonly number[])[];
  /** By area: the stacking points in it. */
  readonly stack: readonly number[];
  /** By area: holders of the areas beside it, added up; of one with an assault inside, the French. */
  readonly near: readonly number[];
  /** What has been worked out from where a side stands; another one as soon as it stands otherwise. */
  readonly front: Readonly<Record<Side, Front>>;
}

/** What follows from the areas that a side holds, as far as it was asked. */
export interface Front {
  /** How far the enemy's units get past them (11.2). */
  readonly reach: Map<number, Reach>;
  /** By area: the areas that the side's own guns see from there (10.1). */
  readonly sight: (readonly boolean[] | undefined)[];
}

/** 11.2 Areas that can be moved to, and by area number the points spent on the way there. */
export interface Reach {
  readonly areas: readonly number[];
  readonly costs: readonly number[];
}

export interface Vallee extends GameState<ValleeEvent> {
  [COUNTED]?: { readonly at: readonly number[]; readonly census: Census } | undefined;
  readonly scenario: ScenarioId;
  readonly options: readonly OptionId[];
  phase: PhaseId;
  step: Step;
  weather: Weather;
  /** By unit number: its place, its steps, its marks. */
  at: number[];
  steps: number[];
  marks: number[];
  /** 14.1 By tank, in the order of the tanks: the unit it goes with, -1 by itself chosen, -2 alone. */
  tie: number[];
  /** By area number. */
  control: number[];
  trench: number[];
  /** 14.7 The division that fires at or assaults the area in this half, and 70: whether it was assaulted. */
  claimed: number[];
  stormed: number[];
  /** By air unit. */
  air: AirPlace[];
  hurt: number[];
  /** Two places of cargo for each air unit. */
  cargo: number[];
  supply: Record<Side, number>;
  points: Record<Side, number>;
  /** 8.4 French replacement steps to come, and those of either side to be used in the recovery phase. */
  pool: number;
  landed: Record<Side, number>;
  /** 8.1 Counters of the transport area: those that may try, those that came this turn or have tried, shaken ones. */
  otha: { supply: number; newSupply: number; steps: number; newSteps: number; shaken: number };
  /** Where the suppressed shots of the transport area are marked. */
  othaSuppressed: number[];
  /** How many are still to be chosen or done in the present step. */
  quota: number;
  picked: number[];
  effort: boolean;
  effortMonths: Month[];
  noLowDrops: boolean;
  tigers: boolean;
  dauTranh: boolean;
  mafiaOff: boolean;
  /** Prisoner Confesses. */
  given: Side | null;
  initiative: Side;
  round: number;
  /** Whose half or move it is. */
  active: Side;
  secondHalf: boolean;
  /** Passes in a row: of a round in 5.6, of moves in 5.5.3. */
  passes: number;
  begun: boolean;
  /** 11.1 The unit that moves strategically, the points it has spent, and whether it goes no further. */
  moving: { unit: number; spent: number; ends: boolean } | null;
  firing: Fire | null;
  answers: number[];
  missions: Mission[];
  shots: Shot[];
  supports: Fire[];
  counters: Fire[];
  fight: Fight | null;
  /** Fights so far, to name them. */
  fights: number;
  mine: { stage: 'none' | 'digging' | 'set' | 'done'; area: number; ready: number };
  truckUsed: boolean;
  /** Steps lost since the start, for the flak raid and the report. */
  losses: Record<Side, number>;
  surrendered: boolean;
}

export function other(side: Side): Side {
  return side === 'french' ? 'viet-minh' : 'french';
}

export function holderOf(side: Side): number {
  return side === 'french' ? FRENCH : VIET_MINH;
}

const twice = <T>(pair: Record<Side, T>): Record<Side, T> => ({ french: pair.french, 'viet-minh': pair['viet-minh'] });

function copyFight(fight: Fight): Fight {
  return {
    ...fight,
    units: fight.units.slice(),
    from: fight.from.slice(),
    fired: fight.fired.slice(),
    owed: twice(fight.owed),
    leaves: twice(fight.leaves),
    first: twice(fight.first),
    retreating: fight.retreating.slice(),
    towed: fight.towed.slice(),
  };
}

/** A copy that shares nothing that can change. Written out, because it is on the path of every undo and fork. */
export function copyVallee(v: Vallee): Vallee {
  return {
    scenario: v.scenario,
    options: v.options,
    turn: v.turn,
    phase: v.phase,
    step: v.step,
    chance: copyChance(v.chance),
    result: v.result,
    events: [],
    weather: v.weather,
    at: v.at.slice(),
    steps: v.steps.slice(),
    marks: v.marks.slice(),
    tie: v.tie.slice(),
    control: v.control.slice(),
    trench: v.trench.slice(),
    claimed: v.claimed.slice(),
    stormed: v.stormed.slice(),
    air: v.air.slice(),
    hurt: v.hurt.slice(),
    cargo: v.cargo.slice(),
    supply: twice(v.supply),
    points: twice(v.points),
    pool: v.pool,
    landed: twice(v.landed),
    otha: { ...v.otha },
    othaSuppressed: v.othaSuppressed.slice(),
    quota: v.quota,
    picked: v.picked.slice(),
    effort: v.effort,
    effortMonths: v.effortMonths.slice(),
    noLowDrops: v.noLowDrops,
    tigers: v.tigers,
    dauTranh: v.dauTranh,
    mafiaOff: v.mafiaOff,
    given: v.given,
    initiative: v.initiative,
    round: v.round,
    active: v.active,
    secondHalf: v.secondHalf,
    passes: v.passes,
    begun: v.begun,
    moving: v.moving && { ...v.moving },
    firing: v.firing,
    answers: v.answers.slice(),
    missions: v.missions.slice(),
    shots: v.shots.slice(),
    supports: v.supports.slice(),
    counters: v.counters.slice(),
    fight: v.fight && copyFight(v.fight),
    fights: v.fights,
    mine: { ...v.mine },
    truckUsed: v.truckUsed,
    losses: twice(v.losses),
    surrendered: v.surrendered,
    [COUNTED]: v[COUNTED],
  };
}
