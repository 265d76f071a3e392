/**
 * Somebody with the rulebook in one hand finds every rule in a minute: each number of its headings is cited where the
 * rule is written (rules, data, set-up) or in the name of a test, and every rule function says which rule it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Book {
  /** The numbers of the headings. */
  readonly numbers: string;
  /** Headings with nothing to do in code, each with its reason. */
  readonly silent: Readonly<Record<string, string>>;
}

const books: Readonly<Record<string, Book>> = {
  'lost-valley': {
    numbers: `
      1.0 1.1 1.2 2.0 2.1 2.2 2.2.1 2.2.1.1 2.2.1.2 2.2.1.3 2.2.1.4 2.2.1.5 2.2.1.6 2.2.2 2.2.3 2.2.4 2.2.4.1 2.2.4.2
      2.2.4.3 2.2.4.4 2.2.4.5 2.2.5 2.2.6 2.2.7 2.2.8 2.2.8.1 2.2.8.2 2.2.8.3 2.2.8.4 2.2.8.5 2.2.8.6 2.2.8.7 2.2.8.8
      2.2.8.9 2.2.9 2.3 2.3.1 2.3.1.1 2.3.1.2 2.3.1.3 2.3.1.4 2.3.1.5 2.3.1.6 2.3.1.7 2.3.1.8 2.3.2 2.3.2.1 2.3.2.2 2.4
      2.5 2.5.1 2.5.2 2.5.3 3.0 3.1 3.2 3.3 4.0 5.0 5.1 5.2 5.2.1 5.2.2 5.3 5.4 5.5 5.6 5.7 6.0 6.1 6.2 7.0 7.1 7.2
      7.2.1 7.2.2 7.2.3 8.0 8.1 9.0 9.1 9.1.1 9.1.2 9.2 10.0 10.1 11.0 11.1 11.2 11.3 12.0 12.1 12.2 12.2.1 12.2.2 12.3
      12.3.1 12.3.2 12.3.3 12.3.4 12.3.5 12.3.5.1 12.3.5.2 13.0 13.1 13.2 13.3 14.0 14.1 14.2 14.3 15.0 15.1 15.1.1
      15.1.2 15.1.3 15.1.4 15.1.5 15.1.6 15.1.7 16.0 16.1 16.2 16.3 16.4 17.0 17.1 17.2 18.0 19.0 19.1 19.2 19.3 19.4
      19.5 20.0 20.1 20.2 21.0 21.Q1 21.Q2 21.Q3 21.Q4 21.Q5 21.Q6 21.Q7 21.Q8 21.Q9`,
    silent: {
      '1.0': 'introduction',
      '1.1': 'introduction: the aim of the game, which is 17.0',
      '1.2': 'abbreviations, told in the rulebook',
      '2.0': 'heading of its parts',
      '2.2.9': 'player aids, which the screen is',
      '2.3.1.8': 'what friend and enemy mean',
      '2.3.2': 'heading of its parts; markers are state and stand nowhere',
      '12.0': 'heading of its parts',
      '20.0': 'heading of its parts',
      '21.0': 'heading of its parts',
    },
  },
  season: {
    numbers: `
      0.1 0.2 0.3 0.4 1.0 1.1 1.2 1.3 1.4 1.5 2.0 3.0 3.1 3.2 3.3 4.0 4.1 4.2 4.2.1 4.2.2 4.2.3 5.0 5.1 5.2 5.3 5.4 5.5
      5.6 5.7 6.0 6.1 6.2 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 7.0 8.0 9.0 9.1 9.2 9.3`,
    silent: {
      '1.0': 'heading of its parts',
      '3.0': 'heading of its parts',
      '6.0': 'heading of its parts',
    },
  },
  storm: {
    numbers: `
      1.0 2.0 2.1 2.1.1 2.1.2 2.2 2.2.1 2.2.2 2.3 3.0 4.0 5.0 5.1 5.2 5.3 5.4 6.0 6.1 6.2 7.0 8.0 8.1 8.2 8.3 8.3.1
      8.3.2 8.3.3 8.4 8.4.1 8.4.2 9.0 9.1 10.0 11.0 12.0 12.1 12.2 12.3 13.0 14.0 15.0 16.0 17.0 19.0 19.1 19.2 19.3
      20.0 20.Q1 20.Q2 20.Q3 20.Q4 20.Q5 20.Q6 20.Q7 20.Q8 20.Q9 20.Q10 20.Q11 20.Q12`,
    silent: {
      '1.0': 'introduction',
      '2.1': 'heading of its parts',
      '16.0': 'abbreviations, told in the rulebook',
      '17.0': 'credits, told in the rulebook',
      '20.0': 'heading of its parts',
    },
  },
  vallee: {
    numbers: `
      1.0 2.0 2.1 2.2 2.3 2.4 3.0 4.0 5.0 5.1 5.2 5.3 5.4 5.5 5.5.1 5.5.2 5.5.3 5.6 5.6.1 5.6.2 5.6.3 5.6.4 5.6.5 5.7
      5.8 6.0 6.1 6.1.1 6.1.2 6.1.3 6.2 7.0 7.1 7.2 7.3 7.4 7.5 8.0 8.1 8.1.1 8.1.2 8.2 8.3 8.4 9.0 9.1 9.1.1 9.2 9.3
      9.4 9.5 9.6 9.6.1 10.0 10.1 10.2 10.3 10.4 10.5 11.0 11.1 11.2 11.3 12.0 12.1 12.2 12.3 12.3.1 12.3.2 12.3.3
      13.0 13.1 13.2 13.3 13.4 14.0 14.1 14.2 14.3 14.4 14.4.1 14.4.2 14.4.3 14.5 14.6 14.7 15.0 15.1 15.2 15.3 16.0
      16.1 16.2 16.3 16.4 16.5 17.0 17.1 17.1.1 17.1.2 17.1.3 17.1.4 17.2 17.2.1 17.2.2 17.2.3 17.2.4 17.3 17.3.1
      17.3.2 17.3.3 17.3.4 17.4 17.4.1 17.4.2 17.4.3 17.4.4 17.5 17.5.1 17.5.2 17.5.3 17.5.4 18.0 19.0`,
    silent: {
      '1.0': 'introduction',
      '2.0': 'heading of its parts',
      '2.1': 'the booklet itself, told in the rulebook',
      '2.4': 'player aids, which the screen is',
      '4.0': 'scale of map, weeks and counters, told in the rulebook',
      '5.5': 'heading of its parts',
      '12.0': 'heading of its parts',
      '14.0': 'heading of its parts',
      '16.3': 'refers to 15.0',
      '18.0': 'notes of the designer',
    },
  },
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The texts of all modules below a folder. */
function texts(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

const NUMBER = /(?<![\w.])\d{1,2}\.(?:Q\d+|\d+(?:\.\d+)*)(?![\w.]*\w)/g;
const TABLES = /Tables? [\d.]+(?: \(\w+\))?(?:(?:,| and| or| to) [\d.]+(?: \(\w+\))?)*/g; // numbered, but no rules
const numbersIn = (text: string): string[] => text.replace(TABLES, '').match(NUMBER) ?? [];

/** What the code cites: in comments, and as the rule of a question, a roll, a refusal or a datum. */
function citedInCode(game: string): string[] {
  const files = [...texts(`src/games/${game}/rules`), ...texts(`src/games/${game}/data`)];
  files.push(readFileSync(join(root, `src/games/${game}/play/setup.ts`), 'utf8'));
  return files.flatMap((text) => {
    const comments = text.match(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm) ?? [];
    const fields = text.match(/\b(?:rule|stated): '[^']*'/g) ?? [];
    return [...comments, ...fields].flatMap(numbersIn);
  });
}

/** What tests cite: a name begins with the numbers it is about. */
function citedInTests(game: string): string[] {
  return texts(`tests/games/${game}`).flatMap((text) => {
    const names = text.match(/(['"`])\d{1,2}\.[\dQ][^\n]*? [^\n]*?\1/g) ?? [];
    return names.flatMap(numbersIn);
  });
}

describe.each(Object.entries(books))('%s', (game, { numbers, silent }) => {
  const cited = new Set([...citedInCode(game), ...citedInTests(game)]);
  const all = numbers.trim().split(/\s+/);

  test('every number of the rulebook is cited in code or in the name of a test, or has a reason not to be', () => {
    expect(all.filter((number) => !cited.has(number) && !(number in silent))).toEqual([]);
  });

  test('no reason is kept for a number that is cited, or that there is not', () => {
    expect(Object.keys(silent).filter((number) => cited.has(number) || !all.includes(number))).toEqual([]);
  });

  test('no code cites a number that the rulebook does not have', () => {
    expect(citedInCode(game).filter((number) => !all.includes(number))).toEqual([]);
  });

  test('every exported rule function carries the number of its rule', () => {
    const bare = texts(`src/games/${game}/rules`).flatMap((text) =>
      [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:\/\/.*\n)*export function\*? (\w+)/g)]
        .filter(([, comment = '']) => numbersIn(comment).length === 0)
        .map(([, , name]) => name),
    );
    expect(bare).toEqual([]);
  });
});
