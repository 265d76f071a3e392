/** Rows in memory, for browsers that keep nothing: the same interface, and it says that it forgets. */
import { type Disk, type Key, type Rows, type StoreName, storeNames, type Work } from './disk';
import type { Outcome, Trouble } from './outcome';

interface Held {
  readonly key: Key;
  readonly value: unknown;
}
type Shelves = ReadonlyMap<StoreName, Map<string, Held>>;

export function memoryDisk(trouble: Trouble): Disk {
  let shelves: Shelves = new Map(storeNames.map((name) => [name, new Map()]));
  let last: Promise<unknown> = Promise.resolve();

  const run = <T>(work: Work<T>): Promise<Outcome<T>> => {
    const next = last.then(async () => {
      const draft: Shelves = new Map([...shelves].map(([name, rows]) => [name, new Map(rows)]));
      const outcome = await work(rowsOn(draft));
      if (outcome.ok) shelves = draft;
      return outcome;
    });
    last = next.catch(() => undefined);
    return next;
  };
  return { kind: 'memory', trouble, copies: null, read: run, write: run, close() {} };
}

function rowsOn(shelves: Shelves): Rows {
  const shelf = (store: StoreName): Map<string, Held> => shelves.get(store) ?? new Map<string, Held>();
  const name = (key: Key) => JSON.stringify(key);
  const numbered = (store: StoreName, campaign: string) =>
    [...shelf(store).values()].flatMap(({ key, value }) =>
      typeof key !== 'string' && key[0] === campaign ? [{ at: key[1], value: structuredClone(value) }] : [],
    );
  return {
    get: async (store, key) => structuredClone(shelf(store).get(name(key))?.value),
    all: async (store) =>
      [...shelf(store).values()].flatMap(({ key, value }) =>
        typeof key === 'string' ? [{ key, value: structuredClone(value) }] : [],
      ),
    rowsOf: async (store, campaign) => numbered(store, campaign).sort((a, b) => a.at - b.at),
    put: async (store, key, value) => {
      shelf(store).set(name(key), { key, value: structuredClone(value) });
    },
    remove: async (store, key) => {
      shelf(store).delete(name(key));
    },
    removeFrom: async (store, campaign, from) => {
      for (const { at } of numbered(store, campaign)) if (at >= from) shelf(store).delete(name([campaign, at]));
    },
  };
}
