/** A real browser on a profile of its own, started to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCommand } from '../e2e/browser';

/** The whole database is gone; it is one that was kept before; the end of its log is missing. */
export type Harm = 'gone' | 'older' | 'cut';

export interface Victim {
  readonly alive: boolean;
  /** Resolves when it is dead: false where nobody killed it in time. */
  start(address: string): Promise<boolean>;
  kill(): void;
  /** Which database the browser has: another one where it has thrown the old one away by itself. */
  database(): string;
  /** Does something to the database that power failures, full disks and restored phones do. */
  harm(how: Harm): void;
  /** Remembers the database as it lies there now, for 'older'. */
  keepDatabase(): void;
  /** Forgets everything it had stored. */
  bury(): void;
}

/** What was written last lies in the log of the database, until it is sorted in. */
function cutLogs(folder: string): void {
  if (!existsSync(folder)) return;
  for (const store of readdirSync(folder).filter((name) => name.endsWith('.leveldb'))) {
    for (const log of readdirSync(join(folder, store)).filter((name) => name.endsWith('.log'))) {
      const path = join(folder, store, log);
      truncateSync(path, Math.floor(statSync(path).size * Math.random()));
    }
  }
}

/** Longer than this nobody waits for a kill that was planned: the driver says long before that it is stuck. */
const PATIENCE = 120_000;

export async function newVictim(): Promise<Victim> {
  const { executablePath, args } = await browserCommand();
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-torture-'));
  const folder = join(profile, 'Default', 'IndexedDB');
  const older = join(profile, 'older');
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
    keepDatabase() {
      rmSync(older, { recursive: true, force: true });
      if (existsSync(folder)) cpSync(folder, older, { recursive: true });
    },
    harm(how) {
      if (how === 'cut') return cutLogs(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      if (how === 'older' && existsSync(older)) cpSync(older, folder, { recursive: true });
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
