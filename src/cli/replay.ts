/** npm run replay -- <save file> [--json]: plays a save to its end, tells it in words, prints the state's hash. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { replay } from '../kernel/table';
import { plain } from '../kernel/words';
import { readSave } from '../storage/save';
import { fail, gameOf } from './games';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});

const file = positionals[0] ?? fail('which file? npm run replay -- <save file> [--json]');

try {
  const save = await readSave(readFileSync(file, 'utf8'));
  const game = gameOf(save.game);
  const table = replay(game, save);
  const words = await game.words.en();
  const hash = table.hash();
  const events = [...table.opening, ...table.entries.flatMap((entry) => entry.events)];
  const log = events.flatMap((event) => {
    const sentence = words.event(event);
    return sentence ? [plain(sentence)] : [];
  });
  const { turn, result } = table.state;
  if (values.json) {
    process.stdout.write(
      `${JSON.stringify({ game: game.id, choices: table.entries.length, turn, result, hash, log })}\n`,
    );
  } else {
    process.stdout.write(`${log.join('\n')}\n\nturn ${turn}, ${table.entries.length} choices, state ${hash}\n`);
  }
} catch (error) {
  fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
}
