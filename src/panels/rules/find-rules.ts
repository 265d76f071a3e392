/** Finds rules and terms without a connection and without accents. */
import type { Block, GridFigure, Rulebook } from '../../kernel/rulebook';
import type { CardWords, GameWords } from '../../kernel/words';

export interface Found {
  /** Number of a section, or id of a term. */
  readonly at: string;
  readonly is: 'section' | 'term';
  readonly title: string;
  /** A line of it in which the words stand. */
  readonly line: string;
}

export type Search = (query: string) => readonly Found[];

/** Letters without their marks, small: « Điện » and « dien » are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** The words of a text; the number of a rule is one. */
function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
}

/** With a space before each word, so that ' wor' is the beginning of one. */
function spread(text: string): string {
  return ` ${wordsOf(text).join(' ')}`;
}

interface Entry extends Omit<Found, 'line'> {
  readonly head: string;
  readonly lines: readonly { readonly text: string; readonly words: string }[];
}

/** Where a word stands counts so much; the whole query in one piece counts once more. */
const IN_HEAD = 10;
const IN_BODY = 1;
const MOST = 40;

export function searchIn(rulebook: Rulebook, words: GameWords): Search {
  const line = (text: string) => ({ text: plainRule(text), words: spread(plainRule(text)) });
  const sections = rulebook.chapters.flatMap(({ sections }) =>
    sections.map(({ number, title, body }): Entry => {
      const read = rulebook.readings.flatMap(({ rule, how = [], other }) =>
        rule === number ? [how, other].flat() : [],
      );
      const lines = [...body.flatMap((block) => linesOf(block, words, rulebook.labels)), ...read].map(line);
      return { at: number, is: 'section', title, head: spread(`${number} ${title}`), lines };
    }),
  );
  const terms = rulebook.glossary.map(({ id, term, full, meaning }): Entry => {
    const title = full === undefined ? term : `${term}: ${full}`;
    return { at: id, is: 'term', title, head: spread(title), lines: [line(meaning)] };
  });
  const entries = [...sections, ...terms];
  return (query) => {
    const asked = wordsOf(query);
    if (asked.length === 0) return [];
    const ranked = entries.map((entry) => ({ entry, score: scoreOf(entry, asked) })).filter(({ score }) => score > 0);
    ranked.sort((a, b) => b.score - a.score);
    return ranked.slice(0, MOST).map(({ entry }) => foundIn(entry, asked));
  };
}

/** Every word must stand somewhere; 0 where one does not. */
function scoreOf({ head, lines }: Entry, asked: readonly string[]): number {
  const body = lines.map(({ words }) => words).join(' ');
  let score = 0;
  for (const word of asked) {
    const inHead = head.includes(` ${word}`);
    if (!inHead && !body.includes(` ${word}`)) return 0;
    score += inHead ? IN_HEAD : IN_BODY;
  }
  const whole = ` ${asked.join(' ')}`;
  if (head.includes(whole)) score += IN_HEAD;
  else if (body.includes(whole)) score += IN_BODY;
  return score;
}

function foundIn({ at, is, title, lines }: Entry, asked: readonly string[]): Found {
  const hits = (words: string) => asked.filter((word) => words.includes(` ${word}`)).length;
  const best = lines.reduce((most, one) => Math.max(most, hits(one.words)), 0);
  const line = lines.find(({ words }) => hits(words) === best)?.text ?? '';
  return { at, is, title, line: excerpt(line, asked) };
}

/** So much of a long line as shows the first word that was asked for. */
const SHOWN = 140;
const BEFORE = 40;

function excerpt(line: string, asked: readonly string[]): string {
  if (line.length <= SHOWN) return line;
  const letters = fold(line);
  const hit = asked.map((word) => letters.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('.', '\\.')}`, 'u')));
  const first = Math.max(0, Math.min(...hit.filter((at) => at >= 0), line.length));
  const from = first <= SHOWN - BEFORE ? 0 : line.lastIndexOf(' ', first - BEFORE) + 1;
  const cut = line.slice(from, from + SHOWN);
  const to = from + SHOWN < line.length ? cut.lastIndexOf(' ') : cut.length;
  return `${from > 0 ? '…' : ''}${cut.slice(0, to)}${from + to < line.length ? '…' : ''}`;
}

function linesOf(block: Block, words: GameWords, labels: Rulebook['labels']): readonly string[] {
  switch (block.is) {
    case 'text':
    case 'example':
    case 'ruling':
    case 'rebuilt':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [words.table(block.table.id), ...block.table.rows.map((_, row) => words.row(block.table.id, row))];
    case 'figure':
      if (block.figure.is === 'grid') return gridLines(block.figure, labels);
      return block.figure.is === 'card' ? cardLines(words.card(block.figure.card)) : [];
    default:
      return block satisfies never;
  }
}

/** What is written in a grid; its figures are no words. */
function gridLines({ caption, columns, rows }: GridFigure, labels: Rulebook['labels']): readonly string[] {
  return [caption, ...columns, ...rows.map(({ head }) => head)].flatMap((key) => labels[key] ?? []);
}

const cardLines = ({ effect, condition, when }: CardWords): readonly string[] => [effect, condition, when];

/** A text without the marks around the rules it names. */
export function plainRule(text: string): string {
  return text.replace(/\[\[([^\]]+)\]\]/g, '$1');
}
