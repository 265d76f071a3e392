/** Table talk for tests: build a position, set the dice, run a rule and answer its questions. */
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { place, placeId } from '../../../src/games/season/data/places';
import type { SeasonEvent } from '../../../src/games/season/events';
import { setUp } from '../../../src/games/season/play/setup';
import { fullSteps, idOf, numberOf, piecesAt } from '../../../src/games/season/rules/pieces';
import { ENGAGED, LATER, type Season, type Side } from '../../../src/games/season/state';

export { run, until } from '../ask';

type Given = Partial<
  Pick<Season, 'turn' | 'phase' | 'step' | 'round' | 'impulse' | 'opened' | 'air' | 'replacements' | 'losses' | 'road'>
>;

/** An empty map in the hands of the French: no piece on it, no trench, guns at 6 each, so that infantry fire is not shifted. */
export function field(given: Given = {}): Season {
  const v = setUp({ scenario: 'full-battle', options: [], seed: 'test' });
  v.events = [];
  v.turn = 3;
  v.phase = 'assault';
  v.impulse = 1;
  v.opened = 'viet-minh';
  v.at = v.at.map(() => LATER);
  v.munitions = { french: 6, 'viet-minh': 6 };
  v.replacements = 0;
  return Object.assign(v, given);
}

/** Every piece where a scenario puts it. */
export function start(scenario: string): Season {
  const v = setUp({ scenario, options: [], seed: 'test' });
  v.events = [];
  return v;
}

/** Puts pieces, whole, into a place; returns their numbers. */
export function put(v: Season, at: string, ...ids: string[]): number[] {
  return ids.map((id) => {
    const unit = numberOf(id);
    if (unit < 0 || place(at) < 0) throw new Error(`no ${id} or no ${at}`);
    v.at[unit] = place(at);
    v.steps[unit] = fullSteps[unit] ?? 0;
    return unit;
  });
}

/** The same, turned up. */
export function engage(v: Season, at: string, ...ids: string[]): number[] {
  const units = put(v, at, ...ids);
  for (const unit of units) v.face[unit] = ENGAGED;
  return units;
}

export function steps(v: Season, id: string, left: number): void {
  v.steps[numberOf(id)] = left;
}

export function tired(v: Season, ...ids: string[]): void {
  for (const id of ids) v.fatigued[numberOf(id)] = 1;
}

export function shaken(v: Season, ...ids: string[]): void {
  for (const id of ids) v.disorganized[numberOf(id)] = 1;
}

export function held(v: Season, side: Side, ...pas: string[]): Season {
  for (const pa of pas) v.control[place(pa)] = side;
  return v;
}

export function trench(v: Season, level: number, ...places: string[]): Season {
  for (const at of places) v.trench[place(at)] = level;
  return v;
}

/** The next dice that fall, before the generator's own. */
export function dice(v: Season, ...faces: number[]): Season {
  v.chance.forced = faces;
  return v;
}

export const at = (v: Season, id: string) => placeId(v.at[numberOf(id)] ?? -1);
export const raw = (v: Season, id: string) => v.at[numberOf(id)];
export const left = (v: Season, id: string) => v.steps[numberOf(id)];
export const isShaken = (v: Season, id: string) => v.disorganized[numberOf(id)] === 1;
export const isTired = (v: Season, id: string) => v.fatigued[numberOf(id)] === 1;
export const ids = (v: Season, where: string, side: Side) => piecesAt(v, place(where), side).map(idOf);

export const done = { do: 'done' } as const;
export const yes = { do: 'yes' } as const;
export const no = { do: 'no' } as const;
export const move = (unit: string, to: string) => ({ do: 'move', unit, to }) as const;
export const pick = (unit: string) => ({ do: 'pick', unit }) as const;
export const lose = (unit: string) => ({ do: 'lose', unit }) as const;
export const disorganize = (unit: string) => ({ do: 'disorganize', unit }) as const;

/** What a question offers, as the journal writes it. */
export function offers(prompt: SeasonPrompt | { choices: readonly SeasonChoice[] }): string[] {
  return prompt.choices.map((choice) => Object.values(choice).join(' '));
}

/** The events of one kind, in order. */
export function eventsOf<K extends SeasonEvent['is']>(v: Season, kind: K): Extract<SeasonEvent, { is: K }>[] {
  return v.events.filter((event): event is Extract<SeasonEvent, { is: K }> => event.is === kind);
}
