import type { CounterView, Liveries, Livery, MapPlace, PlaceView } from '../../kernel/view';
import { wornBy } from '../palette';

/** A stack as its badge shows it. */
export interface StackFace {
  readonly side: string;
  readonly livery: Livery | null;
  /** Firepower of those still fresh. */
  readonly fire: number;
  readonly fresh: number;
  readonly spent: number;
  readonly of: number;
}

/** What shows of an area beside its ground: everything that changes its plate, and nothing else. */
export interface PlateFace {
  readonly name: string;
  readonly holder: Livery | null;
  /** Nobody is in it and the other side may never be: only a name, in the map's italic. */
  readonly wild: boolean;
  readonly star: 'open' | 'taken' | null;
  readonly strip: boolean;
  readonly supply: boolean;
  readonly bonus: boolean;
  readonly stacks: readonly StackFace[];
  readonly trench: number;
  /** An assault can start from here. */
  readonly ready: boolean;
  readonly terrain: number;
  /** The terrain counts for whoever holds the area. */
  readonly counts: boolean;
  /** Sides with a Fire marker here. */
  readonly fires: readonly (Livery | null)[];
  readonly unsupplied: boolean;
}

const FIRE = 'fire-';
const UNITS = 'units-';

export function faceOf(
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
  { name, liveries }: { readonly name: string; readonly liveries: Liveries },
): PlateFace {
  const figure = (icon: string) => state.figures.find((each) => each.icon === icon);
  const sides = state.figures.flatMap(({ icon }) => (icon.startsWith(UNITS) ? [icon.slice(UNITS.length)] : []));
  const stacks = sides.map((side): StackFace => {
    const own = stack.filter((counter) => counter.side === side);
    const spent = own.filter(({ states }) => states.includes('spent')).length;
    const units = figure(UNITS + side);
    return {
      side,
      livery: wornBy(liveries, side),
      fire: figure(FIRE + side)?.value ?? 0,
      fresh: (units?.value ?? own.length) - spent,
      spent,
      of: units?.of ?? own.length,
    };
  });
  const terrain = figure('terrain');
  const printed = new Set(place.printed);
  return {
    name,
    holder: wornBy(liveries, state.holder),
    wild: stacks.length === 0 && printed.has('closed'),
    star: printed.has('star') ? (state.marks.includes('victory-taken') ? 'taken' : 'open') : null,
    strip: printed.has('strip'),
    supply: printed.has('supply'),
    bonus: place.printed.some((mark) => mark.startsWith('bonus-')),
    stacks,
    trench: state.pips?.value ?? 0,
    ready: state.marks.includes('assault-ready'),
    terrain: terrain?.of ?? 0,
    counts: terrain ? terrain.value > 0 : true,
    fires: state.marks.flatMap((mark) => (mark.startsWith(FIRE) ? [wornBy(liveries, mark.slice(FIRE.length))] : [])),
    unsupplied: state.marks.includes('out-of-supply'),
  };
}

/** A box about the point a plate hangs from: the middle of its upper edge. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a plate lie, in pixels of the screen. */
export interface PlateParts {
  readonly name: Part;
  /** One box a stack: its badge, or near the room of its counters. */
  readonly stacks: readonly Part[];
  readonly hills: Part | null;
  readonly trench: Part | null;
  readonly corner: Part | null;
  readonly width: number;
  readonly height: number;
}

/** Size of the parts at scale 1: those of the far level on a phone. */
export const PART = {
  row: 14,
  mark: 13.5,
  badge: { width: 39, height: 20 },
  /** Contested: two badges side by side, a little smaller. */
  pair: 0.95,
  /** A triangle in a column beside the badge, and in a row beside the name. */
  hill: { wide: 9.5, tall: 6.8, inRow: 7.2 },
  trench: { wide: 38, tall: 4.6 },
  corner: 7.6,
} as const;

/** Size of the letters of a name at a scale; never under the floor of all text. */
export const nameSize = (scale: number) => 12.5 * Math.max(1, Math.sqrt(scale) * 0.98);

/** Printed marks before the name; supply and the set for a bonus only where there is room. */
export function marksOf({ star, strip, supply, bonus, wild }: PlateFace, near: boolean): number {
  if (wild) return 0;
  return [star !== null, strip, near && supply, near && bonus].filter((shown) => shown).length;
}

/** `wide`: how wide the name is when set; `marks`: how many stand before it. */
export interface Lettering {
  readonly scale: number;
  readonly wide: number;
  readonly marks: number;
}

export function partsOf(face: PlateFace, { scale: k, wide, marks }: Lettering): PlateParts {
  if (face.wild) return bare({ x: -wide / 2, y: 0, width: wide, height: PART.row * Math.sqrt(k) });
  if (face.stacks.length === 0) return listed(face, { scale: k, wide, marks }, []);
  const row = wide + marks * PART.mark * k;
  const name: Part = { x: -row / 2, y: 0, width: row, height: PART.row * k };
  const pair = face.stacks.length > 1 ? PART.pair : 1;
  const width = PART.badge.width * k * pair;
  const height = PART.badge.height * k * pair;
  const hill = face.terrain > 0 ? PART.hill.wide * k : 0;
  const body = width * face.stacks.length + (face.stacks.length - 1) * k;
  const left = -(body + hill) / 2;
  const middle = 25 * k;
  const stacks = face.stacks.map(
    (_, i): Part => ({ x: left + i * (width + k), y: middle - height / 2, width, height }),
  );
  const tall = face.terrain * PART.hill.tall * k;
  const hills = hill > 0 ? { x: left + body + 2 * k, y: middle + 10 * k - tall, width: 7.5 * k, height: tall } : null;
  const trench = trenchAt(face, (stacks.at(-1)?.x ?? left) + 0.5 * k, middle + 11.5 * k, k);
  return {
    name,
    stacks,
    hills,
    trench,
    corner: cornerAt(face, left, middle - 8 * k, k),
    width: Math.max(row, body + hill),
    height: trench ? trench.y + trench.height : middle + 10 * k,
  };
}

const bare = (name: Part): PlateParts => ({
  name,
  stacks: [],
  hills: null,
  trench: null,
  corner: null,
  width: name.width,
  height: name.height,
});

/** Near: a name with its triangles in one row, the counters of each side below it. */
export function nearPartsOf(face: PlateFace, lettering: Lettering, columns: number): PlateParts {
  if (face.wild) return partsOf(face, lettering);
  return listed(
    face,
    lettering,
    face.stacks.map(({ fresh, spent }) => gridSize(fresh + spent, columns)),
  );
}

/** Room of a counter in an area seen from near, and between the two sides. */
export const MINI = { width: 38, height: 42, pitchX: 40, pitchY: 45, between: 5 } as const;

export function gridOf(count: number, columns: number): { readonly columns: number; readonly rows: number } {
  const wide = Math.max(1, Math.min(columns, Math.max(3, Math.ceil(count / 2)), count));
  return { columns: wide, rows: Math.ceil(count / wide) };
}

function gridSize(count: number, columns: number): { readonly width: number; readonly height: number } {
  const { columns: wide, rows } = gridOf(count, columns);
  return { width: wide * MINI.pitchX, height: rows * MINI.pitchY };
}

/** The middle of the i-th counter of a side in its room. */
export function slotOf(room: Part, i: number, count: number, columns: number): readonly [number, number] {
  const { columns: wide } = gridOf(count, columns);
  const row = Math.floor(i / wide);
  const inRow = Math.min(wide, count - row * wide);
  const x = room.x + room.width / 2 + ((i % wide) - (inRow - 1) / 2) * MINI.pitchX;
  return [x, room.y + MINI.height / 2 + row * MINI.pitchY];
}

/** A name with its triangles beside it, and rooms one below the other. */
function listed(
  face: PlateFace,
  { scale: k, wide, marks }: Lettering,
  rooms: readonly { readonly width: number; readonly height: number }[],
): PlateParts {
  const hill = face.terrain > 0 ? face.terrain * PART.hill.inRow * k + 3 : 0;
  const row = wide + marks * PART.mark * k + hill;
  const name: Part = { x: -row / 2, y: 0, width: row, height: PART.row * k };
  let y = name.height + 2 * k;
  const stacks = rooms.map(({ width, height }): Part => {
    const room = { x: -width / 2, y, width, height };
    y += height + MINI.between;
    return room;
  });
  if (rooms.length > 0) y -= MINI.between;
  const trench = trenchAt(face, (-PART.trench.wide / 2) * k, y, k);
  return {
    name,
    stacks,
    hills: hill > 0 ? { x: row / 2 - hill + 3, y: 2 * k, width: hill - 3, height: 10 * k } : null,
    trench,
    corner: cornerAt(face, -row / 2 - 9 * k, 7 * k, k),
    width: Math.max(row, ...stacks.map(({ width }) => width)),
    height: trench ? trench.y + trench.height : Math.max(name.height, y - 2 * k),
  };
}

function trenchAt({ trench }: PlateFace, x: number, y: number, k: number): Part | null {
  if (trench === 0) return null;
  return { x, y, width: PART.trench.wide * k, height: (PART.trench.tall * trench + 2) * k };
}

/** Where Fire markers and the mark of missing supply sit: on the upper left corner, the first rightmost. */
function cornerAt({ fires, unsupplied }: PlateFace, x: number, y: number, k: number): Part | null {
  const count = fires.length + (unsupplied ? 1 : 0);
  if (count === 0) return null;
  const r = PART.corner * k;
  return { x: x - r - (count - 1) * r * 1.5, y: y - r, width: r * 2 + (count - 1) * r * 1.5, height: r * 2 };
}

/** Every box that another plate should keep clear of. */
export const boxesOf = ({ name, stacks, hills, trench }: PlateParts): Part[] => [
  name,
  ...stacks,
  ...(hills ? [hills] : []),
  ...(trench ? [trench] : []),
];

/** The same plate, larger. */
export function enlarged(parts: PlateParts, by: number): PlateParts {
  const grow = ({ x, y, width, height }: Part): Part => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  const { name, stacks, hills, trench, corner, width, height } = parts;
  return {
    name: grow(name),
    stacks: stacks.map(grow),
    hills: hills && grow(hills),
    trench: trench && grow(trench),
    corner: corner && grow(corner),
    width: width * by,
    height: height * by,
  };
}
