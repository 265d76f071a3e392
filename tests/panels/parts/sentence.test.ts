import { expect, test } from 'vitest';
import { bracketed } from '../../../src/panels/parts/sentence';

test('marks stay on the line of the name they belong to', () => {
  expect(bracketed(' takes (', true, true)).toEqual(['', ' takes ', '(']);
  expect(bracketed('); then ', true, true)).toEqual([');', ' then ', '']);
  expect(bracketed('. (', true, true)).toEqual(['.', ' ', '(']);
  expect(bracketed(' «\u202f', true, true)).toEqual(['', ' ', '«\u202f']);
  expect(bracketed('\u202f: ', true, false)).toEqual(['\u202f:', ' ', '']);
});

test('marks that touch no name stay with the text', () => {
  expect(bracketed('(assault).', false, false)).toEqual(['', '(assault).', '']);
  expect(bracketed(undefined, true, true)).toEqual(['', '', '']);
});
