/** What can be ticked at a question, whatever sheet shows it: each thing still offered, meant already, or laid ready. */
import type { Choice } from '../../kernel/game';
import type { Meant, Offered, Position, TableModel } from '../model/model';
import type { Desk } from './desk';

/** What is meant at the question that is asked now: each thing can be taken away by itself. */
export function meantIn({ draft, prompt }: Pick<Position, 'draft' | 'prompt'>): readonly Meant[] {
  const before = draft.findLastIndex(({ ask }) => ask !== prompt?.ask);
  return draft.slice(before + 1);
}

export interface Tick {
  readonly key: string;
  readonly choice: Choice;
  /** It can be taken in, perhaps once more. */
  readonly offered: Offered | null;
  /** The numbers of what is meant that does it. */
  readonly at: readonly number[];
  /** Only the strong button makes it, and will. */
  readonly ready: boolean;
}

/** What is meant stands first. */
export function ticksIn(
  position: Pick<Position, 'draft' | 'prompt'>,
  offers: readonly Offered[],
  marked: string | null,
): readonly Tick[] {
  const meant = meantIn(position);
  const things = new Map([...meant, ...offers].map(({ key, choice }) => [key, choice] as const));
  return [...things].map(([key, choice]) => ({
    key,
    choice,
    offered: offers.find((one) => one.key === key) ?? null,
    at: meant.filter((one) => one.key === key).map(({ at }) => at),
    ready: marked === key,
  }));
}

export const timesOf = ({ at, ready }: Tick): number => at.length + Number(ready);

interface Hands {
  readonly model: Pick<TableModel, 'mean'>;
  readonly desk: Pick<Desk, 'tick' | 'mark'>;
}

/** One of it less; null where there is none. */
export function less({ model, desk }: Hands, { at, ready }: Tick): (() => void) | null {
  const last = at.at(-1);
  if (ready) return () => desk.mark(null);
  return last === undefined ? null : () => model.mean([], [last]);
}

/** One of it more; null where no more can be had. */
export function more({ desk }: Hands, { offered, ready }: Tick): (() => void) | null {
  return offered && !ready ? () => desk.tick(offered) : null;
}

/** A tap: what is taken in is taken away, and the other way round. */
export function turn(hands: Hands, tick: Tick): void {
  (less(hands, tick) ?? more(hands, tick))?.();
}
