/** Signs at the edge of the window for lit places that lie beyond it. */
import type { Spot } from '../parts/kit';

export interface EdgeSign {
  /** The nearest of the places that it stands for. */
  readonly place: string;
  /** So many more lie that way. */
  readonly more: number;
  /** The middle of the sign, and the way that it points, clockwise from the right. */
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

type Box = Omit<Spot, 'outline'>;

/** Room that a sign takes; two that would meet become one. */
export const SIGN = { width: 124, height: 44, edge: 6 } as const;

/** `room` is what of the window nothing lies over but what is `taken`, asked for where there is a sign: buttons on the map. */
export function edgeSigns(
  spots: ReadonlyMap<string, Box>,
  room: Box,
  taken: () => readonly Box[] = () => [],
): readonly EdgeSign[] {
  if (room.width < SIGN.width || room.height < SIGN.height) return [];
  const middle = (spot: Box): At => ({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
  const inSight = [...spots.values()].filter((spot) => isIn(middle(spot), room));
  if (inSight.length === spots.size) return [];
  const buttons = taken();
  const off = [...spots].flatMap(([place, spot]) => {
    const at = middle(spot);
    return isIn(at, room) ? [] : [{ ...signFor(place, at, room, buttons, inSight), far: away(at, room) }];
  });
  off.sort((a, b) => a.far - b.far);
  const signs: EdgeSign[] = [];
  for (const { far: _far, ...sign } of off) {
    const met = signs.findIndex((other) => meets(sign, other));
    const other = signs[met];
    if (other) signs[met] = { ...other, more: other.more + 1 };
    else signs.push(sign);
  }
  return signs;
}

type At = { readonly x: number; readonly y: number };

const isIn = ({ x, y }: At, room: Box) =>
  x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

function away({ x, y }: At, room: Box): number {
  const dx = x - within(x, room.x, room.x + room.width);
  const dy = y - within(y, room.y, room.y + room.height);
  return Math.hypot(dx, dy);
}

/** As near to the place as the window lets it be; along the edge beside lit places, and beside buttons in any case. */
function signFor(place: string, at: At, room: Box, buttons: readonly Box[], lit: readonly Box[]): EdgeSign {
  const [halfWide, halfTall] = [SIGN.width / 2 + SIGN.edge, SIGN.height / 2 + SIGN.edge];
  const held = (to: At): At => ({
    x: within(to.x, room.x + halfWide, room.x + room.width - halfWide),
    y: within(to.y, room.y + halfTall, room.y + room.height - halfTall),
  });
  const nearest = held(at);
  const sideways = at.x < room.x || at.x > room.x + room.width;
  const tried = shifts.map((by) =>
    held(sideways ? { x: nearest.x, y: nearest.y + by } : { x: nearest.x + by, y: nearest.y }),
  );
  const clear = tried.filter((spot) => !buttons.some((box) => covers(spot, box)));
  const { x, y } = clear.find((spot) => !lit.some((box) => covers(spot, box))) ?? clear[0] ?? nearest;
  return { place, more: 0, x, y, degrees: Math.round((Math.atan2(at.y - y, at.x - x) * 180) / Math.PI) };
}

/** Ways along the edge that are tried, the shorter first. */
const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => step * 36);

const covers = ({ x, y }: At, box: Box) =>
  x + SIGN.width / 2 > box.x &&
  x - SIGN.width / 2 < box.x + box.width &&
  y + SIGN.height / 2 > box.y &&
  y - SIGN.height / 2 < box.y + box.height;

const meets = (a: At, b: At) => Math.abs(a.x - b.x) < SIGN.width + 4 && Math.abs(a.y - b.y) < SIGN.height + 4;
