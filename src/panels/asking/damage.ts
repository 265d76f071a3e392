/** Points shared out among counters: what each can still suffer and what it has suffered in this run. */
import type { Choice } from '../../kernel/game';
import type { CounterView } from '../../kernel/view';
import type { Meant, Offered, Position, TableModel } from '../model/model';
import { mentions } from './force';
import { of } from './offers';

/** One thing that can happen to a counter: open at its cost, done already, or out of reach. */
export interface Lot {
  readonly kind: string;
  readonly open: Offered | null;
  /** What is meant that does it, by its number. */
  readonly done: number | null;
  /** What to try, so that the rules say why not. */
  readonly tried: Choice | null;
}

export interface Damaged {
  readonly counter: CounterView;
  readonly lots: readonly Lot[];
  /** It has suffered in this run: what is still open comes on top. */
  readonly hit: boolean;
}

export interface DamageState {
  readonly left: number;
  readonly of: number;
  readonly rows: readonly Damaged[];
}

export function damageOf(position: Position, tries: TableModel['tries'] = () => []): DamageState {
  const { prompt, view, offers, draft } = position;
  const scene = prompt?.scene?.is === 'damage' ? prompt.scene : null;
  // Where a counter goes is asked in between.
  const done = draft.filter(({ ask }) => ask === prompt?.ask);
  const open = offers.filter(({ offer }) => offer.counter !== undefined);
  const kinds = scene?.lots ?? [...new Set(open.map(({ choice }) => choice.do))];
  const counters = view.counters.filter(
    ({ id }) => of(open, id).length > 0 || done.some(({ choice }) => mentions(choice, id)),
  );
  return {
    left: scene?.points ?? 0,
    of: scene?.of ?? startOf(position, done),
    rows: counters.map((counter) => {
      const mine = of(open, counter.id);
      const attempts = tries({ counter: counter.id });
      const suffered = done.filter(({ choice }) => mentions(choice, counter.id));
      const lots = kinds.map((kind): Lot => {
        const offered = mine.find(({ choice }) => choice.do === kind) ?? null;
        const did = suffered.find(({ choice }) => choice.do === kind)?.at ?? null;
        const barred = offered || did !== null ? null : attempts.find(({ choice }) => choice.do === kind);
        const tried = barred?.choice ?? null;
        return { kind, open: offered, done: did, tried };
      });
      return { counter, lots, hit: suffered.length > 0 };
    }),
  };
}

/** How many points there were when the first of these was given. */
function startOf({ prompt }: Position, [first]: readonly Meant[]): number {
  const points = (first ?? prompt)?.about?.points;
  return typeof points === 'number' ? points : 0;
}
