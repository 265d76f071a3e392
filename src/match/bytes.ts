/** Bytes and what they are written as. Numbers stand big end first. */

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}

/** Puts one field after another. */
export interface Writer {
  u8(value: number): void;
  u16(value: number): void;
  /** As many bytes as the hex digits say. */
  hex(digits: string): void;
  /** Its length in one byte, then the text. */
  text(text: string): void;
  /** Its length in two bytes, then the bytes. */
  block(bytes: Uint8Array): void;
  bytes(): Uint8Array<ArrayBuffer>;
}

export function writer(): Writer {
  const out: number[] = [];
  const u8 = (value: number) => out.push(value & 255);
  const u16 = (value: number) => out.push((value >> 8) & 255, value & 255);
  return {
    u8,
    u16,
    hex: (digits) => out.push(...bytesOfHex(digits)),
    text(text) {
      const bytes = utf8(text);
      if (bytes.length > 255) throw new RangeError('a text of more than 255 bytes');
      u8(bytes.length);
      out.push(...bytes);
    },
    block(bytes) {
      u16(bytes.length);
      for (const byte of bytes) out.push(byte);
    },
    bytes: () => Uint8Array.from(out),
  };
}

/** Takes one field after another; throws where nothing is left. */
export interface Reader {
  u8(): number;
  u16(): number;
  /** So many bytes, as hex digits. */
  hex(count: number): string;
  text(): string;
  block(): Uint8Array<ArrayBuffer>;
  /** Nothing may be left. */
  end(): void;
}

export function reader(bytes: Uint8Array): Reader {
  let at = 0;
  const take = (count: number) => {
    if (at + count > bytes.length) throw new RangeError('nothing is left');
    at += count;
    return Uint8Array.from(bytes.subarray(at - count, at));
  };
  const number = (count: number) => take(count).reduce((sum, byte) => sum * 256 + byte, 0);
  return {
    u8: () => number(1),
    u16: () => number(2),
    hex: (count) => hexOf(take(count)),
    text: () => new TextDecoder('utf-8', { fatal: true }).decode(take(number(1))),
    block: () => take(number(2)),
    end() {
      if (at < bytes.length) throw new RangeError('something is left');
    },
  };
}
