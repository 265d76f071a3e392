/** What has come about and is told before anybody is asked: how far it is told, and the position at each step. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Prompt, Side } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import type { Happened, Tale } from '../../kernel/tale';
import type { View } from '../../kernel/view';
import type { Company, Telling } from '../../panels/model/model';
import { stageFor } from '../../panels/tale/stage';
import { scriptOf } from '../../panels/tale/telling';
import { isWorthTelling, readerOf, seatTelling } from './telling';

export interface Listener {
  readonly table: Table;
  readonly company: Company;
  readonly watching: boolean;
  /** Whether what happens is told step by step. */
  readonly tells: () => boolean;
  /** How far it was told before the table was opened, and where that is kept. */
  readonly told: ToldUpTo;
  readonly keep: (told: ToldUpTo) => void;
  readonly looker: () => Side;
  /** Whose knowledge the screen shows; null for what everybody may know. */
  readonly eyes: () => Side | null;
  readonly computerIsAsked: () => boolean;
  readonly viewAt: (count: number) => View;
}

/** The first fact that is not told yet: the choice that it follows, and its number among what followed that. */
export interface ToldUpTo {
  readonly entry: number;
  readonly index: number;
}

export interface LiveTelling {
  readonly now: ReadonlySignal<Telling | null>;
  /** So many choices have been told. */
  told(): number;
  /** Told live: the question waits. */
  isLive(): boolean;
  /** Between two persons both look. */
  isToldToAll(): boolean;
  /** Whatever has come about and is worth it is told before anybody is asked. */
  start(): void;
  /** What one seat alone may know, behind its curtain. */
  startForSeat(side: Side, since: number | null): void;
  /** What was told behind a curtain is laid down with the phone. */
  endForSeat(): void;
  again(entry: number): void;
  /** Goes to a step of it. */
  go(at: number): void;
  /** Ends it: true where it was told live and the question comes now. */
  end(): boolean;
  /** A person has decided: what comes of it is told again. */
  listen(): void;
  /** What has followed the choices made since so many. */
  since(from: number): Tale;
  /** The position after a fact; before all of them where there is none. */
  frame(one: Happened | null): View;
}

export function createLiveTelling(listener: Listener): LiveTelling {
  const { table, company, watching, tells, looker, eyes, computerIsAsked, viewAt, keep } = listener;
  const { game } = table;
  const now = signal<Telling | null>(null);
  const reader = readerOf(table, { turn: table.state.turn, phase: table.state.phase });
  let told = listener.told.entry;
  /** Of what followed the choice after these, so much is told too. */
  let { index: part } = listener.told;
  /** Somebody left before all was told, and comes back to it. */
  let resumes = told >= 0 && told < table.entries.length;
  /** The person wants to see no more of this, only the next question. */
  let skipped = false;
  const isLive = () => now.peek()?.again === false;
  const isTold = ({ entry, index }: Happened) => entry < told || (entry === told && index < part);
  const tellAll = () => {
    told = table.entries.length;
    part = 0;
    resumes = false;
    keep({ entry: told, index: part });
  };

  return {
    now,
    told: () => told,
    isLive,
    isToldToAll: () => isLive() && now.peek()?.seat === null,
    start() {
      const all = table.entries.length;
      if (told >= all) tellAll();
      const open = now.peek();
      if (watching || open?.again || open?.seat) return;
      const wanted = company === 'nobody' || (tells() && !skipped);
      if (!wanted || (open === null && told === all)) {
        tellAll();
        now.value = null;
        return;
      }
      // Between two persons both are told what everybody may know.
      const known = company === 'persons' || company === 'nobody' ? null : looker();
      const tale = reader.since(told, known);
      const { happened } = tale;
      const next: Telling = {
        at: happened.findIndex((one) => !isTold(one)),
        ...open,
        tale,
        told: open?.told ?? happened.filter(isTold).length,
        more: computerIsAsked(),
        phase: table.state.phase,
        card: cardAsked(table.prompt),
        again: false,
        seat: null,
      };
      const script = scriptOf(tale, { ...stageFor(game, known), told: next.told });
      const worth = resumes || isWorthTelling(script, next, company, looker());
      // What undo can still take back is a plan: it is told with what comes of it.
      const planned = told >= 0 && !next.more && table.undoable >= all - told;
      if (open || (worth && !planned)) now.value = next;
      else if (worth) return;
      // What is no news is not told later either: my own doing, a card that tells itself.
      else if (!next.more) tellAll();
    },
    startForSeat(side, since) {
      if (tells()) now.value = seatTelling(table, reader, side, since, viewAt);
    },
    endForSeat() {
      if (now.peek()?.seat) now.value = null;
    },
    again(entry) {
      if (isLive()) return;
      const tale = reader.since(entry + 1, eyes());
      const { phase } = table.state;
      now.value = { tale, told: 0, at: 0, more: false, phase, card: null, again: true, seat: null };
    },
    go(at) {
      const open = now.peek();
      if (!open || at === open.at) return;
      // Whoever leaves now comes back to the step that begins.
      const begins = open.tale.happened[open.at];
      if (isLive() && begins) keep({ entry: begins.entry, index: begins.index });
      now.value = { ...open, at };
    },
    end() {
      const live = isLive();
      now.value = null;
      if (!live) return false;
      skipped = computerIsAsked() && company === 'computer';
      tellAll();
      return true;
    },
    listen() {
      skipped = false;
    },
    since: (from) => reader.told(from === 0 ? -1 : from, isLive() ? Math.max(0, told) : table.entries.length, eyes()),
    frame(one) {
      const first = now.peek()?.tale.happened[0];
      // Nothing comes before the set-up: what it tells first is where all began.
      const from = one ?? (first && first.entry < 0 ? first : null);
      return (from && reader.frame(from, eyes())) ?? viewAt(Math.max(0, first?.entry ?? 0));
    },
  };
}

/** The card that a question is about. */
function cardAsked(prompt: Prompt | null): string | null {
  return prompt?.scene?.is === 'card' ? prompt.scene.card : null;
}
