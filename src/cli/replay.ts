/** npm run replay -- <save file> [--json]: plays a save to its end, tells it in words, prints the state's hash. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plain } from '../kernel/words';
import { resume } from '../storage/resume';
import { readFile, type Save } from '../storage/save';
import { verify } from '../storage/verify';
import { fail, gameOf } from './games';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const file = positionals[0] ?? fail('which file? npm run replay -- <save file> [--json]');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const found = readFile(read(file));
if (!found.ok) fail(`${file} is not a save that can be replayed: ${found.reason}`);
for (const save of found.value.kind === 'campaign' ? [found.value.save] : found.value.saves) await tell(save);

async function tell(save: Save): Promise<void> {
  const game = gameOf(save.game);
  const verified = verify(game, save);
  if (!verified.ok) fail(`${file} does not follow the rules: ${verified.reason}`);
  const resumed = resume(game, { ...save, snapshots: [] });
  if (!resumed.ok) fail(`${file} does not follow the rules: ${resumed.reason}`);
  const { table } = resumed.value;
  const words = await game.books.words.en();
  const events = [...table.opening, ...table.entries.flatMap((entry) => entry.events)];
  const log = events.flatMap((event) => {
    const sentence = words.event(event);
    return sentence ? [plain(sentence)] : [];
  });
  const { turn, result } = table.state;
  const choices = table.entries.length;
  const hash = table.hash();
  if (values.json) process.stdout.write(`${JSON.stringify({ game: game.id, choices, turn, result, hash, log })}\n`);
  else process.stdout.write(`${log.join('\n')}\n\nturn ${turn}, ${choices} choices, state ${hash}\n`);
}
