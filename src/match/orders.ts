/**
 * Answers ahead: while the other player decides, his phone answers for this side what was ordered, and this phone
 * reckons every answer again when the letter comes. The same position must give the same answer on both.
 */
import type { Choice, Game } from '../kernel/game';
import type { Table } from '../kernel/table';

/** 'never' passes a moment by, 'computer' does what the bot would; a number passes by what is less likely than so many per cent. */
export type Order = 'never' | 'computer' | number;

/** By kind of question; what is not in it is asked. */
export type Orders = Readonly<Record<string, Order>>;

export const noOrders: Orders = {};

/** As a letter holds them: `react-air:never damage:computer flak:20`. */
export function ordersText(orders: Orders): string {
  return Object.keys(orders)
    .sort()
    .map((ask) => `${ask}:${orders[ask]}`)
    .join(' ');
}

const WRITTEN = /^([a-z0-9-]{1,64}):(never|computer|[1-9]\d?|100)$/;

/** What cannot be read is not ordered: the side is asked. */
export function readOrders(text: string): Orders {
  const found = text.split(' ').flatMap((word): [string, Order][] => {
    const [, ask = '', order = ''] = WRITTEN.exec(word) ?? [];
    if (ask === '') return [];
    return [[ask, order === 'never' || order === 'computer' ? order : Number(order)]];
  });
  return Object.fromEntries(found);
}

/** What a question can be ordered to be answered by; nothing where the side itself must decide. */
export function orderable({ mind }: Pick<Game, 'mind'>, ask: string): readonly Order[] {
  if (mind.ahead?.bears.includes(ask)) return ['computer'];
  return mind.ahead?.windows.includes(ask) ? ['never', 'computer', 20] : [];
}

/**
 * The answer to the question now asked, where its side need not be asked: there is but one and everybody sees that, or
 * it was ordered. An order holds whatever the hand holds, so that silence tells nothing.
 */
export function answerAhead(table: Table, orders: Orders): Choice | null {
  const { prompt } = table;
  if (!prompt) return null;
  const [only, ...more] = prompt.choices;
  if (only && more.length === 0 && prompt.open) return only;
  const order = orderFor(table, orders);
  if (order === null) return null;
  if (order === 'computer') return table.game.mind.bot(table.state, prompt).choice;
  const passes = passing(table);
  if (order === 'never') return passes;
  return likeliest(table) * 100 < order ? passes : null;
}

/** Whether the answer depends on how the computer of a phone thinks. */
export function isReckoned(table: Table, orders: Orders): boolean {
  const order = orderFor(table, orders);
  return order !== null && order !== 'never';
}

function orderFor({ game, prompt }: Table, orders: Orders): Order | null {
  const order = prompt && Object.hasOwn(orders, prompt.ask) ? orders[prompt.ask] : undefined;
  if (!prompt || order === undefined) return null;
  const kind = typeof order === 'number' ? 'number' : order;
  const allowed = orderable(game, prompt.ask).some((one) => (typeof one === 'number' ? 'number' : one) === kind);
  return allowed ? order : null;
}

/** What lets the moment pass. */
function passing({ game, state, prompt }: Table): Choice | null {
  return prompt?.choices.find((choice) => game.face.offer(state, choice).primary) ?? null;
}

/** The best chance of any answer; certain where none is rolled for. */
function likeliest({ game, state, prompt }: Table): number {
  const chances = (prompt?.choices ?? []).flatMap((choice) => {
    const shown = prompt && game.face.preview(state, prompt, choice);
    return shown?.outcomes.find(({ kind }) => kind === 'chance')?.value ?? [];
  });
  return chances.length > 0 ? Math.max(...chances) : 1;
}
