/** npm run bench [-- season --only view,undo --json]: how fast the games play, in round trips (see unit.ts). */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { GENERATOR, seeded } from '../../kernel/chance';
import type { Choice, Game } from '../../kernel/game';
import type { Journal } from '../../kernel/journal';
import { replay, type Table } from '../../kernel/table';
import { playOut, standpointOf } from '../../opponents/playout';
import { saveOf } from '../../storage/save-of';
import { games } from '../games';
import { anyChoice, playGame } from '../policies';
import { type Measured, measure, measureAfter, roundTrip, spent } from './unit';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});
const only = values.only?.split(',');
const named = positionals.length > 0 ? games.filter(({ id }) => positionals.includes(id)) : games;
if (named.length === 0) throw new Error(`no such game; there are ${games.map(({ id }) => id).join(', ')}`);

/** The longest scenario of a game, where that is not the first. */
const whole: Readonly<Record<string, string>> = { season: 'full-battle' };

function scenarioOf({ id, scenarios }: Game): string {
  return whole[id] ?? scenarios[0] ?? '';
}

function setupOf(game: Game, seed: string, scenario = scenarioOf(game)) {
  return { scenario, options: [], seed: `${GENERATOR}:${seed}` };
}

/** The longest of several games by the bot: a whole campaign, not one that was lost on the fourth turn. */
function finishedGame(game: Game): Table {
  const tables = Array.from({ length: 20 }, (_, i) => playGame(game, setupOf(game, `finished-${i}`), 'bot'));
  return tables.reduce((longest, table) => (table.entries.length > longest.entries.length ? table : longest));
}

/** So many positions for what depends on where it is done, the same distance apart over whole games. */
const POSITIONS = 200;

/** Tables spread over games by the bot, each with a choice that can be made there. */
function positionsOf(game: Game): readonly { readonly table: Table; readonly next: Choice }[] {
  const lot = seeded('bench');
  const journals = Array.from({ length: 5 }, (_, i) => playGame(game, setupOf(game, `spread-${i}`), 'bot').journal());
  const each = POSITIONS / journals.length;
  return journals.flatMap((journal) =>
    Array.from({ length: each }, (_, i) => {
      const choices = journal.choices.slice(0, Math.floor((journal.choices.length * i) / each));
      const table = replay(game, { ...journal, choices });
      if (!table.prompt) throw new Error('a game is over before its last choice');
      return { table, next: anyChoice(table.prompt.choices, lot) };
    }),
  );
}

/** So many tables are gone through in one go, because the clock is too coarse for one, and so many times to a round. */
const AT_ONCE = 10;
const TIMES = 200;

/** Decisions in a row of which the save is measured: one in about so many takes a new snapshot, which costs more. */
const SAVES = 16;

/** What the save after a decision costs where so many were made before it. The decision itself is not counted. */
function saving(game: Game, journal: Journal, at: number): Measured {
  const tables = Array.from({ length: SAVES }, (_, i) => {
    const table = replay(game, { ...journal, choices: journal.choices.slice(0, at - i) });
    saveOf(table, {});
    return table;
  });
  const decide = () => {
    for (const table of tables) {
      table.rewind(table.entries.length - 1);
      table.redo();
    }
  };
  const save = () => {
    for (const table of tables) saveOf(table, {});
    return SAVES;
  };
  return measureAfter(decide, save, TIMES / 4);
}

/** Steps back after a choice at each position, where a copy lies as looking ahead leaves it; and the choice with them. */
function goingBack(spread: ReturnType<typeof positionsOf>) {
  let from = 0;
  let some = spread.slice(0, AT_ONCE);
  const choose = () => {
    from = (from + AT_ONCE) % spread.length;
    some = spread.slice(from, from + AT_ONCE);
    for (const { table, next } of some) table.choose(next);
  };
  const back = () => {
    for (const { table } of some) table.rewind(table.entries.length - 1);
    return some.length;
  };
  const both = () => {
    for (const { table, next } of spread) {
      table.choose(next);
      table.rewind(table.entries.length - 1);
    }
    return spread.length;
  };
  return { undo: perUnit(measureAfter(choose, back, TIMES)), choiceAndUndo: perUnit(measure(both)) };
}

/** One play-out of an opponent that looks ahead, from positions spread over games: a choice, then the bot to its horizon. */
function lookingAhead(game: Game, spread: ReturnType<typeof positionsOf>) {
  const points = spread.map(({ table, next }) => ({ standpoint: standpointOf(table), next }));
  let from = 0;
  let [played, made] = [0, 0];
  const ahead = measure(() => {
    from = (from + AT_ONCE) % points.length;
    for (const { standpoint, next } of points.slice(from, from + AT_ONCE)) {
      made += playOut(standpoint, { choice: next }, game.mind.sight, 'bench').choices;
      played++;
    }
    return AT_ONCE;
  });
  return { lookAhead: playoutFigures(ahead), lookAheadChoices: Math.round(made / played) };
}

/** A whole game by the bot on both sides. */
function botPlaying(game: Game) {
  let [played, made] = [0, 0];
  const playouts = measure(() => {
    made += playGame(game, setupOf(game, `bot-${played++}`), 'bot').entries.length;
    return 1;
  });
  return { botPlayout: playoutFigures(playouts), botPlayoutChoices: Math.round(made / played) };
}

/** Choices to a round, so that a round lasts about as long as its round trips, and at least so many games. */
const CHOICES = 5000;
const GAMES = 4;
/** CPU time until the rules of a whole game, each used seldom, are compiled for good: the curve is flat after it. */
const PLAY_WARM_UP = 6_000_000;

/** The kinds of figures, each measured only if it is asked for. */
function benchGame(game: Game) {
  const asked = <F>(kind: string, figures: () => F): F | undefined =>
    only && !only.includes(kind) ? undefined : figures();
  // Before the bot has run: the engine fits compiled rules to all that has called them, the bot's odds too.
  const play = asked('play', () => playing(game));
  if (only?.join() === 'play') return { game: game.id, scenario: scenarioOf(game), ...play };
  const finished = finishedGame(game).journal();
  const choices = finished.choices;
  const middle = replay(game, { ...finished, choices: choices.slice(0, choices.length >> 1) });
  const spread = positionsOf(game);
  return {
    game: game.id,
    scenario: scenarioOf(game),
    ...play,
    replay: asked('replay', () => inUnits(measure(() => repeated(1, () => replay(game, finished)), PLAY_WARM_UP))),
    view: asked('view', () =>
      perUnit(measure(() => repeated(300, () => game.face.view(middle.state, game.sides[0] ?? '', middle.prompt)))),
    ),
    ...asked('undo', () => goingBack(spread)),
    fork: asked('fork', () =>
      perUnit(
        measure(() => {
          for (const { table } of spread) table.fork();
          return spread.length;
        }),
      ),
    ),
    ...asked('save', () => ({
      saveAtChoice50: perUnit(saving(game, finished, 50)),
      saveAtItsEnd: perUnit(saving(game, finished, choices.length - 1)),
      finishedChoices: choices.length,
      ...sizeOf(finished),
    })),
    ...asked('ahead', () => ({ ...lookingAhead(game, spread), ...botPlaying(game) })),
    scenarios: asked('scenarios', () => shorterBattles(game)),
  };
}

/** A play-out by random choices of every other scenario, and how many choices it takes. */
function shorterBattles(game: Game) {
  const others = game.scenarios.filter((scenario) => scenario !== scenarioOf(game));
  const figures = others.map((scenario) => {
    let [played, made] = [0, 0];
    const playouts = measure(() => {
      made += playGame(game, setupOf(game, `bench-${played++}`, scenario), 'random').entries.length;
      return 1;
    });
    return [scenario, { ...playoutFigures(playouts), choices: Math.round(made / played) }] as const;
  });
  return others.length > 0 ? Object.fromEntries(figures) : undefined;
}

function playing(game: Game) {
  let number = 0;
  const randomPlay = (): Table => playGame(game, setupOf(game, `bench-${number++}`), 'random');
  let played = 0;
  let made = 0;
  const choices = measure(() => {
    const [gamesBefore, madeBefore] = [played, made];
    while (made - madeBefore < CHOICES || played - gamesBefore < GAMES) {
      made += randomPlay().entries.length;
      played++;
    }
    return made - madeBefore;
  }, PLAY_WARM_UP);
  const playoutChoices = Math.round(made / played);
  const playouts = measure(() => repeated(Math.max(GAMES, Math.round(CHOICES / playoutChoices)), randomPlay));
  return { choices: perUnit(choices), playout: playoutFigures(playouts), playoutChoices };
}

function sizeOf(journal: Journal) {
  const raw = JSON.stringify(journal);
  return {
    bytesPerChoice: round(raw.length / journal.choices.length),
    gzippedBytes: gzipSync(raw, { level: 9 }).length,
  };
}

function repeated(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work();
  return times;
}

/** Fast things: how many in one rt. */
function perUnit({ rt, microseconds }: Measured) {
  return { perRt: round(1 / rt), microseconds: round(microseconds) };
}

/** Slow things: how many rt one takes. */
function inUnits({ rt, microseconds }: Measured) {
  return { rt: round(rt), milliseconds: round(microseconds / 1000) };
}

/** Play-outs, also by the second of this machine. */
function playoutFigures(measured: Measured) {
  return { ...inUnits(measured), perSecond: Math.round(1_000_000 / measured.microseconds) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const unit = measure(() => repeated(400, roundTrip));
const report = { rtMicroseconds: round(unit.microseconds), games: named.map(benchGame), spent: spent() > 0 };
if (values.json) {
  process.stdout.write(`${JSON.stringify(report)}\n`);
} else {
  process.stdout.write(`one rt: ${report.rtMicroseconds} µs\n`);
  for (const { game, ...figures } of report.games) {
    process.stdout.write(`${game}\n`);
    for (const [name, figure] of Object.entries(figures)) {
      if (figure !== undefined) process.stdout.write(`  ${name}: ${JSON.stringify(figure)}\n`);
    }
  }
}
