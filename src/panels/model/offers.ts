/** Sorts the choices of a prompt by how a hand reaches them: next step, buttons, cards, counters, places. */
import type { Offer } from '../../kernel/game';
import type { Scene } from '../../kernel/scenes';
import type { Offered, PlanOffer } from './model';

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
export type Layout = Extract<Scene['is'], 'force' | 'answer' | 'damage' | 'arrivals'>;

export function layoutOf(scene: Scene | undefined): Layout | null {
  switch (scene?.is) {
    case 'force':
    case 'answer':
    case 'damage':
    case 'arrivals':
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
  const { primary, cards, counters, buttons } = sorted;
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

/** What the board lights: counters that can be taken, and where the one in hand may go. */
export interface Lit {
  readonly counters: ReadonlySet<string>;
  readonly targets: ReadonlyMap<string, { readonly cost?: number; readonly fight?: boolean }> | null;
}

/** `ways` lead further than a single choice does. */
export function lit(offers: readonly Offered[], chosen: string | null, ways: readonly PlanOffer[] = []): Lit {
  const counters = new Set<string>();
  const targets = new Map<string, { readonly cost?: number; readonly fight?: boolean }>();
  for (const { offer } of offers) {
    if (offer.counter !== undefined) counters.add(offer.counter);
    // What the counters of a place can do is said on its sheet; the map lights where something goes.
    if (offer.place === undefined || offer.deed || offer.counter !== (chosen ?? undefined)) continue;
    const { cost, fight } = offer;
    targets.set(offer.place, { ...(cost !== undefined && cost > 0 && { cost }), ...(fight && { fight }) });
  }
  for (const { to } of ways) if (to) targets.set(to.place, { cost: to.cost });
  return { counters, targets: targets.size > 0 ? targets : null };
}
