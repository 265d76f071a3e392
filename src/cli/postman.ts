/**
 * npm run postman -- <matches> [--game <id>] [--scenario <id>] [--seed <s>] [--calm] [--policy <p>] [--dice <stirred|sealed>]
 * [--orders <none|results|lot>] [--json]: matches between two phones by a bad postman, or by a good one. Counts what was told, how
 * many letters a battle takes and how long they are; ends with an error where two phones do not know the same at the end.
 */
import { parseArgs } from 'node:util';
import { trials } from './games';
import { type Policy, policies } from './policies';
import { type Carried, calm, carry, storm } from './post-trial';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    seed: { type: 'string', default: '1' },
    calm: { type: 'boolean', default: false },
    policy: { type: 'string', default: 'mixed' },
    dice: { type: 'string' },
    orders: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const policy: Policy = policies.find((one) => one === values.policy) ?? 'mixed';
const kinds = ['none', 'results', 'lot'] as const;
const weather = values.calm ? calm : storm;
const count = Number(positionals[0] ?? 100);

const battles = trials
  .filter(({ game }) => game.mind.ahead && (values.game ?? game.id) === game.id)
  .flatMap(({ game }) => game.scenarios.map((scenario) => ({ game, scenario })))
  .filter(({ scenario }) => (values.scenario ?? scenario) === scenario);

let failed = 0;
for (const { game, scenario } of battles) {
  const carried: Carried[] = [];
  for (let i = 0; i < count; i++) {
    const seed = `${values.seed}-${scenario}-${i}`;
    const sealed = values.dice ? values.dice === 'sealed' : i % 2 === 1;
    const orders = kinds.find((kind) => kind === values.orders) ?? (i % 4 < 2 ? 'lot' : 'none');
    const one = await carry({ game, scenario, seed, sealed, orders, policy, weather });
    carried.push(one);
    if (one.steps === null || one.differs.length > 0) {
      failed++;
      process.stderr.write(`${seed}: ${one.differs.join(', ')} ${JSON.stringify(one.told)}\n`);
    }
    if (process.stderr.isTTY && i % 20 === 19) process.stderr.write(`\r${scenario} ${i + 1}`);
  }
  const figures = { game: game.id, scenario, ...figuresOf(carried) };
  process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : `${wordsOf(figures)}\n`);
}
process.exitCode = failed > 0 ? 1 : 0;

function figuresOf(carried: readonly Carried[]) {
  const told: Record<string, number> = {};
  const ends: Record<string, number> = {};
  for (const { told: some, end } of carried) {
    ends[end] = (ends[end] ?? 0) + 1;
    for (const [key, times] of Object.entries(some)) told[key] = (told[key] ?? 0) + times;
  }
  const bad = carried.filter(({ steps, differs }) => steps === null || differs.length > 0).length;
  const [letters, lengths] = [carried.map((one) => one.letters), carried.flatMap((one) => one.lengths)];
  const spread = { letters: spreadOf(letters), length: spreadOf(lengths) };
  return { matches: carried.length, bad, sent: sum(carried.map(({ sent }) => sent)), ...spread, ends, told };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function spreadOf(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) };
}

function wordsOf({
  game,
  scenario,
  matches,
  bad,
  sent,
  letters,
  length,
  ends,
  told,
}: ReturnType<typeof figuresOf> & { game: string; scenario: string }) {
  const counts = (some: Readonly<Record<string, number>>) =>
    Object.entries(some)
      .map(([key, times]) => `${key} ${times}`)
      .join(', ');
  return [
    `${game} ${scenario}: ${matches} matches, ${bad} in which the phones differ; ${sent} letters sent`,
    `  letters a battle: median ${letters.p50}, nine of ten within ${letters.p10} to ${letters.p90}, most ${letters.most}`,
    `  characters a letter: median ${length.p50}, 99 of 100 within ${length.p99}, longest ${length.most}`,
    `  ended: ${counts(ends)}`,
    `  told: ${counts(told)}`,
  ].join('\n');
}
