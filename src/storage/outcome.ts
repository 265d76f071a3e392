/** Storage fails in ways that the player must hear of: every operation says how it went, none throws. */
const troubles = [
  /** There is no database here: switched off, a private window, an old browser. */
  'no-storage',
  /** The device has no room left for us. */
  'quota',
  /** A newer version of the app, in another window, has already changed the database. */
  'newer-app',
  /** Another window keeps the old database open and does not let go. */
  'blocked',
  /** The browser does not answer. */
  'silent',
  /** It failed, and failed again on a new connection. */
  'failed',
  /** No such campaign. */
  'missing',
  /** What is stored cannot be read. */
  'damaged',
  /** It could not be read back, so it is not written. */
  'unfit',
  /** Another window plays this campaign now. */
  'taken-over',
] as const;
export type Trouble = (typeof troubles)[number];

export type Outcome<T, R = Trouble> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<R>(reason: R): { readonly ok: false; readonly reason: R } {
  return { ok: false, reason };
}
