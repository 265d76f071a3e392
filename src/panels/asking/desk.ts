/** What lies open on the table beside the map: the sheet, the counter in hand, the place spoken of. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice } from '../../kernel/game';
import { stakeOf } from '../../kernel/scenes';
import { figureOf } from '../model/figure';
import type { Offered, PlanOffer, Position, TableModel, Tried } from '../model/model';
import { type Draft, isEmpty, questionOf } from './draft';
import { chosenIn, type Filling, fillingOf } from './filling';
import { createHand } from './in-hand';
import { createJoining } from './joining';
import { meantIn } from './meant';
import {
  at,
  type Lit,
  layoutOf,
  lit,
  of,
  onlyGoal,
  type PromptSheet,
  promptSheet,
  readyIn,
  type Sorted,
  sortOffers,
} from './offers';
import { createSheets, type Rest, type Sheet } from './sheets';
import { markedIn, type Strong, strongOf } from './strong';

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
  /** What can be made several times in a row is made as often as it can be by one touch; null where nothing can. */
  readonly repeating: ReadonlySignal<boolean | null>;
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
  repeat(on: boolean): void;
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

export function createDesk(model: TableModel): Desk {
  const sheet = signal<Sheet | null>(null);
  const rest = signal<Rest>('half');
  const chosen = signal<string | null>(null);
  const over = signal<string | null>(null);
  const place = signal<string | null>(null);
  const picked = signal<ReadonlySet<string>>(new Set());
  const marked = signal<string | null>(null);
  /** Those that go along with a choice that is marked. */
  const following = signal<{ readonly key: string; readonly along: readonly Offered[] } | null>(null);
  const repeats = signal(false);
  const presetTo = signal(-1);
  const filling = signal<Filling | null>(null);
  /** The question in which the player wants to make each choice by itself. */
  const byHand = signal<string | null>(null);
  const sorted = computed(() => sortOffers(model.position.value.offers));
  const offered = computed(() => (model.position.value.prompt ? model.plans() : []));
  const filled = computed(() => offered.value.filter(({ beside }) => !beside));
  const ways = computed(() =>
    chosen.value === null || !model.position.value.prompt ? [] : model.plans({ counter: chosen.value }),
  );
  /** Where a finger on the map fills in for all that reach it: guns are laid by their target. */
  const touchable = computed((): readonly string[] => {
    const { offers: all } = model.position.value;
    if (asks.value !== null || sheet.value !== null) return [];
    const aimed = all.flatMap(({ offer: { counter, place, fight } }) =>
      fight && counter !== undefined && place !== undefined ? [place] : [],
    );
    return [...new Set(aimed)].filter((id) => model.plans({ place: id }).length > 0);
  });
  const asks = computed((): PromptSheet | null => {
    const { prompt, preview } = model.position.value;
    if (filled.value.length > 0 && byHand.value !== prompt?.ask) return 'plan';
    return layoutOf(prompt?.scene) ?? promptSheet(sorted.value, preview !== null, stakeOf(prompt?.scene) !== null);
  });
  const refill = () => {
    const [first] = byHand.peek() === null ? filled.peek() : [];
    filling.value = first ? fillingOf(first, null) : null;
  };
  /** So often in a row; the one after which nothing is left to ask is laid ready for the button. */
  const repeat = (offered: Offered, times: number) => {
    const before = model.position.peek().draft.length;
    model.mean(new Array<Choice>(times).fill(offered.choice));
    const { draft, offers } = model.position.peek();
    const last = offers.find(({ key }) => key === offered.key);
    if (draft.length < before + times && last) answer(last);
  };
  const answer = (offered: Offered, along: readonly Offered[] = []) => {
    if (model.ending(offered.choice) === 'free') {
      const times = repeats.peek() ? (offered.offer.repeats ?? 1) : 1;
      const { counter, place, fight } = offered.offer;
      const choices = [offered, ...along].map(({ choice }) => choice);
      // A counter that has gone somewhere is there; all else is part of what the strong button makes.
      const isWhole = counter !== undefined && place !== undefined && !fight;
      if (isWhole) void model.choose(offered.choice, ...choices.slice(1));
      else if (times > 1) repeat(offered, times);
      else model.mean(choices);
      return;
    }
    const again = marked.peek() === offered.key;
    following.value = { key: offered.key, along };
    marked.value = again ? null : offered.key;
    if (again) return;
    if (sheet.peek()?.is === 'weigh') sheet.value = null;
    // What was in hand lies where it is meant to go, until the button.
    chosen.value = null;
    place.value = offered.offer.place ?? place.peek();
  };
  const laid = { sheet, rest, chosen, place, picked, marked, filling, presetTo, sorted, ways, asks, refill, answer };
  const sheets = createSheets(model, laid);
  const hand = createHand(model, sheets, laid);
  const joining = createJoining(model, laid);
  const { open, close, openPrompt } = sheets;

  const settled = ({ entries, draft }: Position) => entries.length + draft.length;
  let seen = settled(model.position.peek());
  /** The question that the plan on the desk belongs to, and the plan that waits for its question to come back. */
  let question: string | null = null;
  let waiting: Draft | null = null;
  /** What is weighed is planned; a card of the hand that is only looked at is not. */
  const meant = (now: Sheet | null, key: string | null) =>
    now?.is === 'weigh' ? now.offered.key : now?.is === 'hand' ? null : key;
  const planned = (): Draft | null => {
    if (question === null) return null;
    const made = model.position.peek().draft.map(({ key }) => key);
    const draft = { question, made, marked: meant(sheet.peek(), marked.peek()), picked: [...picked.peek()] };
    return isEmpty(draft) ? null : draft;
  };
  const plan = ({ marked: key, picked: those }: Draft) => {
    const { offers: all, view } = model.position.peek();
    const offered = markedIn(all, key);
    marked.value = offered ? key : null;
    picked.value = new Set(those.filter((id) => view.counters.some((counter) => counter.id === id)));
    place.value = offered?.offer.place ?? place.peek();
  };
  const stop = effect(() => {
    const { prompt, result } = model.position.value;
    const now = settled(model.position.value);
    const on = now > seen;
    // A curtain, a hint, a look at the log: the same question comes back with what was planned at it.
    waiting = now === seen ? (planned() ?? waiting) : null;
    seen = now;
    question = questionOf(model, model.position.value);
    chosen.value = null;
    place.value = null;
    marked.value = null;
    if (byHand.peek() !== prompt?.ask) byHand.value = null;
    refill();
    // Once dice or the other side have spoken, what was meant is past.
    const { undoes, draft } = model.position.peek();
    if (on && undoes === null && draft.length === 0) picked.value = new Set();
    else if (on && joining()) return;
    if (!model.curtain.value && sheet.peek()?.is === 'briefing' && !result) return;
    sheets.follow();
    if (waiting !== null && waiting.question === question) plan(waiting);
    else hand.takeNext();
  });

  const proposed = computed(() =>
    model.position.value.prompt && sorted.value.moves.length > 0 ? model.proposed() : [],
  );
  const strong = computed(() =>
    strongOf(model, model.position.value, {
      sheet: sheet.value,
      marked: marked.value,
      along: following.value?.key === marked.value ? (following.value?.along ?? []) : [],
      asks: asks.value,
      covered: model.covered.value,
      sorted: sorted.value,
      filling: filling.value,
      proposed: proposed.value,
    }),
  );
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
    companions: hand.companions,
    preset: computed(() => model.position.value.draft.length === presetTo.value),
    repeating: computed(() => {
      const many = model.position.value.offers.some(({ offer }) => (offer.repeats ?? 1) > 1);
      return many ? repeats.value : null;
    }),
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
      const made = now.draft.map(({ key }) => key);
      const draft = { question: asked, made, marked: meant(sheet.value, marked.value), picked: [...picked.value] };
      return isEmpty(draft) ? null : draft;
    }),
    restore(draft) {
      if (question === draft.question && planned() === null) model.resume(draft.made);
      waiting = draft;
      if (question === draft.question && marked.peek() === null) plan(draft);
    },
    lit: computed(() =>
      lit(model.position.value.offers, chosen.value, { chanceOf, ways: ways.value, touchable: touchable.value }),
    ),
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
    take: hand.take,
    pick(counters) {
      picked.value = new Set(counters);
    },
    mark(key) {
      marked.value = key;
      if (key === null && sheet.peek() === null) hand.takeNext();
    },
    repeat(on) {
      repeats.value = on;
    },
    fill(next) {
      filling.value = next;
      if (next !== null) return;
      byHand.value = model.position.peek().prompt?.ask ?? null;
      openPrompt();
    },
    lead: hand.lead,
    answer,
    isWeighed,
    go: hand.go,
    press() {
      const now = strong.peek();
      const onwards = { asks: [model.position.peek().prompt?.ask ?? ''], brake: null, lasts: 'phase' } as const;
      switch (now?.is) {
        case 'answer': {
          const choices = [now.offered, ...now.along].map(({ choice }) => choice);
          return now.along.length > 0 ? model.run(onwards, choices) : model.choose(now.offered.choice);
        }
        case 'run': {
          const { plan, brakes } = now.filling;
          return model.run({ ...plan, brake: brakes ? plan.brake : null }, chosenIn(now.filling));
        }
        case 'propose':
          return model.run(onwards, now.choices);
        case 'send':
          return model.run(
            onwards,
            now.sent.map(({ choice }) => choice),
          );
        case 'show':
          if (now.place !== undefined) open({ is: 'plan', place: now.place });
          else if (model.position.peek().offers.length === 0) open({ is: 'hand' });
          else openPrompt();
          break;
        case 'wait':
        case undefined:
          break;
        default:
          return now satisfies never;
      }
      return Promise.resolve(false);
    },
    point(next) {
      place.value = next;
    },
    tapPlace(id) {
      const inHand = chosen.peek();
      if (inHand !== null) return hand.drop(inHand, id);
      const [plan] = model.plans({ place: id });
      if (plan) {
        filling.value = fillingOf(plan, id);
        return open({ is: 'plan', place: id });
      }
      const here = at(offers(), id).filter(({ offer }) => offer.counter === undefined);
      if (asks.peek() === 'targets') return nameTarget(id, here);
      if (onlyGoal(offers()) === id) return sendAll(id);
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
      if (lies) hand.drop(inHand, home);
      else if (inHand === id) chosen.value = null;
      else if (mine.some(({ offer }) => offer.place !== undefined)) hand.take(id);
      else act(mine, () => openHome(id));
    },
    hover(next) {
      over.value = next;
    },
    drop: hand.drop,
    dispose: stop,
  };

  /** All who may go to the one place that is asked for. */
  function sendAll(goal: string): void {
    const movers = at(offers(), goal).flatMap(({ offer }) => offer.counter ?? []);
    const [first] = movers;
    if (first === undefined) return;
    hand.take(first);
    picked.value = new Set(movers.slice(1));
    hand.drop(first, goal);
  }

  /** A target is named by a touch and no more by the next; what is fired with more or less has its row. */
  function nameTarget(id: string, here: readonly Offered[]) {
    const tick = here.find(({ offer }) => offer.step);
    const named = meantIn(model.position.peek()).findLast(({ choice }) => model.offer(choice).place === id);
    if (tick) answer(tick);
    else if (named) model.mean([], [named.at]);
    else open({ is: 'place', place: id });
  }

  function homeOf(counter: string): string | undefined {
    return model.position.peek().view.counters.find(({ id }) => id === counter)?.at;
  }

  function openHome(counter: string) {
    const home = homeOf(counter);
    const places = new Set(model.game.face.map.places.map(({ id }) => id));
    if (home !== undefined) open(places.has(home) ? { is: 'place', place: home } : { is: 'boxes' });
  }
}
