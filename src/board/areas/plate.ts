import type { CounterView, MapPlace, PlaceView } from '../../kernel/view';

/** A stack as its badge shows it. */
export interface StackFace {
  readonly side: string;
  /** Firepower of those still fresh. */
  readonly fire: number;
  readonly fresh: number;
  readonly spent: number;
  readonly of: number;
}

/** What shows of an area beside its ground: everything that changes its plate, and nothing else. */
export interface PlateFace {
  readonly name: string;
  readonly holder: string;
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
  readonly fires: readonly string[];
  readonly unsupplied: boolean;
}

const FIRE = 'fire-';
const UNITS = 'units-';

export function faceOf(place: MapPlace, state: PlaceView, stack: readonly CounterView[], name: string): PlateFace {
  const figure = (icon: string) => state.figures.find((each) => each.icon === icon);
  const sides = state.figures.flatMap(({ icon }) => (icon.startsWith(UNITS) ? [icon.slice(UNITS.length)] : []));
  const stacks = sides.map((side): StackFace => {
    const own = stack.filter((counter) => counter.side === side);
    const spent = own.filter(({ states }) => states.includes('spent')).length;
    const units = figure(UNITS + side);
    return {
      side,
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
    holder: state.holder,
    wild: stacks.length === 0 && printed.has('closed'),
    star: printed.has('star') ? (state.marks.includes('victory-taken') ? 'taken' : 'open') : null,
    strip: printed.has('strip'),
    supply: printed.has('supply'),
    bonus: place.printed.some((mark) => mark.startsWith('bonus-')),
    stacks,
    trench: state.pips?.value ?? 0,
    ready: state.marks.includes('assault-ready'),
    terrain: terrain?.of ?? 0,
    counts: terrain ? terrain.value === terrain.of : true,
    fires: state.marks.flatMap((mark) => (mark.startsWith(FIRE) ? [mark.slice(FIRE.length)] : [])),
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
  /** One box a stack. */
  readonly badges: readonly Part[];
  readonly hills: Part | null;
  readonly trench: Part | null;
  readonly fire: Part | null;
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
  hill: 9.5,
  trench: 4.6,
  fire: 7.6,
} as const;

/** Size of the letters of a name at a scale; never under the floor of all text. */
export const nameSize = (scale: number) => 12.5 * Math.max(1, Math.sqrt(scale) * 0.98);

export const marksOf = (face: PlateFace, level: 'far' | 'middle' | 'near') =>
  (face.star ? 1 : 0) + (face.strip ? 1 : 0) + (level === 'far' ? 0 : (face.supply ? 1 : 0) + (face.bonus ? 1 : 0));

/** `wide`: how wide the name is when set. */
export function partsOf(face: PlateFace, scale: number, wide: number, marks: number): PlateParts {
  const k = scale;
  const empty = face.stacks.length === 0;
  const row = wide + marks * PART.mark * k + (empty && !face.wild && face.terrain > 0 ? face.terrain * 7.2 * k + 3 : 0);
  const name: Part = { x: -row / 2, y: 0, width: row, height: PART.row * k };
  const trenchTall = face.trench > 0 ? PART.trench * face.trench * k + 2 * k : 0;
  if (empty) {
    const trench = face.trench > 0 ? { x: -19 * k, y: 16 * k, width: 38 * k, height: trenchTall } : null;
    const height = (trench ? 16 * k : PART.row * k) + trenchTall;
    return { name, badges: [], hills: null, trench, fire: fireOf(face, -row / 2, 6 * k, k), width: row, height };
  }
  const pair = face.stacks.length > 1;
  const width = PART.badge.width * k * (pair ? PART.pair : 1);
  const height = PART.badge.height * k * (pair ? PART.pair : 1);
  const hill = face.terrain > 0 ? PART.hill * k : 0;
  const body = width * face.stacks.length + (pair ? k : 0);
  const left = -(body + hill) / 2;
  const middle = 25 * k;
  const badges = face.stacks.map(
    (_, i): Part => ({ x: left + i * (width + k), y: middle - height / 2, width, height }),
  );
  const hills: Part | null =
    face.terrain > 0
      ? {
          x: left + body + 2 * k,
          y: middle + 10 * k - face.terrain * 6.8 * k,
          width: 7.5 * k,
          height: face.terrain * 6.8 * k,
        }
      : null;
  const dug = badges.at(-1);
  const trench =
    face.trench > 0 && dug ? { x: dug.x + 0.5 * k, y: middle + 11.5 * k, width: 38 * k, height: trenchTall } : null;
  return {
    name,
    badges,
    hills,
    trench,
    fire: fireOf(face, left, middle - 8 * k, k),
    width: Math.max(row, body + hill),
    height: middle + 10 * k + (trench ? 1.5 * k + trenchTall : 0),
  };
}

/** Where the first Fire marker or the mark of missing supply sits: on the upper left corner. */
function fireOf({ fires, unsupplied }: PlateFace, x: number, y: number, k: number): Part | null {
  const count = fires.length + (unsupplied ? 1 : 0);
  if (count === 0) return null;
  const r = PART.fire * k;
  return { x: x - r - (count - 1) * r * 1.5, y: y - r, width: r * 2 + (count - 1) * r * 1.5, height: r * 2 };
}
