/** What is meant at a question and not yet done: choices on a fork of the table. The journal hears of a press, never of a draft. */
import type { Choice, Side } from './game';
import type { Entry, Table } from './table';

/**
 * What comes of a choice. 'free': undo takes it back, and the same side goes on in the same phase. Else only a press
 * makes it: dice are thrown, something hidden is seen, the other side is asked, a turn or a phase ends.
 */
export type Ending = 'free' | 'dice' | 'hidden' | 'side' | 'turn' | 'phase' | 'over' | 'settled';

/** What follows a choice of a side by itself: the same in a draft and when it is made. */
export type Follows = (table: Table, side: Side) => void;

export interface Draft {
  /** The table that it is meant for. */
  readonly on: Table;
  readonly follows: Follows;
  /** What was chosen, in its order, each free where it stands. */
  readonly made: readonly Entry[];
  /** The table with all of that made; the table itself where nothing is meant. Look at it, never choose on it. */
  readonly table: Table;
}

export function draftOn(on: Table, follows: Follows = () => {}): Draft {
  return { on, follows, made: [], table: on };
}

/** The same with one more choice; as it is where that is not offered, or not free. */
export function add(draft: Draft, choice: Choice): Draft {
  const tried = draft.table.fork();
  const at = tried.entries.length;
  if (endingOn(draft, tried, choice) !== 'free') return draft;
  const entry = tried.entries[at];
  return entry ? { ...draft, made: [...draft.made, entry], table: tried } : draft;
}

/** The same with more choices, each as far as it is offered and free when its turn comes. */
export function fill(draft: Draft, choices: readonly Choice[]): Draft {
  return choices.reduce(add, draft);
}

/** The same without some of its choices; what came after them stays as far as it is still offered. */
export function drop(draft: Draft, ...gone: readonly number[]): Draft {
  const stay = draft.made.filter((_, at) => !gone.includes(at));
  const empty = draftOn(draft.on, draft.follows);
  return fill(
    empty,
    stay.map(({ choice }) => choice),
  );
}

/** What would come of one more choice; 'free' too where it is not offered, and nothing would. */
export function endingOf(draft: Draft, choice: Choice, look: (tried: Table) => void = () => {}): Ending {
  const tried = draft.table.fork();
  const ending = endingOn(draft, tried, choice);
  look(tried);
  return ending;
}

/** All of it on the table, as one press. `make` makes one choice there; false where that fails. */
export function press({ on, follows, made }: Draft, make = (choice: Choice) => on.choose(choice).ok): boolean {
  return on.press(() =>
    made.every(({ choice, side }) => {
      const done = make(choice);
      if (done) follows(on, side);
      return done;
    }),
  );
}

function endingOn({ on, follows }: Draft, tried: Table, choice: Choice): Ending {
  const { state, prompt } = on;
  const before = tried.entries.length;
  if (!prompt || !tried.choose(choice).ok) return 'free';
  follows(tried, prompt.side);
  const { fact } = on.game.face;
  if (tried.state.chance.revealed !== state.chance.revealed) {
    const events = tried.entries.slice(before).flatMap((entry) => entry.events);
    return events.some((event) => fact(event).roll !== undefined) ? 'dice' : 'hidden';
  }
  if (!tried.prompt) return 'over';
  if (tried.prompt.side !== prompt.side) return 'side';
  if (tried.state.turn !== state.turn) return 'turn';
  if (tried.state.phase !== state.phase) return 'phase';
  // With the last point the whole damage is settled.
  return prompt.scene?.is === 'damage' && tried.prompt.scene?.is !== 'damage' ? 'settled' : 'free';
}
