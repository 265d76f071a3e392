import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../src/app/session/session';
import type { Session } from '../../src/app/session/session-types';
import { createObedience, onlyAnswer } from '../../src/app/session/unasked';
import { covers, loadGame } from '../../src/games';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { cards } from '../../src/games/storm/data/cards';
import { kindOf } from '../../src/games/storm/rules/cards';
import { vallee } from '../../src/games/vallee';
import type { Choice, Game, Prompt } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { asUsual, type Order, type Terms } from '../../src/panels/model/model';

const found = await Promise.all(covers.map(({ id }) => loadGame(id)));
const games = found.filter((game): game is Game => game !== null);
const settled = () => new Promise((next) => setImmediate(next));

function sitDown(game: Game, seed: string, seats: Seats, table = begin(game, seed)) {
  const keeper = { durable: true, keep: async () => null };
  const session = openSession({ table, keeper, seats, fresh: () => begin(game, seed), passes: () => true });
  return { table, session };
}

function begin(game: Game, seed: string): Table {
  return new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed });
}

/** A whole game by the bot's choices, with a look at every question that a person is put. */
async function played(game: Game, seats: Seats, look: (prompt: Prompt, session: Session) => void, seed: string) {
  const { table, session } = sitDown(game, seed, seats);
  while (table.prompt) {
    if (session.curtain.value) session.lift();
    const { prompt } = session.position.value;
    if (!prompt) {
      await settled();
      continue;
    }
    look(prompt, session);
    if (session.covered.value) {
      session.uncover();
      session.lift();
    }
    await session.choose(game.mind.bot(table.state, prompt).choice);
    await settled();
  }
  return { table, session };
}

describe.each(games.map((game) => [game.id, game] as const))('what is asked in %s', (_, game) => {
  test('undo names and takes back only what a person was asked, whatever followed by itself', async () => {
    const [side = ''] = game.sides;
    const seats = Object.fromEntries(game.sides.map((one) => [one, one === side ? 'person' : 'hasty'] as const));
    const { table, session } = sitDown(game, 'undo', seats);
    const asked = new Set<number>();
    let taken = 0;
    for (let i = 0; table.prompt && i < 24; i++) {
      await settled();
      const { prompt, entries } = session.position.value;
      if (!prompt) continue;
      asked.add(entries.length);
      await session.choose(game.mind.bot(table.state, prompt).choice);
      const at = session.position.value.undoes;
      if (at === null) continue;
      expect([...asked]).toContain(at);
      taken += 1;
      if (taken % 3 !== 0) continue;
      expect(await session.undo()).toBe(true);
      expect(table.entries).toHaveLength(at);
    }
    expect(taken).toBeGreaterThan(0);
  });

  test('no question with one answer reaches a person who plays alone or against the computer', async () => {
    const [person = '', ...others] = game.sides;
    for (const side of game.sides.length > 1 ? [person, ...others] : [person]) {
      const seats = Object.fromEntries(game.sides.map((one) => [one, one === side ? 'person' : 'hasty'] as const));
      let asked = 0;
      const look = (prompt: Prompt) => {
        asked++;
        expect(prompt.choices.length, prompt.ask).toBeGreaterThan(1);
      };
      await played(game, seats, look, `one answer ${side}`);
      expect(asked).toBeGreaterThan(20);
    }
  }, 300_000);

  test('between two persons only a question about a hand may have one answer', async () => {
    const look = (prompt: Prompt) => {
      if (prompt.open || game.sides.length === 1) expect(prompt.choices.length, prompt.ask).toBeGreaterThan(1);
    };
    const { table } = await played(game, {}, look, 'two persons');
    expect(table.state.result).not.toBeNull();
  }, 300_000);
});

/** A game of Storm by the bot up to a question that fits. */
function playedTo(fits: (prompt: Prompt, table: Table) => boolean, seed: string): Table {
  const game: Game = storm;
  const table = begin(game, seed);
  while (table.prompt && !fits(table.prompt, table)) table.choose(game.mind.bot(table.state, table.prompt).choice);
  if (!table.prompt) throw new Error('this is never asked');
  return table;
}

test('10.0 of assaulting units that nothing tells apart one is lost unasked', () => {
  const table = playedTo((prompt, at) => prompt.ask === 'assault-loss' && onlyAnswer(at, 'persons') !== null, 'alike');
  expect(table.prompt?.choices.length).toBeGreaterThan(1);
  const view = table.game.face.view(table.state, 'viet-minh', null);
  const offered = table.prompt?.choices.map((choice) => table.game.face.offer(table.state, choice).counter);
  const factors = view.counters.filter(({ id }) => offered?.includes(id)).map((one) => one.factors.join());
  expect(new Set(factors).size).toBe(1);
});

test('5.4 which post fires at what is asked, though no card could be played', () => {
  const table = new Table(season, { scenario: 'five-hills', options: [], seed: 'a' });
  let asked = 0;
  while (table.prompt && asked < 2) {
    const { side, ask, choices } = table.prompt;
    if (side === 'french' && ask === 'defensive-fire') {
      expect(choices.length).toBeGreaterThan(1);
      expect(onlyAnswer(table, 'computer')).toBeNull();
      asked++;
    }
    table.choose(season.mind.bot(table.state, table.prompt).choice);
  }
  expect(asked).toBe(2);
});

/** The hills of Vallée by the bot with a choice in seven by turns, up to a question of who leads that fits. */
function toLead(ask: string, idle: boolean): Table {
  const game: Game = vallee;
  const table = new Table(game, { scenario: 'hills', options: [], seed: 'leads' });
  for (let n = 0; table.prompt?.ask !== ask || table.prompt.idle !== idle; n++) {
    if (!table.prompt) table.rewind(0);
    const { prompt } = table;
    if (!prompt || n > 20_000) throw new Error('this is never asked');
    const any = prompt.choices[n % prompt.choices.length];
    const { choice } = game.mind.bot(table.state, prompt);
    table.choose(n % 7 === 0 && any ? any : choice);
  }
  return table;
}

test.each(['new-lead', 'defend-lead'])('12.2 of Vallée: %s is asked where it matters', (ask) => {
  const table = toLead(ask, false);
  expect(table.prompt?.choices.length).toBeGreaterThan(1);
  for (const company of ['computer', 'persons'] as const) expect(onlyAnswer(table, company)).toBeNull();
});

/** What is answered for a person by orders given for every reaction, or by terms for one kind of question. */
const answered = (table: Table, order: Order, terms: Readonly<Record<string, Terms>> = {}) =>
  createObedience(table, {}, 'persons', signal({ french: order, 'viet-minh': order }), signal(terms)).unasked(table);

test('12.2 of Vallée: an order lets the best morale lead the defence, and nobody is asked', () => {
  const table = toLead('defend-lead', false);
  const { side = '', ask = '' } = table.prompt ?? {};
  expect(answered(table, 'always')).toBeNull();
  const best = answered(table, 'always', { [`${side} ${ask}`]: asUsual });
  expect(best && table.game.face.offer(table.state, best).primary).toBe(true);
});

test.each([
  ['fire-attacker', false, false],
  ['support-active', false, false],
  ['fire-defender', true, false],
  ['aa-assault', true, false],
  ['aa-strategic', true, true],
])(
  '5.6 of Vallée: «never» passes by reactions and no half of one’s own, «in assaults» no flak of a round: %s',
  (ask, never, fights) => {
    const game: Game = vallee;
    const table = new Table(game, { scenario: 'campaign', options: [], seed: 'reactions' });
    for (let n = 0; table.prompt?.ask !== ask || onlyAnswer(table, 'persons'); n++) {
      if (!table.prompt || n > 8000) throw new Error('this is never asked');
      table.choose(game.mind.bot(table.state, table.prompt).choice);
    }
    expect([answered(table, 'never') !== null, answered(table, 'fights') !== null]).toEqual([never, fights]);
  },
);

/** A campaign one choice before replacement steps may come out of the transport area, and that choice. */
function beforeReplacements(): { readonly table: Table; readonly last: Choice; readonly most: number } {
  const game: Game = vallee;
  const setup = { scenario: 'campaign', options: [], seed: 'replacements' };
  const table = new Table(game, setup);
  const steps = ({ choices }: Prompt) =>
    choices.find((one) => one.do === 'enter' && Reflect.get(one, 'what') === 'replacement');
  while (table.prompt && table.prompt.ask !== 'otha-exit') {
    table.choose(steps(table.prompt) ?? game.mind.bot(table.state, table.prompt).choice);
  }
  const choices = table.entries.map(({ choice }) => choice);
  const last = choices.pop();
  const most = (table.prompt?.choices.length ?? 0) - 1;
  const before = new Table(game, setup);
  before.follow(choices.map((choice) => before.write(choice)));
  if (!last) throw new Error('this is never asked');
  return { table: before, last, most };
}

test.each([
  ['filled', (most: number) => most],
  ['never', () => 0],
] as const)('8.1.2 of Vallée: replacement steps that may come out are not asked for: %s', async (when, tries) => {
  const { table, last, most } = beforeReplacements();
  const { session } = sitDown(vallee, '', {}, table);
  if (session.curtain.value) session.lift();
  if (when === 'never') session.standing.setTerms({ ...asUsual, when }, { side: 'viet-minh', ask: 'otha-exit' });
  const from = table.entries.length;
  await session.choose(last);
  await settled();
  expect(most).toBeGreaterThan(0);
  expect(table.entries[from + 1]).toMatchObject({ ask: 'otha-exit', choice: { do: 'try', counters: tries(most) } });
});

test('8.1.2 of Vallée: whoever wants to be asked for them is', async () => {
  const { table, last } = beforeReplacements();
  const { session } = sitDown(vallee, '', {}, table);
  if (session.curtain.value) session.lift();
  session.standing.setTerms({ ...asUsual, when: 'always' }, { side: 'viet-minh', ask: 'otha-exit' });
  await session.choose(last);
  expect(table.prompt?.ask).toBe('otha-exit');
});

describe('two persons at one phone', () => {
  /** Declares an assault with all who may and counts the curtains until the next impulse. */
  const curtainsOf = async (seed: string) => {
    const table = playedTo(({ ask, choices }) => ask === 'assault-force' && choices.length > 3, seed);
    const { session } = sitDown(storm, seed, {}, table);
    session.lift();
    let count = 0;
    let drawn = false;
    const stop = session.curtain.subscribe((curtain) => {
      if (curtain && !drawn) count++;
      drawn = curtain !== null;
    });
    await session.choose({ do: 'all' });
    await session.choose({ do: 'go' });
    for (let i = 0; i < 60 && table.prompt && table.prompt.ask !== 'impulse'; i++) {
      if (session.curtain.value) session.lift();
      const { prompt } = table;
      const decline = prompt.choices.find(({ do: kind }) => kind === 'decline');
      await session.choose(decline ?? table.game.mind.bot(table.state, prompt).choice);
      await settled();
    }
    expect(table.prompt?.ask).toBe('impulse');
    stop();
    return count;
  };

  test('an assault has at most two curtains, the next impulse included', async () => {
    const counts: number[] = [];
    for (const seed of ['a', 'b', 'c', 'd', 'e']) counts.push(await curtainsOf(seed));
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(counts.filter((count) => count > 2)).toEqual([]);
  });

  test('on the open table no card of a hand is seen or offered until it is looked at behind the curtain', async () => {
    const table = playedTo(({ ask, side }) => ask === 'impulse' && side === 'french', 'covered');
    const { session } = sitDown(storm, 'covered', {}, table);
    session.lift();
    await session.choose({ do: 'pass' });
    expect(table.prompt).toMatchObject({ ask: 'impulse', side: 'viet-minh' });
    expect(session.covered.value).toBe(true);
    expect(session.curtain.value).toBeNull();
    const { view, offers, side, prompt } = session.position.value;
    expect(prompt?.side).toBe(side);
    expect(view.side).toBe(side);
    expect(view.cards.filter(({ at }) => at === 'hand')).toEqual([]);
    expect(offers.filter(({ offer }) => offer.card !== undefined)).toEqual([]);
    await session.hint();
    expect(session.curtain.value).toMatchObject({ side });
    session.lift();
    expect(session.covered.value).toBe(false);
    expect(session.position.value.view.cards.some(({ at }) => at === 'hand')).toBe(true);
  });

  test('a page that was put away comes back behind the curtain', async () => {
    const { session } = sitDown(storm, 'away', {});
    session.lift();
    session.hide(true);
    expect(session.curtain.value).not.toBeNull();
    session.hide(false);
    expect(session.curtain.value).not.toBeNull();
  });
});

describe('10.0 of Storm: a reaction is weighed by whether the area holds and by what the attackers lose', () => {
  const closeFire: readonly string[] = cards.flatMap(({ id }) =>
    ['debouchez', 'mines'].includes(kindOf(id)) ? [id] : [],
  );
  const reacted = () => playedTo(({ ask, choices }) => ask === 'react-assault' && choices.length > 1, 'two worths');

  test('close fire at the attackers says what it costs them', () => {
    const table = playedTo(
      ({ ask, choices }, at) =>
        ask === 'react-assault' &&
        choices.some((choice) => {
          const { card = '' } = at.game.face.offer(at.state, choice);
          return closeFire.includes(card);
        }),
      'close fire',
    );
    const { game, state, prompt } = table;
    const worth = (choice: Choice | null) =>
      prompt && game.face.preview(state, prompt, choice)?.outcomes.find(({ key }) => key === 'attackers-lose')?.value;
    expect(worth(null)).toBe(0);
    expect(Math.max(...(prompt?.choices ?? []).map((choice) => worth(choice) ?? 0))).toBeGreaterThan(0);
  });

  test('it is asked if either moves by what is worth a word, and only then', () => {
    const { game, state, prompt } = reacted();
    if (!prompt) throw new Error('this is never asked');
    const table = reacted();
    const now = game.face.preview(state, prompt, null)?.outcomes ?? [];
    const moves = prompt.choices.some((choice) =>
      (game.face.preview(state, prompt, choice)?.outcomes ?? []).some(
        ({ kind, value }, i) => Math.abs(value - (now[i]?.value ?? 0)) >= (kind === 'chance' ? 0.01 : 0.2),
      ),
    );
    expect(onlyAnswer(table, 'computer') === null).toBe(moves);
  });
});
