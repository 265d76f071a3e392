/** What the player chooses, drops or pastes waits here until the screen that takes it in has looked at it. */
import { signal } from '@preact/signals';

/** A text, or a file that nobody has read yet. */
export type Incoming = { readonly is: 'text'; readonly text: string } | { readonly is: 'file'; readonly file: Blob };

export const incoming = signal<Incoming | null>(null);

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
