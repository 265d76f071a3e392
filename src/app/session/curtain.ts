/** Two persons with one phone: whose hand lies open, and when the curtain falls between them. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Side } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import type { Curtain } from '../../panels/model/model';
import { chairOf } from './seating';

export interface Curtains {
  readonly drawn: ReadonlySignal<Curtain | null>;
  /** The question lies on the open table, and the hand of whoever is asked is covered. */
  readonly covered: ReadonlySignal<boolean>;
  /** Draws the curtain where the question goes to somebody whose hand does not lie open. */
  handOver(): void;
  /** Opens it for whoever is asked: how far they had looked, null where they never have; false where none is drawn. */
  lift(): { readonly since: number | null } | false;
  /** The phone is laid down, or the covered hand is wanted: whoever is asked next is asked behind the curtain. */
  shut(): void;
}

/** `isNeeded` is false where no two persons share the phone. */
export function createCurtains(table: Table, isNeeded: boolean): Curtains {
  const drawn = signal<Curtain | null>(null);
  const covered = signal(false);
  /** Whose hand lies open, by the chair first taken; and how far each has looked. */
  let open: Side | null = null;
  const looked = new Map<Side, number>();
  // Where nobody holds cards or hides pieces, an open question shows nothing that a curtain would have to hide.
  const hides = table.game.face.cards?.held === 'hand' || table.game.face.hides !== undefined;
  let shut = hides;
  const chair = (side: Side) => chairOf(table.game, table.state, side);
  const close = () => {
    if (open !== null) looked.set(open, table.entries.length);
    open = null;
  };
  const show = (curtain: Curtain | null, isCovered: boolean) =>
    batch(() => {
      drawn.value = curtain;
      covered.value = isCovered;
    });
  return {
    drawn,
    covered,
    handOver() {
      const { prompt } = table;
      if (!isNeeded) return;
      if (!prompt || chair(prompt.side) === open) return show(null, false);
      close();
      if (prompt.open && !shut) show(null, true);
      else show({ side: prompt.side, since: looked.get(chair(prompt.side)) ?? 0 }, false);
    },
    lift() {
      const { prompt } = table;
      const curtain = drawn.peek();
      if (!curtain || !prompt) return false;
      open = chair(prompt.side);
      shut = false;
      show(null, false);
      return { since: looked.has(open) ? curtain.since : null };
    },
    shut() {
      close();
      shut = hides;
    },
  };
}
