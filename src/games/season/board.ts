/** 0.2 The map as printed: zones as areas, posts on them, the ground under both. */
import type { BoardMap, Country, MapPlace, Point } from '../../kernel/view';
import { landscape, portrait } from './data/layout';
import { lines, riverLines } from './data/lines';
import { features, paPoints, sheet, zoneOutlines } from './data/outlines';
import { airPlaces, pas } from './data/pas';
import { insetPegs, pegs } from './data/pegs';
import { zones } from './data/zones';

const pointOf = (pair: string): Point => {
  const [x = 0, y = 0] = pair.split(',').map(Number);
  return [x / sheet.width, y / sheet.height];
};

const points = (text: string): Point[] => text.split(' ').map(pointOf);

const zonePlaces: readonly MapPlace[] = zoneOutlines.map(({ id, label, outline }) => {
  const zone = zones.find((one) => one.id === id);
  const at = pointOf(label);
  return {
    id,
    shape: 'area',
    portrait: at,
    landscape: at,
    outline: points(outline),
    printed: zone?.kind === 'peripheral' && zone.terrain !== 'flat' ? [zone.terrain] : [],
  };
});

const paAt: ReadonlyMap<string, Point> = new Map(
  paPoints.flatMap((row) =>
    row.split(' ').map((entry) => {
      const [id = '', pair = ''] = entry.split(':');
      return [id, pointOf(pair)] as const;
    }),
  ),
);

/** 3.2 Posts whose loss counts for the air table. */
const flown = new Set(airPlaces.flat());

const postPlaces: readonly MapPlace[] = pas.map(({ id, hill, strategic }) => {
  const at = paAt.get(id) ?? [0, 0];
  return {
    id,
    shape: 'centre',
    portrait: at,
    landscape: at,
    printed: [...(strategic ? ['star'] : []), ...(hill ? ['hill'] : []), ...(flown.has(id) ? ['air'] : [])],
  };
});

const line = (kind: (typeof features)[number]['kind']) => features.filter((feature) => feature.kind === kind);

const country: Country = {
  pegs: [...pegs, ...insetPegs].map((peg) => {
    const [at = '', km = ''] = peg.split(' ');
    const [u, v] = pointOf(at);
    const [east = 0, north = 0] = km.split(',').map(Number);
    return [u, v, east, north];
  }),
  river: points(line('river')[0]?.points ?? ''),
  roads: [
    ...line('road').map((road) => ({ kind: 'road', line: points(road.points) }) as const),
    ...line('track').map((track) => ({ kind: 'track', line: points(track.points) }) as const),
  ],
  bridges: features.filter(({ name }) => name === 'bridge').flatMap((bridge) => points(bridge.points)),
  fords: [],
};

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
  country,
};
