/** The event card that a turn draws in sight. */
import type { Fact } from '../../kernel/facts';
import type { Happened } from '../../kernel/tale';
import type { TableModel, Telling } from '../model/model';
import type { ToldCard } from './telling';

export interface DrawnEvent {
  readonly id: string;
  readonly met: boolean;
  /** Which parts of its condition hold. */
  readonly clauses: readonly boolean[];
}

function eventIn({ card }: Fact): DrawnEvent | null {
  if (card?.is !== 'drawn' || card.id === null) return null;
  return { id: card.id, met: card.met ?? true, clauses: card.clauses ?? [] };
}

const factsIn = ({ steps }: ToldCard): readonly Happened[] => steps.flatMap(({ facts }) => facts);

/** The event of a turn that opens, if it draws one. */
export function eventOf(card: ToldCard): DrawnEvent | null {
  for (const { fact } of factsIn(card)) {
    const drawn = eventIn(fact);
    if (drawn) return drawn;
  }
  return null;
}

/** A turn's opening whose event is asked about: the question shows it, before and instead of the telling. */
export function isShownByQuestion(
  card: ToldCard,
  happened: readonly Happened[],
  { told, more, card: asked }: Pick<Telling, 'told' | 'more' | 'card'>,
): boolean {
  const drawn = card.is === 'turn' ? factsIn(card).find(({ fact }) => eventIn(fact)) : undefined;
  if (!drawn) return false;
  return happened.indexOf(drawn) < told || (!more && eventIn(drawn.fact)?.id === asked);
}

/** How a card of the table was drawn; null where nobody saw that. */
export function drawnAs({ game, position, opening }: TableModel, card: string): DrawnEvent | null {
  const lists = [opening, ...position.value.entries.map(({ events }) => events)];
  for (const events of lists.reverse()) {
    for (const event of events) {
      const drawn = eventIn(game.face.fact(event));
      if (drawn?.id === card) return drawn;
    }
  }
  return null;
}
