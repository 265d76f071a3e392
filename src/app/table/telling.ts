/** What a table has to tell: facts with where they came about, and the position after each. */
import type { Game, GameEvent, Side } from '../../kernel/game';
import type { Entry, Table } from '../../kernel/table';
import type { View } from '../../kernel/view';
import { isShownByQuestion } from '../../panels/model/drawn-event';
import type { Company, Telling } from '../../panels/model/model';
import { type Happened, isCard, type Script, type Stage, scriptOf } from '../../panels/model/telling';

/** How a game is told to whoever looks. */
export function stageOf({ sides, face }: Game, looker: Side | null, settled: boolean): Stage {
  const formations = new Set(face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id));
  return { sides, phases: face.phases, looker, formations, settled };
}

/** Reads a table for those who may know what `eyes` says: a side, or null for everybody. */
export function readerOf(table: Table, start: { readonly turn: number; readonly phase: string }) {
  const { game } = table;
  const known = new WeakMap<readonly GameEvent[], Map<Side | null, readonly Happened[]>>();
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
  const eventsOf = (entry: number): readonly GameEvent[] =>
    entry < 0 ? table.opening : (table.entries[entry]?.events ?? []);
  const happenedIn = (entry: number, eyes: Side | null): readonly Happened[] =>
    remembered(known, eventsOf(entry), eyes, () => {
      const made: Pick<Entry, 'turn' | 'phase'> = table.entries[entry] ?? start;
      let { turn, phase } = made;
      return eventsOf(entry).flatMap((raw, index) => {
        const event = game.face.witness(raw, eyes);
        if (!event) return [];
        const fact = game.face.fact(event);
        turn = fact.turn ?? turn;
        phase = fact.phase ?? phase;
        return [{ entry, index, event, fact, side: table.entries[entry]?.side ?? null, phase, turn }];
      });
    });

  return {
    happenedIn,
    /** Everything since the turn began in which so many choices had been made. */
    since(count: number, eyes: Side | null): readonly Happened[] {
      let from = Math.max(-1, Math.min(count, table.entries.length) - 1);
      while (from >= 0 && !happenedIn(from, eyes).some(({ fact }) => fact.kind === 'turn')) from--;
      const list: Happened[] = [];
      for (let entry = from; entry < table.entries.length; entry++) list.push(...happenedIn(entry, eyes));
      const turn = list.findIndex(({ fact, entry }) => entry === from && fact.kind === 'turn');
      return list.slice(Math.max(0, turn));
    },
    /** The position after a fact. */
    frame({ entry, index }: Happened, eyes: Side | null): View | null {
      const show = (state: Parameters<typeof game.face.view>[0]) => game.face.view(state, eyes, null);
      const frames = remembered(views, eventsOf(entry), eyes, () => table.frames(entry, show));
      return frames[index] ?? null;
    },
  };
}

/**
 * What one seat alone may know of what has come about since it last looked (null: it never has): told behind the
 * curtain. Everything else was told to both before.
 */
export function seatTelling(
  table: Table,
  { happenedIn }: ReturnType<typeof readerOf>,
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
  return { happened, told: 0, at, settled: true, more: false, phase, card: null, again: false, seat: { side, cards } };
}

/**
 * Whether there is something to stop at, or the other side has done something to be seen. What I decide in the middle
 * of a fight waits until dice have fallen or somebody else has acted.
 */
export function isWorthTelling(
  { beats, happened }: Script,
  { told, settled, more, card }: Pick<Telling, 'told' | 'settled' | 'more' | 'card'>,
  company: Company,
  looker: Side,
): boolean {
  const news = happened.slice(told);
  const mine = news.every(({ side, fact }) => side === looker && !fact.roll && !fact.fight);
  if (!settled && !more && mine) return false;
  return beats.some((beat) => {
    if (beat.to < told || (isCard(beat) && isShownByQuestion(beat, happened, { told, more, card }))) return false;
    // The opening and the end of a turn are told once they are over, or where dice fell before a question.
    if (isCard(beat) && (beat.is === 'turn' || beat.is === 'turn-end'))
      return beat.done || news.some(({ fact }) => fact.roll);
    if (isCard(beat)) return true;
    return company !== 'alone' && happened[beat.from]?.side !== looker;
  });
}

export { scriptOf };
