/**
 * One window plays a campaign, the others watch and may take over. The lock makes that polite; what makes it certain
 * is that the database takes choices only from the window that took the campaign up last (see `write`).
 */
import { isFields, own } from './guards';

/** What a window does when others speak. */
export interface ChairHooks {
  /** The player elsewhere has written up to this many choices: read again. */
  moved(count: number): void;
  /** Another window wants to play: finish writing; the seat is given up when this resolves. */
  asked(): Promise<void>;
  /** The seat is gone: from now on this window watches. */
  dismissed(): void;
}

export interface Chair {
  readonly playing: boolean;
  /** Tells the watchers that so many choices are durable. */
  announce(count: number): void;
  /** Asks the player's window to let go; a window that does not answer is not waited for. */
  takeOver(): Promise<void>;
  leave(): void;
}

/** How long a sleeping window is waited for. */
const PATIENCE = 2000;

export async function sitDown(campaign: string, hooks: ChairHooks, patience = PATIENCE): Promise<Chair> {
  const name = `the-valley/${campaign}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let letGo: (() => void) | null = null;

  /** Resolves as soon as it is known whether we hold the lock, which we then hold until `letGo`. */
  const hold = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      if (!locks) {
        letGo = () => undefined;
        resolve(true);
        return;
      }
      const held = locks.request(name, options, async (lock) => {
        if (!lock) return resolve(false);
        await new Promise<void>((release) => {
          letGo = release;
          resolve(true);
        });
      });
      held.catch(() => {
        // Not granted in time, or stolen by a window that could not wait for us.
        resolve(false);
        dismiss();
      });
    });

  const dismiss = () => {
    if (!letGo) return;
    letGo();
    letGo = null;
    hooks.dismissed();
  };

  const hear = async (message: unknown) => {
    if (!isFields(message)) return;
    const count = own(message, 'moved');
    if (typeof count === 'number' && !letGo) hooks.moved(count);
    if (own(message, 'giveWay') === true && letGo) {
      // Whoever wants the seat gets it, even where finishing here fails.
      await hooks.asked().catch(() => undefined);
      dismiss();
    }
  };
  channel?.addEventListener('message', ({ data }) => hear(data));

  await hold({ ifAvailable: true });
  return {
    get playing() {
      return letGo !== null;
    },
    announce(count) {
      channel?.postMessage({ moved: count });
    },
    async takeOver() {
      channel?.postMessage({ giveWay: true });
      if (await hold({ signal: AbortSignal.timeout(patience) })) return;
      await hold({ steal: true });
    },
    leave() {
      letGo?.();
      letGo = null;
      channel?.close();
    },
  };
}
