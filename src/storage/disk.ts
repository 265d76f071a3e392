/** Where rows lie: the browser's database or, where there is none, memory. Campaigns know only this interface. */
import type { Outcome, Trouble } from './outcome';
import type { SecondCopy } from './second-copy';

// Changing a name loses what is stored under it: add an upgrade in db.ts.
export const storeNames = ['campaigns', 'choices', 'snapshots', 'pictures', 'misc'] as const;
export type StoreName = (typeof storeNames)[number];

/** A name, or a numbered row of a campaign. */
export type Key = string | readonly [campaign: string, at: number];

export interface NumberedRow {
  readonly at: number;
  readonly value: unknown;
}

/** One transaction. Whoever works in it may wait for nothing but its own rows, or it ends under their hands. */
export interface Rows {
  get(store: StoreName, key: Key): Promise<unknown>;
  /** Everything in a store that is keyed by name. */
  all(store: StoreName): Promise<readonly { readonly key: string; readonly value: unknown }[]>;
  /** The numbered rows of one campaign in order. */
  rowsOf(store: StoreName, campaign: string): Promise<readonly NumberedRow[]>;
  put(store: StoreName, key: Key, value: unknown): Promise<void>;
  remove(store: StoreName, key: Key): Promise<void>;
  /** Removes the numbered rows of a campaign from a number on. */
  removeFrom(store: StoreName, campaign: string, at: number): Promise<void>;
}

export type Work<T> = (rows: Rows) => Promise<Outcome<T>>;

export interface Disk {
  /** 'memory' lasts as long as the page: the player must be told. */
  readonly kind: 'disk' | 'memory';
  /** Why it is only memory. */
  readonly trouble: Trouble | null;
  /** The campaigns once more, outside the database; null where the browser has no place for them. */
  readonly copies: SecondCopy | null;
  read<T>(work: Work<T>): Promise<Outcome<T>>;
  /** All of it or nothing; resolves when it is durable. Work that may run twice must say the same both times. */
  write<T>(work: Work<T>): Promise<Outcome<T>>;
  close(): void;
}
