/**
 * npm run mutants -- [<game>] [--count <n>] [--moves <n>] [--seed <s>]: saves that bring a forged state with right
 * hashes. None that is accepted may throw when it is played on, nor lead to a position that no play can reach.
 */
import { parseArgs } from 'node:util';
import { seeded } from '../kernel/chance';
import type { Game } from '../kernel/game';
import { afterChange, forgedState, judge, saveWith, truePositions } from './forgery';
import { gameOf, games } from './games';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10000' },
    moves: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

function run(game: Game): boolean {
  const lot = seeded(`mutants ${values.seed}`);
  const positions = truePositions(game, 40, lot);
  const changed = afterChange(game);
  const verdicts = new Map<string, number>();
  const broken: string[] = [];
  let slowest = 0;
  let moves = 0;
  for (let i = 0; i < Number(values.count); i++) {
    const save = saveWith(changed, forgedState(lot, positions));
    const judged = judge(changed, save, `mutant ${values.seed} ${i}`, Number(values.moves));
    verdicts.set(judged.verdict, (verdicts.get(judged.verdict) ?? 0) + 1);
    slowest = Math.max(slowest, judged.took);
    moves += judged.moves;
    if (judged.broke) broken.push(`${i} ${judged.broke.kind} after ${judged.moves}: ${judged.broke.what}`);
  }
  const list = [...verdicts].sort((a, b) => b[1] - a[1]).map(([verdict, n]) => `${verdict} ${n}`);
  process.stdout.write(
    `${game.id}: ${values.count} forged states of ${positions.length} positions: ${list.join(', ')}\n`,
  );
  process.stdout.write(`  played on ${moves} moves, ${broken.length} broke; slowest check ${slowest.toFixed(1)} ms\n`);
  for (const line of broken.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  return broken.length === 0;
}

const chosen = positionals[0] === undefined ? games : [gameOf(positionals[0])];
if (!chosen.map(run).every(Boolean)) process.exitCode = 1;
