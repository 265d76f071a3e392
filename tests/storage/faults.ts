/** Makes the real database fail: at the n-th thing that storage asks of it, in one of the ways databases do. */
export const faultKinds = ['throws', 'aborts', 'quota', 'commits-but-reports-failure'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultPlan {
  readonly kind: FaultKind;
  /** The first operation that fails, counted from 1. */
  readonly from: number;
  /** How many fail in a row. */
  readonly times: number;
}

export interface FaultReport {
  /** Operations asked for so far. */
  readonly operations: number;
  readonly injected: number;
}

const requests = ['get', 'getAll', 'getAllKeys', 'put', 'delete'] as const;

/** Runs something on a faulty database; the database is whole again afterwards. */
export async function withFaults(plan: FaultPlan | null, run: () => Promise<void>): Promise<FaultReport> {
  let operations = 0;
  let injected = 0;
  const liars = new WeakSet<IDBTransaction>();
  const due = () => {
    operations++;
    const hit = plan !== null && operations >= plan.from && operations < plan.from + plan.times;
    if (hit) injected++;
    return hit;
  };
  const restore: (() => void)[] = [];
  const wrap = <T extends object>(target: T, name: keyof T & string, make: (old: Reflected) => Wrapped) => {
    const old = Reflect.get(target, name) as Reflected;
    Reflect.set(target, name, make(old));
    restore.push(() => Reflect.set(target, name, old));
  };

  wrap(
    IDBDatabase.prototype,
    'transaction',
    (old) =>
      function (this: IDBDatabase, ...args) {
        if (!due()) return old.apply(this, args);
        if (plan?.kind === 'throws') throw new DOMException('the connection is closing', 'InvalidStateError');
        const tx = old.apply(this, args) as IDBTransaction;
        if (plan?.kind === 'commits-but-reports-failure') liars.add(tx);
        else queueMicrotask(() => fail(tx, plan?.kind));
        return tx;
      },
  );
  for (const name of requests) {
    wrap(
      IDBObjectStore.prototype,
      name,
      (old) =>
        function (this: IDBObjectStore, ...args) {
          if (!due()) return old.apply(this, args);
          if (plan?.kind === 'throws') throw new DOMException('out of order', 'UnknownError');
          const request = old.apply(this, args);
          if (plan?.kind === 'commits-but-reports-failure') liars.add(this.transaction);
          else fail(this.transaction, plan?.kind);
          return request;
        },
    );
  }
  // A lying transaction tells whoever waits for its end that it was aborted, when in truth it has been committed.
  wrap(
    EventTargetOf(IDBTransaction),
    'addEventListener',
    (old) =>
      function (this: unknown, type: unknown, listener: unknown, ...rest) {
        if (!(this instanceof IDBTransaction) || typeof listener !== 'function') {
          return old.call(this, type, listener, ...rest);
        }
        if (type === 'complete') {
          const honest = (event: unknown) => {
            if (!liars.has(this)) listener.call(this, event);
          };
          return old.call(this, type, honest, ...rest);
        }
        if (type === 'abort') {
          old.call(this, 'complete', (event: unknown) => {
            if (liars.has(this)) listener.call(this, event);
          });
        }
        return old.call(this, type, listener, ...rest);
      },
  );

  try {
    await run();
  } finally {
    for (const undo of restore.toReversed()) undo();
  }
  return { operations, injected };
}

type Reflected = (this: unknown, ...args: unknown[]) => unknown;
type Wrapped = (this: never, ...args: unknown[]) => unknown;

/** The prototype that really has the listeners. */
function EventTargetOf(type: typeof IDBTransaction): { addEventListener: unknown } {
  let proto: object = type.prototype;
  while (!Object.hasOwn(proto, 'addEventListener')) proto = Object.getPrototypeOf(proto);
  return proto as { addEventListener: unknown };
}

function fail(tx: IDBTransaction, kind: FaultKind | undefined): void {
  try {
    // Only the database itself can name quota as the cause, so we reach for what it calls.
    if (kind === 'quota') (tx as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    else tx.abort();
  } catch {
    // It has ended already.
  }
}
