// `npm run robot -- lost-valley --seed 1`: builds the app and the robot, and lets it play.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [asked, ...args] = process.argv.slice(2);
// What is named like a file of its own is a command of its own: npm run robot -- taps.
const command = args[0] === 'taps' ? 'taps' : asked;
const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${root}node_modules/.cache/robot-${process.pid}`;
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
if (!args.includes('--dist')) {
  process.env.ROBOT_APP = `${outDir}/app`;
  await build({ root, mode: 'production', logLevel: 'warn', build: { outDir: `${outDir}/app`, emptyOutDir: true } });
}
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: `tests/robot/${command}.ts`,
    outDir: `${outDir}/main`,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv = [process.argv[0], command, ...args];
await import(pathToFileURL(`${outDir}/main/main.mjs`).href);
