import { expect, test } from 'vitest';
import { rulebook as en } from '../../../src/games/lost-valley/rulebook/en';
import { rulebook as fr } from '../../../src/games/lost-valley/rulebook/fr';
import { rulebook as vi } from '../../../src/games/lost-valley/rulebook/vi';
import { piecesOf } from '../../../src/panels/parts/line';

const told = (text: string, rulebook = en) =>
  piecesOf(text, rulebook)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'rule' in piece ? `<${piece.rule}>` : `{${piece.as}: ${piece.term.id}}`;
    })
    .join('');

test('rules named in a text become ways, and nothing of the text is lost', () => {
  expect(told('Guns stay ([[14.1]], [[21.Q4]]).')).toBe('Guns stay (<14.1>, <21.Q4>).');
  expect(told('No rule here.')).toBe('No rule here.');
});

test('abbreviations of the glossary explain themselves, each once in a text', () => {
  expect(told('1 AP and 1 RP; the AP is spent.')).toBe('1 {AP: ap} and 1 {RP: rp}; the AP is spent.');
  expect(told('PC GONO falls.')).toBe('{PC GONO: pc-gono} falls.');
  expect(told('Dépensez 1 PA.', fr)).toBe('Dépensez 1 {PA: ap}.');
  expect(told('Tình hình (SITREP).', vi)).toBe('Tình hình ({SITREP: sitrep}).');
});

test('names of units are no abbreviations', () => {
  expect(told('6 BPC, 11/IV/4 RAC and 1 CMMLE')).toBe('6 BPC, 11/IV/4 RAC and 1 CMMLE');
});
