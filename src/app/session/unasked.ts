/** Questions that nobody need be asked, because there is nothing to decide. */
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Prompt, Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import type { Table } from '../../kernel/table';
import type { CounterView } from '../../kernel/view';
import { askAlways, asUsual, type Company, type Order, type Terms } from '../../panels/model/model';
import { seatOf } from './seating';

/** Answers for persons what they need not or do not want to be asked, at their table and wherever a choice is tried. */
export function createObedience(
  table: Table,
  seats: Seats,
  company: Company,
  orders: ReadonlySignal<Readonly<Record<Side, Order>>>,
  terms: ReadonlySignal<Readonly<Record<string, Terms>>>,
) {
  /** Choices that a standing order has made. */
  const obeyed = new Map<number, Side>();
  /** What a person has given orders to pass by is declined, whatever the hand holds. */
  const ordered = (at: Table): Choice | null => {
    const { prompt } = at;
    const set = prompt ? terms.peek()[termsKey(prompt)] : undefined;
    if (prompt && isStanding(at, prompt)) return asStanding(at, set ?? asUsual);
    if (prompt?.window && set) return onTerms(at, set);
    const order = (prompt && orders.peek()[prompt.side]) ?? 'always';
    const isPassed = order === 'never' || (order === 'fights' && prompt?.window !== 'fight');
    return prompt?.window && isPassed ? primaryOf(at) : null;
  };
  const isPerson = ({ game, state, prompt }: Table) =>
    prompt !== null && seatOf(game, state, seats, prompt.side) === 'person';
  const unasked = (at: Table): Choice | null => (isPerson(at) ? (ordered(at) ?? onlyAnswer(at, company)) : null);
  return {
    unasked,
    obey(at: Table): boolean {
      for (let choice = unasked(at); choice; choice = unasked(at)) {
        const orderer = ordered(at) && at.prompt?.side;
        if (!at.choose(choice).ok) break;
        if (orderer && at === table) obeyed.set(at.entries.length - 1, orderer);
      }
      return true;
    },
    orderedBy: (at: number): Side | null => obeyed.get(at) ?? null,
  };
}

/**
 * The answer to the present question where it is the only one or one of several alike; null where somebody decides.
 * Between two persons a question about a hand is always put, so that silence tells nothing of it.
 */
export function onlyAnswer(table: Table, company: Company): Choice | null {
  const { prompt } = table;
  if (!prompt) return null;
  const [only, ...more] = prompt.choices;
  if (company === 'persons' && !prompt.open) return null;
  if (only && more.length === 0) return only;
  // Nobody is stopped in the midst of a fight for what there is seldom a reason to do otherwise.
  if (prompt.idle && prompt.scene?.is === 'fight') return primaryOf(table);
  if (company !== 'persons' && prompt.window && isIdleWindow(table)) return primaryOf(table);
  return allAlike(table) ? (only ?? null) : null;
}

/** Terms are given by side and kind of question. */
export function termsKey({ side, ask }: Pick<Prompt, 'side' | 'ask'>): string {
  return `${side} ${ask}`;
}

/** Whether a place of the map says how the question is answered. */
function isStanding({ game }: Table, { side, ask }: Prompt): boolean {
  return game.face.map.places.some(({ standing }) => standing?.ask === ask && standing.side === side);
}

/** The usual answer, none, or whatever the side says when it is asked. */
function asStanding(at: Table, { when }: Terms): Choice | null {
  if (when === 'filled') return primaryOf(at);
  const { game, state, prompt } = at;
  return (when === 'never' && prompt?.choices.find((choice) => game.face.offer(state, choice).forgoes)) || null;
}

/** What terms answer by themselves; null where the side is asked. */
function onTerms(at: Table, { when, least, floor }: Terms): Choice | null {
  const { game, state, prompt } = at;
  if (!prompt || when === askAlways.when) return null;
  if (when === 'likely') return bestChance(at) < least ? primaryOf(at) : null;
  const [plan] = when === 'filled' ? (game.face.plans?.of(state, prompt, {}) ?? []) : [];
  const [first] = plan?.choices ?? [];
  return first && !goesBelow(at, first, floor) ? first : primaryOf(at);
}

/** The best chance of any answer; certain where none is rolled for. */
function bestChance({ game, state, prompt }: Table): number {
  const chances = (prompt?.choices ?? []).flatMap((choice) => {
    const shown = prompt && game.face.preview(state, prompt, choice);
    return shown?.outcomes.find(({ kind }) => kind === 'chance')?.value ?? [];
  });
  return chances.length > 0 ? Math.max(...chances) : 1;
}

/** Whether a choice leaves less on a track than is to stay there. */
function goesBelow({ game, state, prompt }: Table, choice: Choice, floor: number): boolean {
  const { tracks } = game.face.view(state, prompt?.side ?? null, null);
  const { price = [] } = game.face.offer(state, choice);
  return price.some(({ track, value }) => (tracks.find(({ id }) => id === track)?.value ?? 0) - value < floor);
}

function primaryOf({ game, state, prompt }: Table): Choice | null {
  return prompt?.choices.find((choice) => game.face.offer(state, choice).primary) ?? null;
}

/** Less than this of a chance, or of a mean, is no reason to be asked. */
const SLIGHT = { chance: 0.01, mean: 0.2 } as const;

/** Nothing but cards could be played, and none moves any figure of the roll by what is worth a word. */
function isIdleWindow({ game, state, prompt }: Table): boolean {
  if (!prompt) return false;
  const now = game.face.preview(state, prompt, null);
  if (!now || now.outcomes.length === 0) return false;
  return prompt.choices.every((choice) => {
    const { card, primary } = game.face.offer(state, choice);
    if (card === undefined) return primary === true;
    const then = game.face.preview(state, prompt, choice);
    if (then?.outcomes.length !== now.outcomes.length) return false;
    return now.outcomes.every(({ kind, value }, i) => Math.abs(value - (then.outcomes[i]?.value ?? 0)) < SLIGHT[kind]);
  });
}

/** The same thing happens to one of several counters that nothing tells apart but their numbers. */
function allAlike({ game, state, prompt }: Table): boolean {
  if (!prompt) return false;
  const offers = prompt.choices.map((choice) => ({ kind: choice.do, ...game.face.offer(state, choice) }));
  const [first] = offers;
  const plain = offers.every(
    ({ kind, counter, place, card }) =>
      kind === first?.kind && counter !== undefined && place === undefined && card === undefined,
  );
  if (!plain || prompt.scene?.is === 'force') return false;
  const view = game.face.view(state, prompt.side, null);
  const kinds = new Set(
    offers.map(({ counter }) => {
      const found = view.counters.find(({ id }) => id === counter);
      return found?.company === undefined ? counter : kindOf(found);
    }),
  );
  return kinds.size === 1;
}

/** All that a counter is but its number within its formation. */
function kindOf({ id: _id, label, company = '', ...rest }: CounterView): string {
  return JSON.stringify({ ...rest, formation: label.slice(0, label.length - company.length) });
}
