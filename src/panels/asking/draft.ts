/** What is planned at a question and not yet done. */
import { written } from '../../kernel/journal';
import type { Position, TableModel } from '../model/model';
import type { Filled } from './filling';

export interface KeptDraft {
  readonly question: string;
  /** What is meant, by its keys. */
  readonly made: readonly string[];
  /** The choice that is planned, by its key. */
  readonly marked: string | null;
  /** The counters that are meant to act together. */
  readonly picked: readonly string[];
  /** The one in hand. */
  readonly hand?: string | null;
  /** What is filled in, where that is not as the game fills it in. */
  readonly filled?: Filled | null;
}

/** Tells one question from every other of a campaign; null where nothing is asked. */
export function questionOf({ game }: Pick<TableModel, 'game'>, { prompt, entries }: Position): string | null {
  if (!prompt) return null;
  const last = entries.at(-1)?.choice;
  return `${entries.length} ${prompt.side} ${last ? written(game.play.writes, last) : ''}`;
}

export const isEmpty = ({ made, marked, picked, hand = null, filled = null }: KeptDraft): boolean =>
  made.length === 0 && marked === null && picked.length === 0 && hand === null && filled === null;
