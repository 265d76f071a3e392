/** A link as QR codes. */
import { linkTo } from './link';
import { partLinks } from './parts';

export interface QrCode {
  readonly size: number;
  /** Row by row, true is dark; the quiet zone is left to whoever draws it. */
  readonly dark: readonly (readonly boolean[])[];
}

/** What version 20 holds with the least error correction: the camera of a phone reads no finer code off a screen. */
export const MOST_BYTES = 858;
/** More codes than these nobody scans: a file is quicker. */
const MOST_CODES = 12;

/** One code, or several numbered parts of a link that is too long for one; none where they were too many. */
export async function codesOf(page: string, pack: string): Promise<readonly QrCode[]> {
  const link = linkTo(page, pack);
  const links = link.length <= MOST_BYTES ? [link] : partLinks(page, pack, MOST_BYTES);
  if (links.length > MOST_CODES) return [];
  // Fetched when it is first needed.
  const { encode } = await import('uqr');
  return links.map((one) => {
    const { size, data } = encode(one, { ecc: 'L', border: 0, boostEcc: true });
    return { size, dark: data };
  });
}
