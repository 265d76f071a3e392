/** Counts taps: by turn and side, and by what was done from one settled question to the next. */
import type { Side } from '../../src/kernel/game';
import type { Table } from '../../src/kernel/table';

/** All that a hand has done so far. */
export interface Worn {
  readonly taps: number;
  readonly curtains: number;
  readonly told: number;
}

interface Action extends Worn {
  readonly side: Side;
  /** What it began with, and the cards that joined it. */
  readonly name: string;
}

export interface Tally {
  /** After each step: the question it began at and how the table stands now. */
  add(asked: { readonly side: Side; readonly settled: boolean; readonly at: number }, table: Table, worn: Worn): void;
  /** The turn that is over, in a line for each side. */
  turn(): readonly string[];
  /** Every kind of action with its least, usual and greatest number of taps. */
  table(): readonly string[];
}

interface Part {
  taps: number;
  told: number;
  readonly kinds: Map<string, number>;
}

export function createTally(): Tally {
  let parts = new Map<Side, Part>();
  let last: Worn = { taps: 0, curtains: 0, told: 0 };
  let open: { readonly side: Side; readonly at: number; readonly from: Worn } | null = null;
  const actions: Action[] = [];

  const partOf = (side: Side) => {
    const part = parts.get(side) ?? { taps: 0, told: 0, kinds: new Map<string, number>() };
    parts.set(side, part);
    return part;
  };
  const close = (table: Table, worn: Worn) => {
    const began = open && table.entries[open.at];
    if (!open || !began) return;
    const later = table.entries.slice(open.at).filter(({ side }) => side === open?.side);
    const cards = later.filter(({ choice }) => table.game.face.offer(table.state, choice).card !== undefined).length;
    const name = `${began.ask}: ${began.choice.do}${cards > 0 ? `, ${cards} cards` : ''}`;
    const { from, side } = open;
    const [taps, curtains, told] = [worn.taps - from.taps, worn.curtains - from.curtains, worn.told - from.told];
    actions.push({ side, name, taps: taps - told, curtains, told });
    open = null;
  };

  return {
    add({ side, settled, at }, table, worn) {
      if (settled && open && table.entries.length > open.at && at > open.at) close(table, last);
      if (settled && !open) open = { side, at, from: last };
      const part = partOf(side);
      part.told += worn.told - last.told;
      part.taps += worn.taps - last.taps - (worn.told - last.told);
      for (const entry of table.entries.slice(at)) {
        if (entry.side === side) part.kinds.set(entry.choice.do, (part.kinds.get(entry.choice.do) ?? 0) + 1);
      }
      last = worn;
    },
    turn() {
      const lines = [...parts].map(([side, { taps, told, kinds }]) => {
        const all = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
        return `${side}: ${taps} taps${told > 0 ? ` and ${told} to be told` : ''} for ${all}`;
      });
      parts = new Map();
      return lines;
    },
    table() {
      const names = new Set(actions.map(({ name }) => name));
      return [...names].sort().map((name) => {
        const same = actions.filter((one) => one.name === name);
        const taps = same.map((one) => one.taps).sort((a, b) => a - b);
        const curtains = Math.max(...same.map((one) => one.curtains));
        const [least, middle, most] = [taps[0], taps[Math.floor(taps.length / 2)], taps.at(-1)];
        return `${name} (${same.length}): ${least} / ${middle} / ${most} taps${curtains > 0 ? `, at most ${curtains} curtains` : ''}`;
      });
    },
  };
}
