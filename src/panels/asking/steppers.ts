/** Choices that are one thing in several amounts: a number is asked, and a stepper sets it. */
import type { Offered } from '../model/model';

export interface Stepper {
  readonly id: string;
  /** From the least amount to the most. */
  readonly amounts: readonly { readonly amount: number; readonly offered: Offered }[];
}

/** Fewer amounts than this are quicker read as rows. */
const LEAST = 3;

export function steppersIn(offers: readonly Offered[]): readonly Stepper[] {
  const groups = new Map<string, { readonly amount: number; readonly offered: Offered }[]>();
  for (const offered of offers) {
    const found = amountOf(offered);
    if (!found) continue;
    const group = groups.get(found.of);
    if (group) group.push({ amount: found.amount, offered });
    else groups.set(found.of, [{ amount: found.amount, offered }]);
  }
  return [...groups].flatMap(([id, group]): Stepper[] => {
    const amounts = [...group].sort((a, b) => a.amount - b.amount);
    const even = amounts.every(({ amount }, i) => amount === (amounts[0]?.amount ?? 0) + i);
    return amounts.length >= LEAST && even ? [{ id, amounts }] : [];
  });
}

/** The amount of a choice that has just one, and what it is an amount of. */
function amountOf({ choice, offer }: Offered): { readonly of: string; readonly amount: number } | null {
  if (offer.counter !== undefined || offer.card !== undefined || offer.primary) return null;
  const fields = Object.entries(choice);
  const [amount, ...others] = fields.flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  if (amount === undefined || others.length > 0) return null;
  return { of: JSON.stringify(fields.map(([name, value]) => [name, typeof value === 'number' ? '#' : value])), amount };
}
