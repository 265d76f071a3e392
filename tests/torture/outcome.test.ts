import { describe, expect, test } from 'vitest';
import { passIdle } from '../../src/app/session/going';
import { lostValley } from '../../src/games/lost-valley';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { add, draftOn } from '../../src/kernel/draft';
import type { Game } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { IN_HAND, isSame, PLANNED, type Row, type Tap } from './app-words';
import { isOver, outcomeOf } from './outcome';

const rowOf = (table: Table, seats: Seats): Row => {
  const { game, scenario, options, seed, choices } = table.journal();
  return { campaign: 'c', game, scenario, options, seed, seats, choices };
};
const choose = (table: Table) => {
  if (!table.prompt) throw new Error('the game is over');
  const { choice } = table.game.mind.bot(table.state, table.prompt);
  table.choose(choice);
  return table.write(choice);
};
const textsOf = (table: Table) => table.journal().choices;

/** A tap after which the app goes on by itself. */
function tapWithPasses() {
  const game: Game = lostValley;
  const table = new Table(game, { scenario: 'campaign', options: [], seed: 'sfc32:a' });
  for (let i = 0; i < 200; i++) {
    const before = rowOf(table, { french: 'person' });
    const side = table.prompt?.side;
    const choice = choose(table);
    const made = table.entries.length;
    passIdle(table, side);
    if (table.entries.length > made) return { before, choice, after: textsOf(table) };
  }
  throw new Error('nothing is ever passed');
}

/** A choice that is free, and what a press leaves of it. */
function ticked() {
  const table = new Table(season as Game, { scenario: season.scenarios[0] ?? '', options: [], seed: 'sfc32:tick' });
  for (let i = 0; i < 200 && table.prompt; i++) {
    const before = rowOf(table, { french: 'person', 'viet-minh': 'person' });
    const { side } = table.prompt;
    const draft = draftOn(table);
    const { choice } = table.game.mind.bot(table.state, table.prompt);
    const isFree = add(draft, choice) !== draft;
    const text = choose(table);
    if (isFree && before.choices.length > 0 && table.prompt?.side === side) {
      return { before, choice: text, after: [...before.choices, text] };
    }
  }
  throw new Error('nothing is free');
}

/** What may be chosen at the end of a journal. */
function choiceAfter({ game, scenario, options, seed, choices }: Row): string {
  expect(game).toBe(season.id);
  const table = new Table(season as Game, { scenario, options, seed });
  expect(table.follow(choices)).toBe(choices.length);
  return choose(table);
}

test('a journal that leads to the end of its game is over, and not before', () => {
  const table = new Table(lostValley as Game, { scenario: 'five-hills', options: [], seed: 'sfc32:end' });
  while (table.prompt) {
    expect(table.entries.length % 40 === 0 && isOver(rowOf(table, {}))).toBe(false);
    choose(table);
  }
  expect(isOver(rowOf(table, {}))).toBe(true);
});

describe('what a tap leaves on the disk', () => {
  const { before, choice, after } = tapWithPasses();
  const outcome = outcomeOf(before, { choice });
  if (typeof outcome === 'string') throw new Error(outcome);

  test('the choice with everything that is passed after it', () => {
    expect(outcome.differs(after)).toBe(null);
  });

  test('not without its passes, nor with one too many, nor with another choice', () => {
    expect(outcome.differs(after.slice(0, -1))).toMatch(/not the \d+ of the tap/);
    expect(outcome.differs([...after, choice])).toMatch(/chosen by nobody/);
    expect(outcome.differs([...before.choices, 'done', ...after.slice(before.choices.length + 1)])).not.toBe(null);
  });

  test('an undo takes back one choice', () => {
    const back = outcomeOf({ ...before, choices: after }, 'undo');
    if (typeof back === 'string') throw new Error(back);
    const one = after.slice(0, -1);
    // Where chance or a seen card forbids undo, nothing changes at all.
    expect([back.differs(one), back.differs(after)]).toContain(null);
    expect(back.differs(after.slice(0, -2))).not.toBe(null);
  });

  test('a button with a choice that the rules do not offer is found out', () => {
    expect(outcomeOf(before, { choice: 'win' })).toMatch(/do not offer/);
  });
});

describe('what was ticked before a tap', () => {
  const { before, choice, after } = ticked();
  const outcome = (tap: Tap | null) => {
    const found = outcomeOf(before, tap, [choice]);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };

  test('is on the disk with the press, and not without one', () => {
    expect(outcome('press').differs(after)).toBe(null);
    expect(outcome('press').differs(before.choices)).not.toBe(null);
    expect(outcome(null).differs(after)).toMatch(/chosen by nobody/);
  });

  test('is on no disk when it is taken back', () => {
    expect(outcome('undo').differs(before.choices)).toBe(null);
    expect(outcome('undo').differs(before.choices.slice(0, -1))).not.toBe(null);
  });

  test('goes before the choice that is tapped, never without it; others may come with that choice, and no others', () => {
    const next = choiceAfter({ ...before, choices: after });
    const both = [...after, next];
    expect(outcome({ choice: next }).differs(both.slice(0, -1))).not.toBe(null);
    expect(outcome({ choice: next }).differs([...before.choices, next])).not.toBe(null);
    expect(outcome({ choice }).differs(after)).not.toBe(null);
  });
});

test('after the person the computer may have gone on, as far as the rules let it, and no further', () => {
  const game: Game = storm;
  const seats: Seats = { french: 'person', 'viet-minh': 'hasty' };
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'sfc32:tap' });
  for (let i = 0; i < 400 && table.prompt; i++) {
    const before = rowOf(table, seats);
    const { side } = table.prompt;
    const choice = choose(table);
    if (side !== 'french' || table.prompt?.side !== 'viet-minh') continue;
    const outcome = outcomeOf(before, { choice });
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(outcome.differs(textsOf(table))).toBe(null);
    choose(table);
    const ahead = textsOf(table);
    // A new one: what was looked at has moved on.
    const again = outcomeOf(before, { choice });
    expect(typeof again === 'string' ? again : again.differs(ahead)).toBe(null);
    const wrong = outcomeOf(before, { choice });
    expect(typeof wrong === 'string' ? wrong : wrong.differs([...ahead.slice(0, -1), 'surrender'])).toMatch(
      /not offered/,
    );
    return;
  }
  throw new Error('the computer is never asked');
});

test('without a tap only the computer goes on', () => {
  const game: Game = storm;
  const table = new Table(game, { scenario: 'battle', options: [], seed: 'sfc32:a' });
  const seats: Seats = { french: 'person', 'viet-minh': 'hasty' };
  let byItself = 0;
  const ofPersons: (string | null)[] = [];
  for (let i = 0; i < 40; i++) {
    const before = rowOf(table, seats);
    const isComputer = table.prompt?.side === 'viet-minh';
    choose(table);
    const alone = outcomeOf(before, null);
    if (typeof alone === 'string') throw new Error(alone);
    expect(alone.differs(before.choices)).toBe(null);
    if (isComputer) expect(alone.differs(textsOf(table))).toBe(null);
    else ofPersons.push(alone.differs(textsOf(table)));
    if (isComputer) byItself++;
  }
  expect(byItself).toBeGreaterThan(0);
  expect(ofPersons).toContainEqual(expect.stringMatching(/chosen by nobody/));
});

test('a plan and a piece in hand are gone with their window; the question under them is the same', () => {
  const four = { question: 'Load: room for 4.', undo: 'Undo: C-47 (6)' };
  expect(isSame(four, { ...four })).toBe(true);
  expect(isSame({ ...four, undo: PLANNED }, four)).toBe(true);
  expect(isSame(four, { ...four, question: IN_HAND })).toBe(true);
  expect(isSame(four, { ...four, undo: '' })).toBe(true);
  expect(isSame(four, { ...four, undo: 'Undo: another' })).toBe(false);
  expect(isSame({ ...four, undo: PLANNED }, { ...four, question: 'Load: room for 3.' })).toBe(false);
  expect(isSame({ question: IN_HAND, undo: 'Undo: another' }, four)).toBe(false);
});
