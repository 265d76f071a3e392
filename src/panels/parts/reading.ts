/** What every part of the rules reader needs, handed down once. It is read at the table and away from it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Rulebook } from '../../kernel/rulebook';
import type { Liveries } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import type { Art } from './kit';

export interface Reading {
  readonly rulebook: Rulebook;
  readonly words: GameWords;
  readonly liveries: Liveries;
  readonly art: Art;
  /** A string that changes with the theme, so that drawings are made anew. */
  readonly theme: string;
  /** The address of a rule; null where rules are turned to in place. */
  readonly href: ((rule: string) => string) | null;
  open(rule: string): void;
}

const ReadingContext = createContext<Reading | null>(null);
export const ReadingProvider = ReadingContext.Provider;

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('A part of the rules outside its reader.');
  return reading;
}
