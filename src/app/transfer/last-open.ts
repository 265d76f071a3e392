/**
 * The campaign that lay open when the app was closed. It is written where it can be read without waiting: the first
 * screen of the next start depends on it.
 */
import { emergencyBox } from './the-disk';

// Changing this name makes one start begin at home.
const NAME = 'the-valley/open';

export function lastOpen(): string | null {
  try {
    return emergencyBox()?.getItem(NAME) ?? null;
  } catch {
    return null;
  }
}

/** Null: the next start begins at home. */
export function rememberOpen(campaign: string | null): void {
  try {
    if (campaign === null) emergencyBox()?.removeItem(NAME);
    else emergencyBox()?.setItem(NAME, campaign);
  } catch {
    // Then the next start begins at home, where the campaign is the first on the shelf.
  }
}
