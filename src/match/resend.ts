/** Several letters at once: what brings a phone forward that has lost some, or that has gone back to an older copy of itself. */
import { type Again, authorOf, type Player } from './letter';
import { cutTo, type Desk, lastOf, type Match, newestOf, opened, stateOf, tableAt, tokenAt } from './match';
import { type Lines, nothing, type Reception } from './reception';
import { follow } from './run';
import { before, earlier, LAST_LETTER, linkOf } from './token';
import { asking } from './writing';

export function takeAgain(desk: Desk, again: Again): Reception {
  const { match } = desk;
  const last = lastOf(match);
  if (again.edition < match.edition) return nothing(desk, 'known');
  const isAhead = again.edition > match.edition || again.m > last;
  const isKnown = again.m <= last && match.letters[again.m]?.hash === again.after;
  if (!isAhead && (isKnown || again.m < last)) return nothing(desk, 'known');
  const caught = caughtUp(desk, again);
  if (caught === 'gap') return nothing(desk, 'gap', asking(desk));
  if (!caught) return nothing(desk, 'altered');
  // What goes is the player's own: it goes when he says so.
  const isOpen = stateOf(match) === 'turn' && (desk.table?.entries.length ?? 0) > newestOf(match).count;
  const goes = match.letters.some(
    ({ hash }, m) => m > 1 && authorOf(m) === match.me && caught.match.letters[m]?.hash !== hash,
  );
  if (goes || isOpen) return nothing({ match: { ...match, rival: again } }, 'differs');
  return { ...nothing(caught, 'caught-up'), lines: caught.lines };
}

/** The match as the letters leave it, and the journal; null where they are false, 'gap' where they begin later than what is known. */
export function caughtUp(desk: Desk, again: Again): { readonly match: Match; readonly lines: Lines } | null | 'gap' {
  const { match, game, table } = desk;
  const { first, m, from, letters } = again;
  if (first > lastOf(match) + 1) return 'gap';
  if (m > LAST_LETTER) return null;
  const told = withToken(match, again);
  if (!told) return null;
  let now = opened(cutTo(told, Math.max(1, first - 1)), { game });
  if (now.letters.length < 2) now = opened({ ...now, letters: [newestOf(now), newestOf(now)] }, { game });
  if (newestOf(now).count !== from) return 'gap';
  const at = tableAt({ match: now, game, table }, from);
  if (!at) return null;
  const lines: string[] = [];
  let made = from;
  for (const [i, part] of letters.entries()) {
    const number = first + i;
    if (number === 1) continue; // it opens the dice and holds no choices
    const end = part.count + (part.declared ? 1 : 0);
    if (part.count < made || end - from > again.run.length) return null;
    const run = again.run.slice(made - from, end - from);
    const followed = follow({ match: now, game }, at, { ...part, m: number, run, orders: null });
    if ('why' in followed || followed.letter.count !== part.count) return null;
    lines.push(...followed.lines);
    const known = match.letters[number];
    const ordered = known?.hash === followed.letter.hash && known.ordered;
    now = { ...now, letters: [...now.letters, { ...followed.letter, ordered }] };
    made = part.count;
  }
  if (lastOf(now) !== m || newestOf(now).hash !== again.after) return null;
  const orders = again.orders;
  const settled: Match = {
    ...now,
    orders,
    names: again.names,
    edition: again.edition,
    rival: null,
    draws: [false, false],
    back: false,
  };
  return { match: settled, lines: { from, choices: lines } };
}

/** The match with what the letters reveal of the other's secret; null where a token is not of its chain. */
function withToken(match: Match, { m, tokens }: Again): Match | null {
  const { me, theirs, ends } = match;
  const numberOf = (player: Player) => (authorOf(m) === player ? m : m - 1);
  const other: Player = me === 0 ? 1 : 0;
  const number = numberOf(other);
  const [own, token] = me === 0 ? tokens : [tokens[1], tokens[0]];
  // Only who has had a letter of this phone knows its token.
  if (numberOf(me) >= 1 && tokenAt(match, numberOf(me)) !== own) return null;
  if (number < 1) return match;
  if (theirs && theirs.letter >= number) return earlier(theirs.token, theirs.letter, number) === token ? match : null;
  const isOfChain = theirs
    ? earlier(token, number, theirs.letter) === theirs.token
    : ends[other] === null || before(token, linkOf(number)) === ends[other];
  if (!isOfChain) return null;
  return {
    ...match,
    theirs: { letter: number, token },
    ends: other === 1 ? [ends[0], before(token, linkOf(number))] : ends,
  };
}
