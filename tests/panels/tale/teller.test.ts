/** The teller on whole games: what it stops at, what it says in passing, and what it leaves to a count. */
import { describe, expect, test } from 'vitest';
import { openSession } from '../../../src/app/session/session';
import { trials } from '../../../src/cli/games';
import { playGame } from '../../../src/cli/policies';
import { Table } from '../../../src/kernel/table';
import { factsIn, partsOf } from '../../../src/kernel/tale';
import { createTeller, type Next, stepsIn, type Teller } from '../../../src/panels/tale/teller';
import { type Beat, isCard } from '../../../src/panels/tale/telling';
import { lossesOf } from '../../../src/panels/tale/told-losses';
import { personsAt, taleAt } from './telling-kit';

const wishes = { manner: 'fights', pace: '1', quickDice: false, still: false } as const;

/** A game to its end in which enough is rolled: at random, or, where nobody fights at random, by the bot. */
function wholeGame({ game }: (typeof trials)[number]) {
  const setup = { scenario: game.scenarios[0] ?? '', options: [], seed: 'teller' };
  const rolls = ({ entries }: Table) =>
    entries.flatMap(({ events }) => events).filter((event) => game.face.fact(event).roll).length;
  const table = (['random', 'bot'] as const)
    .map((policy) => playGame(game, setup, policy))
    .find((one) => rolls(one) > 20);
  if (!table) throw new Error('nothing is rolled');
  return { table };
}

/** It is told once more from the first word to the last. */
async function toldWhole(tried: (typeof trials)[number]) {
  const { game } = tried;
  const { table } = wholeGame(tried);
  const session = personsAt(table);
  const words = await game.books.words.en();
  let clock: (() => void)[] = [];
  const teller = createTeller(
    session,
    () => wishes,
    () => words,
    (_, act) => {
      clock.push(act);
      return () => {
        clock = clock.filter((one) => one !== act);
      };
    },
  );
  teller.review(-1);
  const { happened = [], quiet = [], beats: all = [] } = teller.script.value ?? {};
  // Small rolls of the one who looks are on the slip in the dock.
  const slips = all.filter((beat) => !isCard(beat) && beat.step.author === session.position.value.side);
  const beats: Beat[] = [];
  const stops: Beat[] = [];
  while (session.telling.value) {
    const now = teller.now.value;
    if (now && beats.at(-1) !== now.beat) beats.push(now.beat);
    if (now?.waits) stops.push(now.beat);
    teller.goOn();
  }
  teller.dispose();
  const { root } = taleAt(table, session.position.value.side);
  return { root, happened, quiet, beats, slips, stops, view: session.position.value.view };
}

describe.each(trials.map((one) => [one.game.id, one] as const))('%s', (_, tried) => {
  const whole = toldWhole(tried);

  test('every roll of a whole game is on a card, in a line, on a slip, or counted as having changed nothing', async () => {
    const { root, happened, quiet, beats, slips } = await whole;
    const rolls = happened.filter(({ fact }) => fact.roll);
    expect(rolls.length).toBeGreaterThan(20);
    const told = new Set([...beats, ...slips].flatMap(stepsIn).flatMap(({ facts }) => facts));
    expect(rolls.filter((one) => !told.has(one) && !quiet.includes(one))).toEqual([]);
    const cards = new Set(beats.filter(isCard).flatMap(({ steps }) => steps.flatMap(({ facts }) => facts)));
    const fought = partsOf(root, 'fight')
      .flatMap(factsIn)
      .filter(({ fact }) => fact.roll);
    // What is fought between the sides is never said in passing.
    const onCards = new Set([...cards].map(({ event }) => event));
    expect(fought.filter(({ event }) => !onCards.has(event))).toEqual([]);
  });

  test('it waits at every card and at nothing else', async () => {
    const { beats, stops } = await whole;
    expect(stops).toEqual(beats.filter(isCard));
    expect(stops.length).toBeLessThan(beats.flatMap(stepsIn).length);
  });

  test('the losses of a stack are one line', async () => {
    const { beats, view } = await whole;
    for (const beat of beats.filter(isCard)) {
      beat.steps.forEach((step, i) => {
        const next = beat.steps[i + 1];
        const again = step.is === 'losses' && next?.is === 'losses' && next.author === step.author;
        const [one, other] = [step, next].map((of) => of?.facts[0]?.fact.track);
        expect(again && one === other, JSON.stringify(step.facts.map(({ event }) => event))).toBe(false);
        const sides = lossesOf(step.facts, view.counters).map(({ loser }) => loser);
        expect(new Set(sides).size).toBe(sides.length);
      });
    }
  });
});

/** The first turns of a campaign as they are told while it is played: the cards that wait for a tap. */
async function toldLive(still: boolean, heard: (teller: Teller) => void = () => {}): Promise<readonly Beat[]> {
  const game = trials.map((one) => one.game).find(({ sides }) => sides.length === 1);
  if (!game) throw new Error('no game for one');
  const setup = { scenario: game.scenarios[0] ?? '', options: [], seed: '1' };
  const table = new Table(game, setup);
  const session = openSession({
    table,
    keeper: { durable: true, keep: async () => null },
    seats: {},
    fresh: () => new Table(game, setup),
    passes: () => false,
    tells: () => true,
    begun: true,
  });
  const words = await game.books.words.en();
  let clock: (() => void)[] = [];
  const teller = createTeller(
    session,
    () => ({ ...wishes, still }),
    () => words,
    (_, act) => {
      clock.push(act);
      return () => {
        clock = clock.filter((one) => one !== act);
      };
    },
  );
  const stops: Beat[] = [];
  while (table.prompt && table.state.turn < 4) {
    await Promise.resolve();
    while (session.telling.value) {
      heard(teller);
      const now = teller.now.value;
      if (now?.waits) stops.push(now.beat);
      if (now?.waits) teller.goOn();
      else clock.shift()?.();
      await Promise.resolve();
    }
    await session.choose(game.mind.bot(table.state, table.prompt).choice);
  }
  teller.dispose();
  return stops;
}

test('a question in the middle of a fight opens by itself; where nothing moves by itself the roll before it waits', async () => {
  const isHalf = (beat: Beat) => isCard(beat) && beat.is === 'fight' && !beat.done;
  const moving = await toldLive(false);
  expect(moving.length).toBeGreaterThan(5);
  expect(moving.filter(isHalf)).toEqual([]);
  const halves = (await toldLive(true)).filter(isHalf);
  expect(halves.length).toBeGreaterThan(0);
  expect(halves.filter((beat) => stepsIn(beat).every(({ roll }) => roll === null))).toEqual([]);
});

test('the button names a card only where nothing is told before it', async () => {
  let before: { readonly index: number; readonly next: Next } | null = null;
  const said: string[] = [];
  await toldLive(true, ({ now, next, script }) => {
    const index = now.value?.index ?? -1;
    if (before && index !== before.index && index >= 0) {
      const beat = script.value?.beats[index];
      said.push(`${before.next.is} ${beat && isCard(beat) ? 'card' : 'line'}`);
      if (before.next.is === 'card') expect(beat?.from).toBe(before.next.card.from);
    }
    before = index < 0 ? null : { index, next: next.value };
  });
  expect(said).toContain('line line');
  expect(said.filter((one) => one === 'card line' || one === 'line card')).toEqual([]);
});
