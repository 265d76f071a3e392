/** Figures as they are read in each language: whole percents, honest small ones, one decimal for expectations. */
import { signed } from '../../kernel/words';
import { words } from '../../locale';

export { signed };

// By hand: to make the browser's own writer of figures takes longer than anything else on the way to the first question.
const whole = (value: number) => {
  // Halves go up, also those that the computer holds a hair too small.
  const figure = Math.round(Number(Math.abs(value).toPrecision(12)));
  return value < 0 ? -figure : figure;
};
const pointed = (figure: string) => figure.replace('.', words().table.odds.point);
const inPercent = (chance: number) => words().table.odds.percent({ figure: `${whole(chance * 100)}` });

/** What sums of chances may be off by. */
const NEAR = 1e-9;

/** Nothing that can happen is 0 %, nothing that can fail is 100 %; a sum that is off by a hair is neither under 0 nor over 1. */
export function percent(sum: number): string {
  const chance = sum < NEAR ? 0 : sum > 1 - NEAR ? 1 : sum;
  const { under, over } = words().table.odds;
  if (chance > 0 && chance < 0.01) return under({ figure: inPercent(0.01) });
  if (chance < 1 && chance > 0.99) return over({ figure: inPercent(0.99) });
  return inPercent(chance);
}

/** Parts of something certain in whole percents that add up to 100: what is cut off most is made good first. */
export function percentsOf(chances: readonly number[]): readonly number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100 + NEAR));
  const short = Math.round(chances.reduce((sum, chance) => sum + chance, 0) * 100) - floors.reduce((a, b) => a + b, 0);
  const byRest = chances
    .map((chance, i) => ({ i, rest: chance * 100 - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRest.slice(0, Math.max(0, short)).map(({ i }) => i));
  return floors.map((figure, i) => figure + Number(raised.has(i)));
}

/** Expected numbers with one decimal. */
export function decimal(value: number): string {
  return pointed((whole(value * 10) / 10).toFixed(1));
}

/** Points, which may have a half. */
export function halves(value: number): string {
  return pointed(`${whole(value * 10) / 10}`);
}

/** What a text says first: enough for a row that opens the rest. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Chances in 36 for two dice, in 6 for one. */
export function chances(chance: number, dice: '1d6' | '2d6'): number {
  return Math.round(chance * (dice === '2d6' ? 36 : 6));
}
