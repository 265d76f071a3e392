/** Rules that can be read otherwise: each language says how. */
export const readRules = ['2.2.8.2', '5.1', '5.2.2', '7.2', '11.1', '12.1', '12.3.4', '14.3', '15.0', '17.1'] as const;
export type ReadRule = (typeof readRules)[number];
