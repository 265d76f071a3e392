/** A link as a QR code, where it fits. */
export interface QrCode {
  readonly size: number;
  /** Row by row, true is dark; the quiet zone is left to whoever draws it. */
  readonly dark: readonly (readonly boolean[])[];
}

/** What the largest code holds with the least error correction. */
const MOST_BYTES = 2953;

/** null if the link is too long. The encoder is fetched when it is first needed. */
export async function qrOf(link: string): Promise<QrCode | null> {
  if (new TextEncoder().encode(link).length > MOST_BYTES) return null;
  const { encode } = await import('uqr');
  const { size, data } = encode(link, { ecc: 'L', border: 0, boostEcc: true });
  return { size, dark: data };
}
