/** The retold rules of every game: complete, equal in three languages, and reached by everything that cites them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { type Block, type Rulebook, sectionOf } from '../../src/kernel/rulebook';
import { Table } from '../../src/kernel/table';
import { type Language, languages } from '../../src/kernel/words';
import { en } from '../../src/locale/en';
import { fr } from '../../src/locale/fr';
import { vi } from '../../src/locale/vi';
import { told } from './told-kit';

const sectionsOf = (rulebook: Rulebook) => rulebook.chapters.flatMap(({ sections }) => sections);
const numbersOf = (rulebook: Rulebook) => new Set(sectionsOf(rulebook).map(({ number }) => number));
const refsIn = (text: string) => [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, rule = '']) => rule);

/** Everything that is read, by the place where it stands. */
function textsOf(rulebook: Rulebook): [at: string, text: string][] {
  return [
    ...rulebook.chapters.map(({ number, title }): [string, string] => [number, title]),
    ...sectionsOf(rulebook).flatMap(({ number, title, body }): [string, string][] => [
      [number, title],
      ...body.flatMap(wordsIn).map((text): [string, string] => [number, text]),
    ]),
    ...rulebook.glossary.flatMap(({ id, term, full, meaning }): [string, string][] => [
      [id, term],
      [id, full ?? term],
      [id, meaning],
    ]),
    ...rulebook.history.turns.map(({ turn, text }): [string, string] => [`turn ${turn}`, text]),
    ['end', rulebook.history.end],
    ...rulebook.readings.flatMap(({ rule, how = [], other }) =>
      [how, other].flat().map((text): [string, string] => [rule, text]),
    ),
    ...Object.entries(rulebook.labels),
  ];
}

function wordsIn(block: Block): readonly string[] {
  if (block.is === 'list') return block.items;
  return 'text' in block ? [block.text] : [];
}

/** A block without its words: its kind, the figures in it and the rules it names, which no language may change. */
function shapeOf(block: Block): unknown {
  if (block.is === 'table' || block.is === 'figure') return block;
  return [block.is, wordsIn(block).map((text) => refsIn(text).sort())];
}

/** Every rule the code cites: in its comments, as the rule of a question, a roll or a refusal, as the source of a figure. */
function citedIn(folder: string): string[] {
  const found = new Set<string>();
  const add = (text: string) => {
    const withoutTables = text.replace(/\bTables? \d[\d.]*(?: \(\w+\))?(?:(?:, | and | to )\d[\d.]*)*/g, '');
    for (const [number] of withoutTables.matchAll(/(?<![\w.'’-])[1-9]\d?(?:\.(?:\d{1,2}|Q\d{1,2}))+(?![\w])/g))
      found.add(number);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || (name.startsWith('rulebook') && !name.endsWith('rule-of.ts'))) continue;
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [comment] of code.matchAll(/\/\*\*[\s\S]*?\*\/|(?<=\s)\/\/ .*$/gm)) add(comment);
    for (const [, rule = ''] of code.matchAll(/\b(?:rule|fireRule|stated)(?:: | = |\(|, )'([^']+)'/g)) add(rule);
    if (name.endsWith('rule-of.ts')) for (const [, rule = ''] of code.matchAll(/: '(\d+(?:\.\d+)+)'/g)) add(rule);
  }
  return [...found];
}

/** Words in plain data; sentences with slots are left out. */
function countWords(node: unknown): number {
  if (typeof node === 'string') return node.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (typeof node !== 'object' || node === null) return 0;
  return Object.values(node).reduce((sum: number, inner) => sum + countWords(inner), 0);
}

describe.each(told.map((one) => [one.game.id, one] as const))('%s', (id, { game, keys, ...one }) => {
  const { least, ...expected } = one.rulebook;
  const books = new Map<Language, Rulebook>();
  beforeAll(async () => {
    for (const language of languages) {
      const book = await game.books.rulebook?.[language]();
      if (!book) throw new Error(`no rulebook in ${language}`);
      books.set(language, book);
    }
  });
  const book = (language: Language): Rulebook => {
    const found = books.get(language);
    if (!found) throw new Error(`no rulebook in ${language}`);
    return found;
  };
  const cited = citedIn(`src/games/${id}`);

  test('every rule the code cites has its section in every language', () => {
    expect(cited.length).toBeGreaterThan(least.cited);
    for (const language of languages) {
      const there = numbersOf(book(language));
      expect(cited.filter((rule) => !there.has(rule))).toEqual([]);
    }
  });

  test('every rule that a whole game shows has its section: questions, rolls, modifiers, refusals', () => {
    const shown = new Set<string>();
    const see = (events: unknown) => {
      for (const [, rule = ''] of JSON.stringify(events).matchAll(/"rule":"([^"]+)"/g)) shown.add(rule);
    };
    for (const scenario of game.scenarios) {
      const table = new Table(game, { scenario, options: [], seed: 'rules' });
      see(table.opening);
      for (let prompt = table.prompt; prompt; prompt = table.prompt) {
        shown.add(prompt.rule);
        for (const choice of expected.refused) shown.add(game.face.refusal(table.state, prompt, choice).rule);
        const answer = table.choose(game.mind.bot(table.state, prompt).choice);
        if (!answer.ok) throw new Error('The bot chose what is not legal.');
        see(answer.events);
      }
    }
    expect(shown.size).toBeGreaterThan(least.shown);
    // A chapter is answered by its opening section: '8' by 8.0.
    const there = numbersOf(book('en'));
    expect([...shown].filter((rule) => !there.has(rule) && !there.has(`${rule}.0`))).toEqual([]);
  });

  test('chapters in order from the first, each section in its chapter, no number twice', () => {
    for (const language of languages) {
      const { chapters } = book(language);
      expect(chapters.map(({ number }) => number)).toEqual(
        Array.from({ length: expected.chapters }, (_, at) => `${at + (expected.firstChapter ?? 1)}`),
      );
      for (const { number, sections } of chapters) {
        expect(sections.filter((section) => !section.number.startsWith(`${number}.`))).toEqual([]);
      }
      expect(numbersOf(book(language)).size).toBe(sectionsOf(book(language)).length);
    }
  });

  test('the three languages have the same sections, blocks, figures and references', () => {
    const shape = (rulebook: Rulebook) =>
      sectionsOf(rulebook).map(({ number, body }) => ({ number, body: body.map(shapeOf) }));
    expect(shape(book('fr'))).toEqual(shape(book('en')));
    expect(shape(book('vi'))).toEqual(shape(book('en')));
  });

  test('every reference in a text leads to a section', () => {
    for (const language of languages) {
      const refs = textsOf(book(language)).flatMap(([, text]) => refsIn(text));
      const there = numbersOf(book(language));
      expect(refs.length).toBeGreaterThan(least.refs);
      expect(
        refs.filter((to) => !there.has(to)),
        language,
      ).toEqual([]);
    }
  });

  test('every table of the game stands in the rule that ruleOf names', () => {
    for (const table of Object.keys(one.tables)) {
      const rule = game.books.ruleOf('table', table) ?? '';
      const body = sectionOf(book('en'), rule)?.body ?? [];
      const printed = body.some((block) => block.is === 'table' && block.table.id === table);
      expect(body.length, `Table ${table}`).toBeGreaterThan(0);
      expect(printed, `Table ${table} in ${rule}`).toBe(!expected.unprinted.includes(table));
    }
  });

  test('every phase, track and state has a rule, every card its page', () => {
    const there = numbersOf(book('en'));
    const rules = [
      ...game.face.phases.map(({ id: key }) => game.books.ruleOf('phase', key)),
      ...keys.track.map((key) => game.books.ruleOf('track', key)),
      ...keys.state.map((key) => game.books.ruleOf('state', key)),
    ];
    expect(rules.filter((rule) => typeof rule !== 'string' || !there.has(rule))).toEqual([]);
    const pages = expected.pages.map((card) => game.books.ruleOf('card', card) ?? '');
    expect(pages.filter((rule) => !there.has(rule))).toEqual([]);
    expect(game.books.ruleOf('state', 'constructor')).toBeNull();
  });

  test('every question that players ask arises at some question of the table and at a rule', () => {
    const { faqAt, faqOn } = book('en');
    const there = numbersOf(book('en'));
    const asked = [...there].filter((number) => number.includes('.Q')).sort();
    expect(asked.length).toBeGreaterThan(8);
    expect(Object.keys(faqAt).sort()).toEqual([...keys.ask].sort());
    expect([...new Set([...Object.values(faqAt).flat(), ...Object.values(faqOn).flat()])].sort()).toEqual(asked);
    expect(Object.keys(faqOn).filter((rule) => !there.has(rule))).toEqual([]);
  });

  test('every reading stands at a rule that says how it is read, and names the other reading, in every language', () => {
    const rules = book('en').readings.map(({ rule }) => rule);
    expect(rules.length).toBeGreaterThan(5);
    for (const language of languages) {
      const { readings } = book(language);
      expect(readings.map(({ rule }) => rule)).toEqual(rules);
      for (const { rule, how, other } of readings) {
        const section = sectionsOf(book(language)).find(({ number }) => number === rule);
        expect(section, rule).toBeDefined();
        expect(how ?? section?.body.some(({ is }) => is === 'ruling'), rule).toBeTruthy();
        expect(other, rule).toMatch(/\.$/);
      }
    }
  });

  test('history has a text for each turn; every place is lost once, the command post last', () => {
    for (const language of languages) {
      const { turns } = book(language).history;
      expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: one.turns }, (_, at) => at + 1));
      const fell = turns.flatMap((turn) => turn.fell);
      expect(new Set(fell).size).toBe(fell.length);
      expect(fell.length).toBe(expected.lost.count);
      expect(turns.findLast((turn) => turn.fell.length > 0)?.fell).toContain(expected.lost.last);
    }
  });

  test('no text is empty, padded, straight-quoted or decomposed, and brackets close', () => {
    for (const language of languages) {
      for (const [at, text] of textsOf(book(language))) {
        expect(text.trim(), `${language} ${at}`).toBe(text);
        expect(text, `${language} ${at}`).toMatch(/\S/);
        expect(text, `${language} ${at}`).not.toMatch(/['"]|\s{2}|~|(^|[\s(])-\d/);
        expect(text.normalize('NFC'), `${language} ${at}`).toBe(text);
        expect(text.split('[[').length, `${language} ${at}`).toBe(text.split(']]').length);
      }
    }
  });

  test('French sets a narrow no-break space before : ; ! ? % and inside « »', () => {
    const wrong = textsOf(book('fr')).filter(([, text]) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text));
    expect(wrong).toEqual([]);
  });

  test('Vietnamese keeps its marks: no section without a letter that has one', () => {
    for (const { number, title, body } of sectionsOf(book('vi'))) {
      const text = [title, ...body.flatMap(wordsIn)].join(' ');
      expect(text, number).toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹáàãéèíìóòõúùýĂÂĐÊÔƠƯ]/);
    }
  });

  test('the texts are in different languages, names and abbreviations aside', () => {
    const [a, b, c] = languages.map((language) => textsOf(book(language)).map(([, text]) => text));
    const same = (a ?? []).filter((text, at) => text.length > 16 && (text === b?.[at] || text === c?.[at]));
    expect(same).toEqual([]);
  });

  test('prints its figures', async () => {
    const blocks = sectionsOf(book('en')).flatMap(({ body }) => body);
    const count = (is: Block['is']) => blocks.filter((block) => block.is === is).length;
    const paragraphs = blocks.flatMap(wordsIn).length;
    const lines = [
      `${id}: ${numbersOf(book('en')).size} sections, ${paragraphs} paragraphs, ${count('table')} tables, ` +
        `${count('figure')} figures, ${count('example')} examples, ${count('ruling')} rulings, ` +
        `${count('rebuilt')} rebuilt, ${book('en').glossary.length} terms, ${cited.length} rules cited by the code`,
    ];
    for (const language of languages) {
      const guide = await game.books.guide?.[language]();
      const texts = textsOf(book(language)).map(([, text]) => text);
      const said = guide && [
        ...guide.courses.flatMap(({ briefing, lessons, end }) => [
          briefing,
          lessons.map(({ text, tip = '', well, other }) => [text, tip, well, other]),
          end,
        ]),
        ...guide.tips.map(({ text }) => text),
      ];
      lines.push(
        `${language}: ${countWords(texts)} words of the rules, ${countWords(said)} of the guide, ` +
          `${countWords({ en, fr, vi }[language])} of the interface`,
      );
    }
    console.log(lines.join('\n'));
    expect(paragraphs).toBeGreaterThan(least.paragraphs);
  });
});

test('a rule without a section of its own is answered by the one it belongs to', async () => {
  const rulebook = await lostValley.books.rulebook?.en();
  if (!rulebook) throw new Error('no rulebook');
  expect(sectionOf(rulebook, '12.3.5.2')?.number).toBe('12.3.5.2');
  expect(sectionOf(rulebook, '12.3.5.2.9')?.number).toBe('12.3.5.2');
  expect(sectionOf(rulebook, '14')?.number).toBe('14.0');
  expect(sectionOf(rulebook, '21.Q4')?.number).toBe('21.Q4');
  expect(sectionOf(rulebook, '99.1')).toBeNull();
  expect(sectionOf(rulebook, '')).toBeNull();
});
