/** 0.2 The 27 zones of the map and which of them touch. Their outlines are in outlines.ts. */
import type { Source } from './source';

/** 0.2 Zones with PAs, open ground around them, strategic jungle. */
export type ZoneKind = 'jungle' | 'peripheral' | 'cr';
export type Terrain = 'jungle' | 'flat' | 'marsh' | 'hill';

export interface ZoneData {
  readonly id: string;
  readonly name: string;
  readonly kind: ZoneKind;
  readonly terrain: Terrain;
  /** Zones that it is joined to: this list decides, not the drawing. */
  readonly beside: string;
  readonly source: Source;
}

const GROUND = 'lie of the land around the camp';
const LETTER = 'one alphabet for the outer ring satisfies every letter the rules name';
const wild: Source = { reconstructed: 'only two of the jungle zones are placed by the rules' };
const ground: Source = { reconstructed: GROUND };
const lettered: Source = { stated: '0.1', reconstructed: LETTER };
const shared: Source = {
  stated: '0.1',
  reconstructed: 'two centres share a zone, so that a centre of one PA can be encircled',
};

export const zones: readonly ZoneData[] = [
  { id: 'J1', name: 'Jungle 1', kind: 'jungle', terrain: 'jungle', beside: 'J2 J4 ZA ZJ ZL ZM ZO ZP', source: wild },
  {
    id: 'J2',
    name: 'Jungle 2',
    kind: 'jungle',
    terrain: 'jungle',
    beside: 'J1 J3 ZA ZB ZC ZD ZE',
    source: { stated: '3.1' },
  },
  { id: 'J3', name: 'Jungle 3', kind: 'jungle', terrain: 'jungle', beside: 'J2 J4 ZE ZF ZG ZQ', source: wild },
  {
    id: 'J4',
    name: 'Jungle 4',
    kind: 'jungle',
    terrain: 'jungle',
    beside: 'J1 J3 ZG ZH ZJ ZQ',
    source: { stated: '3.2' },
  },
  { id: 'ZA', name: 'A (Gabrielle)', kind: 'cr', terrain: 'hill', beside: 'J1 J2 ZC ZP', source: lettered },
  {
    id: 'ZB',
    name: 'B (Beatrice)',
    kind: 'cr',
    terrain: 'hill',
    beside: 'J2 ZC ZD',
    source: { stated: '0.2', reconstructed: LETTER },
  },
  { id: 'ZC', name: 'C', kind: 'peripheral', terrain: 'flat', beside: 'J2 ZA ZB ZD ZN ZP DO', source: ground },
  { id: 'ZD', name: 'D', kind: 'peripheral', terrain: 'hill', beside: 'J2 ZB ZC ZE DO', source: ground },
  {
    id: 'ZE',
    name: 'E (Mount Phony)',
    kind: 'peripheral',
    terrain: 'hill',
    beside: 'J2 J3 ZD ZF DO EL',
    source: ground,
  },
  {
    id: 'ZF',
    name: 'F (Mount Baldy)',
    kind: 'peripheral',
    terrain: 'hill',
    beside: 'J3 ZE ZG EL',
    source: { stated: '8.0', reconstructed: GROUND },
  },
  { id: 'ZG', name: 'G', kind: 'peripheral', terrain: 'flat', beside: 'J3 J4 ZF ZH CL EL', source: { stated: '3.2' } },
  { id: 'ZH', name: 'H', kind: 'peripheral', terrain: 'flat', beside: 'J4 ZG ZJ CL', source: { stated: '3.2' } },
  { id: 'ZJ', name: 'J', kind: 'peripheral', terrain: 'marsh', beside: 'J1 J4 ZH ZK CL', source: ground },
  { id: 'ZK', name: 'K', kind: 'peripheral', terrain: 'marsh', beside: 'ZJ ZL HU LI CL', source: ground },
  { id: 'ZL', name: 'L', kind: 'peripheral', terrain: 'flat', beside: 'J1 ZK ZM HU', source: ground },
  { id: 'ZM', name: 'M', kind: 'peripheral', terrain: 'flat', beside: 'J1 ZL ZN ZO HU', source: ground },
  {
    id: 'ZN',
    name: 'N',
    kind: 'peripheral',
    terrain: 'flat',
    beside: 'ZC ZM ZO ZP HU EP',
    source: { stated: '0.2', reconstructed: GROUND },
  },
  { id: 'ZO', name: 'O (Anne-Marie)', kind: 'cr', terrain: 'hill', beside: 'J1 ZM ZN ZP', source: lettered },
  { id: 'ZP', name: 'P', kind: 'peripheral', terrain: 'flat', beside: 'J1 ZA ZC ZN ZO', source: ground },
  {
    id: 'ZQ',
    name: 'Q (around Isabelle)',
    kind: 'peripheral',
    terrain: 'marsh',
    beside: 'J3 J4 ZR',
    source: { stated: '0.2', reconstructed: GROUND },
  },
  { id: 'ZR', name: 'R (Isabelle)', kind: 'cr', terrain: 'flat', beside: 'ZQ', source: { stated: '0.2' } },
  { id: 'HU', name: 'Huguette-Francoise', kind: 'cr', terrain: 'flat', beside: 'ZK ZL ZM ZN EP LI', source: shared },
  { id: 'EP', name: 'Epervier-Opera', kind: 'cr', terrain: 'flat', beside: 'ZN HU LI CL DO EL', source: shared },
  { id: 'LI', name: 'Lili', kind: 'cr', terrain: 'flat', beside: 'ZK HU EP CL', source: { stated: '0.1' } },
  { id: 'CL', name: 'Claudine-Junon', kind: 'cr', terrain: 'flat', beside: 'ZG ZH ZJ ZK EP LI EL', source: shared },
  { id: 'DO', name: 'Dominique', kind: 'cr', terrain: 'hill', beside: 'ZC ZD ZE EP EL', source: { stated: '0.1' } },
  { id: 'EL', name: 'Eliane', kind: 'cr', terrain: 'hill', beside: 'ZE ZF ZG EP CL DO', source: { stated: '0.1' } },
];

/** 3.1 Where battalions come back and reinforcements arrive; 3.2 the only jungle zone open to the French. */
export const NORTH_EAST = 'J2';
export const FRENCH_JUNGLE = 'J4';
/** 3.2 Zones from which the French enter that jungle; the road to Isabelle takes one of the first two, then the last. */
export const jungleGates: readonly string[] = ['ZG', 'ZH', 'ZQ'];
/** 8.0 Mount Baldy. */
export const MOUNT_BALDY = 'ZF';
/** 0.2 Isabelle and the ground around her. */
export const ISABELLE = 'ZR';
export const AROUND_ISABELLE = 'ZQ';
