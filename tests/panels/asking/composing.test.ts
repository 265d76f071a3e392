/** Whatever the rules offer can be put together by the list alone, and whatever is taken away again has never been. */
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../src/cli/policies';
import { covers, loadGame } from '../../../src/games';
import type { Game } from '../../../src/kernel/game';
import type { Table } from '../../../src/kernel/table';
import { chosenIn, toggled } from '../../../src/panels/asking/filling';
import { ticksIn, timesOf, turn } from '../../../src/panels/asking/ticks';
import { asMeant, type Sat, settled, sitDown } from './sat';

const found = await Promise.all(covers.map(({ id }) => loadGame(id)));
const games = found.filter((game): game is Game => game !== null);

const GAMES = 50;
/** Of a long list so many answers, each kind of choice among them. */
const TRIED = 10;
/** So many things one after another. */
const DEEP = 4;

/** The first question of each kind in games by chance. */
function* questions(game: Game, scenario: string, met: Set<string>): Generator<Table> {
  for (let n = 0; n < GAMES; n++) {
    const table = playGame(game, { scenario, options: [], seed: `sfc32:composed-${n}` }, 'random');
    for (const [at, { ask }] of table.entries.entries()) {
      if (met.has(ask)) continue;
      met.add(ask);
      yield table.forkAt(at);
    }
  }
}

function some<T extends { readonly choice: { readonly do: string } }>(offers: readonly T[]): readonly T[] {
  const kinds = new Map(offers.map((one) => [one.choice.do, one]));
  const step = Math.ceil(offers.length / TRIED);
  return [...new Set([...kinds.values(), ...offers.filter((_, i) => i % step === 0)])];
}

const stands = (sat: Sat) => ({
  hash: asMeant(sat).hash(),
  meant: sat.session.position.value.draft.map(({ key }) => key),
  marked: sat.desk.marked.value,
});

/** Ticks one answer by its row; says how it is taken away again. */
async function compose(sat: Sat, key: string, where: string): Promise<() => Promise<unknown>> {
  const { session, desk, table } = sat;
  const made = table.entries.length;
  const { draft, offers } = session.position.value;
  const [tick] = ticksIn(
    { draft: [], prompt: session.position.value.prompt },
    offers.filter((one) => one.key === key),
    null,
  );
  if (!tick) throw new Error(`${where}: ${key} has no row`);
  turn({ model: session, desk }, tickAt(sat, key));
  await settled();
  const now = session.position.value;
  if (table.entries.length > made) return () => session.undo();
  if (now.draft.length > draft.length) {
    expect(
      now.draft.map((one) => one.key),
      where,
    ).toContain(key);
    return async () => {
      const here = ticksIn(now, now.offers, desk.marked.value).find((one) => one.key === key && timesOf(one) > 0);
      if (here && now.draft.length === draft.length + 1) session.mean([], here.at.slice(-1));
      else
        session.mean(
          [],
          now.draft.slice(draft.length).map(({ at }) => at),
        );
    };
  }
  expect(desk.strong.value, `${where}: ${key}`).toMatchObject({ is: 'answer', offered: { key } });
  return async () => turn({ model: session, desk }, tickAt(sat, key));
}

/** The row of an answer as it stands now: taken in once more where it is meant already. */
function tickAt({ session, desk }: Sat, key: string) {
  const { offers } = session.position.value;
  const offered = offers.find((one) => one.key === key);
  if (!offered) throw new Error(`${key} is not offered`);
  return { key, choice: offered.choice, offered, at: [], ready: desk.marked.value === key };
}

async function composeAll(sat: Sat, where: string): Promise<number> {
  const { session } = sat;
  const before = stands(sat);
  const answers = some(session.position.value.offers);
  for (const { key } of answers) {
    const back = await compose(sat, key, where);
    await back();
    await settled();
    expect(stands(sat), `${where}: ${key} leaves nothing behind`).toEqual(before);
  }
  return answers.length;
}

/** One thing after another, then each away again, the last first; what was pressed goes back as a whole. */
async function composeDeep(sat: Sat, where: string): Promise<void> {
  const { session, desk, table } = sat;
  const count = table.entries.length;
  const path: { readonly before: string; readonly back: () => Promise<unknown> }[] = [];
  for (let i = 0; i < DEEP && desk.marked.value === null && table.entries.length === count; i++) {
    const { offers, prompt } = session.position.value;
    const next = offers[(i * 7) % Math.max(1, offers.length)];
    if (!next || !prompt) break;
    const before = stands(sat).hash;
    path.push({ before, back: await compose(sat, next.key, where) });
  }
  const steps =
    table.entries.length > count ? [{ before: path[0]?.before, back: () => session.undo() }] : path.reverse();
  for (const { before, back } of steps) {
    await back();
    await settled();
    expect(stands(sat).hash, `${where}: back, step by step`).toBe(before);
  }
}

/** Each line of what is filled in is ticked off and on again. */
function fillAll({ desk }: Sat, where: string): void {
  const before = desk.filling.value;
  if (!before || before.whole) return;
  const keys = () =>
    desk.filling.value
      ? chosenIn(desk.filling.value)
          .map((one) => JSON.stringify(one))
          .sort()
      : [];
  const all = keys();
  for (const [at, { on }] of before.lines.slice(0, TRIED).entries()) {
    if (!on) continue;
    desk.fill(toggled(before, at));
    expect(keys().length, `${where}: line ${at} is off`).toBe(all.length - 1);
    if (desk.filling.value) desk.fill(toggled(desk.filling.value, at));
    expect(keys(), `${where}: line ${at} is on again`).toEqual(all);
  }
}

describe.each(games.map((game) => [game.id, game] as const))('every answer in %s', (_, game) => {
  test('can be composed by the list alone, and each thing taken away leads back to the same position', async () => {
    const met = new Set<string>();
    let answers = 0;
    for (const scenario of game.scenarios) {
      for (const at of questions(game, scenario, met)) {
        const sat = sitDown(game, '', at);
        const { session, desk, table } = sat;
        if (session.curtain.value) session.lift();
        const where = `${session.position.value.prompt?.ask} in ${scenario} at ${table.entries.length}`;
        if (session.position.value.prompt) {
          fillAll(sat, where);
          answers += await composeAll(sat, where);
          await composeDeep(sat, where);
        }
        desk.dispose();
      }
    }
    expect(met.size).toBeGreaterThan(15);
    expect(answers).toBeGreaterThan(60);
  }, 300_000);
});
