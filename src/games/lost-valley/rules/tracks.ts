/** 2.2.8 The record tracks, the situation report (2.5.2) and sudden death (17.1). */

import { gather } from '../../../kernel/tale';
import type { DivisionId } from '../data/map';
import * as tracks from '../data/tracks';
import type { Cause } from '../events';
import type { Modifier } from '../rolls';
import type { Valley } from '../state';

type TrackId = 'cm' | 'rp' | 'aaa' | 'ap' | 'asp';

const bounds: Readonly<Record<TrackId, tracks.Bounds>> = {
  cm: tracks.cm,
  rp: tracks.rp,
  aaa: tracks.aaa,
  ap: tracks.ap,
  asp: tracks.asp,
};

/**
 * Thrown where the game ends at once (17.1), through whatever procedure is running; `play` catches it. No Error: it is
 * none, and most games end so, each time at the price of a stack trace.
 */
export class SuddenDeath {}

/** 2.2.8 The modifier printed beside a level; the bands rise, and the first goes down to anything below. */
export function drm(track: tracks.Track, level: number): number {
  for (const row of track.rows) if (row.to === null || level <= row.to) return row.drm;
  throw new RangeError(`no band for ${level}`);
}

/** 2.2.8.5, 2.5.2 Camp morale and resources together, as they stand at this moment. */
export function sitrep(v: Valley): number {
  return drm(tracks.cm, v.cm) + drm(tracks.rp, v.rp);
}

/** 2.5.2 The same as a line of a roll. */
export function sitrepModifier(v: Valley): Modifier {
  return { cause: 'sitrep', rule: '2.5.2', value: sitrep(v) };
}

/** 2.2.8.3 Flak: printed negative, added as printed (2.5.1: what is negative favours the Viet Minh). */
export function flakModifier(v: Valley): Modifier {
  return { cause: 'aaa', rule: '2.2.8.3', value: drm(tracks.aaa, v.aaa) };
}

/** 17.1 At nothing the camp falls: a level this low is told when it is reached. */
const ALARM = 3;

/** 2.2.8, 17.1 Moves a marker on its track. What goes over the end is lost; morale or supply below 1 ends the game. */
export function change(v: Valley, track: TrackId, by: number, cause: Cause, of?: string): void {
  const from = v[track];
  const { min, max } = bounds[track];
  const to = Math.max(min, Math.min(max, from + by));
  if (to === from) return;
  v[track] = to;
  const since = v.events.length;
  v.events.push(
    of === undefined ? { is: 'level', track, from, to, cause } : { is: 'level', track, from, to, cause, of },
  );
  if ((track === 'cm' || track === 'rp') && from > ALARM && to <= ALARM) gather(v, since, { is: 'moment' });
  if ((track === 'cm' || track === 'rp') && to < tracks.loseBelow.level) suddenDeath(v, track);
}

/** 2.2.8.4 What a division can lose: its Strength never falls below 1. */
export function strengthToSpare(v: Valley, id: DivisionId): number {
  return v.divisions[id].strength - tracks.strength.min;
}

/** 2.2.8.1 Whether so much more morale shows: at the end of its track nothing is gained. */
export function gainsMorale(v: Valley, by: number): boolean {
  return by > 0 && v.cm < tracks.cm.max;
}

/** 2.2.8.4 A division's Strength, never above 15 nor below 1. */
export function changeStrength(v: Valley, id: DivisionId, by: number, cause: Cause, of?: string): void {
  const division = v.divisions[id];
  const from = division.strength;
  const to = Math.max(tracks.strength.min, Math.min(tracks.strength.max, from + by));
  if (to === from) return;
  division.strength = to;
  v.events.push(
    of === undefined
      ? { is: 'strength', division: id, from, to, cause }
      : { is: 'strength', division: id, from, to, cause, of },
  );
}

/** 17.1 What may be spent: nobody is made to lose the game by spending the last point. */
export function canSpend(v: Valley, track: 'cm' | 'rp', points = 1): boolean {
  return v[track] - points >= tracks.loseBelow.level;
}

/** 17.1 The command post fell, or morale or resources ran out: a strategic defeat, at once. */
export function suddenDeath(v: Valley, cause: 'pc-gono' | 'cm' | 'rp'): never {
  v.result = { level: 'strategic-defeat', points: null, cause };
  v.events.push({ is: 'ended', result: v.result });
  throw new SuddenDeath();
}
