/** What a table has to tell: facts with where they came about, and the position after each. */
import type { GameEvent, Side } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import { type Happened, type Tale, type Told, taleOf, toldIn } from '../../kernel/tale';
import type { View } from '../../kernel/view';
import { isCapture } from '../../panels/model/fact-lists';
import type { Company, Telling } from '../../panels/model/model';
import { isShownByQuestion } from '../../panels/tale/drawn-event';
import { isCard, type Script } from '../../panels/tale/telling';

const isHappened = (one: Told): one is Happened => 'event' in one;

/** Reads a table for those who may know what `eyes` says: a side, or null for everybody. */
export function readerOf(table: Table, start: { readonly turn: number; readonly phase: string }) {
  const { game } = table;
  const known = new WeakMap<readonly GameEvent[], Map<Side | null, readonly Told[]>>();
  const views = new WeakMap<readonly GameEvent[], Map<Side | null, readonly View[]>>();

  const remembered = <T>(
    cache: WeakMap<readonly GameEvent[], Map<Side | null, T>>,
    events: readonly GameEvent[],
    eyes: Side | null,
    make: () => T,
  ): T => {
    const bySide = cache.get(events) ?? new Map<Side | null, T>();
    cache.set(events, bySide);
    const found = bySide.get(eyes) ?? make();
    bySide.set(eyes, found);
    return found;
  };
  const before = { events: table.opening, marks: table.openingMarks, side: null, ...start };
  const made = (entry: number) => (entry < 0 ? before : table.entries[entry]);
  const toldAt = (entry: number, eyes: Side | null): readonly Told[] => {
    const from = made(entry);
    if (!from) return [];
    const see = (event: GameEvent) => game.face.witness(event, eyes);
    return remembered(known, from.events, eyes, () => toldIn({ ...from, entry }, see, game.face.fact));
  };
  const happenedIn = (entry: number, eyes: Side | null) => toldAt(entry, eyes).filter(isHappened);
  const between = (from: number, to: number, eyes: Side | null): readonly Told[] => {
    const list: Told[] = [];
    for (let entry = from; entry < to; entry++) list.push(...toldAt(entry, eyes));
    return list;
  };

  /** The tree that was asked for last: log, slip, report and telling ask for the same one after another. */
  let last: { readonly asked: string; readonly end: unknown; readonly tale: Tale } | null = null;
  const treeOf = (from: number, to: number, eyes: Side | null): Tale => {
    const asked = `${from} ${to} ${eyes}`;
    const end = made(to - 1)?.events;
    if (last?.asked !== asked || last.end !== end) last = { asked, end, tale: taleOf(between(from, to, eyes)) };
    return last.tale;
  };

  return {
    happenedIn,
    /** All that followed these choices; -1 is before the first. */
    told: treeOf,
    /** Everything since the turn began in which so many choices had been made. */
    since(count: number, eyes: Side | null): Tale {
      let from = Math.max(-1, Math.min(count, table.entries.length) - 1);
      while (from >= 0 && !happenedIn(from, eyes).some(({ fact }) => fact.kind === 'turn')) from--;
      const list = between(from, table.entries.length, eyes);
      const turn = list.findIndex((one) => isHappened(one) && one.entry === from && one.fact.kind === 'turn');
      return taleOf(list.slice(Math.max(0, turn)));
    },
    /** The position after a fact. */
    frame({ entry, index }: Happened, eyes: Side | null): View | null {
      const show = (state: Parameters<typeof game.face.view>[0]) => game.face.view(state, eyes, null);
      const events = made(entry)?.events;
      return (events && remembered(views, events, eyes, () => table.frames(entry, show))[index]) ?? null;
    },
  };
}

export type Reader = ReturnType<typeof readerOf>;

/**
 * What one seat alone may know of what has come about since it last looked (null: it never has): told behind the
 * curtain. Everything else was told to both before.
 */
export function seatTelling(
  table: Table,
  { happenedIn }: Reader,
  side: Side,
  since: number | null,
  viewAt: (count: number) => View,
): Telling | null {
  const { entries, state } = table;
  const handAt = (count: number) => viewAt(count).cards.filter((card) => card.at === 'hand' && card.side === side);
  const before = new Set(since === null ? [] : handAt(since).map(({ id }) => id));
  const cards = handAt(entries.length).flatMap(({ id }) => (before.has(id) ? [] : id));
  const happened: Happened[] = [];
  for (let entry = (since ?? 0) - 1; entry < entries.length; entry++) {
    if (entry < 0 && since !== null) continue;
    const known = new Map(happenedIn(entry, null).map(({ index, event }) => [index, JSON.stringify(event)]));
    happened.push(...happenedIn(entry, side).filter(({ index, event }) => known.get(index) !== JSON.stringify(event)));
  }
  if (cards.length === 0 && happened.length === 0) return null;
  const at = happened.length;
  const { phase } = state;
  return { tale: taleOf(happened), told: 0, at, more: false, phase, card: null, again: false, seat: { side, cards } };
}

/** Whether there is something to stop at, or the other side has done something to be seen. */
export function isWorthTelling(
  { beats, happened }: Script,
  { told, more, card }: Pick<Telling, 'told' | 'more' | 'card'>,
  company: Company,
  looker: Side,
): boolean {
  const news = happened.slice(told);
  return beats.some((beat) => {
    if (beat.to < told || (isCard(beat) && isShownByQuestion(beat, happened, { told, more, card }))) return false;
    // The opening and the end of a turn are told once they are over, or where dice fell before a question.
    if (isCard(beat) && (beat.is === 'turn' || beat.is === 'turn-end'))
      return beat.done || news.some(({ fact }) => fact.roll);
    if (isCard(beat))
      return beat.is === 'summary' || happened.slice(Math.max(told, beat.from), beat.to + 1).some(isNews);
    return company !== 'alone' && happened[beat.from]?.side !== looker;
  });

  /** My own doing is news only where dice fell. */
  function isNews({ side, fact }: Happened): boolean {
    return side !== looker || fact.roll !== undefined || isCapture(fact);
  }
}
