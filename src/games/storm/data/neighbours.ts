/** 7.0 Which areas are adjacent, and over what. */
import { areaNumbers } from './areas';
import type { Source } from './source';

/** What lies on the side between two areas. */
export type Border = 'land' | 'river' | 'bridge';

export interface Neighbour {
  readonly area: number;
  readonly over: Border;
}

/** Each side once, from the lower number: ~ over the river, = over the river at a bridge. */
const sides: readonly string[] = [
  '1: 2 5 6',
  '2: 3 6',
  '3: 4~ 6 7 8~',
  '4: 8',
  '5: 6 9 12',
  '6: 7 9',
  '7: 8~ 9 10 11',
  '8: 11~ 14 17 18',
  '9: 10 12 13 15',
  '10: 11 15 16 17~ 22',
  '11: 14~ 17~',
  '12: 13 25',
  '13: 15 19 25 26',
  '14: 17',
  '15: 16 19 20',
  '16: 20 22',
  '17: 18 22~ 23 24',
  '18: 24 30 31',
  '19: 20 26 27',
  '20: 21 22 27',
  '21: 22 23~ 27 28 29=',
  '22: 23~',
  '23: 24 29 30',
  '24: 30',
  '25: 26 32',
  '26: 27 32 33 34 40',
  '27: 28 33',
  '28: 29= 33 36 37~',
  '29: 30 35 37',
  '30: 31 35',
  '31: 35 38 39',
  '32: 40 43',
  '33: 34 36',
  '34: 36 40 41',
  '35: 37 38',
  '36: 37~ 41',
  '37: 38 41~ 42',
  '38: 39 42',
  '39: 42 44',
  '40: 41 43',
  '41: 42~ 43',
  '42: 43~ 44',
  '43: 44~',
];

/** Sides that a worked example or a rule names; the others are shared edges of the reconstructed map. */
const statedSides: Readonly<Record<string, string>> = {
  '7-10': '7.0',
  '7-11': '8.1',
  '8-11': '8.1',
  '8-14': '10.0',
  '10-11': '7.0',
  '10-17': '7.0',
  '11-14': '8.1, 10.0',
  '11-17': '7.0',
  '14-17': '7.0, 10.0',
  '21-29': '7.0',
  '28-29': '7.0',
};

export function sourceOfSide(a: number, b: number): Source {
  const stated = statedSides[`${Math.min(a, b)}-${Math.max(a, b)}`];
  return stated === undefined ? { reconstructed: 'shared edge of the reconstructed map' } : { stated };
}

function parse(): readonly (readonly Neighbour[])[] {
  const found: Neighbour[][] = [[], ...areaNumbers.map(() => [])];
  for (const side of sides) {
    const [from = '', list = ''] = side.split(': ');
    for (const entry of list.split(' ')) {
      const over: Border = entry.endsWith('=') ? 'bridge' : entry.endsWith('~') ? 'river' : 'land';
      const [a, b] = [Number(from), Number.parseInt(entry, 10)];
      found[a]?.push({ area: b, over });
      found[b]?.push({ area: a, over });
    }
  }
  return found.map((list) => list.sort((x, y) => x.area - y.area));
}

/** The neighbours of each area, by its number, in the order of their numbers. */
export const neighbours: readonly (readonly Neighbour[])[] = parse();
