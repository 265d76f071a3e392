/**
 * What the panels can tell from a fact without knowing its game. Every game keeps to these few habits: a roll is
 * under `roll`, a change has `from` and `to`, a phase and a turn announce themselves.
 */
import type { GameEvent } from '../../kernel/game';
import type { Roll } from '../../kernel/rolls';

export interface RolledEvent {
  readonly roll: Roll;
  /** Whose roll it was, where both sides roll. */
  readonly side?: string;
  readonly table?: string;
  readonly row?: number;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRoll(value: unknown): value is Roll {
  return isObject(value) && 'dice' in value && 'modifiers' in value && 'total' in value && 'name' in value;
}

export function rolled(event: GameEvent): RolledEvent | null {
  if (!('roll' in event) || !isRoll(event.roll)) return null;
  return {
    roll: event.roll,
    ...('side' in event && typeof event.side === 'string' && { side: event.side }),
    ...('table' in event && typeof event.table === 'string' && { table: event.table }),
    ...('row' in event && typeof event.row === 'number' && { row: event.row }),
  };
}

export function rollsIn(events: readonly GameEvent[]): readonly RolledEvent[] {
  return events.flatMap((event) => rolled(event) ?? []);
}

export function turnOf(event: GameEvent): number | null {
  return event.is === 'turn' && 'turn' in event && typeof event.turn === 'number' ? event.turn : null;
}

export function phaseOf(event: GameEvent): string | null {
  return event.is === 'phase' && 'phase' in event && typeof event.phase === 'string' ? event.phase : null;
}

/** The last card that was drawn, if one was. */
export function drawnCard(events: readonly GameEvent[]): string | null {
  const drawn = events.findLast((event) => event.is === 'card-drawn');
  return drawn && 'card' in drawn ? String(drawn.card) : null;
}

/** A level that went from one figure to another. */
export interface LevelChange {
  readonly track: string;
  readonly from: number;
  readonly to: number;
}

/** The change of one of these tracks, if this is one. */
export function levelChange(event: GameEvent, tracks: ReadonlySet<string>): LevelChange | null {
  if (!('from' in event && 'to' in event)) return null;
  const { from, to } = event;
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  const subject = 'track' in event ? event.track : 'division' in event ? event.division : null;
  return typeof subject === 'string' && tracks.has(subject) ? { track: subject, from, to } : null;
}

/** A place that changed hands. */
export function controlChange(
  event: GameEvent,
  places: ReadonlySet<string>,
): { readonly place: string; readonly to: string } | null {
  if (event.is !== 'control' || !('to' in event) || typeof event.to !== 'string') return null;
  const place = placeIn(event, places);
  return place === null ? null : { place, to: event.to };
}

/** The place that a field of a fact names; areas are known by their numbers. */
function placeAt(event: GameEvent, key: string, places: ReadonlySet<string>): string | null {
  const value: unknown = Object.entries(event).find(([name]) => name === key)?.[1];
  const id = typeof value === 'number' ? `${value}` : value;
  return typeof id === 'string' && places.has(id) ? id : null;
}

/** The first place that a fact speaks of. */
export function placeIn(event: GameEvent, places: ReadonlySet<string>): string | null {
  for (const key of ['cr', 'place', 'area', 'at', 'target', 'to', 'from', 'division']) {
    const place = placeAt(event, key, places);
    if (place !== null) return place;
  }
  return null;
}

/** From one place to another, where a fact goes so. */
export function wayIn(
  event: GameEvent,
  places: ReadonlySet<string>,
): { readonly from: string; readonly to: string } | null {
  if ('area' in event || 'cr' in event) return null; // their from and to are levels
  const from = placeAt(event, 'from', places);
  const to = placeAt(event, 'target', places) ?? placeAt(event, 'to', places);
  return from === null || to === null || from === to ? null : { from, to };
}

/** Whose deed it is, where sides take turns and the fact says so. */
export function sideOf(event: GameEvent, sides: readonly string[]): string | undefined {
  if (sides.length < 2 || !('side' in event) || typeof event.side !== 'string') return undefined;
  return sides.includes(event.side) ? event.side : undefined;
}

export const kinds = ['rolls', 'losses', 'ground', 'levels', 'other'] as const;
export type Kind = (typeof kinds)[number];

const LOSSES = /lost|eliminat|disrupt|reduced|retreat|casualt|strength/;
const GROUND = /control|captur|fort|encircl|airstrip|trench/;

/** Which filter of the log shows it. */
export function kindOf(event: GameEvent): Kind {
  if (rolled(event)) return 'rolls';
  if (LOSSES.test(event.is)) return 'losses';
  if (GROUND.test(event.is)) return 'ground';
  return event.is === 'level' ? 'levels' : 'other';
}
