import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onlyAnswer } from '../../../src/app/session/unasked';
import { covers, loadGame } from '../../../src/games';
import { storm } from '../../../src/games/storm';
import { below, seeded } from '../../../src/kernel/chance';
import type { Game, Prompt } from '../../../src/kernel/game';
import { readOut } from '../../../src/kernel/journal';
import { Table } from '../../../src/kernel/table';
import { isAble } from '../../../src/panels/asking/force';
import { read } from '../../games/journals';
import { asMeant, type Sat, settled, sitDown } from './sat';

const found = await Promise.all(covers.map(({ id }) => loadGame(id)));
const games = found.filter((game): game is Game => game !== null);

/** So often each kind of question is tried out with every tap there is. */
const TRIED = 1;
/** So many ticks one after another. */
const MOST = 40;
/** Of a long list evenly many: what differs in a unit or a place alone is much the same tap. */
const some = <T>(list: readonly T[], most = MOST): readonly T[] => {
  const step = Math.ceil(list.length / most);
  return list.filter((_, i) => i % step === 0);
};

/** Everything a hand can do at the question that is not the strong button. */
function tapsOf(game: Game, { session, desk }: Sat): readonly (readonly [string, () => void])[] {
  const { offers, view } = session.position.value;
  const places = some(game.face.map.places.map(({ id }) => id));
  return [
    ...some(offers).map((offered) => [`tick ${offered.key}`, () => desk.tick(offered)] as const),
    ...some(view.counters).map(({ id }) => [`counter ${id}`, () => desk.tapCounter(id)] as const),
    ...places.map((id) => [`place ${id}`, () => desk.tapPlace(id)] as const),
    ...some(offers.filter(({ offer }) => offer.counter !== undefined)).flatMap(({ offer: { counter, place } }) =>
      counter === undefined || place === undefined
        ? []
        : [[`drag ${counter} to ${place}`, () => desk.hand.drop(counter, place)] as const],
    ),
    ...view.cards.map(({ id }) => [`card ${id}`, () => desk.mark(id)] as const),
    ...places.map((id) => [`all of ${id}`, () => pickAll({ session, desk }, id)] as const),
  ];
}

/** Every counter of an area is meant, then what they can do is named. */
function pickAll({ session, desk }: Pick<Sat, 'session' | 'desk'>, place: string): void {
  const { view, offers } = session.position.value;
  desk.tapPlace(place);
  desk.hand.along.value = new Set(
    view.counters.filter((one) => one.at === place && one.side === view.side && isAble(one)).map(({ id }) => id),
  );
  const deed = offers.findLast(({ offer }) => offer.deed && offer.place === place);
  if (deed) desk.tick(deed);
}

const standing = ({ state, prompt }: Table) => ({
  revealed: state.chance.revealed,
  turn: state.turn,
  phase: state.phase,
  side: prompt?.side,
});

const meantIn = ({ session }: Sat) => session.position.value.draft.map(({ key }) => key);

async function putBack(sat: Sat, count: number, meant: readonly string[]): Promise<void> {
  const { table, session, desk } = sat;
  desk.mark(null);
  desk.hand.along.value = new Set();
  for (let i = 0; i < 3 * MOST && table.entries.length > count; i++) {
    await session.undo();
    await settled();
  }
  session.mean(
    [],
    session.position.value.draft.map(({ at }) => at),
  );
  session.mean(meant.map((text) => readOut(session.game.play.writes, text)));
  desk.mark(null);
  desk.hand.along.value = new Set();
  desk.hand.take(null);
}

/** A counter that has gone somewhere is there; nothing else that is no press has reached the journal or the disk. */
function expectUnwritten({ table, writes }: Sat, count: number, written: number, where: string): void {
  if (table.entries.length === count) expect(writes(), `${where} is written`).toBe(written);
  for (let at = count; at < table.entries.length; at++) {
    const past = table.forkAt(at);
    const entry = table.entries[at];
    const own = onlyAnswer(past, 'alone') !== null || past.prompt?.idle;
    const { counter, place } = entry ? table.game.face.offer(past.state, entry.choice) : {};
    if (!own) expect([counter, place], `${where} is no press`).not.toContain(undefined);
  }
}

async function tryAll(game: Game, sat: Sat, where: string): Promise<number> {
  const { table } = sat;
  const count = table.entries.length;
  const before = standing(table);
  const meant = meantIn(sat);
  const hash = asMeant(sat).hash();
  const taps = tapsOf(game, sat);
  for (const [what, tap] of taps) {
    const written = sat.writes();
    tap();
    for (let i = 0; i < 3; i++) await settled();
    expect(standing(table), `${where}: ${what}`).toEqual(before);
    expect(table.undoable, `${where}: ${what} cannot be undone`).toBeGreaterThanOrEqual(table.entries.length - count);
    if (meant.length === 0) expectUnwritten(sat, count, written, `${where}: ${what}`);
    await putBack(sat, count, meant);
    expect(asMeant(sat).hash(), `${where}: ${what} is not taken back`).toBe(hash);
  }
  return taps.length;
}

/** Everything that is offered is ticked, and what that offers, and so on: still nothing is rolled, paid or over. */
async function tickAll(sat: Sat, where: string): Promise<number> {
  const { table, session, desk } = sat;
  const count = table.entries.length;
  const meant = meantIn(sat);
  const [before, hash] = [standing(table), asMeant(sat).hash()];
  const ticked = new Set<string>();
  while (ticked.size < MOST) {
    const next = session.position.value.offers.find(({ key }) => !ticked.has(key));
    if (!next) break;
    ticked.add(next.key);
    desk.tick(next);
    for (let i = 0; i < 3; i++) await settled();
    expect(standing(table), `${where}: everything up to ${next.key}`).toEqual(before);
    expect(table.undoable, `${where}: undo after ${next.key}`).toBeGreaterThanOrEqual(table.entries.length - count);
  }
  await putBack(sat, count, meant);
  expect(asMeant(sat).hash(), `${where}: everything that was ticked is not taken back`).toBe(hash);
  return ticked.size;
}

/** Plans a choice and has the strong button make it, unless it goes into the draft or is done at once. */
async function make(sat: Sat, key: string): Promise<void> {
  const { session, desk, table } = sat;
  const count = table.entries.length;
  const meant = meantIn(sat).length;
  const find = () => session.position.value.offers.find((one) => one.key === key);
  if (!find() && session.covered.value) {
    session.uncover();
    session.lift();
  }
  const offered = find();
  if (!offered) throw new Error(`not offered: ${key}`);
  const isFree = session.ending(offered.choice) === 'free';
  desk.tick(offered);
  if (!isFree) {
    await settled();
    expect(table.entries.length, `${key} is only planned`).toBe(count);
    expect(desk.strong.value, key).toMatchObject({ is: 'answer', offered: { key } });
    await desk.press();
  }
  for (let i = 0; i < 4; i++) await settled();
  if (table.entries.length === count) expect(meantIn(sat).length, key).toBeGreaterThan(meant);
}

/** Kinds of questions: with many answers, and with two. */
const kindOf = ({ ask, choices }: Prompt) => `${ask} ${choices.length > 2 ? 'many' : 'few'}`;

/** The campaigns that are kept for each scenario, at each kind of question that they come to for the first time. */
function* keptQuestions(game: Game, tried: ReadonlyMap<string, number>): Generator<Table> {
  const met = new Set(tried.keys());
  for (const scenario of game.scenarios) {
    const file = new URL(`../../games/fixtures/${game.id}-${scenario}.txt`, import.meta.url);
    const { choices, ...setup } = read(scenario, readFileSync(file, 'utf8'));
    const table = new Table(game, setup);
    for (const text of choices) {
      if (table.prompt && table.prompt.choices.length > 1 && !met.has(kindOf(table.prompt))) {
        met.add(kindOf(table.prompt));
        yield table.fork();
      }
      expect(table.follow([text]), text).toBe(1);
    }
  }
}

describe.each(games.map((game) => [game.id, game] as const))('only the strong button commits in %s', (_, game) => {
  test('every tap, tick and drag of a whole game, and all ticks together, leave dice, phase and side alone and can be undone', async () => {
    const sat = sitDown(game, 'only the strong button');
    const { table, session, desk } = sat;
    const tried = new Map<string, number>();
    let taps = 0;
    while (table.prompt) {
      if (session.curtain.value) session.lift();
      const prompt = session.position.value.prompt ?? table.prompt;
      const kind = kindOf(prompt);
      const times = tried.get(kind) ?? 0;
      tried.set(kind, times + 1);
      const where = `${prompt.ask} at ${table.entries.length}`;
      if (times < TRIED) taps += (await tryAll(game, sat, where)) + (await tickAll(sat, where));
      if (desk.sheet.value === null) desk.open({ is: 'choices' });
      const at = asMeant(sat);
      await make(sat, table.write(game.mind.bot(at.state, at.prompt ?? prompt).choice));
    }
    desk.dispose();
    for (const at of keptQuestions(game, tried)) {
      const { prompt } = at;
      const other = sitDown(game, '', at);
      if (other.session.curtain.value) other.session.lift();
      // What nobody need be asked has been answered by now.
      other.session.mean(
        [],
        other.session.position.value.draft.map(({ at: number }) => number),
      );
      if (prompt && at.prompt === prompt) {
        const where = `${prompt.ask} in ${at.setup.scenario} at ${at.entries.length}`;
        taps += (await tryAll(game, other, where)) + (await tickAll(other, where));
        tried.set(kindOf(prompt), 1);
      }
      other.desk.dispose();
    }
    expect(tried.size).toBeGreaterThan(20);
    expect(taps).toBeGreaterThan(500);
  }, 600_000);

  test('a folded question only opens, and declining is never under the thumb', async () => {
    const sat = sitDown(game, 'folded');
    const { table, session, desk } = sat;
    const lot = seeded('folded');
    let folded = 0;
    for (let i = 0; i < 400 && table.prompt; i++) {
      if (session.curtain.value) session.lift();
      desk.mark(null);
      desk.open({ is: 'resume' });
      const strong = desk.strong.value;
      const { offers } = session.position.value;
      if (desk.asks.value !== null && desk.asks.value !== 'arrivals' && offers.length > 1) {
        expect(strong).toMatchObject({ is: 'show', what: desk.asks.value });
        const count = table.entries.length;
        await desk.press();
        expect(table.entries.length).toBe(count);
        expect(desk.sheet.value).toEqual({ is: 'prompt' });
        folded++;
      }
      const choices = session.position.value.prompt?.choices ?? table.prompt.choices;
      await session.choose(choices[below(lot, choices.length)] ?? { do: '' });
      await settled();
    }
    desk.dispose();
    expect(folded).toBeGreaterThan(3);
  }, 120_000);
});

test('what is planned outlives looking around, and comes off by a second tick', async () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const sat = sitDown(game, 'a plan');
  const { session, desk, table } = sat;
  const committing = () => session.position.value.offers.find(({ choice }) => session.ending(choice) !== 'free');
  while (!committing() && table.prompt) await session.choose(game.mind.bot(table.state, table.prompt).choice);
  const offered = committing();
  if (!offered) throw new Error('everything is free');
  const count = table.entries.length;
  desk.tick(offered);
  desk.open({ is: 'log' });
  desk.open({ is: 'rule', rule: '2.0' });
  desk.close();
  desk.close();
  expect(desk.marked.value).toBe(offered.key);
  desk.tick(offered);
  expect(desk.marked.value).toBeNull();
  expect(table.entries).toHaveLength(count);
  desk.dispose();
});

test('9.0 on the open table a question whose every answer is a card leads to the hand, behind the curtain', async () => {
  const game: Game = storm;
  /** What the other side may sap with cards alone, if the French pass. */
  const byCards = (table: Table) => {
    const passed = table.fork();
    if (!passed.choose({ do: 'pass' }).ok || passed.prompt?.ask !== 'impulse') return undefined;
    return passed.prompt.choices.find((choice) => {
      const tried = passed.fork();
      return (
        choice.do === 'sap' && tried.choose(choice).ok && tried.prompt?.choices.every((one) => one.do === 'discard')
      );
    });
  };
  const table = new Table(game, { scenario: 'battle', options: [], seed: 'open table' });
  while (table.prompt && !(table.prompt.side === 'french' && byCards(table)))
    table.choose(game.mind.bot(table.state, table.prompt).choice);
  const sap = byCards(table);
  if (!sap) throw new Error('nobody saps by cards alone');
  const { session, desk } = sitDown(game, '', table);
  session.lift();
  await session.choose({ do: 'pass' });
  await session.choose(sap);
  expect(session.covered.value).toBe(true);
  expect(session.position.value.offers).toEqual([]);
  expect(desk.strong.value).toMatchObject({ is: 'show', what: 'answer' });
  await desk.press();
  expect(session.curtain.value).toMatchObject({ side: 'viet-minh' });
  session.lift();
  expect(session.position.value.offers.map(({ choice }) => choice.do)).toContain('discard');
  desk.dispose();
});
