/**
 * npm run sim -- <game> --scenario <id> --games <n> --seed <s> --policy <random|bot|mixed|a level> [--options a,b]
 * [--without <means>] [--json]: whole games, counted; without one of a game's means where one is forbidden. As JSON also
 * the points of each game, so that two runs on the same seeds can be compared game by game.
 */
import { parseArgs } from 'node:util';
import { GENERATOR } from '../kernel/chance';
import type { Figures } from '../kernel/trial';
import { fail, forbidding, trialOf } from './games';
import { type Policy, playGame, policies } from './policies';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'random' },
    options: { type: 'string', default: '' },
    without: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const trial = trialOf(positionals[0]);
const game = values.without === undefined ? trial.game : forbidding(trial, values.without);
const scenario = values.scenario ?? game.scenarios[0] ?? '';
if (!game.scenarios.includes(scenario)) fail(`${game.id} has no scenario «${scenario}»: ${game.scenarios.join(', ')}`);
const options = values.options.split(',').filter(Boolean);
const strange = options.find((option) => !game.options.includes(option));
if (strange) fail(`${game.id} has no option «${strange}»: ${game.options.join(', ')}`);
const policy: Policy = policies.find((one) => one === values.policy) ?? fail(`policy is ${policies.join(' or ')}`);
const count = Number(values.games);
if (!Number.isSafeInteger(count) || count < 1) fail('--games takes a whole number from 1');

type Tally = Record<string, number>;
const add = (tally: Tally, key: string, by = 1) => {
  tally[key] = (tally[key] ?? 0) + by;
};

const outcomes: Tally = {};
const causes: Tally = {};
const endTurns: Tally = {};
const counts: Record<string, Record<string, Tally>> = {};
const levels: Record<string, Record<string, { sum: number; games: number }>> = {};
const points: number[] = [];
let choices = 0;

const started = performance.now();
for (let i = 0; i < count; i++) {
  const table = playGame(game, { scenario, options, seed: `${GENERATOR}:${values.seed}-${i}` }, policy);
  choices += table.entries.length;
  add(outcomes, table.state.result?.level ?? 'none');
  add(causes, table.state.result?.cause ?? 'none');
  add(endTurns, `${table.state.turn}`);
  points.push(table.state.result?.points ?? 0);
  gather(trial.figures([{ events: table.opening, turn: 0 }, ...table.entries], table.state));
  if (process.stderr.isTTY && i % 50 === 49) process.stderr.write(`\r${i + 1} of ${count} games`);
}
if (process.stderr.isTTY) process.stderr.write('\r');
const seconds = (performance.now() - started) / 1000;

function gather(figures: Figures): void {
  for (const [group, names] of Object.entries(figures.counts)) {
    for (const [name, turns] of Object.entries(names)) {
      counts[group] ??= {};
      counts[group][name] ??= {};
      for (const [turn, n] of Object.entries(turns)) add(counts[group][name], turn, n);
    }
  }
  for (const [name, turns] of Object.entries(figures.levels)) {
    levels[name] ??= {};
    for (const [turn, level] of Object.entries(turns)) {
      levels[name][turn] ??= { sum: 0, games: 0 };
      levels[name][turn].sum += level;
      levels[name][turn].games++;
    }
  }
}

const means = Object.fromEntries(
  Object.entries(levels).map(([name, turns]) => [
    name,
    Object.fromEntries(Object.entries(turns).map(([turn, { sum, games }]) => [turn, round(sum / games)])),
  ]),
);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The mean of the points, and the standard error of it; who loses outright has none. */
function pointsOf(): { readonly mean: number; readonly error: number } {
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
  const squares = points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, points.length - 1) / Math.max(1, points.length));
  return { mean: round(mean), error: round(error) };
}

const without = values.without ?? null;
const report = {
  game: game.id,
  scenario,
  options,
  policy,
  without,
  games: count,
  seconds: round(seconds),
  choices,
  points: pointsOf(),
};
if (values.json) {
  process.stdout.write(
    `${JSON.stringify({ ...report, each: points, outcomes, causes, endTurns, ...counts, ...means })}\n`,
  );
} else {
  const share = (tally: Tally) =>
    Object.entries(tally)
      .sort(([, a], [, b]) => b - a)
      .map(([key, n]) => `  ${((100 * n) / count).toFixed(1).padStart(5)} %  ${key}`)
      .join('\n');
  process.stdout.write(
    `${game.id} ${scenario} ${policy}: ${count} games, ${choices} choices, ${seconds.toFixed(1)} s\n${share(outcomes)}\n` +
      `points: ${report.points.mean} on average, standard error ${report.points.error}\nby cause\n${share(causes)}\nlast turn\n${share(endTurns)}\n`,
  );
}
