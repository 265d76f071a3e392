/** 2.2.1 The 44 areas of the map. Outlines and label points are in outlines.ts, sides in neighbours.ts. */
import type { Source } from './source';

export type Side = 'french' | 'viet-minh';

/** 5.1 Whoever controls a whole set draws one card more. */
export type BonusSet = 'outposts' | 'runway';

/** 2.2.1 Colour of the area number: red is closed to the French, blue a runway, green a neighbour of the runways. */
type NumberColour = 'black' | 'red' | 'blue' | 'green';

export interface AreaData {
  readonly area: number;
  /** The name on the map, in the French of 1954 or the Vietnamese of the place. */
  readonly name: string;
  /** Defensive value of the terrain; 3 is a victory area (14.0). */
  readonly value: 0 | 1 | 2 | 3;
  readonly control: Side;
  readonly colour: NumberColour;
  readonly bonus?: BonusSet;
  /** Touches the Nam Yum. */
  readonly riverside?: true;
  /** Lies at the edge of the map (12.3). */
  readonly edge?: true;
  readonly source: Source;
}

const lie = 'lie of the land, so that every adjacency of the examples holds';
const drawn: Source = { reconstructed: lie };
const known = (stated: string): Source => ({ stated, reconstructed: lie });

const rows: readonly AreaData[] = [
  { area: 1, name: 'Pa Pe Hills', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 2, name: 'Pavie Track North', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  {
    area: 3,
    name: 'Upper Nam Yum',
    value: 1,
    control: 'viet-minh',
    colour: 'red',
    riverside: true,
    edge: true,
    source: drawn,
  },
  {
    area: 4,
    name: 'Ta Leng',
    value: 1,
    control: 'viet-minh',
    colour: 'red',
    riverside: true,
    edge: true,
    source: drawn,
  },
  { area: 5, name: 'North-West Ridge', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 6, name: 'Gabrielle', value: 3, control: 'french', colour: 'black', bonus: 'outposts', source: known('5.1') },
  { area: 7, name: 'Ban Khe Phai', value: 0, control: 'viet-minh', colour: 'black', riverside: true, source: drawn },
  {
    area: 8,
    name: 'Him Lam Jungle',
    value: 1,
    control: 'viet-minh',
    colour: 'red',
    riverside: true,
    edge: true,
    source: drawn,
  },
  {
    area: 9,
    name: 'Anne-Marie',
    value: 2,
    control: 'french',
    colour: 'black',
    bonus: 'outposts',
    source: known('5.1'),
  },
  { area: 10, name: 'Anne-Marie 3-4', value: 1, control: 'french', colour: 'green', riverside: true, source: drawn },
  { area: 11, name: 'Na Loi', value: 1, control: 'viet-minh', colour: 'black', riverside: true, source: known('8.1') },
  { area: 12, name: 'Ban Keo Ridge', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 13, name: 'Françoise', value: 1, control: 'french', colour: 'black', source: drawn },
  {
    area: 14,
    name: 'Béatrice',
    value: 3,
    control: 'french',
    colour: 'black',
    bonus: 'outposts',
    riverside: true,
    source: known('5.1'),
  },
  { area: 15, name: 'Huguette 6-7', value: 2, control: 'french', colour: 'green', source: drawn },
  {
    area: 16,
    name: 'Runway North',
    value: 0,
    control: 'french',
    colour: 'blue',
    bonus: 'runway',
    source: known('5.1, 11.0'),
  },
  { area: 17, name: 'Dominique 1', value: 3, control: 'french', colour: 'black', riverside: true, source: drawn },
  { area: 18, name: 'Eastern Jungle', value: 2, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 19, name: 'Huguette 1-5', value: 3, control: 'french', colour: 'green', source: drawn },
  {
    area: 20,
    name: 'Runway Centre',
    value: 0,
    control: 'french',
    colour: 'blue',
    bonus: 'runway',
    source: known('5.1, 11.0'),
  },
  {
    area: 21,
    name: 'Runway South',
    value: 0,
    control: 'french',
    colour: 'blue',
    bonus: 'runway',
    riverside: true,
    source: known('5.1, 7.0, 11.0'),
  },
  { area: 22, name: 'Opéra-Épervier', value: 1, control: 'french', colour: 'green', riverside: true, source: drawn },
  { area: 23, name: 'Dominique 3-5', value: 2, control: 'french', colour: 'black', riverside: true, source: drawn },
  { area: 24, name: 'Dominique 2', value: 3, control: 'french', colour: 'black', source: drawn },
  { area: 25, name: 'Pe Luong', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 26, name: 'Western Paddies', value: 0, control: 'viet-minh', colour: 'black', source: drawn },
  { area: 27, name: 'Huguette 2-4', value: 2, control: 'french', colour: 'green', source: drawn },
  { area: 28, name: 'PC GONO', value: 3, control: 'french', colour: 'green', riverside: true, source: known('7.0') },
  {
    area: 29,
    name: 'Éliane 10-12',
    value: 2,
    control: 'french',
    colour: 'black',
    riverside: true,
    source: known('7.0'),
  },
  { area: 30, name: 'Éliane 1', value: 3, control: 'french', colour: 'black', source: drawn },
  { area: 31, name: 'Mont Fictif', value: 2, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 32, name: 'Ban Ong Pet', value: 1, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 33, name: 'Lili', value: 1, control: 'french', colour: 'black', source: drawn },
  { area: 34, name: 'Claudine 4-5', value: 2, control: 'french', colour: 'black', source: drawn },
  { area: 35, name: 'Éliane 4', value: 3, control: 'french', colour: 'black', source: drawn },
  { area: 36, name: 'Claudine 1-3', value: 3, control: 'french', colour: 'black', riverside: true, source: drawn },
  { area: 37, name: 'Éliane 3', value: 2, control: 'french', colour: 'black', riverside: true, source: drawn },
  { area: 38, name: 'Éliane 2', value: 3, control: 'french', colour: 'black', source: drawn },
  { area: 39, name: 'Mont Chauve', value: 2, control: 'viet-minh', colour: 'red', edge: true, source: drawn },
  { area: 40, name: 'Ban Co My', value: 0, control: 'viet-minh', colour: 'black', source: drawn },
  { area: 41, name: 'Junon', value: 1, control: 'french', colour: 'black', riverside: true, source: drawn },
  { area: 42, name: 'Ban Ten', value: 1, control: 'viet-minh', colour: 'black', riverside: true, source: drawn },
  {
    area: 43,
    name: 'Isabelle Road West',
    value: 1,
    control: 'viet-minh',
    colour: 'red',
    riverside: true,
    edge: true,
    source: drawn,
  },
  {
    area: 44,
    name: 'Isabelle Road East',
    value: 1,
    control: 'viet-minh',
    colour: 'red',
    riverside: true,
    edge: true,
    source: drawn,
  },
];

/** By number; place 0 is nobody's, so that an area is found at its own number. */
export const areas: readonly (AreaData | undefined)[] = [undefined, ...rows];
export const areaNumbers: readonly number[] = rows.map(({ area }) => area);
export const victoryAreas: readonly number[] = rows.filter(({ value }) => value === 3).map(({ area }) => area);
export const bonusSets: Readonly<Record<BonusSet, readonly number[]>> = {
  outposts: rows.filter(({ bonus }) => bonus === 'outposts').map(({ area }) => area),
  runway: rows.filter(({ bonus }) => bonus === 'runway').map(({ area }) => area),
};
