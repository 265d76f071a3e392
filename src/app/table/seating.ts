/** Who sits where, who looks, and what may be seen from there. */
import type { Choice, Game, GameState, Side } from '../../kernel/game';
import type { Seat, Seats } from '../../kernel/seats';
import type { Entry } from '../../kernel/table';
import type { View } from '../../kernel/view';
import type { Company } from '../../panels/model/model';

export function companyOf(sides: readonly Side[], seats: Seats): Company {
  if (sides.length < 2) return 'alone';
  const persons = sides.filter((side) => (seats[side] ?? 'person') === 'person').length;
  if (persons === 0) return 'nobody';
  return persons === 1 ? 'computer' : 'persons';
}

/** Whoever sat down at this side first; the two may have changed seats since. */
export function chairOf(game: Game, state: GameState, side: Side): Side {
  if (!game.swapped?.(state)) return side;
  return game.sides.find((one) => one !== side) ?? side;
}

export function seatOf(game: Game, state: GameState, seats: Seats, side: Side): Seat {
  return seats[chairOf(game, state, side)] ?? 'person';
}

/** What both sides see: nothing of either hand. */
export function sharedView(game: Game, state: GameState): View {
  const [own, ...others] = game.sides.map((side) => game.view(state, side, null));
  if (!own) throw new RangeError('a game without sides');
  const same = <T extends { readonly id: string }>(mine: readonly T[], theirs: (view: View) => readonly T[]) => {
    const known = others.map((view) => new Set(theirs(view).map((one) => JSON.stringify(one))));
    return mine.filter((one) => known.every((set) => set.has(JSON.stringify(one))));
  };
  return {
    ...own,
    counters: same(own.counters, (view) => view.counters),
    cards: same(own.cards, (view) => view.cards),
  };
}

/** A choice of which nothing is known but the facts that followed. */
const untold: Choice = { do: 'done' };

/** What was chosen for another side is known by its facts alone: a sealed bid or a card held back stays hidden. */
export function knownTo(side: Side, entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => (entry.side === side ? entry : { ...entry, choice: untold }));
}
