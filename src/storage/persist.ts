/** Asks the browser not to clear our storage by itself, at a moment when the player has something to lose. */
export interface StorageState {
  /** null where the browser does not say. */
  readonly kept: boolean | null;
  readonly used: number | null;
  readonly quota: number | null;
}

/** Worth asking once a whole turn has been played, and not again after an answer: some browsers ask the player. */
export function worthAsking(played: { readonly turns: number; readonly asked: boolean }): boolean {
  return played.turns >= 1 && !played.asked;
}

/** "No" is a normal answer: exports are at hand. null where the browser cannot be asked. */
export async function askToKeep(): Promise<boolean | null> {
  try {
    return (await manager()?.persist?.()) ?? null;
  } catch {
    return null;
  }
}

export async function storageState(): Promise<StorageState> {
  try {
    const kept = (await manager()?.persisted?.()) ?? null;
    const { usage = null, quota = null } = (await manager()?.estimate?.()) ?? {};
    return { kept, used: usage, quota };
  } catch {
    return { kept: null, used: null, quota: null };
  }
}

function manager(): Partial<StorageManager> | null {
  return typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : null;
}
