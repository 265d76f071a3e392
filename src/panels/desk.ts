/** What lies open on the table beside the map: the sheet, the counter in hand, the place spoken of. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '../kernel/game';
import { controlChange, drawnCard, kindOf, phaseOf, rollsIn } from './events';
import type { Offered, TableModel } from './model';
import { at, attempt, type Lit, lit, of, type PromptSheet, promptSheet, type Sorted, sortOffers } from './offers';

export type Sheet =
  | {
      readonly is: 'prompt' | 'choices' | 'digest' | 'log' | 'rolls' | 'hand' | 'layers' | 'menu' | 'report' | 'resume';
    }
  | { readonly is: 'boxes' | 'rewind' | 'briefing' | 'enemy' | 'history' | 'keys' }
  | { readonly is: 'place'; readonly place: string }
  | { readonly is: 'track'; readonly track: string }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'weigh'; readonly offered: Offered };

export const rests = ['peek', 'half', 'full'] as const;
export type Rest = (typeof rests)[number];

export interface Desk {
  readonly sheet: ReadonlySignal<Sheet | null>;
  readonly rest: ReadonlySignal<Rest>;
  /** The counter in hand. */
  readonly chosen: ReadonlySignal<string | null>;
  /** The place spoken of; the board keeps it in sight. */
  readonly place: ReadonlySignal<string | null>;
  readonly sorted: ReadonlySignal<Sorted>;
  /** What the question itself puts on the table. */
  readonly asks: ReadonlySignal<PromptSheet | null>;
  readonly lit: ReadonlySignal<Lit>;
  open(sheet: Sheet, rest?: Rest): void;
  settle(rest: Rest): void;
  close(): void;
  take(counter: string | null): void;
  point(place: string | null): void;
  tapPlace(place: string): void;
  tapCounter(counter: string): void;
  /** A counter let go over a place. */
  drop(counter: string, place: string | null): void;
  dispose(): void;
}

/** The enemy has acted so that the player should see it before going on. */
export function isGrave(events: readonly GameEvent[], places: ReadonlySet<string>): boolean {
  if (!events.some((event) => phaseOf(event) !== null)) return false;
  const losses = events.filter((event) => kindOf(event) === 'losses').length;
  return events.some((event) => controlChange(event, places)) || losses > 2 || rollsIn(events).length > 5;
}

/** Sheets that outlive the question they were opened at. */
const lasting: readonly Sheet['is'][] = ['choices'];

export function createDesk(model: TableModel, options: { readonly quick: () => boolean }): Desk {
  const sheet = signal<Sheet | null>(null);
  const rest = signal<Rest>('half');
  const chosen = signal<string | null>(null);
  const place = signal<string | null>(null);
  const sorted = computed(() => sortOffers(model.position.value.offers));
  const asks = computed(() => promptSheet(sorted.value, model.position.value.preview !== null));
  const places = new Set(model.game.map.places.map(({ id }) => id));

  const open = (next: Sheet, at: Rest = 'half') => {
    sheet.value = next;
    rest.value = at;
    place.value = next.is === 'place' ? next.place : place.peek();
  };
  const openPrompt = () => {
    const kind = asks.peek();
    if (kind) open({ is: 'prompt' }, kind === 'card' ? 'full' : 'half');
    else sheet.value = null;
    const about = model.position.peek().prompt?.about?.cr;
    if (typeof about === 'string' && places.has(about)) place.value = about;
  };
  const close = () => {
    const was = sheet.peek();
    sheet.value = null;
    place.value = null;
    // Behind news and reading lies the question, if it has a sheet of its own.
    if (was && was.is !== 'prompt' && asks.peek()) openPrompt();
  };

  let seen = model.position.peek().entries.length;
  const stop = effect(() => {
    const { entries, result } = model.position.value;
    const news = entries.length > seen ? entries.slice(seen).flatMap((entry) => entry.events) : [];
    seen = entries.length;
    chosen.value = null;
    place.value = null;
    const was = sheet.peek();
    const toTell = asks.peek() !== 'card' && (drawnCard(news) !== null || isGrave(news, places));
    if (result) open({ is: 'report' }, 'full');
    else if (!options.quick() && toTell) open({ is: 'digest' });
    else if (!was || !lasting.includes(was.is)) openPrompt();
  });

  const choose = (offered: Offered) => void model.choose(offered.choice);
  /** A single plain thing is done at once; a fight or a real alternative is laid out first. */
  const act = (offers: readonly Offered[], otherwise: () => void) => {
    const [only, ...more] = offers;
    if (!only) otherwise();
    else if (more.length > 0) otherwise();
    else if (only.offer.fight) open({ is: 'weigh', offered: only });
    else choose(only);
  };
  const offers = () => model.position.peek().offers;
  /** With a counter in hand the map is looked at, not a sheet. */
  const take = (counter: string | null) => {
    chosen.value = counter;
    if (counter !== null) sheet.value = null;
    else if (sheet.peek() === null && asks.peek()) openPrompt();
  };
  const drop = (counter: string, target: string | null) => {
    chosen.value = null;
    if (target === null) return;
    const [move] = of(at(offers(), target), counter);
    const tried = move ? null : attempt(offers(), counter, target);
    if (move) choose(move);
    else if (tried) model.refuse(tried);
    else open({ is: 'place', place: target });
  };

  return {
    sheet,
    rest,
    chosen,
    place,
    sorted,
    asks,
    lit: computed(() => lit(model.position.value.offers, chosen.value)),
    open,
    settle(next) {
      rest.value = next;
    },
    close,
    take,
    point(next) {
      place.value = next;
    },
    tapPlace(id) {
      const inHand = chosen.peek();
      if (inHand !== null) return drop(inHand, id);
      const here = at(offers(), id).filter(({ offer }) => offer.counter === undefined);
      act(here, () => open({ is: 'place', place: id }));
    },
    tapCounter(id) {
      const mine = of(offers(), id);
      if (chosen.peek() === id) chosen.value = null;
      else if (mine.some(({ offer }) => offer.place !== undefined)) take(id);
      else act(mine, () => openHome(id));
    },
    drop,
    dispose: stop,
  };

  function openHome(counter: string) {
    const home = model.position.peek().view.counters.find(({ id }) => id === counter)?.at;
    if (home !== undefined) open(places.has(home) ? { is: 'place', place: home } : { is: 'boxes' });
  }
}
