/** The retold rules: complete, equal in the languages that are written, and well set. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askKeys, stateKeys, tableKeys, trackKeys } from '../../../src/games/vallee/keys';
import { rulebook as en } from '../../../src/games/vallee/rulebook/en';
import { rulebook as fr } from '../../../src/games/vallee/rulebook/fr';
import { ruleOf } from '../../../src/games/vallee/rulebook/rule-of';
import { rulebook as vi } from '../../../src/games/vallee/rulebook/vi';
import { phaseIds } from '../../../src/games/vallee/state';
import type { Block, Rulebook } from '../../../src/kernel/rulebook';

const books: Readonly<Record<string, Rulebook>> = { en, fr, vi };

const sectionsOf = (book: Rulebook) => book.chapters.flatMap(({ sections }) => sections);
const numbersOf = (book: Rulebook) => new Set(sectionsOf(book).map(({ number }) => number));
const refsIn = (text: string) => [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, rule = '']) => rule);
const wordsIn = (block: Block): readonly string[] =>
  block.is === 'list' ? block.items : 'text' in block ? [block.text] : [];

function textsOf(book: Rulebook): [at: string, text: string][] {
  return [
    ...book.chapters.map(({ number, title }): [string, string] => [number, title]),
    ...sectionsOf(book).flatMap(({ number, title, body }): [string, string][] => [
      [number, title],
      ...body.flatMap(wordsIn).map((text): [string, string] => [number, text]),
    ]),
    ...book.glossary.flatMap(({ id, term, full, meaning }): [string, string][] => [
      [id, term],
      [id, full ?? term],
      [id, meaning],
    ]),
    ...book.history.turns.map(({ turn, text }): [string, string] => [`turn ${turn}`, text]),
    ['end', book.history.end],
    ...Object.entries(book.labels),
  ];
}

const shapeOf = (block: Block): unknown =>
  block.is === 'table' || block.is === 'figure' ? block : [block.is, wordsIn(block).map((text) => refsIn(text).sort())];

/** The headings of the rulebook. */
const headings = `
  1.0 2.0 2.1 2.2 2.3 2.4 3.0 4.0 5.0 5.1 5.2 5.3 5.4 5.5 5.5.1 5.5.2 5.5.3 5.6 5.6.1 5.6.2 5.6.3 5.6.4 5.6.5 5.7 5.8
  6.0 6.1 6.1.1 6.1.2 6.1.3 6.2 7.0 7.1 7.2 7.3 7.4 7.5 8.0 8.1 8.1.1 8.1.2 8.2 8.3 8.4 9.0 9.1 9.1.1 9.2 9.3 9.4 9.5
  9.6 9.6.1 10.0 10.1 10.2 10.3 10.4 10.5 11.0 11.1 11.2 11.3 12.0 12.1 12.2 12.3 12.3.1 12.3.2 12.3.3 13.0 13.1 13.2
  13.3 13.4 14.0 14.1 14.2 14.3 14.4 14.4.1 14.4.2 14.4.3 14.5 14.6 14.7 15.0 15.1 15.2 15.3 16.0 16.1 16.2 16.3 16.4
  16.5 17.0 17.1 17.1.1 17.1.2 17.1.3 17.1.4 17.2 17.2.1 17.2.2 17.2.3 17.2.4 17.3 17.3.1 17.3.2 17.3.3 17.3.4 17.4
  17.4.1 17.4.2 17.4.3 17.4.4 17.5 17.5.1 17.5.2 17.5.3 17.5.4 18.0 19.0`
  .trim()
  .split(/\s+/);

/** What the rules of the engine cite as the rule of a question, a roll or a modifier. */
function citedByTheEngine(): string[] {
  return readdirSync('src/games/vallee/rules').flatMap((name) =>
    [...readFileSync(`src/games/vallee/rules/${name}`, 'utf8').matchAll(/'(\d{1,2}(?:\.\d+)+)'/g)].map(
      ([, rule = '']) => rule,
    ),
  );
}

describe.each(Object.entries(books))('%s', (language, book) => {
  test('every heading of the rulebook has its section, and every rule the engine cites', () => {
    const there = numbersOf(book);
    expect(headings.filter((number) => !there.has(number))).toEqual([]);
    expect(citedByTheEngine().length).toBeGreaterThan(50);
    expect(citedByTheEngine().filter((rule) => !there.has(rule))).toEqual([]);
  });

  test('the same sections, blocks, figures and references as in English', () => {
    const shape = (one: Rulebook) => sectionsOf(one).map(({ number, body }) => ({ number, body: body.map(shapeOf) }));
    expect(shape(book)).toEqual(shape(en));
  });

  test('every reference leads to a section', () => {
    const refs = textsOf(book).flatMap(([, text]) => refsIn(text));
    expect(refs.length).toBeGreaterThan(150);
    expect(refs.filter((to) => !numbersOf(book).has(to))).toEqual([]);
  });

  test('no text is empty, padded, straight-quoted or decomposed, and none is left in English', () => {
    for (const [at, text] of textsOf(book)) {
      expect(text.trim(), at).toBe(text);
      expect(text, at).toMatch(/\S/);
      expect(text, at).not.toMatch(/['"]|\s{2}|~|(^|[\s(])-\d/);
      expect(text.normalize('NFC'), at).toBe(text);
    }
    const english = textsOf(en).map(([, text]) => text);
    const same = textsOf(book).filter(([, text], at) => text.length > 16 && text === english[at]);
    expect(language === 'en' ? [] : same).toEqual([]);
  });

  test('French sets a narrow no-break space before : ; ! ? % and inside « »', () => {
    const wrong = textsOf(book).filter(([, text]) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text));
    expect(language === 'fr' ? wrong : []).toEqual([]);
  });

  test('history has a text for each turn, and every fortress area is lost once', () => {
    const { turns } = book.history;
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const fell = turns.flatMap((turn) => turn.fell);
    expect(new Set(fell).size).toBe(25);
    expect(fell.at(-1)).toBe('cf');
  });
});

test('every phase, track and state has a rule, and every table stands in the rule that is named for it', () => {
  const there = numbersOf(en);
  expect(phaseIds.filter((id) => !there.has(ruleOf('phase', id) ?? ''))).toEqual([]);
  expect(trackKeys.filter((id) => !there.has(ruleOf('track', id) ?? ''))).toEqual([]);
  expect(stateKeys.filter((id) => !there.has(ruleOf('state', id) ?? ''))).toEqual([]);
  for (const id of tableKeys.filter((one) => one !== 'result' && one !== 'test')) {
    const section = sectionsOf(en).find(({ number }) => number === ruleOf('table', id));
    expect(
      section?.body.some((block) => block.is === 'table' && block.table.id === id),
      id,
    ).toBe(true);
  }
});

test('every question that players ask arises somewhere', () => {
  const asked = [...numbersOf(en)].filter((number) => number.includes('.Q')).sort();
  expect(Object.keys(en.faqAt).sort()).toEqual([...askKeys].sort());
  expect([...new Set([...Object.values(en.faqAt).flat(), ...Object.values(en.faqOn).flat()])].sort()).toEqual(asked);
});
