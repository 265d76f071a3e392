import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isPassing } from '../../src/app/session/rest';
import { openSession } from '../../src/app/session/session';
import { vallee } from '../../src/games/vallee';
import type { Choice, Game, Prompt } from '../../src/kernel/game';
import { replay, Table } from '../../src/kernel/table';

const game: Game = vallee;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const keeper = { durable: true, keep: async () => null };

/** The same campaign in a page that was loaded anew: all that is left of it is what was written down. */
function reopened(table: Table) {
  const journal = JSON.parse(JSON.stringify(table.journal()));
  const again = replay(game, journal);
  const session = openSession({
    table: again,
    campaign: 'here',
    keeper,
    seats: {},
    fresh: () => new Table(game, journal),
    passes: () => false,
  });
  while (session.curtain.value) session.lift();
  return { table: again, session };
}

/** One person plays both sides, from the first question that fits. */
function openAt(scenario: string, fits: (prompt: Prompt, table: Table) => boolean, seed = 'batches') {
  const begin = () => new Table(game, { scenario, options: [], seed });
  const table = begin();
  while (table.prompt && !fits(table.prompt, table)) table.choose(game.mind.bot(table.state, table.prompt).choice);
  if (!table.prompt) throw new Error('this is never asked');
  const session = openSession({ table, campaign: 'here', keeper, seats: {}, fresh: begin, passes: () => false });
  while (session.curtain.value) session.lift();
  return { table, session };
}

const plain = (choices: readonly Choice[]) => choices.filter((choice) => Object.keys(choice).length > 1);

describe('choices that go together', () => {
  test('are ordinary entries of the journal, and one undo takes all of them back', async () => {
    const { table, session } = openAt('campaign', ({ ask }) => ask === 'otha-enter');
    const [plan] = session.plans.of();
    if (!plan) throw new Error('nothing is filled in');
    const before = table.entries.length;
    await session.plans.run(plan, plain(plan.choices));
    expect(table.entries.slice(before).map(({ choice }) => choice)).toEqual(plain(plan.choices));
    expect(session.position.value.undoes).toBe(before);
    await session.undo();
    expect(table.entries.length).toBe(before);
  });

  test('are taken back as one also after the page was loaded anew, and standing terms still stand', async () => {
    const { table, session } = openAt('campaign', ({ ask }) => ask === 'otha-enter');
    const [plan] = session.plans.of();
    if (!plan) throw new Error('nothing is filled in');
    const before = table.entries.length;
    await session.plans.run(plan, plain(plan.choices));
    const never = { when: 'never', least: 0.5, floor: 10 } as const;
    session.standing.setTerms(never);
    session.dispose();
    const { table: after, session: again } = reopened(table);
    expect(Object.values(again.standing.terms.value)).toEqual([never]);
    expect(again.position.value.undoes).toBe(before);
    await again.undo();
    expect(after.entries.length).toBe(before);
  });

  test('go on across dice and pass over what is not offered any more', async () => {
    const { table, session } = openAt('gabrielle', ({ ask, choices }) => ask === 'fire-defender' && choices.length > 3);
    const [plan] = session.plans.of();
    if (!plan) throw new Error('nothing is filled in');
    const { side, ask } = table.prompt ?? { side: '', ask: '' };
    const before = table.entries.length;
    await session.plans.run(plan, plan.choices);
    const made = table.entries.slice(before).filter((entry) => entry.side === side && entry.ask === ask);
    expect(made.length).toBeGreaterThan(1);
    expect(table.prompt?.ask).not.toBe(ask);
    expect(session.plans.left.value[side] ?? 0).toBe(0);
  });

  test('wait while the other side answers, and go on after it', async () => {
    const { table, session } = openAt('campaign', ({ ask }) => ask === 'bombard-vm');
    const places = new Set(session.position.value.offers.flatMap(({ offer }) => offer.place ?? []));
    const all = [...places].map((place) => session.plans.of({ place })[0]);
    const plan = all.find((one) => (one?.choices.length ?? 0) > 1);
    if (!plan) throw new Error('no two batteries see one place');
    const before = table.entries.length;
    await session.plans.run({ ...plan, brake: null }, plan.choices);
    for (let i = 0; i < 20 && table.prompt?.ask === 'counter-bombard'; i++) {
      while (session.curtain.value) session.lift();
      await session.choose({ do: 'done' });
    }
    const fired = table.entries.slice(before).filter(({ choice }) => choice.do === 'bombard');
    expect(fired.map(({ choice }) => choice)).toEqual(plan.choices);
    expect(session.plans.left.value['viet-minh'] ?? 0).toBe(0);
  });

  test('go on where they were when the page is killed in their midst', async () => {
    let { table, session } = openAt('campaign', ({ ask }) => ask === 'bombard-vm');
    const places = new Set(session.position.value.offers.flatMap(({ offer }) => offer.place ?? []));
    const all = [...places].map((place) => session.plans.of({ place })[0]);
    const plan = all.find((one) => (one?.choices.length ?? 0) > 1);
    if (!plan) throw new Error('no two batteries see one place');
    const before = table.entries.length;
    await session.plans.run({ ...plan, brake: null }, plan.choices);
    let killed = 0;
    for (let i = 0; i < 20 && table.prompt?.ask === 'counter-bombard'; i++) {
      session.dispose();
      ({ table, session } = reopened(table));
      killed++;
      await session.choose({ do: 'done' });
    }
    expect(killed).toBeGreaterThan(0);
    const fired = table.entries.slice(before).filter(({ choice }) => choice.do === 'bombard');
    expect(fired.map(({ choice }) => choice)).toEqual(plan.choices);
  });

  test('go on after an answer to the other side, whatever that is filled in with', async () => {
    const { table, session } = openAt('campaign', ({ ask }) => ask === 'assault-move');
    const passes = session.plans.of().find(({ key }) => key === 'until-done');
    const side = table.prompt?.side;
    if (!passes || side === undefined) throw new Error('nobody can pass');
    await session.plans.run(passes, passes.choices);
    let answered = 0;
    for (let i = 0; i < 200 && table.state.phase === 'assault' && table.prompt; i++) {
      while (session.curtain.value) session.lift();
      const { prompt, state } = table;
      const [plan] = prompt.side === side ? session.plans.of() : [];
      if (prompt.side === side && !prompt.window) break;
      if (plan) answered++;
      if (plan) await session.plans.run(plan, plan.choices);
      else await session.choose(game.mind.bot(state, prompt).choice);
    }
    expect(answered).toBeGreaterThan(0);
    const own = table.entries.filter((entry) => entry.side === side && entry.ask === 'assault-move');
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ choice }) => choice.do))).toEqual(new Set(['pass']));
  });

  test('leave nothing over for the next time where their question ends by itself', async () => {
    const { table, session } = openAt(
      'beatrice',
      ({ ask, choices }) => ask === 'support-active' && choices.some((choice) => choice.do === 'support'),
    );
    const side = table.prompt?.side ?? '';
    const plan = session.plans.of()[0];
    const [fires] = plain(table.prompt?.choices ?? []);
    if (!plan || !fires) throw new Error('no gun can fire');
    expect(plan.lasts).toBe('question');
    await session.plans.run(plan, [fires, { do: 'done' }]);
    for (
      let i = 0;
      i < 40 && table.prompt && (table.prompt.side !== side || table.prompt.ask === 'support-active');
      i++
    ) {
      while (session.curtain.value) session.lift();
      await session.choose(game.mind.bot(table.state, table.prompt).choice);
    }
    expect([table.prompt?.side, session.plans.left.value[side] ?? 0]).toEqual([side, 0]);
  });

  test('are called off by their own side alone', async () => {
    const { table, session } = openAt('campaign', ({ ask }) => ask === 'strategic-move');
    const [plan] = session.plans.of();
    if (!plan) throw new Error('nothing is filled in');
    const { side } = session.position.value;
    await session.plans.run(plan, plan.choices);
    expect(table.prompt?.side).not.toBe(side);
    const left = session.plans.left.value[side];
    expect(game.sides.map((one) => isPassing(table, one))).toEqual(game.sides.map((one) => one === side));
    session.plans.callOff();
    expect(session.plans.left.value[side]).toBe(left);
  });
});

describe('what is filled in', () => {
  test('is offered as last week, with what is no longer possible left out', () => {
    const { session, table } = openAt('campaign', ({ ask }, at) => ask === 'otha-enter' && at.state.turn > 1);
    const last = session.plans.of().find(({ from }) => from === 'last');
    const made = table.entries.filter(({ ask, turn }) => ask === 'otha-enter' && turn === table.state.turn - 1);
    expect(last).toBeDefined();
    expect((last?.choices.length ?? 0) + (last?.dropped ?? 0)).toBe(made.length);
  });

  test('is kept by the player and outlives the game: three slots, the oldest goes', () => {
    const { session } = openAt('campaign', ({ ask }) => ask === 'otha-enter');
    const supply = { do: 'enter', what: 'supply' };
    for (let i = 1; i <= 4; i++) session.plans.keep(Array.from({ length: i }, () => supply));
    const { session: other } = openAt('campaign', ({ ask }) => ask === 'otha-enter', 'another');
    const plans = other.plans.of().filter(({ from }) => from === 'saved');
    expect(plans.map(({ key }) => key)).toEqual(['2', '3', '1']);
    expect(plans.map(({ choices }) => choices.length)).toEqual([2, 3, 4]);
  });

  test('is called as the player calls it, and by its number where nothing is written', () => {
    const { session } = openAt('campaign', ({ ask }) => ask === 'otha-enter');
    const titles = () =>
      openAt('campaign', ({ ask }) => ask === 'otha-enter', 'another')
        .session.plans.of()
        .flatMap(({ from, title }) => (from === 'saved' ? [title] : []));
    const supply = { do: 'enter', what: 'supply' };
    const slot = session.plans.keep([supply]);
    session.plans.name(slot ?? '', '  Rice only  ');
    expect(titles()).toEqual(['Rice only']);
    session.plans.name(slot ?? '', ' ');
    expect(titles()).toEqual([undefined]);
  });

  test('a plan from elsewhere is believed only as far as the rules offer it', () => {
    const foreign = {
      game: 'vallee',
      side: 'viet-minh',
      ask: 'otha-enter',
      name: 'x',
      choices: [{ do: 'win' }, { do: 'enter', what: 'supply' }],
    };
    kept.set('the-valley/plans', JSON.stringify({ version: 1, plans: [foreign, { game: 3 }, null] }));
    const { session } = openAt('campaign', ({ ask }) => ask === 'otha-enter');
    const plans = session.plans.of().filter(({ from }) => from === 'saved');
    expect(plans.map(({ choices, dropped }) => [choices, dropped])).toEqual([[[{ do: 'enter', what: 'supply' }], 1]]);
  });
});
