/** A whole campaign in the part of an address that never leaves the device: it opens offline, on any device. */
import { own } from './guards';
import { type Outcome, refused } from './outcome';
import { base64url, deflated, fromBase64url, inflated } from './packing';
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
  return base64url(await deflated(text));
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
  if (!text.ok && text.reason === 'too-large' && largest < LARGEST_FILE) return refused('too-large-here');
  if (!text.ok) return text;
  const fields = parse(text.value);
  if (!fields.ok) return fields;
  const choices = own(fields.value, 'choices');
  if (typeof choices !== 'string') return refused('not-a-save');
  return readFields({ ...fields.value, choices: choices === '' ? [] : choices.split('\n') });
}
