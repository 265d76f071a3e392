// `npm run torture -- 200 200`: kills the browser so many times while the app is played, and so many times while storage
// alone is driven as fast as it goes; counts what is lost.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildDriver, buildPage } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const outDir = `${root}node_modules/.cache/torture-${process.pid}`;
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await build({ root, logLevel: 'warn', build: { outDir: `${outDir}/app`, emptyOutDir: true } });
await buildDriver(`${here}app-driver.ts`, `${outDir}/driver`);
await buildPage(here, `${outDir}/page`);
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
process.argv.splice(2, 0, outDir);
await import(pathToFileURL(`${outDir}/main/main.mjs`).href);
