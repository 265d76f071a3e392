/** How many letters a battle takes by post: said before it begins, as a range, never as a promise. */
import type { Game, Letters } from '../kernel/game';
import { noOrders, type Orders } from './orders';

/** A longer one is better played at one table. */
const LONG = 60;

/** Null where nobody has counted. */
export function forecast({ mind }: Pick<Game, 'mind'>, scenario: string, orders: Orders = noOrders): Letters | null {
  const counted = mind.ahead?.letters;
  if (!counted || !Object.hasOwn(counted, scenario)) return null;
  const bears = mind.ahead?.bears ?? [];
  const isOrdered = bears.every((ask) => orders[ask] === 'computer');
  return (isOrdered ? counted[scenario]?.ordered : counted[scenario]?.asked) ?? null;
}

/** Whether a battle goes on for too long to be played by letters alone. */
export function isLong({ to }: Letters): boolean {
  return to > LONG;
}
