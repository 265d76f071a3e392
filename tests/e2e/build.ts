import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built app. */
    readonly app: string;
    /** The same app as a later version. */
    readonly laterApp: string;
  }
}

/** Builds as a player gets it. In a process of its own: the test runner's NODE_ENV would leave out the service worker. */
async function build(folder: string, version?: string): Promise<string> {
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  const [status] = await once(
    spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
      env: { ...process.env, NODE_ENV: 'production', ...(version ? { APP_VERSION: version } : {}) },
      stdio: 'inherit',
    }),
    'exit',
  );
  if (status !== 0 || !existsSync(join(folder, 'sw.js'))) throw new Error('The build failed.');
  return folder;
}

/** Once per run: the browser is there, and the app and a later version of it, both outside the project. */
export default async function setup(project: TestProject) {
  // Two files that unpack it at once would get in each other's way.
  await launchOptions();
  const folder = mkdtempSync(join(tmpdir(), 'the-valley-'));
  const [app, laterApp] = await Promise.all([build(join(folder, 'app')), build(join(folder, 'later'), 'later')]);
  project.provide('app', app);
  project.provide('laterApp', laterApp);
  return () => rmSync(folder, { recursive: true, force: true });
}
