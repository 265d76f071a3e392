import { existsSync, readdirSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

/** The pure half is nearly complete and stays so, each game by itself; what has a screen is left to the browser tests. */
const rules = readdirSync('src/games').map((game) => `src/games/${game}/rules`);
const wellTested = ['src/kernel', 'src/storage', ...rules.filter((folder) => existsSync(folder))];

export default defineConfig({
  plugins: [preact()],
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
      thresholds: Object.fromEntries(wellTested.map((folder) => [`${folder}/**`, { lines: 95, branches: 85 }])),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          environment: 'node',
          maxWorkers: '100%', // nothing else runs beside them: on two cores the default would leave one idle
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/build.ts',
          maxWorkers: 2, // a page mostly waits: two files at once leave a core for each
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // What is waited for comes when it comes; unless said otherwise it would be given up after a second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
