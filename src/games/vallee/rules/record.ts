/** Keeping the record: rolls, tracks, points and who holds what, each change with its event. */
import { type Row, throwDice } from '../../../kernel/rolls';
import { type Steps as StepsOf, through } from '../../../kernel/sequence';
import { gather } from '../../../kernel/tale';
import type { Rules, ValleeChoice, ValleePrompt } from '../choices';
import { deduction, supply as supplyData } from '../data/constants';
import type { ScenarioData } from '../data/scenario';
import { scenarios } from '../data/scenarios';
import { aaTable, assaultTable, bombardment, dropTable, randomEvents, weatherTable } from '../data/tables';
import type { PointCause, SupplyCause, ValleeEvent } from '../events';
import type { AskKey, RollKey, TableKey } from '../keys';
import type { Roll, RollPlan } from '../rolls';
import { FRENCH, holderOf, NOBODY, type Side, type Step, type Vallee, VIET_MINH } from '../state';
import { areaId, isFortress } from './ground';
import { areaOfUnit, isHeldBy } from './units';

/** 5.0 */
export function scenarioOf(v: Vallee): ScenarioData {
  return scenarios[v.scenario];
}

/** 5.0 The steps of a phase in their order. */
export type Steps = StepsOf<Vallee, Step, ValleeChoice, AskKey>;

/** 5.0 Goes through them from wherever the state stands. */
export function stepThrough(v: Vallee, steps: Steps): Rules {
  return through(v, v.step, steps, nowIn);
}

function nowIn(v: Vallee, step: Step): void {
  v.step = step;
}

/** 5.0 Where a unit is, in a word for the log. */
export function placeOf(v: Vallee, unit: number): string {
  const area = areaOfUnit(v, unit);
  return area >= 0 ? areaId(area) : 'otha';
}

export interface RollAt {
  readonly side: Side;
  readonly fight?: string | null;
  readonly place?: string | null;
  readonly table?: RolledTable;
  /** The column that counts, where the table has several. */
  readonly column?: string;
}

/** The others are only ways to read a roll. */
type RolledTable = Exclude<TableKey, 'result' | 'test'>;

/** The tables that a roll is read on. */
const tables: Readonly<Record<RolledTable, { readonly rows: readonly Row[] }>> = {
  weather: weatherTable,
  'random-events': randomEvents,
  aa: aaTable,
  drop: dropTable,
  bombardment,
  assault: assaultTable,
  deduction,
};

/** 5.0 The row of a table that a total hits. */
export function rowOf(table: RolledTable, total: number): number {
  return tables[table].rows.findIndex(
    ({ from, to }) => (from === null || total >= from) && (to === null || total <= to),
  );
}

/** 5.0 Throws the dice of a plan and tells it, with the row of its table. */
export function roll(v: Vallee, plan: RollPlan, at: RollAt): Roll {
  const thrown = throwDice(v.chance, plan);
  v.events.push(rolled(thrown, at));
  return thrown;
}

function rolled(thrown: Roll, { side, fight = null, place = null, table, column }: RollAt): ValleeEvent {
  if (!table) return { is: 'rolled', side, roll: thrown, fight, place };
  const row = rowOf(table, thrown.total);
  if (column === undefined) return { is: 'rolled', side, roll: thrown, fight, place, table, row };
  return { is: 'rolled', side, roll: thrown, fight, place, table, row, column };
}

/** 5.0 One die without modifiers. */
export function rollDie(v: Vallee, name: RollKey, rule: string, at: RollAt, of?: string): number {
  const plan =
    of === undefined
      ? ({ name, rule, dice: '1d6', modifiers: [] } as const)
      : ({ name, rule, of, dice: '1d6', modifiers: [] } as const);
  return roll(v, plan, at).total;
}

/** 7.2 Whether points are kept at all in this scenario. */
export function usesSupply(v: Vallee): boolean {
  return scenarioOf(v).supply !== null;
}

/** 7.1 */
export function changeSupply(v: Vallee, side: Side, by: number, cause: SupplyCause, fight: string | null = null): void {
  const was = v.supply[side];
  const now = Math.max(0, Math.min(supplyData.most, was + by));
  if (now === was) return;
  v.supply[side] = now;
  v.events.push({ is: 'supply', side, was, now, cause, fight });
}

/** 15.2, 15.3 */
export function score(
  v: Vallee,
  side: Side,
  by: number,
  cause: PointCause,
  place: string | null = null,
  fight: string | null = null,
): void {
  if (by === 0) return;
  const was = v.points[side];
  v.points[side] = was + by;
  v.events.push({ is: 'points', side, was, now: was + by, cause, place, fight });
}

/** 5.0 The next fight, or mission of a gun or an aircraft, by its own name. */
export function newFight(v: Vallee): string {
  v.fights++;
  return `${v.fights}`;
}

/** 15.3, R47 An area belongs to the last side that stood in it alone. */
export function settle(v: Vallee, area: number): void {
  if (area < 0) return;
  const french = isHeldBy(v, area, 'french');
  const vietMinh = isHeldBy(v, area, 'viet-minh');
  if (french === vietMinh) return;
  const holder = french ? FRENCH : VIET_MINH;
  const was = v.control[area] ?? NOBODY;
  if (was === holder) return;
  v.control[area] = holder;
  const from = was === NOBODY ? null : was === FRENCH ? 'french' : 'viet-minh';
  const since = v.events.length;
  const to = french ? 'french' : 'viet-minh';
  v.events.push({ is: 'control', area: areaId(area), from, to });
  // A work of the fortress that falls counts, open ground does not.
  const outcome = french ? 'taken' : 'falls';
  if (isFortress[area]) gather(v, since, { is: 'moment', by: to, place: areaId(area) }, outcome);
}

/** 15.3 */
export function controls(v: Vallee, side: Side, area: number): boolean {
  return v.control[area] === holderOf(side);
}

/** What a question adds to its choices. */
type Extra = Pick<ValleePrompt, 'about' | 'scene' | 'window' | 'idle'>;
const nothingElse: Extra = {};

/** What transports carry, and where the mine is dug, is nobody else's business. */
const closed: readonly AskKey[] = ['air-load', 'air-missions', 'mine-engineers'];

function isOpen(ask: AskKey, choices: readonly ValleeChoice[]): boolean {
  return !closed.includes(ask) && !(ask === 'bombard-vm' && choices.some((choice) => choice.do === 'mine'));
}

/** 5.0 A question. Every one of them is asked again by `play` from a copy of the state. */
export function question(
  side: Side,
  ask: AskKey,
  rule: string,
  choices: readonly ValleeChoice[],
  extra: Extra = nothingElse,
): ValleePrompt {
  const open = isOpen(ask, choices);
  const { about, scene, window, idle } = extra;
  return { side, ask, rule, choices, about, scene, window, open, resumable: true, idle };
}
