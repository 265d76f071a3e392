// `npm run torture -- 200`: kills the browser so many times while it plays, and counts what is lost.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildPage } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}node_modules/.cache/torture-${process.pid}`;
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await buildPage(fileURLToPath(new URL('.', import.meta.url)), `${outDir}/page`);
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'tests/torture/main.ts',
    outDir: `${outDir}/main`,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv.splice(2, 0, `${outDir}/page`);
await import(pathToFileURL(`${outDir}/main/main.mjs`).href);
