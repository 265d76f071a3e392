/** What one tap may leave on the disk, worked out by the rules and not by the app. */

import { signal } from '@preact/signals';
import { passIdle } from '../../src/app/session/going';
import { companyOf, seatOf } from '../../src/app/session/seating';
import { createObedience } from '../../src/app/session/unasked';
import { game as lostValley } from '../../src/games/lost-valley';
import { game as season } from '../../src/games/season';
import { game as storm } from '../../src/games/storm';
import { game as vallee } from '../../src/games/vallee';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import type { Row, Tap } from './app-words';

const games: readonly Game[] = [lostValley, season, storm, vallee];

export interface Outcome {
  /** Why these choices, some of which came with others in one press, are not what the tap leads to; null where they are. */
  differs(choices: readonly string[], along?: readonly number[]): string | null;
}

/** Whether a journal leads to the end of its game. */
export function isOver({ game: id, scenario, options, seed, choices }: Row): boolean {
  const game = games.find((one) => one.id === id);
  if (!game) return false;
  const table = new Table(game, { scenario, options, seed });
  return table.follow(choices) === choices.length && table.state.result !== null;
}

/**
 * The person's part is there as a whole, what was ticked before with it, and nothing without a tap; whatever follows it
 * is the computer's, or need not be asked. A text says why nothing can follow.
 */
export function outcomeOf(row: Row, tap: Tap | null, meant: readonly string[] = []): Outcome | string {
  const { choices, scenario, options, seed } = row;
  const game = games.find(({ id }) => id === row.game);
  if (!game) return `no game ${row.game}`;
  const table = new Table(game, { scenario, options, seed });
  const make = (at: Table, text: string) => {
    const choice = at.offered(text);
    return choice ? at.choose(choice).ok : false;
  };
  if (!choices.every((text) => make(table, text))) return 'the rules do not follow what was there before';
  table.note({ rewinds: 0, hints: [], presses: row.presses });
  const { unasked, obey } = createObedience(table, row.seats, companyOf(game.sides, row.seats), signal({}), signal({}));
  if (tap === 'undo') {
    // What is only ticked is on no disk, and neither is that it is taken back.
    if (meant.length === 0) table.undo();
  } else if (tap !== null) {
    for (const text of tap === 'press' ? meant : [...meant, tap.choice]) {
      const side = table.prompt?.side;
      if (!make(table, text)) return `«${text}» was on a button, but the rules do not offer it`;
      obey(table);
      passIdle(table, side);
    }
    obey(table);
  }
  const whole = table.journal().choices;
  return {
    differs(now, along = []) {
      const own = now.slice(0, whole.length);
      if (own.join('\n') !== whole.join('\n')) return `${now.length} choices, not the ${whole.length} of the tap`;
      const later = table.fork();
      for (const [i, text] of now.slice(whole.length).entries()) {
        const side = later.prompt?.side ?? '';
        // For a person only what nobody need be asked.
        const answer = unasked(later);
        const isMade = answer !== null && later.write(answer) === text;
        // A button may make more than it says: those that go along, and all that was filled in.
        const isPressed = tap === 'press' || (tap !== 'undo' && tap !== null && along.includes(whole.length + i));
        const byNobody = !isMade && !isPressed && seatOf(game, later.state, row.seats, side) === 'person';
        if (byNobody) return `«${text}» was chosen by nobody`;
        if (!make(later, text)) return `«${text}» is not offered`;
      }
      return null;
    },
  };
}
