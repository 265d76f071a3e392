/** Looking ahead from a question: the same position over and over, each time with other dice and other hidden cards. */
import type { Choice, Game, GameState, Side } from '../kernel/game';
import { type Table, unknownDice } from '../kernel/table';

/** A question with all that is needed to come back to it: rules under way cannot be copied, a state can. */
export interface Standpoint {
  readonly game: Game;
  readonly side: Side;
  readonly state: GameState;
  /** What was chosen since that state. */
  readonly since: readonly Choice[];
}

/** The nearest state from which play can start, so that coming back repeats as little as possible. */
export function standpointOf(table: Table): Standpoint {
  const { game, entries, prompt } = table;
  if (!prompt) throw new RangeError('nobody is asked');
  const { at, state } = table.nearest();
  return { game, side: prompt.side, state, since: entries.slice(at).map(({ choice }) => choice) };
}

/** Rules that never end a turn would never end a playout. */
const MOST_CHOICES = 4000;

/**
 * Makes a choice, lets the bot play both sides until so many turns have ended, and says how good that is for the side
 * that chose. Only what this side may see is used: the rest, with the dice, is dealt anew from the seed. Dice are also
 * thrown anew wherever play could start with nothing half done, so that what is compared differs by what was chosen, not by whose turn it was
 * to use up which die.
 */
export function playOut({ game, side, state, since }: Standpoint, choice: Choice, turns: number, seed: string): number {
  const here = game.play.copy(state);
  const rules = game.play.rules(here);
  let asked = rules.next();
  for (const made of since) asked = rules.next(made);
  const end = here.turn + turns;
  game.play.redeal(here, side, seed);
  asked = rules.next(choice);
  for (let i = 0, throws = 0; i < MOST_CHOICES && !asked.done && here.turn < end; i++) {
    here.events.length = 0;
    if (asked.value.resumable === true) unknownDice(here, `${seed} ${throws++}`);
    asked = rules.next(game.mind.bot(here, asked.value).choice);
  }
  return game.mind.worth(here, side);
}
