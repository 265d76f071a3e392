// Builds the page that is tortured, as a browser gets it.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function buildPage(outDir) {
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
}
