/** 2.2 The 61 areas of the map. Outlines and label points are in outlines.ts, borders in neighbours.ts. */
import type { Source } from './source';

export type Side = 'french' | 'viet-minh';
export type Terrain = 'clear' | 'hill' | 'jungle' | 'fortress' | 'valley';
export type Bank = 'west' | 'east';
/** 16.1 Works that the set-up names together. */
export type Group = 'Huguette' | 'Claudine' | 'Dominique' | 'Elaine';

interface Row {
  readonly id: string;
  /** The name on the map. */
  readonly name: string;
  readonly terrain: Terrain;
  readonly bank: Bank;
  readonly group?: Group;
  /** 14.5 Inside the fortress compound: the works round the command post. */
  readonly compound?: true;
  readonly source: Source;
}

const named: Source = { stated: '16.1, 17.0', reconstructed: 'lie of the land, enlarged round the command post' };
const valleys: Source = { stated: '2.2, 7.5', reconstructed: 'lie of the land, enlarged round the command post' };
const ground: Source = { reconstructed: 'ground between the named places, terrain as it lies' };

const rows = [
  { id: 'gabrielle', name: 'Gabrielle', terrain: 'fortress', bank: 'west', source: named },
  { id: 'anne-marie', name: 'Anne-Marie', terrain: 'fortress', bank: 'west', source: named },
  { id: 'beatrice', name: 'Beatrice', terrain: 'fortress', bank: 'east', source: named },
  { id: 'francoise', name: 'Francoise', terrain: 'fortress', bank: 'west', source: named },
  { id: 'h6', name: 'H-6', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h7', name: 'H-7', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h5', name: 'H-5', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h1', name: 'H-1', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h4', name: 'H-4', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h2', name: 'H-2', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'h3', name: 'H-3', terrain: 'fortress', bank: 'west', group: 'Huguette', compound: true, source: named },
  { id: 'sparrowhawk', name: 'Sparrowhawk', terrain: 'fortress', bank: 'west', compound: true, source: named },
  { id: 'cf', name: 'Central Fortress', terrain: 'fortress', bank: 'west', compound: true, source: named },
  { id: 'c1', name: 'C-1', terrain: 'fortress', bank: 'west', group: 'Claudine', compound: true, source: named },
  { id: 'c2', name: 'C-2', terrain: 'fortress', bank: 'west', group: 'Claudine', compound: true, source: named },
  { id: 'c3', name: 'C-3', terrain: 'fortress', bank: 'west', group: 'Claudine', compound: true, source: named },
  { id: 'juno', name: 'Juno', terrain: 'fortress', bank: 'west', compound: true, source: named },
  { id: 'd1', name: 'D-1', terrain: 'fortress', bank: 'east', group: 'Dominique', compound: true, source: named },
  { id: 'd2', name: 'D-2', terrain: 'fortress', bank: 'east', group: 'Dominique', compound: true, source: named },
  { id: 'd3', name: 'D-3', terrain: 'fortress', bank: 'east', group: 'Dominique', compound: true, source: named },
  { id: 'e1', name: 'E-1', terrain: 'fortress', bank: 'east', group: 'Elaine', compound: true, source: named },
  { id: 'e2', name: 'E-2', terrain: 'fortress', bank: 'east', group: 'Elaine', compound: true, source: named },
  { id: 'e3', name: 'E-3', terrain: 'fortress', bank: 'east', group: 'Elaine', compound: true, source: named },
  { id: 'isabelle', name: 'Isabelle', terrain: 'fortress', bank: 'west', source: named },
  { id: 'weime', name: 'Weime', terrain: 'fortress', bank: 'east', source: named },
  { id: 'pavie', name: 'Pavie Track', terrain: 'clear', bank: 'west', source: ground },
  { id: 'upper-w', name: 'Nam Yum West Bank', terrain: 'clear', bank: 'west', source: ground },
  { id: 'upper-e', name: 'Nam Yum East Bank', terrain: 'clear', bank: 'east', source: ground },
  { id: 'ban-khe-phai', name: 'Ban Khe Phai', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'nw-heights', name: 'Northwest Heights', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'ban-na-ten', name: 'Ban Na Ten', terrain: 'clear', bank: 'west', source: ground },
  { id: 'ne-heights', name: 'Northeast Heights', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'him-lam', name: 'Him Lam Pass', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'route41', name: 'Route 41 Plain', terrain: 'clear', bank: 'east', source: ground },
  { id: 'tunnel', name: 'Ridge of Ban Long', terrain: 'hill', bank: 'east', source: ground },
  { id: 'torpedo', name: 'Eastern Ridge', terrain: 'hill', bank: 'east', source: ground },
  { id: 'phony', name: 'Phony Hill', terrain: 'hill', bank: 'east', source: ground },
  { id: 'baldy', name: 'Baldy Hill', terrain: 'hill', bank: 'east', source: ground },
  { id: 'e-jungle-n', name: 'Tau Leng Forest', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'e-jungle-s', name: 'Na Loi Forest', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'natasha', name: 'Natasha Plain', terrain: 'clear', bank: 'west', source: ground },
  { id: 'w-forest', name: 'Western Forest', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'octavie', name: 'Octavie Plain', terrain: 'clear', bank: 'west', source: ground },
  { id: 'w-ridge', name: 'Western Ridge', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'juno-s', name: 'South Track', terrain: 'clear', bank: 'west', source: ground },
  { id: 'simone', name: 'Simone Plain', terrain: 'clear', bank: 'east', source: ground },
  { id: 'nhong-nhai', name: 'Nhong Nhai', terrain: 'clear', bank: 'west', source: ground },
  { id: 'sw-hills', name: 'Southwest Hills', terrain: 'hill', bank: 'west', source: ground },
  { id: 'sw-jungle', name: 'Southwest Forest', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'ban-bom', name: 'Ban Bom La', terrain: 'clear', bank: 'west', source: ground },
  { id: 'ban-palech', name: 'Ban Palech', terrain: 'clear', bank: 'east', source: ground },
  { id: 'se-hills', name: 'Southeast Hills', terrain: 'hill', bank: 'east', source: ground },
  { id: 'se-jungle', name: 'Southeast Forest', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'lower-w', name: 'Lower Nam Yum West', terrain: 'clear', bank: 'west', source: ground },
  { id: 'lower-e', name: 'Lower Nam Yum East', terrain: 'clear', bank: 'east', source: ground },
  { id: 'sw-gorge', name: 'Nam Nua Forest', terrain: 'jungle', bank: 'west', source: ground },
  { id: 'se-gorge', name: 'Lower Forest', terrain: 'jungle', bank: 'east', source: ground },
  { id: 'nw', name: 'Northwest Valley', terrain: 'valley', bank: 'west', source: valleys },
  { id: 'ne', name: 'Northeast Valley', terrain: 'valley', bank: 'east', source: valleys },
  { id: 'se', name: 'Southeast Valley', terrain: 'valley', bank: 'east', source: valleys },
  { id: 'sw', name: 'Southwest Valley', terrain: 'valley', bank: 'west', source: valleys },
] as const satisfies readonly Row[];

export type AreaId = (typeof rows)[number]['id'];
export interface AreaData extends Row {
  readonly id: AreaId;
}

/** In the order of their numbers: rules speak of an area by its number, journals by its id. */
export const areas: readonly AreaData[] = rows;
export const areaCount = areas.length;
