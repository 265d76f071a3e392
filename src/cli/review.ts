/**
 * npm run review -- <game> [--scenario <id>] [--games <n>] [--seed <s>] [--policy <p>] [--json]: whole games, each
 * reviewed twice on other dice: how long it took, and how far the two reviews lie apart.
 */
import { parseArgs } from 'node:util';
import { GENERATOR } from '../kernel/chance';
import { calmsOf, curveOf, findingsOf, type Review } from '../kernel/review';
import { Table } from '../kernel/table';
import { reviewing } from '../opponents/review';
import { fail, trialOf } from './games';
import { type Policy, playGame, policies } from './policies';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'mixed' },
    json: { type: 'boolean', default: false },
  },
});

const { game } = trialOf(positionals[0]);
const scenario = values.scenario ?? game.scenarios[0] ?? '';
if (!game.scenarios.includes(scenario)) fail(`${game.id} has no scenario «${scenario}»: ${game.scenarios.join(', ')}`);
const policy: Policy = policies.find((one) => one === values.policy) ?? fail(`policy is ${policies.join(' or ')}`);
const count = Number(values.games);
if (!Number.isSafeInteger(count) || count < 1) fail('--games takes a whole number from 1');

for (let i = 0; i < count; i++) {
  const table = playGame(game, { scenario, options: [], seed: `${GENERATOR}:review-${values.seed}-${i}` }, policy);
  const runs = [timed(table, 'one'), timed(table, 'two')] as const;
  const compared = comparedOf(runs);
  const text = values.json ? JSON.stringify({ game: game.id, scenario, policy, ...compared }) : inWords(compared);
  process.stdout.write(`${values.json ? '' : `${game.id} ${scenario}: `}${text}\n`);
}

interface Run {
  readonly review: Review;
  /** Of processor time. */
  readonly seconds: number;
}

function timed({ setup, entries }: Table, seed: string): Run {
  const table = new Table(game, setup);
  for (const { choice } of entries) table.choose(choice);
  const before = process.cpuUsage();
  const work = reviewing(table, seed);
  while (work.step());
  const { user, system } = process.cpuUsage(before);
  return { review: work.review(), seconds: round((user + system) / 1e6) };
}

/** How far two reviews of the same game lie apart: after each decision, and in what they call a mistake or luck. */
function comparedOf([one, two]: readonly [Run, Run]) {
  const [marks, others] = [curveOf(one.review), curveOf(two.review)];
  const moves = marks.map(({ chosen }, k) => Math.abs(chosen - (others[k]?.chosen ?? chosen)));
  const sorted = [...moves].sort((x, y) => x - y);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const found = [one, two].map(({ review }) => findingsOf(review));
  // Steps of one plan are one decision.
  const calms = new Map(calmsOf(one.review.marks).flatMap((calm, k) => calm.map((i) => [one.review.marks[i]?.at, k])));
  const [first = new Set(), second = new Set()] = found.map(
    ({ mistakes }) => new Set(mistakes.map(({ at }) => calms.get(at))),
  );
  return {
    decisions: marks.length,
    seconds: [one.seconds, two.seconds],
    moves: {
      mean: round(moves.reduce((sum, x) => sum + x, 0) / Math.max(1, moves.length)),
      p95: at(0.95),
      most: at(1),
    },
    mistakes: [first.size, second.size],
    shared: [...first].filter((k) => second.has(k)).length,
    fortune: found.map(({ fortune }) => round(fortune)),
  };
}

function inWords({ decisions, seconds, moves, mistakes, shared, fortune }: ReturnType<typeof comparedOf>): string {
  return (
    `${decisions} decisions in ${seconds.join(' and ')} s; the curve moves by ${moves.mean}, 95 % by less than ` +
    `${moves.p95}, at most ${moves.most}; ${mistakes.join(' and ')} mistakes, ${shared} in both; luck ${fortune.join(' and ')}`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
