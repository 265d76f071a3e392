/** SHA-256 (FIPS 180-4) in one breath: the browser's own answers only later, and what is sealed must be known at once. */

const firstPrimes = (count: number): readonly number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
};

/** The first 32 bits of the fraction. */
const fraction = (x: number) => Math.floor((x % 1) * 2 ** 32) | 0;

const START = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));

const BLOCK = 64;

/** Room for the words of a block: nothing of it is left when a block is done. */
const words = new Int32Array(64);

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8 + BLOCK) >> 6) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mixIn(hash, view, at);
  for (let i = 0; i < 8; i++) view.setInt32(i * 4, hash[i] as number);
  return padded.subarray(0, 32);
}

/** The one hot loop: plain variables, for a chain of a thousand hashes must not be felt. */
function mixIn(hash: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const far = words[i - 15] as number; // always inside, as below
    const near = words[i - 2] as number;
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (mixed[i] as number)) | 0;
}
