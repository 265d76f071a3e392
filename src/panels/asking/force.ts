/** What is being put together: the counters and cards that joined, those that still may, and what they come to. */
import type { Choice, Face } from '../../kernel/game';
import type { CounterView } from '../../kernel/view';
import type { Offered, Position } from '../model/model';
import { leaves } from './filling';
import { meantIn } from './ticks';

export interface Force {
  /** In the order of the view: joined or still free to join. */
  readonly counters: readonly CounterView[];
  readonly picked: ReadonlySet<string>;
  readonly most: number;
  /** How a counter joins. */
  readonly joins: ReadonlyMap<string, Offered>;
  /** Cards that joined, and those that may. */
  readonly committed: readonly string[];
  readonly cards: readonly Offered[];
}

export function forceOf({ prompt, view, offers }: Position): Force {
  const force = prompt?.scene?.is === 'force' ? prompt.scene : null;
  const picked = new Set(force?.picked);
  const joins = new Map<string, Offered>();
  for (const offered of offers) {
    const { counter, place } = offered.offer;
    if (counter !== undefined && place === undefined) joins.set(counter, offered);
  }
  return {
    counters: view.counters.filter(({ id }) => picked.has(id) || joins.has(id)),
    picked,
    most: force?.most ?? 0,
    joins,
    committed: view.cards.filter(({ at }) => at === 'committed').map(({ id }) => id),
    cards: offers.filter(({ offer }) => offer.card !== undefined),
  };
}

/** Counters that belong together in one place; those that belong to nothing stand together. */
export interface Band {
  readonly at: string;
  readonly group: string | undefined;
  readonly counters: readonly CounterView[];
}

export function bandsOf(counters: readonly CounterView[]): readonly Band[] {
  const found = new Map<string, CounterView[]>();
  for (const counter of counters) {
    const key = counter.group === undefined ? '' : `${counter.at} ${counter.group}`;
    found.set(key, [...(found.get(key) ?? []), counter]);
  }
  return [...found.values()].map((band) => ({ at: band[0]?.at ?? '', group: band[0]?.group, counters: band }));
}

/** Whether a choice is about this counter or card. */
export function mentions(choice: Choice, id: string): boolean {
  return Object.values(choice).includes(id);
}

/** What brought a counter or a card in: the choice that names it, or one that brought many at once. */
export function joinedBy(position: Position, id: string): { readonly at: number; readonly alone: boolean } | null {
  const meant = meantIn(position);
  const own = meant.findLast(({ choice }) => mentions(choice, id));
  const several = meant.findLast(({ choice }) => leaves(choice));
  const by = own ?? several;
  return by ? { at: by.at, alone: by === own } : null;
}

/** What counters are worth together, by the way each factor counts. Nothing where none is chosen. */
export function totalsOf({ together }: Pick<Face, 'together'>, counters: readonly CounterView[]): readonly number[] {
  if (counters.length === 0) return [];
  return together.map((way, i) => {
    const values = counters.map(({ factors }) => factors[i] ?? 0);
    if (way === 'sum') return values.reduce((a, b) => a + b, 0);
    return way === 'best' ? Math.max(...values) : Math.min(...values);
  });
}

/** A counter that can act: none of its factors is crossed out. */
export function isAble({ factors }: CounterView): boolean {
  return factors.every((factor) => factor !== null);
}
