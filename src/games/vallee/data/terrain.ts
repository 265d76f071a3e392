/** 10.1, 11.0 What ground does: the Terrain Effects Chart. */
import type { Terrain } from './areas';
import type { Source } from './source';

export interface TerrainData {
  /** Movement points to enter. */
  readonly cost: number;
  /** 10.1 No line of sight goes through it. */
  readonly blocks: boolean;
  /** Added to dice: fire at it, bombardment and air attacks, counter-battery, assault on it. */
  readonly fire: number;
  readonly bombard: number;
  readonly counterBattery: number;
  readonly assault: number;
  readonly tanks: boolean;
  readonly source: Source;
}

/** Cover of works in a fortress area depends on who lies in them: see works. */
export const terrain: Readonly<Record<Terrain, TerrainData>> = {
  clear: {
    cost: 1,
    blocks: false,
    fire: 0,
    bombard: 1,
    counterBattery: 0,
    assault: 0,
    tanks: true,
    source: { stated: '9.2, 9.3, 10.2', reconstructed: 'movement points by ground' },
  },
  hill: {
    cost: 2,
    blocks: true,
    fire: 1,
    bombard: 0,
    counterBattery: 0,
    assault: -1,
    tanks: true,
    source: { stated: '10.1, 14.2', reconstructed: 'sheltered ground, as the cover of the other tables' },
  },
  jungle: {
    cost: 3,
    blocks: true,
    fire: 1,
    bombard: -1,
    counterBattery: -1,
    assault: -1,
    tanks: false,
    source: {
      stated: '9.2, 9.3, 10.1, 10.2, 10.5',
      reconstructed: 'sheltered ground, as the cover of the other tables',
    },
  },
  fortress: {
    cost: 1,
    blocks: false,
    fire: 0,
    bombard: 0,
    counterBattery: 0,
    assault: 0,
    tanks: true,
    source: { stated: '12.2', reconstructed: 'movement points by ground' },
  },
  valley: {
    cost: 3,
    blocks: true,
    fire: 1,
    bombard: -1,
    counterBattery: -1,
    assault: -1,
    tanks: false,
    source: { stated: '9.2, 10.2, 11.0, 11.3', reconstructed: 'as jungle, which these valleys are' },
  },
};

/** 11.0 From one valley to another. */
export const valleyToValley = { cost: 4, source: { stated: '11.0' } satisfies Source } as const;

/** A river without a bridge. Attackers who cross it count half, fractions up. */
export const riverBorder = {
  cost: 1,
  source: {
    stated: '12.2',
    reconstructed: 'river halves those who cross it, so that strengths are modified for terrain',
  } satisfies Source,
} as const;

/** 12.1, 12.2 What works do for those in a fortress area. */
export const works = {
  compoundSteady: { value: 2, source: { reconstructed: 'deep trenches under mutual cover' } satisfies Source },
  compoundShaken: {
    value: 1,
    source: { reconstructed: 'a shaken garrison is half out of its trenches' } satisfies Source,
  },
  compoundCaptured: { value: 1, source: { reconstructed: 'captured trenches face the wrong way' } satisfies Source },
  outlying: { value: 1, source: { reconstructed: 'a lone post is under fire from all sides' } satisfies Source },
  assault: {
    value: -1,
    source: {
      stated: '12.2',
      reconstructed: 'French works help only the French, as the example in 12.2 counts',
    } satisfies Source,
  },
} as const;

/** 14.4.1 Entrenchments. */
export const entrenchment = {
  most: 2,
  source: {
    stated: '9.2, 9.3, 10.2, 10.5, 14.4.1',
    reconstructed: 'same size as in 9.2, 9.3 and 10.2',
  } satisfies Source,
} as const;
