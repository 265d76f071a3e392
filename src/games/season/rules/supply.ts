/** 0.4 The munitions tracks. */
import { munitions } from '../data/tables';
import type { SupplyCause } from '../events';
import type { Season, Side } from '../state';

/** 0.4 Stores barrage points up to the most a side can hold; the rest is lost. Points below zero are spent. */
export function store(v: Season, side: Side, points: number, cause: SupplyCause): void {
  const was = v.munitions[side];
  const now = Math.max(0, Math.min(munitions.most, was + points));
  v.munitions[side] = now;
  v.events.push({ is: 'supplied', side, points, was, now, cause });
}

/** 0.4 The level of munitions, of four points each. */
export function levelOf(points: number): number {
  return Math.ceil(points / munitions.level);
}

/** 5.4 The shift of a side's infantry fire. */
export function munitionsShift(v: Season, side: Side): number {
  return munitions.shifts[levelOf(v.munitions[side])] ?? 0;
}
