/** What lies open on the table beside the map: the sheet, the counter in hand, the place spoken of. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { placeOf, stakeOf } from '../../kernel/scenes';
import { type Draft, isEmpty, questionOf } from './draft';
import { figureOf } from './figure';
import { chosenIn, type Filling, fillingOf, wholeOf } from './filling';
import type { Offered, PlanOffer, TableModel, Tried } from './model';
import {
  at,
  type Lit,
  layoutOf,
  lit,
  of,
  type PromptSheet,
  promptSheet,
  readyIn,
  type Sorted,
  sortOffers,
} from './offers';
import { markedIn, type Strong, strongOf } from './strong';

export type Sheet =
  | {
      readonly is: 'prompt' | 'choices' | 'log' | 'rolls' | 'hand' | 'layers' | 'menu' | 'report' | 'resume';
    }
  | { readonly is: 'post-list' | 'boxes' | 'rewind' | 'briefing' | 'history' | 'keys' }
  | { readonly is: 'place' | 'plan'; readonly place: string }
  | { readonly is: 'track'; readonly track: string }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'weigh'; readonly offered: Offered }
  /** What a counter can do at a place, where that is more than one thing. */
  | { readonly is: 'between'; readonly counter: string; readonly place: string };

export const rests = ['peek', 'half', 'full'] as const;
export type Rest = (typeof rests)[number];

export interface Desk {
  readonly sheet: ReadonlySignal<Sheet | null>;
  readonly rest: ReadonlySignal<Rest>;
  /** The counter in hand. */
  readonly chosen: ReadonlySignal<string | null>;
  /** The place that the counter in hand hangs over. */
  readonly over: ReadonlySignal<string | null>;
  /** Counters meant to act together: they join what is put together next. */
  readonly picked: ReadonlySignal<ReadonlySet<string>>;
  /** Counters beside the one in hand that may go where it goes, each by a step of its own. */
  readonly companions: ReadonlySignal<readonly string[]>;
  /** What takes part was set by itself, and nobody has changed it yet. */
  readonly preset: ReadonlySignal<boolean>;
  /** The choice or the card that is planned: the strong button makes it. */
  readonly marked: ReadonlySignal<string | null>;
  /** What is filled in of the question, or for a place. */
  readonly filling: ReadonlySignal<Filling | null>;
  /** Ways to fill in what is being filled in; those that stand beside the question. */
  readonly plans: ReadonlySignal<readonly PlanOffer[]>;
  readonly besides: ReadonlySignal<readonly PlanOffer[]>;
  /** Where the counter in hand can be led, step by step. */
  readonly ways: ReadonlySignal<readonly PlanOffer[]>;
  readonly strong: ReadonlySignal<Strong | null>;
  /** The place spoken of; the board keeps it in sight. */
  readonly place: ReadonlySignal<string | null>;
  readonly sorted: ReadonlySignal<Sorted>;
  /** What the question itself puts on the table. */
  readonly asks: ReadonlySignal<PromptSheet | null>;
  readonly lit: ReadonlySignal<Lit>;
  /** What is planned and not yet done; null where nothing is, undefined where nothing is asked. */
  readonly draft: ReadonlySignal<Draft | null | undefined>;
  /** Who can still act, by place. */
  readonly ready: ReadonlySignal<ReadonlyMap<string, number>>;
  /** A plan from an earlier visit: it comes back at its question, as far as it is still possible. */
  restore(draft: Draft): void;
  open(sheet: Sheet, rest?: Rest): void;
  settle(rest: Rest): void;
  close(): void;
  take(counter: string | null): void;
  /** Only these are meant from now on. */
  pick(counters: readonly string[]): void;
  mark(key: string | null): void;
  /** A tick, a row, a tap: done at once where undo takes it back, else planned; a second time it is planned no more. */
  answer(offered: Offered): void;
  /** Fills in anew, or lays the plan aside: each choice is then made by itself. */
  fill(filling: Filling | null): void;
  /** The counter in hand is to be led to a place, and those picked beside it after it: the strong button does it. */
  lead(way: PlanOffer): void;
  /** Whether a fight is looked at with its odds before it is planned. */
  isWeighed(offered: Offered): boolean;
  /** The counter in hand goes, and those picked beside it go along. */
  go(offered: Offered): void;
  /** The strong button: nothing else commits. */
  press(): Promise<boolean>;
  point(place: string | null): void;
  tapPlace(place: string): void;
  tapCounter(counter: string): void;
  hover(place: string | null): void;
  /** A counter let go over a place. */
  drop(counter: string, place: string | null): void;
  dispose(): void;
}

/** Sheets that outlive the question they were opened at, unless the next one has a layout of its own. */
const lasting: readonly Sheet['is'][] = ['choices'];

/** Sheets that go with it. */
const ofTheQuestion: readonly Sheet['is'][] = ['prompt', 'plan', 'choices', 'weigh', 'resume', 'briefing'];

export function createDesk(model: TableModel): Desk {
  const sheet = signal<Sheet | null>(null);
  const rest = signal<Rest>('half');
  const chosen = signal<string | null>(null);
  const over = signal<string | null>(null);
  const place = signal<string | null>(null);
  const picked = signal<ReadonlySet<string>>(new Set());
  const marked = signal<string | null>(null);
  /** So many choices have been made where the usual force has just been set. */
  const presetTo = signal(-1);
  const sorted = computed(() => sortOffers(model.position.value.offers));
  const filling = signal<Filling | null>(null);
  /** The question in which the player wants to make each choice by itself. */
  const byHand = signal<string | null>(null);
  const offered = computed(() => (model.position.value.prompt ? model.plans() : []));
  const filled = computed(() => offered.value.filter(({ beside }) => !beside));
  const ways = computed(() =>
    chosen.value === null || !model.position.value.prompt ? [] : model.plans({ counter: chosen.value }),
  );
  const asks = computed((): PromptSheet | null => {
    const { prompt, preview } = model.position.value;
    if (filled.value.length > 0 && byHand.value !== prompt?.ask) return 'plan';
    return layoutOf(prompt?.scene) ?? promptSheet(sorted.value, preview !== null, stakeOf(prompt?.scene) !== null);
  });
  const places = new Set(model.game.face.map.places.map(({ id }) => id));

  /** What a rule was opened from: closing the rule goes back to it. */
  let below: { readonly sheet: Sheet; readonly rest: Rest } | null = null;
  const open = (next: Sheet, at: Rest = 'half') => {
    // A covered hand is looked at behind the curtain alone.
    if (next.is === 'hand' && model.covered.peek()) return model.uncover();
    const was = sheet.peek();
    if (next.is !== 'rule') below = null;
    else if (was && was.is !== 'rule') below = { sheet: was, rest: rest.peek() };
    // A card of the hand is looked at there; what is planned outlives every other sheet.
    if (was?.is === 'hand' || next.is === 'weigh') marked.value = null;
    sheet.value = next;
    rest.value = at;
    place.value = next.is === 'place' || next.is === 'plan' ? next.place : place.peek();
  };
  let asked: string | undefined;
  const openPrompt = () => {
    const kind = asks.peek();
    const { prompt } = model.position.peek();
    // The same question again, with more or less joined to it, stays as large as it was made.
    const fixed = layoutOf(prompt?.scene) !== null || kind === 'compose';
    const same = sheet.peek()?.is === 'prompt' && fixed && prompt?.ask === asked;
    // A whole list that is filled in takes the whole screen; an answer leaves in sight what it answers.
    const whole = kind === 'card' || (kind === 'plan' && !prompt?.window);
    if (kind) open({ is: 'prompt' }, same ? rest.peek() : whole ? 'full' : 'half');
    else sheet.value = null;
    asked = prompt?.ask;
    place.value = placeOf(prompt?.scene) ?? place.peek();
  };
  const close = () => {
    const was = sheet.peek();
    if (was?.is === 'rule' && below) return open(below.sheet, below.rest);
    if (was?.is === 'hand') marked.value = null;
    if (was?.is === 'plan') filling.value = firstFilling();
    sheet.value = null;
    place.value = null;
    // Behind news and reading lies the question, if it has a sheet of its own.
    if (was && was.is !== 'prompt' && asks.peek() && chosen.peek() === null) openPrompt();
  };

  function firstFilling(): Filling | null {
    const [first] = byHand.peek() === null ? filled.peek() : [];
    return first ? fillingOf(first, null) : null;
  }

  /** Those that have just joined together. */
  let joined: readonly string[] | null = null;
  let seen = model.position.peek().entries.length;
  /** The question that the plan on the desk belongs to, and the plan that waits for its question to come back. */
  let question: string | null = null;
  let waiting: Draft | null = null;
  const planned = (): Draft | null => {
    if (question === null) return null;
    const draft = { question, marked: meant(sheet.peek(), marked.peek()), picked: [...picked.peek()] };
    return isEmpty(draft) ? null : draft;
  };
  /** What is weighed is planned; a card of the hand that is only looked at is not. */
  const meant = (now: Sheet | null, key: string | null) =>
    now?.is === 'weigh' ? now.offered.key : now?.is === 'hand' ? null : key;
  const plan = ({ marked: key, picked: those }: Draft) => {
    const { offers: all, view } = model.position.peek();
    const offered = markedIn(all, key);
    marked.value = offered ? key : null;
    picked.value = new Set(those.filter((id) => view.counters.some((counter) => counter.id === id)));
    place.value = offered?.offer.place ?? place.peek();
  };
  const stop = effect(() => {
    const { entries, prompt, result, waits } = model.position.value;
    const on = entries.length > seen;
    // A curtain, a hint, a look at the log: the same question comes back with what was planned at it.
    waiting = entries.length === seen ? (planned() ?? waiting) : null;
    seen = entries.length;
    question = questionOf(model, model.position.value);
    chosen.value = null;
    place.value = null;
    marked.value = null;
    if (byHand.peek() !== prompt?.ask) byHand.value = null;
    filling.value = firstFilling();
    // Once dice or the other side have spoken, what was meant is past.
    if (on && model.position.peek().undoable === 0) picked.value = new Set();
    else if (on && (joins() || goesOn() || presets())) return;
    const was = sheet.peek();
    if (model.curtain.value) sheet.value = null;
    else if (was?.is === 'briefing' && !result) return;
    else if (result) open({ is: 'report' }, 'full');
    else if (waits !== null) {
      if (was && ofTheQuestion.includes(was.is)) sheet.value = null;
    } else if (!was || !lasting.includes(was.is) || layoutOf(prompt?.scene)) openPrompt();
    if (waiting !== null && waiting.question === question) plan(waiting);
    else takeNext();
  });

  /** A counter that must arrive, jump or retreat is in hand at once, one after the other: the map asks where it goes. */
  function takeNext(): void {
    const { moves, primary } = sorted.peek();
    const movers = new Set(moves.map(({ offer }) => offer.counter));
    const [next] = movers;
    if (next === undefined) return;
    const must = asks.peek() === null && primary === null && sheet.peek() === null;
    const { entries, prompt } = model.position.peek();
    // Of those that arrive the first is chosen; then they come one after the other.
    const arrives = movers.size === 1 || (primary === null && entries.at(-1)?.ask === prompt?.ask);
    if (must || (asks.peek() === 'arrivals' && arrives)) take(next);
  }

  /** Those picked join as soon as a force is put together. */
  function joins(): boolean {
    const { prompt, entries, offers } = model.position.peek();
    if (prompt?.scene?.is !== 'force' || entries.at(-1)?.ask === prompt.ask) return false;
    const meant = offers.filter(({ offer }) => offer.counter !== undefined && picked.peek().has(offer.counter));
    if (meant.length === 0) return false;
    joined = [...picked.peek()];
    void model.chooseAll(meant.map(({ choice }) => choice));
    return true;
  }

  /** A fight that is newly put together begins with the usual force. */
  function presets(): boolean {
    const { prompt, entries } = model.position.peek();
    const stake = stakeOf(prompt?.scene);
    const puts = stake === 'take' || stake === 'fire' || stake === 'retake' || stake === 'raid';
    if (!puts || prompt?.scene?.is === 'answer' || entries.at(-1)?.ask === prompt?.ask) return false;
    if (prompt?.scene?.is === 'force' && prompt.scene.picked.length > 0) return false;
    const usual = model.usual();
    if (usual.length === 0) return false;
    presetTo.value = entries.length + usual.length;
    void model.chooseAll(usual);
    return true;
  }

  /** A force of those picked with nothing to weigh and nothing at stake yet goes on at once. */
  function goesOn(): boolean {
    const all = joined;
    joined = null;
    const { prompt, preview } = model.position.peek();
    const { primary } = sorted.peek();
    if (all === null || prompt?.scene?.is !== 'force' || preview || !primary || primary.offer.final) return false;
    if (model.ending(primary.choice) !== 'free') return false;
    const { picked: there } = prompt.scene;
    if (all.some((id) => !there.includes(id))) return false;
    void model.choose(primary.choice);
    return true;
  }

  const proposed = computed(() =>
    model.position.value.prompt && sorted.value.moves.length > 0 ? model.proposed() : [],
  );
  const strong = computed(() =>
    strongOf(model, model.position.value, {
      sheet: sheet.value,
      marked: marked.value,
      asks: asks.value,
      covered: model.covered.value,
      sorted: sorted.value,
      filling: filling.value,
      proposed: proposed.value,
    }),
  );
  const answer = (offered: Offered) => {
    if (model.ending(offered.choice) === 'free') {
      void model.choose(offered.choice);
      return;
    }
    const again = marked.peek() === offered.key;
    marked.value = again ? null : offered.key;
    if (again) return;
    if (sheet.peek()?.is === 'weigh') sheet.value = null;
    // What was in hand lies where it is meant to go, until the button.
    chosen.value = null;
    place.value = offered.offer.place ?? place.peek();
  };
  /** Whether there is something to weigh: what only leads on to where a force is put together is done at once. */
  const isWeighed = ({ choice, offer }: Offered) =>
    !offer.step && (model.preview(choice) !== null || model.ending(choice) !== 'free');
  /** A single plain thing is done at once; a fight, a price or a real alternative is laid out first. */
  const act = (offers: readonly Offered[], otherwise: () => void) => {
    const [only, ...more] = offers;
    if (!only) otherwise();
    else if (more.length > 0) otherwise();
    else if ((only.offer.fight || only.offer.price) && isWeighed(only)) open({ is: 'weigh', offered: only });
    else answer(only);
  };
  const offers = () => model.position.peek().offers;
  const chanceOf = ({ choice }: Offered): number | null => {
    const preview = model.preview(choice);
    const figure = preview && figureOf(preview);
    return figure?.kind === 'chance' ? figure.value : null;
  };
  /** With a counter in hand the map is looked at, not a sheet; where it was meant to go is open again. */
  function take(counter: string | null): void {
    chosen.value = counter;
    if (counter !== null) marked.value = null;
    if (filling.peek()?.whole) filling.value = firstFilling();
    picked.value = new Set(counter === null ? [] : mates(counter));
    if (counter !== null) sheet.value = null;
    else if (sheet.peek() === null && asks.peek()) openPrompt();
  }
  const drop = (counter: string, target: string | null) => {
    if (target === null) {
      chosen.value = null;
      return;
    }
    const way = chosen.peek() === counter ? ways.peek().find(({ to }) => to?.place === target) : undefined;
    if (way) return lead(way);
    const [move, second] = of(at(offers(), target), counter);
    const [tried] = move ? [] : model.tries({ counter, place: target });
    // What is refused stays in hand, with the reason.
    chosen.value = tried ? counter : null;
    if (move && second) open({ is: 'between', counter, place: target });
    else if (move) go(move);
    else if (tried) model.refuse(tried.choice);
    else open({ is: 'place', place: target });
  };

  const isStep = ({ offer }: Offered) =>
    offer.step === true && offer.counter !== undefined && offer.place !== undefined;
  const companions = computed(() => {
    const { offers: all, view } = model.position.value;
    const steps = all.filter(isStep);
    const home = view.counters.find(({ id }) => id === chosen.value)?.at;
    if (home === undefined || of(steps, chosen.value ?? '').length === 0) return [];
    const movers = new Set(steps.map(({ offer }) => offer.counter));
    const beside = view.counters.filter(({ id, at: there }) => there === home && id !== chosen.value && movers.has(id));
    const group = view.counters.find(({ id }) => id === chosen.value)?.group;
    const isMate = (one: { readonly group?: string }) => Number(group !== undefined && one.group === group);
    return beside.sort((a, b) => isMate(b) - isMate(a)).map(({ id }) => id);
  });
  /** Those of its regiment beside it: they go along unless they are taken away. */
  function mates(counter: string): readonly string[] {
    const { counters } = model.position.peek().view;
    const groupOf = (id: string) => counters.find((one) => one.id === id)?.group;
    const group = groupOf(counter);
    return group === undefined ? [] : companions.peek().filter((id) => groupOf(id) === group);
  }
  function go(offered: Offered): void {
    const { place: target } = offered.offer;
    const along = [...picked.peek()].flatMap((id) => {
      const ways = target === undefined ? [] : of(at(offers(), target), id);
      return ways.filter(({ choice }) => choice.do === offered.choice.do).slice(0, 1);
    });
    picked.value = new Set();
    chosen.value = null;
    // With the last that fits the question is over: nobody can go along.
    const alone = along.length === 0 || !isStep(offered) || model.ending(offered.choice) !== 'free';
    if (alone) answer(offered);
    else void model.chooseAll([offered, ...along].map(({ choice }) => choice));
  }

  function lead(way: PlanOffer): void {
    const goal = way.to?.place;
    const along = [...picked.peek()].flatMap((counter) =>
      model.plans({ counter }).filter(({ to }) => to?.place === goal),
    );
    picked.value = new Set();
    chosen.value = null;
    // Dice or the other side may follow: the strong button makes it.
    filling.value = wholeOf({ ...way, choices: [way, ...along].flatMap(({ choices }) => choices) });
    sheet.value = null;
    place.value = goal ?? null;
  }

  /** A place that is only one step of several is tried at once; elsewhere its sheet says what can be done there. */
  function stepsTried(id: string): readonly Tried[] {
    const asksForPlace = offers().some(({ offer }) => offer.step && offer.place !== undefined && !offer.counter);
    return asksForPlace ? model.tries({ place: id }) : [];
  }

  return {
    sheet,
    rest,
    chosen,
    over,
    picked,
    companions,
    preset: computed(() => model.position.value.entries.length === presetTo.value),
    marked,
    filling,
    plans: computed(() => {
      const at = filling.value?.place ?? null;
      return at === null ? filled.value : model.position.value.prompt ? model.plans({ place: at }) : [];
    }),
    besides: computed(() => offered.value.filter(({ beside }) => beside)),
    ways,
    strong,
    place,
    sorted,
    asks,
    draft: computed(() => {
      const { value: now } = model.position;
      const asked = questionOf(model, now);
      if (asked === null) return undefined;
      const draft = { question: asked, marked: meant(sheet.value, marked.value), picked: [...picked.value] };
      return isEmpty(draft) ? null : draft;
    }),
    restore(draft) {
      waiting = draft;
      if (question === draft.question && planned() === null) plan(draft);
    },
    lit: computed(() => lit(model.position.value.offers, chosen.value, chanceOf, ways.value)),
    ready: computed(() => {
      const { offers: all, view } = model.position.value;
      // In a question that has a sheet of its own the counters are chosen there.
      return chosen.value === null && asks.value === null ? readyIn(all, view) : new Map();
    }),
    open,
    settle(next) {
      rest.value = next;
    },
    close,
    take,
    pick(counters) {
      picked.value = new Set(counters);
    },
    mark(key) {
      marked.value = key;
      if (key === null && sheet.peek() === null) takeNext();
    },
    fill(next) {
      filling.value = next;
      if (next !== null) return;
      byHand.value = model.position.peek().prompt?.ask ?? null;
      openPrompt();
    },
    lead,
    answer,
    isWeighed,
    go,
    press() {
      const now = strong.peek();
      if (now?.is === 'answer') return model.choose(now.offered.choice);
      if (now?.is === 'run') {
        const { plan, brakes } = now.filling;
        return model.run({ ...plan, brake: brakes ? plan.brake : null }, chosenIn(now.filling));
      }
      if (now?.is === 'propose') {
        const asks = model.position.peek().prompt?.ask ?? '';
        return model.run({ asks: [asks], brake: null, lasts: 'phase' }, now.choices);
      }
      if (now?.is === 'show' && model.position.peek().offers.length === 0) open({ is: 'hand' });
      else if (now?.is === 'show') openPrompt();
      return Promise.resolve(false);
    },
    point(next) {
      place.value = next;
    },
    tapPlace(id) {
      const inHand = chosen.peek();
      if (inHand !== null) return drop(inHand, id);
      const [plan] = model.plans({ place: id });
      if (plan) {
        filling.value = fillingOf(plan, id);
        return open({ is: 'plan', place: id });
      }
      const here = at(offers(), id).filter(({ offer }) => offer.counter === undefined);
      const [tried] = here.length === 0 ? stepsTried(id) : [];
      if (tried) model.refuse(tried.choice);
      else if (here.some(({ offer }) => offer.deed)) open({ is: 'place', place: id });
      else act(here, () => open({ is: 'place', place: id }));
    },
    tapCounter(id) {
      const mine = of(offers(), id);
      const inHand = chosen.peek();
      const home = homeOf(id);
      // With a counter in hand a lit place is hit before what lies in it.
      const lies = inHand !== null && inHand !== id && home !== undefined && of(at(offers(), home), inHand).length > 0;
      if (lies) drop(inHand, home);
      else if (inHand === id) chosen.value = null;
      else if (mine.some(({ offer }) => offer.place !== undefined)) take(id);
      else act(mine, () => openHome(id));
    },
    hover(next) {
      over.value = next;
    },
    drop,
    dispose: stop,
  };

  function homeOf(counter: string): string | undefined {
    return model.position.peek().view.counters.find(({ id }) => id === counter)?.at;
  }

  function openHome(counter: string) {
    const home = homeOf(counter);
    if (home !== undefined) open(places.has(home) ? { is: 'place', place: home } : { is: 'boxes' });
  }
}
