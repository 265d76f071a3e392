import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import { rulebook as seasonRules } from '../../../src/games/season/rulebook/en';
import { words as seasonWords } from '../../../src/games/season/words/en';
import { storm } from '../../../src/games/storm';
import type { Language } from '../../../src/kernel/words';
import { fold, searchIn } from '../../../src/panels/rules/find-rules';

async function search(language: Language) {
  const [rulebook, words] = await Promise.all([
    lostValley.books.rulebook?.[language](),
    lostValley.books.words[language](),
  ]);
  if (!rulebook) throw new Error('The rules are not retold.');
  return searchIn(rulebook, words);
}

test('letters lose their marks: Vietnamese, French, đ and œ', () => {
  expect(fold('Điện Biên Phủ')).toBe('dien bien phu');
  expect(fold('Đại đoàn, Nấc, Đột kích')).toBe('dai doan, nac, dot kich');
  expect(fold('Tranchée, désorganisée, Œuvre')).toBe('tranchee, desorganisee, oeuvre');
  expect(fold('d\u0069\u0323a')).toBe('dia');
});

test.each(['en', 'fr', 'vi'] as const)('%s: dien bien phu finds the place with its marks', async (language) => {
  const [first] = (await search(language))('dien bien phu');
  expect(first?.at).toBe('1.0');
  expect(first?.line).toContain(language === 'fr' ? 'Diên Biên Phu' : 'Điện Biên Phủ');
});

test('French: tranchee finds tranchées, and case does not matter', async () => {
  const find = await search('fr');
  const found = find('TRANCHEE');
  expect(found.map(({ at }) => at)).toContain('16.1');
  expect(found.every(({ line, title }) => /tranchée/i.test(line + title))).toBe(true);
  expect(find('desorganise').map(({ at }) => at)).toContain('2.3.2.2');
});

test('Vietnamese: dao lan finds Đào lấn, first where it is the title', async () => {
  const found = (await search('vi'))('dao lan');
  expect(found[0]?.title).toBe('Đào lấn');
  expect(found.slice(0, 2).map(({ is }) => is)).toEqual(['section', 'term']);
});

test('all words must be found', async () => {
  const find = await search('en');
  const both = find('encircled isabelle').map(({ at }) => at);
  expect(both).toContain('12.2.2');
  expect(both).not.toContain('7.1');
  expect(find('encircled zeppelin')).toEqual([]);
});

test('titles come before texts, and a rule is found by its number', async () => {
  const find = await search('en');
  expect(find('sapping')[0]?.at).toBe('12.2');
  expect(find('14.2')[0]?.at).toBe('14.2');
  const stacking = find('stacking');
  expect(stacking[0]?.at).toBe('2.2.1.3');
  expect(stacking.length).toBeGreaterThan(3);
});

test('abbreviations are found in the glossary by short and full name', async () => {
  const find = await search('en');
  expect(find('sitrep').some(({ is, at }) => is === 'term' && at === 'sitrep')).toBe(true);
  expect(find('situation report')[0]).toMatchObject({ is: 'term', at: 'sitrep' });
});

test('nothing asked, nothing found', async () => {
  const find = await search('en');
  expect(find('')).toEqual([]);
  expect(find(' … ')).toEqual([]);
});

test('rows of tables are found', async () => {
  expect((await search('en'))('counter-battery retreat').map(({ at }) => at)).toContain('12.3.5.2');
});

test('what is written in a table of many columns is found, and a term by its full name', () => {
  const find = searchIn(seasonRules, seasonWords);
  expect(find('across the river').map(({ at }) => at)).toEqual(['10.2']);
  expect(find('fire table')[0]).toMatchObject({ at: '10.1' });
  expect(find('strongpoint')[0]).toMatchObject({ at: 'pa', is: 'term' });
});

test('a long line is shown around the word asked for, whole words only', async () => {
  const find = await search('en');
  const lines = find('guns').map((found) => found.line);
  expect(lines.every((text) => text.length <= 142)).toBe(true);
  const cut = lines.filter((text) => text.includes('…'));
  expect(cut.length).toBeGreaterThan(0);
  expect(cut.every((text) => /\bguns/i.test(text))).toBe(true);
});

test('what is printed on a card leads to its page', async () => {
  const [rulebook, words] = await Promise.all([storm.books.rulebook?.vi(), storm.books.words.vi()]);
  if (!rulebook) throw new Error('The rules are not retold.');
  const found = searchIn(rulebook, words)('hoa luc 6');
  expect(found.map(({ at }) => at)).toContain('18.2');
  expect(found.find(({ at }) => at === '18.2')?.line).toContain('hỏa lực 6');
});
