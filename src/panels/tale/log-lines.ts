/** The log as lines: facts in their order, each with its turn, its phase and the choice it followed. */
import type { Game, GameEvent } from '../../kernel/game';
import type { Happened, Tale } from '../../kernel/tale';
import type { GameWords, Sentence } from '../../kernel/words';
import { type LogKind, logKindOf } from '../model/fact-lists';
import { type Beat, isCard, type Script, type ToldCard } from './telling';

export interface LogLine extends Happened {
  readonly kind: LogKind;
  readonly sentence: Sentence;
}

/** So many choices back the last line is looked for. */
export const FAR_BACK = 12;

/** All that has words. What was chosen speaks by what came of it. */
export function logLines({ happened }: Tale, words: Pick<GameWords, 'event'>): readonly LogLine[] {
  return happened.flatMap((one) => {
    const sentence = one.fact.kind === 'turn' || one.fact.kind === 'phase' ? null : words.event(one.event);
    return sentence ? { ...one, kind: logKindOf(one.fact), sentence } : [];
  });
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
    const card = cards.get(line.event);
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
