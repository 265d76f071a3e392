import { afterEach, describe, expect, test } from 'vitest';
import { openSession } from '../../src/app/session/session';
import type { Session } from '../../src/app/session/session-types';
import { storm } from '../../src/games/storm';
import { below, seeded } from '../../src/kernel/chance';
import type { Game, Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { damageOf } from '../../src/panels/asking/damage';
import { createDesk, type Desk } from '../../src/panels/asking/desk';
import { forceOf, isAble, joinedBy, totalsOf } from '../../src/panels/asking/force';
import { layoutOf, promptSheet, sortOffers } from '../../src/panels/asking/offers';
import { figureOf } from '../../src/panels/model/figure';
import type { Offered } from '../../src/panels/model/model';
import { shareAbove } from '../../src/panels/parts/split';

const game: Game = storm;
const begin = (seed: string) => new Table(game, { scenario: 'battle', options: [], seed });

/** A game by the bot up to a question that fits. */
function playedTo(fits: (prompt: Prompt) => boolean, seed = 'two sides'): Table {
  const table = begin(seed);
  while (table.prompt && !fits(table.prompt)) table.choose(game.mind.bot(table.state, table.prompt).choice);
  if (!table.prompt) throw new Error('this is never asked');
  return table;
}

const desks: Desk[] = [];
afterEach(() => {
  for (const desk of desks.splice(0)) desk.dispose();
});

/** A person sits down where the table asks, the computer opposite. */
function sitDown(table: Table): { session: Session; desk: Desk } {
  const side = table.prompt?.side ?? '';
  const seats = Object.fromEntries(game.sides.map((one) => [one, one === side ? 'person' : 'hasty'] as const));
  const keeper = { durable: true, keep: async () => null };
  const { seed } = table.setup;
  const session = openSession({ table, keeper, seats, fresh: () => begin(seed), passes: () => false });
  const desk = createDesk(session);
  desks.push(desk);
  return { session, desk };
}

const still = () => new Promise((next) => setTimeout(next));
const offersOf = (table: Table): Offered[] =>
  (table.prompt?.choices ?? []).map((choice) => ({
    choice,
    key: table.write(choice),
    offer: game.face.offer(table.state, choice),
  }));

test('whatever is asked can be answered from its sheet, from the map or from the dock', () => {
  const layouts = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const table = begin(seed);
    const lot = seeded(seed);
    while (table.prompt) {
      const { prompt } = table;
      const offers = offersOf(table);
      const { primary, buttons, cards, counters, moves, places, deeds } = sortOffers(offers);
      const only = (...lists: readonly (readonly Offered[])[]) =>
        expect(lists.flat().length + (primary ? 1 : 0), prompt.ask).toBe(offers.length);
      const preview = game.face.preview(table.state, prompt, null);
      const layout = layoutOf(prompt.scene);
      layouts.add(layout ?? 'none');
      if (prompt.scene?.is === 'force') {
        only(counters, cards, buttons);
        expect(buttons.length).toBeLessThan(2); // all of them at once
        expect(prompt.scene.picked).toHaveLength(Number(prompt.about?.units));
      } else if (layout === 'answer') only(cards);
      else if (layout === 'damage') only(counters);
      else if (layout === 'arrivals') only(moves);
      else if (deeds.length > 0) only(deeds, cards, buttons);
      else if (promptSheet(sortOffers(offers), preview !== null) === null) {
        only(places, buttons);
        expect(buttons.length, prompt.ask).toBeLessThan(4);
      }
      table.choose(prompt.choices[below(lot, prompt.choices.length)] ?? { do: '' });
    }
  }
  expect([...layouts].sort()).toEqual(['answer', 'arrivals', 'damage', 'force', 'none']);
});

describe('a force', () => {
  const assault = (prompt: Prompt) => prompt.ask === 'assault-force' && prompt.choices.length > 4;

  test('counters join and leave one by one, and their worth adds up', async () => {
    const { session } = sitDown(playedTo(assault));
    const free = [...forceOf(session.position.value).joins.values()].slice(0, 3);
    session.mean(free.map(({ choice }) => choice));
    const { picked, counters } = forceOf(session.position.value);
    expect([...picked]).toEqual(free.map(({ offer }) => offer.counter));
    const chosen = counters.filter(({ id }) => picked.has(id));
    const [fire = 0, defense, movement] = totalsOf(game.face, chosen);
    const sum = chosen.reduce((all, { factors }) => all + (factors[0] ?? 0), 0);
    expect([fire, defense, movement]).toEqual([
      sum,
      Math.max(...chosen.map(({ factors }) => factors[1] ?? 0)),
      Math.min(...chosen.map(({ factors }) => factors[2] ?? 9)),
    ]);
    const leaver = free[1]?.offer.counter ?? '';
    const joined = joinedBy(session.position.value, leaver);
    expect(joined?.alone).toBe(true);
    session.mean([], [joined?.at ?? -1]);
    const stayed = free.map(({ offer }) => offer.counter).filter((id) => id !== leaver);
    expect([...forceOf(session.position.value).picked]).toEqual(stayed);
    const [first, last] = stayed.map((id) => joinedBy(session.position.value, id ?? '')?.at ?? -1);
    session.mean([], [first ?? -1, last ?? -1]);
    expect([...forceOf(session.position.value).picked]).toEqual([]);
  });

  test('who joined with all others is found there', async () => {
    const table = playedTo(assault);
    const { session } = sitDown(table);
    const { counters } = forceOf(session.position.value);
    session.mean([{ do: 'all' }]);
    expect(joinedBy(session.position.value, counters[0]?.id ?? '')).toEqual({ at: 0, alone: false });
  });

  test('those picked on an open area join by themselves, and movers go on to the map', async () => {
    const { session, desk } = sitDown(playedTo(({ ask, choices }) => ask === 'impulse' && choices.length > 8));
    const deed = desk.sorted.value.deeds.find(({ choice }) => choice.do === 'move');
    const place = deed?.offer.place ?? '';
    const { view } = session.position.value;
    const able = view.counters.filter((one) => one.at === place && one.side === view.side && isAble(one));
    desk.tapPlace(place);
    expect(desk.sheet.value).toEqual({ is: 'place', place });
    desk.hand.along.value = new Set(able.slice(0, 1).map(({ id }) => id));
    await session.choose(deed?.choice ?? { do: '' });
    for (let i = 0; i < 9 && session.position.value.prompt?.ask !== 'move-step'; i++) await still();
    expect(session.position.value.prompt).toMatchObject({ ask: 'move-step', about: { units: 1 } });
    expect(desk.sheet.value).toBeNull();
    expect(desk.lit.value.targets?.size).toBeGreaterThan(0);
  });
});

test('what an area cannot do stays in sight with its reason', () => {
  const { session } = sitDown(playedTo(({ ask, side }) => ask === 'impulse' && side === 'french'));
  const tried = game.face.map.places.map(({ id }) => session.tries({ place: id }));
  expect(new Set(tried.map((list) => list.length))).toEqual(new Set([2]));
  const offered = session.position.value.offers.filter(({ offer }) => offer.deed).length;
  expect(tried.flat().filter(({ refusal }) => refusal === null)).toHaveLength(offered);
  expect(tried.flat().every(({ refusal }) => refusal === null || refusal.rule !== '')).toBe(true);
});

test('a place that is no target says why', () => {
  const { session, desk } = sitDown(playedTo(({ ask }) => ask === 'fire-target'));
  const targets = new Set(desk.sorted.value.places.map(({ offer }) => offer.place));
  desk.tapPlace(game.face.map.places.find(({ id }) => !targets.has(id))?.id ?? '');
  expect(session.notice.value?.is).toBe('refused');
  expect(desk.sheet.value).toBeNull();
});

describe('points shared out', () => {
  const many = ({ ask, choices }: Prompt) => ask === 'damage' && choices.length > 5;

  test('what is not final leaves something to choose to the same side', () => {
    let tried = 0;
    for (const seed of ['d', 'e']) {
      const table = playedTo(({ ask }) => ask === 'damage', seed);
      while (table.prompt && tried < 300) {
        const { prompt } = table;
        const open = prompt.ask === 'damage' ? offersOf(table).filter(({ offer }) => !offer.final) : [];
        for (const { choice } of open) {
          const fork = table.fork();
          fork.choose(choice);
          expect(['damage', 'retreat'], JSON.stringify(prompt.about)).toContain(fork.prompt?.ask);
          tried++;
        }
        table.choose(game.mind.bot(table.state, prompt).choice);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('a row keeps what it has suffered, and what is open comes on top', async () => {
    const { session } = sitDown(playedTo(many));
    const before = damageOf(session.position.value);
    const row = before.rows.find(({ lots }) => lots[0]?.open && !lots[0].open.offer.final);
    session.mean([row?.lots[0]?.open?.choice ?? { do: '' }]);
    const after = damageOf(session.position.value);
    expect(after.left).toBe(before.left - 1);
    const same = after.rows.find(({ counter }) => counter.id === row?.counter.id);
    expect(same?.hit).toBe(true);
    expect(same?.lots.map(({ kind, done }) => [kind, done !== null])).toEqual([
      ['spend', true],
      ['retreat', false],
      ['remove', false],
    ]);
  });
});

describe('standing orders', () => {
  /** Both windows open here: the French may hold what they ask for. */
  const SEED = 'f';

  test.each([
    ['always', ['fire-force', 'assault-force']],
    ['fights', ['assault-force']],
    ['never', []],
  ] as const)('%s', async (order, asking) => {
    for (const ask of ['fire-force', 'assault-force']) {
      const table = playedTo((prompt) => prompt.ask === ask && prompt.side === 'viet-minh', SEED);
      const answers = table.fork();
      const units = answers.prompt?.choices.find((choice) => choice.do === 'pick') ?? { do: '' };
      for (const choice of [units, { do: 'go' }]) answers.choose(choice);
      expect(answers.prompt?.window, ask).toBe(ask === 'assault-force' ? 'fight' : 'other');
      const persons = { french: 'person', 'viet-minh': 'person' } as const;
      const keeper = { durable: true, keep: async () => null };
      const session = openSession({ table, keeper, seats: persons, fresh: () => begin(SEED), passes: () => false });
      session.lift();
      session.standing.order('french', order);
      await session.choose(units);
      await session.choose({ do: 'go' });
      expect(session.curtain.value?.side === 'french' && table.prompt?.window !== undefined).toBe(
        asking.some((one) => one === ask),
      );
    }
  });
});

test('10.0 the big figure of an assault is the area cleared, or any damage where that cannot be', () => {
  const table = playedTo(({ ask }) => ask === 'assault-force');
  table.choose({ do: 'all' });
  const preview = table.prompt && game.face.preview(table.state, table.prompt, null);
  if (!preview) throw new Error('nothing to weigh');
  const cleared = preview.outcomes.find(({ key }) => key === 'cleared')?.value ?? 0;
  expect(figureOf(preview)?.key).toBe(cleared > 0 ? 'cleared' : 'hit');
  const hopeless = preview.outcomes.map((one) => (one.key === 'cleared' ? { ...one, value: 0 } : one));
  expect(figureOf({ ...preview, outcomes: hopeless })?.key).toBe('hit');
  expect(shareAbove(preview)).toBeCloseTo(cleared);
});
