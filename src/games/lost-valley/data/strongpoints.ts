/** The strongpoints that each centre joins, as the ground is drawn about it when it is opened: history, on which no rule depends. */
import type { CrId } from './map';

export const strongpoints: Readonly<Partial<Record<CrId, readonly string[]>>> = {
  gabrielle: ['G'],
  'anne-marie': ['AM1', 'AM2', 'AM3', 'AM4'],
  beatrice: ['B1', 'B2', 'B3'],
  francoise: ['F'],
  huguette: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'],
  'epervier-opera': ['Ep', 'Op'],
  dominique: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'],
  eliane: ['E1', 'E2', 'E3', 'E4', 'E10', 'E11', 'E12'],
  claudine: ['C1', 'C2', 'C3', 'C4', 'C5'],
  junon: ['J1', 'J2'],
  isabelle: ['I1', 'I2', 'I3', 'I4', 'I5', 'Wieme'],
};
