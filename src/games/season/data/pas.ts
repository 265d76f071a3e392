/** 0.1 The 44 strongpoints (PA) in their centres of resistance (CR). Lines and assault bases are in lines.ts. */
import type { Source } from './source';

export interface CrData {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** 0.1 Part of the central fortified camp. */
  readonly crc: boolean;
  readonly source: Source;
}

const named: Source = { stated: '0.1' };
const joined: Source = {
  stated: '8.0',
  reconstructed: 'a centre of the west bank that neither list names joins the camp',
};

export const crs: readonly CrData[] = [
  { id: 'G', name: 'Gabrielle', zone: 'ZA', crc: false, source: named },
  { id: 'B', name: 'Beatrice', zone: 'ZB', crc: false, source: named },
  { id: 'AM', name: 'Anne-Marie', zone: 'ZO', crc: false, source: named },
  { id: 'I', name: 'Isabelle', zone: 'ZR', crc: false, source: named },
  { id: 'H', name: 'Huguette', zone: 'HU', crc: true, source: named },
  { id: 'F', name: 'Francoise', zone: 'HU', crc: true, source: joined },
  { id: 'L', name: 'Lili', zone: 'LI', crc: true, source: named },
  { id: 'C', name: 'Claudine', zone: 'CL', crc: true, source: named },
  { id: 'JU', name: 'Junon', zone: 'CL', crc: true, source: named },
  { id: 'EP', name: 'Epervier', zone: 'EP', crc: true, source: named },
  { id: 'OP', name: 'Opera', zone: 'EP', crc: true, source: named },
  { id: 'D', name: 'Dominique', zone: 'DO', crc: true, source: named },
  { id: 'E', name: 'Eliane', zone: 'EL', crc: true, source: named },
];

export interface PaData {
  readonly id: string;
  readonly name: string;
  readonly cr: string;
  readonly zone: string;
  readonly bank: 'west' | 'east';
  /** The hill it stands on; PAs with the same name share one. */
  readonly hill?: string;
  /** 8.0 Trenches may be dug around it. */
  readonly encirclable?: true;
  /** 8.0 A hill that costs the French a step a week. */
  readonly strategic?: true;
  readonly source: Source;
}

const number: Source = { stated: '9.3', reconstructed: 'number of PAs in each centre, so that they are 44' };

export const pas: readonly PaData[] = [
  { id: 'G1', name: 'Gabrielle 1', cr: 'G', zone: 'ZA', bank: 'west', hill: 'Gabrielle', source: number },
  { id: 'G2', name: 'Gabrielle 2', cr: 'G', zone: 'ZA', bank: 'west', hill: 'Gabrielle', source: number },
  { id: 'G3', name: 'Gabrielle 3', cr: 'G', zone: 'ZA', bank: 'west', hill: 'Gabrielle', source: number },
  { id: 'G4', name: 'Gabrielle 4', cr: 'G', zone: 'ZA', bank: 'west', hill: 'Gabrielle', source: number },
  { id: 'B1', name: 'Beatrice 1', cr: 'B', zone: 'ZB', bank: 'east', hill: 'B1', source: number },
  { id: 'B2', name: 'Beatrice 2', cr: 'B', zone: 'ZB', bank: 'east', hill: 'B2', source: number },
  { id: 'B3', name: 'Beatrice 3', cr: 'B', zone: 'ZB', bank: 'east', hill: 'Beatrice south', source: number },
  { id: 'B4', name: 'Beatrice 4', cr: 'B', zone: 'ZB', bank: 'east', hill: 'Beatrice south', source: number },
  {
    id: 'AM1',
    name: 'Anne-Marie 1',
    cr: 'AM',
    zone: 'ZO',
    bank: 'west',
    hill: 'Anne-Marie',
    source: { stated: '3.2' },
  },
  {
    id: 'AM2',
    name: 'Anne-Marie 2',
    cr: 'AM',
    zone: 'ZO',
    bank: 'west',
    hill: 'Anne-Marie',
    source: { stated: '3.2' },
  },
  { id: 'H1', name: 'Huguette 1', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: { stated: '3.2' } },
  { id: 'H2', name: 'Huguette 2', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: number },
  { id: 'H3', name: 'Huguette 3', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: number },
  { id: 'H4', name: 'Huguette 4', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: number },
  { id: 'H5', name: 'Huguette 5', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: number },
  {
    id: 'H6',
    name: 'Huguette 6',
    cr: 'H',
    zone: 'HU',
    bank: 'west',
    encirclable: true,
    source: { stated: '0.1, 3.2, 9.2' },
  },
  { id: 'H7', name: 'Huguette 7', cr: 'H', zone: 'HU', bank: 'west', encirclable: true, source: { stated: '9.2' } },
  { id: 'F1', name: 'Francoise', cr: 'F', zone: 'HU', bank: 'west', encirclable: true, source: { stated: '8.0' } },
  { id: 'L1', name: 'Lili 1', cr: 'L', zone: 'LI', bank: 'west', encirclable: true, source: number },
  { id: 'L2', name: 'Lili 2', cr: 'L', zone: 'LI', bank: 'west', encirclable: true, source: number },
  { id: 'C1', name: 'Claudine 1', cr: 'C', zone: 'CL', bank: 'west', encirclable: true, source: number },
  { id: 'C2', name: 'Claudine 2', cr: 'C', zone: 'CL', bank: 'west', encirclable: true, source: number },
  { id: 'C3', name: 'Claudine 3', cr: 'C', zone: 'CL', bank: 'west', encirclable: true, source: number },
  { id: 'C4', name: 'Claudine 4', cr: 'C', zone: 'CL', bank: 'west', encirclable: true, source: number },
  { id: 'C5', name: 'Claudine 5', cr: 'C', zone: 'CL', bank: 'west', encirclable: true, source: number },
  { id: 'JU1', name: 'Junon', cr: 'JU', zone: 'CL', bank: 'west', encirclable: true, source: { stated: '8.0' } },
  { id: 'EP1', name: 'Epervier', cr: 'EP', zone: 'EP', bank: 'west', encirclable: true, source: { stated: '8.0' } },
  { id: 'OP1', name: 'Opera', cr: 'OP', zone: 'EP', bank: 'west', encirclable: true, source: { stated: '8.0' } },
  {
    id: 'D1',
    name: 'Dominique 1',
    cr: 'D',
    zone: 'DO',
    bank: 'east',
    hill: 'D1',
    strategic: true,
    source: { stated: '8.0' },
  },
  {
    id: 'D2',
    name: 'Dominique 2',
    cr: 'D',
    zone: 'DO',
    bank: 'east',
    hill: 'D2',
    strategic: true,
    source: { stated: '8.0' },
  },
  { id: 'D3', name: 'Dominique 3', cr: 'D', zone: 'DO', bank: 'east', source: number },
  { id: 'D4', name: 'Dominique 4', cr: 'D', zone: 'DO', bank: 'west', source: number },
  { id: 'D5', name: 'Dominique 5', cr: 'D', zone: 'DO', bank: 'east', source: { stated: '8.0' } },
  { id: 'D6', name: 'Dominique 6', cr: 'D', zone: 'DO', bank: 'east', hill: 'D6', source: { stated: '8.0' } },
  {
    id: 'E1',
    name: 'Eliane 1',
    cr: 'E',
    zone: 'EL',
    bank: 'east',
    hill: 'E1',
    strategic: true,
    source: { stated: '8.0' },
  },
  {
    id: 'E2',
    name: 'Eliane 2',
    cr: 'E',
    zone: 'EL',
    bank: 'east',
    hill: 'E2',
    strategic: true,
    source: { stated: '8.0' },
  },
  { id: 'E3', name: 'Eliane 3', cr: 'E', zone: 'EL', bank: 'east', source: number },
  {
    id: 'E4',
    name: 'Eliane 4',
    cr: 'E',
    zone: 'EL',
    bank: 'east',
    hill: 'E4',
    strategic: true,
    source: { stated: '8.0' },
  },
  { id: 'E10', name: 'Eliane 10', cr: 'E', zone: 'EL', bank: 'east', source: number },
  { id: 'I1', name: 'Isabelle 1', cr: 'I', zone: 'ZR', bank: 'west', source: { stated: '0.2' } },
  { id: 'I2', name: 'Isabelle 2', cr: 'I', zone: 'ZR', bank: 'west', source: { stated: '0.2' } },
  { id: 'I3', name: 'Isabelle 3', cr: 'I', zone: 'ZR', bank: 'west', source: { stated: '0.2' } },
  { id: 'I4', name: 'Isabelle 4', cr: 'I', zone: 'ZR', bank: 'west', source: { stated: '0.2' } },
  { id: 'I5', name: 'Isabelle 5 (Wieme)', cr: 'I', zone: 'ZR', bank: 'east', source: { stated: '0.2' } },
];

/** The hill that counts double. */
export const GABRIELLE = 'Gabrielle';

/** 3.2 What counts for the air table when it is lost: centres that must be lost whole, and single PAs. */
export const airPlaces: readonly string[][] = [
  ['B1', 'B2', 'B3', 'B4'],
  ['G1', 'G2', 'G3', 'G4'],
  ['AM1'],
  ['AM2'],
  ['D1'],
  ['D2'],
  ['H6'],
  ['H1'],
];

/** 9.2 The attrition points of the second scenario, Mount Baldy apart: hills to be held, others held or encircled. */
export const attritionPas: readonly string[] = ['D1', 'D2', 'E1', 'E2', 'E4', 'H6', 'H7'];
