/** Two versions of what has happened: the player keeps the first or takes the second. */
import type { Desk, Match } from './match';
import { cutTo } from './match';
import { takeNext } from './post';
import { nothing, type Reception } from './reception';
import { caughtUp } from './resend';

/** What came first stands. */
export function keepFirst({ match }: Desk): Match {
  return { ...match, rival: null };
}

/** What came second stands, and what stood here in its place goes. */
export function takeSecond(desk: Desk): Reception {
  const { match } = desk;
  const { rival } = match;
  if (!rival) return nothing(desk, 'known');
  if (rival.is === 'move') return takeNext({ ...desk, match: { ...cutTo(match, rival.m - 1), rival: null } }, rival);
  const caught = caughtUp(desk, rival);
  if (!caught || caught === 'gap') return nothing({ match: { ...match, rival: null } }, 'altered');
  return { ...nothing(caught, 'caught-up'), lines: caught.lines };
}
