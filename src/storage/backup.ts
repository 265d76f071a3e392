/** When to offer a copy outside the browser: deep in a campaign and at its end, seldom enough to be read. */
const DEEP = 8;
const WEEK = 7 * 24 * 3600 * 1000;

export interface Backups {
  readonly turn: number;
  readonly over: boolean;
  /** When anything was last exported, and when that was last offered; null before the first time. */
  readonly lastExport: number | null;
  readonly lastOffer: number | null;
}

export function worthBackup({ turn, over, lastExport, lastOffer }: Backups, now: number): boolean {
  // What lies in the future was written by a clock that has been set right since.
  const lately = [lastExport, lastOffer].some((time) => time !== null && time <= now && now - time < WEEK);
  return (over || turn >= DEEP) && !lately;
}
