/** Words that cross letters: withdrawing, a draw, taking back. Both phones come to the same verdict once they hold both. */
import { authorOf, type Note, otherOf, type Player } from './letter';
import { cutTo, type Desk, lastOf, type Match, newestOf, stateOf } from './match';
import { nothing, type Reception } from './reception';
import { asking, note, ownNewest } from './writing';

const withDraw = (match: Match, player: Player, offers: boolean): Match => ({
  ...match,
  draws: player === 0 ? [offers, match.draws[1]] : [match.draws[0], offers],
});

const isOverByRules = ({ letters }: Match) => letters.at(-1)?.over === true;

export function takeNote(desk: Desk, said: Note): Reception {
  const { match } = desk;
  const other = otherOf(match.me);
  if (said.what === 'taken') return takeTaken(desk, said);
  if (said.what === 'resign') return takeResign(desk, other);
  if (said.what === 'you-resigned') return nothing(desk, match.ended ? 'over' : 'withdrew');
  if (stateOf(match) === 'over') return nothing(desk, 'over');
  if (said.what === 'grant-back') return takeGrant(desk, said);
  // A word stands on the letter that its writer knew last.
  const isNow = said.edition === match.edition && said.hash === match.letters[said.m]?.hash;
  switch (said.what) {
    case 'offer-draw':
      if (!isNow || said.m !== lastOf(match)) return nothing(desk, 'known');
      return nothing({ match: withDraw(match, other, true) }, 'draw-offered');
    case 'agree-draw':
      // One who has forgotten the own offer is offered one.
      return match.draws[match.me] ? drawn(desk) : nothing({ match: withDraw(match, other, true) }, 'draw-offered');
    case 'decline':
      return nothing({ match: withDraw(match, match.me, false) }, 'declined');
    case 'ask-back':
      return takeAskBack(desk, said, isNow);
  }
}

/** Whoever offered hears of it with the same word. */
function drawn({ match }: Desk): Reception {
  const after: Match = { ...match, ended: { how: 'drawn' } };
  return nothing({ match: after }, 'drawn', note(after, 'agree-draw'));
}

function takeTaken(desk: Desk, { hash }: Note): Reception {
  const { match } = desk;
  const isMeant = match.me === 1 && match.ends[1]?.slice(0, 16) === hash && stateOf(match) === 'opening';
  return isMeant ? nothing({ match: { ...match, ended: { how: 'taken' } } }, 'taken') : nothing(desk, 'known');
}

function takeResign(desk: Desk, by: Player): Reception {
  const { match } = desk;
  // A letter that has ended the battle by the rules stands; whoever has withdrawn must still get it.
  if (isOverByRules(match)) {
    const isOwn = authorOf(lastOf(match)) === match.me;
    return nothing(desk, 'over', isOwn ? ownNewest(desk) : null);
  }
  const { ended } = match;
  if (ended?.how === 'drawn' || (ended?.how === 'resigned' && ended.by === by)) return nothing(desk, 'over');
  if (ended?.how === 'resigned')
    return nothing({ match: { ...match, ended: { how: 'drawn' } } }, 'drawn', note(match, 'resign'));
  return nothing({ match: { ...match, ended: { how: 'resigned', by }, rival: null } }, 'resigned');
}

function takeAskBack(desk: Desk, { m }: Note, isNow: boolean): Reception {
  const { match } = desk;
  const isMine = authorOf(m) === match.me;
  if (isMine || !isNow) return nothing(desk, 'known');
  if (m < lastOf(match)) return nothing(desk, 'late', ownNewest(desk));
  return nothing({ match: { ...match, back: true } }, 'back-asked');
}

function takeGrant(desk: Desk, { m, edition }: Note): Reception {
  const { match } = desk;
  if (edition <= match.edition) return nothing(desk, 'known');
  const isMeant = edition === match.edition + 1 && m === lastOf(match) && authorOf(m) === match.me && m > 2;
  if (!isMeant) return nothing(desk, 'gap', asking(desk));
  const after = takenBack(match);
  return { ...nothing({ match: after }, 'back-granted'), lines: { from: newestOf(after).count, choices: [] } };
}

function takenBack(match: Match): Match {
  const cut = cutTo(match, lastOf(match) - 1);
  return { ...cut, edition: match.edition + 1, back: false, draws: [false, false], rival: null };
}

/** Lets the other take his last letter back; what stood here in no letter goes. */
export function grantBack({ match }: Desk): Reception {
  const said = note(match, 'grant-back');
  const after = takenBack(match);
  const reply: Note = { ...said, edition: after.edition };
  return { ...nothing({ match: after }, 'back-granted', reply), lines: { from: newestOf(after).count, choices: [] } };
}

/** Asks for the own last letter back. */
export function askBack({ match }: Desk): Note | null {
  const isOwn = stateOf(match) === 'sent' && lastOf(match) > 2;
  return isOwn ? note(match, 'ask-back') : null;
}

export function resign({ match }: Desk): Reception {
  const after: Match = { ...match, ended: { how: 'resigned', by: match.me }, rival: null };
  return nothing({ match: after }, 'over', note(after, 'resign'));
}

/** Agrees to the draw that the other offers, or offers one with the own last letter: no letter can cross it then. */
export function draw(desk: Desk): Reception | null {
  const { match } = desk;
  if (match.draws[otherOf(match.me)]) return drawn(desk);
  if (stateOf(match) !== 'sent') return null;
  const after = withDraw(match, match.me, true);
  return nothing({ match: after }, 'draw-offered', note(after, 'offer-draw'));
}
