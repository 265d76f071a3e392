/**
 * Secrets that open one after another. Each player draws one secret and publishes the far end of a chain of hashes; each
 * letter reveals the next link. Nobody can choose a link later, nobody can know one before it comes, and from the newest
 * all the earlier ones follow.
 */
import { GENERATOR } from '../kernel/chance';
import { bytesOfHex, hexOf, joined, utf8 } from './bytes';
import { sha256 } from './sha256';

/** 16 bytes as 32 hex digits. */
export type Token = string;

const TOKEN_BYTES = 16;
/** Links of a chain: ten times as many as the longest battle takes. */
const LINKS = 1024;
/** The last letter for which both players have a token. */
export const LAST_LETTER = LINKS * 2;

/** The first 16 bytes of a hash over a word and whatever else counts. */
function digest(word: string, ...parts: readonly Uint8Array[]): string {
  return hexOf(sha256(joined([utf8(word), ...parts])).subarray(0, TOKEN_BYTES));
}

/** The token that was revealed before this one. */
export function before(token: Token, steps = 1): Token {
  const bytes = joined([utf8('valley-token'), bytesOfHex(token)]);
  const at = bytes.length - TOKEN_BYTES;
  for (let i = 0; i < steps; i++) bytes.set(sha256(bytes).subarray(0, TOKEN_BYTES), at);
  return hexOf(bytes.subarray(at));
}

/** The end of a chain, which everybody may know from the beginning. */
export function endOf(secret: Token): Token {
  return before(secret, LINKS);
}

/** Which link a letter reveals: each player writes every other letter. */
export function linkOf(letter: number): number {
  return Math.ceil(letter / 2);
}

export function tokenOf(secret: Token, letter: number): Token {
  return before(secret, LINKS - linkOf(letter));
}

/** From the token of a letter that of an earlier letter of the same player. */
export function earlier(token: Token, from: number, to: number): Token {
  return before(token, linkOf(from) - linkOf(to));
}

/** Both deal, nobody picks a hand: the seed of a battle, from the tokens of letters 1 and 2. */
export function seedFrom(id: string, one: Token, two: Token): string {
  return `${GENERATOR}:${digest('valley-seed', bytesOfHex(id), bytesOfHex(one), bytesOfHex(two))}`;
}

/** What is mixed into the dice before the run of a letter: its own token, which its writer could not choose, and that of the letter before it. */
export function stirOf(id: string, letter: number, own: Token, last: Token): string {
  const number = Uint8Array.of(letter >> 8, letter & 255);
  return digest('valley-stir', bytesOfHex(id), number, bytesOfHex(own), bytesOfHex(last));
}
