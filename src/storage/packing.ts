/** Text to few bytes and back, and bytes to the letters that an address may hold. */
import { done, type Outcome, refused } from './outcome';

/** Why packed bytes are no text: they are damaged, their end is missing, or they swell to more than is believed. */
type Unpacked = 'unreadable-link' | 'end-missing' | 'too-large';

export async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A few bytes can swell to gigabytes: stops at the size of the largest text. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, largest: number): Promise<Outcome<string, Unpacked>> {
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  // What is wrong is heard when it is written; what is missing, only at the end.
  let isMissing = false;
  const writer = writable.getWriter();
  writer
    .write(bytes)
    .then(() => {
      isMissing = true;
      return writer.close();
    })
    .catch(() => undefined); // whoever reads hears of it too
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const read = await reader.read().catch(() => null);
      if (!read) return refused(isMissing ? 'end-missing' : 'unreadable-link');
      if (read.done) return done(text + decoder.decode());
      text += decoder.decode(read.value, { stream: true });
      if (text.length > largest) {
        await reader.cancel();
        return refused('too-large');
      }
    }
  } catch {
    return refused('unreadable-link'); // its bytes are no text
  }
}

export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
