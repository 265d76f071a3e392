/** A table runs one game: it asks, takes choices, and can go back, forward and sideways, because all is in the journal. */
import { startRules } from './again';
import { seeded, stir } from './chance';
import {
  type Copies,
  type Copy,
  copiesFrom,
  cutCopies,
  followCopies,
  nearestBefore,
  nearestNow,
  takenBefore,
  walk,
} from './copies';
import type { About, Choice, Game, GameEvent, GameState, GameTypes, Prompt, Refusal, Rules, Setup, Side } from './game';
import { hashOf } from './hash';
import { type Journal, offered, type Presses, type Rest, written } from './journal';
import { lineOf, readLine } from './line';
import { isMark, type Placed, sorted } from './tale';

/** One choice made, with the facts that followed from it. */
export interface Entry<C extends Choice = Choice> {
  readonly side: Side;
  readonly choice: C;
  readonly ask: string;
  /** What the question was about. */
  readonly about?: About;
  readonly events: readonly GameEvent[];
  /** Where parts of what happened begin and end among them. */
  readonly marks: readonly Placed[];
  /** Where the game stood when the choice was made. */
  readonly turn: number;
  readonly phase: string;
  /** How much had been revealed before the choice. */
  readonly revealed: number;
  /** What was mixed into the dice before the choice. */
  readonly stir?: string;
}

/** An entry as somebody knows it who may not know what was chosen: the facts that followed are all there is. */
export interface Witnessed extends Omit<Entry, 'choice'> {
  readonly choice: Choice | null;
}

export type Answer =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  /** `fault` is what the rules threw, where they did: the reason is then 'fault'. */
  | { readonly ok: false; readonly refusal: Refusal; readonly fault?: unknown };

/** A journal that the rules do not follow to its end. */
export class BrokenJournal extends Error {
  constructor(
    readonly at: number,
    readonly choice: string,
  ) {
    super(`choice ${at} «${choice}» is not one that the rules offer there`);
  }
}

interface Passed {
  readonly events: readonly GameEvent[];
  readonly marks: readonly Placed[];
}

const nothingHappened: Passed = { events: [], marks: [] };

export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setup: Setup;
  /** What happened before the first question. */
  readonly opening: readonly GameEvent[];
  readonly openingMarks: readonly Placed[];
  rewinds = 0;
  hints: number[] = [];
  /** So many choices stay as they are, whatever is taken back: they are known elsewhere too. */
  floor = 0;
  /** What presses have left to be made by itself, what was begun last at the end. */
  rest: readonly Rest[] = [];
  /** Choices that came with the one before in one press; those that redo would bring back are among them. */
  #along = new Set<number>();
  #state: T['state'];
  #rules: Rules<T['choice'], void, T['ask']>;
  #prompt: Prompt<T['choice'], T['ask']> | null = null;
  /** Mixed into the dice with the next choice, whatever that is. */
  #stir: string | null = null;
  readonly #entries: Entry<T['choice']>[] = [];
  #undone: Entry<T['choice']>[] = [];
  /** The choices as the journal writes them, as far as somebody has asked. */
  #written: string[] = [];
  #copies: Copies<T>;
  /** The hash of the copy that is stored, once somebody has asked for it. */
  #hashed: { readonly copy: Copy<T>; readonly hash: string } | null = null;

  /** Opens a table at a set-up, or at a state, which nobody may change afterwards, with what is asked there if it is known. */
  constructor(game: Game<T>, setup: Setup, from?: T['state'], asked: Prompt<T['choice'], T['ask']> | null = null) {
    this.game = game;
    this.setup = setup;
    const begun = from ?? game.play.setup(setup);
    this.#state = from ? game.play.copy(from) : begun;
    const first = from ?? game.play.copy(begun);
    const told = this.#state.events.length;
    const { rules, step } = startRules(game.play, this.#state, asked);
    this.#rules = rules;
    this.#take(step);
    this.#prompt = asked ?? this.#prompt; // the same question: who holds one of its choices still does
    const isFirst = this.#prompt?.resumable === true && this.#state.events.length === told;
    this.#copies = copiesFrom(game.play, this.#entries, { at: 0, state: first, asked: isFirst ? this.#prompt : asked });
    const { events, marks } = this.#passEvents();
    this.opening = events;
    this.openingMarks = marks;
  }

  /** The position as it stands. Read it, never change it. */
  get state(): Readonly<T['state']> {
    return this.#state;
  }

  /** The question now asked; null when the game is over. */
  get prompt(): Prompt<T['choice'], T['ask']> | null {
    return this.#prompt;
  }

  get entries(): readonly Entry<T['choice']>[] {
    return this.#entries;
  }

  /** What redo would bring back, nearest first. */
  get undone(): readonly Entry<T['choice']>[] {
    return this.#undone;
  }

  /** A choice that is not offered, or at which the rules fail, changes nothing. */
  choose(choice: Choice): Answer {
    const prompt = this.#prompt;
    if (!prompt) return { ok: false, refusal: { reason: 'game-over', rule: '' } };
    const legal = prompt.choices.includes(choice) ? choice : this.offered(this.write(choice));
    if (!legal) return { ok: false, refusal: this.game.face.refusal(this.#state, prompt, choice) };
    return this.#make(prompt, legal);
  }

  /** A choice that is known to be offered. */
  #make(prompt: Prompt<T['choice'], T['ask']>, legal: T['choice']): Answer {
    const made = this.#entries.length;
    try {
      const { events } = this.#advance(prompt, legal);
      if (this.#undone.length > 0) this.#keepRedo(legal);
      return { ok: true, events };
    } catch (fault) {
      this.#recover(made);
      return { ok: false, refusal: { reason: 'fault', rule: prompt.rule }, fault };
    }
  }

  /** Mixes bits into the dice before the next choice, or nothing; after going back, before what is chosen instead. */
  stirNext(bits: string | null): void {
    this.#stir = bits;
  }

  /** A choice as the journal writes it. */
  write(choice: Choice): string {
    return written(this.game.play.writes, choice);
  }

  /** The choice now offered that is written so, stirred or not, if there is one. */
  offered(line: string): T['choice'] | undefined {
    return this.#prompt ? offered(this.game.play.writes, this.#prompt.choices, readLine(line).choice) : undefined;
  }

  /** Makes the lines of a journal one after another as far as the rules offer them; answers how many were made. */
  follow(choices: readonly string[]): number {
    let count = 0;
    for (const line of choices) {
      const [prompt, choice, pending] = [this.#prompt, this.offered(line), this.#stir];
      if (!prompt || !choice) return count;
      this.#stir = readLine(line).stir ?? pending;
      if (!this.#make(prompt, choice).ok) {
        this.#stir = pending;
        return count;
      }
      count++;
    }
    return count;
  }

  /** How many choices can be taken back without crossing chance, a hidden thing seen, or the other side. */
  get undoable(): number {
    return this.#freeSteps(this.#entries.length);
  }

  /** The same, where no more than so many are wanted. */
  #freeSteps(most: number): number {
    // The end lays open what a side hid: nothing is taken back from there.
    if (!this.#prompt && this.game.face.hides !== undefined) return 0;
    const side = this.#prompt?.side ?? this.#entries.at(-1)?.side;
    let steps = 0;
    while (steps < most) {
      const at = this.#entries.length - 1 - steps;
      const entry = at < this.floor ? undefined : this.#entries[at];
      if (entry?.revealed !== this.#state.chance.revealed || entry.side !== side) break;
      steps++;
    }
    return steps;
  }

  /** Whatever is chosen meanwhile is one press. */
  press<R>(act: () => R): R {
    // What redo would have brought back with the one before may be made by itself.
    this.#along.delete(this.#entries.length);
    return this.#asOne(this.#entries.length, act);
  }

  /** Whatever is chosen meanwhile goes with the press before it. */
  goOn<R>(act: () => R): R {
    return this.#asOne(Math.max(0, this.#entries.length - 1), act);
  }

  #asOne<R>(from: number, act: () => R): R {
    try {
      return act();
    } finally {
      for (let at = from + 1; at < this.#entries.length; at++) this.#along.add(at);
    }
  }

  /** Where the press began that led to where so many choices had been made. */
  pressBefore(count: number): number {
    let at = count - 1;
    while (at > 0 && this.#along.has(at)) at--;
    return at;
  }

  /** Where the last press began, if all of it is free: undo goes back there. */
  get undoes(): number | null {
    const at = this.pressBefore(this.#entries.length);
    const steps = this.#entries.length - at;
    return at >= 0 && this.#freeSteps(steps) === steps ? at : null;
  }

  /** Takes back the last press. */
  undo(): boolean {
    const at = this.undoes;
    if (at !== null) this.#backTo(at);
    return at !== null;
  }

  /** Brings back the press that was taken back last. */
  redo(): boolean {
    const made = this.#entries.length;
    do {
      const entry = this.#undone[0];
      this.#stir = entry?.stir ?? this.#stir;
      if (!entry || !this.choose(entry.choice).ok) break;
    } while (this.#along.has(this.#entries.length));
    return this.#entries.length > made;
  }

  /** Goes back to where `count` choices had been made, across dice and cards: the same dice will fall again. */
  rewind(count: number): void {
    if (count < this.floor || count >= this.#entries.length) return;
    const steps = this.#entries.length - count;
    if (this.#freeSteps(steps) < steps) this.rewinds++;
    this.#backTo(count);
  }

  /**
   * A table of its own at the same point, for looking ahead. With `unknownTo`, everything that side cannot know, the
   * dice to come included, is dealt anew from the given seed. Only for the side that decides: what another has begun to
   * do may no longer fit what it is dealt. It cannot go back past the nearest place where play can start.
   */
  fork(unknownTo?: { side: Side; seed: string }): Table<T> {
    const fork = this.#forkFrom(this.nearest(), this.#entries.length);
    if (unknownTo) this.game.play.redeal(fork.#state, unknownTo.side, unknownTo.seed);
    return fork;
  }

  /** A table of its own as this one stood when so many choices had been made. */
  forkAt(count: number): Table<T> {
    return this.#forkFrom(takenBefore(this.#copies, count), count);
  }

  #forkFrom(start: Copy<T>, count: number): Table<T> {
    const fork = new Table(this.game, this.setup, start.state, start.asked);
    for (const entry of this.#entries.slice(start.at, count)) {
      fork.#stir = entry.stir ?? null;
      if (fork.#prompt) fork.#advance(fork.#prompt, entry.choice);
    }
    fork.#stir = this.#stirAt(count);
    return fork;
  }

  /**
   * The position after each event of the choice `at`, shown by `show`: what happened within one choice, step by step.
   * Before the first choice (-1) it is what led to the first question.
   */
  frames<V>(at: number, show: (state: Readonly<T['state']>) => V): readonly V[] {
    if (at >= this.#entries.length) return [];
    const { play } = this.game;
    const start = nearestBefore(this.#copies, Math.max(0, at));
    const state = play.copy(start.state);
    const rules = play.rules(state);
    const made = this.#entries.slice(start.at, at + 1);
    const last = made.pop();
    // What the set-up itself tells was so before the rules began.
    const first = at < 0 ? show(state) : null;
    let frames = at < 0 ? watched(state, show) : null;
    let asked = rules.next();
    const choose = ({ stir: bits, choice }: Entry<T['choice']>) => {
      if (bits) stir(state.chance, bits);
      return rules.next(choice);
    };
    for (const entry of made) asked = choose(entry);
    if (last !== undefined && !asked.done) {
      frames = watched(state, show);
      choose(last);
    }
    const seen = frames?.() ?? [];
    if (first === null) return seen;
    return [...this.opening.slice(seen.length).map(() => first), ...seen];
  }

  journal(): Journal {
    const { scenario, options, seed } = this.setup;
    for (const { stir: bits = null, choice } of this.#entries.slice(this.#written.length))
      this.#written.push(lineOf(bits, this.write(choice)));
    const choices = this.#written.slice();
    const { rewinds, hints, presses } = this;
    const journal = { game: this.game.id, rules: this.game.rules, scenario, options, seed, choices, rewinds, hints };
    return presses ? { ...journal, presses } : journal;
  }

  get presses(): Presses | undefined {
    const { rest } = this;
    const along = [...this.#along].filter((at) => at < this.#entries.length).sort((a, b) => a - b);
    return along.length > 0 || rest.length > 0 ? { along, rest } : undefined;
  }

  /** What its journal knows beside the choices. */
  note({ rewinds, hints, presses }: Pick<Journal, 'rewinds' | 'hints' | 'presses'>): void {
    this.rewinds = rewinds;
    this.hints = [...hints];
    this.#along = new Set(presses?.along);
    this.rest = presses?.rest ?? [];
  }

  /** The newest copy of a state that is kept for going back, and how many choices led to it: the same for the same choices. */
  checkpoint(): { at: number; state: T['state']; hash: string } {
    const copy = takenBefore(this.#copies, this.#entries.length);
    if (this.#hashed?.copy !== copy) this.#hashed = { copy, hash: hashOf(copy.state) };
    return { at: copy.at, state: this.game.play.copy(copy.state), hash: this.#hashed.hash };
  }

  hash(): string {
    return hashOf(this.#state);
  }

  /** The nearest state from which play can start, how many choices led to it and what is asked there. Never change it. */
  nearest(): Copy<T> {
    return nearestNow(this.#copies, this.#state, this.#prompt);
  }

  #advance(prompt: Prompt<T['choice'], T['ask']>, choice: T['choice']): Entry<T['choice']> {
    const { turn, phase, chance } = this.#state;
    const revealed = chance.revealed;
    const bits = this.#stir;
    if (bits !== null) stir(chance, bits);
    this.#take(this.#rules.next(choice));
    this.#stir = null;
    const { side, ask, about } = prompt;
    const { events, marks } = this.#passEvents();
    const plain = { side, choice, ask, events, marks, turn, phase, revealed };
    const entry = about ? { ...plain, about } : plain;
    this.#entries.push(bits === null ? entry : { ...entry, stir: bits });
    followCopies(this.#copies, this.#state, this.#prompt);
    return entry;
  }

  #take(step: IteratorResult<Prompt<T['choice'], T['ask']>, void>): void {
    this.#prompt = step.done ? null : step.value;
  }

  #passEvents(): Passed {
    const { events } = this.#state;
    if (events.length === 0) return nothingHappened;
    this.#state.events = [];
    return sorted(events);
  }

  /** What is mixed in before the choice that comes after so many. */
  #stirAt(count: number): string | null {
    return count < this.#entries.length ? (this.#entries[count]?.stir ?? null) : this.#stir;
  }

  #backTo(count: number): void {
    this.#stir = this.#stirAt(count);
    const start = nearestBefore(this.#copies, count);
    const { state, rules, asked } = walk(this.#copies, start, count);
    this.#undone.unshift(...this.#entries.slice(count));
    this.#entries.length = count;
    this.#written.length = Math.min(this.#written.length, count);
    cutCopies(this.#copies, count);
    this.#state = state;
    this.#rules = rules;
    this.#prompt = (start.at === count ? start.asked : null) ?? asked;
  }

  /**
   * The rules stopped half way: all that they had changed goes, and they are asked anew. Where they cannot even follow
   * what they had followed before, no entry is left: what lies here is not the campaign any more.
   */
  #recover(made: number): void {
    try {
      this.#backTo(made);
    } catch (error) {
      this.#entries.length = 0;
      throw error;
    }
  }

  /** Making the choice that redo would make keeps the rest of redo; any other drops it. */
  #keepRedo(choice: T['choice']): void {
    const next = this.#undone[0];
    if (next && this.write(next.choice) === this.write(choice)) {
      this.#undone.shift();
      return;
    }
    this.#undone = [];
    const made = this.#entries.length - 1;
    for (const at of this.#along) if (at >= made) this.#along.delete(at);
  }
}

/** Looks at a state each time that an event is about to be added: then the ones before it have come about. */
function watched<S extends GameState, V>(state: S, show: (state: Readonly<S>) => V): () => readonly V[] {
  const frames: V[] = [];
  const events: S['events'] = [];
  /** So many of them were no marks. */
  let happened = 0;
  const look = () => {
    if (frames.length === happened) return;
    const frame = show(state);
    while (frames.length < happened) frames.push(frame);
  };
  state.events = new Proxy(events, {
    set(list, key, value) {
      if (key !== 'length') {
        look();
        if (!isMark(value)) happened++;
      }
      return Reflect.set(list, key, value);
    },
  });
  return () => {
    look();
    return frames;
  };
}

/** Plays a journal to its end; throws BrokenJournal where it says what the rules do not offer, and what they threw where they fail. */
export function replay<T extends GameTypes>(game: Game<T>, journal: Journal): Table<T> {
  const table = new Table(game, journal);
  const made = table.follow(journal.choices);
  const text = journal.choices[made];
  if (text !== undefined) {
    const choice = table.offered(text);
    const answer = choice && table.choose(choice);
    throw (answer?.ok === false && answer.fault) || new BrokenJournal(made, text);
  }
  table.note(journal);
  return table;
}

/** The dice a side cannot foresee, for `redeal`. */
export function unknownDice(state: GameState, seed: string): void {
  const { revealed, forced } = state.chance;
  state.chance = { ...seeded(seed), revealed, forced };
}
