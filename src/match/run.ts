/** The choices of one letter: made and sealed on one phone, followed on the other. */
import type { Choice } from '../kernel/game';
import { hashText } from '../kernel/hash';
import { lineOf } from '../kernel/line';
import type { Table } from '../kernel/table';
import { authorOf, otherOf, type Versions } from './letter';
import { askedOf, type Desk, lastOf, type Match, newestOf, type Sealed, stateOf, stirAt, versionsOf } from './match';
import { answerAhead, isReckoned, noOrders, type Orders, readOrders } from './orders';

/** Whether a choice throws dice or deals cards: the generator moves. */
export function throws(table: Table, choice: Choice): boolean {
  const tried = table.fork();
  return tried.choose(choice).ok && tried.state.chance.d !== table.state.chance.d;
}

/** What lies on another phone stays; the dice of the own run are mixed, and a throw that the other declared is made. */
export function takeTurn(match: Match, table: Table): void {
  const { count, declared } = newestOf(match);
  table.floor = count;
  if (stateOf(match) !== 'turn' || table.entries.length > count) return;
  const stir = stirAt(match, lastOf(match) + 1, match.terms.sealed);
  if (stir !== null) table.stirNext(stir);
  if (declared !== null) table.follow([declared]);
}

/** What a side has ordered, as the other phone knows it. Where the two computers think otherwise, what they would reckon is asked. */
function ordersOf(match: Match, versions: Versions, player: 0 | 1, table: Table): Orders {
  const orders = readOrders(match.orders[player]);
  return match.mind !== versions.mind && isReckoned(table, orders) ? noOrders : orders;
}

/** What the question now asked is answered by, if it is put to the other player and he need not be asked. */
export function answerForAway({ match, game }: Pick<Desk, 'match' | 'game'>, table: Table): Choice | null {
  const away = otherOf(match.me);
  if (askedOf(match, table) !== away) return null;
  return answerAhead(table, ordersOf(match, versionsOf(game), away, table));
}

/**
 * Makes what the other side has ordered, up to the next question that somebody must decide. Answers the throw that is
 * to be declared, where it comes to one.
 */
export function goOn(desk: Pick<Desk, 'match' | 'game'>, table: Table): string | null {
  for (let answer = answerForAway(desk, table); answer; answer = answerForAway(desk, table)) {
    if (desk.match.terms.sealed && throws(table, answer)) return table.write(answer);
    if (!table.choose(answer).ok) return null;
  }
  return null;
}

/** Whether the own run is at its end: the other must decide, or nobody. */
export function isRunOver(desk: Pick<Desk, 'match' | 'game'>, table: Table): boolean {
  const { match } = desk;
  return stateOf(match) === 'turn' && askedOf(match, table) !== match.me && answerForAway(desk, table) === null;
}

/** Seals the own run; with a throw declared where the other phone makes it. Null where the run is not at its end. */
export function seal(desk: Desk, declared: string | null = null): Match | null {
  const { match, table } = desk;
  if (!table || stateOf(match) !== 'turn') return null;
  if (declared === null ? !isRunOver(desk, table) : !table.offered(declared)) return null;
  const ordered = match.mine !== match.orders[match.me];
  const orders = match.me === 0 ? ([match.mine, match.orders[1]] as const) : ([match.orders[0], match.mine] as const);
  const letter: Sealed = {
    count: table.entries.length,
    hash: hashAfter(table, declared),
    declared,
    sealed: match.terms.sealed,
    ordered,
    over: declared === null && table.prompt === null,
  };
  // Any move declines a draw and a wish to take back.
  const { letters } = match;
  return { ...match, letters: [...letters, letter], orders, draws: [false, false], back: false };
}

/** Of the position at the end of a letter. Two letters that declare different throws are not the same. */
function hashAfter(table: Table, declared: string | null): string {
  return declared === null ? table.hash() : hashText(`${table.hash()} ${declared}`);
}

/** A letter that is followed: who wrote it and what it says. */
interface Run {
  readonly m: number;
  readonly run: readonly string[];
  readonly declared: boolean;
  readonly sealed: boolean;
  /** What the side that is asked here had ordered, and how the writer's computer thinks; null where nobody knows any more. */
  readonly orders: { readonly text: string; readonly mind: number } | null;
}

/** Why a run is not taken in, and at which of its choices. */
export interface Fault {
  readonly why: 'rules' | 'orders';
  readonly at: number;
}

export type Followed = { readonly lines: readonly string[]; readonly letter: Sealed } | Fault;

/** Plays a run on a table of its own, which stands where it begins. */
export function follow(
  { match, game }: Pick<Desk, 'match' | 'game'>,
  at: Table,
  { m, run, declared, sealed, orders }: Run,
): Followed {
  const writer = authorOf(m);
  const from = newestOf(match).count;
  const owed = match.letters[m - 1]?.declared ?? null;
  const rules = (choice: number): Fault => ({ why: 'rules', at: choice });
  if (match.terms.sealed && !sealed) return rules(0);
  const stir = stirAt(match, m, sealed);
  const own = orders ? readOrders(orders.text) : null;
  const isSameMind = orders?.mind === versionsOf(game).mind;
  const lines: string[] = [];
  for (const [i, text] of run.entries()) {
    const choice = at.offered(text);
    if (!choice || at.write(choice) !== text) return rules(i);
    const isOwed = i === 0 && owed !== null;
    if (isOwed && text !== owed) return rules(i);
    if (askedOf(match, at) !== writer && !isOwed) {
      const answer = answerAhead(at, own ?? noOrders);
      const isFree = own === null || (!isSameMind && isReckoned(at, own));
      if (!isFree && !answer) return rules(i);
      if (!isFree && answer && at.write(answer) !== text) return { why: 'orders', at: i };
    }
    const isThrow = sealed && !isOwed && throws(at, choice);
    if (declared && i === run.length - 1) {
      if (!isThrow) return rules(i);
      return { lines, letter: sealedLetter(at, from + lines.length, text, sealed) };
    }
    if (isThrow) return rules(i);
    const line = lineOf(i === 0 ? stir : null, text);
    if (at.follow([line]) === 0) return rules(i);
    lines.push(line);
  }
  const isOwing = declared || (owed !== null && run.length === 0);
  if (isOwing || !endsThere(match, at, writer, own, isSameMind)) return rules(run.length);
  return { lines, letter: sealedLetter(at, from + lines.length, null, sealed) };
}

/** A run goes on until its reader must decide, or nobody. */
function endsThere(match: Match, at: Table, writer: 0 | 1, own: Orders | null, isSameMind: boolean): boolean {
  const asked = askedOf(match, at);
  if (asked === null) return true;
  if (asked === writer) return false;
  if (own === null || (!isSameMind && isReckoned(at, own))) return true;
  return answerAhead(at, own) === null;
}

function sealedLetter(at: Table, count: number, declared: string | null, sealed: boolean): Sealed {
  const over = declared === null && at.prompt === null;
  return { count, hash: hashAfter(at, declared), declared, sealed, ordered: false, over };
}
