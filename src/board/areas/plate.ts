import type { CounterView, Liveries, Livery, MapPlace, PlaceView, Sign, StackView } from '../../kernel/view';
import type { Rect } from '../base/geometry';
import { wornBy } from '../base/palette';

/** Size of a counter in an area or a post. */
export const MINI = { width: 38, height: 42, pitchX: 40, pitchY: 45, between: 5 } as const;

/** A stack as its badge shows it. */
export interface StackFace extends Omit<StackView, 'most'> {
  readonly livery: Livery | null;
  /** Counters of it that show one by one from near. */
  readonly count: number;
}

/** What shows of an area beside its ground: everything that changes its plate, and nothing else. */
export interface PlateFace {
  readonly name: string;
  /** Capitals, the map's italic, a letter cut out like a stencil, or plain text. */
  readonly letters: 'capitals' | 'italic' | 'stencil' | 'plain';
  /** All of it in one row, on the edge of the sheet. */
  readonly inRow: boolean;
  readonly holder: Livery | null;
  readonly star: 'open' | 'taken' | null;
  readonly strip: boolean;
  readonly supply: boolean;
  readonly bonus: boolean;
  readonly hq: boolean;
  readonly stacks: readonly StackFace[];
  readonly trench: number;
  /** Its last trench is not held yet. */
  readonly loose: boolean;
  /** An assault can start from here. */
  readonly ready: boolean;
  readonly terrain: number;
  /** The terrain counts for whoever holds the area. */
  readonly counts: boolean;
  /** What the ground is, as one mark. */
  readonly ground: 'hill' | 'jungle' | 'marsh' | null;
  /** Arms told by an icon and their number. */
  readonly figures: readonly { readonly icon: string; readonly value: number }[];
  /** Out of reach of what is asked. */
  readonly out?: boolean;
  readonly signs: readonly { readonly icon: Sign['icon']; readonly worn: Livery | null; readonly struck: boolean }[];
}

/** Nobody is in it: only a name, in the map's italic. */
export const isBare = ({ letters, stacks }: Pick<PlateFace, 'letters' | 'stacks'>): boolean =>
  letters === 'italic' && stacks.length === 0;

export function faceOf(
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
  { name, liveries, far = false }: { readonly name: string; readonly liveries: Liveries; readonly far?: boolean },
): PlateFace {
  const stacks = (state.stacks ?? []).map(({ most: _, ...one }): StackFace => {
    const own = stack.filter(({ side }) => side === one.side);
    return { ...one, livery: wornBy(liveries, one.side), count: own.length };
  });
  const terrain = state.figures.find(({ icon }) => icon === TERRAIN);
  const printed = new Set(place.printed);
  return {
    name,
    letters: lettersOf(place, stacks.length > 0, far),
    inRow: place.shape === 'frame',
    holder: wornBy(liveries, state.holder),
    star: printed.has('star') ? (state.marks.includes('victory-taken') ? 'taken' : 'open') : null,
    strip: printed.has('strip'),
    supply: printed.has('supply'),
    bonus: printed.has('bonus'),
    hq: printed.has('hq'),
    stacks,
    trench: state.pips?.value ?? 0,
    loose: state.marks.includes('loose'),
    ready: state.marks.includes('assault-ready'),
    terrain: terrain?.of ?? (printed.has('hill') ? 1 : 0),
    counts: terrain ? terrain.value > 0 : true,
    ground: grounds.find((ground) => printed.has(ground)) ?? null,
    figures: state.figures.filter(({ icon, value, told }) => icon !== TERRAIN && value > 0 && !told),
    signs: (state.signs ?? []).map(({ icon, side, struck = false }) => ({
      icon,
      worn: side === undefined ? null : wornBy(liveries, side),
      struck,
    })),
  };
}

/** A figure that is told by triangles. */
const TERRAIN = 'terrain';

const grounds = ['hill', 'jungle', 'marsh'] as const;

function lettersOf({ lettering }: MapPlace, isHeld: boolean, far: boolean): PlateFace['letters'] {
  if (lettering === 'wild' || (lettering === 'open' && !isHeld)) return 'italic';
  if (lettering === 'letter') return far ? 'stencil' : 'plain';
  return 'capitals';
}

/** Where the parts of a plate lie, in pixels of the screen. */
export interface PlateParts {
  readonly name: Rect;
  /** One box a stack: its badge, or near the room of its counters. */
  readonly stacks: readonly Rect[];
  readonly hills: Rect | null;
  /** Icons with their numbers, beside the badge or in the row of the name. */
  readonly figures: Rect | null;
  readonly trench: Rect | null;
  readonly corner: Rect | null;
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
  /** Counters face down, the boxes behind them, and wider where the count has two digits. */
  back: { width: 19, wide: 24, height: 19, shadow: 3 },
  dummy: { width: 14 },
  /** A badge without pips. */
  short: { width: 27, height: 20 },
  /** An icon with a number: in a row, or one below the other; more for a second digit. */
  arm: { wide: 19, tall: 12, digit: 6 },
  corner: 7.6,
} as const;

/** Size of the letters of a name at a scale; never under the floor of all text. */
export const nameSize = (scale: number) => 12.5 * Math.max(1, Math.sqrt(scale) * 0.98);

/** Printed marks before the name; supply and the set for a bonus only where there is room. */
export function marksOf(face: PlateFace, near: boolean): number {
  if (isBare(face)) return 0;
  const { star, strip, supply, bonus, hq } = face;
  return [star !== null, strip, near && supply, near && bonus, hq].filter((shown) => shown).length;
}

/** `wide`: how wide the name is when set; `marks`: how many stand before it. */
export interface PlateLetters {
  readonly scale: number;
  readonly wide: number;
  readonly marks: number;
}

/** Room of the badge of a stack at scale 1. */
export function stackSize({ hidden, figure, dummies = 0, pips }: StackFace, inRow: boolean) {
  const decoys = dummies > 0 ? PART.dummy.width : 0;
  if (hidden) {
    const back = figure > 9 ? PART.back.wide : PART.back.width;
    const shadow = inRow ? 0 : Math.min(2, Math.max(0, figure - 1)) * PART.back.shadow;
    return { width: back + shadow, height: PART.back.height + shadow };
  }
  const none = pips.every((pip) => pip === 'dummy' || pip === 'room');
  const { width, height } = inRow ? PART.short : PART.badge;
  return { width: (decoys > 0 && none ? 0 : width) + decoys, height };
}

/** A name that is short enough for arms to stand beside it. */
const SHORT_NAME = 4;

export function partsOf(face: PlateFace, letters: PlateLetters): PlateParts {
  const { scale: k, wide, marks } = letters;
  if (face.inRow) return rowOf(face, letters);
  if (isBare(face)) return bare(face, letters);
  if (face.stacks.length === 0) return listed(face, letters, []);
  const beside = face.figures.length > 0 && face.name.length > SHORT_NAME;
  const inName = face.figures.length > 0 && !beside ? figuresWide(face) * k + 4 * k : 0;
  const isLetter = face.letters === 'stencil' || face.letters === 'plain';
  const mark = isLetter && face.ground ? PART.hill.wide * k + 2 : 0;
  const row = wide + marks * PART.mark * k + inName + mark;
  const name: Rect = { x: -row / 2, y: 0, width: row, height: PART.row * k };
  const pair = face.stacks.length > 1 ? PART.pair : 1;
  const sizes = face.stacks.map((stack) => stackSize(stack, false));
  const hill = mark === 0 && (face.terrain > 0 || face.ground) ? PART.hill.wide * k : 0;
  const arms = beside ? PART.arm.wide * k : hill;
  const body = sizes.reduce((sum, { width }) => sum + width * k * pair, 0) + (face.stacks.length - 1) * k;
  const left = -(body + arms) / 2;
  // A pile of hidden counters rises towards the name.
  const rise = Math.max(0, ...sizes.map(({ height }) => height - PART.badge.height));
  const middle = (25 + rise) * k;
  let x = left;
  const stacks = sizes.map(({ width, height }): Rect => {
    const at = { x, y: middle - (height * k * pair) / 2, width: width * k * pair, height: height * k * pair };
    if (rise > 0) at.y = middle + (PART.back.height / 2 - height) * k * pair;
    x += at.width + k;
    return at;
  });
  const tall = Math.max(1, face.terrain) * PART.hill.tall * k;
  const peaks = { x: left + body + 2 * k, y: middle + 10 * k - tall, width: 7.5 * k, height: tall };
  const inRow = { x: row / 2 - mark + 2, y: 2 * k, width: mark - 2, height: 10 * k };
  const hills = mark > 0 ? inRow : hill > 0 && !beside ? peaks : null;
  const stand = face.figures.length * PART.arm.tall * k;
  const figures: Rect | null = beside
    ? { x: left + body + 2 * k, y: middle - stand / 2, width: arms - 2 * k, height: stand }
    : inName > 0
      ? { x: row / 2 - inName + 4 * k, y: 0, width: inName - 4 * k, height: PART.row * k }
      : null;
  // Under the last badge; under the middle of a stack that is narrower than it.
  const under =
    body < PART.trench.wide * k ? left + (body - PART.trench.wide * k) / 2 : (stacks.at(-1)?.x ?? left) + 0.5 * k;
  const trench = trenchAt(face, under, middle + 11.5 * k, k);
  return {
    name,
    stacks,
    hills,
    figures,
    trench,
    corner: cornerAt(face, left, middle - 8 * k, k),
    width: Math.max(row, body + arms, trench ? trench.width + arms : 0),
    height: trench ? trench.y + trench.height : middle + 10 * k,
  };
}

/** How wide icons with their numbers are in a row, at scale 1. */
const figuresWide = ({ figures }: PlateFace) =>
  figures.reduce((sum, { value }) => sum + PART.arm.wide + (value > 9 ? PART.arm.digit : 0), 0);

/** A name alone, with what its ground is after it. */
function bare(face: PlateFace, { scale, wide }: PlateLetters): PlateParts {
  const k = Math.sqrt(scale);
  const hill = face.ground ? PART.hill.wide * k + 1 : 0;
  const name: Rect = { x: -(wide + hill) / 2, y: 0, width: wide + hill, height: PART.row * k };
  return {
    name,
    stacks: [],
    hills: hill > 0 ? { x: name.x + wide + 2, y: 2 * k, width: hill - 2, height: 10 * k } : null,
    figures: null,
    trench: null,
    corner: null,
    width: name.width,
    height: name.height,
  };
}

/** Name, badge and arms side by side. */
function rowOf(face: PlateFace, { scale: k, wide, marks }: PlateLetters): PlateParts {
  const height = PART.short.height * k;
  const sizes = face.stacks.map((stack) => stackSize(stack, true));
  const named = wide + marks * PART.mark * k;
  const stacked = sizes.reduce((sum, { width }) => sum + width * k + 5, 0);
  const armed = face.figures.length > 0 ? figuresWide(face) * k + 4 : 0;
  const width = named + stacked + armed;
  let x = -width / 2 + named + 5;
  const stacks = sizes.map((size): Rect => {
    const at = { x, y: (height - size.height * k) / 2, width: size.width * k, height: size.height * k };
    x += at.width + 5;
    return at;
  });
  return {
    name: { x: -width / 2, y: (height - PART.row * k) / 2, width: named, height: PART.row * k },
    stacks,
    hills: null,
    figures: armed > 0 ? { x: width / 2 - armed + 4, y: 0, width: armed - 4, height } : null,
    trench: null,
    corner: null,
    width,
    height,
  };
}

/** Near: a name with its triangles in one row, the counters of each side below it. */
export function nearPartsOf(face: PlateFace, letters: PlateLetters, columns: number): PlateParts {
  if (face.inRow || isBare(face)) return partsOf(face, letters);
  return listed(
    face,
    letters,
    face.stacks.map(({ count }) => gridSize(count, columns)),
  );
}

export function gridOf(count: number, columns: number): { readonly columns: number; readonly rows: number } {
  const wide = Math.max(1, Math.min(columns, Math.max(3, Math.ceil(count / 2)), count));
  return { columns: wide, rows: Math.ceil(count / wide) };
}

function gridSize(count: number, columns: number): { readonly width: number; readonly height: number } {
  const { columns: wide, rows } = gridOf(count, columns);
  return { width: wide * MINI.pitchX, height: rows * MINI.pitchY };
}

/** The middle of the i-th counter of a side in its room. */
export function slotOf(room: Rect, i: number, count: number, columns: number): readonly [number, number] {
  const { columns: wide } = gridOf(count, columns);
  const row = Math.floor(i / wide);
  const inRow = Math.min(wide, count - row * wide);
  const x = room.x + room.width / 2 + ((i % wide) - (inRow - 1) / 2) * MINI.pitchX;
  return [x, room.y + MINI.height / 2 + row * MINI.pitchY];
}

/** A name with its triangles beside it, and rooms one below the other. */
function listed(
  face: PlateFace,
  { scale: k, wide, marks }: PlateLetters,
  rooms: readonly { readonly width: number; readonly height: number }[],
): PlateParts {
  const peaks = face.terrain > 0 ? face.terrain : face.ground ? 1.4 : 0;
  const hill = peaks > 0 ? peaks * PART.hill.inRow * k + 3 : 0;
  const row = wide + marks * PART.mark * k + hill;
  const name: Rect = { x: -row / 2, y: 0, width: row, height: PART.row * k };
  let y = name.height + 2 * k;
  const stacks = rooms.map(({ width, height }): Rect => {
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
    figures: null,
    trench,
    corner: cornerAt(face, -row / 2 - 9 * k, 7 * k, k),
    width: Math.max(row, ...stacks.map(({ width }) => width)),
    height: trench ? trench.y + trench.height : Math.max(name.height, y - 2 * k),
  };
}

function trenchAt({ trench }: PlateFace, x: number, y: number, k: number): Rect | null {
  if (trench === 0) return null;
  return { x, y, width: PART.trench.wide * k, height: (PART.trench.tall * trench + 2) * k };
}

/** Where signs sit: on the upper left corner, the first rightmost. */
function cornerAt({ signs }: PlateFace, x: number, y: number, k: number): Rect | null {
  const count = signs.length;
  if (count === 0) return null;
  const r = PART.corner * k;
  return { x: x - r - (count - 1) * r * 1.5, y: y - r, width: r * 2 + (count - 1) * r * 1.5, height: r * 2 };
}

/** Every box that another plate should keep clear of. */
export const boxesOf = ({ name, stacks, hills, figures, trench }: PlateParts): Rect[] => [
  name,
  ...stacks,
  ...(hills ? [hills] : []),
  ...(figures ? [figures] : []),
  ...(trench ? [trench] : []),
];

/** The same plate, larger. */
export function enlarged(parts: PlateParts, by: number): PlateParts {
  const grow = ({ x, y, width, height }: Rect): Rect => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  const { name, stacks, hills, figures, trench, corner, width, height } = parts;
  return {
    name: grow(name),
    stacks: stacks.map(grow),
    hills: hills && grow(hills),
    figures: figures && grow(figures),
    trench: trench && grow(trench),
    corner: corner && grow(corner),
    width: width * by,
    height: height * by,
  };
}
