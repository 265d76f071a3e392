/** A real browser on a profile of its own, started to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCommand } from '../e2e/browser';

export interface Victim {
  readonly alive: boolean;
  /** Resolves when it is dead: false where nobody killed it in time. */
  start(address: string): Promise<boolean>;
  kill(): void;
  /** Which database the browser has: another one where it has thrown the old one away by itself. */
  database(): string;
  /** Takes the whole database away, as browsers have done by themselves after a kill. */
  loseDatabase(): void;
  /** Forgets everything it had stored. */
  bury(): void;
}

/** Longer than this nobody waits for a kill that was planned: the driver says long before that it is stuck. */
const PATIENCE = 120_000;

export async function newVictim(): Promise<Victim> {
  const { executablePath, args } = await browserCommand();
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-torture-'));
  const folder = join(profile, 'Default', 'IndexedDB');
  let browser: ChildProcess | null = null;
  const kill = () => {
    const pid = browser?.pid;
    browser = null;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL'); // the whole group: every process of the browser
  };
  process.once('exit', kill);
  return {
    get alive() {
      return browser !== null;
    },
    start(address) {
      const size = '--window-size=390,844';
      const started = spawn(executablePath, [...args, size, `--user-data-dir=${profile}`, address], {
        detached: true,
        stdio: 'ignore',
      });
      browser = started;
      let isMeant = true;
      const patience = setTimeout(() => {
        isMeant = false;
        kill();
      }, PATIENCE);
      return new Promise((resolve) => {
        started.once('exit', () => {
          clearTimeout(patience);
          resolve(isMeant);
        });
      });
    },
    kill,
    loseDatabase() {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    database() {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.leveldb')) : [];
      return names.map((name) => statSync(join(folder, name)).ino).join(' ');
    },
    bury() {
      kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
