/** Looking ahead from a question: the same position over and over, each time with other dice and other hidden cards. */
import { startRules } from '../kernel/again';
import type { Advice, Choice, Game, GameState, Prompt, Side } from '../kernel/game';
import { type Table, unknownDice } from '../kernel/table';

/** A question with all that is needed to come back to it: rules under way cannot be copied, a state can. */
export interface Standpoint {
  readonly game: Game;
  readonly side: Side;
  readonly state: GameState;
  /** What is asked in that state, where it is known. */
  readonly asked: Prompt | null;
  /** What was chosen since that state. */
  readonly since: readonly Choice[];
}

/** The nearest state from which play can start, so that coming back repeats as little as possible. */
export function standpointOf(table: Table): Standpoint {
  const { game, entries, prompt } = table;
  if (!prompt) throw new RangeError('nobody is asked');
  const { at, state, asked } = table.nearest();
  return { game, side: prompt.side, state, asked, since: entries.slice(at).map(({ choice }) => choice) };
}

/** What playing on came to. */
export interface Outlook {
  /** How good it is for the side that chose. */
  readonly worth: number;
  /** How many choices were played for it. */
  readonly choices: number;
  /** The position it came to. */
  readonly end: GameState;
}

/** How far a playout goes. */
type Horizon = Game['mind']['sight'];

/**
 * Makes a choice, lets the bot play both sides as far as the horizon, and says how good that is for the side
 * that chose. Only what this side may see is used: the rest, with the dice, is dealt anew from the seed. Dice are also
 * thrown anew wherever play could start with nothing half done, by the occasion: the third fire of a stage meets the same
 * dice whatever was chosen, so that what is compared differs by the choice and not by who used up which die. It ends only
 * where a stage begins: in the midst of a fight nobody can say who gains by it. A choice with a plan is followed by it
 * before the bot is asked.
 */
export function playOut(
  { game, side, state, asked: first, since }: Standpoint,
  { choice, then = [] }: Pick<Advice, 'choice' | 'then'>,
  { stages, least }: Horizon,
  seed: string,
): Outlook {
  const here = game.play.copy(state);
  const { rules, step } = startRules(game.play, here, first);
  let asked = step;
  for (const made of since) asked = rules.next(made);
  let stage = game.mind.stage(here, side);
  const end = stage + stages;
  game.play.redeal(here, side, seed);
  const nextOf = planned(side, asked.done ? '' : asked.value.ask, then);
  asked = rules.next(choice);
  // Coming back to the question is work too.
  let choices = 1 + since.length;
  const occasions = new Map<string, number>();
  for (; !asked.done; choices++) {
    const before = stage;
    stage = game.mind.stage(here, side);
    if (stage > before && stage >= end && choices >= least) break;
    here.events.length = 0;
    if (asked.value.resumable === true) {
      const occasion = `${stage} ${asked.value.ask}`;
      const times = occasions.get(occasion) ?? 0;
      occasions.set(occasion, times + 1);
      unknownDice(here, `${seed} ${occasion} ${times}`);
    }
    asked = rules.next(nextOf(asked.value) ?? game.mind.bot(here, asked.value).choice);
  }
  return { worth: game.mind.worth(here, side), choices, end: here };
}

/** Goes through a plan at the questions it was made for; what is no longer offered is left out, and with nothing left the bot decides. */
function planned(side: Side, ask: string, then: readonly Choice[]): (prompt: Prompt) => Choice | undefined {
  const plan = [...then];
  return (prompt) => {
    if (plan.length === 0 || prompt.side !== side || prompt.ask !== ask) return undefined;
    for (let wanted = plan.shift(); wanted; wanted = plan.shift()) {
      const found = offeredLike(prompt, wanted);
      if (found) return found;
    }
    return undefined;
  };
}

/** The choice of a question that has all that another had. */
export function offeredLike({ choices }: Prompt, wanted: Choice): Choice | undefined {
  const keys = Object.keys(wanted);
  return choices.find((one) => keys.every((key) => Reflect.get(one, key) === Reflect.get(wanted, key)));
}
