/**
 * What a letter does that comes: the match as it is afterwards, what the player is told, what the journal becomes and
 * what is to be answered. Whatever is lost, doubled, late or cut on the way, one of the two always knows what to send.
 */
import { type Accept, type Ask, authorOf, type Letter, type Move, otherOf } from './letter';
import { cutTo, type Desk, lastOf, type Match, newestOf, opened, stateOf, tableAt, versionsOf } from './match';
import { nothing, type Reception } from './reception';
import { takeAgain } from './resend';
import { follow } from './run';
import { before, earlier, LAST_LETTER } from './token';
import { takeNote } from './verdict';
import { againFrom, asking, missing, note, ownNewest, verdictOf } from './writing';

/** The letter must be of this match. */
export function receive(desk: Desk, letter: Letter): Reception {
  if (letter.id !== desk.match.id) throw new RangeError('a letter of another match');
  if (letter.by === desk.match.me) return nothing(desk, 'own', ownNewest(desk));
  switch (letter.is) {
    case 'invite':
      return takeInvite(desk);
    case 'accept':
      return takeAccept(desk, letter);
    case 'move':
      return takeMove(desk, letter);
    case 'ask':
      return takeAsk(desk, letter);
    case 'again':
      return takeAgain(desk, letter);
    case 'note':
      return takeNote(desk, letter);
  }
}

function takeInvite(desk: Desk): Reception {
  const { match } = desk;
  if (stateOf(match) === 'opening') return nothing(desk, 'known', ownNewest(desk));
  return nothing(desk, stateOf(match) === 'over' ? 'over' : 'known');
}

function takeAccept(desk: Desk, accept: Accept): Reception {
  const { match, game } = desk;
  const { rules } = versionsOf(game);
  if (match.ends[1] !== null) {
    if (match.ends[1] !== accept.end) return nothing(desk, 'taken', note(match, 'taken', accept.end.slice(0, 16)));
    // Somebody who sends it again has not had the letter that opens the dice.
    const isUnheard = lastOf(match) === 2;
    return nothing(desk, isUnheard ? 'lost' : 'known', isUnheard ? ownNewest(desk) : null);
  }
  if (stateOf(match) === 'over') return nothing(desk, 'over');
  if (before(accept.token) !== accept.end) return nothing(desk, 'altered');
  if (accept.rules > rules) return nothing(desk, 'newer');
  if (accept.rules < rules) return nothing(desk, 'older');
  const begun: Match = {
    ...match,
    mind: accept.mind,
    ends: [match.ends[0], accept.end],
    names: [match.names[0], accept.name],
    theirs: { letter: 1, token: accept.token },
    letters: [newestOf(match), newestOf(match)],
  };
  return { ...nothing({ match: opened(begun, desk) }, 'accepted'), lines: { from: 0, choices: [] } };
}

function takeMove(desk: Desk, move: Move): Reception {
  const { match } = desk;
  const last = lastOf(match);
  if (match.ended) return takeAtEnd(desk, move);
  if (move.m < 2 || move.m > LAST_LETTER || authorOf(move.m) === match.me) return nothing(desk, 'altered');
  if (move.edition < match.edition) return nothing(desk, 'behind', againFrom(desk, 1));
  if (move.edition > match.edition || move.m > last + 1) return nothing(desk, 'gap', asking(desk));
  return move.m <= last ? takeKnown(desk, move) : takeNext(desk, move);
}

/** Whoever writes on has not heard that the match is over; a letter that has crossed a word may have ended it by the rules. */
function takeAtEnd(desk: Desk, move: Move): Reception {
  const { match } = desk;
  const crossed = match.ended?.how === 'resigned' && move.m === lastOf(match) + 1 ? takeNext(desk, move) : null;
  if (crossed?.lines && crossed.match.ended === null) return crossed;
  return { ...(crossed?.lines ? crossed : nothing(desk, 'over')), says: 'over', reply: verdictOf(match) };
}

function takeKnown(desk: Desk, move: Move): Reception {
  const { match } = desk;
  const last = lastOf(match);
  const known = match.letters[move.m];
  const isOver = stateOf(match) === 'over';
  const end = move.from + move.run.length - (move.declared ? 1 : 0);
  if (known?.hash === move.after && known.count === end) {
    // Who sends an earlier letter once more has not had what came then: while play goes on only the last but one says so.
    if (isOver) return nothing(desk, 'over', move.m < last ? missing(desk, { m: move.m, hash: move.after }) : null);
    return move.m === last - 1 ? nothing(desk, 'lost', ownNewest(desk)) : nothing(desk, 'known');
  }
  if (move.m < last || isOver) return nothing(desk, isOver ? 'over' : 'behind', againFrom(desk, move.m));
  // Not answered yet: the player decides, if the second follows the rules as the first did.
  const seen = tried({ ...desk, match: cutTo(match, move.m - 1) }, move);
  const isFit = move.before === match.letters[move.m - 1]?.hash && seen && 'letter' in seen.followed;
  if (!isFit) return nothing(desk, 'altered');
  return match.rival?.is === 'again' ? nothing(desk, 'known') : nothing({ match: { ...match, rival: move } }, 'torn');
}

/** A letter of the other played out where it begins, and the match with what it reveals; null where its token is not the next one. */
function tried(desk: Desk, move: Move) {
  const { match, game } = desk;
  const known = match.theirs;
  const end = match.ends[otherOf(match.me)];
  const isNext = known
    ? known.letter >= move.m
      ? earlier(known.token, known.letter, move.m) === move.token
      : before(move.token) === earlier(known.token, known.letter, move.m - 2)
    : end !== null && before(move.token) === end;
  if (!isNext) return null;
  const theirs = known && known.letter >= move.m ? known : { letter: move.m, token: move.token };
  const told = opened({ ...match, theirs }, { game });
  const at = tableAt({ match: told, game, table: desk.table }, newestOf(told).count);
  if (!at) return null;
  const orders = { text: match.orders[match.me], mind: move.mind };
  return { told, at, followed: follow({ match: told, game }, at, { ...move, orders }) };
}

/** The letter after the last that is known. */
export function takeNext(desk: Desk, move: Move): Reception {
  const { game } = desk;
  if (desk.match.rival) return nothing(desk, 'differs');
  const { rules } = versionsOf(game);
  if (move.rules > rules) return nothing(desk, 'newer');
  const result = tried(desk, move);
  if (!result) return nothing(desk, 'altered', asking(desk));
  const { told, followed } = result;
  const base = newestOf(told);
  if (move.before !== base.hash || move.from !== base.count) return nothing(desk, 'gap', asking(desk));
  const isOlder = move.rules < rules;
  if ('why' in followed) {
    if (isOlder) return nothing(desk, 'older');
    const why = followed.why === 'orders' ? 'not-ordered' : 'not-by-the-rules';
    return { ...nothing(desk, why, asking(desk)), at: followed.at };
  }
  if (followed.letter.hash !== move.after) return nothing(desk, isOlder ? 'older' : 'not-by-the-rules', asking(desk));
  const letter = { ...followed.letter, ordered: move.orders !== null };
  const { me, ended, letters, orders } = told;
  // Whoever had withdrawn has, unless the letter that crossed ended the battle.
  const isEndedByRules = ended?.how === 'resigned' && ended.by === me && letter.over;
  const after: Match = {
    ...told,
    mind: move.mind,
    letters: [...letters, letter],
    orders: move.orders === null ? orders : me === 0 ? [orders[0], move.orders] : [move.orders, orders[1]],
    draws: [false, false],
    ended: isEndedByRules ? null : ended,
  };
  const lines = { from: base.count, choices: followed.lines };
  return { ...nothing({ match: after }, move.m === 2 ? 'opened' : 'moved'), lines };
}

function takeAsk(desk: Desk, ask: Ask): Reception {
  const { match } = desk;
  const last = lastOf(match);
  if (match.ended) return nothing(desk, 'over', verdictOf(match));
  if (ask.edition > match.edition) return nothing(desk, 'gap', asking(desk));
  if (ask.edition < match.edition) return nothing(desk, 'behind', againFrom(desk, 1));
  const isSame = match.letters[ask.m]?.hash === ask.hash;
  if (ask.m > last) return nothing(desk, 'gap', asking(desk));
  if (ask.m === last && isSame && last > 1) return nothing(desk, 'nothing-missing');
  return nothing(desk, 'missing-sent', missing(desk, ask));
}
