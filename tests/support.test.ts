import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.d.ts') && !/^cli[\\/]/.test(name))
  .map((name) => ({ name, code: withoutComments(readFileSync(join('src', name), 'utf8')) }));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

const linesWith = (pattern: RegExp, within: (name: string) => boolean = () => true) =>
  sources
    .filter(({ name }) => within(name))
    .flatMap(({ name, code }) =>
      code
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );

/** Younger than some browser that README promises, and nothing that the build could write differently. */
const young = [
  /\.(toReversed|toSorted|toSpliced)\(/,
  /\b(Promise\.withResolvers|Promise\.try|Object\.groupBy|Map\.groupBy|Array\.fromAsync)\b/,
  /\bnew Set\([^)]*\)\.(union|intersection|difference|isSubsetOf)\(/,
  /\b(requestIdleCallback|scheduler\.|startViewTransition|checkVisibility|Iterator\.from)\b/,
];

test('nothing is called that a promised browser does not have', () => {
  expect(young.flatMap((pattern) => linesWith(pattern))).toEqual([]);
});

test('what a browser may lack or forbid is asked for, not taken for granted', () => {
  // Only storage/persist.ts knows the storage manager, and it asks for every part of it.
  expect(linesWith(/navigator\.storage\b/, (name) => !/persist\.ts$/.test(name))).toEqual([]);
  expect(linesWith(/manager\(\)\?\.\w+\(/)).toEqual([]);
  expect(linesWith(/navigator\.(vibrate|canShare|userActivation)[.(]/)).toEqual([]);
});

test('README, the page and the build name the same browsers', () => {
  const build = readFileSync('vite.config.ts', 'utf8').match(/const browsers = \[(.*)\];/)?.[1];
  expect(build).toBe("'chrome111', 'edge111', 'firefox121', 'safari16.4'");
  expect(readFileSync('README.md', 'utf8')).toContain(
    'Chrome and Edge 111, Firefox 121, Safari and iOS 16.4, or later',
  );
  expect(readFileSync('index.html', 'utf8')).toContain('Chrome, Edge 111 · Firefox 121 · Safari, iOS 16.4');
});

test('no promise of the app is left without a listener', () => {
  // `void work()` hides a failure: `inBackground(work())` tells of it.
  const inApp = (name: string) => /^(app|shelf|storage)[\\/]/.test(name);
  expect(linesWith(/(^|[\s=(?:{>])void (?!0\b)[\w(]/, inApp)).toEqual([]);
});

test('a part of the app is loaded in one way', () => {
  // A part that only makes a sound, and the table of parts itself, are the exceptions.
  const elsewhere = (name: string) =>
    /^app[\\/]/.test(name) && !/(screens\.tsx|load-game\.ts|use-sounds\.ts)$/.test(name);
  const loaded = /\bload\(\(\) => import\(|=> load\(\(\) => import\(/;
  expect(linesWith(/\bimport\(/, elsewhere).filter((line) => !loaded.test(line))).toEqual([]);
});
