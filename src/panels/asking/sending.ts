/** Everybody who may is sent at a place by one choice; who of them is left out, and how the others go one by one. */
import type { Offered, Position } from '../model/model';
import type { Sheet } from './sheets';

/** Those who would join by a choice that sends everybody, each by a choice of his own. */
export function joinersOf({ offers }: Pick<Position, 'offers'>, { offer }: Offered): readonly Offered[] {
  if (offer.place === undefined || offer.counter !== undefined || !offer.fight) return [];
  const joins = (one: Offered) => one.offer.fight && one.offer.step && one.offer.counter !== undefined;
  return offers.filter((one) => joins(one) && one.offer.place === offer.place);
}

/** Those of them who go; null where nobody is left out. */
export function sentIn(position: Pick<Position, 'offers'>, sheet: Sheet | null): readonly Offered[] | null {
  if (sheet?.is !== 'weigh' || !sheet.without || sheet.without.length === 0) return null;
  const { without } = sheet;
  return joinersOf(position, sheet.offered).filter(({ offer }) => !without.includes(offer.counter ?? ''));
}
