// `npm run browsers`: builds the app and plays it in Chromium, and in Firefox and WebKit where they are installed.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}node_modules/.cache/browsers-${process.pid}`;
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
console.log('The app is being built');
await build({ root, mode: 'production', logLevel: 'warn', build: { outDir: `${outDir}/app`, emptyOutDir: true } });
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'tests/browsers/main.ts',
    outDir: `${outDir}/main`,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv.splice(2, 0, `${outDir}/app`);
await import(pathToFileURL(`${outDir}/main/main.mjs`).href);
