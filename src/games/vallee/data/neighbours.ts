/** 11.0 Which areas are adjacent, and over what. */
import { areas } from './areas';

/** What lies on the border of two areas. */
export type Border = 'land' | 'river' | 'bridge';

export interface Neighbour {
  readonly area: number;
  readonly over: Border;
}

/** Each border once, from the lower number: ~ over the river, = over the river at a bridge. Rebuilt: edges of our map. */
const borders: readonly string[] = [
  'gabrielle: pavie upper-w ban-khe-phai nw-heights',
  'anne-marie: h7 pavie nw-heights ban-na-ten',
  'beatrice: ne-heights him-lam route41 tunnel',
  'francoise: h7 h5 ban-na-ten natasha w-forest',
  'h6: h7 h1 sparrowhawk pavie upper-w',
  'h7: h5 h1 pavie',
  'h5: h1 h4 h2 natasha',
  'h1: h2 h3 sparrowhawk',
  'h4: h2 c1 c2 natasha octavie',
  'h2: h3 cf c1',
  'h3: sparrowhawk cf',
  'sparrowhawk: cf d3~ upper-w',
  'cf: c1 juno e3=',
  'c1: c2 c3',
  'c2: c3 octavie',
  'c3: juno octavie',
  'juno: e3~ octavie juno-s simone~',
  'd1: d2 d3 route41 tunnel',
  'd2: d3 e1 tunnel torpedo phony',
  'd3: e1 e3 upper-w~ route41',
  'e1: e2 e3 phony',
  'e2: e3 phony baldy simone',
  'e3: simone',
  'isabelle: weime= nhong-nhai sw-hills ban-bom lower-w',
  'weime: nhong-nhai~ ban-palech se-hills se-jungle lower-w~ lower-e',
  'pavie: upper-w nw-heights',
  'upper-w: upper-e~ ban-khe-phai route41~ nw',
  'upper-e: ne-heights route41 ne',
  'ban-khe-phai: nw-heights nw',
  'nw-heights: ban-na-ten nw',
  'ban-na-ten: w-forest nw',
  'ne-heights: him-lam route41 ne',
  'him-lam: tunnel e-jungle-n ne',
  'tunnel: torpedo e-jungle-n',
  'torpedo: phony e-jungle-n',
  'phony: baldy e-jungle-n e-jungle-s',
  'baldy: e-jungle-s simone',
  'e-jungle-n: e-jungle-s ne',
  'e-jungle-s: simone se',
  'natasha: w-forest octavie w-ridge nw',
  'w-forest: nw',
  'octavie: w-ridge juno-s nhong-nhai sw-hills',
  'w-ridge: sw-hills sw-jungle sw',
  'juno-s: simone~ nhong-nhai ban-palech~',
  'simone: ban-palech se-hills se-jungle se',
  'nhong-nhai: sw-hills ban-palech~',
  'sw-hills: sw-jungle ban-bom',
  'sw-jungle: ban-bom sw',
  'ban-bom: lower-w sw-gorge sw',
  'ban-palech: se-hills',
  'se-hills: se-jungle',
  'se-jungle: lower-e se-gorge se',
  'lower-w: lower-e~ sw-gorge sw',
  'lower-e: se-gorge se',
  'sw-gorge: sw',
  'se-gorge: se',
  'nw: ne sw',
  'ne: se',
  'se: sw',
];

const marks: Readonly<Record<string, Border>> = { '~': 'river', '=': 'bridge' };
const numbers: ReadonlyMap<string, number> = new Map(areas.map(({ id }, number) => [id, number]));

function readBorders(): Neighbour[][] {
  const lists: Neighbour[][] = areas.map(() => []);
  for (const line of borders) {
    const [from = '', rest = ''] = line.split(': ');
    const a = numbers.get(from) ?? -1;
    for (const entry of rest.split(' ')) {
      const over = marks[entry.at(-1) ?? ''] ?? 'land';
      const b = numbers.get(over === 'land' ? entry : entry.slice(0, -1)) ?? -1;
      lists[a]?.push({ area: b, over });
      lists[b]?.push({ area: a, over });
    }
  }
  return lists.map((list) => list.sort((one, two) => one.area - two.area));
}

/** By area number. */
export const neighbours: readonly (readonly Neighbour[])[] = readBorders();
