/** 2.2 The map as printed: areas and the four valleys that frame them, the ground under both, two boxes on a ribbon. */
import type { BoardMap, Country, MapPlace, Point } from '../../../kernel/view';
import { type AreaData, areas } from '../data/areas';
import { landscape, portrait } from '../data/layout';
import { neighbours } from '../data/neighbours';
import { bridgePoints, outlines, river, roads, sheet } from '../data/outlines';
import { pegs } from '../data/pegs';

const point = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x / sheet.width, y / sheet.height];
};

const points = (text: string): Point[] => text.split(' ').map(point);

/** Wire runs round the compound, and round each outlying work by itself. */
function wireOf({ id, terrain, compound }: AreaData): { readonly wire?: string } {
  if (terrain !== 'fortress') return {};
  return { wire: compound ? 'compound' : id };
}

const areaPlaces: readonly MapPlace[] = areas.map((area, number) => {
  const { id, terrain } = area;
  const drawn = outlines.find((one) => one.area === id);
  const at = point(drawn?.label ?? '');
  return {
    id,
    shape: terrain === 'valley' ? 'frame' : 'area',
    portrait: at,
    landscape: at,
    outline: points(drawn?.outline ?? ''),
    beside: (neighbours[number] ?? []).flatMap((next) => areas[next.area]?.id ?? []),
    ...wireOf(area),
    ...(terrain !== 'fortress' && terrain !== 'valley' && { lettering: 'open' as const }),
    printed: id === 'cf' ? ['hq'] : terrain === 'hill' || terrain === 'jungle' ? [terrain] : [],
  };
});

/** 8.1, 9.0 Off the map: French aircraft, and what the Viet Minh have on their way. */
const box = (id: string, icon: string, standing?: MapPlace['standing']): MapPlace => ({
  id,
  shape: 'box',
  portrait: [0, 0],
  landscape: [0, 0],
  printed: [icon],
  ...(standing && { standing }),
});

/** 8.1.2 Replacement steps that may come out all try, unless they are held back. */
const replacements = { side: 'viet-minh', ask: 'otha-exit' };

const fords: Country['fords'] = areas.flatMap(({ id }, area) =>
  (neighbours[area] ?? []).flatMap((next): [string, string][] =>
    next.over === 'river' && next.area > area ? [[id, areas[next.area]?.id ?? '']] : [],
  ),
);

export const map: BoardMap = {
  portrait,
  landscape,
  liveries: {
    french: 'blue',
    'viet-minh': 'red',
  },
  places: [...areaPlaces, box('air-park', 'plane'), box('otha', 'crate', replacements)],
  links: [],
  paths: [],
  country: {
    pegs: pegs.map((peg) => {
      const [at = '', km = ''] = peg.split(' ');
      const [u, v] = point(at);
      const [east = 0, north = 0] = km.split(',').map(Number);
      return [u, v, east, north];
    }),
    river: points(river),
    roads: roads.map(({ kind, line }) => ({ kind, line: points(line) })),
    bridges: points(bridgePoints),
    fords,
  },
};
