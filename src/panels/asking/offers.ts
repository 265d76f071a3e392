/** Sorts the choices of a prompt by how a hand reaches them: next step, buttons, cards, counters, places. */
import type { Offer } from '../../kernel/game';
import type { Scene } from '../../kernel/scenes';
import type { View } from '../../kernel/view';
import type { Offered, PlanOffer, TableModel } from '../model/model';

export interface Sorted {
  readonly primary: Offered | null;
  /** Neither counter nor place nor card. */
  readonly buttons: readonly Offered[];
  readonly cards: readonly Offered[];
  /** On a counter, going nowhere. */
  readonly counters: readonly Offered[];
  /** A counter to a place. */
  readonly moves: readonly Offered[];
  readonly places: readonly Offered[];
  /** What the counters of a place can do. */
  readonly deeds: readonly Offered[];
}

export function sortOffers(offers: readonly Offered[]): Sorted {
  const primary = offers.find(({ offer }) => offer.primary) ?? null;
  const rest = offers.filter((offered) => offered !== primary);
  const is = (test: (offer: Offer) => boolean) => rest.filter(({ offer }) => test(offer));
  return {
    primary,
    buttons: is((o) => o.card === undefined && o.counter === undefined && o.place === undefined),
    cards: is((o) => o.card !== undefined),
    counters: is((o) => o.card === undefined && o.counter !== undefined && o.place === undefined),
    moves: is((o) => o.counter !== undefined && o.place !== undefined),
    places: is((o) => o.counter === undefined && o.place !== undefined && !o.deed),
    deeds: is((o) => o.deed === true),
  };
}

/** Scenes that are laid out in a way of their own. */
export type Layout = Extract<Scene['is'], 'force' | 'answer' | 'damage' | 'arrivals' | 'points' | 'targets'>;

export function layoutOf(scene: Scene | undefined): Layout | null {
  switch (scene?.is) {
    case 'force':
    case 'answer':
    case 'damage':
    case 'arrivals':
    case 'points':
    case 'targets':
      return scene.is;
    default:
      return null;
  }
}

/** What the question puts on the table by itself: a card to read, a roll to weigh, a short list, its own layout. */
export type PromptSheet = Layout | 'plan' | 'compose' | 'card' | 'preview' | 'pick';

/** More buttons than this go into a list. */
const BUTTONS_IN_DOCK = 3;

export function promptSheet(sorted: Sorted, hasPreview: boolean, fights = false): PromptSheet | null {
  const { primary, cards, moves, buttons } = sorted;
  // What else a counter that goes somewhere can do is said when it is in hand.
  const movers = new Set(moves.map(({ offer }) => offer.counter));
  const counters = sorted.counters.filter(({ offer }) => !movers.has(offer.counter));
  const decidesCard = primary?.offer.card !== undefined || (cards.length > 0 && cards.length === allOf(sorted));
  if (decidesCard) return 'card';
  if (fights && (hasPreview || counters.length > 0)) return 'compose';
  if (hasPreview) return 'preview';
  // Where a counter goes is asked on the map.
  return counters.length > 0 || buttons.length > BUTTONS_IN_DOCK ? 'pick' : null;
}

function allOf({ primary, ...lists }: Sorted): number {
  return Object.values(lists).reduce((sum, list) => sum + list.length, primary ? 1 : 0);
}

/** Every choice that touches a place, a counter going there included. */
export function at(offers: readonly Offered[], place: string): readonly Offered[] {
  return offers.filter(({ offer }) => offer.place === place);
}

export function of(offers: readonly Offered[], counter: string): readonly Offered[] {
  return offers.filter(({ offer }) => offer.counter === counter);
}

export const keyOf = ({ key }: Offered): string => key;

/** A place that is lit: what it costs, whether it is fought for and how likely that goes well, what it would hold. */
export interface LitPlace {
  readonly cost?: number;
  readonly ends?: boolean;
  readonly fight?: boolean;
  readonly price?: Offer['price'];
  /** The best chance of what can be done there. */
  readonly chance?: number;
  /** It would hold more than it may. */
  readonly over?: { readonly value: number; readonly of: number };
}

/** What the board lights: counters that can be taken, and where the one in hand may go. */
export interface Lit {
  readonly counters: ReadonlySet<string>;
  readonly targets: ReadonlyMap<string, LitPlace> | null;
}

interface Aims {
  chanceOf?(offered: Offered): number | null;
  /** Lead further than a single choice does. */
  readonly ways?: readonly PlanOffer[];
  /** Places that are touched with empty hands: those that reach them are filled in. */
  readonly touchable?: readonly string[];
}

export function lit(
  offers: readonly Offered[],
  chosen: string | null,
  { chanceOf = () => null, ways = [], touchable = [] }: Aims = {},
): Lit {
  const counters = new Set<string>();
  const targets = new Map<string, LitPlace>();
  for (const offered of offers) {
    const { counter, place, deed } = offered.offer;
    if (counter !== undefined) counters.add(counter);
    // What the counters of a place can do is said on its sheet; the map lights where something goes.
    if (place === undefined || deed || counter !== (chosen ?? undefined)) continue;
    targets.set(place, litPlace(offered, chanceOf(offered), targets.get(place)));
  }
  const goal = chosen === null && targets.size === 0 ? onlyGoal(offers) : null;
  if (goal !== null) targets.set(goal, {});
  for (const { to } of ways) if (to) targets.set(to.place, { cost: to.cost, ...(to.ends && { ends: true }) });
  for (const place of chosen === null ? touchable : []) if (!targets.has(place)) targets.set(place, { fight: true });
  return { counters, targets: targets.size > 0 ? targets : null };
}

/** The one place that every counter asked for may go to, so that the place answers before any of them is in hand. */
export function onlyGoal(offers: readonly Offered[]): string | null {
  const moves = offers.flatMap(({ offer: { counter, place, deed } }) =>
    counter !== undefined && !deed ? [place] : [],
  );
  const [goal] = moves;
  return goal !== undefined && moves.every((place) => place === goal) ? goal : null;
}

/** Of several things that can be done at a place the likeliest counts. */
function litPlace({ offer }: Offered, chance: number | null, other: LitPlace | undefined): LitPlace {
  if (other?.chance !== undefined && (chance ?? 0) <= other.chance) return other;
  const { cost, ends, fight, price, stack } = offer;
  return {
    ...(cost !== undefined && cost > 0 && { cost }),
    ...(ends && { ends }),
    ...(fight && { fight }),
    ...(price && { price }),
    ...(chance !== null && { chance }),
    ...(stack && stack.value > stack.of && { over: { value: stack.value, of: stack.of } }),
  };
}

/** Who can still act: so many counters of each place, or none where the place itself acts and names no counter. */
export function readyIn(offers: readonly Offered[], view: Pick<View, 'counters'>): ReadonlyMap<string, number> {
  const able = new Set(offers.flatMap(({ offer: { counter } }) => counter ?? []));
  const ready = new Map<string, number>();
  for (const { offer } of offers) if (offer.deed && offer.place !== undefined) ready.set(offer.place, 0);
  for (const { id, at } of view.counters) if (able.has(id)) ready.set(at, (ready.get(at) ?? 0) + 1);
  return ready;
}

/** Whether a choice is looked at with its odds before it is planned: what only leads on to where a force is put together is done at once. */
export function isWeighed(model: Pick<TableModel, 'preview' | 'ending'>, { choice, offer }: Offered): boolean {
  return !offer.step && (model.preview(choice) !== null || model.ending(choice) !== 'free');
}
