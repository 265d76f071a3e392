/** The counter in hand: taken up, let go over a place, led farther, with those that go along. */
import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Offered, PlanOffer, TableModel } from '../model/model';
import { type Filling, wholeOf } from './filling';
import { at, of, type PromptSheet, type Sorted } from './offers';
import type { Sheet, Sheets } from './sheets';

/** What of the desk the hand needs. */
interface Laid {
  readonly sheet: Signal<Sheet | null>;
  readonly chosen: Signal<string | null>;
  readonly picked: Signal<ReadonlySet<string>>;
  readonly marked: Signal<string | null>;
  readonly filling: Signal<Filling | null>;
  readonly ways: ReadonlySignal<readonly PlanOffer[]>;
  readonly sorted: ReadonlySignal<Sorted>;
  readonly asks: ReadonlySignal<PromptSheet | null>;
  refill(): void;
  answer(offered: Offered, along?: readonly Offered[]): void;
}

export interface Hand {
  readonly companions: ReadonlySignal<readonly string[]>;
  take(counter: string | null): void;
  takeNext(): void;
  drop(counter: string, place: string | null): void;
  go(offered: Offered): void;
  lead(way: PlanOffer): void;
}

const isTowards = ({ offer }: Offered) => offer.counter !== undefined && offer.place !== undefined;
const isStep = (offered: Offered) => offered.offer.step === true && isTowards(offered);

export function createHand(model: TableModel, sheets: Sheets, laid: Laid): Hand {
  const { sheet, chosen, picked, marked, filling, ways, sorted, asks } = laid;
  const offers = () => model.position.peek().offers;

  const companions = computed(() => {
    const { offers: all, view } = model.position.value;
    // What can be led on a way goes along on it, whatever dice it begins with.
    const steps = all.filter((one) => isStep(one) || (ways.value.length > 0 && isTowards(one)));
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

  /** With a counter in hand the map is looked at, not a sheet; where it was meant to go is open again. */
  function take(counter: string | null): void {
    chosen.value = counter;
    if (counter !== null) marked.value = null;
    if (filling.peek()?.whole) {
      laid.refill();
      if (sheet.peek()?.is === 'plan') sheet.value = null;
    }
    picked.value = new Set(counter === null ? [] : mates(counter));
    if (counter !== null) sheet.value = null;
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
    // Of those that arrive the first is chosen; then they come one after the other.
    const arrives = movers.size === 1 || (primary === null && entries.at(-1)?.ask === prompt?.ask);
    if (must || (asks.peek() === 'arrivals' && arrives)) take(next);
  }

  function drop(counter: string, target: string | null) {
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
    if (move && second) sheets.open({ is: 'between', counter, place: target });
    else if (move) go(move);
    else if (tried) model.refuse(tried.choice);
    else sheets.open({ is: 'place', place: target });
  }

  function go(offered: Offered): void {
    const { place: target } = offered.offer;
    const along = [...picked.peek()].flatMap((id) => {
      const those = target === undefined ? [] : of(at(offers(), target), id);
      return those.filter(({ choice }) => choice.do === offered.choice.do).slice(0, 1);
    });
    picked.value = new Set();
    chosen.value = null;
    laid.answer(offered, along);
  }

  function lead(way: PlanOffer): void {
    const goal = way.to?.place;
    const along = [...picked.peek()].flatMap((counter) =>
      model.plans({ counter }).filter(({ to }) => to?.place === goal),
    );
    picked.value = new Set();
    chosen.value = null;
    // Dice or the other side may follow: the strong button makes it, and the sheet says what it comes to.
    filling.value = wholeOf({ ...way, choices: [way, ...along].flatMap(({ choices }) => choices) });
    if (goal !== undefined) sheets.open({ is: 'plan', place: goal });
  }

  return { companions, take, takeNext, drop, go, lead };
}
