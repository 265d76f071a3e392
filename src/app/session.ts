/** One open table as signals. What is chosen is on disk before the screen shows what came of it. */
import { computed, signal } from '@preact/signals';
import type { Choice, Side } from '../kernel/game';
import { offered, written } from '../kernel/journal';
import type { Entry, Table } from '../kernel/table';
import type { Notice, Position, TableModel } from '../panels/model';
import type { Trouble } from '../storage';

/** Who keeps the journal. */
export interface Keeper {
  /** False where nothing outlives the page. */
  readonly durable: boolean;
  /** Answers when the table as it stands is safe: null, or why it is not. */
  keep(table: Table): Promise<Trouble | null>;
}

export interface Seating {
  readonly table: Table;
  readonly keeper: Keeper;
  /** The side that looks when nobody is asked; the asked side looks otherwise. */
  readonly seat: Side;
  /** A second table where this one began, for looking back. */
  readonly fresh: () => Table;
  /** Whether to go on by itself where there is seldom anything to do. */
  readonly passes: () => boolean;
  /** Another window plays: nothing is offered here. */
  readonly watching?: boolean;
}

/** What the window that plays has made durable. */
export interface Journal {
  readonly choices: readonly string[];
  readonly rewinds: number;
  readonly hints: readonly number[];
}

export interface Session extends TableModel {
  /** Brings a watching table to where the player's window is. */
  follow(journal: Journal): void;
}

export function openSession({ table, keeper, seat, fresh, passes, watching = false }: Seating): Session {
  const { game } = table;
  const now = () => (watching ? watched(positionOf(table, seat)) : positionOf(table, seat));
  const position = signal(now());
  const cursor = signal<number | null>(null);
  const notice = signal<Notice | null>(null);
  const viewAt = lookBack(table, seat, fresh);
  const shown = computed(() => {
    const now = position.value;
    return cursor.value === null ? now.view : viewAt(cursor.value);
  });
  let saving = false;

  /** Changes the table, waits until that is safe, then lets the screen see it. A tap that comes meanwhile is late. */
  const change = async (act: () => boolean): Promise<boolean> => {
    if (saving || watching || !act()) return false;
    saving = true;
    const why = await keeper.keep(table).catch((): Trouble => 'failed');
    saving = false;
    cursor.value = null;
    notice.value = why === null ? null : { is: 'not-saved', why };
    // What another window has overtaken never happened.
    if (why !== 'taken-over') position.value = now();
    return why !== 'taken-over';
  };

  return {
    game,
    setup: table.setup,
    opening: table.opening,
    position,
    shown,
    cursor,
    notice,
    durable: keeper.durable,
    choose: (choice) =>
      change(() => {
        const answer = table.choose(choice);
        if (!answer.ok) notice.value = { is: 'refused', refusal: answer.refusal };
        else if (passes()) passIdle(table);
        return answer.ok;
      }),
    undo: () => change(() => table.undo()),
    redo: () => change(() => table.redo()),
    takeBack: (at) => change(() => takeBack(table, at)),
    rewind: (count) =>
      change(() => {
        table.rewind(count);
        return true;
      }),
    async hint() {
      const { prompt } = position.value;
      if (!prompt || saving) return;
      const { choice, why } = game.bot(table.state, prompt);
      const at = table.entries.length;
      const logged = await change(() => {
        if (!table.hints.includes(at)) table.hints.push(at);
        return true;
      });
      if (logged) notice.value = { is: 'hint', choice, why };
    },
    preview(choice) {
      const { prompt } = position.value;
      return prompt && !saving ? game.preview(table.state, prompt, choice) : null;
    },
    look(at) {
      cursor.value = at === null || at >= position.value.entries.length ? null : at;
    },
    refuse(choice) {
      const { prompt } = position.value;
      if (prompt) notice.value = { is: 'refused', refusal: game.refusal(table.state, prompt, choice) };
    },
    dismiss() {
      notice.value = null;
    },
    start: () => viewAt(0),
    follow({ choices, rewinds, hints }) {
      catchUp(table, choices);
      table.rewinds = rewinds;
      table.hints = [...hints];
      position.value = now();
    },
  };
}

/** The same position for somebody who only watches. */
function watched(position: Position): Position {
  return { ...position, offers: [], preview: null, undoable: 0, undone: null };
}

/** Back to where both agree, then on with what the other has chosen. */
function catchUp(table: Table, choices: readonly string[]): void {
  const same = table.entries.findIndex(({ choice }, i) => written(choice) !== choices[i]);
  if (same >= 0) table.rewind(same);
  for (const text of choices.slice(table.entries.length)) {
    const choice = table.prompt && offered(table.prompt.choices, text);
    if (!choice || !table.choose(choice).ok) return;
  }
}

/** Makes the primary choice wherever there is seldom a reason to make another. */
export function passIdle(table: Table): void {
  const { game, state } = table;
  while (table.prompt?.idle) {
    const choice = table.prompt.choices.find((one) => game.offer(state, one).primary);
    if (!choice || !table.choose(choice).ok) return;
  }
}

function positionOf(table: Table, seat: Side): Position {
  const { game, state, prompt, entries } = table;
  const side = prompt?.side ?? seat;
  return {
    prompt,
    side,
    view: game.view(state, side, prompt),
    entries: entries.slice(),
    offers: (prompt?.choices ?? []).map((choice) => ({ choice, offer: game.offer(state, choice) })),
    preview: prompt ? game.preview(state, prompt, null) : null,
    undoable: table.undoable,
    undone: table.undone[0] ?? null,
    result: state.result,
    rewinds: table.rewinds,
    hints: table.hints.slice(),
  };
}

/** Takes back the choice `at` and makes the later ones again, as far as they are still offered. */
function takeBack(table: Table, at: number): boolean {
  if (table.entries.length - at > table.undoable) return false;
  const later = table.entries.slice(at + 1).map(({ choice }) => written(choice));
  while (table.entries.length > at && table.undo());
  for (const text of later) {
    const choice = table.prompt && offered(table.prompt.choices, text);
    if (!choice || !table.choose(choice).ok) break;
  }
  return true;
}

/** A second table on the same journal, moved to and fro without touching the game. */
function lookBack(table: Table, seat: Side, fresh: () => Table) {
  let past: Table | null = null;
  const same = (entry: Entry<Choice>, i: number) => {
    const there = table.entries[i];
    return there !== undefined && written(there.choice) === written(entry.choice);
  };
  return (count: number) => {
    if (!past?.entries.every(same)) past = fresh();
    if (past.entries.length > count) past.rewind(count);
    for (const { choice } of table.entries.slice(past.entries.length, count)) past.choose(choice);
    const { state, prompt } = past;
    return table.game.view(state, prompt?.side ?? seat, prompt);
  };
}
