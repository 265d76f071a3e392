/** One open table as signals. What is chosen is on disk before the screen shows what came of it. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Prompt, Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import type { Answer, Entry, Table } from '../../kernel/table';
import type { View } from '../../kernel/view';
import type { Curtain, Ending, Notice, Order, Position, TableModel, Telling, Thinking } from '../../panels/model/model';
import type { Happened } from '../../panels/model/telling';
import type { Trouble, Waiting } from '../../storage';
import { remember } from '../net/faults';
import { type Mind, quickComputer } from './computer';
import { createDriver } from './driver';
import { endingOf, freeOnes } from './ending';
import { chairOf, companyOf, knownTo, seatOf, witnessed } from './seating';
import { isWorthTelling, readerOf, scriptOf, stageOf } from './telling';
import { onlyAnswer } from './unasked';

/** Who keeps the journal. */
export interface Keeper {
  /** False where nothing outlives the page. */
  readonly durable: boolean;
  /** Answers when the table as it stands is safe: null, or why it is not. `waits` hears where that takes long. */
  keep(table: Table, waits: (how: Waiting) => void): Promise<Trouble | null>;
}

export interface Seating {
  readonly table: Table;
  readonly keeper: Keeper;
  readonly seats: Seats;
  /** Who thinks for the computer. */
  readonly mind?: Mind;
  /** A second table where this one began, for looking back. */
  readonly fresh: () => Table;
  /** Whether to go on by itself where there is seldom anything to do. */
  readonly passes: () => boolean;
  /** Whether what happens is told step by step. */
  readonly tells?: () => boolean;
  /** So many choices have been told before the table was opened: all but in a new campaign. */
  readonly told?: number;
  /** Another window plays: nothing is offered here. */
  readonly watching?: boolean;
}

/** What the window that plays has made durable. */
export interface Journal {
  readonly choices: readonly string[];
  readonly rewinds: number;
  readonly hints: readonly number[];
}

/** What failed at this table, and has changed nothing. */
export type Failure =
  /** A choice at which the rules fail; the choice as the journal writes it. */
  | { readonly is: 'step' | 'computer'; readonly choice: string; readonly error: unknown }
  /** The same of the computer, which has made another choice since. */
  | { readonly is: 'detour'; readonly choice: string; readonly error: unknown }
  /** The computer does not look ahead any more. */
  | { readonly is: 'mind'; readonly error: unknown }
  | { readonly is: 'drawing'; readonly error: unknown }
  | { readonly is: 'slow' }
  | { readonly is: 'stuck' };

export interface Session extends TableModel {
  /** Told until it is read, or over. */
  readonly failure: ReadonlySignal<Failure | null>;
  /** The failure is read; a computer that could not go on tries again. */
  goOn(): void;
  /** Brings a watching table to where the player's window is. */
  follow(journal: Journal): void;
  /** The page is hidden, or seen again: a hand is covered, the computer rests. */
  hide(hidden: boolean): void;
  dispose(): void;
}

/** With nobody asked the computer plays no further ahead of what is told. */
const FAR_AHEAD = 40;

export function openSession(seating: Seating): Session {
  const { table, keeper, seats, mind = quickComputer, fresh, passes, tells = () => false, watching = false } = seating;
  const { game } = table;
  const company = companyOf(game.sides, seats);
  const seat = (side: Side) => seatOf(game, table.state, seats, side);
  const chair = (side: Side) => chairOf(game, table.state, side);
  /** The side that looks: the person's own, or the one that is asked. */
  const looker = (): Side => {
    const { prompt, entries } = table;
    if (company === 'computer') return game.sides.find((side) => seat(side) === 'person') ?? '';
    return (company !== 'nobody' && (prompt?.side ?? entries.at(-1)?.side)) || (game.sides[0] ?? '');
  };

  const cursor = signal<number | null>(null);
  const notice = signal<Notice | null>(null);
  const curtain = signal<Curtain | null>(null);
  const covered = signal(false);
  const telling = signal<Telling | null>(null);
  const thinking = signal<Thinking | null>(null);
  const failure = signal<Failure | null>(null);
  const orders = signal<Readonly<Record<Side, Order>>>({});
  const whys = new Map<number, string>();
  /** What would come of the choices of the present question, as far as anybody wanted to know. */
  let endings: { readonly prompt: Prompt | null; readonly found: Map<string, Ending> } = {
    prompt: null,
    found: new Map(),
  };
  /** Whose hand lies open, by the chair first taken; and how far each has looked. */
  let open: Side | null = null;
  /** Whoever is asked next is asked behind the curtain: the phone has just been taken up. */
  let shut = true;
  const looked = new Map<Side, number>();
  let saving = false;
  let hidden = false;
  let gone = false;
  /** The table has lost its place: nothing of it may be written any more. */
  let torn = false;
  /** The person wants to see no more of this, only the next question. */
  let skipped = false;
  /** So many choices have been told. */
  let told = seating.told ?? table.entries.length;
  const reader = readerOf(table, { turn: table.state.turn, phase: table.state.phase });

  const computerIsAsked = () => table.prompt !== null && seat(table.prompt.side) !== 'person';
  /** Told live: the question waits, and between two persons both look. */
  const isLive = () => telling.peek()?.again === false;
  const veiled = () =>
    company === 'nobody' || (company === 'persons' && (watching || curtain.peek() !== null || isLive()));
  const eyes = () => (veiled() || covered.peek() ? null : looker());
  const viewOf = ({ state, prompt }: Table): View => {
    if (veiled()) return game.face.view(state, null, null);
    const side = company === 'alone' ? (prompt?.side ?? looker()) : looker();
    const view = game.face.view(state, side, prompt?.side === side ? prompt : null);
    // On the open table both look: it shows what everybody sees.
    return covered.peek() ? { ...game.face.view(state, null, null), side } : view;
  };
  const viewAt = lookBack(table, viewOf, fresh);

  /** What a person has given orders to pass by is declined, whatever the hand holds. */
  const orderedAt = ({ prompt, state }: Table): Choice | undefined => {
    if (!prompt?.window) return undefined;
    const order = orders.peek()[prompt.side] ?? 'always';
    const passed = order === 'never' || (order === 'fights' && prompt.window !== 'fight');
    return passed ? prompt.choices.find((choice) => game.face.offer(state, choice).primary) : undefined;
  };
  const unasked = (at: Table): Choice | null => {
    if (!at.prompt || seatOf(game, at.state, seats, at.prompt.side) !== 'person') return null;
    return orderedAt(at) ?? onlyAnswer(at, company);
  };
  /** Answers for a person whatever need not be asked. */
  const obey = (at: Table): boolean => {
    for (let choice = unasked(at); choice && at.choose(choice).ok; choice = unasked(at));
    return true;
  };
  /** What follows a choice by itself. */
  const goOn = (at: Table, side: Side | undefined) => {
    obey(at);
    if (passes()) passIdle(at, side);
  };

  /** Odds are a help: where they fail the question is asked all the same. */
  const previewOf = (prompt: Prompt, choice: Choice | null) => {
    try {
      return game.face.preview(table.state, prompt, choice);
    } catch (error) {
      remember(error);
      return null;
    }
  };
  const positionNow = (): Position => {
    const { state, entries, prompt } = table;
    const side = looker();
    const all = entries.length;
    const live = isLive();
    const at = live ? Math.max(0, told) : all;
    const known = (list: readonly Entry[]) => {
      if (company === 'alone') return list.slice();
      if (!covered.peek()) return knownTo(game, veiled() ? null : side, list);
      // On the open table what was done on it can be named and undone; what was done in private stays so.
      const run = list.length - table.undoable;
      return [...knownTo(game, null, list.slice(0, run)), ...knownTo(game, side, list.slice(run))];
    };
    const asks = prompt !== null && (veiled() || seat(prompt.side) !== 'person') ? prompt.side : null;
    const waits = live ? (entries[at]?.side ?? asks ?? entries.at(-1)?.side ?? side) : asks;
    const asked = waits === null ? prompt : null;
    const offers = watching ? [] : (asked?.choices ?? []);
    const undone = table.undone[0];
    // After the end the last choice can still be taken back by whoever made it.
    const ours = asked !== null || (!prompt && !live && !veiled() && entries.at(-1)?.side === side);
    return {
      prompt: asked,
      side,
      waits,
      view: at === all ? viewOf(table) : viewAt(at),
      entries: known(entries.slice(0, at)),
      offers: offers
        .map((choice) => ({ choice, key: table.write(choice), offer: game.face.offer(state, choice) }))
        .filter(({ offer }) => !covered.peek() || offer.card === undefined),
      preview: asked && !watching ? previewOf(asked, null) : null,
      undoable: ours && !watching ? table.undoable : 0,
      undone: asked && undone?.side === side && !watching ? undone : null,
      result: at === all ? state.result : null,
      rewinds: table.rewinds,
      hints: table.hints.slice(),
    };
  };

  /** Draws the curtain where the question goes to somebody whose hand does not lie open. */
  const handOver = () => {
    const { prompt } = table;
    if (company !== 'persons' || watching) return;
    if (!prompt || chair(prompt.side) === open) {
      curtain.value = null;
      covered.value = false;
      return;
    }
    if (open !== null) looked.set(open, table.entries.length);
    open = null;
    const onTheTable = prompt.open === true && !shut;
    covered.value = onTheTable;
    curtain.value = onTheTable ? null : { side: prompt.side, since: looked.get(chair(prompt.side)) ?? 0 };
  };
  /** Whatever has come about and is worth it is told before anybody is asked. */
  const startTelling = () => {
    const all = table.entries.length;
    told = Math.min(told, all);
    const open = telling.peek();
    if (watching || open?.again) return;
    const wanted = company === 'nobody' || (tells() && !skipped);
    if (!wanted || (open === null && told === all)) {
      told = all;
      telling.value = null;
      return;
    }
    // Between two persons both are told what everybody may know.
    const known = company === 'persons' || company === 'nobody' ? null : looker();
    const happened = reader.since(told, known);
    const now: Telling = {
      at: happened.findIndex(({ entry }) => entry >= told),
      ...open,
      happened,
      told: open?.told ?? happened.filter(({ entry }) => entry < told).length,
      settled: table.prompt === null || table.prompt.resumable === true,
      more: computerIsAsked(),
      phase: table.state.phase,
      again: false,
    };
    const script = scriptOf(happened, stageOf(game, known, now.settled));
    if (open || isWorthTelling(script, now, company, looker())) telling.value = now;
    // What I do in the middle of a fight is told with the rest of it.
    else if (!now.more && now.settled) told = all;
  };

  if (!watching) obey(table);
  startTelling();
  if (!telling.peek()) handOver();
  /** The position after a fact; before all of them where there is none. */
  const frame = (one: Happened | null): View => {
    const first = telling.peek()?.happened[0];
    // Nothing comes before the set-up: what it tells first is where all began.
    const from = one ?? (first && first.entry < 0 ? first : null);
    return (from && reader.frame(from, eyes())) ?? viewAt(Math.max(0, first?.entry ?? 0));
  };

  const position = signal(positionNow());
  const shown = computed(() => {
    const now = position.value;
    const { at = 0, happened } = telling.value ?? {};
    if (cursor.value !== null) return viewAt(cursor.value);
    return happened ? frame(happened[at - 1] ?? null) : now.view;
  });

  const refresh = () =>
    batch(() => {
      startTelling();
      if (!isLive()) handOver();
      // Told up to where it was: the table behind has gone on, the screen has not.
      else if (position.peek().waits !== null && position.peek().entries.length === Math.max(0, told)) return;
      position.value = positionNow();
    });

  /** Changes the table, waits until that is safe, then lets the screen see it. A tap that comes meanwhile is late. */
  const change = async (act: () => boolean): Promise<boolean> => {
    if (saving || watching || gone || torn) return false;
    if (!attempt(act, (error) => ({ is: 'step', choice: '', error }))) return false;
    attempt(() => obey(table), undrawn);
    saving = true;
    const why = await keeper.keep(table, waits).catch((): Trouble => 'failed');
    saving = false;
    if (gone) return false;
    const shown = attempt(
      () =>
        batch(() => {
          if (isWaiting(failure.peek())) failure.value = null;
          cursor.value = null;
          notice.value = why === null ? null : { is: 'not-saved', why };
          // What another window has overtaken never happened.
          if (why === 'taken-over') gone = true;
          else refresh();
          return true;
        }),
      undrawn,
    );
    if (!gone && shown) driver.go();
    return !gone;
  };
  const waits = (how: Waiting) => {
    if (!gone) failure.value = { is: how };
  };
  /** What throws is told. Choices made before it stand. */
  const attempt = (act: () => boolean, told: (error: unknown) => Failure): boolean => {
    const made = table.entries.length;
    try {
      return act();
    } catch (error) {
      // The rules could not even follow what they had followed before: what lies here now is not the campaign.
      torn ||= table.entries.length < made;
      failure.value = torn ? undrawn(error) : told(error);
      return table.entries.length > made;
    }
  };
  const undrawn = (error: unknown): Failure => ({ is: 'drawing', error });
  /** Makes one choice; where the rules fail at it, it says so. */
  const make = (choice: Choice, by: 'step' | 'computer' = 'step'): Answer => {
    const answer = table.choose(choice);
    if (!answer.ok && isFault(answer)) failure.value = { is: by, choice: table.write(choice), error: answer.fault };
    return answer;
  };
  /** A change by the person who is asked, and by nobody else. */
  const changeHere = (act: () => boolean) => {
    if (position.peek().waits !== null) return Promise.resolve(false);
    if (!saving && !torn && failure.peek()?.is !== 'mind') failure.value = null;
    skipped = false;
    return change(act);
  };

  const farAhead = () => {
    const { happened, at = 0 } = telling.peek() ?? {};
    const seen = happened?.[Math.max(0, at - 1)]?.entry ?? table.entries.length;
    return company === 'nobody' && table.entries.length - seen > FAR_AHEAD;
  };

  const driver = createDriver({
    table,
    mind,
    asked() {
      const { prompt } = table;
      const level = prompt && seat(prompt.side);
      if (gone || torn || hidden || watching || farAhead() || !prompt || !level || level === 'person') return null;
      return { prompt, level };
    },
    make(choices, why) {
      const at = table.entries.length;
      return change(() => {
        const [meant] = choices;
        const taken = choices.find((choice) => make(choice, 'computer').ok);
        const now = failure.peek();
        if (taken && now?.is === 'computer') failure.value = { ...now, is: 'detour' };
        if (taken === meant && why !== null) whys.set(at, why);
        return taken !== undefined;
      });
    },
    thinking,
    failed(error) {
      failure.value = { is: 'mind', error };
    },
  });
  driver.go();

  const model: Session = {
    game,
    company,
    chosen: seats,
    setup: table.setup,
    opening: company === 'alone' ? table.opening : witnessed(game, null, table.opening),
    position,
    shown,
    cursor,
    notice,
    curtain,
    covered,
    telling,
    thinking,
    failure,
    goOn() {
      failure.value = null;
      driver.go();
    },
    durable: keeper.durable,
    choose: (choice) =>
      changeHere(() => {
        const asked = table.prompt?.side;
        const answer = make(choice);
        if (answer.ok) goOn(table, asked);
        else if (!isFault(answer)) notice.value = { is: 'refused', refusal: answer.refusal };
        return answer.ok;
      }),
    chooseAll: (choices) =>
      changeHere(() => {
        const made = table.entries.length;
        for (const choice of freeOnes(table, choices, obey)) make(choice);
        return table.entries.length > made;
      }),
    ending(choice) {
      const { prompt } = position.value;
      if (!prompt || saving || table.prompt !== prompt) return 'free';
      const key = table.write(choice);
      const known = endings.prompt === prompt ? endings.found.get(key) : undefined;
      if (known) return known;
      if (endings.prompt !== prompt) endings = { prompt, found: new Map() };
      // From the open table behind the curtain there is no way back.
      let secret = false;
      const found = endingOf(table, choice, (tried) => {
        goOn(tried, prompt.side);
        secret = covered.peek() && tried.prompt !== null && !tried.prompt.open;
      });
      const ending = found === 'free' && secret ? 'hidden' : found;
      endings.found.set(key, ending);
      return ending;
    },
    undo: () => changeHere(() => position.peek().undoable > 0 && undoAsked(table, unasked)),
    redo: () =>
      changeHere(() => {
        const { undone } = position.peek();
        return undone !== null && make(undone.choice).ok;
      }),
    takeBack: (at) => changeHere(() => takeBack(table, at, obey)),
    rewind: (count) =>
      changeHere(() => {
        // Between two persons what the other has seen or done stays.
        if (company === 'persons' && table.entries.length - count > table.undoable) return false;
        table.rewind(count);
        return true;
      }),
    usual() {
      const { prompt } = position.value;
      return prompt && !saving && table.prompt === prompt && !covered.peek() ? usualForce(table) : [];
    },
    async hint() {
      const { prompt } = position.value;
      if (!prompt || saving) return;
      // A hint may name a card.
      if (covered.peek()) return model.uncover();
      const { choice, why } = game.mind.bot(table.state, prompt);
      const at = table.entries.length;
      const logged = await changeHere(() => {
        if (!table.hints.includes(at)) table.hints.push(at);
        return true;
      });
      if (logged) notice.value = { is: 'hint', choice, key: table.write(choice), why };
    },
    preview(choice) {
      const { prompt } = position.value;
      return prompt && !saving ? previewOf(prompt, choice) : null;
    },
    look(at) {
      cursor.value = at === null || at >= position.value.entries.length ? null : at;
    },
    uncover() {
      const { prompt } = table;
      if (!covered.peek() || !prompt) return;
      shut = true;
      refresh();
    },
    lift() {
      const { prompt } = table;
      if (!curtain.peek() || !prompt) return;
      open = chair(prompt.side);
      shut = false;
      batch(() => {
        curtain.value = null;
        covered.value = false;
        position.value = positionNow();
      });
    },
    tell(at) {
      const now = telling.peek();
      if (!now) return;
      if (at === now.at) return;
      if (at !== null) telling.value = { ...now, at };
      else
        batch(() => {
          telling.value = null;
          if (now.again) return;
          skipped = computerIsAsked() && company === 'computer';
          told = table.entries.length;
          handOver();
          position.value = positionNow();
        });
      driver.go();
    },
    tellAgain(entry) {
      if (isLive()) return;
      const known = eyes();
      const happened = reader.since(entry + 1, known);
      const { phase } = table.state;
      telling.value = { happened, told: 0, at: 0, settled: true, more: false, phase, again: true };
    },
    frame,
    hurry: () => mind.hurry(),
    orders,
    order(side, order) {
      orders.value = { ...orders.peek(), [side]: order };
    },
    whyOf: (at) => whys.get(at) ?? null,
    refusalOf(choice) {
      const { prompt } = position.value;
      return prompt && game.face.refusal(table.state, prompt, choice);
    },
    refuse(choice) {
      const { prompt } = position.value;
      if (prompt) notice.value = { is: 'refused', refusal: game.face.refusal(table.state, prompt, choice) };
    },
    tries(touched) {
      const { prompt } = position.value;
      const tried = prompt && !saving ? game.face.tries(table.state, prompt, touched) : [];
      const allowed = (choice: Choice) => table.offered(table.write(choice)) !== undefined;
      return tried.map((choice) => ({
        choice,
        key: table.write(choice),
        refusal: prompt && !allowed(choice) ? game.face.refusal(table.state, prompt, choice) : null,
      }));
    },
    dismiss() {
      notice.value = null;
    },
    report: () => {
      const events = [...table.opening, ...table.entries.flatMap((entry) => entry.events)];
      return game.face.report(table.state, events);
    },
    start: () => viewAt(0),
    viewAt,
    follow({ choices, rewinds, hints }) {
      catchUp(table, choices);
      table.rewinds = rewinds;
      table.hints = [...hints];
      position.value = positionNow();
    },
    hide(away) {
      hidden = away;
      mind.rest(away);
      if (away && company === 'persons' && table.prompt) {
        if (open !== null) looked.set(open, table.entries.length);
        open = null;
        shut = true;
        refresh();
      }
      if (!away) driver.go();
    },
    dispose() {
      gone = true;
      mind.dispose();
    },
  };
  return model;
}

type Refused = Exclude<Answer, { readonly ok: true }>;

const isFault = ({ refusal }: Refused) => refusal.reason === 'fault';

function isWaiting(failure: Failure | null): boolean {
  return failure?.is === 'slow' || failure?.is === 'stuck';
}

/** Back to where both agree, then on with what the other has chosen. */
function catchUp(table: Table, choices: readonly string[]): void {
  const same = table.entries.findIndex(({ choice }, i) => table.write(choice) !== choices[i]);
  if (same >= 0) table.rewind(same);
  table.follow(choices.slice(table.entries.length));
}

/** Makes the primary choice wherever one side has seldom a reason to make another and has made none in that question. */
export function passIdle(table: Table, side = table.prompt?.side): void {
  const { game, state } = table;
  const chosen = table.entries.at(-1)?.ask;
  while (table.prompt?.idle && table.prompt.side === side && table.prompt.ask !== chosen) {
    const choice = table.prompt.choices.find((one) => game.face.offer(state, one).primary);
    if (!choice || !table.choose(choice).ok) return;
  }
}

/** The most that is set at first. */
const USUAL = 12;

/** The counters that a sensible player would join to the fight, none of which costs anything; all who may, if none. */
function usualForce(table: Table): readonly Choice[] {
  const { game, prompt } = table;
  const tried = table.fork();
  const joins: Choice[] = [];
  const isFree = (at: Table, choice: Choice) => {
    const { counter, place, price } = game.face.offer(at.state, choice);
    return counter !== undefined && place === undefined && price === undefined;
  };
  while (tried.prompt && tried.prompt.ask === prompt?.ask && joins.length < USUAL) {
    const { choice } = game.mind.bot(tried.state, tried.prompt);
    if (!isFree(tried, choice) || !tried.choose(choice).ok) break;
    joins.push(choice);
  }
  if (joins.length > 0 || prompt?.scene?.is !== 'force') return joins;
  return prompt.choices.filter((choice) => isFree(table, choice));
}

/** Takes back the last choice that somebody was asked for. */
function undoAsked(table: Table, unasked: (at: Table) => Choice | null): boolean {
  if (!table.undo()) return false;
  while (unasked(table) && table.undo());
  return true;
}

/** Takes back the choice `at` and makes the later ones again, as far as they are still offered. */
function takeBack(table: Table, at: number, obey: (tried: Table) => void): boolean {
  if (table.entries.length - at > table.undoable) return false;
  const later = table.entries.slice(at + 1).map(({ choice }) => choice);
  while (table.entries.length > at && table.undo());
  for (const choice of freeOnes(table, later, obey)) table.choose(choice);
  return true;
}

/** A second table on the same journal, moved to and fro without touching the game. */
function lookBack(table: Table, viewOf: (past: Table) => View, fresh: () => Table) {
  let past: Table | null = null;
  const same = (entry: Entry<Choice>, i: number) => {
    const there = table.entries[i];
    return there !== undefined && table.write(there.choice) === table.write(entry.choice);
  };
  return (count: number) => {
    if (!past?.entries.every(same)) past = fresh();
    if (past.entries.length > count) past.rewind(count);
    for (const { choice } of table.entries.slice(past.entries.length, count)) past.choose(choice);
    return viewOf(past);
  };
}
