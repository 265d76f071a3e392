/** The browser's locks, as its standard describes them, for an environment that has none. */
interface Held {
  readonly steal: () => void;
}

type Grant = (lock: { readonly name: string } | null) => Promise<unknown>;

interface Options {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

export class Locks {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, (() => void)[]>();

  request(name: string, { ifAvailable = false, steal = false, signal }: Options, grant: Grant): Promise<unknown> {
    const run = () =>
      new Promise<unknown>((resolve, reject) => {
        const held: Held = { steal: () => reject(new DOMException('stolen', 'AbortError')) };
        this.#held.set(name, held);
        grant({ name })
          .then(resolve, reject)
          .finally(() => {
            if (this.#held.get(name) !== held) return;
            this.#held.delete(name);
            this.#waiting.get(name)?.shift()?.();
          });
      });
    const holder = this.#held.get(name);
    if (!holder) return run();
    if (ifAvailable) return grant(null);
    if (steal) {
      holder.steal();
      return run();
    }
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(name) ?? [];
      const turn = () => resolve(run());
      queue.push(turn);
      this.#waiting.set(name, queue);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(turn)) return;
        queue.splice(queue.indexOf(turn), 1);
        reject(signal.reason);
      });
    });
  }
}
