import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import { sectionOf } from '../../../src/kernel/rulebook';
import { languages } from '../../../src/kernel/words';
import { en } from '../../../src/locale/en';
import { fr } from '../../../src/locale/fr';
import { vi } from '../../../src/locale/vi';

const interfaces = { en, fr, vi };

/** All texts in plain data; sentences with slots are left out. */
function texts(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(texts);
}

const wordsIn = (all: readonly string[]) =>
  all.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length, 0);

/** Every number of a rule that stands in the code as a citation. */
function cited(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.startsWith('rulebook')) continue;
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, rule = ''] of code.matchAll(/\brule(?:: |\(|, )'(\d+(?:\.[\dQ]+)+)'/g)) found.set(rule, name);
  }
  return found;
}

/** What phases, levels, states and tables lead to. */
const shown = [
  ...readFileSync('src/games/lost-valley/rulebook/rule-of.ts', 'utf8').matchAll(/: '(\d+(?:\.\d+)+)'/g),
].map(([, rule = '']) => rule);

test('every rule that the code cites has a paragraph in every language; figures of the whole', async () => {
  const rules = cited('src/games/lost-valley');
  for (const rule of shown) rules.set(rule, 'rule-of.ts');
  expect(rules.size).toBeGreaterThan(60);
  const lines: string[] = [];
  for (const language of languages) {
    const [rulebook, guide] = await Promise.all([lostValley.rulebook?.[language](), lostValley.guide?.[language]()]);
    if (!rulebook || !guide) throw new Error(`no rulebook or guide in ${language}`);
    expect(
      [...rules.keys()].filter((rule) => !sectionOf(rulebook, rule)),
      language,
    ).toEqual([]);
    const paragraphs = rulebook.chapters.flatMap(({ sections }) => sections).length;
    const links = new Set([
      ...rules.keys(),
      ...[...guide.lessons, ...guide.tips].map(({ rule }) => rule),
      ...Object.values(rulebook.faqAt).flat(),
    ]);
    const figures = {
      paragraphs,
      'rules linked from the table': links.size,
      'words of the rules': wordsIn(texts({ ...rulebook, labels: undefined })),
      'words of the guide': wordsIn(
        texts({
          ...guide,
          lessons: guide.lessons.map(({ text, well, other }) => [text, well, other]),
          tips: guide.tips.map(({ text }) => text),
        }),
      ),
      'words of the interface': wordsIn(texts(interfaces[language])),
    };
    lines.push(
      `${language}: ${Object.entries(figures)
        .map(([name, figure]) => `${figure} ${name}`)
        .join(', ')}`,
    );
  }
  console.log(lines.join('\n'));
});
