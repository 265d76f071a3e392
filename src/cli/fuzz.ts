/**
 * npm run fuzz -- <game> [--games <n>] [--seed <s>] [--json]: games over every scenario and any set of options, half of
 * them by chance alone, half by a bot that errs, because games by chance are lost early and never see the late turns.
 */
import { parseArgs } from 'node:util';
import { below, GENERATOR, seeded } from '../kernel/chance';
import { trialOf } from './games';
import { trial } from './trial';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const tried = trialOf(positionals[0]);
const { game } = tried;
const lot = seeded(`fuzz ${values.seed}`);
const seen = new Set<string>();
let choices = 0;
for (let i = 0; i < Number(values.games); i++) {
  const scenario = game.scenarios[i % game.scenarios.length] ?? '';
  const options = game.options.filter(() => below(lot, 2) === 0);
  const { table, sights } = trial(
    tried,
    { scenario, options, seed: `${GENERATOR}:fuzz-${values.seed}-${i}` },
    { resume: 20, refuse: 20, back: 100 },
    below(lot, 2) === 0 ? 'random' : 'mixed',
  );
  for (const sight of sights) seen.add(sight);
  choices += table.entries.length;
  if (process.stderr.isTTY && i % 50 === 49) process.stderr.write(`\r${i + 1} games`);
}
const missed = tried.sights.all.filter((sight) => !seen.has(sight));
if (values.json) {
  const { games } = values;
  process.stdout.write(
    `${JSON.stringify({ game: game.id, games: Number(games), choices, seen: seen.size, missed })}\n`,
  );
} else {
  process.stdout.write(`${values.games} games, ${choices} choices: nothing broke\n`);
  process.stdout.write(`seen ${seen.size} of ${tried.sights.all.length} cards and rows\n`);
  if (missed.length > 0) process.stdout.write(`never seen: ${missed.join(', ')}\n`);
}
