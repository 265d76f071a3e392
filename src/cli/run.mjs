// Bundles one command with the same tool as the app and runs it: `node src/cli/run.mjs sim lost-valley --games 10`.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [command, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}node_modules/.cache/cli/${command.replace('/', '-')}-${process.pid}`;
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: `src/cli/${command}.ts`,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv = [process.argv[0], command, ...args];
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await import(pathToFileURL(`${outDir}/main.mjs`).href);
