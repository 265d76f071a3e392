/** Figures as they are read in each language: whole percents, honest small ones, one decimal for expectations. */
import { signed } from '../../kernel/words';
import { language, words } from '../../locale';

export { signed };

const kinds = {
  percent: { style: 'percent' },
  decimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  halves: { maximumFractionDigits: 1 },
} as const;

// Made once for each language and kind: making one takes longer than writing a hundred figures with it.
const writers = new Map<string, Intl.NumberFormat>();

function written(value: number, kind: keyof typeof kinds): string {
  const key = `${language()} ${kind}`;
  const writer = writers.get(key) ?? new Intl.NumberFormat(language(), kinds[kind]);
  writers.set(key, writer);
  return writer.format(value);
}

/** What sums of chances may be off by. */
const NEAR = 1e-9;

/** Nothing that can happen is 0 %, nothing that can fail is 100 %; a sum that is off by a hair is neither under 0 nor over 1. */
export function percent(sum: number): string {
  const chance = sum < NEAR ? 0 : sum > 1 - NEAR ? 1 : sum;
  const { under, over } = words().table.odds;
  if (chance > 0 && chance < 0.01) return under({ figure: written(0.01, 'percent') });
  if (chance < 1 && chance > 0.99) return over({ figure: written(0.99, 'percent') });
  return written(chance, 'percent');
}

/** Expected numbers with one decimal. */
export function decimal(value: number): string {
  return written(value, 'decimal');
}

/** Points, which may have a half. */
export function halves(value: number): string {
  return written(value, 'halves');
}

/** What a text says first: enough for a row that opens the rest. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Chances in 36 for two dice, in 6 for one. */
export function chances(chance: number, dice: '1d6' | '2d6'): number {
  return Math.round(chance * (dice === '2d6' ? 36 : 6));
}
