/** Points shared out among counters: what each can still suffer and what it has suffered in this run. */
import type { Choice } from '../../kernel/game';
import type { CounterView } from '../../kernel/view';
import { mentions } from './force';
import type { Offered, Position, TableModel } from './model';
import { of } from './offers';

/** One thing that can happen to a counter: open at its cost, done already, or out of reach. */
export interface Lot {
  readonly kind: string;
  readonly open: Offered | null;
  /** The choice of this run that did it. */
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
  const { prompt, view, offers, entries } = position;
  const scene = prompt?.scene?.is === 'damage' ? prompt.scene : null;
  const run = runOf(position);
  const open = offers.filter(({ offer }) => offer.counter !== undefined);
  const done = run.map((at) => entries[at]).flatMap((entry) => (entry?.choice ? [entry.choice] : []));
  const kinds = scene?.lots ?? [...new Set(open.map(({ choice }) => choice.do))];
  const counters = view.counters.filter(
    ({ id }) => of(open, id).length > 0 || done.some((choice) => mentions(choice, id)),
  );
  return {
    left: scene?.points ?? 0,
    of: scene?.of ?? startOf(position, run),
    rows: counters.map((counter) => {
      const mine = of(open, counter.id);
      const attempts = tries({ counter: counter.id });
      const suffered = run.filter((at) => mentions(entries[at]?.choice ?? { do: '' }, counter.id));
      const lots = kinds.map((kind): Lot => {
        const offered = mine.find(({ choice }) => choice.do === kind) ?? null;
        const did = suffered.find((at) => entries[at]?.choice?.do === kind) ?? null;
        const barred = offered || did !== null ? null : attempts.find(({ choice }) => choice.do === kind);
        const tried = barred?.choice ?? null;
        return { kind, open: offered, done: did, tried };
      });
      return { counter, lots, hit: suffered.length > 0 };
    }),
  };
}

/** How many points there were when the first of this run was given. */
function startOf({ entries, prompt }: Position, [first]: readonly number[]): number {
  const points = (first === undefined ? prompt : entries[first])?.about?.points;
  return typeof points === 'number' ? points : 0;
}

/** The choices of this run on counters: nothing else comes between them but where a counter goes. */
function runOf({ entries, prompt, undoable }: Position): readonly number[] {
  const run: number[] = [];
  for (let at = entries.length - 1; at >= entries.length - undoable; at--) {
    const entry = entries[at];
    if (!entry) break;
    if (entry.ask === prompt?.ask) run.unshift(at);
    else if (entries[at - 1]?.ask !== prompt?.ask) break;
  }
  return run;
}
