/** A battle between two phones, as one of them knows it: plain data, from which every letter follows again. */
import type { Game, GameState, Side } from '../kernel/game';
import { readLine } from '../kernel/line';
import { Table } from '../kernel/table';
import { named } from './codec';
import { type Again, authorOf, type Invite, type Move, type Player, type Terms, type Versions } from './letter';
import { earlier, endOf, seedFrom, stirOf, type Token, tokenOf } from './token';

/** A letter that is known, whoever wrote it. */
export interface Sealed {
  /** How many choices there are with it, and the position that they lead to. */
  readonly count: number;
  readonly hash: string;
  /** The throw that the next letter makes first. */
  readonly declared: string | null;
  readonly sealed: boolean;
  /** It carries the orders of its writer. */
  readonly ordered: boolean;
  /** The battle has ended with it. */
  readonly over: boolean;
}

/** How a match ended if not by the rules; `taken`: somebody else had accepted first. */
export type Ended = { readonly how: 'resigned'; readonly by: Player } | { readonly how: 'drawn' | 'taken' };

export interface Match {
  readonly id: string;
  readonly me: Player;
  readonly terms: Terms;
  readonly names: readonly [string, string];
  /** How the other phone's computer answers, as far as is known. */
  readonly mind: number;
  readonly secret: Token;
  /** The ends of both chains. */
  readonly ends: readonly [Token, Token | null];
  /** The newest that the other has revealed, and in which letter. */
  readonly theirs: { readonly letter: number; readonly token: Token } | null;
  /** By number. */
  readonly letters: readonly Sealed[];
  /** What both have ordered, as it has travelled; and what goes with the next letter. */
  readonly orders: readonly [string, string];
  readonly mine: string;
  /** How often a letter was taken back. */
  readonly edition: number;
  /** What speaks against what is known here: the player decides. */
  readonly rival: Move | Again | null;
  /** Who offers a draw now. */
  readonly draws: readonly [boolean, boolean];
  /** The other asks to take the last letter back. */
  readonly back: boolean;
  readonly ended: Ended | null;
}

export type State = 'offered' | 'opening' | 'turn' | 'sent' | 'torn' | 'over';

/** A match with its game, and the battle where it has begun. */
export interface Desk {
  readonly match: Match;
  readonly game: Game;
  readonly table: Table | null;
}

const NO_HASH = '0'.repeat(16);
/** Letters 0 and 1 hold no choices. */
export const unopened: Sealed = { count: 0, hash: NO_HASH, declared: null, sealed: false, ordered: false, over: false };

const fresh = { theirs: null, edition: 0, rival: null, draws: [false, false], back: false, ended: null } as const;

export function versionsOf({ rules, mind }: Game): Versions {
  return { rules, mind: mind.ahead?.version ?? 0 };
}

/** A match that begins here; `secret` is drawn by lot. */
export function invited(game: Game, terms: Terms, secret: Token, name: string, mine = ''): Match {
  const end = endOf(secret);
  const { id } = named({ is: 'invite', id: NO_HASH, by: 0, ...versionsOf(game), terms, end, name });
  const [names, orders] = [
    [name, ''],
    ['', ''],
  ] as const;
  const { mind } = versionsOf(game);
  return { ...fresh, id, me: 0, terms, names, mind, secret, ends: [end, null], letters: [unopened], orders, mine };
}

/** A match that began elsewhere. */
export function accepted(invite: Invite, secret: Token, name: string, mine = ''): Match {
  const { id, terms, mind } = invite;
  const ends = [invite.end, endOf(secret)] as const;
  const [names, orders] = [
    [invite.name, name],
    ['', ''],
  ] as const;
  return { ...fresh, id, me: 1, terms, names, mind, secret, ends, letters: [unopened, unopened], orders, mine };
}

/** The number of the highest letter that is known. */
export function lastOf({ letters }: Match): number {
  return letters.length - 1;
}

export function newestOf({ letters }: Match): Sealed {
  return letters.at(-1) ?? unopened;
}

export function stateOf(match: Match): State {
  if (match.ended) return 'over';
  if (match.rival) return 'torn';
  if (newestOf(match).over) return 'over';
  const last = lastOf(match);
  if (authorOf(last) !== match.me) return 'turn';
  return last === 0 ? 'offered' : last === 1 ? 'opening' : 'sent';
}

/** The token of a letter: the own from the secret, the other's as far as it has come. */
export function tokenAt({ me, secret, theirs }: Match, m: number): Token {
  if (authorOf(m) === me) return tokenOf(secret, m);
  if (!theirs || theirs.letter < m) throw new RangeError(`the token of letter ${m} has not come`);
  return earlier(theirs.token, theirs.letter, m);
}

/** The seed of the battle; null until the letters that open the dice are here. */
export function setupOf(match: Match) {
  const { id, me, terms, theirs } = match;
  const isOpen = theirs !== null && theirs.letter >= (me === 0 ? 1 : 2);
  if (!isOpen) return null;
  const { scenario, options } = terms;
  return { scenario, options, seed: seedFrom(id, tokenAt(match, 1), tokenAt(match, 2)) };
}

/** What is mixed into the dice before the run of a letter, where anything is. */
export function stirAt(match: Match, m: number, sealed: boolean): string | null {
  if (sealed && match.letters[m - 1]?.declared == null) return null;
  return stirOf(match.id, m, tokenAt(match, m), tokenAt(match, m - 1));
}

/** Who plays a side: the two may have changed seats since the terms were made. */
export function playerOf({ terms }: Match, { sides, face }: Game, state: GameState, side: Side): Player {
  const isFirst = (side === sides[0]) !== (face.swapped?.(state) ?? false);
  return isFirst === terms.second ? 1 : 0;
}

/** Who is asked; null where nobody is. */
export function askedOf(match: Match, { game, state, prompt }: Table): Player | null {
  return prompt && playerOf(match, game, state, prompt.side);
}

/** The same with the position at which the battle begins, once the dice are open: the first run starts there. */
export function opened(match: Match, { game }: Pick<Desk, 'game'>): Match {
  const setup = setupOf(match);
  const [invite, accept] = match.letters;
  if (!setup || !invite || !accept) return match;
  return { ...match, letters: [invite, { ...accept, hash: new Table(game, setup).hash() }, ...match.letters.slice(2)] };
}

/** A table of its own as it stood when so many choices had been made; null where the dice are not open. */
export function tableAt({ match, game, table }: Desk, count: number): Table | null {
  const setup = setupOf(match);
  if (table) return table.forkAt(count);
  return setup && count === 0 ? new Table(game, setup) : null;
}

/** A match without the letters after one. */
export function cutTo(match: Match, last: number): Match {
  return { ...match, letters: match.letters.slice(0, last + 1) };
}

/** How often both phones have stirred the dice of a journal; null where a line does not agree with the tokens. */
export function provenStirs(match: Match, choices: readonly string[]): number | null {
  const due = new Map<number, string>();
  for (const [m, { count, sealed }] of match.letters.entries()) {
    const from = match.letters[m - 1]?.count ?? 0;
    const stir = m >= 2 && count > from ? stirAt(match, m, sealed) : null;
    if (stir !== null) due.set(from, stir);
  }
  const isProven = choices.every((line, at) => readLine(line).stir === (due.get(at) ?? null));
  return isProven ? due.size : null;
}
