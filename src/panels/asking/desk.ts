/** What lies open on the table beside the map: the sheet, the counter in hand, the place spoken of. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Choice } from '../../kernel/game';
import { readOut, written } from '../../kernel/journal';
import { stakeOf } from '../../kernel/scenes';
import { figureOf } from '../model/figure';
import type { Offered, PlanOffer, Position, TableModel, Tried } from '../model/model';
import { isEmpty, type KeptDraft, questionOf } from './draft';
import { chosenIn, type Filled, type Filling, refill as filledAgain, filledOf, fillingOf } from './filling';
import { createHand, type Hand } from './in-hand';
import { createJoining } from './joining';
import {
  at,
  isWeighed,
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
import { meantIn } from './ticks';

export interface Desk {
  readonly sheet: ReadonlySignal<Sheet | null>;
  /** How far it is pulled up. */
  readonly rest: Signal<Rest>;
  /** The counter in hand, where it may go and who goes along. */
  readonly hand: Hand;
  /** What takes part was set by itself, and nobody has changed it yet. */
  readonly preset: ReadonlySignal<boolean>;
  /** What can be made several times in a row is made as often as it can be by one touch. */
  readonly repeats: Signal<boolean>;
  /** The choice or the card that is planned: the strong button makes it. */
  readonly marked: ReadonlySignal<string | null>;
  /** What is filled in of the question, or for a place. */
  readonly filling: ReadonlySignal<Filling | null>;
  /** Ways to fill in what is being filled in, and those that stand beside the question. */
  readonly plans: ReadonlySignal<readonly PlanOffer[]>;
  readonly strong: ReadonlySignal<Strong | null>;
  /** The place spoken of; the board keeps it in sight. */
  readonly place: Signal<string | null>;
  readonly sorted: ReadonlySignal<Sorted>;
  /** What the question itself puts on the table. */
  readonly asks: ReadonlySignal<PromptSheet | null>;
  readonly lit: ReadonlySignal<Lights>;
  /** What is planned and not yet done; null where nothing is, undefined where nothing is asked. */
  readonly draft: ReadonlySignal<KeptDraft | null | undefined>;
  /** A plan from an earlier visit: it comes back at its question, as far as it is still possible. */
  restore(draft: KeptDraft): void;
  open(sheet: Sheet, rest?: Rest): void;
  close(): void;
  mark(key: string | null): void;
  /** A tick, a row, a tap: done at once where undo takes it back, else planned; a second time it is planned no more. */
  tick(offered: Offered): void;
  /** Fills in anew, or lays the plan aside: each choice is then made by itself. */
  fill(filling: Filling | null): void;
  /** The strong button: nothing else commits. */
  press(): Promise<boolean>;
  tapPlace(place: string): void;
  tapCounter(counter: string): void;
  dispose(): void;
}

export interface Lights extends Lit {
  /** Who can still act, by place. */
  readonly ready: ReadonlyMap<string, number>;
}

export function createDesk(model: TableModel): Desk {
  const sheet = signal<Sheet | null>(null);
  const rest = signal<Rest>('half');
  const place = signal<string | null>(null);
  const marked = signal<string | null>(null);
  /** Those that go along with a choice that is marked. */
  const following = signal<{ readonly key: string; readonly along: readonly Offered[] } | null>(null);
  const repeats = signal(false);
  const presetTo = signal(-1);
  const filling = signal<Filling | null>(null);
  /** The question in which the player wants to make each choice by itself. */
  const byHand = signal<string | null>(null);
  const sorted = computed(() => sortOffers(model.position.value.offers));
  const offered = computed(() => (model.position.value.prompt ? model.plans.of() : []));
  const filled = computed(() => offered.value.filter(({ beside }) => !beside));
  /** Where a finger on the map fills in for all that reach it: guns are laid by their target. */
  const touchable = computed((): readonly string[] => {
    const { offers: all } = model.position.value;
    if (asks.value !== null || sheet.value !== null) return [];
    const aimed = all.flatMap(({ offer: { counter, place, fight } }) =>
      fight && counter !== undefined && place !== undefined ? [place] : [],
    );
    return [...new Set(aimed)].filter((id) => model.plans.of({ place: id }).length > 0);
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
    if (draft.length < before + times && last) tick(last);
  };
  const tick = (offered: Offered, along: readonly Offered[] = []) => {
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
    hand.counter.value = null;
    place.value = offered.offer.place ?? place.peek();
  };
  const sheets = createSheets(model, {
    sheet,
    rest,
    place,
    marked,
    asks,
    refill,
    holds: () => hand.counter.peek() !== null,
  });
  const hand: Hand = createHand(model, sheets, { sheet, marked, filling, sorted, asks, refill, tick });
  const joining = createJoining(model, { along: hand.along, presetTo, sorted });
  const { open, close, openPrompt } = sheets;

  const settled = ({ entries, draft }: Position) => entries.length + draft.length;
  let seen = settled(model.position.peek());
  /** The question that the plan on the desk belongs to, and the plan that waits for its question to come back. */
  let question: string | null = null;
  let waiting: KeptDraft | null = null;
  /** What is weighed is planned; a card of the hand that is only looked at is not. */
  const meant = (now: Sheet | null, key: string | null) =>
    now?.is === 'weigh' ? now.offered.key : now?.is === 'hand' ? null : key;
  const write = (choice: Choice) => written(model.game.play.writes, choice);
  const read = (text: string) => readOut(model.game.play.writes, text);
  /** What is filled in, where that is not what the game fills in. */
  const filledNow = () => {
    const now = filling.value && filledOf(filling.value, write);
    const [first] = filled.value;
    const given = first && filledOf(fillingOf(first, null), write);
    return JSON.stringify(now) === JSON.stringify(given) ? null : now;
  };
  const draftAt = (asked: string): KeptDraft | null => {
    const made = model.position.value.draft.map(({ key }) => key);
    const draft = {
      question: asked,
      made,
      marked: meant(sheet.value, marked.value),
      picked: [...hand.along.value],
      hand: hand.counter.value,
      filled: filledNow(),
    };
    return isEmpty(draft) ? null : draft;
  };
  const planned = () => (question === null ? null : untracked(() => draftAt(question ?? '')));
  const plan = ({ marked: key, picked: those, hand: held = null, filled: then = null }: KeptDraft) => {
    const { offers: all, view } = model.position.peek();
    const offered = markedIn(all, key);
    marked.value = offered ? key : null;
    const told = sheet.peek();
    if (held !== null && of(all, held).length > 0) hand.take(held);
    // Whoever comes back reads first where he was.
    if (told?.is === 'resume') sheet.value = told;
    hand.along.value = new Set(those.filter((id) => view.counters.some((counter) => counter.id === id)));
    place.value = offered?.offer.place ?? place.peek();
    const again = then && filledAgain(plansFor(then), then, { write, read });
    if (again) filling.value = again;
    if (again && again.place !== null) sheets.open({ is: 'plan', place: again.place });
  };
  /** The plans among which something was filled in: for the question, for a place, for a counter that is led there. */
  const plansFor = ({ place: at, whole, on: [first] }: Filled): readonly PlanOffer[] => {
    if (at === null || first === undefined) return offered.peek();
    const { counter } = whole ? model.offer(read(first)) : {};
    return model.plans.of(counter === undefined ? { place: at } : { counter });
  };
  const stop = effect(() => {
    const { prompt, result } = model.position.value;
    const now = settled(model.position.value);
    const on = now > seen;
    // A curtain, a hint, a look at the log: the same question comes back with what was planned at it.
    waiting = now === seen ? (planned() ?? waiting) : null;
    seen = now;
    question = questionOf(model, model.position.value);
    hand.counter.value = null;
    place.value = null;
    marked.value = null;
    if (byHand.peek() !== prompt?.ask) byHand.value = null;
    refill();
    // Once dice or the other side have spoken, what was meant is past.
    const { undoes, draft } = model.position.peek();
    if (on && undoes === null && draft.length === 0) hand.along.value = new Set();
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
  /** A single plain thing is done at once; a fight, a price or a real alternative is laid out first. */
  const act = (offers: readonly Offered[], otherwise: () => void) => {
    const [only, ...more] = offers;
    if (!only) otherwise();
    else if (more.length > 0) otherwise();
    else if ((only.offer.fight || only.offer.price) && isWeighed(model, only)) open({ is: 'weigh', offered: only });
    else tick(only);
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

  const lights = computed(() =>
    lit(model.position.value.offers, hand.counter.value, {
      chanceOf,
      ways: hand.ways.value,
      touchable: touchable.value,
    }),
  );
  const ready = computed(() => {
    const { offers: all, view } = model.position.value;
    // In a question that has a sheet of its own the counters are chosen there.
    return hand.counter.value === null && asks.value === null ? readyIn(all, view) : new Map<string, number>();
  });

  return {
    sheet,
    rest,
    hand,
    preset: computed(() => model.position.value.draft.length === presetTo.value),
    repeats,
    marked,
    filling,
    plans: computed(() => {
      const at = filling.value?.place ?? null;
      return at === null ? offered.value : model.position.value.prompt ? model.plans.of({ place: at }) : [];
    }),
    strong,
    place,
    sorted,
    asks,
    draft: computed(() => {
      const asked = questionOf(model, model.position.value);
      return asked === null ? undefined : draftAt(asked);
    }),
    restore(draft) {
      if (question === draft.question && planned() === null) model.mean(draft.made.map(read));
      waiting = draft;
      if (question === draft.question && marked.peek() === null) plan(draft);
    },
    lit: computed(() => ({ ...lights.value, ready: ready.value })),
    open,
    close,
    mark(key) {
      marked.value = key;
      if (key === null && sheet.peek() === null) hand.takeNext();
    },
    fill(next) {
      filling.value = next;
      if (next !== null) return;
      byHand.value = model.position.peek().prompt?.ask ?? null;
      openPrompt();
    },
    tick,
    press() {
      const now = strong.peek();
      const onwards = { asks: [model.position.peek().prompt?.ask ?? ''], brake: null, lasts: 'phase' } as const;
      switch (now?.is) {
        case 'answer': {
          const choices = [now.offered, ...now.along].map(({ choice }) => choice);
          return now.along.length > 0 ? model.plans.run(onwards, choices) : model.choose(now.offered.choice);
        }
        case 'run': {
          const { plan, brakes } = now.filling;
          return model.plans.run({ ...plan, brake: brakes ? plan.brake : null }, chosenIn(now.filling));
        }
        case 'propose':
          return model.plans.run(onwards, now.choices);
        case 'send':
          return model.plans.run(
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
    tapPlace(id) {
      const inHand = hand.counter.peek();
      if (inHand !== null) return hand.drop(inHand, id);
      const [plan] = model.plans.of({ place: id });
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
      const inHand = hand.counter.peek();
      const home = homeOf(id);
      // With a counter in hand a lit place is hit before what lies in it.
      const lies = inHand !== null && inHand !== id && home !== undefined && of(at(offers(), home), inHand).length > 0;
      if (lies) hand.drop(inHand, home);
      else if (inHand === id) hand.counter.value = null;
      else if (mine.some(({ offer }) => offer.place !== undefined)) hand.take(id);
      else act(mine, () => openHome(id));
    },
    dispose: stop,
  };

  /** All who may go to the one place that is asked for. */
  function sendAll(goal: string): void {
    const movers = at(offers(), goal).flatMap(({ offer }) => offer.counter ?? []);
    const [first] = movers;
    if (first === undefined) return;
    hand.take(first);
    hand.along.value = new Set(movers.slice(1));
    hand.drop(first, goal);
  }

  /** A target is named by a touch and no more by the next; what is fired with more or less has its row. */
  function nameTarget(id: string, here: readonly Offered[]) {
    const step = here.find(({ offer }) => offer.step);
    const named = meantIn(model.position.peek()).findLast(({ choice }) => model.offer(choice).place === id);
    if (step) tick(step);
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
