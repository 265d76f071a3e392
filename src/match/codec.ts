/**
 * Letters as the text that travels: version, kind and writer in a byte, the length of the whole, the match, the letter
 * itself and the start of a hash over all of that. What was cut or altered on its way is known before it is read.
 */
import { base64url, deflated, fromBase64url, inflated } from '../storage/packing';
import { hexOf, joined, type Reader, reader, utf8, type Writer, writer } from './bytes';
import type { Again, Ask, Invite, Letter, Move, Note, Part, Player, Terms } from './letter';
import { words } from './letter';
import { sha256 } from './sha256';

const VERSION = 1;
const kinds = ['invite', 'accept', 'move', 'ask', 'again', 'note'] as const satisfies readonly Letter['is'][];

const HEAD = 11;
const CHECK = 4;
const ID = 8;
const HASH = 8;
const TOKEN = 16;
const NO_ID = '00'.repeat(ID);
/** Longer letters are not ours, and no run swells to more. */
const LONGEST = 16_000;
const LONGEST_RUN = 200_000;
const LONGEST_NAME = 24;
const MOST_OPTIONS = 64;

/** A name as it is shown: without what steers a screen, and no longer than a line. */
export function nameOf(text: string): string {
  const plain = text.replace(/\p{C}/gu, '').trim();
  let name = '';
  for (const letter of plain)
    if (utf8(name + letter).length <= LONGEST_NAME * 2 && [...name].length < LONGEST_NAME) name += letter;
  return name;
}

/** The same invitation under its own name: who alters the terms alters the match. */
export function named(invite: Invite): Invite {
  const bytes = enveloped({ ...invite, id: NO_ID }, new Uint8Array());
  return { ...invite, id: hexOf(sha256(bytes.subarray(0, -CHECK)).subarray(0, ID)) };
}

export async function written(letter: Letter): Promise<string> {
  const run = 'run' in letter && letter.run.length > 0 ? await deflated(letter.run.join('\n')) : new Uint8Array();
  return base64url(enveloped(letter, run));
}

/** Why a text is no letter that can be read here. */
export type Unreadable =
  | { readonly why: 'cut'; readonly have: number; readonly all: number }
  | { readonly why: 'altered' | 'newer' };

export type Read = { readonly letter: Letter } | Unreadable;

/** Letters of an address to a letter; nothing of it is believed before all of it has been looked at. */
export async function read(text: string): Promise<Read> {
  if (text.length > lettersOf(LONGEST)) return { why: 'altered' };
  // A letter that was cut ends anywhere: what does not fill a byte goes.
  const bytes = fromBase64url(text.length % 4 === 1 ? text.slice(0, -1) : text);
  if (!bytes || bytes.length === 0) return { why: 'altered' };
  if ((bytes[0] ?? 0) >> 4 > VERSION) return { why: 'newer' };
  const all = ((bytes[1] ?? 0) << 8) | (bytes[2] ?? 0);
  if (bytes.length < Math.max(all, HEAD)) return { why: 'cut', have: text.length, all: lettersOf(all) };
  const whole = bytes.subarray(0, all);
  if (all < HEAD + CHECK || hexOf(whole.subarray(-CHECK)) !== checkOf(whole)) return { why: 'altered' };
  try {
    const letter = await opened(whole);
    // The name of an invitation is made of all that it says.
    return letter.is === 'invite' && named(letter).id !== letter.id ? { why: 'altered' } : { letter };
  } catch {
    return { why: 'altered' };
  }
}

const lettersOf = (bytes: number) => Math.ceil((bytes * 4) / 3);

function checkOf(whole: Uint8Array): string {
  return hexOf(sha256(whole.subarray(0, -CHECK)).subarray(0, CHECK));
}

function enveloped(letter: Letter, run: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = bodyOf(letter, run);
  const head = writer();
  head.u8((VERSION << 4) | (letter.by << 3) | kinds.indexOf(letter.is));
  head.u16(HEAD + body.length + CHECK);
  head.hex(letter.id);
  const whole = joined([head.bytes(), body, new Uint8Array(CHECK)]);
  if (whole.length > LONGEST) throw new RangeError('a letter that is too long');
  whole.set(sha256(whole.subarray(0, -CHECK)).subarray(0, CHECK), whole.length - CHECK);
  return whole;
}

function bodyOf(letter: Letter, run: Uint8Array): Uint8Array {
  const out = writer();
  if (letter.is === 'invite') putInvite(out, letter);
  else if (letter.is === 'accept') {
    putVersions(out, letter);
    out.hex(letter.end);
    out.hex(letter.token);
    out.text(letter.name);
  } else if (letter.is === 'move') putMove(out, letter, run);
  else if (letter.is === 'again') putAgain(out, letter, run);
  else putWord(out, letter);
  return out.bytes();
}

async function opened(whole: Uint8Array): Promise<Letter> {
  const from = reader(whole.subarray(0, -CHECK));
  const head = from.u8();
  from.u16();
  const by: Player = head & 8 ? 1 : 0;
  const envelope = { id: from.hex(ID), by };
  const is = kinds[head & 7];
  const letter = await takeLetter(from, is, envelope);
  from.end();
  return letter;
}

async function takeLetter(
  from: Reader,
  is: Letter['is'] | undefined,
  envelope: Pick<Letter, 'id' | 'by'>,
): Promise<Letter> {
  switch (is) {
    case 'invite': {
      const versions = takeVersions(from);
      const terms = takeTerms(from);
      return { is, ...envelope, ...versions, terms, end: from.hex(TOKEN), name: nameOf(from.text()) };
    }
    case 'accept': {
      const versions = takeVersions(from);
      return { is, ...envelope, ...versions, end: from.hex(TOKEN), token: from.hex(TOKEN), name: nameOf(from.text()) };
    }
    case 'move':
      return takeMove(from, envelope);
    case 'again':
      return takeAgain(from, envelope);
    case 'ask':
      return { is, ...envelope, m: from.u16(), edition: from.u8(), hash: from.hex(HASH) };
    case 'note': {
      const what = words[from.u8()];
      if (!what) throw new RangeError('no such word');
      return { is, ...envelope, what, m: from.u16(), edition: from.u8(), hash: from.hex(HASH) };
    }
    default:
      throw new RangeError('no such letter');
  }
}

function putVersions(out: Writer, { rules, mind }: Pick<Invite, 'rules' | 'mind'>): void {
  out.u16(rules);
  out.u8(mind);
}

const takeVersions = (from: Reader) => ({ rules: from.u16(), mind: from.u8() });

function putInvite(out: Writer, invite: Invite): void {
  const { game, scenario, options, second, sealed, rematch } = invite.terms;
  putVersions(out, invite);
  out.text(game);
  out.text(scenario);
  out.text(options.join(' '));
  out.u8((second ? 1 : 0) | (sealed ? 2 : 0) | (rematch ? 8 : 0));
  if (rematch) out.hex(rematch);
  out.hex(invite.end);
  out.text(invite.name);
}

function takeTerms(from: Reader): Terms {
  const [game, scenario, listed] = [from.text(), from.text(), from.text()];
  const options = listed === '' ? [] : listed.split(' ').slice(0, MOST_OPTIONS);
  const flags = from.u8();
  const rematch = flags & 8 ? from.hex(ID) : null;
  return { game, scenario, options, second: (flags & 1) > 0, sealed: (flags & 2) > 0, rematch };
}

function putMove(out: Writer, move: Move, run: Uint8Array): void {
  out.u16(move.m);
  out.u8(move.edition);
  out.u8((move.declared ? 1 : 0) | (move.orders === null ? 0 : 2) | (move.sealed ? 4 : 0));
  putVersions(out, move);
  out.u16(move.from);
  out.hex(move.before);
  out.hex(move.token);
  out.block(run);
  if (move.orders !== null) out.block(utf8(move.orders));
  out.hex(move.after);
}

async function takeMove(from: Reader, envelope: Pick<Letter, 'id' | 'by'>): Promise<Move> {
  const [m, edition, flags] = [from.u16(), from.u8(), from.u8()];
  const versions = takeVersions(from);
  const [start, before, token] = [from.u16(), from.hex(HASH), from.hex(TOKEN)];
  const run = await lines(from);
  const orders = flags & 2 ? plainText(from.block()) : null;
  const [declared, sealed] = [(flags & 1) > 0, (flags & 4) > 0];
  const after = from.hex(HASH);
  return {
    is: 'move',
    ...envelope,
    m,
    edition,
    ...versions,
    from: start,
    before,
    token,
    run,
    declared,
    sealed,
    orders,
    after,
  };
}

function putAgain(out: Writer, again: Again, run: Uint8Array): void {
  out.u16(again.m);
  out.u8(again.edition);
  out.u16(again.from);
  out.u16(again.first);
  for (const { count, declared, sealed } of again.letters) {
    out.u16(count);
    out.u8((declared ? 1 : 0) | (sealed ? 4 : 0));
  }
  for (const one of again.tokens) out.hex(one);
  for (const name of again.names) out.text(name);
  for (const orders of again.orders) out.block(utf8(orders));
  out.block(run);
  out.hex(again.after);
}

async function takeAgain(from: Reader, envelope: Pick<Letter, 'id' | 'by'>): Promise<Again> {
  const [m, edition, start, first] = [from.u16(), from.u8(), from.u16(), from.u16()];
  if (first < 1 || first > m + 1) throw new RangeError('letters out of order');
  const letters = Array.from({ length: m + 1 - first }, (): Part => {
    const [count, flags] = [from.u16(), from.u8()];
    return { count, declared: (flags & 1) > 0, sealed: (flags & 4) > 0 };
  });
  const tokens = [from.hex(TOKEN), from.hex(TOKEN)] as const;
  const names = [nameOf(from.text()), nameOf(from.text())] as const;
  const orders = [plainText(from.block()), plainText(from.block())] as const;
  const run = await lines(from);
  const rest = { from: start, first, letters, tokens, names, orders, run, after: from.hex(HASH) };
  return { is: 'again', ...envelope, m, edition, ...rest };
}

function putWord(out: Writer, letter: Ask | Note): void {
  if (letter.is === 'note') out.u8(words.indexOf(letter.what));
  out.u16(letter.m);
  out.u8(letter.edition);
  out.hex(letter.hash);
}

function plainText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The choices of a run; stops where a few bytes swell to more than any run has. */
async function lines(from: Reader): Promise<readonly string[]> {
  const bytes = from.block();
  if (bytes.length === 0) return [];
  const text = await inflated(bytes, LONGEST_RUN);
  if (!text.ok) throw new RangeError(text.reason);
  return text.value.split('\n');
}
