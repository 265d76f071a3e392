/** The letters that a match writes: all of them follow from what is known, so that sending again sends the same. */
import { readLine } from '../kernel/line';
import { type Accept, type Again, type Ask, authorOf, type Letter, type Note, type Player } from './letter';
import { type Desk, lastOf, type Match, newestOf, tokenAt, unopened, versionsOf } from './match';

/** Choices without their stirs. */
export function unstirred(lines: readonly string[]): readonly string[] {
  return lines.map((line) => readLine(line).choice);
}

/** A letter of this phone once more, as it was. */
export function letterOf({ match, game, table }: Desk, m: number): Letter {
  const { id, me, terms, ends, names } = match;
  const versions = versionsOf(game);
  if (m === 0) return { is: 'invite', id, by: 0, ...versions, terms, end: ends[0], name: names[0] };
  const token = tokenAt(match, m);
  if (m === 1)
    return { is: 'accept', id, by: 1, ...versions, end: ends[1] ?? '', token, name: names[1] } satisfies Accept;
  const [last, own] = [match.letters[m - 1] ?? unopened, match.letters[m] ?? unopened];
  const made = unstirred(table?.journal().choices.slice(last.count, own.count) ?? []);
  return {
    is: 'move',
    id,
    by: me,
    m,
    edition: match.edition,
    ...versions,
    from: last.count,
    before: last.hash,
    token,
    run: own.declared === null ? made : [...made, own.declared],
    declared: own.declared !== null,
    sealed: own.sealed,
    orders: own.ordered ? match.orders[me] : null,
    after: own.hash,
  };
}

/** The own letter that stands last. */
export function ownNewest(desk: Desk): Letter {
  const last = lastOf(desk.match);
  return letterOf(desk, authorOf(last) === desk.match.me ? last : last - 1);
}

/** Everything from a letter on, of both players. */
export function againFrom({ match, table }: Desk, first: number): Again {
  const { id, me, letters, names, orders, edition } = match;
  const m = lastOf(match);
  const from = letters[first - 1]?.count ?? 0;
  const newest = (player: Player) => tokenAt(match, authorOf(m) === player ? m : m - 1);
  const made = unstirred(table?.journal().choices.slice(from, newestOf(match).count) ?? []);
  const { declared } = newestOf(match);
  return {
    is: 'again',
    id,
    by: me,
    m,
    edition,
    from,
    first,
    letters: letters
      .slice(first)
      .map((one) => ({ count: one.count, declared: one.declared !== null, sealed: one.sealed })),
    tokens: [newest(0), newest(1)],
    names,
    orders,
    run: declared === null ? made : [...made, declared],
    after: newestOf(match).hash,
  };
}

/** «I know everything up to here.» */
export function asking({ match }: Pick<Desk, 'match'>): Ask {
  const { id, me, edition } = match;
  return { is: 'ask', id, by: me, m: lastOf(match), edition, hash: newestOf(match).hash };
}

/** What somebody lacks whose last letter is known to be this one, of this position. */
export function missing(desk: Desk, { m, hash }: Pick<Ask, 'm' | 'hash'>): Letter {
  const { match } = desk;
  const last = lastOf(match);
  if (last < 2) return ownNewest(desk);
  const isSame = match.letters[m]?.hash === hash && m >= 1;
  if (isSame && m === last - 1 && authorOf(last) === match.me) return letterOf(desk, last);
  return againFrom(desk, isSame && m < last ? m + 1 : 1);
}

/** A word about the battle, as it stands here. */
export function note(match: Match, what: Note['what'], hash = newestOf(match).hash): Note {
  const { id, me, edition } = match;
  return { is: 'note', id, by: me, what, m: lastOf(match), edition, hash };
}

/** Says once more how the match has ended, to a phone that has not heard it. */
export function verdictOf(match: Match): Note | null {
  const { ended, me } = match;
  if (ended?.how === 'drawn') return note(match, 'agree-draw');
  if (ended?.how !== 'resigned') return null;
  return note(match, ended.by === me ? 'resign' : 'you-resigned');
}
