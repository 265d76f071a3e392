/** npm run figures: what the README's promises weigh, as ratios of one run: start, rest, gestures, taps, memory, growth. */
import { parseArgs } from 'node:util';
import { games } from '../../src/cli/games';
import { printGrowth } from './figures/growth';
import { prepare } from './figures/pages';
import { printStart } from './figures/start';
import { printTable } from './figures/table';
import { printTurn } from './figures/turn';
import { printVisits } from './figures/visits';

/** In the order in which they are taken; --only start,turn takes some of them. */
const takers = { start: printStart, table: printTable, turn: printTurn, visits: printVisits } as const;

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    game: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '9' },
    visits: { type: 'string', default: '20' },
  },
});
const wanted = (name: string) => values.only === undefined || values.only.split(',').includes(name);
const measured = { runs: Number(values.runs), visits: Number(values.visits) };

/** A figure that cannot be taken is told, and the others are taken all the same. */
async function take(name: string, print: () => Promise<void>): Promise<void> {
  if (!wanted(name)) return;
  const began = Date.now();
  await print().catch((error: unknown) => {
    console.log(`  ${name}: not measured (${error})`);
    process.exitCode = 1;
  });
  console.log(`  (${name}: ${Math.round((Date.now() - began) / 1000)} s)`);
}

const pages = await prepare(values.dist ?? process.env.ROBOT_APP ?? '');
for (const { id } of games) {
  if (values.game !== undefined && values.game !== id) continue;
  console.log(`\n${id}`);
  for (const [name, print] of Object.entries(takers)) await take(name, () => print(pages, id, measured));
}
await take('growth', () => printGrowth(pages));
await pages.close();
// A browser that was left in the middle of a figure would keep the process waiting.
process.exit();
