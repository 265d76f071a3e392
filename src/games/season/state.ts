/** A Season in Hell in play: plain data, its copy, and where a piece can be that is not on the map. */
import { copyChance } from '../../kernel/chance';
import type { GameState } from '../../kernel/game';
import type { ScenarioId } from './data/scenarios';
import type { SeasonEvent } from './events';

export const sides = ['french', 'viet-minh'] as const;
export type Side = (typeof sides)[number];

/** 4.0 The phases of a round, and those after the last. */
export const roundPhases = [
  'drop',
  'vm-movement',
  'assault',
  'french-interdiction',
  'french-movement',
  'reconnaissance',
  'operation',
  'round-end',
] as const;
export const weekEndPhases = ['siege', 'siege-losses', 'encirclement', 'hills'] as const;

/** 2.0 The sequence of play: A the strategic phase, B the rounds, C the end of the week. */
export const phaseIds = [
  'set-up-french',
  'set-up-viet-minh',
  'vm-supply',
  'air',
  'interdiction',
  'replacements',
  'returns',
  'reconstitution',
  'trenches',
  'week',
  'strategic-viet-minh',
  'strategic-french',
  'quiet-drop',
  ...roundPhases,
  ...weekEndPhases,
] as const;
export type PhaseId = (typeof phaseIds)[number];

/** 5, 6.2 The steps of an assault and of an operation. */
export const stepIds = [
  'start',
  'engage',
  'barrage',
  'barrage-rolls',
  'move',
  'declare',
  'fire',
  'guns',
  'gun-rolls',
  'combat',
  'fights',
  'defensive-move',
  'break-off',
  'go-on',
  'entries',
  'defender-entries',
  'lone-tanks',
  'withdraw',
  'defender-withdraw',
] as const;
export type StepId = (typeof stepIds)[number];

/** Where a piece is: the number of its place, or one of these. */
export const DESTROYED = -1;
/** 3.2 Lost by merging: never comes back. */
export const MERGED = -2;
/** 4.1 Paratroops that wait to be dropped. */
export const POOL = -3;
/** Not yet arrived. */
export const LATER = -4;
/** 3.1 In the reconstitution box of a turn, or sent to it by a second rout: -10 - turn, -30 - turn. */
const BOX = -10;
const ROUTED = -30;

export function boxOf(turn: number): number {
  return BOX - turn;
}

export function routedBox(turn: number): number {
  return ROUTED - turn;
}

/** The turn of a reconstitution box, or 0. */
export function turnOfBox(at: number): number {
  if (at > BOX) return 0;
  return at > ROUTED ? BOX - at : ROUTED - at;
}

/** 1.2 How a Viet Minh piece lies. */
export const HIDDEN = 0;
/** 6.1 Face up from reconnaissance, until the end of the round. */
export const REVEALED = 1;
/** 5.1, 6.2.1 Face up, until the end of the assault or operation. */
export const ENGAGED = 2;

/** A barrage that is named, or an air strike with its points. */
export interface Shot {
  readonly at: number;
  readonly air: number;
}

/** Units that attack one place. */
export interface Attack {
  readonly target: number;
  readonly units: number[];
}

/** 8.0 Losses the French still have to pay: one for each, at a place. */
export interface Due {
  readonly cause: 'siege' | 'encircled' | 'hill' | 'scout';
  readonly at: number;
}

/** 5.0 What lives as long as an impulse. */
export interface Impulse {
  /** Barrages and strikes that are named and not yet rolled. */
  shots: Shot[];
  /** Attacks declared and not yet fought. */
  attacks: Attack[];
  /** Places whose infantry fired, places fired at, attacked, captured. */
  fired: number[];
  hit: number[];
  attacked: number[];
  captured: number[];
  /** Zones in which fire was exchanged; a tank step was taken instead of doubling. */
  exchanged: number[];
  tankTaken: boolean;
}

export function newImpulse(): Impulse {
  return { shots: [], attacks: [], fired: [], hit: [], attacked: [], captured: [], exchanged: [], tankTaken: false };
}

export interface Season extends GameState<SeasonEvent>, Impulse {
  readonly scenario: ScenarioId;
  phase: PhaseId;
  step: StepId;
  round: number;
  impulse: number;
  /** 4.0 Who opened this week's rounds; null in a quiet week. */
  opened: Side | null;
  /** By piece. */
  at: number[];
  steps: number[];
  disorganized: number[];
  fatigued: number[];
  face: number[];
  /** Has moved, or has been placed, in this step. */
  moved: number[];
  /** By zone and PA: trench level, and 1 where Level 3 was dug this turn and may still wait for cover. */
  trench: number[];
  fresh: number[];
  /** By place, for PAs. */
  control: Side[];
  munitions: Record<Side, number>;
  /** 3.2 Air points of the week and replacement points. */
  air: number;
  replacements: number;
  /** 1.5 Viet Minh steps on the loss track; no assault for the rest of the week; no fatigued attacker any more. */
  losses: number;
  halted: boolean;
  reeducated: boolean;
  /** 3.2 The road to Isabelle was open as the turn began. */
  road: boolean;
  /** 3.1 Barrage points received and not yet stored; the battalion that had half of one; digging points left. */
  received: number;
  half: number;
  digging: number;
  /** 4.1 Companies that may still be dropped this round. */
  drops: number;
  /** 6.1 Zones scouted this round. */
  scouted: number[];
  /** 5.7 The attacker ended it before the third impulse was over. */
  stopped: boolean;
  /** The place that is fought for, -1 if none: events carry it. */
  fight: number;
  due: Due[];
}

/** The side of a question or a view. */
export function sideIn(side: string): Side {
  return side === 'french' ? 'french' : 'viet-minh';
}

export function other(side: Side): Side {
  return side === 'french' ? 'viet-minh' : 'french';
}

/** 5.0, 6.2 Whose assault or operation it is. */
export function attackerOf({ phase }: Season): Side {
  return phase === 'assault' ? 'viet-minh' : 'french';
}

/** A copy that shares nothing that can change. Written out, because it is on the path of every undo and fork. */
export function copySeason(v: Season): Season {
  return {
    scenario: v.scenario,
    turn: v.turn,
    phase: v.phase,
    step: v.step,
    round: v.round,
    impulse: v.impulse,
    opened: v.opened,
    chance: copyChance(v.chance),
    result: v.result,
    events: [],
    at: v.at.slice(),
    steps: v.steps.slice(),
    disorganized: v.disorganized.slice(),
    fatigued: v.fatigued.slice(),
    face: v.face.slice(),
    moved: v.moved.slice(),
    trench: v.trench.slice(),
    fresh: v.fresh.slice(),
    control: v.control.slice(),
    munitions: { french: v.munitions.french, 'viet-minh': v.munitions['viet-minh'] },
    air: v.air,
    replacements: v.replacements,
    losses: v.losses,
    halted: v.halted,
    reeducated: v.reeducated,
    road: v.road,
    received: v.received,
    half: v.half,
    digging: v.digging,
    drops: v.drops,
    scouted: v.scouted.slice(),
    shots: v.shots.slice(),
    attacks: v.attacks.map(({ target, units }) => ({ target, units: units.slice() })),
    fired: v.fired.slice(),
    hit: v.hit.slice(),
    attacked: v.attacked.slice(),
    captured: v.captured.slice(),
    exchanged: v.exchanged.slice(),
    tankTaken: v.tankTaken,
    stopped: v.stopped,
    fight: v.fight,
    due: v.due.slice(),
  };
}
