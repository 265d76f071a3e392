/**
 * Counts the starts that returned to a table and never drew it. Whatever is wrong with a campaign, it must not be what
 * every start leads to.
 */
import { signal } from '@preact/signals';
import { rememberOpen } from './last-open';
import { emergencyBox } from './the-disk';

// Changing this name forgets one start.
const NAME = 'the-valley/start';
/** The start that fails for the second time goes home. */
const MOST_FAILED = 2;
/** One that dies without a word, too: but a phone may close the app while it opens, so that it has more tries. */
const MOST_SILENT = 4;

/** Home tells why the campaign is not open. */
export const wentHome = signal(false);

/** The campaign that this page returned to by itself, until it is drawn. */
let returning: { readonly campaign: string; readonly count: number } | null = null;

function read(campaign: string): number {
  try {
    const [name, count] = emergencyBox()?.getItem(NAME)?.split(' ') ?? [];
    return name === campaign ? Number(count) || 0 : 0;
  } catch {
    return 0;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) emergencyBox()?.removeItem(NAME);
    else emergencyBox()?.setItem(NAME, text);
  } catch {
    // Then nothing is counted; home is one tap away on every screen that fails.
  }
}

/** Before a start returns to a table: whether it may. */
export function mayReturn(campaign: string): boolean {
  const count = read(campaign) + 1;
  if (count > MOST_SILENT) return giveUp();
  returning = { campaign, count };
  write(`${campaign} ${count}`);
  return true;
}

/** The table is drawn. */
export function startSucceeded(): void {
  returning = null;
  write(null);
}

/** The table cannot be drawn. True where this start was not the first to fail: then home is the place to be. */
export function failedStart(campaign: string): boolean {
  if (returning?.campaign !== campaign) return false;
  const { count } = returning;
  returning = null;
  if (count < MOST_FAILED) return false;
  giveUp();
  return true;
}

function giveUp(): false {
  wentHome.value = true;
  write(null);
  rememberOpen(null);
  return false;
}
