/** The Lost Valley in play: plain data, its copy, and the boxes a counter can be in. */
import { copyChance } from '../../kernel/chance';
import type { GameState } from '../../kernel/game';
import type { CardNumber } from './data/cards';
import type { CrId, DivisionId, DzId } from './data/map';
import type { OptionId } from './data/options';
import type { ScenarioId } from './data/scenarios';
import { type UnitId, unitIds } from './data/units';
import type { ValleyEvent } from './events';

/** 4.0 The sequence of play; each is a function in rules/. */
export const phaseIds = [
  'event', // A1
  'ap', // A2
  'discard', // A3
  'asp', // A4
  'airstrip', // A5
  'rp', // A6
  'cm', // A7
  'strength', // B1
  'status', // B2
  'activation', // B3
  'control', // C1
  'sapping', // C2
  'assault-vm', // C3
  'reinforcements', // D1
  'movement', // D2
  'assault-french', // D3
  'raids', // E1
  'repairs', // E2
  'strip', // E3
  'recovery', // E4
  'record', // F and G
] as const;
export type PhaseId = (typeof phaseIds)[number];

/** Where a counter is when it is on no centre and no drop zone. */
export type Box = 'turn-track' | 'remnants' | 'eliminated' | 'holding' | 'aside';
export type Place = CrId | DzId | Box;

/** Who controls a centre: an empty control box means the French, 'nobody' is No Man's Land. */
export type Holder = 'french' | 'nobody' | DivisionId;

export type Airstrip = 'active' | 'interdicted' | 'damaged' | 'destroyed';

export interface Unit {
  readonly id: UnitId;
  at: Place;
  used: boolean;
  reduced: boolean;
  disrupted: boolean;
  /** 14.1 Has moved in this Movement Phase. */
  moved: boolean;
  /** The turn it arrives while it stands on the turn track, else 0. */
  arrives: number;
}

export interface Centre {
  fort: number;
  holder: Holder;
  /** The division that captured it and has its bonus, until it is French again (2.2.4). */
  captured: DivisionId | null;
}

export interface Division {
  strength: number;
  readonly start: number;
  /** 11.3 Has ever been activated. */
  activated: boolean;
  active: boolean;
  /** Made an assault last turn, and this turn (11.1, 9.2). */
  assaultedLast: boolean;
  assaulted: boolean;
}

/** 12.3 One assault of the Viet Minh with the support given to its target so far. */
export interface VmAssault {
  readonly division: DivisionId;
  readonly cr: CrId;
  air: number;
  guns: UnitId[];
  /** Cards played on this one assault. */
  cards: CardNumber[];
  /** It has been resolved; its guns and its centre stay known until the phase is over. */
  over: boolean;
}

/** 15.1 or 16.1 One French assault or raid being put together. */
export interface Sortie {
  readonly cr: CrId;
  units: UnitId[];
  air: number;
  guns: UnitId[];
  cards: CardNumber[];
}

export interface Valley extends GameState<ValleyEvent> {
  readonly scenario: ScenarioId;
  readonly options: readonly OptionId[];
  phase: PhaseId;
  cm: number;
  rp: number;
  aaa: number;
  ap: number;
  /** 5.2.2 */
  savedAp: number;
  asp: number;
  /** 7.2 Points flown as close air support this turn, at most four. */
  casFlown: number;
  airstrip: Airstrip;
  /** 12.2.2 Isabelle's encirclement has cost its point of morale. */
  isabelleCut: boolean;
  divisions: Record<DivisionId, Division>;
  crs: Record<CrId, Centre>;
  /** In the order of the data, so that `unit` finds one at once. */
  units: Unit[];
  // cards: every card is in exactly one of these
  deck: CardNumber[];
  discard: CardNumber[];
  hand: CardNumber[];
  removed: CardNumber[];
  drawn: CardNumber | null;
  /** Cards whose event holds this turn, and those among them that still wait to be used once. */
  inForce: CardNumber[];
  noted: CardNumber[];
  /** 5.5 A card from the hand has been played this turn. */
  reservePlayed: boolean;
  // progress inside the turn
  /** 7.2 Missions allotted and not yet flown. */
  sead: number[];
  das: DivisionId[];
  /** Table 4 modifiers bought this turn. */
  rationed: number;
  delayed: boolean;
  assaults: VmAssault[];
  /** The French assault or raid now being put together. */
  sortie: Sortie | null;
  /** 14.3 Centres French at the start of the Movement Phase. */
  heldAtStart: CrId[];
  /** Centres assaulted, raided or repaired this turn. */
  assaultedCrs: CrId[];
  raidedCrs: CrId[];
  repairedCrs: CrId[];
  /** What has been paid for this turn. */
  paid: Paid;
}

export interface Paid {
  defensiveFire: boolean; // 12.3.5.1 1 AP and 1 RP
  movement: boolean; // 14.1 1 AP
  assault: boolean; // 15.0 1 AP
  assaultFire: boolean; // 15.1.4 1 RP
  works: boolean; // 16.0 1 AP for raids and repairs
  raidFire: boolean; // 16.1 1 RP
}

export const nothingPaid: Readonly<Paid> = {
  defensiveFire: false,
  movement: false,
  assault: false,
  assaultFire: false,
  works: false,
  raidFire: false,
};

/**
 * A copy that shares nothing that can change. Written out, because it is on the path of every undo and fork, and so that
 * all positions have one shape: rules that have seen two run at two thirds of the speed.
 */
export function copyValley(v: Valley): Valley {
  return {
    scenario: v.scenario,
    options: v.options,
    turn: v.turn,
    phase: v.phase,
    chance: copyChance(v.chance),
    result: v.result,
    events: [],
    cm: v.cm,
    rp: v.rp,
    aaa: v.aaa,
    ap: v.ap,
    savedAp: v.savedAp,
    asp: v.asp,
    casFlown: v.casFlown,
    airstrip: v.airstrip,
    isabelleCut: v.isabelleCut,
    divisions: {
      '312': copyDivision(v.divisions['312']),
      '308': copyDivision(v.divisions['308']),
      '316': copyDivision(v.divisions['316']),
      '304': copyDivision(v.divisions['304']),
    },
    crs: copyCentres(v.crs),
    units: copyUnits(v.units),
    deck: v.deck.slice(),
    discard: v.discard.slice(),
    hand: v.hand.slice(),
    removed: v.removed.slice(),
    drawn: v.drawn,
    inForce: v.inForce.slice(),
    noted: v.noted.slice(),
    reservePlayed: v.reservePlayed,
    sead: v.sead.slice(),
    das: v.das.slice(),
    rationed: v.rationed,
    delayed: v.delayed,
    assaults: v.assaults.map(copyAssault),
    sortie: v.sortie && copySortie(v.sortie),
    heldAtStart: v.heldAtStart.slice(),
    assaultedCrs: v.assaultedCrs.slice(),
    raidedCrs: v.raidedCrs.slice(),
    repairedCrs: v.repairedCrs.slice(),
    paid: { ...v.paid },
  };
}

/** The same position with other resources: what is paid before a roll may change the situation report. */
export function withRp(v: Valley, rp: number): Valley {
  const then = copyValley(v);
  then.rp = rp;
  return then;
}

export function copyUnits(units: readonly Unit[]): Unit[] {
  const copies = units.slice(); // an array made by map is of another kind to the engine
  for (let i = 0; i < copies.length; i++) copies[i] = copyUnit(copies[i] as Unit);
  return copies;
}

export function copyUnit({ id, at, used, reduced, disrupted, moved, arrives }: Unit): Unit {
  return { id, at, used, reduced, disrupted, moved, arrives };
}

export function copyCentres(crs: Record<CrId, Centre>): Record<CrId, Centre> {
  return {
    gabrielle: copyCentre(crs.gabrielle),
    'anne-marie': copyCentre(crs['anne-marie']),
    beatrice: copyCentre(crs.beatrice),
    francoise: copyCentre(crs.francoise),
    huguette: copyCentre(crs.huguette),
    'epervier-opera': copyCentre(crs['epervier-opera']),
    dominique: copyCentre(crs.dominique),
    'pc-gono': copyCentre(crs['pc-gono']),
    eliane: copyCentre(crs.eliane),
    claudine: copyCentre(crs.claudine),
    junon: copyCentre(crs.junon),
    isabelle: copyCentre(crs.isabelle),
  };
}

function copyCentre({ fort, holder, captured }: Centre): Centre {
  return { fort, holder, captured };
}

function copyDivision({ strength, start, activated, active, assaultedLast, assaulted }: Division): Division {
  return { strength, start, activated, active, assaultedLast, assaulted };
}

export function copyAssault({ division, cr, air, guns, cards, over }: VmAssault): VmAssault {
  return { division, cr, air, guns: guns.slice(), cards: cards.slice(), over };
}

export function copySortie({ cr, units, air, guns, cards }: Sortie): Sortie {
  return { cr, units: units.slice(), air, guns: guns.slice(), cards: cards.slice() };
}

// A map finds one of 37 names more than twice as fast as an object does.
const indexOf: ReadonlyMap<UnitId, number> = new Map(unitIds.map((id, index) => [id, index]));

/** The counter of a unit. */
export function unitOf(v: Valley, id: UnitId): Unit {
  return v.units[indexOf.get(id) as number] as Unit; // every id has its counter, in the order of the data
}
