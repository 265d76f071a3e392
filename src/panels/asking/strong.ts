/** The strong button: the only thing on the screen that pays, rolls, reveals, passes or ends a phase. */
import type { Ending } from '../../kernel/draft';
import type { Choice, Side } from '../../kernel/game';
import type { View } from '../../kernel/view';
import type { Offered, Position, TableModel } from '../model/model';
import type { Filling } from './filling';
import type { PromptSheet, Sorted } from './offers';
import { sentIn } from './sending';
import type { Sheet } from './sheets';

export type Strong =
  /** Makes this choice, and those of the others that go along. */
  | { readonly is: 'answer'; readonly offered: Offered; readonly ending: Ending; readonly along: readonly Offered[] }
  /** Makes all that is ticked, one after another. */
  | { readonly is: 'run'; readonly filling: Filling }
  /** Leads all counters that must go somewhere where a sensible player would. */
  | { readonly is: 'propose'; readonly choices: readonly Choice[] }
  /** Sends these one by one at the place of a choice that would send everybody. */
  | { readonly is: 'send'; readonly sent: readonly Offered[] }
  /** The question lies folded, or what is filled in for another place: it only opens. So many answers are legal. */
  | {
      readonly is: 'show';
      readonly what: Exclude<PromptSheet, 'arrivals'>;
      readonly count: number;
      readonly place?: string;
    }
  /** Nothing is planned yet: it says what is missing. */
  | { readonly is: 'wait'; readonly for: Missing };

export type Missing = 'place' | 'unit' | 'units' | 'card' | 'points' | 'one';

export interface StrongDesk {
  readonly sheet: Sheet | null;
  readonly marked: string | null;
  /** Those that go along with what is marked. */
  readonly along: readonly Offered[];
  readonly asks: PromptSheet | null;
  /** The hand of whoever is asked lies covered. */
  readonly covered: boolean;
  readonly sorted: Sorted;
  /** What is filled in. */
  readonly filling: Filling | null;
  /** Where those that must go somewhere would sensibly go. */
  readonly proposed: readonly Choice[];
}

/** Sheets in which the whole question can be answered, or in which a card of the hand is looked at. */
const open: readonly Sheet['is'][] = ['prompt', 'choices', 'hand'];

export function strongOf(model: Pick<TableModel, 'ending'>, position: Position, desk: StrongDesk): Strong | null {
  const { prompt, offers } = position;
  const { sheet, asks, sorted } = desk;
  if (!prompt) return null;
  // Every answer is a card.
  if (desk.covered && offers.length === 0) return { is: 'show', what: 'answer', count: prompt.choices.length };
  const answer = (offered: Offered, along: readonly Offered[] = []): Strong => {
    return { is: 'answer', offered, ending: model.ending(offered.choice), along };
  };
  const sent = sentIn(position, sheet);
  if (sent) return sent.length > 0 ? { is: 'send', sent } : { is: 'wait', for: 'units' };
  if (sheet?.is === 'weigh') return answer(sheet.offered);
  const marked = markedIn(offers, desk.marked);
  // What was planned before the page was left is looked at before it is done.
  const away = sheet?.is === 'resume' && asks !== null && asks !== 'arrivals';
  if (marked && !away) return answer(marked, desk.along);
  const led = desk.filling?.whole ? (desk.filling.place ?? undefined) : undefined;
  if (led !== undefined && sheet?.is === 'place' && sheet.place !== led) {
    return { is: 'show', what: 'plan', count: 1, place: led };
  }
  if (desk.filling && (desk.filling.whole || sheet?.is === 'plan' || (sheet?.is === 'prompt' && asks === 'plan'))) {
    return { is: 'run', filling: desk.filling };
  }
  const folded = asks !== null && asks !== 'arrivals' && offers.length > 1 && !(sheet && open.includes(sheet.is));
  if (folded) return { is: 'show', what: asks, count: offers.length - (sorted.primary ? 1 : 0) };
  // A card or none: declining is a button of its own as long as there is a card to play.
  if (asks === 'answer' && sorted.cards.length > 0) return { is: 'wait', for: 'card' };
  if (asks === 'damage') return { is: 'wait', for: 'points' };
  const plain = plainOf(sorted, offers);
  if (plain) return answer(plain);
  if (desk.proposed.length > 0) return { is: 'propose', choices: desk.proposed };
  return { is: 'wait', for: missing(sorted, asks) };
}

/** What goes on; of two plain answers the one that gives nothing up. */
function plainOf({ primary, buttons }: Sorted, offers: readonly Offered[]): Offered | undefined {
  const plain = primary ?? offers.find(({ offer }) => offer.forgoes);
  const [other, ...more] = offers.filter((one) => one !== plain);
  const isPlain = other !== undefined && more.length === 0 && buttons.includes(other) && other.offer.final;
  return plain?.offer.forgoes && isPlain && !other.offer.forgoes ? other : plain;
}

/** A place of a side that holds more than it may, and by how much. */
export interface Over {
  readonly place: string;
  readonly icon: string;
  readonly by: number;
}

export function overIn({ places }: Pick<View, 'places'>, side: Side): readonly Over[] {
  return places.flatMap(({ id, holder, figures }) =>
    figures.flatMap(({ icon, value, of }) =>
      holder === side && of !== undefined && value > of ? [{ place: id, icon, by: value - of }] : [],
    ),
  );
}

/** The places of a side that lose something unless somebody comes there. */
export function looseIn({ places }: Pick<View, 'places'>, side: Side): readonly string[] {
  return places.flatMap(({ id, holder, marks }) => (holder === side && marks.includes('loose') ? [id] : []));
}

/** What ends the movement of a side, whose places may then hold too much. */
export function endsMoving({ moves }: Sorted, { offer }: Offered): boolean {
  return offer.primary === true && moves.length > 0;
}

function missing({ places, moves, counters, cards }: Sorted, asks: PromptSheet | null): Missing {
  if (asks === 'force' || asks === 'compose') return 'units';
  if (places.length > 0) return 'place';
  if (asks === 'arrivals' || (moves.length > 0 && asks === null)) return 'unit';
  if (counters.length === 0 && cards.length > 0) return 'card';
  return 'one';
}

/** What is marked: a choice by its key, or the choice of a card by the card. */
export function markedIn(offers: readonly Offered[], marked: string | null): Offered | undefined {
  if (marked === null) return undefined;
  return offers.find(({ key }) => key === marked) ?? offers.find(({ offer }) => offer.card === marked);
}
