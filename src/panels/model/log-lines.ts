/** The log as lines: facts in their order, each with its turn, its phase and the choice it followed. */
import type { Choice, GameEvent } from '../../kernel/game';
import type { Entry } from '../../kernel/table';
import type { GameWords, Sentence } from '../../kernel/words';
import { type Kind, kindOf, phaseOf, turnOf } from './events';

export interface LogLine {
  /** Choices made before it was so; what `look` needs to show that position. */
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly kind: Kind | 'choice';
  readonly event: GameEvent | null;
  readonly choice: Choice | null;
  readonly sentence: Sentence;
}

/** So many choices back the last line is looked for. */
export const FAR_BACK = 12;

export interface LogSource {
  readonly opening: readonly GameEvent[];
  readonly entries: readonly Entry[];
  /** Where the game stood before anything. */
  readonly turn: number;
  readonly phase: string;
}

/** All lines from the entry `from` on. A choice speaks for itself only where no fact does, a bare step never. */
export function logLines(source: LogSource, words: GameWords, from = 0): readonly LogLine[] {
  const lines: LogLine[] = [];
  const walk = (events: readonly GameEvent[], at: number, start: { turn: number; phase: string }) => {
    let { turn, phase } = start;
    for (const event of events) {
      turn = turnOf(event) ?? turn;
      phase = phaseOf(event) ?? phase;
      const sentence = words.event(event);
      if (sentence && turnOf(event) === null && phaseOf(event) === null) {
        lines.push({ at, turn, phase, kind: kindOf(event), event, choice: null, sentence });
      }
    }
  };
  if (from === 0) walk(source.opening, 0, source);
  source.entries.forEach((entry, index) => {
    if (index < from) return;
    const before = lines.length;
    walk(entry.events, index + 1, entry);
    if (lines.length > before) return;
    const { turn, phase, choice } = entry;
    if (choice.do === 'done' || words.steps?.includes(choice.do)) return;
    lines.push({
      at: index + 1,
      turn,
      phase,
      kind: 'choice',
      event: null,
      choice,
      sentence: [words.made(choice, entry)],
    });
  });
  return lines;
}

export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly lines: readonly LogLine[];
}

/** Lines under their turn and phase. */
export function chapters(lines: readonly LogLine[]): readonly Chapter[] {
  const out: { turn: number; phase: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && last.turn === line.turn && last.phase === line.phase) last.lines.push(line);
    else out.push({ turn: line.turn, phase: line.phase, lines: [line] });
  }
  return out;
}

/** As a signal from the front: capitals without accents, ended by STOP; Vietnamese keeps its letters. */
export function telegram(text: string, language: string): string {
  const bare = text.trim().replace(/\s*[.!]$/, '');
  if (language === 'vi') return `${bare}.`;
  const letters = bare.normalize('NFD').replace(/\p{M}/gu, '').replace(/Đ/g, 'D').replace(/đ/g, 'd');
  return `${letters.toUpperCase()} STOP`;
}
