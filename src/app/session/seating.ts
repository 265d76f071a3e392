/** Who sits where, who looks, and what may be seen from there. */
import type { Game, GameEvent, GameState, Side } from '../../kernel/game';
import type { Seat, Seats } from '../../kernel/seats';
import type { Entry, Witnessed } from '../../kernel/table';
import type { Company } from '../../panels/model/model';

export function companyOf(sides: readonly Side[], seats: Seats): Company {
  if (sides.length < 2) return 'alone';
  const persons = sides.filter((side) => (seats[side] ?? 'person') === 'person').length;
  if (persons === 0) return 'nobody';
  return persons === 1 ? 'computer' : 'persons';
}

/** Whoever sat down at this side first; the two may have changed seats since. */
export function chairOf(game: Game, state: GameState, side: Side): Side {
  if (!game.face.swapped?.(state)) return side;
  return game.sides.find((one) => one !== side) ?? side;
}

export function seatOf(game: Game, state: GameState, seats: Seats, side: Side): Seat {
  return seats[chairOf(game, state, side)] ?? 'person';
}

/**
 * What a side knows of what was done; null is what everybody knows. What was chosen for another side is known by the
 * facts that followed alone, each as far as this side may witness it: a sealed bid or a card held back stays hidden.
 */
export function knownTo(game: Game, side: Side | null, entries: readonly Entry[]): readonly Witnessed[] {
  return entries.map((entry) => {
    if (entry.side === side) return entry;
    const { about: _hidden, ...rest } = entry;
    return { ...rest, choice: null, events: witnessed(game, side, entry.events) };
  });
}

/** Events as far as a side may notice them. */
export function witnessed(game: Game, side: Side | null, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.flatMap((event) => game.face.witness(event, side) ?? []);
}
