/** 0.2 The map as printed: zones as areas, posts on them with their lines and assault bases, the ground under all. */
import type { BoardMap, Country, MapInset, MapPlace, Point } from '../../../kernel/view';
import { landscape, portrait } from '../data/layout';
import { lines, riverLines } from '../data/lines';
import { barriers, basePoints, features, INSET, inset, paPoints, sheet, zoneOutlines } from '../data/outlines';
import { airPlaces, pas } from '../data/pas';
import { insetPegs, pegs } from '../data/pegs';
import { zones } from '../data/zones';

const pointOf = (pair: string): Point => {
  const [x = 0, y = 0] = pair.split(',').map(Number);
  return [x / sheet.width, y / sheet.height];
};

const points = (text: string): Point[] => text.split(' ').map(pointOf);

/** Entries written as 'id:x,y'. */
const pointsById = (rows: readonly string[]): (readonly [id: string, at: Point])[] =>
  rows.flatMap((row) =>
    row.split(' ').map((entry) => {
      const [id = '', pair = ''] = entry.split(':');
      return [id, pointOf(pair)] as const;
    }),
  );

const zonePlaces: readonly MapPlace[] = zoneOutlines.map(({ id, label, outline, hole }) => {
  const zone = zones.find((one) => one.id === id);
  const at = pointOf(label);
  return {
    id,
    shape: 'area',
    portrait: at,
    landscape: at,
    outline: points(outline),
    ...(hole !== undefined && { hole: points(hole) }),
    ...(zone?.kind === 'jungle' && { ground: 'jungle' }),
    lettering: zone?.kind === 'jungle' ? 'wild' : 'letter',
    printed: zone?.kind === 'peripheral' && zone.terrain !== 'flat' ? [zone.terrain] : [],
  };
});

const paAt: ReadonlyMap<string, Point> = new Map(pointsById(paPoints));

const bases = pointsById(basePoints).map(([id, at]) => {
  const [from = '', to = ''] = id.split('>');
  return { from, to, at };
});
const basesOf = (pa: string): MapPlace['bases'] =>
  bases.flatMap(({ from, to, at }) => (to === pa ? [{ from, at }] : []));

/** 3.2 Posts whose loss counts for the air table. */
const flown = new Set(airPlaces.flat());

const postPlaces: readonly MapPlace[] = pas.map(({ id, zone, hill, strategic }) => {
  const at = paAt.get(id) ?? [0, 0];
  return {
    id,
    shape: 'post',
    portrait: at,
    landscape: at,
    in: zone,
    bases: basesOf(id) ?? [],
    printed: [...(strategic ? ['star'] : []), ...(hill ? ['hill'] : []), ...(flown.has(id) ? ['air'] : [])],
  };
});

/** What is drawn of a kind, on the sheet itself or in the frame of Isabelle. */
const drawn = (kind: (typeof features)[number]['kind'], name: string, framed: boolean): Point[][] =>
  features
    .filter((one) => one.kind === kind && one.name.includes(name) && one.name.endsWith('at Isabelle') === framed)
    .map((one) => points(one.points));

const pegsOf = (rows: readonly string[]): Country['pegs'] =>
  rows.map((peg) => {
    const [at = '', km = ''] = peg.split(' ');
    const [u, v] = pointOf(at);
    const [east = 0, north = 0] = km.split(',').map(Number);
    return [u, v, east, north];
  });

const groundOf = (rows: readonly string[], framed: boolean): MapInset['country'] => ({
  pegs: pegsOf(rows),
  river: drawn('river', '', framed)[0] ?? [],
  roads: [
    ...drawn('road', '', framed).map((line) => ({ kind: 'road', line }) as const),
    ...drawn('track', '', framed).map((line) => ({ kind: 'track', line }) as const),
  ],
  bridges: drawn('place', 'bridge', framed).flat(),
});

export const map: BoardMap = {
  portrait,
  landscape,
  liveries: { french: 'blue', 'viet-minh': 'red' },
  places: [...zonePlaces, ...postPlaces],
  links: [...lines, ...riverLines].map((text) => {
    const [from = '', to = ''] = text.split('-');
    return [from, to] as const;
  }),
  paths: [],
  country: { ...groundOf(pegs, false), fords: [], barriers },
  insets: [
    {
      id: INSET,
      from: [inset.x / sheet.width, inset.y / sheet.height],
      to: [(inset.x + inset.width) / sheet.width, (inset.y + inset.height) / sheet.height],
      country: groundOf(insetPegs, true),
    },
  ],
};
