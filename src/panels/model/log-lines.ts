/** The log as lines: facts in their order, each with its turn, its phase and the choice it followed. */
import type { Fact } from '../../kernel/facts';
import type { Choice, Face, Game, GameEvent } from '../../kernel/game';
import type { Witnessed } from '../../kernel/table';
import type { GameWords, Sentence } from '../../kernel/words';
import { type LogKind, logKindOf } from './fact-lists';
import type { TableModel } from './model';
import { type Beat, isCard, type Script, type ToldCard } from './telling';

export interface LogLine {
  /** Choices made before it was so; what `look` needs to show that position. */
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly kind: LogKind | 'choice';
  readonly event: GameEvent | null;
  readonly fact: Fact | null;
  readonly choice: Choice | null;
  readonly sentence: Sentence;
}

/** So many choices back the last line is looked for. */
export const FAR_BACK = 12;

/** What the log must know of a game. */
type LogFace = Pick<Face, 'fact' | 'speaks'>;

export interface LogSource {
  readonly opening: readonly GameEvent[];
  readonly entries: readonly Witnessed[];
  /** Where the game stood before anything. */
  readonly turn: number;
  readonly phase: string;
  readonly face: LogFace;
}

/** The log of a table; `start` where turn and phase matter from the first line on. */
export function logOf(
  { opening, game }: TableModel,
  entries: readonly Witnessed[],
  start = { turn: 0, phase: '' },
): LogSource {
  return { opening, entries, turn: start.turn, phase: start.phase, face: game.face };
}

/** All lines from the entry `from` on. A choice speaks for itself only where no fact does, a bare step never. */
export function logLines(source: LogSource, words: GameWords, from = 0): readonly LogLine[] {
  const lines: LogLine[] = [];
  const walk = (events: readonly GameEvent[], at: number, start: { turn: number; phase: string }) => {
    let { turn, phase } = start;
    for (const event of events) {
      const fact = source.face.fact(event);
      turn = fact.turn ?? turn;
      phase = fact.phase ?? phase;
      const sentence = words.event(event);
      if (sentence && fact.kind !== 'turn' && fact.kind !== 'phase') {
        lines.push({ at, turn, phase, kind: logKindOf(fact), event, fact, choice: null, sentence });
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
    if (!choice || !source.face.speaks.includes(choice.do)) return;
    lines.push({
      at: index + 1,
      turn,
      phase,
      kind: 'choice',
      event: null,
      fact: null,
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

/** An entry of the log: a card as it was told with its lines, or a line by itself. */
export type LogItem =
  | { readonly is: 'card'; readonly card: ToldCard; readonly lines: readonly LogLine[] }
  | { readonly is: 'line'; readonly line: LogLine };

const entered: readonly Beat['is'][] = ['fight', 'volley', 'moment', 'gathered', 'turn-end'];

/** The lines of one card are one entry, where its first line stands. */
export function itemsOf(lines: readonly LogLine[], { beats }: Script): readonly LogItem[] {
  const cards = new Map<GameEvent, ToldCard>();
  for (const beat of beats) {
    if (!isCard(beat) || !entered.includes(beat.is)) continue;
    for (const { facts } of beat.steps) for (const { event } of facts) cards.set(event, beat);
  }
  const items: LogItem[] = [];
  const known = new Map<ToldCard, LogLine[]>();
  for (const line of lines) {
    const card = line.event ? cards.get(line.event) : undefined;
    const list = card && known.get(card);
    if (list) list.push(line);
    else if (card) {
      const begun = [line];
      known.set(card, begun);
      items.push({ is: 'card', card, lines: begun });
    } else items.push({ is: 'line', line });
  }
  return items;
}

/** As a signal from the front: capitals without accents, ended by STOP; Vietnamese keeps its letters. */
export function telegram(text: string, language: string): string {
  const bare = text.trim().replace(/\s*[.!]$/, '');
  if (language === 'vi') return `${bare}.`;
  const letters = bare.normalize('NFD').replace(/\p{M}/gu, '').replace(/Đ/g, 'D').replace(/đ/g, 'd');
  return `${letters.toUpperCase()} STOP`;
}

/** The phases in which the game itself acts for a side that nobody plays. */
export function systemPhases({ sides, face }: Game): ReadonlySet<string> {
  return new Set(face.phases.filter(({ by }) => by !== null && !sides.includes(by)).map(({ id }) => id));
}
