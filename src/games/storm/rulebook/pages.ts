/** Where each kind of card stands in chapter 18. */
import { type CardKind, cardKinds } from '../data/cards';

export function pageOf(kind: CardKind): string {
  return `18.${cardKinds.indexOf(kind) + 1}`;
}
