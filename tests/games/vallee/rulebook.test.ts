/** The retold rules have every heading of the rulebook; what all rulebooks must be is tested for every game alike. */
import { expect, test } from 'vitest';
import { rulebook } from '../../../src/games/vallee/rulebook/en';

const headings = `
  1.0 2.0 2.1 2.2 2.3 2.4 3.0 4.0 5.0 5.1 5.2 5.3 5.4 5.5 5.5.1 5.5.2 5.5.3 5.6 5.6.1 5.6.2 5.6.3 5.6.4 5.6.5 5.7 5.8
  6.0 6.1 6.1.1 6.1.2 6.1.3 6.2 7.0 7.1 7.2 7.3 7.4 7.5 8.0 8.1 8.1.1 8.1.2 8.2 8.3 8.4 9.0 9.1 9.1.1 9.2 9.3 9.4 9.5
  9.6 9.6.1 10.0 10.1 10.2 10.3 10.4 10.5 11.0 11.1 11.2 11.3 12.0 12.1 12.2 12.3 12.3.1 12.3.2 12.3.3 13.0 13.1 13.2
  13.3 13.4 14.0 14.1 14.2 14.3 14.4 14.4.1 14.4.2 14.4.3 14.5 14.6 14.7 15.0 15.1 15.2 15.3 16.0 16.1 16.2 16.3 16.4
  16.5 17.0 17.1 17.1.1 17.1.2 17.1.3 17.1.4 17.2 17.2.1 17.2.2 17.2.3 17.2.4 17.3 17.3.1 17.3.2 17.3.3 17.3.4 17.4
  17.4.1 17.4.2 17.4.3 17.4.4 17.5 17.5.1 17.5.2 17.5.3 17.5.4 18.0 19.0`
  .trim()
  .split(/\s+/);

test('every heading of the rulebook is retold under its number, and only questions are added', () => {
  const numbers = rulebook.chapters.flatMap(({ sections }) => sections.map(({ number }) => number));
  expect(numbers.filter((number) => !number.startsWith('20.'))).toEqual(headings);
});
