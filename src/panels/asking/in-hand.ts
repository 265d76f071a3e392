/** The counter in hand: taken up, let go over a place, led farther, with those that go along. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Offered, PlanOffer, TableModel } from '../model/model';
import { type Filling, wholeOf } from './filling';
import { at, of, type PromptSheet, type Sorted } from './offers';
import type { Sheet, Sheets } from './sheets';

/** What of the desk the hand needs. */
interface Laid {
  readonly sheet: Signal<Sheet | null>;
  readonly marked: Signal<string | null>;
  readonly filling: Signal<Filling | null>;
  readonly sorted: ReadonlySignal<Sorted>;
  readonly asks: ReadonlySignal<PromptSheet | null>;
  refill(): void;
  tick(offered: Offered, along?: readonly Offered[]): void;
}

export interface Hand {
  /** The counter in hand. */
  readonly counter: Signal<string | null>;
  /** The place that it hangs over. */
  readonly over: Signal<string | null>;
  /** Counters meant to act together: they go along, or join what is put together next. */
  readonly along: Signal<ReadonlySet<string>>;
  /** Those beside it that may go where it goes, each by a step of its own. */
  readonly companions: ReadonlySignal<readonly string[]>;
  /** Where it can be led, step by step. */
  readonly ways: ReadonlySignal<readonly PlanOffer[]>;
  take(counter: string | null): void;
  /** A counter that must go somewhere is in hand at once. */
  takeNext(): void;
  /** Let go over a place. */
  drop(counter: string, place: string | null): void;
  /** It goes, and those that go along with it. */
  go(offered: Offered): void;
  /** It is to be led to a place, and the others after it: the strong button does it. */
  lead(way: PlanOffer): void;
}

const isTowards = ({ offer }: Offered) => offer.counter !== undefined && offer.place !== undefined;
const isStep = (offered: Offered) => offered.offer.step === true && isTowards(offered);

export function createHand(model: TableModel, sheets: Sheets, laid: Laid): Hand {
  const { sheet, marked, filling, sorted, asks } = laid;
  const counter = signal<string | null>(null);
  const over = signal<string | null>(null);
  const along = signal<ReadonlySet<string>>(new Set());
  const ways = computed(() =>
    counter.value === null || !model.position.value.prompt ? [] : model.plans.of({ counter: counter.value }),
  );
  const offers = () => model.position.peek().offers;

  const companions = computed(() => {
    const { offers: all, view } = model.position.value;
    // What can be led on a way goes along on it, whatever dice it begins with.
    const steps = all.filter((one) => isStep(one) || (ways.value.length > 0 && isTowards(one)));
    const home = view.counters.find(({ id }) => id === counter.value)?.at;
    if (home === undefined || of(steps, counter.value ?? '').length === 0) return [];
    const movers = new Set(steps.map(({ offer }) => offer.counter));
    const beside = view.counters.filter(
      ({ id, at: there }) => there === home && id !== counter.value && movers.has(id),
    );
    const group = view.counters.find(({ id }) => id === counter.value)?.group;
    const isMate = (one: { readonly group?: string }) => Number(group !== undefined && one.group === group);
    return beside.sort((a, b) => isMate(b) - isMate(a)).map(({ id }) => id);
  });

  /** Those of its regiment beside it: they go along unless they are taken away. */
  function mates(taken: string): readonly string[] {
    const { counters } = model.position.peek().view;
    const groupOf = (id: string) => counters.find((one) => one.id === id)?.group;
    const group = groupOf(taken);
    return group === undefined ? [] : companions.peek().filter((id) => groupOf(id) === group);
  }

  /** With a counter in hand the map is looked at, not a sheet; where it was meant to go is open again. */
  function take(taken: string | null): void {
    counter.value = taken;
    if (taken !== null) marked.value = null;
    if (filling.peek()?.whole) {
      laid.refill();
      if (sheet.peek()?.is === 'plan') sheet.value = null;
    }
    along.value = new Set(taken === null ? [] : mates(taken));
    if (taken !== null) sheet.value = null;
    else if (sheet.peek() === null && asks.peek()) sheets.openPrompt();
  }

  /** A counter that must arrive, jump or retreat is in hand at once, one after the other: the map asks where it goes. */
  function takeNext(): void {
    const { moves, primary } = sorted.peek();
    const movers = new Set(moves.map(({ offer }) => offer.counter));
    const [next] = movers;
    if (next === undefined) return;
    const must = asks.peek() === null && primary === null && sheet.peek() === null;
    const { entries, prompt } = model.position.peek();
    // Of those that arrive the first is in hand; then they come one after the other.
    const arrives = movers.size === 1 || (primary === null && entries.at(-1)?.ask === prompt?.ask);
    if (must || (asks.peek() === 'arrivals' && arrives)) take(next);
  }

  function drop(dropped: string, target: string | null) {
    if (target === null) {
      counter.value = null;
      return;
    }
    const way = counter.peek() === dropped ? ways.peek().find(({ to }) => to?.place === target) : undefined;
    if (way) return lead(way);
    const [move, second] = of(at(offers(), target), dropped);
    const [tried] = move ? [] : model.tries({ counter: dropped, place: target });
    // What is refused stays in hand, with the reason.
    counter.value = tried ? dropped : null;
    if (move && second) sheets.open({ is: 'between', counter: dropped, place: target });
    else if (move) go(move);
    else if (tried) model.refuse(tried.choice);
    else sheets.open({ is: 'place', place: target });
  }

  function go(offered: Offered): void {
    const { place: target } = offered.offer;
    const others = [...along.peek()].flatMap((id) => {
      const those = target === undefined ? [] : of(at(offers(), target), id);
      return those.filter(({ choice }) => choice.do === offered.choice.do).slice(0, 1);
    });
    along.value = new Set();
    counter.value = null;
    laid.tick(offered, others);
  }

  function lead(way: PlanOffer): void {
    const goal = way.to?.place;
    const others = [...along.peek()].flatMap((id) =>
      model.plans.of({ counter: id }).filter(({ to }) => to?.place === goal),
    );
    along.value = new Set();
    counter.value = null;
    // Dice or the other side may follow: the strong button makes it, and the sheet says what it comes to.
    filling.value = wholeOf({ ...way, choices: [way, ...others].flatMap(({ choices }) => choices) });
    if (goal !== undefined) sheets.open({ is: 'plan', place: goal });
  }

  return { counter, over, along, companions, ways, take, takeNext, drop, go, lead };
}
