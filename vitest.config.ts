import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The pure half is nearly complete and stays so, each game by itself; what has a screen is left to the browser tests. */
const rules = readdirSync('src/games').map((game) => `src/games/${game}/rules`);
const wellTested = ['src/kernel', 'src/storage', ...rules.filter((folder) => existsSync(folder))];

/** Browser files first: they take longest, and in the time that they wait the others are reckoned. */
class BrowsersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isBrowser = ({ project }: TestSpecification) => project.name === 'e2e';
    return [...sorted.filter(isBrowser), ...sorted.filter((file) => !isBrowser(file))];
  }
}

/** A slow machine is waited for. */
const PATIENCE = 600_000;

/** What unit and browser tests have in common. How many run at once is none of it: a project's own number would go before the command line's. */
const common = { environment: 'node', testTimeout: PATIENCE, hookTimeout: PATIENCE } as const;

export default defineConfig({
  test: {
    maxWorkers: Math.max(4, availableParallelism()), // a browser mostly waits
    sequence: { sequencer: BrowsersFirst },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
      thresholds: Object.fromEntries(wellTested.map((folder) => [`${folder}/**`, { lines: 95, branches: 85 }])),
    },
    projects: [
      {
        plugins: [preact()],
        test: { ...common, name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'] },
      },
      {
        plugins: [preact()],
        test: {
          ...common,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/build.ts',
          // What is waited for comes when it comes; unless said otherwise it would be given up after a second.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
