/** What the map says: names short enough for a crowded sheet, and an area as it is heard. */
import type { StormTexts } from '../texts';

export const map = {
  brief: {
    1: 'Pa Pe',
    2: 'Pavie N',
    5: 'NW Ridge',
    8: 'Him Lam',
    12: 'Ban Keo',
    16: 'Runway N',
    18: 'E Jungle',
    20: 'Runway C',
    21: 'Runway S',
    26: 'Paddies',
    31: 'Fictif',
    32: 'Ong Pet',
    39: 'Chauve',
  },
  heard: {
    victory: 'victory area',
    fresh: (count) => `${count} fresh`,
    spent: (count) => `${count} spent`,
    firepower: (points) => `firepower ${points}`,
    terrain: (value) => `terrain ${value}`,
    terrainLost: (value) => `terrain ${value}, does not count`,
    trench: (level) => `trench ${level}`,
  },
} satisfies Partial<StormTexts>;
