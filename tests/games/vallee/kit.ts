/** Table talk for tests: build a position, set the dice, run a rule and answer its questions. */
import type { ValleeChoice } from '../../../src/games/vallee/choices';
import { airUnits } from '../../../src/games/vallee/data/aircraft';
import type { AreaId } from '../../../src/games/vallee/data/areas';
import type { OptionId, ScenarioId } from '../../../src/games/vallee/data/options';
import type { UnitId } from '../../../src/games/vallee/data/units';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import { setUp } from '../../../src/games/vallee/play/setup';
import { areaId, areaOf } from '../../../src/games/vallee/rules/ground';
import { hasMark, numberOf, sideOf } from '../../../src/games/vallee/rules/units';
import {
  ABSENT,
  CUT,
  DISRUPTED,
  ELIMINATED,
  FRENCH,
  OTHA,
  type Vallee,
  VIET_MINH,
} from '../../../src/games/vallee/state';

export { run, until } from '../ask';

type Given = Partial<
  Pick<Vallee, 'turn' | 'phase' | 'step' | 'weather' | 'active' | 'initiative' | 'round' | 'effort'>
>;

/** A scenario as it is set up, with nothing told yet. */
export function scenario(id: ScenarioId, given: Given = {}, options: readonly OptionId[] = []): Vallee {
  const v = setUp({ scenario: id, options, seed: 'test' });
  v.events = [];
  v.supply = { french: 45, 'viet-minh': 50 };
  return Object.assign(v, given);
}

/** The siege with no unit on the map and all aircraft on the ground: what a test needs it puts there itself. */
export function bare(given: Given = {}, options: readonly OptionId[] = []): Vallee {
  const v = scenario('campaign', { turn: 3, phase: 'assault', step: 'begin', ...given }, options);
  v.at = v.at.map(() => ABSENT);
  v.air = v.air.map(() => 'absent');
  return v;
}

/** Units in an area, whole or with so many steps: `put(v, 'e2', 'fr-2t', 'fr-1-4:2')`. */
export function put(v: Vallee, area: AreaId, ...units: (UnitId | `${UnitId}:${number}`)[]): void {
  for (const text of units) {
    const [id = '', steps] = text.split(':');
    const unit = numberOf(id);
    v.at[unit] = areaOf(area);
    if (steps !== undefined) v.steps[unit] = Number(steps);
    v.control[areaOf(area)] = sideOf(unit) === 'french' ? FRENCH : VIET_MINH;
  }
}

export function u(id: UnitId): number {
  return numberOf(id);
}

export function shake(v: Vallee, ...units: UnitId[]): void {
  for (const id of units) v.marks[u(id)] = (v.marks[u(id)] ?? 0) | DISRUPTED;
}

export function cut(v: Vallee, ...units: UnitId[]): void {
  for (const id of units) v.marks[u(id)] = (v.marks[u(id)] ?? 0) | CUT;
}

export function mark(v: Vallee, marks: number, ...units: UnitId[]): void {
  for (const id of units) v.marks[u(id)] = (v.marks[u(id)] ?? 0) | marks;
}

export function dig(v: Vallee, area: AreaId, markers: number): void {
  v.trench[areaOf(area)] = markers;
}

/** The next dice, in their order. */
export function dice(v: Vallee, ...faces: number[]): void {
  v.chance.forced = faces;
}

/** Air units that are ready, by id. */
export function fly(v: Vallee, ...ids: string[]): void {
  for (const id of ids) v.air[airUnits.findIndex((air) => air.id === id)] = 'ready';
}

export function air(v: Vallee, id: string): string {
  return v.air[airUnits.findIndex((one) => one.id === id)] ?? 'nowhere';
}

/** Where a unit stands, with its steps and whether it is shaken: 'e2 4', 'cf 3!', 'gone'. */
export function status(v: Vallee, id: UnitId): string {
  const at = v.at[u(id)] ?? ABSENT;
  if (at < 0) return at === ELIMINATED ? 'gone' : at === OTHA ? 'otha' : at === ABSENT ? 'absent' : `off ${at}`;
  return `${areaId(at)} ${v.steps[u(id)]}${hasMark(v, u(id), DISRUPTED) ? '!' : ''}`;
}

export function steps(v: Vallee, id: UnitId): number {
  return v.steps[u(id)] ?? 0;
}

export function isShaken(v: Vallee, id: UnitId): boolean {
  return hasMark(v, u(id), DISRUPTED);
}

export function eventsOf<K extends ValleeEvent['is']>(v: Vallee, is: K): Extract<ValleeEvent, { is: K }>[] {
  return v.events.filter((event): event is Extract<ValleeEvent, { is: K }> => event.is === is);
}

/** Names of the rolls made, in their order. */
export function rolled(v: Vallee): string[] {
  return eventsOf(v, 'rolled').map(({ roll }) => `${roll.name} ${roll.total}`);
}

export function totals(v: Vallee, name: string): number[] {
  return eventsOf(v, 'rolled').flatMap(({ roll }) => (roll.name === name ? [roll.total] : []));
}

/** Answers in one word each where a kind of choice is enough. */
export const done: Partial<ValleeChoice> = { do: 'done' };
export const pass: Partial<ValleeChoice> = { do: 'pass' };
