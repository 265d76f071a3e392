/** The net under the whole app: whatever fails and nobody has caught is written down here and told. */
import { signal } from '@preact/signals';

/** A part of the app that could not be loaded, however often it was tried. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** What failed where nobody waited for it; null once it is read. */
export const mishap = signal<unknown>(null);

/** So many of the last failures go with a report. */
const REMEMBERED = 5;
const failures: string[] = [];
/** What fails in every frame is told once. */
const told = new Set<string>();

/** Writes a failure down for the report. */
export function remember(error: unknown): void {
  failures.push(reasonOf(error));
  if (failures.length > REMEMBERED) failures.shift();
}

/** Tells the player of a failure that stops nothing on the screen. */
export function tell(error: unknown): void {
  remember(error);
  const message = messageOf(error);
  if (told.has(message)) return;
  told.add(message);
  mishap.value = error;
}

/** For work that nobody waits for: it is heard of when it fails. No promise is left without a listener. */
export function inBackground(work: Promise<unknown> | null | undefined): void {
  work?.catch(tell);
}

/** Hears of everything that slipped through. */
export function followFaults(): void {
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('error', ({ error, filename }) => {
    // No error: the browser's own remark. Another origin: an extension of the browser. Neither is ours.
    if (error && filename.startsWith(location.origin)) tell(error);
  });
  // Whoever asked for the part hears of it too; this says which file it was.
  addEventListener('vite:preloadError', ({ payload }) => remember(payload));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A failure with everything that helps to find it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack, name, message, cause } = error;
  // Not every browser puts the message into the stack.
  const said = stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`;
  return cause === undefined ? said.trim() : `${said.trim()}\ncaused by ${reasonOf(cause)}`;
}

/** What a player can hand out: the failure, what failed before it, and the campaign where there is one. */
export function reportOf(error: unknown, save: string | null = null): string {
  const earlier = failures.filter((failure) => failure !== reasonOf(error));
  return [
    `The Valley ${__APP_VERSION__}, ${new Date().toISOString()}`,
    `${location.hash || '#/'}, ${navigator.userAgent}`,
    reasonOf(error),
    ...earlier.map((failure) => `before that: ${failure}`),
    ...(save === null ? [] : [save]),
  ].join('\n\n');
}
