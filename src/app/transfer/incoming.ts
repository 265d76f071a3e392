/** What the player chooses, drops or pastes waits here until the screen that takes it in has looked at it. */
import { signal } from '@preact/signals';
import { emergencyBox } from './the-disk';

/** A text, or a file that nobody has read yet. */
export type Incoming = { readonly is: 'text'; readonly text: string } | { readonly is: 'file'; readonly file: Blob };

export const incoming = signal<Incoming | null>(null);

// Changing this name forgets the parts of a link that came before the others.
const PARTS = 'the-valley/parts';
/** More letters than the parts of any campaign have. */
const LONGEST = 200_000;

/** With the parts of a link that came before: each is scanned alone, and may open a window of its own. */
export function withEarlierParts(text: string): string {
  try {
    return `${emergencyBox()?.getItem(PARTS) ?? ''}\n${text}`;
  } catch {
    return text;
  }
}

/** Empty once they are all here. */
export function rememberParts(text: string): void {
  try {
    if (text === '' || text.length > LONGEST) emergencyBox()?.removeItem(PARTS);
    else emergencyBox()?.setItem(PARTS, text);
  } catch {
    // Then all of them have to be pasted at once.
  }
}

function arrive(what: Incoming): void {
  incoming.value = what;
  location.hash = '#/take';
}

export function importText(text: string): void {
  arrive({ is: 'text', text });
}

export function importFile(file: File): void {
  arrive({ is: 'file', file });
}

/** Lets files be dropped and texts be pasted on a screen that is not asking for a text itself. */
export function followIncoming(): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (file) importFile(file);
    else if (text) importText(text);
  };
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain');
    event.preventDefault();
    if (file) importFile(file);
    else if (text) importText(text);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  addEventListener('paste', paste);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
    removeEventListener('paste', paste);
  };
}
