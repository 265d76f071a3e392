import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import type { ValleyChoice } from '../../../src/games/lost-valley/choices';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { tableIds } from '../../../src/games/lost-valley/data/tables';
import { turns } from '../../../src/games/lost-valley/data/turns';
import { rulebook as en } from '../../../src/games/lost-valley/rulebook/en';
import { faqAt, faqNumbers, faqOn } from '../../../src/games/lost-valley/rulebook/faq';
import { rulebook as fr } from '../../../src/games/lost-valley/rulebook/fr';
import { rulebook as vi } from '../../../src/games/lost-valley/rulebook/vi';
import { phaseIds } from '../../../src/games/lost-valley/state';
import { askKeys, stateKeys, trackKeys } from '../../../src/games/lost-valley/words/keys';
import { type Block, type Rulebook, sectionOf } from '../../../src/kernel/rulebook';
import { Table } from '../../../src/kernel/table';

const rulebooks: Readonly<Record<string, Rulebook>> = { en, fr, vi };
const sectionsOf = (rulebook: Rulebook) => rulebook.chapters.flatMap(({ sections }) => sections);
const numbers = new Set(sectionsOf(en).map(({ number }) => number));

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
    ...Object.entries(rulebook.labels),
  ];
}

function wordsIn(block: Block): readonly string[] {
  if (block.is === 'list') return block.items;
  return 'text' in block ? [block.text] : [];
}

/** A block without its words: its kind, the figures in it and the rules it names, which no language may change. */
function shapeOf(block: Block): unknown {
  const refs = wordsIn(block).map((text) => [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, rule]) => rule).sort());
  if (block.is === 'table') return block;
  return block.is === 'figure' ? block : [block.is, refs];
}

const source = readdirSync('src/games/lost-valley', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('rulebook'))
  .map((name) => readFileSync(join('src/games/lost-valley', name), 'utf8'));

/** Every rule the code cites: in its comments, as the rule of a question, a roll or a refusal, as the source of a figure. */
function cited(): string[] {
  const found = new Set<string>();
  const add = (text: string) => {
    const withoutTables = text.replace(/\bTables? \d[\d.]*(?: \(\w+\))?(?:(?:, | and | to )\d[\d.]*)*/g, '');
    for (const [number] of withoutTables.matchAll(/(?<![\w.'’-])[1-9]\d?(?:\.(?:\d{1,2}|Q\d))+(?![\w])/g))
      found.add(number);
  };
  for (const code of source) {
    for (const [comment] of code.matchAll(/\/\*\*[\s\S]*?\*\/|(?<=\s)\/\/ .*$/gm)) add(comment);
    for (const [, , rule = ''] of code.matchAll(/\b(rule|fireRule|stated)(?:: | = )'([^']+)'/g)) add(rule);
  }
  return [...found];
}

const rules = cited();

test('every rule the code cites has its section in every language', () => {
  expect(rules.length).toBeGreaterThan(90);
  for (const rulebook of Object.values(rulebooks)) {
    const there = new Set(sectionsOf(rulebook).map(({ number }) => number));
    expect(rules.filter((rule) => !there.has(rule))).toEqual([]);
  }
});

test('every rule that a whole game shows has its section: questions, rolls, modifiers, refusals', () => {
  const shown = new Set<string>();
  const see = (events: unknown) => {
    for (const [, rule = ''] of JSON.stringify(events).matchAll(/"rule":"([^"]+)"/g)) shown.add(rule);
  };
  const moves = crIds.map((to): ValleyChoice => ({ do: 'move', unit: '6-bpc', to }));
  for (const scenario of lostValley.scenarios) {
    const table = new Table(lostValley, { scenario, options: [], seed: 'rules' });
    see(table.opening);
    for (let prompt = table.prompt; prompt; prompt = table.prompt) {
      shown.add(prompt.rule);
      for (const move of moves) shown.add(lostValley.refusal(table.state, prompt, move).rule);
      const answer = table.choose(lostValley.bot(table.state, prompt).choice);
      if (!answer.ok) throw new Error('The bot chose what is not legal.');
      see(answer.events);
    }
  }
  expect(shown.size).toBeGreaterThan(20);
  expect([...shown].filter((rule) => !numbers.has(rule))).toEqual([]);
});

test('chapters 1 to 21 in order, each section in its chapter, no number twice', () => {
  for (const rulebook of Object.values(rulebooks)) {
    expect(rulebook.chapters.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, at) => `${at + 1}`));
    for (const { number, sections } of rulebook.chapters) {
      expect(sections.filter((section) => !section.number.startsWith(`${number}.`))).toEqual([]);
    }
    const all = sectionsOf(rulebook).map(({ number }) => number);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('the three languages have the same sections, blocks, figures and references', () => {
  const shape = (rulebook: Rulebook) =>
    sectionsOf(rulebook).map(({ number, body }) => ({ number, body: body.map(shapeOf) }));
  expect(shape(fr)).toEqual(shape(en));
  expect(shape(vi)).toEqual(shape(en));
});

test('every reference in a text leads to a section', () => {
  for (const [language, rulebook] of Object.entries(rulebooks)) {
    const refs = textsOf(rulebook).flatMap(([, text]) => [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, to]) => to));
    expect(refs.length).toBeGreaterThan(100);
    expect(
      refs.filter((to) => to === undefined || !numbers.has(to)),
      language,
    ).toEqual([]);
  }
});

test('a rule without a section of its own is answered by the one it belongs to', () => {
  expect(sectionOf(en, '12.3.5.2')?.number).toBe('12.3.5.2');
  expect(sectionOf(en, '12.3.5.2.9')?.number).toBe('12.3.5.2');
  expect(sectionOf(en, '14')?.number).toBe('14.0');
  expect(sectionOf(en, '21.Q4')?.number).toBe('21.Q4');
  expect(sectionOf(en, '99.1')).toBeNull();
  expect(sectionOf(en, '')).toBeNull();
});

test('every table of the game stands in the rule that ruleOf names', () => {
  for (const id of tableIds) {
    const rule = lostValley.ruleOf?.('table', id) ?? '';
    const shown = sectionOf(en, rule)?.body.some((block) => block.is === 'table' && block.table.id === id);
    expect(shown, `Table ${id} in ${rule}`).toBe(true);
  }
});

test('every phase, track and state has a rule', () => {
  const rulesOf = [
    ...phaseIds.map((id) => lostValley.ruleOf?.('phase', id)),
    ...trackKeys.map((id) => lostValley.ruleOf?.('track', id)),
    ...stateKeys.map((id) => lostValley.ruleOf?.('state', id)),
    lostValley.ruleOf?.('track', '308'),
    lostValley.ruleOf?.('state', 'assaulted-by-312'),
  ];
  expect(rulesOf.filter((rule) => typeof rule !== 'string' || !numbers.has(rule))).toEqual([]);
  expect(lostValley.ruleOf?.('state', 'constructor')).toBeNull();
});

test('21 every question that players ask arises at some question of the table or at a rule', () => {
  expect(Object.keys(faqAt).sort()).toEqual([...askKeys].sort());
  const placed = new Set([...Object.values(faqAt).flat(), ...Object.values(faqOn).flat()]);
  expect([...placed].sort()).toEqual([...faqNumbers]);
  expect(faqNumbers.filter((number) => !numbers.has(number))).toEqual([]);
  expect(Object.keys(faqOn).filter((rule) => !numbers.has(rule))).toEqual([]);
});

test('history has a text for each turn; every centre falls once, the command post last', () => {
  for (const { history } of Object.values(rulebooks)) {
    expect(history.turns.map(({ turn }) => turn)).toEqual(turns.map(({ turn }) => turn));
    const fell = history.turns.flatMap((turn) => turn.fell);
    expect(new Set(fell).size).toBe(fell.length);
    expect(fell.length).toBe(12);
    expect(history.turns.at(-1)?.fell).toContain('pc-gono');
  }
});

test('no text is empty, padded, straight-quoted or decomposed, and brackets close', () => {
  for (const [language, rulebook] of Object.entries(rulebooks)) {
    for (const [at, text] of textsOf(rulebook)) {
      expect(text.trim(), `${language} ${at}`).toBe(text);
      expect(text, `${language} ${at}`).toMatch(/\S/);
      expect(text, `${language} ${at}`).not.toMatch(/['"]|\s{2}|~|-\d/);
      expect(text.normalize('NFC'), `${language} ${at}`).toBe(text);
      expect(text.split('[[').length, `${language} ${at}`).toBe(text.split(']]').length);
    }
  }
});

test('French sets a narrow no-break space before : ; ! ? % and inside « »', () => {
  const wrong = textsOf(fr).filter(([, text]) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text));
  expect(wrong).toEqual([]);
});

test('Vietnamese keeps its marks: no section without a letter that has one', () => {
  for (const { number, title, body } of sectionsOf(vi)) {
    const text = [title, ...body.flatMap(wordsIn)].join(' ');
    expect(text, number).toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹáàãéèíìóòõúùýĂÂĐÊÔƠƯ]/);
  }
});

test('the texts are in different languages, names and abbreviations aside', () => {
  const [a, b, c] = [en, fr, vi].map((rulebook) => textsOf(rulebook).map(([, text]) => text));
  const same = (a ?? []).filter((text, at) => text.length > 16 && (text === b?.[at] || text === c?.[at]));
  expect(same).toEqual([]);
});

test('prints its figures', () => {
  const count = (rulebook: Rulebook) => {
    const all = textsOf(rulebook).map(([, text]) => text);
    return all.join(' ').split(/\s+/).length;
  };
  const blocks = sectionsOf(en).flatMap(({ body }) => body);
  const paragraphs = blocks.flatMap(wordsIn).length;
  console.log(
    `rulebook: ${numbers.size} sections, ${paragraphs} paragraphs, ${blocks.filter(({ is }) => is === 'table').length} tables, ` +
      `${blocks.filter(({ is }) => is === 'figure').length} figures, ${blocks.filter(({ is }) => is === 'example').length} examples, ` +
      `${blocks.filter(({ is }) => is === 'ruling').length} rulings, ${en.glossary.length} terms; ` +
      `words: en ${count(en)}, fr ${count(fr)}, vi ${count(vi)}; rules cited by the code: ${rules.length}`,
  );
  expect(paragraphs).toBeGreaterThan(300);
});
