/**
 * npm run duel -- <game> --a <player> --b <player> --games <n> --seed <s> [--scenario <id>] [--processes <n>] [--json]
 * [--blunders]: the computer against itself or a script, sides alternated, every deal played once from either side of the
 * table; more processes share the games. With --blunders what a wargamer would laugh at is counted, by player and kind; a
 * game of one side is then played by a alone. An interrupt ends it after the games under way, and what was played is reported.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GENERATOR } from '../kernel/chance';
import type { Side } from '../kernel/game';
import { Table } from '../kernel/table';
import { fail, trialOf } from './games';
import { choiceOf, type Player, players } from './players';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    a: { type: 'string', default: 'steady' },
    b: { type: 'string', default: 'hasty' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    json: { type: 'boolean', default: false },
    blunders: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    /** Which of the processes this is: it plays its share and tells the first of them. */
    share: { type: 'string' },
  },
});

const playerOf = (text: string): Player =>
  players.find((one) => one === text) ?? fail(`there is no player «${text}»: ${players.join(', ')}`);

const trial = trialOf(positionals[0]);
const { game, blunders } = trial;
const scenario = values.scenario ?? game.scenarios[0] ?? '';
if (!game.scenarios.includes(scenario)) fail(`${game.id} has no scenario «${scenario}»: ${game.scenarios.join(', ')}`);
const [east = fail(`${game.id} has no sides`), west = east] = game.sides;
if (east === west && !values.blunders) fail(`${game.id} has one side only`);
const pair = { a: playerOf(values.a), b: playerOf(values.b) };
type Seat = keyof typeof pair;
const wanted = wholeNumber('games', values.games);
const processes = wholeNumber('processes', values.processes);

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fail(`--${name} takes a whole number from 1`);
}

/** What one game came to. */
interface Played {
  /** The side that a had, and whether it won; a draw is half a win. */
  readonly side: Side;
  readonly won: number;
  /** Milliseconds of processor time of every decision: a question with one answer is none. */
  readonly times: Record<Seat, number[]>;
  readonly laughed: Record<Seat, string[]>;
}

const games: Played[] = [];
let interrupted = false;
process.once('SIGINT', () => {
  interrupted = true;
});

if (values.share !== undefined) {
  await playShare(Number(values.share), (game) => process.send?.(game));
  process.exit();
}
if (processes > 1) await Promise.all(Array.from({ length: processes }, (_, share) => playElsewhere(share)));
else await playShare(0, tell);
if (process.stderr.isTTY) process.stderr.write('\n');

function tell(game: Played): void {
  games.push(game);
  const won = games.reduce((sum, one) => sum + one.won, 0);
  if (process.stderr.isTTY) process.stderr.write(`\r${games.length} of ${wanted} games, a won ${won}`);
}

/** Every deal of one process, from either side of the table. */
async function playShare(share: number, over: (game: Played) => void): Promise<void> {
  for (let i = 0; i < wanted && !interrupted; i++) {
    if ((i >> 1) % processes !== share) continue;
    const seats: Record<Side, Seat> = i % 2 === 0 ? { [east]: 'a', [west]: 'b' } : { [east]: 'b', [west]: 'a' };
    over(playGame(`${values.seed}-${i >> 1}`, seats, seats[east] === 'a' ? east : west));
    // Signals are heard between two games only.
    await new Promise((done) => setImmediate(done));
  }
}

function playElsewhere(share: number): Promise<void> {
  return new Promise((done, failed) => {
    const other = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--share', `${share}`]);
    process.once('SIGINT', () => other.kill('SIGINT'));
    other.on('message', (game) => tell(game as Played)); // only its own kind sends any
    other.on('error', failed);
    other.on('exit', (code) => (code === 0 ? done() : failed(new Error('a process of the duel failed'))));
  });
}

function playGame(seed: string, seats: Readonly<Record<Side, Seat>>, side: Side): Played {
  const times: Played['times'] = { a: [], b: [] };
  const laughed: Played['laughed'] = { a: [], b: [] };
  const setup = { scenario, options: [], seed: `${GENERATOR}:duel-${seed}` };
  const table = new Table(game, setup);
  for (let { prompt } = table; prompt; { prompt } = table) {
    const player = seats[prompt.side] ?? 'a';
    const before = process.cpuUsage();
    const choice = choiceOf(pair[player], trial, table, prompt, `${player} ${seed}`);
    const { user, system } = process.cpuUsage(before);
    if (prompt.choices.length > 1) times[player].push((user + system) / 1000);
    if (values.blunders) laughed[player].push(...blunders.of(table.state, prompt, choice));
    const answer = table.choose(choice);
    if (!answer.ok) {
      const message = `refused: ${JSON.stringify(choice)} at ${prompt.ask}: ${answer.refusal.reason}`;
      throw new Error(message, { cause: answer.fault });
    }
  }
  return { side, won: game.mind.worth(table.state, side), times, laughed };
}

function timesOf(player: Seat) {
  const sorted = games.flatMap(({ times }) => times[player]).sort((x, y) => x - y);
  const sum = sorted.reduce((all, one) => all + one, 0);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { mean: round(sum / Math.max(1, sorted.length)), p95: at(0.95), longest: at(1), decisions: sorted.length };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where the true share lies in 95 of 100 cases, by Wilson. */
function intervalOf(won: number, of: number): readonly [number, number] {
  const z = 1.96;
  const middle = (won + (z * z) / 2) / (of + z * z);
  const half = (z * Math.sqrt((won * (of - won)) / of + (z * z) / 4)) / (of + z * z);
  return [round(middle - half), round(middle + half)];
}

const count = games.length;
const wins: Record<Side, number> = { [east]: 0, [west]: 0 };
const laughed: Record<Seat, Record<string, number>> = { a: {}, b: {} };
for (const one of games) {
  wins[one.side] = (wins[one.side] ?? 0) + one.won;
  for (const player of ['a', 'b'] as const) {
    for (const kind of one.laughed[player]) laughed[player][kind] = (laughed[player][kind] ?? 0) + 1;
  }
}
const total = games.reduce((sum, { won }) => sum + won, 0);
const share = round(total / count);
const interval = intervalOf(total, count);
const report = {
  game: game.id,
  scenario,
  ...pair,
  games: count,
  seed: values.seed,
  wins: total,
  share,
  interval,
  bySide: wins,
};
const milliseconds = { a: timesOf('a'), b: timesOf('b') };
if (values.json) {
  const counted = values.blunders ? { milliseconds, blunders: laughed } : { milliseconds };
  process.stdout.write(`${JSON.stringify({ ...report, ...counted })}\n`);
} else {
  const sides = Object.entries(wins).map(([side, won]) => `${won} as ${side}`);
  process.stdout.write(
    `${game.id}: ${pair.a} won ${total} of ${count} against ${pair.b} (${(100 * share).toFixed(0)} %, 95 % interval ${interval.map((one) => (100 * one).toFixed(0)).join(' to ')}): ${sides.join(', ')}\n`,
  );
  for (const player of ['a', 'b'] as const) {
    const { mean, p95, longest, decisions } = milliseconds[player];
    process.stdout.write(
      `${pair[player]}: ${decisions} decisions, mean ${mean} ms, 95 % within ${p95} ms, longest ${longest} ms\n`,
    );
  }
  if (values.blunders) {
    const shown = (player: Seat) =>
      blunders.kinds.map((kind) => `${kind} ${round((laughed[player][kind] ?? 0) / count)}`).join(', ');
    for (const player of ['a', 'b'] as const) {
      process.stdout.write(`${pair[player]}, blunders a game: ${shown(player)}\n`);
    }
  }
}
