/** Rules that can be read otherwise: each language says how. */
export const readRules = [
  '0.1',
  '1.5',
  '2.0',
  '3.1',
  '3.2',
  '4.1',
  '5.1',
  '5.2',
  '5.4',
  '5.5',
  '5.6',
  '5.7',
  '6.2.3',
  '6.2.7',
] as const;
export type ReadRule = (typeof readRules)[number];
