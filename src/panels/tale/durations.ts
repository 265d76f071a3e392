/** How long what is told takes, in milliseconds at the usual pace. */
import type { Face } from '../../kernel/game';
import { type GameWords, plain } from '../../kernel/words';
import type { ToldStep } from './telling';

/** What has just opened takes no tap; a card that goes on by itself has lain so long. */
export const SLEEP = 250;
export const REST = 2000;

const ROLL = 700;
const GROUP = 120;
const ROW = 200;
const LINE = 200;
const VOLLEY = 900;
const LETTER = 35;
const LEAST = 900;
const MOST = 3000;

/** How long a step is told: dice fall, then the groups of their sum come one by one. */
export function timeOf(step: ToldStep | null, { groupOf }: Pick<Face, 'groupOf'>): number {
  if (!step?.roll || step.is === 'checks') return LINE;
  const groups = new Set(step.roll.roll.modifiers.map((line) => groupOf(line))).size;
  return ROLL + GROUP * groups + ROW;
}

/** The dice of a volley fall together, however many they are. */
export const timeOfVolley = VOLLEY;

/** How long it takes to read, by its letters. */
export function readingOf(step: ToldStep | null, words: GameWords): number {
  const letters = (step?.facts ?? []).reduce((all, { event }) => {
    const sentence = words.event(event);
    return all + (sentence ? plain(sentence).length : 0);
  }, 0);
  return Math.max(LEAST, Math.min(MOST, letters * LETTER));
}
