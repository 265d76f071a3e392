/** A whole campaign in the part of an address that never leaves the device: it opens offline, on any device. */
import { own } from './guards';
import { done, type Outcome, refused } from './outcome';
import { LARGEST_FILE, parse, readFields, type Save, type SaveReason, sealed } from './save';

/** The route that takes a link in: `#/take/…`. */
export const LINK_ROUTE = 'take';
/** Longer links are cut by messengers anyway. */
const LONGEST_LINK = 100_000;

/** The packed save; `null` where the browser cannot compress. The checkpoint stays at home: it makes links long. */
export async function packed(save: Save): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const { choices, ...rest } = sealed({ ...save, checkpoint: null });
  const text = JSON.stringify({ ...rest, choices: save.choices.join('\n') });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The address of this app with a campaign in it. */
export function linkTo(page: string, pack: string): string {
  return `${page.split('#')[0]}#/${LINK_ROUTE}/${pack}`;
}

export async function unpacked(pack: string, largest = LARGEST_FILE): Promise<Outcome<Save, SaveReason>> {
  if (typeof DecompressionStream === 'undefined') return refused('no-decompression');
  if (pack === '') return refused('empty');
  if (pack.length > LONGEST_LINK) return refused('too-large');
  const bytes = fromBase64url(pack);
  if (!bytes) return refused('unreadable-link');
  const text = await inflated(bytes, largest);
  if (!text.ok) return text;
  const fields = parse(text.value);
  if (!fields.ok) return fields;
  const choices = own(fields.value, 'choices');
  if (typeof choices !== 'string') return refused('not-a-save');
  return readFields({ ...fields.value, choices: choices === '' ? [] : choices.split('\n') });
}

/** A few bytes can swell to gigabytes: stops at the size of the largest text. */
async function inflated(bytes: Uint8Array<ArrayBuffer>, largest: number): Promise<Outcome<string, SaveReason>> {
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
        return refused(largest < LARGEST_FILE ? 'too-large-here' : 'too-large');
      }
    }
  } catch {
    return refused('unreadable-link'); // its bytes are no text
  }
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
